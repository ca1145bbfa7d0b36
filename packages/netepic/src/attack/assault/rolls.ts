import type { Contestant } from './contest-odds.js';

/** Sums of some dice with the lowest of them, 0 where that decides nothing. */
export interface Roll {
  readonly sum: number;
  readonly low: number;
  readonly chance: number;
}

/** Sums beyond these two decide no more than they do. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Of dice that all show so much at least, less those of dice that all show more. */
export function rollsOf({ dice, isElite }: Contestant, bounds: Bounds): readonly Roll[] {
  if (!isElite || dice === 0) return gathered([sumsFrom(1, dice)], 0, bounds);
  return [1, 2, 3, 4, 5, 6].flatMap((low) => gathered([sumsFrom(low, dice), sumsFrom(low + 1, dice)], low, bounds));
}

function gathered(
  [all, more]: readonly (readonly number[] | undefined)[],
  low: number,
  { least, most }: Bounds,
): readonly Roll[] {
  const chances = new Map<number, number>();
  (all ?? []).forEach((chance, shown) => {
    const own = chance - (more?.[shown] ?? 0);
    if (own <= 0) return;
    const sum = Math.max(least, Math.min(most, shown));
    chances.set(sum, (chances.get(sum) ?? 0) + own);
  });
  return [...chances].map(([sum, chance]) => ({ sum, low, chance }));
}

/** By least face and number of dice. */
const known: (readonly number[])[][] = [];

/** By sum: the chance that so many dice come to it, each of them showing `least` or more. */
function sumsFrom(least: number, dice: number): readonly number[] {
  known[least] ??= [[1]];
  const own = known[least];
  while (own.length <= dice) {
    const before = own[own.length - 1]!;
    const next = Array.from({ length: before.length + 6 }, () => 0);
    before.forEach((chance, sum) => {
      for (let face = least; face <= 6; face++) next[sum + face]! += chance / 6;
    });
    own.push(next);
  }
  return own[dice]!;
}
