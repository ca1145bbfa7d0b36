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

function apartBy({ x, y, simplex }: Nearest): number {
  const squared = x * x + y * y;
  return squared <= precision * precision || simplex.length === 3 ? 0 : Math.sqrt(squared);
}

/** By Gilbert, Johnson and Keerthi. Corners in finitely many steps. */
function nearestCores(a: Piece, b: Piece): Nearest {
  let nearest: Nearest = nearestOf([
    vertexTo(a, b, b.corners[0]!.x - a.corners[0]!.x, b.corners[0]!.y - a.corners[0]!.y),
  ]);
  for (let round = 0; round < rounds; round++) {
    const squared = nearest.x * nearest.x + nearest.y * nearest.y;
    if (squared <= precision * precision || nearest.simplex.length === 3) return nearest;
    const next = vertexTo(a, b, -nearest.x, -nearest.y);
    const gain = squared - (nearest.x * next.x + nearest.y * next.y);
    if (gain <= precision * Math.sqrt(squared)) return nearest;
    if (nearest.simplex.some(({ x, y }) => x === next.x && y === next.y)) return nearest;
    nearest = nearestOf([...nearest.simplex, next]);
  }
  return nearest;
}

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
  const weights = [q.x * r.y - q.y * r.x, r.x * p!.y - r.y * p!.x, p!.x * q.y - p!.y * q.x].map((w) => w / area);
  if (area !== 0 && weights.every((w) => w >= 0)) return { x: 0, y: 0, simplex, weights };
  return [onEdge(p!, q), onEdge(q, r), onEdge(p!, r)].reduce((best, edge) =>
    edge.x * edge.x + edge.y * edge.y < best.x * best.x + best.y * best.y ? edge : best,
  );
}

function onEdge(p: Vertex, q: Vertex): Nearest {
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const along = -(p.x * dx + p.y * dy);
  const length = dx * dx + dy * dy;
  if (along <= 0 || length === 0) return { x: p.x, y: p.y, simplex: [p], weights: [1] };
  if (along >= length) return { x: q.x, y: q.y, simplex: [q], weights: [1] };
  const t = along / length;
  return { x: p.x + t * dx, y: p.y + t * dy, simplex: [p, q], weights: [1 - t, t] };
}
