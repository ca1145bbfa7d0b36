import {
  isWhollyInArea,
  isWithin,
  type Length,
  type Outline,
  overlaps,
  point,
  polygon,
  type Shape,
  standing,
} from '@umpire/geometry';
import type { Board, Field, ModelRef, UnitRef } from './board.js';
import { boundsMeet } from './bounds.js';
import type { Placed } from './solids.js';
import type { Table } from './table.js';

/** Every shape of a model that set-up limits look at: its base and, where it is measured whole, all of it. */
export const groundOf = ({ base, measured }: Placed): readonly Shape[] =>
  measured.length > 1 ? [base, ...measured.map(({ shape }) => shape)] : [base];

type Edge = 'left' | 'right' | 'near' | 'far';
const edges: readonly Edge[] = ['left', 'right', 'near', 'far'];

/** How far a shape reaches in from an edge of the battlefield. */
const reachIn = (edge: Edge, { bounds }: Shape, { width, depth }: Field): number =>
  ({ left: bounds.maxX, right: width - bounds.minX, near: bounds.maxY, far: depth - bounds.minY })[edge];

/** Edges along which all these models lie wholly within so much. */
export const edgesHolding = ({ board }: Table, models: readonly Placed[], deep: Length): readonly Edge[] =>
  edges.filter((edge) => models.every(({ base }) => reachIn(edge, base, board.field) <= deep));

const insides = new WeakMap<Field, Map<number, Shape | undefined>>();

/** The battlefield without a strip along its edges. */
function insideOf(field: Field, deep: Length): Shape | undefined {
  const known = insides.get(field) ?? new Map<number, Shape | undefined>();
  insides.set(field, known);
  if (known.has(deep)) return known.get(deep);
  const [right, far] = [(field.width - deep) as Length, (field.depth - deep) as Length];
  const shape =
    right > deep && far > deep
      ? standing(polygon([point(deep, deep), point(right, deep), point(right, far), point(deep, far)]))
      : undefined;
  known.set(deep, shape);
  return shape;
}

/** 20.04: wholly in the strip along one or several edges. */
export function isInStrip({ board }: Table, { base }: Placed, deep: Length): boolean {
  const inside = insideOf(board.field, deep);
  return inside === undefined || !overlaps(base, inside);
}

export const touchesEdge = ({ board }: Table, { base }: Placed): boolean =>
  edges.some((edge) => outermost(edge, base, board.field) <= 0);

const outermost = (edge: Edge, { bounds }: Shape, { width, depth }: Field): number =>
  ({ left: bounds.minX, right: width - bounds.maxX, near: bounds.minY, far: depth - bounds.maxY })[edge];

/** 03.02.02: whether a base is too wide for a strip however it is turned. */
export const isTooLargeFor = (outline: Outline, deep: Length): boolean => narrowest(outline) > deep;

/** 03.02.02: the models of a unit that are too large for a strip; set up by that rule they neither move nor shoot this turn. */
export const largeModelsOf = (board: Board, unit: UnitRef, deep: Length): readonly ModelRef[] =>
  board.modelsOf(unit).filter((model) => isTooLargeFor(board.formOf(model).base, deep));

/** The least width of an outline, in micrometres. */
function narrowest(outline: Outline): number {
  if (outline.kind === 'round') return 2 * outline.radius;
  if (outline.kind === 'oval') return 2 * Math.min(outline.a, outline.b);
  const { corners } = outline;
  const widths = corners.map((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = Math.sqrt(dx * dx + dy * dy);
    const across = corners.map((c) => (dx * (c.y - a.y) - dy * (c.x - a.x)) / length);
    return Math.max(...across) - Math.min(...across);
  });
  return Math.min(...widths);
}

const ownZone = ({ board, seat }: Table): Shape => board.field.zones[seat];
export const enemyZone = ({ board, seat }: Table): Shape => board.field.zones[seat === 'A' ? 'B' : 'A'];

/** 27, 03.02.02: wholly in its own deployment zone, or touching an edge in it where it is too large for the zone. */
export function isInOwnZone(table: Table, model: Placed): boolean {
  const zone = ownZone(table);
  if (groundOf(model).every((shape) => isWhollyInArea(shape, zone))) return true;
  const { minX, minY, maxX, maxY } = zone.bounds;
  const deep = Math.min(maxX - minX, maxY - minY) as Length;
  const { base } = table.board.formOf(model.model);
  return isTooLargeFor(base, deep) && touchesEdge(table, model) && overlaps(model.base, zone);
}

/** Whether a model is within a distance of another in plan, by all that is measured of both. */
export const isAcrossWithin = (a: Placed, b: Placed, range: Length): boolean =>
  boundsMeet(a.bounds, b.bounds, range + 1) &&
  a.measured.some((p) => b.measured.some((q) => isWithin(p.shape, q.shape, range)));
