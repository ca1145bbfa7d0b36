import type { Spot } from './point.js';
import { centre, cut, type Flat } from './region.js';
import { halfLine } from './sight-line.js';

/** Corners of something convex, in order. */
export type Convex = readonly Spot[];

export interface Disc extends Spot {
  readonly radius: number;
}

/** What lines start or end in: corners about it, and the disc that it is if it is one. */
export interface Corridor {
  readonly from: Convex;
  readonly to: Convex;
  readonly discs?: readonly Disc[];
}

/** A line of those that were left, its ends where the corridor begins and ends. */
export interface PlanSight {
  readonly from: Spot;
  readonly to: Spot;
}

type Pair = readonly [number, number];

/**
 * Lines in plan from one convex thing to another that none of some convex blockers stops: one of them, or nothing,
 * which is proof that there is none. Only the stretch between the two things is looked at; where they lie beside one
 * another along their line nothing can be said (`'unknown'`). Lines are `thick`, as lines of sight unless told otherwise.
 */
export function lineThrough(
  { from, to, discs = [] }: Corridor,
  blockers: readonly Convex[],
  thick = 2 * halfLine,
): PlanSight | 'unknown' | undefined {
  const frame = frameOf(middleOf(from), middleOf(to));
  if (frame === undefined) return 'unknown';
  const [own, theirs] = [from.map(frame.into), to.map(frame.into)];
  const [a, b] = [extent(own), extent(theirs)];
  if (a.high >= b.low) return 'unknown';
  return solve(
    frame,
    { start: a.high, end: b.low, ends: reaching(a, b), inset: thick / 2, discs },
    blockers,
    thick / 2 - slack,
  );
}

/**
 * A line from one stretch across to another that stays `clear` of every blocker, in plan: from within `from` of one
 * place to within `to` of the other, both across the line that joins them.
 */
export function lineAcross(
  from: Spot & { readonly half: number },
  to: Spot & { readonly half: number },
  blockers: readonly Convex[],
  clear: number,
): PlanSight | undefined {
  const frame = frameOf(from, to);
  if (frame === undefined) return undefined;
  const ends = { from: [-from.half, from.half], to: [-to.half, to.half] } as const;
  const found = solve(frame, { start: 0, end: frame.length, ends, inset: 0, discs: [] }, blockers, clear);
  return found === 'unknown' ? undefined : found;
}

interface Frame {
  readonly from: Spot;
  readonly ux: number;
  readonly uy: number;
  readonly length: number;
  readonly into: (spot: Spot) => Spot;
  readonly back: (x: number, y: number) => Spot;
}

function frameOf(from: Spot, to: Spot): Frame | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length < 1) return undefined;
  const [ux, uy] = [dx / length, dy / length];
  return {
    from,
    ux,
    uy,
    length,
    into: ({ x, y }) => ({
      x: (x - from.x) * ux + (y - from.y) * uy,
      y: (y - from.y) * ux - (x - from.x) * uy,
    }),
    back: (x, y) => ({ x: from.x + x * ux - y * uy, y: from.y + x * uy + y * ux }),
  };
}

const middleOf = (corners: Convex): Spot => {
  let [x, y] = [0, 0];
  for (const corner of corners) {
    x += corner.x;
    y += corner.y;
  }
  return { x: x / corners.length, y: y / corners.length };
};

interface Extent {
  readonly low: number;
  readonly high: number;
  readonly right: number;
  readonly left: number;
}

function extent(corners: Convex): Extent {
  let [low, high, right, left] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of corners) {
    low = Math.min(low, x);
    high = Math.max(high, x);
    right = Math.min(right, y);
    left = Math.max(left, y);
  }
  return { low, high, right, left };
}

interface Ends {
  readonly from: Pair;
  readonly to: Pair;
}

/** Where lines between the two can cross the front of each: as wide as it is, and wider toward a wider other. */
function reaching(a: Extent, b: Extent): Ends {
  const near = (a.high - a.low) / (b.low - a.low);
  const far = (b.high - b.low) / (b.high - a.high);
  return {
    from: [
      Math.min(a.right, a.right + near * (b.right - a.right)),
      Math.max(a.left, a.left + near * (b.left - a.left)),
    ],
    to: [Math.min(b.right, b.right + far * (a.right - b.right)), Math.max(b.left, b.left + far * (a.left - b.left))],
  };
}

interface Slab {
  readonly start: number;
  readonly end: number;
  readonly ends: Ends;
  /** How far in from both ends blockers begin to count: a thick line may start beside what its middle would meet. */
  readonly inset: number;
  /** Discs that every line meets. */
  readonly discs: readonly Disc[];
}

/** What rounding may put a line off by, in micrometres, and more. */
const slack = 5;

/** More regions than this are not followed. */
const mostRegions = 100;

/** Every blocker leaves the lines that pass it on one side or on the other: what is left after all is clear. */
function solve(
  frame: Frame,
  { start, end, inset, discs, ends: { from, to } }: Slab,
  blockers: readonly Convex[],
  clear: number,
): PlanSight | 'unknown' | undefined {
  let regions: readonly Flat[] = [[from[0], to[0], from[1], to[0], from[1], to[1], from[0], to[1]]];
  const width = end - start;
  const [right, left] = [Math.min(from[0], to[0]), Math.max(from[1], to[1])];
  const steepest = Math.max(Math.abs(to[1] - from[0]), Math.abs(to[0] - from[1])) / width;
  for (const disc of discs) {
    const met = meeting(regions[0]!, { ...frame.into(disc), radius: disc.radius }, { start, width, steepest });
    if (met.length === 0) return undefined;
    regions = [met];
  }
  for (const blocker of blockers) {
    const corners = clipped(flattened(frame, blocker), start + inset, end - inset);
    if (corners.length === 0 || isAside(corners, right - clear, left + clear)) continue;
    const next: Flat[] = [];
    for (const region of regions) {
      for (const side of [1, -1] as const) {
        const over = past(region, corners, { start, width, side, clear });
        if (over.length > 0) next.push(over);
      }
    }
    if (next.length === 0) return undefined;
    if (next.length > mostRegions) return 'unknown';
    regions = next;
  }
  const best = regions.reduce((a, b) => (size(b) > size(a) ? b : a));
  const [s, t] = centre(best);
  return { from: frame.back(start, s), to: frame.back(end, t) };
}

function flattened({ from: { x: ox, y: oy }, ux, uy }: Frame, corners: Convex): Flat {
  const flat: number[] = [];
  for (const { x, y } of corners) {
    const [dx, dy] = [x - ox, y - oy];
    flat.push(dx * ux + dy * uy, dy * ux - dx * uy);
  }
  return flat;
}

/** The lines that come near enough to a disc's centre to meet it, however steep they are. */
function meeting(
  region: Flat,
  { x, y, radius }: Disc,
  { start, width, steepest }: { readonly start: number; readonly width: number; readonly steepest: number },
): Flat {
  const far = (x - start) / width;
  const reach = radius * Math.sqrt(1 + steepest * steepest) + slack;
  return cut(cut(region, 1 - far, far, y - reach), far - 1, -far, -y - reach);
}

/** The part of a convex polygon between two depths; nothing if it only touches them. */
function clipped(corners: Flat, start: number, end: number): Flat {
  let [low, high] = [Infinity, -Infinity];
  for (let i = 0; i < corners.length; i += 2) {
    low = Math.min(low, corners[i]!);
    high = Math.max(high, corners[i]!);
  }
  if (high <= start || low >= end) return [];
  if (low >= start && high <= end) return corners;
  return cut(cut(corners, 1, 0, start), -1, 0, -end);
}

/** Whether all of it lies to one side of every line. */
function isAside(corners: Flat, right: number, left: number): boolean {
  let [isLeft, isRight] = [true, true];
  for (let i = 1; i < corners.length; i += 2) {
    if (corners[i]! <= left) isLeft = false;
    if (corners[i]! >= right) isRight = false;
  }
  return isLeft || isRight;
}

interface Side {
  readonly start: number;
  readonly width: number;
  readonly side: 1 | -1;
  readonly clear: number;
}

/** The lines of a region that pass all corners on one side: each corner cuts it straight, since (start, end) is linear. */
function past(region: Flat, corners: Flat, { start, width, side, clear }: Side): Flat {
  let left = region;
  for (let i = 0; i < corners.length; i += 2) {
    const far = (corners[i]! - start) / width;
    left = cut(left, (1 - far) * side, far * side, corners[i + 1]! * side + clear);
    if (left.length === 0) return left;
  }
  return left;
}

function size(region: Flat): number {
  let twice = 0;
  const last = region.length - 2;
  let [px, py] = [region[last]!, region[last + 1]!];
  for (let i = 0; i < region.length; i += 2) {
    const [x, y] = [region[i]!, region[i + 1]!];
    twice += px * y - x * py;
    [px, py] = [x, y];
  }
  return Math.abs(twice);
}
