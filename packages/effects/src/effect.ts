import type { Period, RuleId } from './period.js';
import type { Condition, Selector, Value } from './term.js';
import type { Verb } from './verb.js';
import type { When } from './when.js';

export const limiters = ['army', 'unit', 'model'] as const;

/** What a player may take or leave: its price, how often, and whom it is used on. */
export interface Offer {
  readonly cost?: Value;
  readonly limit?: { readonly times: Value; readonly per: Period; readonly by?: (typeof limiters)[number] };
  readonly target?: { readonly as: string; readonly from: Selector };
  /** A state that keeps others from being used on a unit, and not this. */
  readonly despite?: string;
}

/** No `when`: always in force. No `offer`: mandatory. */
export interface Effect {
  readonly when?: When;
  readonly if?: Condition;
  readonly offer?: Offer;
  readonly do: readonly Verb[];
}

/** What a datasheet, stratagem or detachment does. Name and source stand with the rule that carries it. */
export interface Ability {
  readonly id: RuleId;
  readonly effects: readonly Effect[];
}
