import type { Placing, SceneModel, Spot } from '@umpire/rules';
import { middleOf } from './measure.js';
import { reachOf } from './outline.js';

export const FORMATIONS = ['line', 'column', 'ring', 'spread'] as const;
export type Formation = (typeof FORMATIONS)[number];

/** From edge to edge in close order: a millimetre. */
const CLOSE = 1_000;

/** The models of a unit drawn up about where their middle is. `spacing`: the most there may be between two edges. */
export function drawnUp(
  models: readonly SceneModel[],
  placing: Placing,
  formation: Formation,
  spacing: number,
): Placing {
  const there = models.filter(({ ref }) => placing[ref] !== undefined);
  const middle = middleOf(placing);
  const wide = 2 * Math.max(0, ...there.map(({ outline }) => reachOf(outline)));
  const step = formation === 'spread' ? wide + spacing * 0.95 : wide + CLOSE;
  const spots = SPOTS[formation](there.length, step);
  return Object.fromEntries(
    there.map(({ ref }, i) => {
      const { x, y } = spots[i] ?? { x: 0, y: 0 };
      return [ref, { ...placing[ref], x: Math.round(middle.x + x), y: Math.round(middle.y + y) }];
    }),
  );
}

const inRows = (count: number, across: number, step: number): readonly Spot[] => {
  const rows = Math.ceil(count / across);
  return Array.from({ length: count }, (_, i) => ({
    x: ((i % across) - (Math.min(across, count) - 1) / 2) * step,
    y: (Math.floor(i / across) - (rows - 1) / 2) * step,
  }));
};

/** More than so many stand in two ranks, which keeps a unit together in every edition. */
const RANK = 6;

const SPOTS: Readonly<Record<Formation, (count: number, step: number) => readonly Spot[]>> = {
  line: (count, step) => inRows(count, count > RANK ? Math.ceil(count / 2) : count, step),
  column: (count, step) => inRows(count, count > RANK ? 2 : 1, step),
  ring: (count, step) => {
    if (count < 3) return inRows(count, count, step);
    const radius = step / (2 * Math.sin(Math.PI / count));
    return Array.from({ length: count }, (_, i) => {
      const turn = (i / count) * 2 * Math.PI;
      return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) };
    });
  },
  spread: (count, step) => inRows(count, Math.ceil(Math.sqrt(count)), step),
};

/** The unit turned about its middle, each model with it. `by`: in tenths of a degree, clockwise as seen. */
export function turnedBy(placing: Placing, by: number): Placing {
  const middle = middleOf(placing);
  const turn = (by / 1800) * Math.PI;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return Object.fromEntries(
    Object.entries(placing).map(([ref, at]) => {
      const [dx, dy] = [at.x - middle.x, at.y - middle.y];
      const spot = { x: Math.round(middle.x + dx * cos - dy * sin), y: Math.round(middle.y + dx * sin + dy * cos) };
      return [ref, { ...spot, ...(at.facing === undefined ? {} : { facing: (at.facing + by + 3600) % 3600 }) }];
    }),
  );
}
