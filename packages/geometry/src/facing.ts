import type { Length } from './length.js';
import { rounded } from './length.js';
import type { Point } from './point.js';
import { sines } from './sines.js';

declare const tenth: unique symbol;

/** Whole tenths of a degree, 0 to 3599, anticlockwise from the way an outline was drawn. */
export type Facing = number & { readonly [tenth]: true };

/** The length of every vector of the table. A power of two, so that dividing by it is exact. */
export const unit = 16_777_216;

export function tenths(n: number): Facing {
  if (!Number.isInteger(n)) throw new RangeError(`not a whole tenth of a degree: ${n}`);
  return (((n % 3600) + 3600) % 3600) as Facing;
}

/** `degrees(45)`, `degrees(22.5)`; throws on finer parts than a tenth. */
export function degrees(n: number): Facing {
  const nearest = Math.round(n * 10);
  if (Math.abs(n * 10 - nearest) > 1e-6) throw new RangeError(`not a whole tenth of a degree: ${n}°`);
  return tenths(nearest);
}

export const ahead = 0 as Facing;

/** Sine times `unit`, by the symmetries of the circle from the first quarter. */
export function sine(facing: number): number {
  const within = facing % 1800;
  const value = sines[within <= 900 ? within : 1800 - within]!;
  return facing % 3600 < 1800 ? value : -value;
}

export const cosine = (facing: number): number => sine(facing + 900);

/** A corner turned about the origin, rounded to whole micrometres, halves away from zero. */
export function turned({ x, y }: Point, facing: Facing): Point {
  if (facing === 0) return { x, y };
  const [c, s] = [cosine(facing), sine(facing)];
  return { x: rounded((x * c - y * s) / unit), y: rounded((x * s + y * c) / unit) };
}

/** `length` in the direction of `facing`, as a shift. */
export const toward = (length: Length, facing: Facing): Point => turned({ x: length, y: 0 as Length }, facing);
