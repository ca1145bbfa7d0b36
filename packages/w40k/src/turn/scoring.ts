import type { Seat } from '@umpire/rules';
import type { Action, Secondary } from '../missions/schema.js';
import type { TableEvent } from '../table/event.js';
import type { Reading } from '../table/facts.js';

/** What a mission scores, and when. Each gives the events that write it down. */
export interface Scoring {
  atCommandEnd(reading: Reading, seat: Seat): readonly TableEvent[];
  atTurnEnd(reading: Reading): readonly TableEvent[];
  atEnd(reading: Reading): readonly TableEvent[];
  /** What painted armies are paid when all else is scored. */
  forPainted?(reading: Reading): readonly TableEvent[];
  /** Actions that a seat's units may start now (16). */
  actions(reading: Reading, seat: Seat): readonly OpenAction[];
  /** Secondary missions that may be chosen or drawn, and how many; none where there are none. */
  readonly secondary?: SecondaryRules;
}

export interface OpenAction {
  readonly action: Action;
  /** The card it stands on; the primary mission's has none. */
  readonly card?: string;
}

export interface SecondaryRules {
  readonly cards: readonly Secondary[];
  /** How many are kept from the start, and how many are drawn each Command phase. */
  readonly fixed: number;
  readonly drawn: number;
}
