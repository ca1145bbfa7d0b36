import { cleanLine, decodeEntities } from '@umpire/text';

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
/** A hollow bullet that lost its sign on the way. */
const HOLLOW = /^(o)\s+(?=\d{1,3}x )/;
/** What a post puts around what is not to be set. */
const FENCE = /^(?:```+\w*|~~~+)$/;
const TAB = 4;

/** No list has longer lines; what follows in one is left out and reported. */
export const LONGEST_LINE = 2000;

/** Blank lines are left out. A tab is four columns; a hollow bullet stands deeper than a full one. */
export function rosterLines(text: string): readonly RosterLine[] {
  const lines: RosterLine[] = [];
  const rows = unquoted(text.split(/\r\n|[\n\r\u2028\u2029\u0085]/));
  for (const [i, pasted] of rows.entries()) {
    const raw = unpasted(pasted.slice(0, LONGEST_LINE));
    const words = cleanLine(raw);
    if (words === '' || FENCE.test(words)) continue;
    const indent = indentOf(raw);
    const bullet = BULLET.exec(words) ?? (indent > 0 ? HOLLOW.exec(words) : null);
    const deeper = /[◦○o]/.test(bullet?.[1] ?? '') ? 1 : 0;
    lines.push({
      number: i + 1,
      indent,
      column: indent + (bullet ? 2 : 0) + deeper,
      bullet: bullet?.[1] ?? '',
      text: bullet ? words.slice(bullet[0].length) : words,
      ...(raw.startsWith('\t') ? { isTabbed: true } : {}),
      ...(pasted.length > LONGEST_LINE ? { isCut: true } : {}),
    });
  }
  return lines;
}

/** Every line of a mail or of a post that is quoted begins with the same mark. */
function unquoted(rows: readonly string[]): readonly string[] {
  const isQuoted = (row: string): boolean => /^\s*>/.test(row);
  const written = rows.filter((row) => row.trim() !== '');
  return written.length > 1 && written.every(isQuoted) ? rows.map((row) => row.replace(/^\s*> ?/, '')) : rows;
}

/** Without the bold marks of a post and the entities of a page. */
const unpasted = (row: string): string => {
  const plain = row.replace(/\*\*|__/g, '');
  return /&(?:#\w+|[a-z]{2,8});/i.test(plain) ? decodeEntities(plain) : plain;
};

function indentOf(raw: string): number {
  let column = 0;
  for (const char of raw) {
    if (char === '\t') column += TAB;
    else if (/[\s\u00a0\u2000-\u200a]/.test(char)) column++;
    else if (char !== '\ufeff' && char !== '\u200b') break;
  }
  return column;
}
