import type { Line } from '@umpire/text';
import { isKeywordLine } from './sheet/keywords.js';
import { isModelHeader } from './sheet/ninth-models.js';
import { isSheetHeading } from './sheet/sections.js';
import { parseTitle } from './sheet/title.js';

/** Several pages in one file: each begins with a title that a section of a datasheet follows. */
export function splitPages(pasted: readonly Line[]): readonly (readonly Line[])[] {
  const lines = pasted.flatMap((line, i) => ungluedTitle(line, pasted[i + 1]));
  const starts = lines.flatMap((_line, i) => (beginsPage(lines, i) ? [i] : []));
  const [first = 0] = starts;
  const all = first === 0 ? starts : [0, ...starts];
  if (all.length <= 1) return [lines];
  return all.map((start, n) => lines.slice(start, all[n + 1] ?? lines.length));
}

/** Two files joined without a break: the title of the second stands at the end of the first one's last sentence. */
function ungluedTitle(line: Line, next: Line | undefined): readonly Line[] {
  if (!next || !beginsSheet(next.text)) return [line];
  const glued = /^(.*[.!?)’"|])(\p{Lu}[^|.!?:]{1,60} [–—] [^|.!?:]{2,80})$/u.exec(line.text);
  if (!glued) return [line];
  return [
    { number: line.number, text: glued[1] ?? '' },
    { number: line.number, text: glued[2] ?? '' },
  ];
}

const beginsSheet = (text: string): boolean =>
  (isSheetHeading(text) && !/^(?:STRATAGEMS|DETACHMENT|ENHANCEMENTS)/i.test(text)) ||
  isModelHeader(text) ||
  isKeywordLine(text);

/** How many lines below its title a page may take to show a section. */
const WITHIN = 4;

function beginsPage(lines: readonly Line[], i: number): boolean {
  const line = lines[i];
  if (!line || !parseTitle(line)) return false;
  const below = lines.slice(i + 1, i + 1 + WITHIN);
  const section = below.findIndex(({ text }) => beginsSheet(text));
  return section >= 0 && !below.slice(0, section).some((other) => parseTitle(other)) && !isListed(lines, i);
}

/** In a list of stratagems the same form stands under a price. */
const isListed = (lines: readonly Line[], i: number): boolean => /^\d{1,2}CP/.test(lines[i - 1]?.text ?? '');
