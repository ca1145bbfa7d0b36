import { seats } from '@umpire/rules';
import { isUnitBehind } from '../board/behind.js';
import { unitCover } from '../board/cover.js';
import { isModelWithin } from '../board/distances.js';
import { isPlunging } from '../board/sight.js';
import { hasState, type Reading } from '../table/facts.js';
import { modelSees } from '../table/lone-operative.js';
import { rangeOf } from '../table/range.js';
import { unitsOf } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { profileOf, type Shot, type Sighted } from '../table/volley.js';
import { lengthOf } from './moving.js';

/** What one model sees of a unit as it selects its targets (06.01, 13.08, 22.05). */
export function sightOf(reading: Reading, model: number, target: RosterUnit): Omit<Sighted, 'half'> {
  const { board } = reading;
  const visible = modelSees(reading, model, target);
  return {
    visible,
    cover: visible && (unitCover(board, model, target.index) !== undefined || isShielded(reading, model, target)),
    plunging: visible && isPlunging(board, model, target.index),
  };
}

/** 15.10: partly hidden by a unit of its own side that has laid a smokescreen or shields its friends, or by one that shields whoever is behind it. */
function isShielded(reading: Reading, model: number, target: RosterUnit): boolean {
  const { board, table } = reading;
  return shields.some(([mark, whose]) => {
    if (reading.forces().marking(mark).length === 0) return false;
    const between = seats
      .filter((seat) => whose === 'anybody' || seat === target.seat)
      .flatMap((seat) => unitsOf(table, seat))
      .filter((unit) => unit !== target && !unit.models.includes(model))
      .filter(({ ref, seat }) => hasState(reading, mark, ref, { self: ref, seat }, {}));
    return between.some(({ index }) => isUnitBehind(board, model, target.index, index));
  });
}

const shields = [
  ['smokescreen', 'friends'],
  ['shields-friends', 'friends'],
  ['shields-anybody', 'anybody'],
] as const;

/** A shot with all that is frozen about it (24.25, 24.30: half range as targets are selected). */
export function sighted(
  reading: Reading,
  shot: Shot,
  target: RosterUnit,
  sight: Omit<Sighted, 'half'>,
): Shot & Sighted {
  const range = profileOf(reading.table, shot)?.weapon.range;
  const half =
    range !== undefined &&
    isModelWithin(reading.board, shot.model, target.index, lengthOf(rangeOf(reading, shot.model, range) / 2));
  return { ...shot, ...sight, half };
}
