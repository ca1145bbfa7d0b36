import { ahead, cosine, type Facing, sine, turned } from './facing.js';
import { convexHull, isConvex } from './hull.js';
import type { Length } from './length.js';
import type { Outline } from './outline.js';
import { origin, type Point, shifted, turnOf } from './point.js';

/**
 * The convex thing every question is asked of: the hull of `corners` (one is a point, two a segment, more run
 * anticlockwise), widened by `radius`, or by an ellipse. A disc is one corner with a radius; its path is two.
 */
export interface Piece {
  readonly corners: readonly Point[];
  readonly radius: Length;
  readonly oval?: Ellipse;
}

/** Half axes, and the direction of the first. */
export interface Ellipse {
  readonly a: Length;
  readonly b: Length;
  readonly cos: number;
  readonly sin: number;
}

export interface Bounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** An outline on the board. A concave polygon is several pieces; `corners` is its edge, and empty for round and oval. */
export interface Shape {
  readonly kind: Outline['kind'];
  readonly centre: Point;
  readonly pieces: readonly Piece[];
  readonly corners: readonly Point[];
  readonly bounds: Bounds;
}

const none = 0 as Length;

/** Puts an outline on the board. Corners are turned, rounded to whole micrometres, then moved. */
export function place(outline: Outline, at: Point, facing: Facing = ahead): Shape {
  if (outline.kind === 'polygon') {
    const corners = outline.corners.map((corner) => shifted(turned(corner, facing), at));
    const pieces = outline.parts.map((part) => pieceOf(part.map((i) => corners[i]!))).filter((p) => p !== undefined);
    return shapeOf('polygon', at, pieces, corners);
  }
  if (outline.kind === 'round') return disc(at, outline.radius);
  return shapeOf(outline.kind, at, [{ corners: [at], ...widening(outline, facing) }], []);
}

const noCorners: readonly Point[] = [];

/** A round base, which turning does not change. */
function disc(centre: Point, radius: Length): Shape {
  const { x, y } = centre;
  return {
    kind: 'round',
    centre,
    pieces: [{ corners: [centre], radius }],
    corners: noCorners,
    bounds: { minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius },
  };
}

/** A polygon where it stands: an area, a wall, a board. */
export const standing = (outline: Outline): Shape => place(outline, origin);

function widening(outline: Extract<Outline, { kind: 'oval' }>, facing: Facing): Omit<Piece, 'corners'> {
  const [c, s] = [cosine(facing), sine(facing)];
  const length = Math.sqrt(c * c + s * s);
  return { radius: none, oval: { a: outline.a, b: outline.b, cos: c / length, sin: s / length } };
}

/** Rounding can bend a straight edge by half a micrometre: what is no longer convex is hulled, what has no area dropped. */
function pieceOf(corners: readonly Point[]): Piece | undefined {
  if (isConvex(corners)) return { corners, radius: none };
  const hull = convexHull(corners);
  return hull.length > 2 ? { corners: hull, radius: none } : undefined;
}

export function shapeOf(
  kind: Shape['kind'],
  centre: Point,
  pieces: readonly Piece[],
  corners: readonly Point[],
): Shape {
  return { kind, centre, pieces, corners, bounds: boundsOf(pieces) };
}

/** The ground a shape passes over when it is shifted in a straight line. */
export function swept(shape: Shape, by: Point): Shape {
  if (by.x === 0 && by.y === 0) return shape;
  const pieces = shape.pieces.map((piece) => ({ ...piece, corners: sweptCorners(piece.corners, by) }));
  return shapeOf(shape.kind, shape.centre, pieces, []);
}

const sweptCorners = (corners: readonly Point[], by: Point): readonly Point[] => {
  const moved = corners.map((corner) => shifted(corner, by));
  return corners.length === 1 ? [...corners, ...moved] : convexHull([...corners, ...moved]);
};

/** Whether a point lies in the hull of the corners or on its edge; the hull must have an area. */
export const holds = (corners: readonly Point[], p: Point): boolean =>
  corners.every((a, i) => turnOf(a, corners[(i + 1) % corners.length]!, p) >= 0);

function boundsOf(pieces: readonly Piece[]): Bounds {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const piece of pieces) {
    const { radius, oval } = piece;
    const { x: w, y: h } = oval === undefined ? { x: radius, y: radius } : halfExtents(oval);
    for (const { x, y } of piece.corners) {
      if (x - w < minX) minX = x - w;
      if (y - h < minY) minY = y - h;
      if (x + w > maxX) maxX = x + w;
      if (y + h > maxY) maxY = y + h;
    }
  }
  return { minX, minY, maxX, maxY };
}

function halfExtents(oval: Ellipse): { readonly x: number; readonly y: number } {
  const [ac, as, bc, bs] = [oval.a * oval.cos, oval.a * oval.sin, oval.b * oval.cos, oval.b * oval.sin];
  return { x: Math.ceil(Math.sqrt(ac * ac + bs * bs)) + 1, y: Math.ceil(Math.sqrt(as * as + bc * bc)) + 1 };
}

/** Whether the bounds lie within `gap` of one another, or may. */
export const mayReach = (a: Bounds, b: Bounds, gap = 0): boolean =>
  a.minX - gap <= b.maxX && b.minX - gap <= a.maxX && a.minY - gap <= b.maxY && b.minY - gap <= a.maxY;
