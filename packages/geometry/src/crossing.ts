import type { Spot } from './point.js';
import type { Shape } from './shape.js';
import { covered, halfLine, lineBetween } from './sight-line.js';

/** Whether a straight line, 1 mm thick unless told otherwise, runs through a shape in plan: a doorway, an obstacle's ground. */
export function lineCrosses(from: Spot, to: Spot, shape: Shape, halfWidth = halfLine): boolean {
  const line = lineBetween(from, to);
  return shape.pieces.some((piece) => covered(line, piece, halfWidth) !== undefined);
}
