import { distance, isWithin, type Length, place, round, type Shape } from '@umpire/geometry';
import type { Seat } from '@umpire/rules';
import type { Objective } from '../board/board.js';
import { standingOf } from '../board/distances.js';
import { controlOf, inRangeOf } from '../board/objectives.js';
import { set, type TableEvent, type Write } from './event.js';
import { modified, type Reading } from './facts.js';
import { isShocked, modelAt, unitAt } from './reads.js';
import type { RosterUnit } from './roster.js';
import { seatAt, seatNumber, type Table } from './table.js';

/** Objectives, by their place on the map, that some model of the unit is in range of (14). */
export const objectivesNear = ({ table, board }: Reading, unit: RosterUnit): readonly number[] =>
  table.ground.field.objectives.flatMap((objective, i) =>
    standingOf(board, unit.index).some((model) => inRangeOf(board, model, objective)) ? [i] : [],
  );

/** Objectives so near to some model of the unit, whether or not they are in range. */
export const objectivesWithin = ({ table, board }: Reading, unit: RosterUnit, within: Length): readonly number[] =>
  table.ground.field.objectives.flatMap((objective, i) => {
    const shape = shapeOf({ table, board }, objective);
    return shape && standingOf(board, unit.index).some(({ base }) => isWithin(base, shape, within)) ? [i] : [];
  });

const shapeOf = ({ table, board }: Pick<Reading, 'table' | 'board'>, { on }: Objective): Shape | undefined =>
  on.kind === 'area'
    ? table.ground.field.terrain.areas.find(({ id }) => id === on.area)?.shape
    : place(round(board.rules.objectives.markerWidth), on.at);

/** Of the objectives within a distance of a unit, the closest; several where they are equally close. */
export function closestObjectives(reading: Reading, unit: RosterUnit, within: Length): readonly number[] {
  const { table, board } = reading;
  const gaps = objectivesWithin(reading, unit, within).map((i) => {
    const shape = shapeOf(reading, table.ground.field.objectives[i]!)!;
    return [i, Math.min(...standingOf(board, unit.index).map(({ base }) => distance(base, shape)))] as const;
  });
  const least = Math.min(...gaps.map(([, gap]) => gap));
  return gaps.filter(([, gap]) => gap === least).map(([i]) => i);
}

const seatIn = (number: number): Seat | undefined => (number === 0 ? undefined : seatAt(number - 1));

export const holderOf = (table: Table, objective: number): Seat | undefined => seatIn(table.field.holder[objective]!);

/** What a model counts for; of the battle-shocked nothing, or what other rules add to 0. */
function worthOf(reading: Reading, model: number): number {
  const { table } = reading;
  const { kind, ref, unit } = modelAt(table, model);
  const isNone = isShocked(table, unitAt(table, unit));
  if (isNone && reading.rules.numbers.turn?.battleShock.objectiveControl !== 'set-to-0') return 0;
  return Math.max(0, modified(reading, 'objective-control', ref, isNone ? 0 : kind.objectiveControl));
}

/** Who controls each objective now, where that has changed (14.02.01, 14.03). `settles`: as a Command phase ends. */
export function controlEvents(reading: Reading, { settles = false } = {}): readonly TableEvent[] {
  const { table, board, rules } = reading;
  const keepsSecured = rules.numbers.turn?.secures !== undefined && !settles;
  return table.ground.field.objectives.flatMap((objective, i): TableEvent[] => {
    const secured = seatIn(table.field.secured[i]!);
    if (keepsSecured && secured !== undefined) return [];
    const { by, levels } = controlOf(board, objective, (model) => worthOf(reading, model), {
      by: holderOf(table, i),
      secured,
    });
    const to = by === undefined ? 0 : seatNumber(by) + 1;
    const writes: Write[] = [
      ...(to === table.field.holder[i] ? [] : [set(table, 'holder', i, to)]),
      ...(secured !== undefined && by !== secured ? [set(table, 'secured', i, 0)] : []),
    ];
    if (writes.length === 0) return [];
    return [
      { kind: 'control', of: [objective.id], say: { holder: by ?? 'nobody', levels: [levels.A, levels.B] }, writes },
    ];
  });
}
