import type { Sign } from './exact.js';
import { type Closest, closestCores, coresApart } from './gjk.js';
import type { Piece, Shape } from './shape.js';

/** The closest points of two shapes, the first found if several are as close. To be shown; `isWithin` decides. */
export function closest(a: Shape, b: Shape): Closest {
  let best: Closest | undefined;
  for (const p of a.pieces) {
    for (const q of b.pieces) {
      const pair = closestPieces(p, q);
      if (best === undefined || pair.distance < best.distance) best = pair;
    }
  }
  return best!;
}

/** In micrometres, 0 where shapes meet. */
export function distance(a: Shape, b: Shape): number {
  let least = Number.POSITIVE_INFINITY;
  for (const p of a.pieces) for (const q of b.pieces) least = Math.min(least, coresApart(p, q) - (p.radius + q.radius));
  return Math.max(0, least);
}

function closestPieces(a: Piece, b: Piece): Closest {
  const cores = closestCores(a, b);
  const reach = a.radius + b.radius;
  if (cores.distance === 0 || reach === 0) return cores;
  if (cores.distance > reach) {
    const from = along(cores, a.radius);
    return { distance: cores.distance - reach, from, to: along(cores, cores.distance - b.radius) };
  }
  const shared = along(cores, Math.min(a.radius, cores.distance));
  return { distance: 0, from: shared, to: shared };
}

function along({ from, to, distance }: Closest, length: number) {
  const t = length / distance;
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

/** Two distances this close, in micrometres, count as equal when things are put in order. */
export const equalDistances = 0.01;

/** Which of two distances is greater, for "the closest" and "closer than before". */
export const compareDistances = (a: number, b: number): Sign =>
  Math.abs(a - b) <= equalDistances ? 0 : a > b ? 1 : -1;
