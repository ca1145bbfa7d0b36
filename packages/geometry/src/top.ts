import { pointInArea } from './area.js';
import { rounded } from './length.js';
import type { Spot } from './point.js';
import { rimOf } from './rim.js';
import type { Shape } from './shape.js';
import { halfLine } from './sight-line.js';

/** Places all over a shape seen from above: a square lattice about its centre, and its rim half a line in. */
export function topOf(shape: Shape, spacing: number): readonly Spot[] {
  const { minX, minY, maxX, maxY } = shape.bounds;
  const inside: Spot[] = [];
  for (let x = minX + spacing / 2; x < maxX; x += spacing) {
    for (let y = minY + spacing / 2; y < maxY; y += spacing) {
      if (isOn(shape, { x, y })) inside.push({ x, y });
    }
  }
  return [...inside, ...rimOf(shape, spacing, halfLine).filter((spot) => isOn(shape, spot))];
}

/** To the nearest micrometre. Half a line in from a sharp corner may be off the shape. */
export const isOn = (shape: Shape, { x, y }: Spot): boolean => pointInArea({ x: rounded(x), y: rounded(y) }, shape);
