import type { Spot } from './point.js';
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

/** A region of lines: corners (where it starts, where it ends), in order. */
type Region = readonly Pair[];

/** More regions than this are not followed. */
const mostRegions = 100;

/** Every blocker leaves the lines that pass it on one side or on the other: what is left after all is clear. */
function solve(
  { into, back }: Frame,
  { start, end, inset, discs, ends: { from, to } }: Slab,
  blockers: readonly Convex[],
  clear: number,
): PlanSight | 'unknown' | undefined {
  let regions: Region[] = [
    [
      [from[0], to[0]],
      [from[1], to[0]],
      [from[1], to[1]],
      [from[0], to[1]],
    ],
  ];
  const width = end - start;
  const [right, left] = [Math.min(from[0], to[0]), Math.max(from[1], to[1])];
  const steepest = Math.max(Math.abs(to[1] - from[0]), Math.abs(to[0] - from[1])) / width;
  for (const disc of discs) {
    const met = meeting(regions[0]!, { ...into(disc), radius: disc.radius }, { start, width, steepest });
    if (met.length === 0) return undefined;
    regions = [met];
  }
  for (const blocker of blockers) {
    const corners = clipped(blocker.map(into), start + inset, end - inset);
    if (corners.length === 0 || isAside(corners, right - clear, left + clear)) continue;
    const next: Region[] = [];
    for (const region of regions) {
      for (const side of [1, -1] as const) {
        const left = past(region, corners, { start, width, side, clear });
        if (left.length > 0) next.push(left);
      }
    }
    if (next.length === 0) return undefined;
    if (next.length > mostRegions) return 'unknown';
    regions = next;
  }
  const best = regions.reduce((a, b) => (size(b) > size(a) ? b : a));
  const [s, t] = centre(best);
  return { from: back(start, s), to: back(end, t) };
}

/** The lines that come near enough to a disc's centre to meet it, however steep they are. */
function meeting(
  region: Region,
  { x, y, radius }: Disc,
  { start, width, steepest }: { readonly start: number; readonly width: number; readonly steepest: number },
): Region {
  const far = (x - start) / width;
  const reach = radius * Math.sqrt(1 + steepest * steepest) + slack;
  return cut(cut(region, 1 - far, far, y - reach), far - 1, -far, -y - reach);
}

/** The part of a convex polygon between two depths; nothing if it only touches them. */
function clipped(corners: Convex, start: number, end: number): Convex {
  let [low, high] = [Infinity, -Infinity];
  for (const { x } of corners) {
    low = Math.min(low, x);
    high = Math.max(high, x);
  }
  if (high <= start || low >= end) return [];
  if (low >= start && high <= end) return corners;
  return cutAt(cutAt(corners, start, 1), end, -1);
}

/** Keeps what lies beyond a depth (`sign` 1) or before it. */
function cutAt(corners: Convex, depth: number, sign: 1 | -1): Convex {
  const kept: Spot[] = [];
  for (let i = corners.length - 1, k = 0; k < corners.length; i = k++) {
    const [a, b] = [corners[i]!, corners[k]!];
    const [inA, inB] = [(a.x - depth) * sign >= 0, (b.x - depth) * sign >= 0];
    if (inA !== inB) {
      const part = (depth - a.x) / (b.x - a.x);
      kept.push({ x: depth, y: a.y + (b.y - a.y) * part });
    }
    if (inB) kept.push(b);
  }
  return kept;
}

/** Whether all of it lies to one side of every line. */
function isAside(corners: Convex, right: number, left: number): boolean {
  let [isLeft, isRight] = [true, true];
  for (const { y } of corners) {
    if (y <= left) isLeft = false;
    if (y >= right) isRight = false;
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
function past(region: Region, corners: Convex, { start, width, side, clear }: Side): Region {
  let left = region;
  for (const { x, y } of corners) {
    const far = (x - start) / width;
    left = cut(left, (1 - far) * side, far * side, y * side + clear);
    if (left.length === 0) return left;
  }
  return left;
}

/** Keeps the corners where a·s + b·t ≥ least. */
function cut(region: Region, a: number, b: number, least: number): Region {
  const over = region.map(([s, t]) => a * s + b * t - least);
  if (over.every((n) => n >= 0)) return region;
  if (over.every((n) => n < 0)) return [];
  const kept: Pair[] = [];
  for (let i = region.length - 1, k = 0; k < region.length; i = k++) {
    const [p, q] = [region[i]!, region[k]!];
    const [op, oq] = [over[i]!, over[k]!];
    if (op >= 0 !== oq >= 0) {
      const part = op / (op - oq);
      kept.push([p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part]);
    }
    if (oq >= 0) kept.push(q);
  }
  return kept;
}

const size = (region: Region): number => {
  let twice = 0;
  for (let i = region.length - 1, k = 0; k < region.length; i = k++) {
    twice += region[i]![0] * region[k]![1] - region[k]![0] * region[i]![1];
  }
  return Math.abs(twice);
};

const centre = (region: Region): Pair => {
  let [s, t] = [0, 0];
  for (const corner of region) {
    s += corner[0];
    t += corner[1];
  }
  return [s / region.length, t / region.length];
};
