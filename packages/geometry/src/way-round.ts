import { closest } from './closest.js';
import type { Length } from './length.js';
import type { Point, Spot } from './point.js';
import type { Shape } from './shape.js';
import { covered, grazing, lineBetween, type PlanLine, type Stretch } from './sight-line.js';
import { isWithin } from './within.js';

/** The shortest way from one base to another that goes through no wall: where it starts, bends and ends. */
export interface WayRound {
  readonly distance: number;
  readonly bends: readonly Spot[];
}

/** To within this many micrometres where the way bends; straight ways are decided as `isWithin` does. */
export const wayTolerance = 0.01;

/** Whether a distance measured round walls and closed doors is at most `range`. */
export function isWithinRound(a: Shape, b: Shape, range: Length, walls: readonly Shape[]): boolean {
  if (!isWithin(a, b, range)) return false;
  const straight = closest(a, b);
  if (isOpen(straight.from, straight.to, walls)) return true;
  const way = wayRound(a, b, walls);
  return way !== undefined && way.distance <= range + wayTolerance;
}

/** The shortest way, by corners of walls that see one another; nothing if there is no way at all. */
export function wayRound(a: Shape, b: Shape, walls: readonly Shape[]): WayRound | undefined {
  const shapes = [a, ...walls.flatMap(({ corners }) => corners.map(cornerShape)), b];
  const far = shapes.map((_, i) => (i === 0 ? 0 : Infinity));
  const before = shapes.map(() => -1);
  const left = new Set(shapes.keys());
  while (left.size > 0) {
    const at = [...left].reduce((best, i) => (far[i]! < far[best]! ? i : best));
    if (far[at] === Infinity) return undefined;
    if (at === shapes.length - 1) return { distance: far[at]!, bends: bendsOf(shapes, before) };
    left.delete(at);
    for (const to of left) {
      const leg = closest(shapes[at]!, shapes[to]!);
      if (far[at]! + leg.distance >= far[to]! || !isOpen(leg.from, leg.to, walls)) continue;
      far[to] = far[at]! + leg.distance;
      before[to] = at;
    }
  }
  return undefined;
}

function bendsOf(shapes: readonly Shape[], before: readonly number[]): readonly Spot[] {
  const chain: number[] = [];
  for (let at = shapes.length - 1; at >= 0; at = before[at]!) chain.unshift(at);
  const legs = chain.slice(1).map((to, i) => closest(shapes[chain[i]!]!, shapes[to]!));
  return [legs[0]!.from, ...legs.map(({ to }) => to)];
}

const cornerShape = (corner: Point): Shape => ({
  kind: 'polygon',
  centre: corner,
  corners: [corner],
  pieces: [{ corners: [corner], radius: 0 as Length }],
  bounds: { minX: corner.x, minY: corner.y, maxX: corner.x, maxY: corner.y },
});

/** A line may run along a wall, not through one, nor down the seam of two: there is wall on both sides. */
function isOpen(from: Spot, to: Spot, walls: readonly Shape[]): boolean {
  const line = lineBetween(from, to);
  const sideOf = (side: number) => walls.flatMap(({ pieces }) => pieces.flatMap((piece) => beside(line, side, piece)));
  const right = sideOf(-1);
  return right.length === 0 || !sideOf(1).some((one) => right.some((other) => share(one, other)));
}

/** The micrometre to one side of a line, where a piece fills it. */
function beside(line: PlanLine, side: number, piece: Shape['pieces'][number]): readonly Stretch[] {
  const moved = { ...line, x: line.x - (line.uy * side) / 2, y: line.y + (line.ux * side) / 2 };
  const stretch = covered(moved, piece, 0.5);
  return stretch === undefined ? [] : [stretch];
}

const share = (a: Stretch, b: Stretch): boolean => Math.min(a.to, b.to) - Math.max(a.from, b.from) > grazing;
