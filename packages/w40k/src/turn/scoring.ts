import type { Seat } from '@umpire/rules';
import type { TableEvent } from '../table/event.js';
import type { Reading } from '../table/facts.js';

/** What a mission scores, and when. Each gives the events that write it down. */
export interface Scoring {
  atCommandEnd(reading: Reading, seat: Seat): readonly TableEvent[];
  atTurnEnd(reading: Reading): readonly TableEvent[];
  atRoundEnd(reading: Reading): readonly TableEvent[];
  atEnd(reading: Reading): readonly TableEvent[];
}
