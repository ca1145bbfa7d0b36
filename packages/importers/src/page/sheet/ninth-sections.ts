import type { Line } from '@umpire/text';
import { isKeywordLine } from './keywords.js';
import { isModelHeader } from './ninth-models.js';
import { isNinthWeaponHeader } from './ninth-weapons.js';
import { COST } from './stratagem-list.js';

export type NinthSection =
  | 'head'
  | 'models'
  | 'equipment'
  | 'weapons'
  | 'options'
  | 'abilities'
  | 'warlord-trait'
  | 'keywords'
  | 'other';

export interface NinthSections {
  readonly lines: Readonly<Record<NinthSection, readonly Line[]>>;
  readonly headings: ReadonlySet<NinthSection>;
  /** The index of the first line after the sheet. */
  readonly end: number;
}

const HEADINGS: readonly (readonly [RegExp, NinthSection])[] = [
  [/^ABILITIES$/i, 'abilities'],
  [/^WARGEAR OPTIONS$/i, 'options'],
  [/^WARLORD TRAITS?$/i, 'warlord-trait'],
  [/^(PSYKER|TRANSPORT|EXPLODES|CHAPTER TACTICS|OTHER WARGEAR|WARGEAR)$/i, 'other'],
];

/** `ABILITIES | |` and `WARLORD TRAIT! |` without what draws their box. */
const bare = (text: string): string => text.replace(/[|!]/g, '').trim();

const headingOf = (text: string): NinthSection | undefined =>
  HEADINGS.find(([pattern]) => pattern.test(bare(text)))?.[1];

const isNinthStratagemHeading = (text: string): boolean => /^Datasheet-related Stratagems:?$/i.test(text);

/** A 9th edition sheet by its boxes; every heading is printed twice. */
export function cutNinthSections(lines: readonly Line[]): NinthSections {
  const into: Record<NinthSection, Line[]> = {
    head: [],
    models: [],
    equipment: [],
    weapons: [],
    options: [],
    abilities: [],
    'warlord-trait': [],
    keywords: [],
    other: [],
  };
  const headings = new Set<NinthSection>();
  const last = lastBoxed(lines);
  let now: NinthSection = 'head';
  let i = 0;
  for (; i < lines.length; i++) {
    const line = lines[i]!;
    if (isNinthStratagemHeading(line.text)) return { lines: into, headings, end: i + 1 };
    if (i > last) return { lines: into, headings, end: i };
    const heading = headingOf(line.text);
    if (isModelHeader(line.text)) now = 'models';
    else if (isNinthWeaponHeader(line.text)) now = 'weapons';
    else if (isKeywordLine(line.text)) now = 'keywords';
    else if (heading !== undefined) now = heading;
    else if ((now === 'models' || now === 'head') && / equipped with:|^Your army can only include/i.test(line.text))
      now = 'equipment';
    headings.add(now);
    if (heading === undefined || now === 'other') into[now].push(line);
  }
  return { lines: into, headings, end: i };
}

/** The sheet goes on to its keywords; where they were cut off, to the last line drawn as a box before any card. */
function lastBoxed(lines: readonly Line[]): number {
  let last = 0;
  for (let i = 0; i < lines.length; i++) {
    const { text } = lines[i]!;
    if (isNinthStratagemHeading(text) || COST.test(text) || /\d{1,2}CP$/.test(text)) break;
    if (isKeywordLine(text) || headingOf(text) !== undefined || isModelHeader(text) || isNinthWeaponHeader(text))
      last = i;
    else if (text.includes('|') && /[A-Za-z0-9]/.test(text) && i - last < 60) last = i;
  }
  return last;
}
