import type { Report } from '../../page/report.js';
import type { Item, UnitDraft } from '../draft.js';
import * as words from '../facts/words.js';
import { foldName } from '../fold-name.js';
import { parsePoints } from '../numbers.js';
import type { RosterLine } from '../roster-lines.js';
import type { Dialect } from './dialect.js';
import { parseGear, parseItem, parseSentenceGear } from './gear.js';
import { parseUnitLine } from './unit-line.js';

interface State {
  readonly dialect: Dialect;
  readonly report: Report;
  readonly isFlat: boolean;
  /** No line has a bullet. */
  readonly isBare: boolean;
  readonly units: UnitDraft[];
  /** Items that may still get children, outermost first. */
  open: { readonly column: number; readonly item: Item }[];
  section?: string | undefined;
  group?: number | undefined;
  groups: number;
}

export interface ReadOptions {
  readonly report: Report;
  /** Indentation was lost, and says nothing. */
  readonly isFlat: boolean;
}

/** The lines below the header to units with what stands below each. */
export function readUnits(
  lines: readonly RosterLine[],
  dialect: Dialect,
  { report, isFlat }: ReadOptions,
): readonly UnitDraft[] {
  const state: State = {
    dialect,
    report,
    isFlat,
    isBare: lines.every(({ bullet }) => bullet === ''),
    units: [],
    open: [],
    groups: 0,
  };
  for (const line of lines) if (!isUnit(line, state) && !isHeading(line, state)) readBelow(line, state);
  return state.units;
}

function isUnit(line: RosterLine, state: State): boolean {
  if (line.bullet !== '' || words.ENHANCEMENT.test(line.text) || line.text.startsWith('#')) return false;
  const found = parseUnitLine(line.text);
  if (!found || found.name === '' || words.SECTIONS.has(foldName(found.name))) return false;
  const { name, points, label, count, rest } = found;
  const { section, group, dialect } = state;
  const unit: UnitDraft = {
    name,
    line: line.number,
    lastLine: line.number,
    ...(label === undefined ? {} : { label }),
    ...(count === undefined ? {} : { count }),
    points,
    ...(section === undefined ? {} : { section }),
    items: [],
    enhancements: [],
    isWarlord: false,
    ...(group === undefined ? {} : { group }),
  };
  state.units.push(unit);
  state.open = [];
  if (rest !== '') addGear(unit, withoutAttachment(unit, rest), { line: line.number, counts: dialect.counts });
  return true;
}

function addGear(unit: UnitDraft, printed: string, { line, counts }: { line: number; counts: Item['counts'] }): void {
  const loadout = /^(\d{1,4}) with (\S.*)$/i.exec(printed);
  if (loadout) {
    addItem(unit, asLoadout(loadout[1] ?? '1', loadout[2] ?? '', line));
    return;
  }
  for (const item of parseGear(printed, { line, counts })) addItem(unit, item);
}

const asLoadout = (count: string, gear: string, line: number): Item => ({
  ...parseItem(`${count}x with`, { line, counts: 'each', isLoadout: true, children: parseGear(gear, { line }) }),
  name: '',
});

/** The warlord's mark and enhancements are the unit's; the rest are items. */
function addItem(unit: UnitDraft, item: Item, siblings: Item[] = unit.items): void {
  for (const child of item.children.splice(0)) addItem(unit, child, item.children);
  if (words.WARLORD.test(item.name)) unit.isWarlord = true;
  else if (item.points !== undefined && item.points > 0 && item.children.length === 0 && item.count === 1)
    unit.enhancements.push({ name: item.name, points: item.points });
  else siblings.push(item);
}

const LEADS = /(?:^|[,;.]?\s+)(?:Leading|Attached to)\s+(.+?)\s*(?:\[(\d{1,2})\])?$/;

function withoutAttachment(unit: UnitDraft, text: string): string {
  const match = LEADS.exec(text);
  if (!match?.[1]) return text;
  unit.leads = { name: match[1], nth: Number(match[2] ?? 1) };
  return text.slice(0, match.index).trim();
}

function isHeading(line: RosterLine, state: State): boolean {
  const { text, bullet } = line;
  if (bullet !== '') return false;
  if (words.ATTACHED_UNITS.test(text)) state.group = undefined;
  else if (words.ATTACHED_UNIT.test(text)) state.group = ++state.groups;
  else if (isSection(line, state)) state.group = undefined;
  else return false;
  state.section = text.replace(/^#+ ?/, '').replace(SECTION_END, '').trim();
  state.open = [];
  return true;
}

const SECTION_END = /:$|\s*[[(][\d.,]{1,8} ?(?:pts|points)[\])]$/i;

const isCapitals = (text: string): boolean =>
  /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text) && !/\d/.test(text) && text.length < 60;

function isSection({ text, column }: RosterLine, { dialect }: State): boolean {
  if (/^\d/.test(text) || words.WARLORD.test(text) || words.ENHANCEMENT.test(text)) return false;
  if (/^#{1,3} /.test(text) || isCapitals(text)) return true;
  if (words.SECTIONS.has(foldName(text.replace(SECTION_END, '')))) return true;
  if (dialect.format === 'listforge-text' && /^[^:]{1,40}:$/.test(text)) return true;
  return dialect.freeHeadings && column === 0 && text.length < 60;
}

function readBelow(line: RosterLine, state: State): void {
  const unit = state.units.at(-1);
  if (!unit) {
    unread(line, state);
    return;
  }
  unit.lastLine = line.number;
  if (!isTag(line, unit)) readItem(line, unit, state);
}

/** Lines that say something of the unit and stand for nothing it carries. */
function isTag({ text }: RosterLine, unit: UnitDraft): boolean {
  if (words.WARLORD.test(text)) {
    unit.isWarlord = true;
    return true;
  }
  const enhancement = words.ENHANCEMENT.exec(text)?.[1];
  if (enhancement !== undefined) {
    addEnhancement(unit, enhancement);
    return true;
  }
  const attached = words.ATTACHED_AS.exec(text)?.[1];
  if (attached !== undefined) {
    if (words.LEADER.test(attached)) unit.role = 'leader';
    else if (words.SUPPORT.test(attached)) unit.role = 'support';
    else if (words.BODYGUARD.test(attached)) unit.role = 'bodyguard';
    return true;
  }
  return withoutAttachment(unit, text) === '';
}

function addEnhancement(unit: UnitDraft, printed: string): void {
  const priced = /^(.*?)\s*[([]\+?\s?(\d+) ?(?:pts?|points?)[)\]]$/i.exec(printed);
  const points = priced?.[2] === undefined ? undefined : parsePoints(priced[2]);
  unit.enhancements.push({ name: priced?.[1] ?? printed, ...(points === undefined ? {} : { points }) });
}

function readItem(line: RosterLine, unit: UnitDraft, state: State): void {
  closeFor(line, state);
  const items = itemsOf(line, state);
  if (items === undefined) {
    unread(line, state);
    return;
  }
  const isLoadout = items[0]?.isLoadout === true;
  const parent = isLoadout ? unit.items.findLast((item) => item.isCounted && !item.isLoadout) : state.open.at(-1)?.item;
  const siblings = parent?.children ?? unit.items;
  for (const item of items) addItem(unit, item, siblings);
  const last = items.at(-1);
  if (last && items.length === 1 && siblings.includes(last)) state.open.push({ column: line.column, item: last });
}

/** Items that cannot have this line below them get no more children. */
function closeFor({ column, text }: RosterLine, state: State): void {
  if (state.isFlat && (!hasLoadouts(state.dialect) || /^\d{1,4}x /i.test(text))) state.open = [];
  while ((state.open.at(-1)?.column ?? -1) >= column) state.open.pop();
}

const hasLoadouts = ({ format }: Dialect): boolean => format === 'wtc-full' || format === 'wtc-compact';

function itemsOf({ text, number, bullet }: RosterLine, { dialect, isBare }: State): readonly Item[] | undefined {
  const { hasColons, hasSentences, bareCounts, counts } = dialect;
  const loadout = /^(\d{1,4}) with (\S.*)$/i.exec(text);
  if (loadout) return [asLoadout(loadout[1] ?? '1', loadout[2] ?? '', number)];
  if (hasSentences) return sentence(text, number);
  const colon = hasColons ? /^(\d{1,4}x [^:]{1,80}): ?(.*)$/i.exec(text) : null;
  if (colon?.[1] !== undefined) return [withGear(colon[1], colon[2] ?? '', { line: number, counts })];
  if (bullet === '' && !isBare && !/^\d{1,6}\s?[x×] /i.test(text)) return undefined;
  const isList = /, /.test(text) && !/^\d/.test(text) && !/\(/.test(text) && !/^B: /.test(text);
  return isList
    ? parseGear(text, { line: number })
    : [parseItem(text, { line: number, bareCounts, hasBullet: bullet !== '' })];
}

function withGear(model: string, gear: string, { line, counts }: { line: number; counts: Item['counts'] }): Item {
  const loadout = /^(\d{1,4}) with (\S.*)$/i.exec(gear);
  const children = loadout ? [asLoadout(loadout[1] ?? '1', loadout[2] ?? '', line)] : parseGear(gear, { line });
  return parseItem(model, { line, children, counts });
}

/** `1 Model with a, b and c`; a line without a model says what the only one carries. */
function sentence(text: string, line: number): readonly Item[] {
  const model = /^(\d{1,4}) (\S.*?) with (\S.*)$/.exec(text);
  if (model)
    return [
      parseItem(`${model[1]}x ${model[2]}`, {
        line,
        counts: 'each',
        children: parseSentenceGear(model[3] ?? '', { line }),
      }),
    ];
  if (/^\d{1,4}x /i.test(text)) return [parseItem(text, { line })];
  return parseSentenceGear(text, { line });
}

function unread({ number, text }: RosterLine, { report }: State): void {
  report.warn('roster-line-unread', number, 'This line says nothing that is known of a list, and was left out', {
    found: text,
    hint: 'check whether it matters',
  });
}
