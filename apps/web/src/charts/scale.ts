import { ticks as roundNumbers } from 'd3-array';

type Ends = readonly [number, number];

export type Scale = (value: number) => number;

/** A straight scale from one range onto another; a range of one point lies in the middle of the other. */
export const straight =
  ([low, high]: Ends, [from, to]: Ends): Scale =>
  (value) =>
    from + (high === low ? 0.5 : (value - low) / (high - low)) * (to - from);

/** Whole numbers from nothing to `last`, round ones: about so many. */
export const ticks = (last: number, about: number): readonly number[] =>
  last <= 0 ? [] : roundNumbers(0, last, about).filter(Number.isInteger);
