import type { Issue, Span } from '@umpire/kernel';
import type { Unmodelled } from '@umpire/odds';
import type { Difference, OptionValue, SupportStage } from '@umpire/rules';

/** A rule named in a document, as `umpire rules` reports it. */
export interface RuleRow {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** Where it is printed: `Core rules 24.23`. */
  readonly source: string;
  /** Where the document names it. */
  readonly span?: Span;
  readonly stage: SupportStage;
  /** The mode that it needs, where it is not in force in the plain game. */
  readonly mode?: string;
  /** What it does, in plain words, where it runs. */
  readonly effect?: string;
  /** Why its stage is no higher. */
  readonly why?: string;
  /** The rule that a question or correction is about. */
  readonly touches?: string;
}

export interface RulesReport {
  readonly file: string;
  readonly edition?: string;
  readonly rules: readonly RuleRow[];
  readonly issues: readonly Issue[];
  readonly understanding?: UnderstandingReport;
}

/** How much of the texts of a document was understood. */
export interface UnderstandingReport {
  readonly clauses: number;
  readonly compiled: number;
  readonly executable: number;
  readonly kinds: readonly {
    readonly kind: string;
    readonly texts: number;
    readonly whole: number;
    readonly partial: number;
    readonly unread: number;
  }[];
  /** Where reading stopped, the commonest first. */
  readonly phrases: readonly { readonly text: string; readonly times: number }[];
}

/** A switch of a rule set, for `--set`. */
export interface OptionRow {
  readonly id: string;
  readonly value: OptionValue;
  /** In our own words, what it settles. */
  readonly summary?: string;
  /** The number of the ruling that it settles. */
  readonly ruling?: string;
}

export interface EditionRow {
  readonly id: string;
  readonly name?: string;
  readonly parent: string | null;
  readonly hash: string;
  readonly options: readonly OptionRow[];
  /** How many rules stand at each stage of support. */
  readonly stages: Readonly<Partial<Record<SupportStage, number>>>;
}

/** What two rule sets say differently, rule by rule. */
export interface DiffReport {
  readonly a: string;
  readonly b: string;
  readonly differences: readonly Difference[];
}

/** Means and a chance, of one attacker on one target. */
export interface MatrixCell {
  readonly destroyed: number;
  readonly modelsDestroyed: number;
  readonly woundsLost: number;
}

export interface MatrixReport {
  readonly edition: string;
  readonly ruleSet?: string;
  /** What the cells leave out, whole or in part. */
  readonly unmodelled?: readonly Unmodelled[];
  /** Absent: models. */
  readonly counted?: 'models' | 'stands';
  readonly attackers: readonly string[];
  readonly targets: readonly string[];
  /** By attacker, then by target. */
  readonly cells: readonly (readonly MatrixCell[])[];
}

export interface FailureRow {
  readonly case: string;
  readonly step: string;
  readonly expected: string;
  readonly got: string;
  readonly rule: string;
  readonly span?: Span;
}

/** A case that was not run, and why. */
export interface SkipRow {
  readonly case: string;
  readonly why: string;
}

export interface CasesReport {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly FailureRow[];
  readonly skips?: readonly SkipRow[];
}

export interface ImportReport {
  readonly file: string;
  readonly records: readonly { readonly kind: string; readonly id: string; readonly name: string }[];
  readonly issues: readonly Issue[];
  readonly understood?: {
    readonly clauses: number;
    readonly compiled: number;
    readonly executable: number;
    readonly unread: readonly { readonly line: number; readonly text: string }[];
  };
}
