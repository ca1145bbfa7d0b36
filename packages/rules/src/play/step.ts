import type { Period, RuleId, StepId } from '@umpire/effects';
import type { Ref } from '../facts.js';
import type { Seat } from './choice.js';
import type { Given, Need } from './need.js';

export type ProcedureId = string;

/** Where rules act on a step. `during`: when the step opens a window, and once before `after` if it never did. */
export const stageOrder = ['before', 'instead', 'run', 'during', 'after'] as const;
export type Stage = (typeof stageOrder)[number];
export type Edge = Exclude<Stage, 'run'>;

/** How far the rules at one point have come. */
export interface Point {
  /** Mandatory rules that have acted. */
  readonly done: readonly string[];
  /** As their seats put them. */
  readonly order: readonly string[];
  readonly passed: readonly Seat[];
  /** Offers that were taken, by key. */
  readonly taken?: readonly string[];
  /** How many have acted, offers too. */
  readonly acted: number;
  /** Who may act now, once anybody has: what became usable since waits until these are finished. */
  readonly list?: readonly string[];
  /** Who was in a list that is finished. */
  readonly heard?: readonly string[];
}

/** One procedure on its way. Plain data, never changed but replaced, so that a battle is copied by keeping it. */
export interface Frame<F extends object = object> {
  readonly id: number;
  readonly procedure: ProcedureId;
  readonly step: number;
  readonly at: Stage;
  readonly data: F;
  /** A step asked for a window and runs again after it, or had one. */
  readonly window: 'none' | 'open' | 'had';
  /** Whether the frame below waits for what this one comes to; rules that act at an edge return nothing. */
  readonly returns: boolean;
  readonly point: Point | undefined;
  readonly given: Given | undefined;
  /** Where the step, once run, said to go. */
  readonly next: StepId | 'end' | undefined;
  /** A step that a rule re-opened. */
  readonly reopened: StepId | undefined;
}

/** The stack is read through this; `state` is the game's and is only read. */
export interface Context<S> {
  readonly state: S;
  readonly frames: readonly Frame[];
}

/** The innermost frame of a procedure. */
export const frameOf = (frames: readonly Frame[], procedure: ProcedureId): Frame | undefined =>
  frames.findLast((frame) => frame.procedure === procedure);

/** A rule that waits: it acts when that frame (or any, if none is named) comes to that edge of that step. */
export interface Later {
  readonly rule: RuleId;
  readonly seat: Seat;
  readonly at: StepId;
  readonly edge: Edge;
  readonly frame?: number;
  readonly about?: readonly Ref[];
  readonly call: ProcedureId;
  readonly with: object;
}

export interface Writes<E, F> {
  readonly frame?: F;
  readonly events?: readonly E[];
  readonly later?: readonly Later[];
  /** New data for a frame below: a die thrown again, a target changed. */
  readonly patch?: { readonly frame: number; readonly data: object };
  /** A frame below goes back to one of its steps as soon as it has its turn; `cut` ends all frames above it at once. */
  readonly reopen?: { readonly frame: number; readonly to: StepId; readonly cut?: true };
}

type Absent<Key extends string> = { readonly [key in Key]?: never };

/** What a step says: needs something, calls a procedure, opens a window (and runs again after each), or is done and goes on. */
export type Outcome<E, F> = Writes<E, F> &
  (
    | ({ readonly need: Need } & Absent<'call' | 'with' | 'window' | 'to'>)
    | ({ readonly call: ProcedureId; readonly with: object } & Absent<'need' | 'window' | 'to'>)
    | ({ readonly window: true } & Absent<'need' | 'call' | 'with' | 'to'>)
    | ({ readonly to?: StepId | 'end' } & Absent<'need' | 'call' | 'with' | 'window'>)
  );

export interface Step<S, E, F extends object> {
  readonly id: StepId;
  /** Pure: reads its frame and the table, and says what follows. Never rolls, never writes. */
  run(frame: F, given: Given | undefined, context: Context<S>): Outcome<E, F>;
}

/** A table of steps over a plain frame. */
export interface Procedure<S, E, F extends object = object> {
  readonly id: ProcedureId;
  /** The period that lasts as long as its frame: passes, limits and effects may hold until then. */
  readonly period?: Extract<Period, string>;
  readonly steps: readonly Step<S, E, F>[];
  /** What follows when the frame ends, however it ends. */
  end?(frame: F, context: Context<S>, id: number): readonly E[];
}

/** A procedure of one step: what most rules do. */
export const oneStep = <S, E, F extends object>(
  id: ProcedureId,
  run: (frame: F, given: Given | undefined, context: Context<S>) => Outcome<E, F>,
): Procedure<S, E, F> => ({ id, steps: [{ id, run }] });
