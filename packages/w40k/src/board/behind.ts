import { modelFullyVisible } from '@umpire/geometry';
import type { Board, ModelRef, UnitRef } from './board.js';
import { standingOf } from './distances.js';
import { bodyOf, placed } from './solids.js';

/** 15.10: whether a model does not see all of a unit for the models of another that stand between, terrain aside. */
export function isUnitBehind(board: Board, observer: ModelRef, target: UnitRef, other: UnitRef): boolean {
  const from = placed(board, observer);
  if (from === undefined || other === target || other === board.unitOf(observer)) return false;
  const bodies = standingOf(board, other).map((model) => bodyOf(model, other));
  const scene = { bodies, features: [], areas: [], obscures: () => false };
  return standingOf(board, target).some(
    (to) => modelFullyVisible(bodyOf(from, board.unitOf(observer)), bodyOf(to, target), scene).kind !== 'fully-visible',
  );
}
