import type { ListedRule } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import type { Line } from '@umpire/text';
import { isFurniture } from '../facts/page-furniture.js';
import { isBullet, isProse } from '../fragment.js';
import { isTitle } from '../popups/heading.js';
import type { Report } from '../report.js';
import { isCostRow } from './composition.js';
import { isFactionKeywordLine, isKeywordLine } from './keywords.js';
import { COST, readStratagemList } from './stratagem-list.js';
import { isWeaponHeader } from './weapons.js';

export type SectionName =
  | 'head'
  | 'weapons'
  | 'options'
  | 'abilities'
  | 'wargear'
  | 'composition'
  | 'costs'
  | 'keywords'
  | 'other';

/** The datasheet part of a page, cut into its sections, and where the pop-ups begin. */
export interface SheetSections {
  readonly lines: Readonly<Record<SectionName, readonly Line[]>>;
  readonly headings: ReadonlySet<SectionName>;
  readonly stratagems: readonly ListedRule[];
  readonly detachmentRules: readonly ListedRule[];
  readonly enhancements: readonly ListedRule[];
  readonly end: number;
}

const HEADINGS: readonly (readonly [RegExp, SectionName])[] = [
  [/^WARGEAR OPTIONS:?$/i, 'options'],
  [/^ABILITIES:?$/i, 'abilities'],
  [/^WARGEAR ABILITIES:?$/i, 'wargear'],
  [/^UNIT COMPOSITION:?$/i, 'composition'],
];

const LISTS = /^(STRATAGEMS|DETACHMENT (?:ABILIT(?:Y|IES)|RULES?)|ENHANCEMENTS):?$/i;

export const isSheetHeading = (text: string): boolean =>
  isWeaponHeader(text) || HEADINGS.some(([heading]) => heading.test(text)) || LISTS.test(text);

/** Cuts a 10th or 11th edition page, in whatever order its sections come. */
export function cutSections(lines: readonly Line[], report: Report): SheetSections {
  const into: Record<SectionName, Line[]> = {
    head: [],
    weapons: [],
    options: [],
    abilities: [],
    wargear: [],
    composition: [],
    costs: [],
    keywords: [],
    other: [],
  };
  const headings = new Set<SectionName>();
  const lists: Lists = { stratagems: [], detachmentRules: [], enhancements: [] };
  const least = leastEnd(lines);
  let now: SectionName = 'head';
  let inLists = false;
  let i = 0;
  while (i < lines.length) {
    const line = lines[i]!;
    const afterList = readList(lines, i, { lists, report });
    if (afterList > i) {
      i = afterList;
      inLists = true;
      continue;
    }
    const next = headingOf(line.text, inLists);
    if (next === undefined && (inLists || (i >= least && endsSheet(lines, i, now)))) break;
    if (next !== undefined) {
      now = next;
      inLists = false;
      headings.add(now);
    } else if (now !== 'head' && isOwnHeading(line.text) && !isKeywordValue(lines, i, now)) now = 'other';
    if (!HEADINGS.some(([heading]) => heading.test(line.text))) into[now].push(line);
    i++;
  }
  return { lines: into, headings, ...lists, end: i };
}

interface Lists {
  readonly stratagems: ListedRule[];
  readonly detachmentRules: ListedRule[];
  readonly enhancements: ListedRule[];
}

/** The index after a list of names that begins here, or the same index where none does. */
function readList(
  lines: readonly Line[],
  i: number,
  { lists, report }: { readonly lists: Lists; readonly report: Report },
): number {
  const list = LISTS.exec(lines[i]?.text ?? '')?.[1]?.toUpperCase();
  if (list === undefined) return i;
  if (list === 'STRATAGEMS') {
    const { stratagems, end } = readStratagemList(lines, i + 1, report);
    for (const stratagem of stratagems) lists.stratagems.push(stratagem);
    return end;
  }
  const { names, end } = listedNames(lines, i + 1);
  const into = list === 'ENHANCEMENTS' ? lists.enhancements : lists.detachmentRules;
  for (const name of names) into.push(name);
  return end;
}

function headingOf(text: string, inLists: boolean): SectionName | undefined {
  if (isWeaponHeader(text)) return 'weapons';
  if (isKeywordLine(text)) return 'keywords';
  if (isCostRow(text) && !inLists) return 'costs';
  return HEADINGS.find(([heading]) => heading.test(text))?.[1];
}

/** The sheet lasts at least to here: to its list of stratagems or its last labelled section, whichever comes first. */
function leastEnd(lines: readonly Line[]): number {
  const list = lines.findIndex(({ text }) => LISTS.test(text) || isFactionKeywordLine(text));
  if (list >= 0) return list;
  const first = lines.findIndex(({ text }) => headingOf(text, false) !== undefined);
  return first >= 0 ? first : Math.min(1, lines.length);
}

/** A section of the sheet that has no fields of its own: LEADER, TRANSPORT, DAMAGED: 1-5 WOUNDS REMAINING. */
export const isOwnHeading = (text: string): boolean =>
  text.length <= 60 &&
  /^[A-Z][A-Z0-9 :,’'()+-]+$/.test(text) &&
  /[A-Z]{3}/.test(text) &&
  !/^(CORE|FACTION)\s*:/.test(text);

/** Without a list of stratagems the sheet is over after its keywords, or before its first card. */
function endsSheet(lines: readonly Line[], i: number, now: SectionName): boolean {
  if (COST.test(lines[i + 1]?.text ?? '')) return true;
  if (now === 'head') return true;
  return now === 'keywords' && !isKeywordValue(lines, i, now);
}

/** The faction's keyword stands on the lines after its label, once or more; the heading of a rule has prose below it. */
function isKeywordValue(lines: readonly Line[], i: number, now: SectionName): boolean {
  const text = lines[i]?.text ?? '';
  const next = lines[i + 1]?.text ?? '';
  if (now !== 'keywords' || !/^[\p{Lu}\d ,;’'–()-]+$/u.test(text) || /\d\d\.\d\d/.test(text)) return false;
  return !isProse(next) && !isBullet(next) && !COST.test(next);
}

/** Names until the heading of the first pop-up: the last short line before prose is that heading, not a name. */
function listedNames(
  lines: readonly Line[],
  start: number,
): { readonly names: readonly ListedRule[]; readonly end: number } {
  const names: ListedRule[] = [];
  let i = start;
  for (; i < lines.length; i++) {
    const { text, number } = lines[i]!;
    const next = lines[i + 1]?.text ?? '';
    if (
      (isProse(text) && !isTitle(text)) ||
      isBullet(text) ||
      text.includes('|') ||
      isFurniture(text) ||
      isSheetHeading(text)
    )
      break;
    if (/^(Errata|FAQ|FAQ \/ Errata)$/.test(text) || /\d\d\.\d\d/.test(text) || COST.test(next)) break;
    if ((isProse(next) && !isTitle(next) && !isIndexLine(next)) || isBullet(next) || / Detachment$/.test(next)) break;
    if (/^\+?\d{1,3} (?:pts|points)$/i.test(text)) continue;
    names.push({ id: kebab(text), name: text, line: number });
  }
  return { names, end: i };
}

const isIndexLine = (text: string): boolean => /^The .{1,80} keywords? (is|are) used in the following/.test(text);
