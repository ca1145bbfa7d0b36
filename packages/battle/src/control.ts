import type { RuleId, StepId } from '@umpire/effects';
import type { Choice, Frame, Later, Reply, Seat, Throw } from '@umpire/rules';

/** What the battle waits for. `asker`: a step, or the rules at a point. */
export type Open =
  | {
      readonly kind: 'choices';
      readonly asker: 'step' | 'order' | 'window';
      readonly choices: readonly Choice[];
      /** Sealed until as many are in as there are choices. */
      readonly replies: Readonly<Record<number, Reply>>;
    }
  /** Dice by hand. */
  | { readonly kind: 'throw'; readonly id: number; readonly throw: Throw };

/** A pass that stands until its frame ends, or until the seat's own next such step. */
export interface StandingPass {
  readonly seat: Seat;
  readonly rule?: RuleId;
  readonly until: { readonly frame: number } | { readonly my: StepId };
}

/** A rule put off, under a key of its own. */
export interface WaitingRule extends Later {
  readonly key: string;
}

/** How often an offer was taken while a period's frame lasts. */
export interface Use {
  readonly key: string;
  readonly frame: number;
}

/** Where the battle stands, beside the game's state. Plain data that is replaced, never changed: keeping it is copying it. */
export interface Control {
  readonly stack: readonly Frame[];
  readonly laters: readonly WaitingRule[];
  readonly passes: readonly StandingPass[];
  readonly uses: readonly Use[];
  /** How many throws there were, by seat and purpose. */
  readonly throws: Readonly<Record<string, number>>;
  /** How many frames and waiting rules there were: their ids. */
  readonly ids: number;
  readonly choices: number;
  readonly open: Open | undefined;
}
