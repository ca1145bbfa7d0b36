import { cleanLine } from '@umpire/text';

/** A line of a list with its place, kept because indentation tells models from their weapons. */
export interface RosterLine {
  readonly number: number;
  /** Where its words begin, after bullet and spaces. */
  readonly column: number;
  readonly bullet: string;
  readonly indent: number;
  readonly text: string;
  /** Whether a tab stands before it. */
  readonly isTabbed?: boolean;
  readonly isCut?: boolean;
}

const BULLET = /^([•◦▪■●○‣∙·*–—-])\s+(?=\S)/;
const TAB = 4;

/** No list has longer lines; what follows in one is left out and reported. */
export const LONGEST_LINE = 2000;

/** Blank lines are left out. A tab is four columns; a hollow bullet stands deeper than a full one. */
export function rosterLines(text: string): readonly RosterLine[] {
  const lines: RosterLine[] = [];
  const rows = text.split(/\r\n|[\n\r\u2028\u2029\u0085]/);
  for (const [i, raw] of rows.entries()) {
    const words = cleanLine(raw.slice(0, LONGEST_LINE));
    if (words === '') continue;
    const bullet = BULLET.exec(words);
    const indent = indentOf(raw);
    const deeper = bullet?.[1] === '◦' || bullet?.[1] === '○' ? 1 : 0;
    lines.push({
      number: i + 1,
      indent,
      column: indent + (bullet ? 2 : 0) + deeper,
      bullet: bullet?.[1] ?? '',
      text: bullet ? words.slice(bullet[0].length) : words,
      ...(raw.startsWith('\t') ? { isTabbed: true } : {}),
      ...(raw.length > LONGEST_LINE ? { isCut: true } : {}),
    });
  }
  return lines;
}

function indentOf(raw: string): number {
  let column = 0;
  for (const char of raw) {
    if (char === '\t') column += TAB;
    else if (/[\s\u00a0\u2000-\u200a]/.test(char)) column++;
    else if (char !== '\ufeff' && char !== '\u200b') break;
  }
  return column;
}
