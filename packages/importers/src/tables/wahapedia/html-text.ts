import { htmlLines } from '@umpire/text';

/** Text of a cell as a reader sees it: tags go, bullets become lines that begin with `- `. */
export function htmlText(cell: string): string {
  if (!/[<&\n]/.test(cell)) return cell.trim();
  return htmlLines(cell.replaceAll('\n', ' '))
    .map(({ text }) => text)
    .join('\n');
}

/** The same on one line. */
export const htmlLine = (cell: string): string => htmlText(cell).replaceAll('\n', ' ').trim();
