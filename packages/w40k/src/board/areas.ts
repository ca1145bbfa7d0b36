import { isInArea } from '@umpire/geometry';
import type { TerrainArea } from '../terrain/terrain.js';
import type { Board } from './board.js';
import { boundsMeet } from './bounds.js';
import type { Placed } from './solids.js';

/** Two models, one looking at the other. */
export interface Pair {
  readonly from: Placed;
  readonly to: Placed;
}

const standsInArea = ({ base, rooms, bounds }: Placed, { shape }: TerrainArea): boolean => {
  if (!boundsMeet(bounds, shape.bounds, 1)) return false;
  return isInArea(base, shape) || (rooms.length > 1 && rooms.some((room) => isInArea(room.shape, shape)));
};

/** The terrain areas that a model is within, 13.01: parts that overhang and parts above the ground count. */
export const areasOf = (board: Board, model: Placed): readonly TerrainArea[] =>
  board.field.terrain.areas.filter((area) => standsInArea(model, area));
