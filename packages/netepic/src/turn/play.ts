import type { Choice, Context, Frame, Outcome, Procedure, Reason, Trigger, Verdict } from '@umpire/rules';
import type { EpicEvent } from '../table/event.js';
import type { Table } from '../table/table.js';

/** The contracts of a battle, for this game. */
export type At = Context<Table>;
export type EpicProcedure<F extends object = object> = Procedure<Table, EpicEvent, F>;
export type EpicOutcome<F extends object = object> = Outcome<EpicEvent, F>;
export type EpicTrigger = Trigger<Table>;
export type { Choice, Frame, Reason, Verdict };

/** Six-sided dice, each by itself. */
export const sixes = (dice: number) => [{ kind: 0, dice, sides: 6, summed: 1 }];
