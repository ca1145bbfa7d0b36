import { compareRoots, fractionToSegment, nearEnough, type Sign, signOf, squaredToSegment } from './exact.js';
import { coresApartAbout } from './gjk.js';
import { distanceSquared, type Point, turnOf } from './point.js';
import type { Piece } from './shape.js';

/** Ovals: distances that differ from a limit by no more than this many micrometres count as equal to it. */
export const ovalTolerance = 0.01;

/**
 * The sign of (distance of two pieces) − (reach + √more). Exact for discs, polygons and their paths;
 * with an oval equal means equal to within `ovalTolerance`.
 */
export function compareGap(a: Piece, b: Piece, reach: number, more = 0): Sign {
  const sum = a.radius + b.radius + reach;
  if (a.oval ?? b.oval) return compareOval(a, b, sum + Math.sqrt(more));
  if (sum < 0) return 1;
  if (a.corners.length === 1 && b.corners.length === 1) {
    const squared = distanceSquared(a.corners[0]!, b.corners[0]!);
    return more === 0 ? signOf(squared - sum * sum) : compareRoots(BigInt(squared), 1n, sum, more);
  }
  if (coresCross(a.corners, b.corners)) return sum === 0 && more === 0 ? 0 : -1;
  return compareCores(a.corners, b.corners, sum, more);
}

function compareOval(a: Piece, b: Piece, limit: number): Sign {
  const over = coresApartAbout(a, b, limit, 2 * ovalTolerance) - limit;
  return Math.abs(over) <= ovalTolerance ? 0 : signOf(over);
}

/** Corners of one against edges of the other, both ways: that is where the closest points are unless the cores cross. */
function compareCores(a: readonly Point[], b: readonly Point[], reach: number, more: number): Sign {
  const root = reach + Math.sqrt(more);
  const limit = root * root;
  let near: (readonly [Point, Point, Point])[] | undefined;
  for (let side = 0; side < 2; side++) {
    const [corners, edges] = side === 0 ? [a, b] : [b, a];
    for (const p of corners) {
      for (let i = edges.length - 1, k = 0; k < edges.length; i = k++) {
        const squared = squaredToSegment(p, edges[i]!, edges[k]!);
        if (squared < limit * (1 - nearEnough)) return -1;
        if (squared > limit * (1 + nearEnough)) continue;
        near ??= [];
        near.push([p, edges[i]!, edges[k]!]);
      }
    }
  }
  if (near === undefined) return 1;
  const signs = near.map(([p, c, d]) => compareRoots(...fractionToSegment(p, c, d), reach, more));
  return signs.includes(-1) ? -1 : signs.includes(0) ? 0 : 1;
}

/** Whether two cores surely meet. False for two points or parallel segments, whose corners decide. */
function coresCross(a: readonly Point[], b: readonly Point[]): boolean {
  if (a.length < 3 && b.length < 3 && !segmentsTurn(a, b)) return false;
  return !hasOutside(a, b, false) && !hasOutside(b, a, false);
}

const segmentsTurn = (a: readonly Point[], b: readonly Point[]): boolean =>
  a.length === 2 &&
  b.length === 2 &&
  (a[1]!.x - a[0]!.x) * (b[1]!.y - b[0]!.y) !== (a[1]!.y - a[0]!.y) * (b[1]!.x - b[0]!.x);

/** Whether some edge of `a` has all of `b` on its outer side; `touching` lets `b` lie on the edge. */
export function hasOutside(a: readonly Point[], b: readonly Point[], touching: boolean): boolean {
  if (a.length < 2) return false;
  for (let i = a.length - 1, k = 0; k < a.length; i = k++) {
    let most = -Infinity;
    for (const p of b) most = Math.max(most, turnOf(a[i]!, a[k]!, p));
    if (touching ? most <= 0 : most < 0) return true;
  }
  return false;
}
