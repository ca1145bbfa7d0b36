import type { Length } from '@umpire/geometry';
import { isModelWithin } from '../board/distances.js';
import { modelSeesUnit } from '../board/sight.js';
import { modified, type Reading } from './facts.js';
import { living, modelAt } from './reads.js';
import type { RosterUnit } from './roster.js';

/** How near one must be to see a lone operative that names no distance, in inches (24.24). */
const USUAL = 12;

/** From how far a unit may be seen, if its sheet says so: that of a unit that stands alone (24.24). */
export function seenWithin({ table }: Pick<Reading, 'table'>, unit: RosterUnit): number | undefined {
  const parts = unit.parts.filter((_, part) =>
    living(table, unit).some((model) => modelAt(table, model).part === part),
  );
  const [part] = parts;
  if (parts.length !== 1) return undefined;
  const own = part?.abilities.find(({ given }) => given.rule === 'lone-operative');
  return own && (typeof own.given.parameter === 'number' ? own.given.parameter : USUAL);
}

/** Whether a unit may not be seen from where a model stands, for being a lone operative too far away. */
export function isLoneAndFar(
  { table, board }: Pick<Reading, 'table' | 'board'>,
  model: number,
  target: RosterUnit,
): boolean {
  const most = seenWithin({ table }, target);
  if (most === undefined) return false;
  return !isModelWithin(board, model, target.index, lengthOf(most));
}

/** Whether a rule keeps a model from firing at a unit from where it stands, for being too far away; and from how far it may. */
export function firedAtFrom(reading: Reading, model: number, target: RosterUnit): number | undefined {
  const most = modified(reading, 'targeted-within', target.ref, 0);
  if (most <= 0) return undefined;
  const isNear = isModelWithin(reading.board, model, target.index, lengthOf(most));
  return isNear ? undefined : most;
}

const lengthOf = (inches: number): Length => Math.round(inches * 25_400) as Length;

/** Whether a model sees a unit: with eyes, and near enough where that is asked. */
export const modelSees = (reading: Pick<Reading, 'table' | 'board'>, model: number, target: RosterUnit): boolean =>
  !isLoneAndFar(reading, model, target) && modelSeesUnit(reading.board, model, target.index).visible;
