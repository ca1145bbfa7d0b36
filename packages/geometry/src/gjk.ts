import type { Spot } from './point.js';
import type { Ellipse, Piece } from './shape.js';

/** The closest points of two things, and how far apart they are; the points agree where the things meet. */
export interface Closest {
  readonly distance: number;
  readonly from: Spot;
  readonly to: Spot;
}

/** A corner of the difference of two pieces: `x`, `y` is from − to. */
interface Vertex extends Spot {
  readonly from: Spot;
  readonly to: Spot;
}

interface Nearest extends Spot {
  readonly simplex: readonly Vertex[];
  readonly weights: readonly number[];
  /** Where the search ended before the distance was found: no less than this. */
  readonly atLeast?: number;
}

/** Distances that need not be found to the end: those below one number or above another. */
interface Enough {
  readonly less: number;
  readonly more: number;
}

/** Distances are found to within this many micrometres; below it things meet. */
const precision = 1e-4;
const rounds = 100;

/** The closest points of two pieces without their radius. */
export function closestCores(a: Piece, b: Piece): Closest {
  const nearest = nearestCores(a, b);
  return answer(nearest, apartBy(nearest));
}

/** How far apart two pieces are without their radius: the distance of `closestCores`. */
export const coresApart = (a: Piece, b: Piece): number => apartBy(nearestCores(a, b));

/**
 * As `coresApart`, for whoever only compares it with a limit: where it is more than `slack` away from the limit, any
 * number that lies on the same side, which is found sooner.
 */
export function coresApartAbout(a: Piece, b: Piece, limit: number, slack: number): number {
  const enough = { less: limit - slack, more: limit + slack };
  if (a.corners.length === 1 && b.corners.length === 1) {
    const apart = between(a.corners[0]!, b.corners[0]!);
    const [most, least] = [apart - halfWidth(a, Math.min) - halfWidth(b, Math.min), apart - wide(a) - wide(b)];
    if (most < enough.less) return Math.max(0, most);
    if (least > enough.more) return least;
  }
  const nearest = nearestCores(a, b, enough);
  return nearest.atLeast ?? apartBy(nearest);
}

const between = (a: Spot, b: Spot): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
const halfWidth = ({ oval }: Piece, of: (a: number, b: number) => number): number => (oval ? of(oval.a, oval.b) : 0);
const wide = (piece: Piece): number => halfWidth(piece, Math.max);

function apartBy({ x, y, simplex }: Nearest): number {
  const squared = x * x + y * y;
  return squared <= precision * precision || simplex.length === 3 ? 0 : Math.sqrt(squared);
}

/** By Gilbert, Johnson and Keerthi. Corners in finitely many steps. */
function nearestCores(a: Piece, b: Piece, enough?: Enough): Nearest {
  let nearest: Nearest = nearestOf([
    vertexTo(a, b, b.corners[0]!.x - a.corners[0]!.x, b.corners[0]!.y - a.corners[0]!.y),
  ]);
  for (let round = 0; round < rounds; round++) {
    const squared = nearest.x * nearest.x + nearest.y * nearest.y;
    if (squared <= precision * precision || nearest.simplex.length === 3) return nearest;
    const most = Math.sqrt(squared);
    if (enough !== undefined && most < enough.less) return nearest;
    const next = vertexTo(a, b, -nearest.x, -nearest.y);
    const along = nearest.x * next.x + nearest.y * next.y;
    if (squared - along <= precision * most) return nearest;
    if (enough !== undefined && along > enough.more * most) return { ...nearest, atLeast: along / most };
    const [p, q] = nearest.simplex;
    if (isSame(p!, next) || (q !== undefined && isSame(q, next))) return nearest;
    nearest = nearestOf(q === undefined ? [p!, next] : [p!, q, next]);
  }
  return nearest;
}

const isSame = (a: Spot, b: Spot): boolean => a.x === b.x && a.y === b.y;

function answer({ simplex, weights }: Nearest, distance: number): Closest {
  const [from, to] = [blend(simplex, weights, 'from'), blend(simplex, weights, 'to')];
  return distance === 0 ? { distance, from, to: from } : { distance, from, to };
}

function blend(simplex: readonly Vertex[], weights: readonly number[], side: 'from' | 'to'): Spot {
  let [x, y] = [0, 0];
  simplex.forEach((vertex, i) => {
    x += weights[i]! * vertex[side].x;
    y += weights[i]! * vertex[side].y;
  });
  return { x, y };
}

function vertexTo(a: Piece, b: Piece, dx: number, dy: number): Vertex {
  const [from, to] = [support(a, dx, dy), support(b, -dx, -dy)];
  return { x: from.x - to.x, y: from.y - to.y, from, to };
}

/** The farthest point of a piece, without its radius, in a direction. */
function support({ corners, oval }: Piece, dx: number, dy: number): Spot {
  let best: Spot = corners[0]!;
  for (let i = 1; i < corners.length; i++) {
    const corner = corners[i]!;
    if ((corner.x - best.x) * dx + (corner.y - best.y) * dy > 0) best = corner;
  }
  return oval === undefined ? best : onEllipse(oval, best, dx, dy);
}

function onEllipse({ a, b, cos, sin }: Ellipse, centre: Spot, dx: number, dy: number): Spot {
  const [u, v] = [a * (dx * cos + dy * sin), b * (dy * cos - dx * sin)];
  const length = Math.sqrt(u * u + v * v);
  if (length === 0) return centre;
  const [x, y] = [(a * u) / length, (b * v) / length];
  return { x: centre.x + x * cos - y * sin, y: centre.y + x * sin + y * cos };
}

/** The point of a simplex nearest to the origin, and the corners that carry it. Three corners: the origin is inside. */
function nearestOf(simplex: readonly Vertex[]): Nearest {
  const [p, q, r] = simplex;
  if (q === undefined) return { x: p!.x, y: p!.y, simplex, weights: [1] };
  if (r === undefined) return onEdge(p!, q);
  const area = (q.x - p!.x) * (r.y - p!.y) - (q.y - p!.y) * (r.x - p!.x);
  const ofP = (q.x * r.y - q.y * r.x) / area;
  const ofQ = (r.x * p!.y - r.y * p!.x) / area;
  const ofR = (p!.x * q.y - p!.y * q.x) / area;
  if (area !== 0 && ofP >= 0 && ofQ >= 0 && ofR >= 0) return { x: 0, y: 0, simplex, weights: [ofP, ofQ, ofR] };
  return nearer(nearer(onEdge(p!, q), onEdge(q, r)), onEdge(p!, r));
}

const nearer = (a: Nearest, b: Nearest): Nearest => (b.x * b.x + b.y * b.y < a.x * a.x + a.y * a.y ? b : a);

function onEdge(p: Vertex, q: Vertex): Nearest {
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const along = -(p.x * dx + p.y * dy);
  const length = dx * dx + dy * dy;
  if (along <= 0 || length === 0) return { x: p.x, y: p.y, simplex: [p], weights: [1] };
  if (along >= length) return { x: q.x, y: q.y, simplex: [q], weights: [1] };
  const t = along / length;
  return { x: p.x + t * dx, y: p.y + t * dy, simplex: [p, q], weights: [1 - t, t] };
}
