import { type Length, rounded } from './length.js';
import { polygon } from './outline.js';
import { type Point, point } from './point.js';
import { type Shape, standing } from './shape.js';
import { type Solid, solid } from './solid.js';

/** A hole in a wall: a window, a doorway, an open hatchway. `from` and `to` are measured along the wall. */
export interface Opening {
  readonly from: Length;
  readonly to: Length;
  readonly sill: Length;
  readonly lintel: Length;
}

/** A straight wall about the line from `from` to `to`. Its corners are rounded to whole micrometres. */
export interface WallPlan {
  readonly from: Point;
  readonly to: Point;
  readonly thickness: Length;
  readonly bottom: Length;
  readonly top: Length;
  /** In order along the wall, apart from each other. */
  readonly openings?: readonly Opening[];
}

/** The solids of a wall: one, or those between, under and over its openings. */
export function wall(plan: WallPlan): readonly Solid[] {
  const { bottom, top, openings = [] } = plan;
  const end = wallLength(plan);
  const starts = [0, ...openings.map(({ to }) => to)];
  const stops = [...openings.map(({ from }) => from), end];
  const between = starts.flatMap((start, i) => part(plan, [start, stops[i]!], [bottom, top]));
  const around = openings.flatMap(({ from, to, sill, lintel }) => [
    ...part(plan, [from, to], [bottom, sill]),
    ...part(plan, [from, to], [lintel, top]),
  ]);
  return [...between, ...around];
}

const wallLength = ({ from, to }: WallPlan): number =>
  Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y));

type Extent = readonly [low: number, high: number];

function part(plan: WallPlan, [start, stop]: Extent, [bottom, top]: Extent): readonly Solid[] {
  if (stop <= start || top <= bottom) return [];
  const { from, to, thickness } = plan;
  const length = wallLength(plan);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const half = thickness / 2;
  const corner = (along: number, side: number) =>
    point(rounded(from.x + ux * along - uy * side), rounded(from.y + uy * along + ux * side));
  const corners = [corner(start, -half), corner(stop, -half), corner(stop, half), corner(start, half)];
  return [solid(standing(polygon(corners)), bottom as Length, top as Length)];
}

/** A floor whose upper side is at `top`. */
export const floor = (shape: Shape, top: Length, thickness: Length): Solid =>
  solid(shape, (top - thickness) as Length, top);
