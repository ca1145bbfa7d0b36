import { isWayClear, type Length, type Mover, type Obstacle, type Stance, type Step } from '@umpire/geometry';
import type { Board, ModelRef, UnitRef } from './board.js';
import { standingOf } from './distances.js';

/** The way that one model went. */
export interface Gone {
  readonly model: ModelRef;
  readonly from: Stance;
  readonly steps: readonly Step[];
}

/** Higher than anything on a table. */
const SKY = 2_540_000 as Length;

/** Whether some model's base passed over a model of a unit, however high. */
export const hasPassedOver = (board: Board, gone: readonly Gone[], unit: UnitRef): boolean => {
  const obstacles = standingOf(board, unit).flatMap(({ rooms, model }): Obstacle[] =>
    rooms.map((solid) => ({
      id: `model:${model}`,
      solid: { ...solid, bottom: 0 as Length, top: SKY },
      stops: 'crossing',
    })),
  );
  return gone.some(({ model, from, steps }) => {
    const mover: Mover = { outline: board.formOf(model).base, height: SKY };
    return !isWayClear(mover, { start: from, steps }, { obstacles });
  });
};
