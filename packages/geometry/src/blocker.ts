import type { Ends, Heights, Wall } from './heights.js';
import { isOver, isUnder, slopeBetween } from './heights.js';
import type { Spot, Spot3 } from './point.js';
import type { Bounds, Piece, Shape } from './shape.js';
import { covered, halfLine, lineBetween, type PlanLine } from './sight-line.js';
import type { Solid } from './solid.js';

/** What stops a line; its heights are half a line more each way, or endless for an area nothing is seen over. */
export interface Blocker extends Heights {
  readonly id: string;
  readonly pieces: readonly Piece[];
  readonly bounds: Bounds;
}

export interface SightLine {
  readonly from: Spot3;
  readonly to: Spot3;
}

export const blockerOf = (id: string, { shape, bottom, top }: Solid): Blocker => ({
  id,
  pieces: shape.pieces,
  bounds: shape.bounds,
  low: bottom - halfLine,
  high: top + halfLine,
});

export const endlessBlocker = (id: string, { pieces, bounds }: Shape): Blocker => ({
  id,
  pieces,
  bounds,
  low: -Infinity,
  high: Infinity,
});

/** The heights at which a line can meet a solid: the whole line must, where the solid is as high as it is thick. */
export function seenHeights({ bottom, top }: Solid): Heights {
  if (top - bottom >= 2 * halfLine) return { low: bottom + halfLine, high: top - halfLine };
  return { low: (bottom + top) / 2, high: (bottom + top) / 2 };
}

/** Where a line of sight may start or end: one place in plan, several heights. */
export interface Post extends Spot, Heights {}

/** A clear line between two places, at whatever heights allow it. */
export type See = (from: Post, to: Post) => SightLine | undefined;

/** Looks past blockers. What stopped the last line is asked first: it mostly stops the next. */
export function seePast(blockers: readonly Blocker[]): See {
  let last = blockers[0];
  return (from, to) => {
    const line = lineBetween(from, to);
    if (line.length < 1) return plumbLine(from, to, blockers);
    const view = { start: from, end: to, length: line.length };
    if (last !== undefined && isShutBy(last, line, view)) return undefined;
    let [over, under] = [true, true];
    const walls: Wall[] = [];
    for (const blocker of blockers) {
      if (!mayMeet(from, to, blocker.bounds)) continue;
      const { pieces, low, high } = blocker;
      for (const piece of pieces) {
        const stretch = covered(line, piece, halfLine);
        if (stretch === undefined) continue;
        const wall = { from: stretch.from, to: stretch.to, low, high };
        const [isCleared, isPassed] = [isOver(view, wall), isUnder(view, wall)];
        if (!isCleared && !isPassed) {
          last = blocker;
          return undefined;
        }
        over &&= isCleared;
        under &&= isPassed;
        walls.push(wall);
      }
    }
    const slope = over
      ? { start: from.high, end: to.high }
      : under
        ? { start: from.low, end: to.low }
        : slopeBetween(view, walls);
    return slope && { from: { x: from.x, y: from.y, z: slope.start }, to: { x: to.x, y: to.y, z: slope.end } };
  };
}

/** Whether a line between two places comes near enough to some bounds, in plan, to meet what lies in them. */
const mayMeet = (from: Spot, to: Spot, { minX, minY, maxX, maxY }: Bounds): boolean =>
  (from.x >= minX - 2 * halfLine || to.x >= minX - 2 * halfLine) &&
  (from.x <= maxX + 2 * halfLine || to.x <= maxX + 2 * halfLine) &&
  (from.y >= minY - 2 * halfLine || to.y >= minY - 2 * halfLine) &&
  (from.y <= maxY + 2 * halfLine || to.y <= maxY + 2 * halfLine);

/** Whether a blocker alone stops every line in this direction: each of its pieces is a wall as high as it is. */
function isShutBy({ pieces, low, high }: Blocker, line: PlanLine, view: Ends): boolean {
  for (const piece of pieces) {
    const stretch = covered(line, piece, halfLine);
    if (stretch === undefined) continue;
    const wall = { from: stretch.from, to: stretch.to, low, high };
    if (!isOver(view, wall) && !isUnder(view, wall)) return true;
  }
  return false;
}

/** Straight up or down; where heights are shared the two are beside each other and nothing is between. */
function plumbLine(from: Post, to: Post, blockers: readonly Blocker[]): SightLine | undefined {
  const shared = Math.max(from.low, to.low);
  const [start, end] =
    from.high < to.low ? [from.high, to.low] : to.high < from.low ? [from.low, to.high] : [shared, shared];
  const [low, high] = [Math.min(start, end), Math.max(start, end)];
  const across = lineBetween({ x: from.x - halfLine, y: from.y }, { x: from.x + halfLine, y: from.y });
  const stops = blockers.some(
    (blocker) =>
      blocker.low < high && low < blocker.high && blocker.pieces.some((piece) => covered(across, piece, halfLine)),
  );
  return stops ? undefined : { from: { x: from.x, y: from.y, z: start }, to: { x: to.x, y: to.y, z: end } };
}
