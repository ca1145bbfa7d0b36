import { atLeast } from '@umpire/views';

const FORESEEABLE = 0.0001;

/** Up to the last number that can be foreseen: beyond it every bar is empty. */
export function lastShown(distribution: readonly number[]): number {
  for (let n = distribution.length - 1; n > 1; n--) if (atLeast(distribution, n) >= FORESEEABLE) return n;
  return 1;
}
