import type { Datasheet } from '@umpire/datasheets';
import { type Entry, placeOf, within } from '../entry/entry.js';
import type { Setting } from '../modifiers/conditions.js';
import { reachingModifiers } from '../modifiers/reaching.js';
import { isVisible } from '../modifiers/visibility.js';
import { printedText } from '../printed-text.js';
import { readAbilities } from './abilities.js';
import { readAttachments } from './attachments.js';
import { boundModifiersOf, boundsOf } from './bounds.js';
import { readCosts } from './costs.js';
import { readKeywords } from './keywords.js';
import { readLoadouts } from './loadouts.js';
import { markedName } from './marked-name.js';
import { readModels, withInvulnerable } from './models.js';
import { hiddenUnless, kindOfProfile, resolveInfo } from './resolved-profile.js';
import { sourceOf, type UnitContext } from './unit-context.js';
import type { UnitReading } from './unit-reading.js';
import { readWeapons } from './weapons.js';

export interface DatasheetInput {
  readonly unit: Entry;
  readonly id: string;
  readonly faction: string;
  readonly setting: Setting;
  readonly points: ReadonlySet<string>;
  /** Ids of the enhancement records that the unit may take. */
  readonly enhancements: readonly string[];
}

/** A resolved unit to its datasheet. */
export function readDatasheet({ unit, id, faction, setting, points, enhancements }: DatasheetInput): Datasheet {
  const { name, marks } = markedName(unit.name);
  const reaching = reachingModifiers(unit, setting);
  const edition = setting.library.edition;
  const context: UnitContext = { unit, name, faction, edition, setting, reaching, changes: [], gaps: [] };
  const { models, profileOf } = readModels(context);
  const { weapons, idsOf: weaponsOf } = readWeapons(context);
  const { abilities, detachmentRules, idsOf: abilitiesOf } = readAbilities(context);
  const bounds = boundModifiersOf(unit);
  const reading: UnitReading = { context, bounds, points, weaponsOf, abilitiesOf, wargearIds: new Set() };
  const built = readLoadouts(unit, reading, profileOf);
  const costs = readCosts(unit, built, reading);
  const { role, ...keywords } = readKeywords(context);
  const attachments = readAttachments(abilities, context);
  const transport = readTransport(context);
  const visible = isVisible(unit, { entry: unit, setting });
  if (typeof visible === 'object')
    context.changes.push(hiddenUnless(visible, { of: 'datasheet', ids: [], line: placeOf(unit).node.line }));
  const limit = limitOf(unit, reading);
  const allMarks = visible === false ? [...marks, 'hidden'] : marks;
  return {
    kind: 'datasheet',
    id,
    name,
    edition,
    source: sourceOf(unit.parts[0]!),
    gaps: context.gaps,
    faction,
    models: withInvulnerable(models, context),
    weapons,
    abilities,
    options: [],
    composition: built.composition,
    costs,
    ...keywords,
    stratagems: [],
    detachmentRules,
    other: [],
    ...(role === undefined ? {} : { role }),
    ...(allMarks.length === 0 ? {} : { marks: allMarks }),
    size: built.size,
    loadouts: built.loadouts,
    ...(built.wargear.length === 0 ? {} : { wargear: built.wargear }),
    ...(attachments.length === 0 ? {} : { attachments }),
    ...(transport === undefined ? {} : { transport }),
    ...(enhancements.length === 0 ? {} : { enhancements }),
    ...(limit === undefined ? {} : { limit }),
    ...(context.changes.length === 0 ? {} : { changes: sameOnce(context.changes) }),
  };
}

function readTransport(context: UnitContext): NonNullable<Datasheet['transport']> | undefined {
  for (const entry of within(context.unit))
    for (const use of entry.info) {
      if (use.kind !== 'profile' || kindOfProfile(use) !== 'transport') continue;
      const info = resolveInfo(use, context);
      const text = printedText(info?.cells.map((cell) => cell.text).join('\n') ?? '');
      if (text === '') continue;
      const capacity = /\bcapacity of (\d{1,3})\b/i.exec(text)?.[1] ?? /^(\d{1,3})\b/.exec(text)?.[1];
      return { text, ...(capacity === undefined ? {} : { capacity: Number(capacity) }), line: use.node.line };
    }
  return undefined;
}

/** The most of a unit in an army. */
function limitOf(unit: Entry, { context, bounds }: UnitReading): number | undefined {
  const { limits } = boundsOf(unit, { setting: context.setting, bounds });
  const most = limits.flatMap((one) => (one.in === 'roster' || one.in === 'force' ? (one.most ?? []) : []));
  return most.length === 0 ? undefined : Math.min(...most);
}

function sameOnce<Value>(all: readonly Value[]): readonly Value[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const key = JSON.stringify(one);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
