import type { Bracket, Gap, ModelProfile } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import { type Line, tableCells } from '@umpire/text';
import type { PageContext } from '../page-context.js';
import { characteristicOf, readCharacteristics } from './statline.js';

interface Draft {
  readonly name: string;
  readonly line: number;
  readonly count: string;
  readonly base: string;
  readonly rows: { readonly cells: readonly string[]; readonly line: number }[];
}

export const isModelHeader = (text: string): boolean => {
  const cells = tableCells(text).map((cell) => cell.toUpperCase());
  return text.includes('|') && cells.includes('M') && cells.includes('WS') && cells.includes('BS');
};

/** The statline table of a 9th edition sheet; a degrading model has a row for each range of wounds left. */
export function readNinthModels(lines: readonly Line[], page: PageContext): readonly ModelProfile[] {
  const header = lines.find(({ text }) => isModelHeader(text));
  if (!header) return [];
  const columns = tableCells(header.text);
  const stats = columns.filter((column) => characteristicOf(column) !== undefined);
  const drafts: Draft[] = [];
  for (const line of lines) {
    if (line === header) continue;
    const cells = tableCells(line.text);
    const filled = cells.filter((cell) => cell !== '');
    if (filled.length <= 1) continue;
    if (!line.text.trimEnd().endsWith('|')) rowCut(line, page);
    else if (filled.length >= columns.filter((c) => c !== '').length - 1 && !isBracketRow(cells, stats))
      drafts.push(draftOf(cells, { columns, line: line.number }));
    else if (filled.length === stats.length && drafts.length > 0)
      drafts.at(-1)?.rows.push({ cells: filled, line: line.number });
    else rowCut(line, page);
  }
  return drafts.map((draft) => modelOf(draft, { stats, page }));
}

/** Cells at the front of a degraded row were dropped, so it begins with the movement. */
const isBracketRow = (cells: readonly string[], stats: readonly string[]): boolean =>
  /^\d+"$|^[-–*]$/.test(cells[0] ?? '') && cells.filter((cell) => cell !== '').length === stats.length;

function rowCut({ number, text }: Line, { report }: PageContext): void {
  report.warn('statline-unreadable', number, 'This row does not fit the columns of the statline; it was left out', {
    found: text,
  });
}

function draftOf(
  cells: readonly string[],
  { columns, line }: { readonly columns: readonly string[]; readonly line: number },
): Draft {
  const at = (heading: RegExp): string => cells[columns.findIndex((column) => heading.test(column))] ?? '';
  const row = columns.flatMap((column, i) => (characteristicOf(column) === undefined ? [] : [cells[i] ?? '']));
  return { name: at(/^NAME$/i), line, count: at(/^No/i), base: at(/^Base$/i), rows: [{ cells: row, line }] };
}

interface ModelContext {
  readonly stats: readonly string[];
  readonly page: PageContext;
}

function modelOf({ name, line, count, base, rows }: Draft, { stats, page }: ModelContext): ModelProfile {
  const gaps: Gap[] = [];
  const woundsAt = stats.findIndex((column) => characteristicOf(column) === 'wounds');
  const brackets: Bracket[] = [];
  const read = rows.map((row) =>
    readCharacteristics(
      stats.map((column, i) => [column, i === woundsAt ? topOf(row.cells[i] ?? '') : (row.cells[i] ?? '')] as const),
    ),
  );
  rows.forEach((row, i) => {
    const range = /^(\d+)\s*[-–]\s*(\d+)$/.exec(row.cells[woundsAt] ?? '');
    const { wounds: _top, ...characteristics } = read[i]?.characteristics ?? {};
    if (range) brackets.push({ from: Number(range[1]), to: Number(range[2]), characteristics, line: row.line });
    else if (i > 0)
      gaps.push(
        page.report.warn('statline-unreadable', row.line, `A row of ${name} has no range of wounds`, {
          found: row.cells.join(' | '),
        }),
      );
  });
  const what = [...(read[0]?.unreadable ?? []), ...(read[0]?.missing ?? [])];
  if (what.length > 0)
    gaps.push(
      page.report.warn('statline-incomplete', line, `The statline of ${name} lacks ${what.join(', ')}`, { what }),
    );
  if (brackets.length > 0 && brackets.at(-1)?.from !== 1) {
    gaps.push(
      page.report.warn('statline-incomplete', line, `The degrading rows of ${name} do not go down to 1 wound`, {
        what: ['brackets'],
      }),
    );
  }
  return {
    id: kebab(name),
    name,
    edition: page.edition,
    source: { file: page.file, lines: [line, rows.at(-1)?.line ?? line] },
    gaps,
    ...(count === '' ? {} : { count }),
    ...(base === '' ? {} : { base }),
    characteristics: read[0]?.characteristics ?? {},
    brackets,
  };
}

/** `9-16` wounds: the undamaged model has 16. */
const topOf = (cell: string): string => /^\d+\s*[-–]\s*(\d+)$/.exec(cell)?.[1] ?? cell;
