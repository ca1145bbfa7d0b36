type Ends = readonly [number, number];

export type Scale = (value: number) => number;

/** A straight scale from one range onto another; a range of one point lies in the middle of the other. */
export const straight =
  ([low, high]: Ends, [from, to]: Ends): Scale =>
  (value) =>
    from + (high === low ? 0.5 : (value - low) / (high - low)) * (to - from);

/** Whole numbers from nothing to `last` that are 1, 2 or 5 times a power of ten apart: about so many. */
export function ticks(last: number, about: number): readonly number[] {
  if (last <= 0) return [];
  const apart = last / about;
  const power = 10 ** Math.floor(Math.log10(apart));
  const times =
    [1, 2, 5, 10].findLast((n, i, all) => i === 0 || apart / power >= Math.sqrt(n * (all[i - 1] ?? n))) ?? 1;
  const step = Math.max(1, times * power);
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step);
}
