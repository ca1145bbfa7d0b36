import { kebab } from '@umpire/kernel';
import { isFurniture, isProfileChoice } from '../facts/page-furniture.js';
import { SMALL_WORDS } from '../facts/small-words.js';
import { type Fragment, isBullet, isProse } from '../fragment.js';
import { isAbilityName, splitTags } from '../sheet/ability-name.js';

/** Labels of stratagem and move cards. */
export const LABEL =
  /^(WHEN|TARGET|EFFECT|RESTRICTIONS|ELIGIBLE IF|SET-UP DISTANCE|MAXIMUM DISTANCE|(?:BEFORE|WHILE|AFTER) (?:MOVING|SHOOTING|FIGHTING))\s*:\s*(.*)$/;

export const KEYWORD_INDEX = /^The (.{0,100}?) ?keywords? (?:is|are) used in the following (?:.{0,60} )?datasheets:?$/;
export const FACTION_INDEX = /^The datasheets using (.{1,60}) keyword can be found in the following Factions:?$/;

export const isStratagemGroup = (text: string): boolean => text.length <= 100 && /(?:^|\s)Stratagem$/.test(text);

export const isCaps = (text: string): boolean => !/\p{Ll}/u.test(text) && /\p{Lu}{2}/u.test(text);

/** A line that can be a heading by its form: Title Case or capitals, short, not closed like a sentence. */
export function isTitle(text: string): boolean {
  if (text.length > 70 || text.includes('|') || isBullet(text) || LABEL.test(text) || isFurniture(text)) return false;
  const bare = text.replace(/[?!]+$/, '');
  if (isProse(bare) || isStratagemGroup(text)) return false;
  return isCaps(bare)
    ? bare.split(' ').length <= 9
    : isAbilityName(bare.replace(/\//g, ' ')) || isAbilityName(splitTags(bare).name);
}

/** What can stand below a heading: prose, a bullet, a label, a table. */
export function isBody(fragment: Fragment | undefined): boolean {
  if (!fragment) return false;
  const { text } = fragment;
  if (isProfileChoice(text) || KEYWORD_INDEX.test(text) || FACTION_INDEX.test(text) || isFurniture(text)) return false;
  return (isProse(text) && !isTitle(text)) || isBullet(text) || LABEL.test(text) || text.startsWith('|');
}

export interface CodedHeading {
  readonly name: string;
  readonly section: string;
  readonly bracketed: boolean;
}

/** `06.02.01 Normal Damage`, `INGRESS MOVE20.04`, `[BLAST]24.05`. */
export function codedHeading(text: string): CodedHeading | undefined {
  const before = /^(\d\d\.\d\d(?:\.\d\d)?)\s+(\p{Lu}.{1,80})$/u.exec(text);
  if (before && !isProse(before[2] ?? '')) return { section: before[1] ?? '', name: before[2] ?? '', bracketed: false };
  const after = /^(\[?)(\p{Lu}[^\p{Ll}|\]]{1,60}?)\]?\s?(\d\d\.\d\d(?:\.\d\d)?)$/u.exec(text);
  return after ? { section: after[3] ?? '', name: after[2] ?? '', bracketed: after[1] === '[' } : undefined;
}

/** The id a heading gives: `Defensible (Set to Defend)` is `defensible`, `Scouts 6"` is `scouts`. */
export const idOfHeading = (name: string): string =>
  kebab(splitTags(name).name.replace(/\s+(?:\d\S*|X|\d?D[36]\S*)$/, ''));

/** `HEROIC INTERVENTION` reads better as `Heroic Intervention`; other titles stay as printed. */
export function headingName(name: string): string {
  if (!isCaps(name)) return name;
  return name
    .toLowerCase()
    .split(' ')
    .map((word, i) =>
      i > 0 && SMALL_WORDS.has(word)
        ? word
        : word.replace(/^([^\p{Ll}]*)(\p{Ll})/u, (_, lead: string, letter: string) => lead + letter.toUpperCase()),
    )
    .join(' ');
}
