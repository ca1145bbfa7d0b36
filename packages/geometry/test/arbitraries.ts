import fc from 'fast-check';
import {
  type Length,
  type Outline,
  oval,
  type Point,
  place,
  point,
  polygon,
  rectangle,
  round,
  type Shape,
  tenths,
} from '../src/index.js';

const whole = (min: number, max: number) => fc.integer({ min, max }).map((n) => n as Length);
const even = (min: number, max: number) => fc.integer({ min, max }).map((n) => (2 * n) as Length);

export const facings = fc.integer({ min: 0, max: 3599 }).map(tenths);
export const points = (reach: number): fc.Arbitrary<Point> =>
  fc.tuple(whole(-reach, reach), whole(-reach, reach)).map(([x, y]) => point(x, y));

export const rounds = even(5000, 60_000).map(round);
const ovals = fc.tuple(even(5000, 80_000), even(5000, 80_000)).map(([a, b]) => oval(a, b));
const rectangles = fc.tuple(even(5000, 80_000), even(5000, 80_000)).map(([a, b]) => rectangle(a, b));

/** A star about its centre: as many corners as radii, most of them concave. */
export const hulls: fc.Arbitrary<Outline> = fc
  .array(fc.integer({ min: 10_000, max: 90_000 }), { minLength: 3, maxLength: 9 })
  .map((radii) =>
    polygon(
      radii.map((r, i) => {
        const angle = (2 * Math.PI * i) / radii.length;
        return point(Math.round(r * Math.cos(angle)) as Length, Math.round(r * Math.sin(angle)) as Length);
      }),
    ),
  );

export const exactOutlines: fc.Arbitrary<Outline> = fc.oneof(rounds, rectangles, hulls);
export const outlines: fc.Arbitrary<Outline> = fc.oneof(rounds, ovals, rectangles, hulls);

export const shapesOf = (outline: fc.Arbitrary<Outline>, reach = 300_000): fc.Arbitrary<Shape> =>
  fc.tuple(outline, points(reach), facings).map(([o, at, facing]) => place(o, at, facing));
export const shapes = shapesOf(outlines);

/** The distance from a place to a shape, 0 inside, by arithmetic of its own. */
export function distanceTo(x: number, y: number, shape: Shape): number {
  if (shape.kind === 'polygon') return inPolygon(x, y, shape.corners) ? 0 : toEdges(x, y, shape.corners);
  const [piece] = shape.pieces;
  const { a, b, cos, sin } = piece!.oval ?? { a: piece!.radius, b: piece!.radius, cos: 1, sin: 0 };
  const [dx, dy] = [x - shape.centre.x, y - shape.centre.y];
  return toEllipse(Math.abs(dx * cos + dy * sin), Math.abs(dy * cos - dx * sin), a, b);
}

function toEllipse(x: number, y: number, a: number, b: number): number {
  if ((x / a) ** 2 + (y / b) ** 2 <= 1) return 0;
  if (a === b) return Math.sqrt(x * x + y * y) - a;
  const far = (t: number) => Math.hypot(a * Math.cos(t) - x, b * Math.sin(t) - y);
  let [best, step] = [0, Math.PI / 400];
  for (let t = 0; t <= Math.PI / 2; t += step) if (far(t) < far(best)) best = t;
  for (; step > 1e-10; step /= 2) {
    if (far(best + step) < far(best)) best += step;
    else if (far(best - step) < far(best)) best -= step;
  }
  return far(best);
}

function inPolygon(x: number, y: number, corners: readonly Point[]): boolean {
  let inside = false;
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

function toEdges(x: number, y: number, corners: readonly Point[]): number {
  let least = Infinity;
  for (let i = corners.length - 1, k = 0; k < corners.length; i = k++) {
    const [a, b] = [corners[i]!, corners[k]!];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const t = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)));
    const [u, v] = [x - a.x - t * dx, y - a.y - t * dy];
    least = Math.min(least, u * u + v * v);
  }
  return Math.sqrt(least);
}
