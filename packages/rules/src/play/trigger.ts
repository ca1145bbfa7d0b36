import type { Offer, Period, RuleId, StepId } from '@umpire/effects';
import type { Ref } from '../facts.js';
import type { Seat } from './choice.js';
import type { Context, Edge, Frame, ProcedureId } from './step.js';

/** One way in which a rule acts at a point: whose it is, whom it is about, what its procedure begins with. */
export interface Acting {
  /** Stable and its own at the point: `rally`, `intercept>a-2`. */
  readonly key: string;
  readonly seat: Seat;
  readonly about: readonly Ref[];
  readonly with: object;
  readonly cost?: number;
  /** Whose use it is, where a limit counts by unit or model; the first of `about` where nothing is said. */
  readonly countsFor?: Ref;
  /** How often, where that is a number that the table gives; over the limit's own. */
  readonly times?: number;
}

export interface Limit {
  readonly times: number;
  readonly per: Extract<Period, string>;
  /** Counted by army where nothing is said, else by whom a use counts for. */
  readonly by?: NonNullable<Offer['limit']>['by'];
}

/** A rule that acts at an edge of a step. With `offer` a player may take it or leave it: what `find` gives is what is offered. */
export interface Trigger<S> {
  readonly rule: RuleId;
  readonly at: StepId;
  readonly edge: Edge;
  readonly offer?: { readonly limit?: Limit };
  /** Its place among others cannot matter, so nobody is asked. */
  readonly free?: true;
  readonly call: ProcedureId;
  /** Asked anew after everything that acts at the point. */
  find(context: Context<S>, frame: Frame): readonly Acting[];
}
