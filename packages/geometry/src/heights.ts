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

interface View extends Ends {
  readonly walls: readonly Wall[];
}

/** What rounding may put a line off by, in micrometres. */
const slack = 1e-4;

/** A slope between the two that clears every wall, above it or below; nothing if there is none. Complete. */
export function clearSlope(view: View): Slope | undefined {
  const { walls, start, end } = view;
  const highest = { start: start.high, end: end.high };
  if (walls.every((wall) => isAbove(view, highest, wall))) return highest;
  const lowest = { start: start.low, end: end.low };
  if (walls.every((wall) => isBelow(view, lowest, wall))) return lowest;
  return walls.some((wall) => isShut(view, wall)) ? undefined : between(view);
}

/** Whether one wall alone stops every line: the highest does not clear it, nor does the lowest pass under. */
export const isShut = (ends: Ends, wall: Wall): boolean =>
  !isAbove(ends, { start: ends.start.high, end: ends.end.high }, wall) &&
  !isBelow(ends, { start: ends.start.low, end: ends.end.low }, wall);

/** The clear slopes are closed sets with straight sides: if there are any, one passes through two of the corners. */
function between({ walls: all, start, end, length }: View): Slope | undefined {
  const walls = all.filter((wall) => isMet({ start, end, length }, wall));
  const at = [0, 0, length, length];
  const heights = [start.low, start.high, end.low, end.high];
  for (const { from, to, low, high } of walls) {
    at.push(from, to, from, to);
    heights.push(low, low, high, high);
  }
  for (let i = 0; i < at.length; i++) {
    const a = at[i]!;
    for (let k = i + 1; k < at.length; k++) {
      const b = at[k]!;
      if (a === b) continue;
      const rise = (heights[k]! - heights[i]!) / (b - a);
      const first = heights[i]! - rise * a;
      const last = heights[i]! + rise * (length - a);
      if (isIn(first, start) && isIn(last, end) && isClear(walls, first, last, length))
        return { start: first, end: last };
    }
  }
  return undefined;
}

const isIn = (z: number, { low, high }: Heights): boolean => z >= low - slack && z <= high + slack;

/** Whether any line meets a wall: not where the lowest passes over it, or the highest under. */
const isMet = (ends: Ends, wall: Wall): boolean =>
  !isAbove(ends, { start: ends.start.low, end: ends.end.low }, wall) &&
  !isBelow(ends, { start: ends.start.high, end: ends.end.high }, wall);

/** Whether a line from one height to another clears every wall: asked of every pair of corners, so that nothing is made. */
function isClear(walls: readonly Wall[], first: number, last: number, length: number): boolean {
  for (const { from, to, low, high } of walls) {
    const [there, beyond] = [first + ((last - first) * from) / length, first + ((last - first) * to) / length];
    if (Math.min(there, beyond) < high - slack && Math.max(there, beyond) > low + slack) return false;
  }
  return true;
}

const heightAt = ({ start, end }: Slope, at: number, length: number): number => start + ((end - start) * at) / length;

const isAbove = ({ length }: Ends, slope: Slope, { from, to, high }: Wall): boolean =>
  Math.min(heightAt(slope, from, length), heightAt(slope, to, length)) >= high - slack;

const isBelow = ({ length }: Ends, slope: Slope, { from, to, low }: Wall): boolean =>
  Math.max(heightAt(slope, from, length), heightAt(slope, to, length)) <= low + slack;
