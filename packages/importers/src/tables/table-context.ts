import type { PageContext } from '../page/page-context.js';
import type { Report } from '../page/report.js';

/** A table, read: its file, its rows with their lines, and where its problems go. */
export interface Table {
  readonly file: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  readonly report: Report;
}

export interface Row {
  readonly line: number;
  /** The cell of a column, or an empty text. */
  readonly cell: (column: string) => string;
}

/** What the readers of page text want to know, said of a row of a table. */
export const asPage = ({ file, report }: Table, edition: string): PageContext => ({
  file,
  edition,
  report,
  isRecognised: true,
  hasRule: () => false,
  openLine: undefined,
});
