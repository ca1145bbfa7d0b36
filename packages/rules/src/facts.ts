import type { Condition, RuleId, Selector } from '@umpire/effects';

/** A stable id of an army, unit, model, weapon, marker or power; never used twice. New ones may come in mid-battle. */
export type Ref = string;

/** What names stand for while an effect is worked out. */
export type Bound = Readonly<Record<string, number | Ref | readonly Ref[]>>;

/**
 * All that a rule may read of the table. A battle answers from its state, a scenario from its text; the scenario notes what it
 * froze or assumed.
 */
export interface Facts {
  readonly value: (
    what: string,
    of: Ref,
    bound: Bound,
  ) => { readonly value: number; readonly because: readonly RuleId[] };
  readonly holds: (condition: Condition, bound: Bound) => boolean;
  readonly find: (selector: Selector, bound: Bound) => readonly Ref[];
}
