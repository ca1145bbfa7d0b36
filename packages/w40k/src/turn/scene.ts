import type { Outline, Shape } from '@umpire/geometry';
import type {
  Scene,
  SceneFeature,
  SceneMarker,
  SceneModel,
  SceneObjective,
  SceneOutline,
  SceneUnit,
  Seat,
} from '@umpire/rules';
import type { Field, Objective } from '../board/board.js';
import { markerRadius } from '../board/marker.js';
import type { BoardRules } from '../board/rules.js';
import { fieldNow } from '../table/board-of.js';
import type { Marker } from '../table/markers.js';
import type { Edition } from '../table/reading.js';
import { isIn, isOnTable, isShocked, living, modelAt, phaseOf, roundOf, turnSeat, woundsLeft } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { seatNumber, type Table } from '../table/table.js';
import { ROUNDS } from './battle.js';

/** The table to be drawn. Nothing on it is hidden from either seat. */
export function sceneOf(table: Table, { board: rules, rules: { rules: printed } }: Edition): Scene {
  const { field, ground } = table;
  const both = (name: 'command-points' | 'score', seat: Seat): number => field[name][seatNumber(seat)]!;
  return {
    measure: 'inch',
    width: ground.field.width,
    depth: ground.field.depth,
    features: featuresOf(fieldNow(table)),
    objectives: ground.field.objectives.map((objective, i) =>
      objectiveOf(objective, ground.field, rules, field.holder[i]!),
    ),
    ...(table.markers.length > 0 ? { markers: table.markers.map((marker) => markerOf(marker, printed)) } : {}),
    units: ground.roster.units.map((unit) => unitOf(table, unit)),
    round: roundOf(table),
    rounds: ROUNDS,
    turn: turnSeat(table),
    part: phaseOf(table),
    score: { A: both('score', 'A'), B: both('score', 'B') },
    stores: {
      A: { 'command-points': both('command-points', 'A') },
      B: { 'command-points': both('command-points', 'B') },
    },
  };
}

const cornersOf = ({ corners }: Shape) => corners.map(({ x, y }) => ({ x, y }));

function featuresOf({ zones, terrain }: Field): readonly SceneFeature[] {
  return [
    ...(['A', 'B'] as const).map((seat) => ({
      id: `zone-${seat}`,
      kind: 'zone' as const,
      seat,
      points: cornersOf(zones[seat]),
    })),
    ...terrain.areas.map(({ id, name, shape }) => ({ id, kind: 'area' as const, name, points: cornersOf(shape) })),
    ...(terrain.hatchways ?? []).map(({ part: { id, solid } }) => ({
      id: `${id} frame`,
      kind: 'floor' as const,
      points: cornersOf(solid.shape),
    })),
    ...terrain.parts.map(({ id, role, solid }) => ({
      id,
      kind: role === 'floor' ? ('floor' as const) : ('wall' as const),
      points: cornersOf(solid.shape),
    })),
  ];
}

function objectiveOf({ id, on }: Objective, field: Field, rules: BoardRules, holder: number): SceneObjective {
  const whose = holder === 0 ? {} : { holder: holder === 1 ? ('A' as const) : ('B' as const) };
  if (on.kind === 'marker') {
    const { markerWidth, range } = rules.objectives;
    return { id, name: id, at: { x: on.at.x, y: on.at.y }, radius: markerWidth / 2 + range.across, ...whose };
  }
  const area = field.terrain.areas.find((one) => one.id === on.area);
  const { x = 0, y = 0 } = area?.shape.centre ?? {};
  return { id, name: area?.name ?? id, at: { x, y }, radius: 0, ...whose };
}

const markerOf = ({ ref, rule, seat, x, y }: Marker, printed: Edition['rules']['rules']): SceneMarker => ({
  id: ref,
  name: printed.get(rule)?.name ?? rule,
  seat,
  at: { x, y },
  radius: markerRadius,
});

function unitOf(table: Table, unit: RosterUnit): SceneUnit {
  const states = [
    ...(isShocked(table, unit) ? ['battle-shocked'] : []),
    ...(isIn(table, unit, 'reserves') ? ['reserves'] : []),
    ...(isIn(table, unit, 'embarked') ? ['embarked'] : []),
    ...(table.field.hovers[unit.index] === 1 ? ['hover'] : []),
  ];
  return {
    ref: unit.ref,
    seat: unit.seat,
    name: unit.name,
    models: living(table, unit).map((model) => modelOf(table, model)),
    began: unit.models.length,
    states,
  };
}

function modelOf(table: Table, index: number): SceneModel {
  const { ref, kind } = modelAt(table, index);
  const { x, y, facing } = table.field;
  return {
    ref,
    name: kind.name,
    outline: outlineOf(kind.outline),
    ...(isOnTable(table, index) ? { at: { x: x[index]!, y: y[index]! } } : {}),
    facing: facing[index]!,
    wounds: woundsLeft(table, index),
    of: kind.wounds,
  };
}

function outlineOf(outline: Outline): SceneOutline {
  if (outline.kind === 'round') return { kind: 'round', radius: outline.radius };
  if (outline.kind === 'oval') return { kind: 'oval', length: outline.a * 2, width: outline.b * 2 };
  return { kind: 'polygon', points: outline.corners.map(({ x, y }) => ({ x, y })) };
}
