import { isWithin, isWithinRound, type Length, type Shape } from '@umpire/geometry';
import type { Terrain, TerrainPart } from '../terrain/terrain.js';
import type { Board } from './board.js';
import { boundsAround, boundsMeet } from './bounds.js';
import type { BoardRules } from './rules.js';
import type { Placed } from './solids.js';

const known = new WeakMap<Terrain, WeakMap<BoardRules, readonly TerrainPart[]>>();

/** Walls and shut doors through which nothing is measured that is measured round them. */
function sealing({ field: { terrain }, rules }: Board): readonly TerrainPart[] {
  const byRules = known.get(terrain) ?? new WeakMap<BoardRules, readonly TerrainPart[]>();
  known.set(terrain, byRules);
  const made = byRules.get(rules) ?? terrain.parts.filter(({ kind }) => rules.terrain[kind]?.seals);
  byRules.set(rules, made);
  return made;
}

/** Whether a distance that is measured round walls is at most so much in plan. Without such walls there is nothing to go round. */
export function isRoundWithin(board: Board, a: Placed, b: Placed, range: Length): boolean {
  const between = boundsAround([a.bounds, b.bounds]);
  const walls = sealing(board)
    .map(({ solid }) => solid.shape)
    .filter((shape) => boundsMeet(shape.bounds, between, range));
  if (walls.length === 0) return true;
  return shapesOf(a).some((p) => shapesOf(b).some((q) => isWithinRound(p, q, range, walls)));
}

/** Whether a model is so near to a shape in plan. */
export const isAcross = (model: Placed, shape: Shape, range: Length): boolean =>
  shapesOf(model).some((own) => isWithin(own, shape, range));

const shapesOf = ({ measured }: Placed): readonly Shape[] => measured.map(({ shape }) => shape);
