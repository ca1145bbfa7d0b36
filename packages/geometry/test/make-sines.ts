/** Writes src/sines.ts: `node --import tsx packages/geometry/test/make-sines.ts`. The test beside it checks every number. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const one = 10n ** 40n;
const pi = 31415926535897932384626433832795028841972n; // × 10^40

/** round(sin(tenths / 10 degrees) × 2^24), from the series in 40 digits. */
function sineOf(tenths: number): number {
  const angle = (pi * BigInt(tenths)) / 1800n;
  let term = angle;
  let sum = 0n;
  for (let k = 1n; term !== 0n; k += 2n) {
    sum += term;
    term = (-term * angle * angle) / (one * one * (k + 1n) * (k + 2n));
  }
  return Number((sum * 2n ** 25n + one) / (2n * one));
}

export const sinesOf = (): readonly number[] => Array.from({ length: 901 }, (_, tenths) => sineOf(tenths));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = `/** sin of 0° to 90° in tenths of a degree, × 2^24, to the nearest whole. Made by test/make-sines.ts. */
export const sines: readonly number[] = [${sinesOf().join(', ')}];
`;
  writeFileSync(new URL('../src/sines.ts', import.meta.url), text);
}
