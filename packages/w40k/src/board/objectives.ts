import { isInArea, isNear, isWithin, type Length, place, round, type Shape, type Solid, solid } from '@umpire/geometry';
import type { Terrain } from '../terrain/terrain.js';
import type { Board, Field, ModelRef, Objective, Seat, UnitRef } from './board.js';
import { boundsMeet } from './bounds.js';
import { boundsOf, standingOf } from './distances.js';
import { type Placed, placed } from './solids.js';

/** A marker as a solid: a disc on the ground it lies on. */
const markers = new WeakMap<Objective, Solid>();

function markerOf(objective: Objective, width: Length): Solid | undefined {
  const { on } = objective;
  if (on.kind !== 'marker') return undefined;
  const known = markers.get(objective);
  if (known) return known;
  const made = solid(place(round(width), on.at), on.height, on.height);
  markers.set(objective, made);
  return made;
}

/** 14: whether a model is in range of an objective: in its terrain area at any height, or near its marker. */
export function inRangeOf(board: Board, model: Placed, objective: Objective): boolean {
  const { on } = objective;
  if (on.kind === 'area') {
    const shape = areaOf(board.field, on.area);
    return (
      shape !== undefined &&
      boundsMeet(model.bounds, shape.bounds, 1) &&
      (isInArea(model.base, shape) || model.measured.some((part) => isInArea(part.shape, shape)))
    );
  }
  const { markerWidth, range } = board.rules.objectives;
  const marker = markerOf(objective, markerWidth);
  return (
    marker !== undefined &&
    boundsMeet(model.bounds, marker.shape.bounds, range.across + 1) &&
    model.measured.some((part) => isNear(part, marker, range))
  );
}

/** Whether one of some models is so near to an objective: to its marker, or to its area in plan. */
export function isObjectiveWithin(board: Board, id: string, models: readonly ModelRef[], within: Length): boolean {
  const objective = board.field.objectives.find((one) => one.id === id);
  if (objective === undefined) return false;
  const { on } = objective;
  const marker = markerOf(objective, board.rules.objectives.markerWidth);
  const area = on.kind === 'area' ? areaOf(board.field, on.area) : undefined;
  return models.some((model) => {
    const there = placed(board, model);
    if (there === undefined) return false;
    if (area) return isWithin(there.base, area, within);
    return marker !== undefined && there.measured.some((part) => isNear(part, marker, { across: within, up: within }));
  });
}

/** Whether a model of a unit may be in range of an objective: by the rectangle around them. */
function mayBeInRange(board: Board, unit: UnitRef, objective: Objective): boolean {
  const bounds = boundsOf(board, unit);
  if (bounds === undefined) return false;
  const { on } = objective;
  const { markerWidth, range } = board.rules.objectives;
  const shape = on.kind === 'area' ? areaOf(board.field, on.area) : markerOf(objective, markerWidth)?.shape;
  return shape !== undefined && boundsMeet(bounds, shape.bounds, (on.kind === 'area' ? 0 : range.across) + 1);
}

const areaShapes = new WeakMap<Terrain, ReadonlyMap<string, Shape>>();

function areaOf({ terrain }: Field, id: string): Shape | undefined {
  let known = areaShapes.get(terrain);
  if (known === undefined) {
    known = new Map(terrain.areas.map((area) => [area.id, area.shape]));
    areaShapes.set(terrain, known);
  }
  return known.get(id);
}

/** What each model is worth on an objective: its objective control as effects leave it, 0 where it has none. */
export type WorthOf = (model: ModelRef) => number;

export interface Control {
  readonly objective: string;
  readonly levels: Readonly<Record<Seat, number>>;
  /** Who controls it; nobody where levels are equal, unless it is secured. */
  readonly by: Seat | undefined;
}

/** What was so before: who controlled it, and for whom it is secured. */
export interface Held {
  readonly by: Seat | undefined;
  readonly secured: Seat | undefined;
}

/**
 * 14: the levels of control, and who controls. A secured objective stays with its owner until the other side's level
 * is higher. To be asked at the end of a phase or turn, before other rules.
 */
export function controlOf(board: Board, objective: Objective, worth: WorthOf, held?: Held): Control {
  const levels = { A: 0, B: 0 };
  for (const unit of board.units) {
    if (!mayBeInRange(board, unit, objective)) continue;
    for (const there of standingOf(board, unit))
      if (inRangeOf(board, there, objective)) levels[board.seatOf(unit)] += worth(there.model);
  }
  return { objective: objective.id, levels, by: controller(levels, held) };
}

function controller(levels: Readonly<Record<Seat, number>>, held: Held | undefined): Seat | undefined {
  const owner = held?.secured;
  if (owner !== undefined) {
    const other = owner === 'A' ? 'B' : 'A';
    return levels[other] > levels[owner] ? other : owner;
  }
  if (levels.A === levels.B) return undefined;
  return levels.A > levels.B ? 'A' : 'B';
}

/** All objectives of the field. */
export const allControl = (
  board: Board,
  worth: WorthOf,
  held: ReadonlyMap<string, Held> = new Map(),
): readonly Control[] =>
  board.field.objectives.map((objective) => controlOf(board, objective, worth, held.get(objective.id)));

/** The units with a model in range of an objective. */
export const unitsInRange = (board: Board, objective: Objective, seat?: Seat): readonly UnitRef[] =>
  board.units.filter(
    (unit) =>
      (seat === undefined || board.seatOf(unit) === seat) &&
      mayBeInRange(board, unit, objective) &&
      standingOf(board, unit).some((there) => inRangeOf(board, there, objective)),
  );
