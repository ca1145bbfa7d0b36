import type { Band } from './stream.js';
import { addScaled, addScaledAt, type Note, type Strike, scaled, struck, struckInto, supportOf } from './strike.js';

/**
 * `vectors[n]`: chances of the standing with n dice still to be given out. Each band takes its share of the dice that no
 * lower band took; the last one sums over what is left. `thin`: the dice were thinned already, so all of them act.
 */
export function banded(
  bands: readonly Band[],
  vectors: readonly Float64Array[],
  { thin = false, unshared = 1, note }: { thin?: boolean; unshared?: number; note?: Note | undefined } = {},
): Float64Array {
  let rest = [...vectors];
  let left = unshared;
  bands.forEach(({ chance, strike }, b) => {
    const share = thin ? 1 : left <= chance ? 1 : chance / left;
    const last = b === bands.length - 1;
    rest = last ? [lastBand(strike, rest, share, note)] : middleBand(strike, rest, share, note);
    left -= chance;
  });
  if (bands.length > 0) return rest[0]!;
  const sum = new Float64Array(vectors[0]!.length);
  for (const vector of vectors) addScaled(sum, vector, 1);
  return sum;
}

/** As `banded`, with every vector a share of one: the first band's events are worked out once. */
export function bandedFromOne(
  [first, ...others]: readonly Band[],
  chances: Float64Array,
  from: Float64Array,
  note: Note | undefined,
): Float64Array {
  const { chance: share, strike } = first!;
  const most = chances.length - 1;
  const rows = pascal(most, share);
  const waiting = Array.from(chances, () => new Float64Array(from.length));
  let now = from;
  let next: Float64Array = new Float64Array(from.length);
  let beyond = chances.reduce((sum, chance) => sum + chance, 0);
  for (let j = 0; j <= most; j++) {
    if (j > 0) {
      const after = struckInto(strike, now, next, note, Math.max(0, beyond));
      if (after === next) next = now === from ? new Float64Array(from.length) : now.fill(0);
      now = after;
    }
    const support = supportOf(now);
    for (let left = 0; left + j <= most; left++) {
      const chance = chances[left + j]! * rows[left + j]![j]!;
      addScaledAt(support, waiting[left]!, now, chance);
      beyond -= chance;
    }
  }
  return banded(others, waiting, { unshared: 1 - share, note });
}

/** All ways in which r + j dice put j into this band and leave r. Horner over j for every r. */
function middleBand(
  strike: Strike,
  vectors: readonly Float64Array[],
  share: number,
  note: Note | undefined,
): Float64Array[] {
  const most = vectors.length - 1;
  const chance = pascal(most, share);
  const supports = vectors.map(supportOf);
  return vectors.map((_, r) => {
    let acc = scaled(vectors[most]!, chance[most]![most - r]!);
    for (let j = most - r - 1; j >= 0; j--) {
      acc = struck(strike, acc, note);
      addScaledAt(supports[r + j]!, acc, vectors[r + j]!, chance[r + j]![j]!);
    }
    return acc;
  });
}

function lastBand(
  strike: Strike,
  vectors: readonly Float64Array[],
  share: number,
  note: Note | undefined,
): Float64Array {
  const most = vectors.length - 1;
  if (share === 1)
    return vectors.reduceRight(
      (acc, vector, n) => (n === most ? scaled(vector, 1) : added(struck(strike, acc, note), vector)),
      vectors[most]!,
    );
  const chance = pascal(most, share);
  const supports = vectors.map(supportOf);
  let acc: Float64Array = new Float64Array(vectors[0]!.length);
  let next: Float64Array = new Float64Array(acc.length);
  for (let j = most; j >= 0; j--) {
    if (j < most) {
      const after = struckInto(strike, acc, next, note);
      if (after === next) next = acc.fill(0);
      acc = after;
    }
    for (let n = j; n <= most; n++) addScaledAt(supports[n]!, acc, vectors[n]!, chance[n]![j]!);
  }
  return acc;
}

function added(to: Float64Array, from: Float64Array): Float64Array {
  addScaled(to, from, 1);
  return to;
}

const pascals = new Map<number, Float64Array[]>();

/** `pascal(n, p)[m][j]`: the chance of j among m tries; rows up to n, kept and extended. */
function pascal(most: number, chance: number): readonly Float64Array[] {
  if (pascals.size > 64) pascals.clear();
  const rows = pascals.get(chance) ?? [Float64Array.of(1)];
  pascals.set(chance, rows);
  for (let m = rows.length; m <= most; m++) {
    const before = rows[m - 1]!;
    const row = new Float64Array(m + 1);
    for (let j = 0; j <= m; j++) row[j] = (before[j] ?? 0) * (1 - chance) + (before[j - 1] ?? 0) * chance;
    rows.push(row);
  }
  return rows;
}
