import { compareRoots, fractionToSegment } from './exact.js';
import { compareGap, ovalTolerance } from './gap.js';
import { closestCores } from './gjk.js';
import type { Length } from './length.js';
import { rounded } from './length.js';
import type { Point, Spot } from './point.js';
import { rimOf } from './rim.js';
import { holds, type Piece, type Shape } from './shape.js';

/** Where one piece alone does not cover a base, or the base is oval, its edge is looked at in steps of this many micrometres. */
export const rimStep = 100;

/**
 * Whether every part of a base is at most `range` from `of`. Exact for round and polygonal bases that some convex
 * part of `of` covers alone; else the edge is walked in steps of `rimStep`, and half a step may jut out.
 */
export function isWhollyWithin(base: Shape, of: Shape, range: Length): boolean {
  const missed = base.pieces.filter((piece) => !of.pieces.some((part) => covers(part, piece, range)));
  if (missed.length === 0) return true;
  if (missed.some(({ corners }) => corners.some((corner) => !isSpotWithin(corner, of, range)))) return false;
  if (of.pieces.length === 1 && base.kind !== 'oval' && of.kind !== 'oval') return false;
  return rimOf(base, rimStep).every((spot) => isSpotWithin(spot, of, range));
}

function isSpotWithin({ x, y }: Spot, of: Shape, range: Length): boolean {
  const spot: Piece = { corners: [{ x: rounded(x), y: rounded(y) }], radius: 0 as Length };
  return of.pieces.some((part) => compareGap(spot, part, range) <= 0);
}

/** The distance to a convex thing is convex: the corners of a piece are its farthest points, and a radius adds to it. */
function covers(part: Piece, piece: Piece, range: Length): boolean {
  if (piece.oval !== undefined) return coversOval(part, piece, range);
  return piece.corners.every((corner) => coversDisc(part, corner, piece.radius, range));
}

function coversDisc(part: Piece, centre: Point, radius: number, range: Length): boolean {
  const disc: Piece = { corners: [centre], radius: 0 as Length };
  const room = range - radius;
  if (part.radius + room >= 0) return compareGap(disc, part, room) <= 0;
  if (part.oval !== undefined || part.corners.length < 3 || !holds(part.corners, centre)) return false;
  const depth = -(part.radius + room);
  return part.corners.every((a, i) => {
    const b = part.corners[(i + 1) % part.corners.length]!;
    return compareRoots(...fractionToSegment(centre, a, b), depth, 0) >= 0;
  });
}

/** Sufficient only: the disc around an oval is covered. */
function coversOval(part: Piece, { corners, oval }: Piece, range: Length): boolean {
  const reach = Math.max(oval!.a, oval!.b);
  const { distance } = closestCores({ corners, radius: 0 as Length }, part);
  return distance + reach <= range + part.radius + ovalTolerance;
}
