import type { Reading } from '../table/facts.js';
import { modelAt } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { isWithinReach, type Shot, type Sighted } from '../table/volley.js';
import { lengthOf } from './moving.js';

/** What one model sees of a unit, as it selects its targets. */
export function sightOf(reading: Reading, model: number, target: RosterUnit): Omit<Sighted, 'half'> {
  void reading;
  void model;
  void target;
  return { visible: true, cover: false, plunging: false };
}

/** A shot with all that is frozen about it (24.25, 24.30: half range as targets are selected). */
export function sighted(reading: Reading, shot: Shot, target: RosterUnit): Shot & Sighted {
  const { arms } = modelAt(reading.table, shot.model);
  const range = arms.find(({ id }) => id === shot.arm)?.profiles[shot.profile]?.weapon.range;
  const half = range !== undefined && isWithinReach(reading, shot.model, target, lengthOf(range / 2));
  return { ...shot, ...sightOf(reading, shot.model, target), half };
}
