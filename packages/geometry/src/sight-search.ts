import { type Blocker, type Post, type See, type SightLine, seenHeights, seePast } from './blocker.js';
import { bridges, shutter } from './bridge.js';
import { type Fan, openFans } from './fan.js';
import type { Heights } from './heights.js';
import type { Spot } from './point.js';
import { type RimSpot, rimOf } from './rim.js';
import type { Shape } from './shape.js';
import { covered, halfLine, lineBetween, type PlanLine } from './sight-line.js';
import type { Solid } from './solid.js';
import { entry, tangentsPast } from './tangents.js';

/**
 * Half the distance, in micrometres, of the places looked from and to along a rim. A line this much thicker on each
 * side that is clear is always found; thinner ones mostly, by the tangents.
 */
export const sightTolerance = 2000;

const reachOf = ({ bounds }: Shape): number => Math.max(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY) * 0.75;

/** A line from some part of one solid to some part of another that nothing blocks. */
export function findLine(from: Solid, to: Solid, all: readonly Blocker[]): SightLine | undefined {
  const blockers = blockersBetween(from, to, all);
  const [start, end] = [seenHeights(from), seenHeights(to)];
  const middle = middleLine(from.shape, to.shape);
  const see = seePast(blockers);
  const straight = see({ ...middle.from, ...start }, { ...middle.to, ...end });
  if (straight !== undefined || blockers.length === 0) return straight;
  const [left, right] = [rimToward(from.shape, to.shape), rimToward(to.shape, from.shape)];
  const heights = { low: Math.min(start.low, end.low), high: Math.max(start.high, end.high) };
  if (shutter(blockers, bridges(left, right), heights)) return undefined;
  const posts = { from: left.map((spot) => postAt(spot, start)), to: right.map((spot) => postAt(spot, end)) };
  const marks = { from: { shape: from.shape, ...start }, to: { shape: to.shape, ...end } };
  const tall = blockers.flatMap(({ low, high, pieces }) => (low < heights.low && high > heights.high ? pieces : []));
  const fans = { from: openFans(posts.from, to.shape, tall), to: openFans(posts.to, from.shape, tall) };
  return byPairs(fans, see) ?? byTangents(marks, fans, { blockers, see });
}

const postAt = ({ x, y }: Spot, { low, high }: Heights): Post => ({ x, y, low, high });

interface Fans {
  readonly from: readonly Fan<Post>[];
  readonly to: readonly Fan<Post>[];
}

function byPairs({ from, to }: Fans, see: See): SightLine | undefined {
  for (const { post, stops } of from) {
    for (const other of to) {
      const line = stops(other.post) ? undefined : see(post, other.post);
      if (line) return line;
    }
  }
  return undefined;
}

function byTangents({ from, to }: Marks, fans: Fans, eyes: Eyes): SightLine | undefined {
  for (const fan of fans.from) {
    const line = pastBlockers(fan, to, eyes);
    if (line) return line;
  }
  for (const fan of fans.to) {
    const line = pastBlockers(fan, from, eyes);
    if (line) return { from: line.to, to: line.from };
  }
  return undefined;
}

interface Marks {
  readonly from: Mark;
  readonly to: Mark;
}

/** A shape and the heights at which a line may end there. */
interface Mark extends Heights {
  readonly shape: Shape;
}

/** What stands between, and how to look past it. */
export interface Eyes {
  readonly blockers: readonly Blocker[];
  readonly see: See;
}

/** Lines from one place that just pass some blocker on their way to a shape. */
export function pastBlockers(
  { post, stops, mayHold }: Fan<Post>,
  { shape, low, high }: Mark,
  { blockers, see }: Eyes,
): SightLine | undefined {
  const far = lineBetween(post, shape.centre).length + 2 * reachOf(shape);
  for (const blocker of blockers) {
    for (const tangent of tangentsPast(post, blocker, far, mayHold)) {
      const spot = entry(tangent, shape);
      const line = spot && !stops(spot) && see(post, { x: spot.x, y: spot.y, low, high });
      if (line) return line;
    }
  }
  return undefined;
}

/** The line of the centres, from where it leaves one shape to where it enters the other. */
function middleLine(from: Shape, to: Shape): { readonly from: Spot; readonly to: Spot } {
  const out = lineBetween(from.centre, to.centre);
  const back = lineBetween(to.centre, from.centre);
  return { from: entry(back, from) ?? from.centre, to: entry(out, to) ?? to.centre };
}

/** The spots of a rim that face some part of another shape, those that face it most first. */
export function rimToward(shape: Shape, other: Shape, inset = 0): readonly RimSpot[] {
  const reach = reachOf(other);
  const { ux, uy } = lineBetween(shape.centre, other.centre);
  return rimOf(shape, 2 * sightTolerance, inset)
    .filter(({ x, y, outX, outY }) => outX * (other.centre.x - x) + outY * (other.centre.y - y) + reach > 0)
    .sort((a, b) => b.outX * ux + b.outY * uy - (a.outX * ux + a.outY * uy));
}

/** Blockers that reach into the ground between two solids, and to heights that lines between them have. */
export function blockersBetween(from: Solid, to: Solid, blockers: readonly Blocker[]): readonly Blocker[] {
  const [start, end] = [seenHeights(from), seenHeights(to)];
  const [least, most] = [Math.min(start.low, end.low), Math.max(start.high, end.high)];
  const width = Math.max(reachOf(from.shape), reachOf(to.shape)) + halfLine;
  const corridor = longer(lineBetween(from.shape.centre, to.shape.centre), width);
  return blockers.filter(
    ({ pieces, low, high }) =>
      low < most && high > least && pieces.some((piece) => covered(corridor, piece, width) !== undefined),
  );
}

const longer = (line: PlanLine, by: number): PlanLine => ({
  x: line.x - line.ux * by,
  y: line.y - line.uy * by,
  ux: line.ux,
  uy: line.uy,
  length: line.length + 2 * by,
});
