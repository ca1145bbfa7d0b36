import type { Facing } from './facing.js';
import type { Length } from './length.js';
import type { Outline } from './outline.js';
import type { Point } from './point.js';
import { compareRootSum } from './root-sum.js';
import { place, type Shape } from './shape.js';
import type { Solid } from './solid.js';

/** Where a model stands: its centre, the way it faces, the height of the ground under it. */
export interface Stance {
  readonly at: Point;
  readonly facing: Facing;
  readonly height: Length;
}

/** A straight stretch, level unless it names the height where it ends; or a turn on the spot. */
export type Step =
  | { readonly kind: 'go'; readonly to: Point; readonly height?: Length }
  | { readonly kind: 'turn'; readonly to: Facing; readonly way: 'left' | 'right' };

export interface Path {
  readonly start: Stance;
  readonly steps: readonly Step[];
}

/** What moves: the outline that must fit, and how tall it is. */
export interface Mover {
  readonly outline: Outline;
  readonly height: Length;
}

/** Whether going up and down counts: slanting through the air and climbing both do, flying over in some editions not. */
export interface PathMeasure {
  readonly vertical: 'counts' | 'free';
}

/** The stance before the first step and after each. */
export function stancesOf({ start, steps }: Path): readonly Stance[] {
  const stances = [start];
  for (const step of steps) stances.push(after(stances[stances.length - 1]!, step));
  return stances;
}

const after = (stance: Stance, step: Step): Stance =>
  step.kind === 'go'
    ? { at: step.to, facing: stance.facing, height: step.height ?? stance.height }
    : { at: stance.at, facing: step.to, height: stance.height };

export function endOf({ start, steps }: Path): Stance {
  let { at, facing, height } = start;
  for (const step of steps) {
    if (step.kind === 'turn') facing = step.to;
    else [at, height] = [step.to, step.height ?? height];
  }
  return { at, facing, height };
}

export const shapeAt = ({ outline }: Mover, { at, facing }: Stance): Shape => place(outline, at, facing);

/** The room a mover takes up at a stance. */
export const solidAt = (mover: Mover, stance: Stance): Solid => ({
  shape: shapeAt(mover, stance),
  bottom: stance.height,
  top: (stance.height + mover.height) as Length,
});

/** The square of the length of each stretch. */
export function stretchSquares(path: Path, { vertical }: PathMeasure): readonly number[] {
  let { at, height } = path.start;
  return path.steps.map((step) => {
    if (step.kind === 'turn') return 0;
    const to = step.height ?? height;
    const [dx, dy] = [step.to.x - at.x, step.to.y - at.y];
    const dz = vertical === 'counts' ? to - height : 0;
    [at, height] = [step.to, to];
    return dx * dx + dy * dy + dz * dz;
  });
}

/** Whether a path is no longer than a distance. Exact, however many stretches there are. */
export const isNoLongerThan = (path: Path, limit: Length, measure: PathMeasure): boolean =>
  compareRootSum(stretchSquares(path, measure), limit) <= 0;

/** In micrometres. */
export const lengthOf = (path: Path, measure: PathMeasure): number =>
  stretchSquares(path, measure).reduce((sum, n) => sum + Math.sqrt(n), 0);
