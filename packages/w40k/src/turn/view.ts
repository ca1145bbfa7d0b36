import type { Seat } from '@umpire/rules';
import { isOnTable, modelAt, phaseOf, roundOf, turnSeat } from '../table/reads.js';
import { seatNumber, type Table } from '../table/table.js';

/** What one seat sees of the table. Nothing on it is hidden but what the other keeps secret before the battle. */
export interface SeenTable {
  readonly seat: Seat;
  readonly round: number;
  readonly turn: Seat;
  readonly phase: string;
  readonly commandPoints: Readonly<Record<Seat, number>>;
  readonly score: Readonly<Record<Seat, number>>;
  readonly objectives: readonly { readonly id: string; readonly holder: Seat | undefined }[];
  /** What rules have placed; micrometres. */
  readonly markers: readonly { readonly ref: string; readonly rule: string; readonly x: number; readonly y: number }[];
  readonly units: readonly SeenUnit[];
}

export interface SeenUnit {
  readonly ref: string;
  readonly seat: Seat;
  readonly name: string;
  readonly battleShocked: boolean;
  readonly models: readonly SeenModel[];
}

export interface SeenModel {
  readonly ref: string;
  readonly index: number;
  readonly name: string;
  readonly wounds: number;
  /** Micrometres and tenths of a degree; absent off the battlefield. */
  readonly at?: { readonly x: number; readonly y: number; readonly height: number; readonly facing: number };
}

export function seenBy(table: Table, seat: Seat): SeenTable {
  const { field, ground } = table;
  const both = (name: 'command-points' | 'score') => ({
    A: field[name][seatNumber('A')]!,
    B: field[name][seatNumber('B')]!,
  });
  return {
    seat,
    round: roundOf(table),
    turn: turnSeat(table),
    phase: phaseOf(table),
    commandPoints: both('command-points'),
    score: both('score'),
    objectives: ground.field.objectives.map(({ id }, i) => {
      const holder = field.holder[i]!;
      return { id, holder: holder === 0 ? undefined : holder === 1 ? 'A' : 'B' };
    }),
    markers: table.markers.map(({ ref, rule, x, y }) => ({ ref, rule, x, y })),
    units: ground.roster.units.map(({ ref, seat: owner, name, models, index }) => ({
      ref,
      seat: owner,
      name,
      battleShocked: field['battle-shocked'][index] === 1,
      models: models
        .filter((model) => field.lost[model]! < modelAt(table, model).kind.wounds)
        .map((model) => seenModel(table, model)),
    })),
  };
}

function seenModel(table: Table, index: number): SeenModel {
  const { field } = table;
  const { ref, kind } = modelAt(table, index);
  const at = { x: field.x[index]!, y: field.y[index]!, height: field.z[index]!, facing: field.facing[index]! };
  return {
    ref,
    index,
    name: kind.name,
    wounds: kind.wounds - field.lost[index]!,
    ...(isOnTable(table, index) ? { at } : {}),
  };
}
