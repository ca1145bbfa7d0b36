import { type Point, turnOf } from './point.js';

/** The convex hull, anticlockwise, without corners on a straight edge. Exact. */
export function convexHull(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 2) return sorted;
  const lower = chain(sorted);
  const upper = chain(sorted.reverse());
  const hull = [...lower.slice(0, -1), ...upper.slice(0, -1)];
  return hull.length === 2 && hull[0]!.x === hull[1]!.x && hull[0]!.y === hull[1]!.y ? [hull[0]!] : hull;
}

function chain(sorted: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const p of sorted) {
    while (kept.length > 1 && turnOf(kept[kept.length - 2]!, kept[kept.length - 1]!, p) <= 0) kept.pop();
    kept.push(p);
  }
  return kept;
}

/** Whether the corners, taken in order, turn left at every one. */
export function isConvex(corners: readonly Point[]): boolean {
  const n = corners.length;
  let turns = 0;
  for (let i = 0; i < n; i++) {
    const [a, b, c] = [corners[i]!, corners[(i + 1) % n]!, corners[(i + 2) % n]!];
    if (turnOf(a, b, c) <= 0) return false;
    if (a.x <= b.x && b.x > c.x) turns++;
  }
  return n > 2 && turns <= 1;
}
