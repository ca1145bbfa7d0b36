import type { Distribution } from './answer.js';

/** Chances by number as a distribution; zeros at the end are left off, nothing else is. */
export function distributionOf(chances: ArrayLike<number>): Distribution {
  let last = chances.length - 1;
  while (last > 0 && chances[last] === 0) last--;
  const distribution = Array.from({ length: last + 1 }, (_, n) => chances[n] ?? 0);
  const mean = distribution.reduce((sum, chance, n) => sum + chance * n, 0);
  const square = distribution.reduce((sum, chance, n) => sum + chance * (n - mean) * (n - mean), 0);
  return { mean, sd: Math.sqrt(square), distribution };
}
