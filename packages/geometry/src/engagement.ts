import { isNear, type Reach, type Solid } from './solid.js';

/** Two models within the reach, by their places in the two lists. */
export interface NearPair {
  readonly from: number;
  readonly to: number;
}

/** The first two models of two units within a reach of each other: what makes the units engaged. */
export function firstNear(unit: readonly Solid[], other: readonly Solid[], reach: Reach): NearPair | undefined {
  for (const [from, a] of unit.entries()) {
    const to = other.findIndex((b) => isNear(a, b, reach));
    if (to >= 0) return { from, to };
  }
  return undefined;
}

/** All such pairs, in order of the first list, then the second. */
export const allNear = (unit: readonly Solid[], other: readonly Solid[], reach: Reach): readonly NearPair[] =>
  unit.flatMap((a, from) => other.flatMap((b, to) => (isNear(a, b, reach) ? [{ from, to }] : [])));
