import { type Grid, gridOf } from '@umpire/geometry';
import type { Placed } from './solids.js';
import type { Table } from './table.js';

const crowds = new WeakMap<Table, Grid<Placed>>();

/** A cell a little wider than most bases, in micrometres. */
const CELL = 50_800;

/** Everybody round a unit that moves, by where they stand: its friends, then its enemies. */
export function crowdOf(table: Table): Grid<Placed> {
  const known = crowds.get(table);
  if (known) return known;
  const made = gridOf([...table.friends, ...table.enemies], ({ bounds }) => bounds, CELL);
  crowds.set(table, made);
  return made;
}
