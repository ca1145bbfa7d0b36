import type { Condition, Period, RuleId, StepId } from '@umpire/effects';
import type { Ref } from '../facts.js';

export const seats = ['A', 'B'] as const;
export type Seat = (typeof seats)[number];
export const opponent = (seat: Seat): Seat => (seat === 'A' ? 'B' : 'A');

/** One way to answer. Keys, not positions, go into the log, so they must mean the same whenever the choice is asked again. */
export interface Option {
  readonly key: string;
  readonly refs: readonly Ref[];
  readonly cost?: number;
  /** Of an offer: the rule that makes it. */
  readonly rule?: RuleId;
  /** How much of a split may go here; all of it where nothing is said. */
  readonly most?: number;
}

export type Ask =
  /** Targets, menus, yes or no. */
  | { readonly kind: 'pick'; readonly options: readonly Option[]; readonly min: number; readonly max: number }
  | { readonly kind: 'order'; readonly options: readonly Option[] }
  /** Attacks over targets; how many of five critical hits wound at once. `min` to `max` in all. */
  | { readonly kind: 'split'; readonly options: readonly Option[]; readonly min: number; readonly max: number }
  /** One offer, or pass. Only windows ask it. */
  | { readonly kind: 'react'; readonly offers: readonly Option[] }
  /** A move, a placement, a declaration: judged by the game's validator of that shape. */
  | { readonly kind: 'propose'; readonly shape: string; readonly within: readonly Condition[] };

export type Reply =
  | { readonly pick: readonly string[] }
  | { readonly order: readonly string[] }
  | { readonly split: Readonly<Record<string, number>> }
  | { readonly use: string }
  /** May stand until a period ends, for one rule or for all. */
  | { readonly pass: true; readonly until?: Exclude<Period, { readonly theirs: StepId }>; readonly rule?: RuleId }
  | { readonly propose: unknown };

/** A question as a step asks it. */
export interface Asked {
  readonly seat: Seat;
  readonly rule: RuleId;
  readonly about: readonly Ref[];
  readonly ask: Ask;
  /** The reply stays hidden from the other seat, even after all are in. */
  readonly secret?: true;
}

/** A question that a player owes. `id`: the n-th of the battle. */
export interface Choice extends Asked {
  readonly id: number;
}
