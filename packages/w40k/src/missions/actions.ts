import { isInArea, overlaps } from '@umpire/geometry';
import type { Board, Seat, UnitRef } from '../board/board.js';
import { standingOf } from '../board/distances.js';
import { type Control, inRangeOf } from '../board/objectives.js';
import { sideOf } from './count.js';
import type { Action } from './schema.js';

/** A place where a unit could do an action: an objective or a terrain area. */
export interface ActionPlace {
  readonly kind: 'objective' | 'terrain';
  readonly id: string;
}

/** Where a unit stands so that it could start an action; whether it may act at all is not asked here. */
export function placesFor(board: Board, unit: UnitRef, { at }: Action): readonly ActionPlace[] {
  const models = standingOf(board, unit);
  const seat = board.seatOf(unit);
  if ('objective' in at) {
    return board.field.objectives
      .filter((one) => at.objective.includes(sideOf(one, seat)) && models.some((model) => inRangeOf(board, model, one)))
      .map(({ id }) => ({ kind: 'objective', id }));
  }
  const { zones, terrain } = board.field;
  return terrain.areas
    .filter(({ shape }) => {
      if (!models.some(({ base }) => isInArea(base, shape))) return false;
      if (at.terrain === 'anywhere') return true;
      if (at.terrain === 'no-mans-land') return !overlaps(shape, zones.A) && !overlaps(shape, zones.B);
      return !overlaps(shape, zones[seat]) && overlaps(shape, zones[seat === 'A' ? 'B' : 'A']);
    })
    .map(({ id }) => ({ kind: 'terrain', id }));
}

/** Whether an action that was started is completed when its time has come. */
export function isCompleted(
  board: Board,
  unit: UnitRef,
  action: Action,
  place: ActionPlace,
  control: readonly Control[],
): boolean {
  const isThere = placesFor(board, unit, action).some(({ kind, id }) => kind === place.kind && id === place.id);
  if (!isThere || action.needs === 'in-place') return isThere;
  const seat: Seat = board.seatOf(unit);
  return control.some(({ objective, by }) => objective === place.id && by === seat);
}
