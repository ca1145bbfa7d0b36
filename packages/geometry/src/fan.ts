import type { Spot } from './point.js';
import type { Piece, Shape } from './shape.js';
import { halfLine, lineBetween, type PlanLine } from './sight-line.js';
import { type Side, tangentWidth } from './tangents.js';

/** All ways from a place to a shape, by their slope against the way to its middle. */
export interface Fan<P extends Spot> {
  readonly post: P;
  /** Whether the straight way to a place surely runs through something: a quick yes, no proof of a no. */
  readonly stops: (to: Spot) => boolean;
  /** Whether the line that just passes a piece on one side may be in the fan: a quick no, no proof of a yes. */
  readonly mayHold: (piece: Piece, side: Side) => boolean;
}

/** What a convex piece shuts of a fan, and how far along its middle it reaches. */
interface Shade {
  readonly low: number;
  readonly high: number;
  readonly far: number;
}

/** Nearer to the eye than this, in micrometres along the middle, nothing is counted; ends so near behind a piece neither. */
const nearest = 2 * halfLine;

/**
 * The fans from places to a shape, without those that some pieces shut together: pieces that are too high and too low to be
 * seen past. It goes by lines of no thickness, so that what is shut here is shut for any.
 */
export function openFans<P extends Spot>(posts: readonly P[], shape: Shape, tall: readonly Piece[]): readonly Fan<P>[] {
  const radius = radiusOf(shape);
  const open: Fan<P>[] = [];
  for (const post of posts) {
    const axis = lineBetween(post, shape.centre);
    const shades = shadesOn(axis, tall);
    const { length } = axis;
    const end = length > radius ? radius / Math.sqrt(length * length - radius * radius) : Infinity;
    if (areShut(shades, end, length - radius)) continue;
    open.push({
      post,
      stops: (to) => isStopped(axis, shades, to),
      mayHold: (piece, side) => mayPass(axis, end, piece, side),
    });
  }
  return open;
}

/** Of a disc about the middle that holds all of a shape. */
function radiusOf({ centre, pieces }: Shape): number {
  const far = pieces.map(({ corners, radius, oval }) => {
    const out = oval === undefined ? radius : Math.max(oval.a, oval.b);
    return out + Math.max(...corners.map((corner) => lineBetween(centre, corner).length));
  });
  return Math.max(...far);
}

/** Whether pieces nearer than something shut all slopes of a fan, up to one to each side. */
function areShut(shades: readonly Shade[], end: number, near: number): boolean {
  let at = -end;
  for (let moved = true; moved && at < end; ) {
    moved = false;
    for (const { low, high, far } of shades)
      if (low <= at && high > at && far + nearest <= near) {
        at = high;
        moved = true;
      }
  }
  return at >= end;
}

/** Whether a tangent may have a slope of the fan: it lies between that of the piece's own edge and that of a square about each widened corner. */
function mayPass({ x, y, ux, uy }: PlanLine, end: number, { corners, radius, oval }: Piece, side: Side): boolean {
  const wide = tangentWidth + (oval === undefined ? radius : Math.max(oval.a, oval.b));
  let [least, most] = [-Infinity, -Infinity];
  for (const corner of corners) {
    const p = (corner.x - x) * ux + (corner.y - y) * uy;
    if (p <= wide) return true;
    const q = ((corner.y - y) * ux - (corner.x - x) * uy) * side;
    least = Math.max(least, q / p);
    most = Math.max(most, (q + wide) / (q + wide > 0 ? p - wide : p + wide));
  }
  return least <= end && most >= -end;
}

function isStopped({ x, y, ux, uy }: PlanLine, shades: readonly Shade[], to: Spot): boolean {
  const [dx, dy] = [to.x - x, to.y - y];
  const along = dx * ux + dy * uy;
  const slope = (dy * ux - dx * uy) / along;
  for (const { low, high, far } of shades) if (slope >= low && slope <= high && along >= far + nearest) return true;
  return false;
}

function shadesOn(axis: PlanLine, pieces: readonly Piece[]): readonly Shade[] {
  const shades: Shade[] = [];
  for (const piece of pieces) {
    const shade = piece.corners.length > 2 ? ofPolygon(piece.corners, axis) : ofDisc(piece, axis);
    if (shade) shades.push(shade);
  }
  return shades;
}

/** Of a polygon what lies before the eye, which is convex too. */
function ofPolygon(corners: readonly Spot[], { x, y, ux, uy }: PlanLine): Shade | undefined {
  let [low, high, far] = [Infinity, -Infinity, -Infinity];
  const last = corners[corners.length - 1]!;
  let along = (last.x - x) * ux + (last.y - y) * uy;
  let across = (last.y - y) * ux - (last.x - x) * uy;
  for (const corner of corners) {
    const p = (corner.x - x) * ux + (corner.y - y) * uy;
    const q = (corner.y - y) * ux - (corner.x - x) * uy;
    if (p < nearest !== along < nearest) {
      const slope = (across + ((q - across) * (nearest - along)) / (p - along)) / nearest;
      if (slope < low) low = slope;
      if (slope > high) high = slope;
    }
    if (p >= nearest) {
      const slope = q / p;
      if (slope < low) low = slope;
      if (slope > high) high = slope;
      if (p > far) far = p;
    }
    along = p;
    across = q;
  }
  return low < high ? { low, high, far } : undefined;
}

/** Of a disc, or of the largest in the middle of an oval, between its two tangents. */
function ofDisc({ corners, radius, oval }: Piece, { x, y, ux, uy }: PlanLine): Shade | undefined {
  const [centre] = corners;
  const r = oval === undefined ? radius : Math.min(oval.a, oval.b);
  if (centre === undefined || corners.length > 1) return undefined;
  const [dx, dy] = [centre.x - x, centre.y - y];
  const [p, q] = [dx * ux + dy * uy, dy * ux - dx * uy];
  const s = Math.sqrt(p * p + q * q - r * r);
  if (!(p - r >= nearest && p * s > r * Math.abs(q))) return undefined;
  return { low: (q * s - r * p) / (p * s + r * q), high: (q * s + r * p) / (p * s - r * q), far: p + r };
}
