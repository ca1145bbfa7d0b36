import { cosine, sine, unit } from './facing.js';
import type { Spot } from './point.js';
import type { Ellipse, Shape } from './shape.js';

/** What a shape needs to have an edge. */
export type RimOwner = Pick<Shape, 'kind' | 'centre' | 'pieces' | 'corners'>;

/** A place on the edge of a shape, with the way out. */
export interface RimSpot extends Spot {
  readonly outX: number;
  readonly outY: number;
}

/**
 * Places on the edge of a shape, no two neighbours more than `spacing` apart along it, drawn in by `inset`.
 * The same for the same shape on every machine: angles come from the table.
 */
export function rimOf(shape: RimOwner, spacing: number, inset = 0): readonly RimSpot[] {
  if (shape.kind === 'polygon') return polygonRim(shape.corners, spacing, inset);
  const [piece] = shape.pieces;
  const { a, b, cos, sin } = piece!.oval ?? { a: piece!.radius, b: piece!.radius, cos: 1, sin: 0 };
  const step = Math.max(1, Math.min(450, Math.floor((spacing * 572) / Math.max(a, b))));
  const spots: RimSpot[] = [];
  for (let angle = 0; angle < 3600; angle += step) {
    spots.push(onRim({ a, b, cos, sin }, shape.centre, { c: cosine(angle) / unit, s: sine(angle) / unit, inset }));
  }
  return spots;
}

function onRim(
  { a, b, cos, sin }: Ellipse,
  centre: Spot,
  { c, s, inset }: { readonly c: number; readonly s: number; readonly inset: number },
): RimSpot {
  const [nx, ny] = [c * b, s * a];
  const length = Math.sqrt(nx * nx + ny * ny);
  const [ux, uy] = [nx / length, ny / length];
  const [x, y] = [a * c - inset * ux, b * s - inset * uy];
  return {
    x: centre.x + x * cos - y * sin,
    y: centre.y + x * sin + y * cos,
    outX: ux * cos - uy * sin,
    outY: ux * sin + uy * cos,
  };
}

function polygonRim(corners: readonly Spot[], spacing: number, inset: number): readonly RimSpot[] {
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length]!;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.sqrt(dx * dx + dy * dy);
    const [ux, uy] = [dx / length, dy / length];
    const start = Math.min(inset, length / 2);
    const parts = Math.max(1, Math.ceil((length - 2 * start) / spacing));
    return Array.from({ length: parts + 1 }, (_, k) => {
      const t = start + ((length - 2 * start) * k) / parts;
      return { x: from.x + ux * t - uy * inset, y: from.y + uy * t + ux * inset, outX: uy, outY: -ux };
    });
  });
}
