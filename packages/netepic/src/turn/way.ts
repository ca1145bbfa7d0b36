import { squared } from '../moves/contact.js';
import type { Leg } from '../moves/leg.js';

export const lengthOf = (points: Leg['points']): number =>
  points.slice(1).reduce((sum, [x, y], i) => sum + Math.sqrt(squared(x - points[i]![0], y - points[i]![1])), 0);

/** The point so far along a way, in whole micrometres. */
export function pointAlong(points: Leg['points'], along: number): readonly [number, number] {
  let left = along;
  for (let i = 1; i < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i - 1]!, points[i]!];
    const length = Math.sqrt(squared(bx - ax, by - ay));
    if (left <= length && length > 0)
      return [Math.round(ax + ((bx - ax) * left) / length), Math.round(ay + ((by - ay) * left) / length)];
    left -= length;
  }
  return points.at(-1)!;
}

export const legLength = ({ points }: Leg): number => lengthOf(points);
