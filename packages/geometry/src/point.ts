import { type Length, micrometres, type Square } from './length.js';

/** A place on the board: x to the right, y away from the reader, whole micrometres. */
export interface Point {
  readonly x: Length;
  readonly y: Length;
}

/** A place that fell out of a calculation: micrometres, not whole. Fit to be shown, not to be decided on. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A `Spot` with a height above the table. */
export interface Spot3 extends Spot {
  readonly z: number;
}

export const point = (x: Length, y: Length): Point => ({ x: micrometres(x), y: micrometres(y) });

export const origin: Point = point(0 as Length, 0 as Length);

export const shifted = (p: Point, by: Point): Point => ({ x: (p.x + by.x) as Length, y: (p.y + by.y) as Length });

export const distanceSquared = (a: Point, b: Point): Square =>
  ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)) as Square;

/** Twice the signed area of the triangle a b c: positive if c lies left of a → b. Exact on whole coordinates. */
export const turnOf = (a: Spot, b: Spot, c: Spot): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
