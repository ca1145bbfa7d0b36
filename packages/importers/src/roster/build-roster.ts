import type { PointsOrigin, Roster, RosterUnit, Selection } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import type { Report } from '../page/report.js';
import type { RosterHeader, UnitDraft } from './draft.js';
import { foldName, isSameName } from './fold-name.js';
import { modelsOf } from './models.js';
import type { RosterFormat } from './text/dialect.js';

export interface BuildContext {
  readonly file: string;
  readonly format: RosterFormat;
  readonly edition: string;
  readonly report: Report;
  readonly lastLine: number;
  readonly pointsFrom?: PointsOrigin;
}

/** Header and drafts to a roster; what the parts say of each other is checked and reported. */
export function buildRoster(header: RosterHeader, drafts: readonly UnitDraft[], context: BuildContext): Roster {
  const { format, report } = context;
  const ids = uniqueIds(drafts.map(({ name }) => name));
  placeFromHeader(header, drafts);
  const units = drafts.map((draft, i) => buildUnit(draft, ids[i] ?? '', report));
  const roster = rosterOf(header, withAttachments(units, drafts), context);
  checkPoints(roster, report);
  checkUnits(header, drafts, report);
  if (format === 'wtc-compact' || format === 'wtc-full' || format === 'new-recruit-gw')
    checkEnhancements(roster, header, report);
  return roster;
}

export function rosterOf(header: RosterHeader, units: readonly RosterUnit[], context: BuildContext): Roster {
  const { file, format, edition, lastLine, pointsFrom } = context;
  const name = header.name ?? header.faction ?? 'Roster';
  const { faction, subfaction, battleSize, points, pointsLimit } = header;
  return {
    kind: 'roster',
    id: kebab(name) || 'roster',
    name,
    edition,
    source: { file, lines: [1, Math.max(1, lastLine)] },
    gaps: header.gaps,
    format,
    ...(faction === undefined ? {} : { faction }),
    ...(subfaction === undefined ? {} : { subfaction }),
    detachments: header.detachments,
    dispositions: header.dispositions,
    ...(battleSize === undefined ? {} : { battleSize }),
    ...(points === undefined ? {} : { points }),
    ...(pointsLimit === undefined ? {} : { pointsLimit }),
    ...(pointsFrom === undefined ? {} : { pointsFrom }),
    units,
  };
}

/** `boyz`, `boyz-2`: ids in the order of the list. */
export function uniqueIds(names: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  const taken = new Set<string>();
  return names.map((name) => {
    const base = kebab(name) || 'unit';
    let nth = (seen.get(base) ?? 0) + 1;
    while (taken.has(nth === 1 ? base : `${base}-${nth}`)) nth++;
    seen.set(base, nth);
    const id = nth === 1 ? base : `${base}-${nth}`;
    taken.add(id);
    return id;
  });
}

function buildUnit(draft: UnitDraft, id: string, report: Report): RosterUnit {
  const { models, wargear, distributed } = modelsOf(draft);
  for (const name of distributed)
    report.warn(
      'roster-wargear-distributed',
      draft.line,
      `The list gives numbers for all ${name} of ${draft.name}; each was given one`,
      {
        found: name,
        hint: 'check which model carries what',
      },
    );
  if (models.some(({ shared }) => shared.length > 0))
    report.warn(
      'roster-wargear-shared',
      draft.line,
      `The list does not say which models of ${draft.name} carry what; it is kept for all together`,
      {
        found: draft.name,
        hint: 'say it where it matters',
      },
    );
  checkCount(
    draft,
    models.reduce((sum, { count }) => sum + count, 0),
    report,
  );
  return {
    id,
    name: draft.name,
    ...(draft.points === undefined ? {} : { points: draft.points }),
    models,
    wargear,
    enhancements: draft.enhancements.map(
      ({ name, points }): Selection => ({ name, count: 1, ...(points === undefined ? {} : { points }) }),
    ),
    isWarlord: draft.isWarlord,
    ...(draft.section === undefined ? {} : { section: draft.section }),
    keywords: [],
    lines: [draft.line, draft.lastLine],
  };
}

function checkCount({ name, count, line }: UnitDraft, found: number, report: Report): void {
  if (count === undefined || count === found) return;
  report.warn(
    'roster-models-differ',
    line,
    `${name} says ${count} models and lists ${found}; those listed were taken`,
    {
      found: String(found),
    },
  );
}

/**
 * The header names the warlord and who has which enhancement. What the units say themselves goes before; labels such
 * as `Char1` are not numbered alike in header and list by every version, so the unit's name must agree.
 */
function placeFromHeader(header: RosterHeader, drafts: readonly UnitDraft[]): void {
  const [, label = '', name = ''] = /^(?:(\w{2,8}\d{1,3}): )?(.+)$/.exec(header.warlord ?? '') ?? [];
  const warlord = drafts.some(({ isWarlord }) => isWarlord) ? undefined : draftCalled({ label, name }, drafts);
  if (warlord) warlord.isWarlord = true;
  for (const { name: enhancement, label, unit } of header.enhancements) {
    const isPlaced = drafts.some(({ enhancements }) => enhancements.some((one) => isSameName(one.name, enhancement)));
    const owner = isPlaced ? undefined : draftCalled({ label, name: unit }, drafts);
    if (!owner) continue;
    const printed = owner.items.findIndex((item) => isSameName(item.name, enhancement) && item.children.length === 0);
    const [taken] = printed === -1 ? [] : owner.items.splice(printed, 1);
    owner.enhancements.push({ name: enhancement, ...(taken?.points === undefined ? {} : { points: taken.points }) });
  }
}

function draftCalled(
  called: { readonly label: string; readonly name: string },
  drafts: readonly UnitDraft[],
): UnitDraft | undefined {
  const alike = drafts.filter(({ name }) => isSameName(name, called.name));
  return alike.find(({ label }) => label === called.label) ?? alike[0];
}

/** Leaders and support of an attached unit belong to its bodyguard; `Leading X[2]` names the unit itself. */
function withAttachments(units: readonly RosterUnit[], drafts: readonly UnitDraft[]): readonly RosterUnit[] {
  return units.map((unit, i) => {
    const draft = drafts[i];
    const at = draft === undefined ? -1 : bodyguardOf(draft, drafts);
    const bodyguard = units[at];
    if (!draft || !bodyguard || at === i) return unit;
    const attachedAs = draft.role === 'support' ? 'support' : 'leader';
    return { ...unit, attachedTo: bodyguard.id, attachedAs };
  });
}

function bodyguardOf(draft: UnitDraft, drafts: readonly UnitDraft[]): number {
  const { leads, role, group } = draft;
  if (leads !== undefined) {
    const alike = drafts.flatMap((other, i) => (isSameName(other.name, leads.name) ? [i] : []));
    return alike[leads.nth - 1] ?? -1;
  }
  if (group === undefined || role === undefined || role === 'bodyguard') return -1;
  return drafts.findIndex((other) => other.group === group && other.role === 'bodyguard');
}

export function checkPoints(roster: Roster, report: Report): void {
  const priced = roster.units.filter(({ points }) => points !== undefined);
  const sum = priced.reduce((total, { points = 0 }) => total + points, 0);
  if (roster.points === undefined || priced.length === 0 || sum === roster.points) return;
  report.warn('roster-points-differ', 1, `The list says ${roster.points} points and its units come to ${sum}`, {
    found: String(sum),
    hint: 'check whether a unit is missing',
  });
}

function checkUnits({ unitCount }: RosterHeader, drafts: readonly UnitDraft[], report: Report): void {
  if (unitCount === undefined || unitCount === drafts.length) return;
  report.warn('roster-units-differ', 1, `The list says ${unitCount} units and ${drafts.length} were read`, {
    found: String(drafts.length),
    hint: 'check whether a unit is missing',
  });
}

function checkEnhancements(roster: Roster, header: RosterHeader, report: Report): void {
  const had = new Set(roster.units.flatMap(({ enhancements }) => enhancements.map(({ name }) => foldName(name))));
  for (const { name } of header.enhancements)
    if (!had.has(foldName(name)))
      report.warn(
        'roster-enhancement-unplaced',
        1,
        `No unit of the list has the enhancement ${name} that its header names`,
        {
          found: name,
        },
      );
}
