import { centre, cut, type Flat } from './region.js';

/** Heights a line may start or end at. */
export interface Heights {
  readonly low: number;
  readonly high: number;
}

/** Something a line crosses between two parts of its length, and the heights (its thickness included) it fills there. */
export interface Wall extends Heights {
  readonly from: number;
  readonly to: number;
}

/** The heights of a line at its start and at its end. */
export interface Slope {
  readonly start: number;
  readonly end: number;
}

/** Where a line may start and end, and how far apart those are in plan. */
export interface Ends {
  readonly start: Heights;
  readonly end: Heights;
  readonly length: number;
}

/** What rounding may put a line off by, in micrometres. */
const slack = 1e-4;

/** Whether the highest line clears a wall. */
export const isOver = ({ start, end, length }: Ends, wall: Wall): boolean =>
  lowestAt(start.high, end.high, wall, length) >= wall.high - slack;

/** Whether the lowest line passes under a wall. */
export const isUnder = ({ start, end, length }: Ends, wall: Wall): boolean =>
  highestAt(start.low, end.low, wall, length) <= wall.low + slack;

/** Every wall leaves the lines that clear it and those that pass under it: one of what is left after all. Complete. */
export function slopeBetween({ start, end, length }: Ends, walls: readonly Wall[]): Slope | undefined {
  let regions: readonly Flat[] = [[start.low, end.low, start.high, end.low, start.high, end.high, start.low, end.high]];
  for (const { from, to, low, high } of walls) {
    const [near, far] = [from / length, to / length];
    const next: Flat[] = [];
    for (const region of regions) {
      const over = cut(cut(region, 1 - near, near, high - slack), 1 - far, far, high - slack);
      if (over.length > 0) next.push(over);
      const under = cut(cut(region, near - 1, -near, -low - slack), far - 1, -far, -low - slack);
      if (under.length > 0) next.push(under);
    }
    if (next.length === 0) return undefined;
    regions = next;
  }
  const [first, last] = centre(regions[0]!);
  return { start: first, end: last };
}

const lowestAt = (first: number, last: number, { from, to }: Wall, length: number): number =>
  first + ((last - first) * (last < first ? to : from)) / length;

const highestAt = (first: number, last: number, { from, to }: Wall, length: number): number =>
  first + ((last - first) * (last < first ? from : to)) / length;
