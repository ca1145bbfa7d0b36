import type { Distribution } from './answer.js';

/** Chances by number as a distribution; zeros at the end are left off, nothing else is. */
export function distributionOf(chances: ArrayLike<number>): Distribution {
  let last = chances.length - 1;
  while (last > 0 && chances[last] === 0) last--;
  const distribution: number[] = [];
  for (let n = 0; n <= last; n++) distribution.push(chances[n] ?? 0);
  const mean = meanOf(distribution);
  let square = 0;
  for (let n = 0; n <= last; n++) square += distribution[n]! * (n - mean) * (n - mean);
  return { mean, sd: Math.sqrt(square), distribution };
}

export function meanOf(chances: ArrayLike<number>): number {
  let mean = 0;
  for (let n = 1; n < chances.length; n++) mean += chances[n]! * n;
  return mean;
}
