import type { Period, StepId } from './period.js';

/*
 * What an effect asks of the table: who (Selector), whether (Condition), how much (Value).
 * Each may hold the others, so they share this file.
 */

/** What `all` may range over. */
export const selectable = ['unit', 'model', 'weapon', 'marker', 'die', 'power'] as const;

export type Side = 'mine' | 'theirs';

/** A bound name (`self`, `mine`, `theirs`, `subject`, `attacker`, `target`, `weapon`, `attack`, `it`, or one that a verb or step bound), or a search. */
export type Selector = string | Search;

/** Everything of one sort that has all the keywords and meets `where`, in which `it` is the candidate. */
export interface Search {
  readonly all: (typeof selectable)[number];
  readonly side?: Side;
  readonly in?: Selector;
  readonly keywords?: readonly string[];
  readonly where?: Condition;
}

export const comparisons = ['<', '<=', '=', '>=', '>'] as const;
export type Comparison = (typeof comparisons)[number];

export type Condition =
  | { readonly every: readonly Condition[] }
  | { readonly some: readonly Condition[] }
  | { readonly not: Condition }
  /** Has every one of the keywords. */
  | { readonly is: Selector; readonly keywords: readonly string[] }
  /** A state the edition declares or a `mark` made; of `attack`: `critical-hit`, `critical-wound`, `hit-unmodified-5+` … */
  | { readonly state: string; readonly of: Selector }
  | Near
  | { readonly done: StepId; readonly by: Selector; readonly since: Period }
  | { readonly compare: readonly [left: Value, how: Comparison, right: Value] };

export interface Near {
  readonly within: Value;
  readonly of: Selector;
  readonly from: Selector;
  readonly measure?: 'horizontal';
  readonly wholly?: true;
}

/** `/` rounds down. */
export const operators = ['+', '-', '*', '/', 'min', 'max', 'abs'] as const;
export type Operator = (typeof operators)[number];

/** A number, a bound name, or how to find one. */
export type Value =
  | number
  | string
  | { readonly inches: number }
  | { readonly cm: number }
  | { readonly dice: string }
  | { readonly the: string; readonly of: Selector }
  | { readonly count: Selector }
  | { readonly sum: string; readonly over: Selector }
  /** The n-th, from one, of a bound list. */
  | { readonly item: Value; readonly of: string }
  | { readonly op: Operator; readonly of: readonly Value[] }
  | { readonly table: Readonly<Record<string, Value>>; readonly by: Value };
