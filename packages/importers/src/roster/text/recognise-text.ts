import { APP_FOOTER, WARORGAN_FOOTER } from '../facts/words.js';
import type { RosterLine } from '../roster-lines.js';
import type { TextFormat } from './dialect.js';
import { parseUnitLine } from './unit-line.js';

type Sign = (lines: readonly RosterLine[], texts: readonly string[]) => boolean;

const some = (pattern: RegExp): Sign => {
  return (_lines, texts) => texts.some((text) => pattern.test(text));
};

const isFenced = some(/^\+ (?:FACTION KEYWORD|DETACHMENT|TOTAL ARMY POINTS|LIST NAME)\s?:/i);

/** In order; the first sign that holds names the format. File names say nothing. */
const SIGNS: readonly (readonly [TextFormat, Sign])[] = [
  ['wtc-compact', (lines, texts) => isFenced(lines, texts) && some(/[(\d] ?pts\)\s?: ?\S/i)(lines, texts)],
  ['wtc-full', (lines, texts) => isFenced(lines, texts) && some(/^\d{1,4} with \S/i)(lines, texts)],
  ['new-recruit-gw', isFenced],
  ['new-recruit-text', some(/^(?:# ?)?\+\+ .* \+\+ ?\[/)],
  ['warorgan', some(WARORGAN_FOOTER)],
  ['warorgan', some(/^Battle Size: .*point limit\)$/i)],
  ['listforge-text', (_lines, [first = '']) => isListforgeTitle(first)],
  ['gw-app', some(APP_FOOTER)],
  [
    'warorgan',
    (lines, texts) => hasUnits(lines, texts) && lines.some(({ bullet, isTabbed }) => bullet !== '' && isTabbed),
  ],
  ['warorgan', (lines, texts) => hasUnits(lines, texts) && some(/^\S.* \[[\d.,]+ points\]$/i)(lines, texts)],
  ['gw-app', (lines, texts) => hasUnits(lines, texts)],
];

/** `Name - Faction - Detachment (P Points)`. */
const isListforgeTitle = (text: string): boolean =>
  text.split(' - ').length >= 3 && / \([\d.,]{1,9} (?:points|pts)\)$/i.test(text);

const hasUnits: Sign = (lines) =>
  lines.some((line, i) => line.bullet === '' && parseUnitLine(line.text) !== undefined && isBulleted(lines[i + 1]));

const isBulleted = (line: RosterLine | undefined): boolean =>
  line !== undefined && (line.bullet !== '' || /^\d{1,3}x /i.test(line.text));

export function recogniseText(lines: readonly RosterLine[]): TextFormat | undefined {
  const texts = lines.map(({ text, bullet }) => (bullet === '' ? text : `${bullet} ${text}`));
  return SIGNS.find(([, sign]) => sign(lines, texts))?.[0];
}
