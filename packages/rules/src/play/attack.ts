import type { Outcome, Policies, Volley } from '@umpire/dice';
import type { StepId } from '@umpire/effects';
import type { Ref } from '../facts.js';
import type { Seat } from './choice.js';
import type { Context, Frame } from './step.js';

/** One attack as it stood before its dice fell, for whoever looks back on a battle. */
export interface Attack {
  readonly seat: Seat;
  readonly attacker: Ref;
  readonly target: Ref;
  /** Printed names of what was used. */
  readonly weapons: readonly string[];
  /** With the usual answers to what may be decided on the way; or the code of why there are no odds. */
  readonly odds:
    | { readonly volley: Volley; readonly policies: Policies }
    | { readonly exact: () => Outcome }
    | { readonly notMeasured: string };
  /** By group of the odds: what one of its models is worth to the attacker, in whole points; absent where its losses are not the attacker's. */
  readonly worth: readonly (number | undefined)[];
}

/** How frames of one procedure are read as attacks. */
export interface AttackReading<S> {
  /** The step before which it is read; the first where none is named. */
  readonly from?: StepId;
  /** The step before which it is over; the end of the frame where none is named. */
  readonly until?: StepId;
  /** As the attack begins: none where it attacks nobody; two where both sides strike. */
  readonly begins: (frame: Frame, context: Context<S>) => readonly Attack[];
  /** As it is over: by attack, wounds lost by each group of its odds, those lost before counted. None: nothing was thrown. */
  readonly ends: (frame: object, attacks: readonly Attack[], context: Context<S>) => readonly (readonly number[])[];
}
