import { isWithin, isWithinRound, type Length, type Shape } from '@umpire/geometry';
import type { Board } from './board.js';
import { boundsAround, boundsMeet } from './bounds.js';
import { byRules } from './by-rules.js';
import type { Placed } from './solids.js';

/** Walls and shut doors through which nothing is measured that is measured round them. */
const sealing = byRules((terrain, rules) => terrain.parts.filter(({ kind }) => rules.terrain[kind]?.seals));

/** Whether a distance that is measured round walls is at most so much in plan. Without such walls there is nothing to go round. */
export function isRoundWithin(board: Board, a: Placed, b: Placed, range: Length): boolean {
  const all = sealing(board.field.terrain, board.rules);
  if (all.length === 0) return true;
  const between = boundsAround([a.bounds, b.bounds]);
  const walls = all.map(({ solid }) => solid.shape).filter((shape) => boundsMeet(shape.bounds, between, range));
  if (walls.length === 0) return true;
  return shapesOf(a).some((p) => shapesOf(b).some((q) => isWithinRound(p, q, range, walls)));
}

/** Whether a model is so near to a shape in plan. */
export const isAcross = (model: Placed, shape: Shape, range: Length): boolean =>
  shapesOf(model).some((own) => isWithin(own, shape, range));

const shapesOf = ({ measured }: Placed): readonly Shape[] => measured.map(({ shape }) => shape);
