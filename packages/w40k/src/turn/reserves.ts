import type { TableEvent } from '../table/event.js';
import { living, roundOf } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { places, type Table } from '../table/table.js';
import { passengersOf } from './boarding.js';
import { removed } from './losses.js';

const inReserves = (table: Table): readonly RosterUnit[] =>
  table.ground.roster.units.filter((unit) => unit.models.some((model) => table.field.place[model] === places.reserves));

const lost = (table: Table, units: readonly RosterUnit[]): readonly TableEvent[] =>
  removed(
    table,
    units.flatMap((unit) => [unit, ...passengersOf(table, unit)]).flatMap((unit) => living(table, unit)),
    'reserves',
  );

/** 20.03: as that battle round ends, reserves that never came are destroyed; not those that were there before (20.02). */
export const lateReserves = (table: Table, lastRound: number): readonly TableEvent[] =>
  roundOf(table) === lastRound
    ? lost(
        table,
        inReserves(table).filter(({ index }) => table.field.repositioned[index] === 0),
      )
    : [];

/** 20.01.02: whoever is still in reserves when the battle ends is destroyed, and triggers nothing. */
export const reservesAtEnd = (table: Table): readonly TableEvent[] => lost(table, inReserves(table));
