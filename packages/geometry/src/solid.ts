import { compareGap } from './gap.js';
import { type Length, minus, square } from './length.js';
import { mayReach, type Shape } from './shape.js';
import { isWithin, overlaps, somePair } from './within.js';

/** A shape with a height interval above the table: what is measured of a model (its base, or its hull), a wall, a floor. */
export interface Solid {
  readonly shape: Shape;
  readonly bottom: Length;
  readonly top: Length;
}

export const solid = (shape: Shape, bottom: Length, top: Length): Solid => {
  if (top < bottom) throw new RangeError(`the top is under the bottom: ${top} < ${bottom}`);
  return { shape, bottom, top };
};

/** How far apart in plan, and how far up or down. Each is kept within its own limit. */
export interface Reach {
  readonly across: Length;
  readonly up: Length;
}

/** The height between two solids, 0 if some height is common. */
export const heightBetween = (a: Solid, b: Solid): Length => Math.max(0, a.bottom - b.top, b.bottom - a.top) as Length;

/** Within a reach: across and up are looked at one by one, as for coherency and engagement. */
export const isNear = (a: Solid, b: Solid, { across, up }: Reach): boolean =>
  heightBetween(a, b) <= up && isWithin(a.shape, b.shape, across);

/** Within a distance measured straight, slanting if it must. Exact; with an oval to `ovalTolerance`. */
export function isWithinRange(a: Solid, b: Solid, range: Length): boolean {
  const up = heightBetween(a, b);
  if (up === 0) return isWithin(a.shape, b.shape, range);
  if (up > range || !mayReach(a.shape.bounds, b.shape.bounds, range + 1)) return false;
  const left = square(range) - square(up);
  return somePair(a.shape, b.shape, (p, q) => compareGap(p, q, 0, left) <= 0);
}

/** Whether room is shared, not only a face. */
export const solidsOverlap = (a: Solid, b: Solid): boolean =>
  a.bottom < b.top && b.bottom < a.top && overlaps(a.shape, b.shape);

/** How much higher `a` stands than `b`; negative if lower. */
export const rise = (a: Solid, b: Solid): Length => minus(a.bottom, b.bottom);
