import { pointInArea } from './area.js';
import { rounded } from './length.js';
import type { Point, Spot } from './point.js';
import { rimOf } from './rim.js';
import type { Shape } from './shape.js';
import { halfLine } from './sight-line.js';

/** Places all over a shape seen from above: a square lattice about its centre, and its rim half a line in. */
export function topOf(shape: Shape, spacing: number): readonly Spot[] {
  const { minX, minY, maxX, maxY } = shape.bounds;
  const inside: Spot[] = [];
  for (let x = minX + spacing / 2; x < maxX; x += spacing) {
    for (let y = minY + spacing / 2; y < maxY; y += spacing) {
      const place: Point = { x: rounded(x), y: rounded(y) };
      if (pointInArea(place, shape)) inside.push(place);
    }
  }
  return [...inside, ...rimOf(shape, spacing, halfLine)];
}
