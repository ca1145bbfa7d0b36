/** A number that chance decides, whole and from 0 on: its chances, and what came. */
export interface Chances {
  readonly chances: readonly number[];
  readonly came: number;
}

/** Where what came lies among all that might have come. */
export interface Tally {
  readonly came: number;
  readonly mean: number;
  /** The chance of less, and half that of as much: 0 the worst luck there is, 1/2 the middle, 1 the best. */
  readonly place: number;
  /** The chance of each sum, from 0 on. */
  readonly distribution: readonly number[];
}

/** Sums of independent numbers: each attack's chances are those of the table it was made on. */
export function tallyOf(all: readonly Chances[]): Tally {
  let distribution: Float64Array<ArrayBufferLike> = Float64Array.of(1);
  for (const { chances } of all) distribution = convolved(distribution, chances);
  return placed(
    distribution,
    all.reduce((sum, { came }) => sum + came, 0),
  );
}

export function placed(chances: ArrayLike<number>, came: number): Tally {
  const distribution = Array.from(chances);
  const mean = distribution.reduce((sum, chance, n) => sum + chance * n, 0);
  const less = distribution.slice(0, came).reduce((sum, chance) => sum + chance, 0);
  return { came, mean, place: Math.min(1, less + (distribution[came] ?? 0) / 2), distribution };
}

function convolved(one: Float64Array, other: readonly number[]): Float64Array {
  const steps = other.flatMap((chance, n) => (chance > 0 ? [[n, chance] as const] : []));
  const sum = new Float64Array(one.length + other.length - 1);
  for (let i = 0; i < one.length; i++) {
    const chance = one[i]!;
    if (chance === 0) continue;
    for (const [n, own] of steps) sum[i + n]! += chance * own;
  }
  return sum;
}
