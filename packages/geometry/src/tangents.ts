import type { Blocker } from './blocker.js';
import type { Spot } from './point.js';
import { type RimOwner, rimOf } from './rim.js';
import type { Piece, Shape } from './shape.js';
import { covered, halfLine, type PlanLine, spotOn } from './sight-line.js';

/** How far past a corner a tangent passes, in micrometres, so that rounding does not make it touch. */
const clear = 0.01;

/** From what a tangent passes to the middle of the line. */
export const tangentWidth = halfLine + clear;

/** 1: passing it on the left; -1: on the right. */
export type Side = (typeof sides)[number];

/** Lines from a spot that just pass a blocker on its left and on its right, as far as `length`; those that are asked for. */
export function tangentsPast(
  from: Spot,
  { pieces }: Blocker,
  length: number,
  isAsked: (piece: Piece, side: Side) => boolean,
): readonly PlanLine[] {
  const found: PlanLine[] = [];
  for (const piece of pieces) {
    for (const side of sides) {
      if (!isAsked(piece, side)) continue;
      const line = tangent(from, piece, side, length);
      if (line) found.push(line);
    }
  }
  return found;
}

const sides = [1, -1] as const;

/** Of the tangents to the corners, each widened, the outermost; none from within one of them. */
function tangent(from: Spot, piece: Piece, side: number, length: number): PlanLine | undefined {
  const radius = piece.radius + tangentWidth;
  let x = 0;
  let y = 0;
  for (const corner of cornersOf(piece)) {
    const dx = corner.x - from.x;
    const dy = corner.y - from.y;
    const far = Math.sqrt(dx * dx + dy * dy);
    if (far <= radius) return undefined;
    const toX = dx / far;
    const toY = dy / far;
    const c = Math.sqrt(far * far - radius * radius) / far;
    const s = (side * radius) / far;
    const ux = toX * c - toY * s;
    const uy = toY * c + toX * s;
    if ((x !== 0 || y !== 0) && (x * uy - y * ux) * side <= 0) continue;
    x = ux;
    y = uy;
  }
  return { x: from.x, y: from.y, ux: x, uy: y, length };
}

const aroundOvals = new WeakMap<Piece, readonly Spot[]>();

/** An oval is passed by way of points around it. */
function cornersOf(piece: Piece): readonly Spot[] {
  const { corners, radius, oval } = piece;
  if (oval === undefined) return corners;
  const known = aroundOvals.get(piece);
  if (known) return known;
  const owner: RimOwner = {
    kind: 'oval',
    centre: corners[0]!,
    pieces: [{ corners, radius, oval }],
    corners: [],
  };
  const spots = rimOf(owner, Math.max(oval.a, oval.b) / 16);
  aroundOvals.set(piece, spots);
  return spots;
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
