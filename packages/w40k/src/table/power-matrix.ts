import { isWhollyInArea, overlaps, type Shape } from '@umpire/geometry';
import { opponent, type Seat } from '@umpire/rules';
import { standingOf } from '../board/distances.js';
import type { Reading } from './facts.js';
import { holderOf, shapeOf } from './objectives.js';
import type { RosterUnit } from './roster.js';

/** 10th, 14.3: the parts of the battlefield, as one player sees them. */
type Part = 'own-zone' | 'no-mans-land' | 'enemy-zone';

/** Where a marker lies: in the zone that it touches, else between them. */
function partOf({ table }: Reading, seat: Seat, shape: Shape | undefined): Part {
  const { zones } = table.ground.field;
  if (shape && overlaps(shape, zones[seat])) return 'own-zone';
  return shape && overlaps(shape, zones[opponent(seat)]) ? 'enemy-zone' : 'no-mans-land';
}

/** A part beside the own zone is in the Matrix while half of its markers or more are controlled; one without markers never is. */
function isInMatrix(reading: Reading, seat: Seat, part: Part): boolean {
  if (part === 'own-zone') return true;
  const { objectives } = reading.table.ground.field;
  const markers = objectives.flatMap((objective, i) =>
    partOf(reading, seat, shapeOf(reading, objective)) === part ? [i] : [],
  );
  const own = markers.filter((i) => holderOf(reading.table, i) === seat).length;
  return markers.length > 0 && own * 2 >= markers.length;
}

/** Whether a unit stands wholly in its player's Power Matrix, all of its parts together (T5). */
export function isInPowerMatrix(reading: Reading, { index, seat }: RosterUnit): boolean {
  const { zones } = reading.table.ground.field;
  const [own, enemy] = [zones[seat], zones[opponent(seat)]];
  const [hasMiddle, hasEnemy] = (['no-mans-land', 'enemy-zone'] as const).map((part) =>
    isInMatrix(reading, seat, part),
  );
  const models = standingOf(reading.board, index);
  return (
    models.length > 0 &&
    models.every(({ base }) =>
      hasMiddle
        ? hasEnemy || !overlaps(base, enemy)
        : isWhollyInArea(base, own) || (hasEnemy === true && isWhollyInArea(base, enemy)),
    )
  );
}
