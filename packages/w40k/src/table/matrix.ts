import { isWhollyInArea, overlaps } from '@umpire/geometry';
import { opponent, type Seat } from '@umpire/rules';
import type { Objective } from '../board/board.js';
import { standingOf } from '../board/distances.js';
import type { Reading } from './facts.js';
import { holderOf } from './objectives.js';
import type { RosterUnit } from './roster.js';

/*
 * The Power Matrix: a player's own zone, and those of no man's land and the enemy's zone of whose objectives at least half are
 * held. Who holds what changes only as phases end, so that asking now is asking as the phase began.
 */

const homeOf = (seat: Seat): Objective['role'] => (seat === 'A' ? 'home-A' : 'home-B');

function holdsHalf({ table }: Reading, seat: Seat, lies: (objective: Objective) => boolean): boolean {
  const held = table.ground.field.objectives.flatMap((objective, i) =>
    lies(objective) ? [holderOf(table, i) === seat] : [],
  );
  return held.length > 0 && held.filter((one) => one).length * 2 >= held.length;
}

/** Whether every model of a unit is wholly in its player's matrix, all areas of it together (T5). */
export function isInMatrix(reading: Reading, { index, seat }: RosterUnit): boolean {
  const { board } = reading;
  const { zones } = board.field;
  const enemy = opponent(seat);
  const homes = [homeOf(seat), homeOf(enemy)];
  const hasMiddle = holdsHalf(reading, seat, ({ role }) => !homes.includes(role));
  const hasTheirs = holdsHalf(reading, seat, ({ role }) => role === homeOf(enemy));
  const models = standingOf(board, index);
  return (
    models.length > 0 &&
    models.every(({ base }) =>
      hasMiddle
        ? hasTheirs || !overlaps(base, zones[enemy])
        : isWhollyInArea(base, zones[seat]) || (hasTheirs && isWhollyInArea(base, zones[enemy])),
    )
  );
}
