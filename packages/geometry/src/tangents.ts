import type { Blocker } from './blocker.js';
import type { Spot } from './point.js';
import { type RimOwner, rimOf } from './rim.js';
import type { Piece, Shape } from './shape.js';
import { covered, halfLine, lineBetween, type PlanLine, spotOn } from './sight-line.js';

/** How far past a corner a tangent passes, in micrometres, so that rounding does not make it touch. */
const clear = 0.01;

/** Lines from a spot that just pass a blocker on its left and on its right, as far as `length`. */
export function tangentsPast(from: Spot, { pieces }: Blocker, length: number): readonly PlanLine[] {
  const found: PlanLine[] = [];
  for (const piece of pieces) {
    for (const side of sides) {
      const line = tangent(from, piece, side, length);
      if (line) found.push(line);
    }
  }
  return found;
}

const sides = [1, -1] as const;

function tangent(from: Spot, piece: Piece, side: number, length: number): PlanLine | undefined {
  let best: PlanLine | undefined;
  for (const centre of cornersOf(piece)) {
    const line = tangentToDisc(from, centre, piece.radius + halfLine + clear, { side, length });
    if (line === undefined) return undefined;
    if (best === undefined || (best.ux * line.uy - best.uy * line.ux) * side > 0) best = line;
  }
  return best;
}

/** An oval is passed by way of points around it. */
function cornersOf({ corners, radius, oval }: Piece): readonly Spot[] {
  if (oval === undefined) return corners;
  const owner: RimOwner = {
    kind: 'oval',
    centre: corners[0]!,
    pieces: [{ corners, radius, oval }],
    corners: [],
  };
  return rimOf(owner, Math.max(oval.a, oval.b) / 16);
}

interface Side {
  readonly side: number;
  readonly length: number;
}

function tangentToDisc(from: Spot, centre: Spot, radius: number, { side, length }: Side): PlanLine | undefined {
  const { ux, uy, length: far } = lineBetween(from, centre);
  if (far <= radius) return undefined;
  const [c, s] = [Math.sqrt(far * far - radius * radius) / far, (side * radius) / far];
  return { x: from.x, y: from.y, ux: ux * c - uy * s, uy: uy * c + ux * s, length };
}

/** Where a line first meets a shape. */
export function entry(line: PlanLine, { pieces }: Pick<Shape, 'pieces'>): Spot | undefined {
  let first: number | undefined;
  for (const piece of pieces) {
    const stretch = covered(line, piece, 0);
    if (stretch && (first === undefined || stretch.from < first)) first = stretch.from;
  }
  return first === undefined ? undefined : spotOn(line, first);
}
