import { type Sign, signOf } from './exact.js';

/**
 * The sign of √n₁ + √n₂ + … − limit for whole numbers. Exact: roots of squares are summed as whole numbers, and a
 * sum with any other root in it is irrational, so that more digits always decide.
 */
export function compareRootSum(squares: readonly number[], limit: number): Sign {
  const about = squares.reduce((sum, n) => sum + Math.sqrt(n), 0) - limit;
  if (Math.abs(about) > 1e-3) return signOf(about);
  const whole = squares.filter(isSquare).reduce((sum, n) => sum + Math.sqrt(n), 0);
  const others = squares.filter((n) => !isSquare(n)).map(BigInt);
  if (others.length === 0) return signOf(whole - limit);
  return compareIrrational(others, BigInt(limit - whole));
}

function isSquare(n: number): boolean {
  const root = Math.sqrt(n);
  return Number.isInteger(root) && root * root === n;
}

function compareIrrational(squares: readonly bigint[], limit: bigint): Sign {
  for (let digits = 20n; ; digits *= 2n) {
    const scale = 10n ** digits;
    const low = squares.reduce((sum, n) => sum + floorRoot(n * scale * scale), 0n);
    if (low >= limit * scale) return 1;
    if (low + BigInt(squares.length) <= limit * scale) return -1;
  }
}

/** The greatest whole number whose square is no more than `n`. */
function floorRoot(n: bigint): bigint {
  let root = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
