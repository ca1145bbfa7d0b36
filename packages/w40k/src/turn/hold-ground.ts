import type { Seat } from '@umpire/rules';
import { add, type TableEvent } from '../table/event.js';
import type { Reading } from '../table/facts.js';
import { holderOf } from '../table/objectives.js';
import { roundOf } from '../table/reads.js';
import { seatNumber } from '../table/table.js';
import type { Scoring } from './scoring.js';

/** The mission of a first battle: from round two, five points for each objective held as your Command phase ends, fifteen at most. */
const POINTS = 5;
const MOST = 15;

const nothing = (): readonly TableEvent[] => [];

export const holdGround: Scoring = {
  atCommandEnd: (reading, seat) => (roundOf(reading.table) < 2 ? [] : held(reading, seat)),
  atTurnEnd: nothing,
  atEnd: nothing,
  actions: () => [],
};

function held({ table }: Reading, seat: Seat): readonly TableEvent[] {
  const { objectives } = table.ground.field;
  const mine = objectives.filter((_, i) => holderOf(table, i) === seat);
  const points = Math.min(MOST, mine.length * POINTS);
  if (points === 0) return [];
  return [
    {
      kind: 'scored',
      rule: 'hold-ground',
      of: mine.map(({ id }) => id),
      say: { seat, points },
      writes: [add(table, 'score', seatNumber(seat), points)],
    },
  ];
}
