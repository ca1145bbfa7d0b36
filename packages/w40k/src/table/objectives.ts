import { isWithin, type Length, place, round } from '@umpire/geometry';
import type { Seat } from '@umpire/rules';
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
export const objectivesWithin = ({ table, board }: Reading, unit: RosterUnit, distance: Length): readonly number[] =>
  table.ground.field.objectives.flatMap(({ on }, i) => {
    const shape =
      on.kind === 'area'
        ? table.ground.field.terrain.areas.find(({ id }) => id === on.area)?.shape
        : place(round(board.rules.objectives.markerWidth), on.at);
    return shape && standingOf(board, unit.index).some(({ base }) => isWithin(base, shape, distance)) ? [i] : [];
  });

const seatIn = (number: number): Seat | undefined => (number === 0 ? undefined : seatAt(number - 1));

export const holderOf = (table: Table, objective: number): Seat | undefined => seatIn(table.field.holder[objective]!);

/** 14: what a model counts for. '-' for the battle-shocked (01.07), which nothing changes. */
function worthOf(reading: Reading, model: number): number {
  const { table } = reading;
  const { kind, ref, unit } = modelAt(table, model);
  if (isShocked(table, unitAt(table, unit))) return 0;
  return Math.max(0, modified(reading, 'objective-control', ref, kind.objectiveControl));
}

/** Who controls each objective now, where that has changed (14.02.01, 14.03). */
export function controlEvents(reading: Reading): readonly TableEvent[] {
  const { table, board } = reading;
  return table.ground.field.objectives.flatMap((objective, i): TableEvent[] => {
    const secured = seatIn(table.field.secured[i]!);
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
