import { isPlunging, modelSeesUnit, unitCover } from '../board/sight.js';
import type { Reading } from '../table/facts.js';
import { modelAt } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { isWithinReach, type Shot, type Sighted } from '../table/volley.js';
import { lengthOf } from './moving.js';

/** What one model sees of a unit as it selects its targets (06.01, 13.08, 22.05). */
export function sightOf({ board }: Reading, model: number, target: RosterUnit): Omit<Sighted, 'half'> {
  const { visible } = modelSeesUnit(board, model, target.index);
  return {
    visible,
    cover: visible && unitCover(board, model, target.index) !== undefined,
    plunging: visible && isPlunging(board, model, target.index),
  };
}

/** A shot with all that is frozen about it (24.25, 24.30: half range as targets are selected). */
export function sighted(
  reading: Reading,
  shot: Shot,
  target: RosterUnit,
  sight: Omit<Sighted, 'half'>,
): Shot & Sighted {
  const { arms } = modelAt(reading.table, shot.model);
  const range = arms.find(({ id }) => id === shot.arm)?.profiles[shot.profile]?.weapon.range;
  const half = range !== undefined && isWithinReach(reading, shot.model, target, lengthOf(range / 2));
  return { ...shot, ...sight, half };
}
