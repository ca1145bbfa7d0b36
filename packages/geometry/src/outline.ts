import type { Length } from './length.js';
import { micrometres } from './length.js';
import { type Point, point } from './point.js';
import { areaTwice, convexParts, isSimple } from './triangulate.js';

/** The plan of a base, a hull or a piece of terrain in its own frame, centred where it turns. */
export type Outline =
  | { readonly kind: 'round'; readonly radius: Length }
  /** Half axes along x and y. */
  | { readonly kind: 'oval'; readonly a: Length; readonly b: Length }
  | {
      readonly kind: 'polygon';
      /** Anticlockwise. */
      readonly corners: readonly Point[];
      /** Convex parts that cover it, as indices of corners. */
      readonly parts: readonly (readonly number[])[];
    };

/** Half of a printed width; throws unless it is a whole number of micrometres above nothing. */
function half(width: Length): Length {
  if (width <= 0) throw new RangeError(`no width: ${width}`);
  return micrometres(width / 2);
}

/** A round base of that diameter. */
export const round = (diameter: Length): Outline => ({ kind: 'round', radius: half(diameter) });

/** An oval base, `length` along x and `width` along y. */
export const oval = (length: Length, width: Length): Outline =>
  length === width ? round(length) : { kind: 'oval', a: half(length), b: half(width) };

/** A rectangular base or hull, `length` along x and `width` along y. */
export function rectangle(length: Length, width: Length): Outline {
  const [x, y] = [half(length), half(width)];
  const [left, low] = [-x as Length, -y as Length];
  return polygon([point(left, low), point(x, low), point(x, y), point(left, y)]);
}

/** A hull or a piece of terrain by its corners, in either sense; throws if it crosses itself or has no area. */
export function polygon(corners: readonly Point[]): Outline {
  const area = areaTwice(corners);
  if (area === 0 || !isSimple(corners)) throw new RangeError('the outline crosses itself or has no area');
  const anticlockwise = area > 0 ? corners : [...corners].reverse();
  return { kind: 'polygon', corners: anticlockwise, parts: convexParts(anticlockwise) };
}
