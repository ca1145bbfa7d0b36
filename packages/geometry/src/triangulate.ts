import { isConvex } from './hull.js';
import { type Point, turnOf } from './point.js';

/** Twice the area, positive if the corners run anticlockwise. */
export function areaTwice(corners: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i + 1 < corners.length; i++) sum += turnOf(corners[0]!, corners[i]!, corners[i + 1]!);
  return sum;
}

/** Convex parts of a simple polygon (anticlockwise), as indices into its corners: itself, or triangles by cutting ears. */
export function convexParts(corners: readonly Point[]): readonly (readonly number[])[] {
  const left = corners.map((_, i) => i);
  if (isConvex(corners)) return [left];
  const parts: number[][] = [];
  while (left.length > 3) {
    const at = left.findIndex((_, k) => isEar(corners, left, k));
    if (at < 0) throw new RangeError('the outline crosses itself');
    const ear = around(left, at);
    if (turnOf(corners[ear[0]]!, corners[ear[1]]!, corners[ear[2]]!) > 0) parts.push([...ear]);
    left.splice(at, 1);
  }
  return [...parts, left];
}

const around = (left: readonly number[], k: number): readonly [number, number, number] => [
  left[(k + left.length - 1) % left.length]!,
  left[k]!,
  left[(k + 1) % left.length]!,
];

/** A corner whose triangle holds no other corner; a corner on a straight edge counts, and is dropped without a part. */
function isEar(corners: readonly Point[], left: readonly number[], k: number): boolean {
  const [i, j, l] = around(left, k);
  const [a, b, c] = [corners[i]!, corners[j]!, corners[l]!];
  const area = turnOf(a, b, c);
  if (area === 0) return (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) > 0;
  if (area < 0) return false;
  return !left.some((m) => {
    const p = corners[m]!;
    if (m === i || m === j || m === l) return false;
    return turnOf(a, b, p) >= 0 && turnOf(b, c, p) >= 0 && turnOf(c, a, p) >= 0;
  });
}

/** Whether no two edges meet except neighbours at their common corner. */
export function isSimple(corners: readonly Point[]): boolean {
  const n = corners.length;
  for (let i = 0; i < n; i++) {
    for (let k = i + 1; k < n; k++) {
      const [a, b, c, d] = [corners[i]!, corners[(i + 1) % n]!, corners[k]!, corners[(k + 1) % n]!];
      if (k === i + 1 || (i === 0 && k === n - 1) ? foldsBack(a, b, c, d) : meet(a, b, c, d)) return false;
    }
  }
  return true;
}

function foldsBack(a: Point, b: Point, c: Point, d: Point): boolean {
  const [from, at, to] = b.x === c.x && b.y === c.y ? [a, b, d] : [c, d, b];
  return turnOf(from, at, to) === 0 && (at.x - from.x) * (to.x - at.x) + (at.y - from.y) * (to.y - at.y) <= 0;
}

/** Whether two closed segments have a point in common. Exact. */
function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [s, t] = [turnOf(a, b, c), turnOf(a, b, d)];
  const [u, v] = [turnOf(c, d, a), turnOf(c, d, b)];
  if (((s > 0 && t < 0) || (s < 0 && t > 0)) && ((u > 0 && v < 0) || (u < 0 && v > 0))) return true;
  return (s === 0 && on(a, b, c)) || (t === 0 && on(a, b, d)) || (u === 0 && on(c, d, a)) || (v === 0 && on(c, d, b));
}

const on = (a: Point, b: Point, p: Point): boolean =>
  p.x >= Math.min(a.x, b.x) && p.x <= Math.max(a.x, b.x) && p.y >= Math.min(a.y, b.y) && p.y <= Math.max(a.y, b.y);
