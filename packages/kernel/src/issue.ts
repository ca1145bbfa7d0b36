/** Where in a file something stands. Lines and columns count from one. */
export interface Span {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly lastLine?: number;
}

/** A problem a person can act on. `code` is kebab-case, listed in docs/codes.md, and never changes its meaning. */
export interface Issue {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** The same in English, where the message speaks the language of its game. */
  readonly english?: string;
  /** Where in a structured document: `attackers[0].weapons[1].damage`. */
  readonly path?: string;
  readonly span?: Span;
  /** What stands there. */
  readonly found?: string;
  /** What would be right. */
  readonly hint?: string;
  /** Names close to the one found. */
  readonly near?: readonly string[];
}

type Details = Partial<Omit<Issue, 'code' | 'message'>>;

/** An error, unless `details` say it is a warning. */
export const issue = (code: string, message: string, details: Details = {}): Issue => ({
  severity: 'error',
  ...details,
  code,
  message,
});
