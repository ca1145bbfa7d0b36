import type { Report } from './report.js';

/** What every reader of a page needs to know about the page as a whole. */
export interface PageContext {
  readonly file: string;
  readonly edition: string;
  /** Whether the page itself shows that it is one; otherwise the edition was only named. */
  readonly isRecognised: boolean;
  readonly report: Report;
  /** Whether the page prints a rule under this id: settles words that could be a name or an ability. */
  readonly hasRule: (id: string) => boolean;
  /** The last line of the file if it ends without a line break, where the page may have been cut. */
  readonly openLine: number | undefined;
}
