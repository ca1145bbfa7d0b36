import Papa from 'papaparse';
import type { Report } from '../page/report.js';
import type { Row, Table } from './table-context.js';

interface Raw {
  readonly cells: readonly string[];
  readonly line: number;
}

/** No field is quoted in these exports, so this stands for the quotation mark. */
const NO_QUOTE = '\u0001';

/**
 * Rows without quoting, each with its line. A row with too few cells goes on in the next line, since descriptions may
 * hold line breaks; what does not add up is reported and left out.
 */
export function readCsv(
  text: string,
  { file, delimiter, report }: { readonly file: string; readonly delimiter: string; readonly report: Report },
): Table {
  const { data } = Papa.parse<readonly string[]>(text, {
    delimiter,
    quoteChar: NO_QUOTE,
    escapeChar: NO_QUOTE,
    skipEmptyLines: false,
  });
  const [header = [], ...rest] = data;
  const columns = header.map((name) => name.trim());
  const raws = rest
    .map((cells, i) => ({ cells, line: i + 2 }))
    .filter(({ cells }) => cells.length > 1 || cells[0] !== '');
  const rows = joined(raws, { width: columns.length, report });
  return { file, columns, report, rows: rows.map(({ cells, line }) => rowOf(cells, { columns, line })) };
}

const rowOf = (
  cells: readonly string[],
  { columns, line }: { readonly columns: readonly string[]; readonly line: number },
): Row => ({
  line,
  cell: (column) => cells[columns.indexOf(column)]?.trim() ?? '',
});

function joined(
  raws: readonly Raw[],
  { width, report }: { readonly width: number; readonly report: Report },
): readonly Raw[] {
  const rows: Raw[] = [];
  let open: { cells: string[]; line: number } | undefined;
  const drop = (line: number, found: string): void => {
    report.warn('row-broken', line, `A row has not the ${width} columns of its table; it was left out`, { found });
  };
  for (const { cells, line } of raws) {
    if (open === undefined) open = { cells: [...cells], line };
    else {
      const [first = '', ...more] = cells;
      open.cells.push(`${open.cells.pop() ?? ''}\n${first}`, ...more);
    }
    if (open.cells.length < width) continue;
    if (open.cells.length === width) rows.push(open);
    else drop(open.line, open.cells.join('|'));
    open = undefined;
  }
  if (open) drop(open.line, open.cells.join('|'));
  return rows;
}
