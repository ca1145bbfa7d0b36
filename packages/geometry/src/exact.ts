import type { Point } from './point.js';

/** Which of two numbers is greater. */
export type Sign = -1 | 0 | 1;

export const signOf = (n: number | bigint): Sign => (n > 0 ? 1 : n < 0 ? -1 : 0);

/** The squared distance from `p` to the segment a b, good to a few units in the last place. */
export function squaredToSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy, px, py] = [b.x - a.x, b.y - a.y, p.x - a.x, p.y - a.y];
  const along = px * dx + py * dy;
  if (along <= 0) return px * px + py * py;
  const over = dx * dx + dy * dy;
  if (along >= over) return (px - dx) * (px - dx) + (py - dy) * (py - dy);
  const across = dx * py - dy * px;
  return (across * across) / over;
}

/** The same as a fraction of whole numbers. */
export function fractionToSegment(p: Point, a: Point, b: Point): readonly [top: bigint, bottom: bigint] {
  const [dx, dy, px, py] = [b.x - a.x, b.y - a.y, p.x - a.x, p.y - a.y];
  const along = px * dx + py * dy;
  if (along <= 0) return [BigInt(px * px + py * py), 1n];
  const over = dx * dx + dy * dy;
  if (along >= over) return [BigInt((px - dx) * (px - dx) + (py - dy) * (py - dy)), 1n];
  const across = BigInt(dx * py - dy * px);
  return [across * across, BigInt(over)];
}

/** The sign of √(top/bottom) − (reach + √more): exact, all whole and none negative. */
export function compareRoots(top: bigint, bottom: bigint, reach: number, more: number): Sign {
  const [r, m] = [BigInt(reach), BigInt(more)];
  const left = top - bottom * (r * r + m);
  if (left <= 0n) return left === 0n && r * m === 0n ? 0 : -1;
  return signOf(left * left - 4n * r * r * bottom * bottom * m);
}

/** A double decides unless it lies this close, relatively, to the boundary; then whole numbers do. */
export const nearEnough = 1e-12;
