/**
 * The cells of a line drawn with bars, trimmed: `| a | b |` and `a | b |` both give a and b. Bars at the ends are
 * frame, not cells; empty cells at the end are kept, for they say how wide the row is.
 */
export function tableCells(line: string): readonly string[] {
  const inner = line.replace(/^\s*\|/, '').replace(/\|\s*$/, '');
  return inner.split('|').map((cell) => cell.trim());
}

/** A row that only frames: bars and spaces and nothing else. */
export const isEmptyRow = (line: string): boolean => /^[|\s]*\|[|\s]*$/.test(line) && line.includes('|');
