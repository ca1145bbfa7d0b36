import type { Length } from '@umpire/geometry';
import { type Point, point } from '@umpire/geometry';
import { get, type Table } from './table.js';

/** Objectives that lie on the table, in their order: printed, or as they were placed so far. */
export const objectivesOf = (table: Table): readonly Point[] =>
  table.ground.objectives.flatMap((_, i) => objectiveAt(table, i) ?? []);

/** Undefined while it is not placed. */
export function objectiveAt({ fields }: Table, objective: number): Point | undefined {
  if (fields.laid[objective] === 0) return undefined;
  return point(fields.goalX[objective] as Length, fields.goalY[objective] as Length);
}

/** The next that is to be placed. */
export function nextObjective(table: Table): number | undefined {
  const next = table.ground.objectives.findIndex((_, i) => get(table, 'laid', i) === 0);
  return next < 0 ? undefined : next;
}
