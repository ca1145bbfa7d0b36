import type { Gap } from '@umpire/datasheets';
import { type Issue, issue } from '@umpire/kernel';

export interface IssueDetails {
  /** The message in English, where it speaks the language of its game. */
  readonly english?: string;
  /** Something of the file is lost by it. */
  readonly severity?: 'error';
  readonly found?: string;
  readonly hint?: string;
  readonly near?: readonly string[];
  /** The fields that the page lacks. */
  readonly what?: readonly string[];
}

/** What goes wrong while a page is read. Each call also gives the gap that the record concerned keeps. */
export interface Report {
  readonly issues: readonly Issue[];
  warn(code: string, line: number, message: string, details?: IssueDetails): Gap;
  /** Issues that arose elsewhere, such as in decoding. */
  take(issues: readonly Issue[]): void;
}

/** A file with thousands of problems says so once instead of drowning the reader. */
const MOST_OF_ONE_CODE = 50;

export function createReport(file: string): Report {
  const issues: Issue[] = [];
  const counts = new Map<string, number>();
  return {
    issues,
    take: (more) => {
      for (const one of more) issues.push(one);
    },
    warn: (code, line, message, { english, severity, found, hint, near, what } = {}) => {
      const count = (counts.get(code) ?? 0) + 1;
      counts.set(code, count);
      if (count <= MOST_OF_ONE_CODE) {
        issues.push(
          issue(code, count === MOST_OF_ONE_CODE ? `${message} (and perhaps more of this kind)` : message, {
            severity: severity ?? 'warning',
            span: { file, line },
            ...(english === undefined ? {} : { english }),
            ...(found === undefined ? {} : { found: found.slice(0, 80) }),
            ...(hint === undefined ? {} : { hint }),
            ...(near === undefined ? {} : { near }),
          }),
        );
      }
      return { code, line, ...(what === undefined ? {} : { what }) };
    },
  };
}
