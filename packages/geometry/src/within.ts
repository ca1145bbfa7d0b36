import { compareGap, hasOutside, ovalTolerance } from './gap.js';
import { coresApartAbout } from './gjk.js';
import type { Length } from './length.js';
import { mayReach, type Piece, type Shape } from './shape.js';

const nothing = 0 as Length;

/** Whether the closest parts are at most `range` apart in plan. Exact; with an oval to `ovalTolerance`. */
export function isWithin(a: Shape, b: Shape, range: Length): boolean {
  if (!mayReach(a.bounds, b.bounds, range + 1)) return false;
  for (const p of a.pieces) for (const q of b.pieces) if (compareGap(p, q, range) <= 0) return true;
  return false;
}

/** Base contact in plan: no gap at all. */
export const isTouching = (a: Shape, b: Shape): boolean => isWithin(a, b, nothing);

/** Whether ground is shared, not only an edge. Exact; an oval may reach in by a micrometre unnoticed. */
export function overlaps(a: Shape, b: Shape): boolean {
  return mayReach(a.bounds, b.bounds) && somePair(a, b, piecesOverlap);
}

export function somePair(a: Shape, b: Shape, test: (p: Piece, q: Piece) => boolean): boolean {
  for (const p of a.pieces) for (const q of b.pieces) if (test(p, q)) return true;
  return false;
}

export function piecesOverlap(a: Piece, b: Piece): boolean {
  if (a.oval ?? b.oval) return ovalsOverlap(a, b);
  if (a.radius + b.radius > 0) return compareGap(a, b, nothing) < 0;
  return !hasOutside(a.corners, b.corners, true) && !hasOutside(b.corners, a.corners, true);
}

/** Ovals are a micrometre smaller for this question, so that bases in contact do not overlap by rounding. */
function ovalsOverlap(a: Piece, b: Piece): boolean {
  const least = Math.max(a.radius + b.radius, ovalTolerance);
  return coresApartAbout(shrunk(a), shrunk(b), least, ovalTolerance) < least;
}

const shrunk = (piece: Piece): Piece =>
  piece.oval === undefined
    ? piece
    : { ...piece, oval: { ...piece.oval, a: (piece.oval.a - 1) as Length, b: (piece.oval.b - 1) as Length } };
