import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareRootSum } from './root-sum.js';

test('a line cut at whole points is as long as it was, whatever its slope', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 8 }), (parts) => {
      const whole = parts.reduce((sum, n) => sum + n, 0);
      const slanting = parts.map((n) => 25 * n * n); // 3, 4, 5
      expect(compareRootSum(slanting, 5 * whole)).toBe(0);
      expect(compareRootSum(slanting, 5 * whole - 1)).toBe(1);
    }),
  );
});

test('an irrational length is never equal, and on the side where its digits put it', () => {
  // √2 × 10^12 = 1414213562373.095…; halves of the board, summed
  expect(compareRootSum([2 * 10 ** 12], 1_414_213)).toBe(1);
  expect(compareRootSum([2 * 10 ** 12], 1_414_214)).toBe(-1);
  // (2^24)² + 1: a root 3·10^-8 above a whole number
  expect(compareRootSum([2 ** 48 + 1], 2 ** 24)).toBe(1);
  expect(compareRootSum([2 ** 48 - 1], 2 ** 24)).toBe(-1);
  expect(compareRootSum([2 ** 48 + 1, 2 ** 48 - 1], 2 ** 25)).toBe(-1);
});

test('a sum agrees with doubles where they are sure', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 10 ** 12 }), { maxLength: 6 }),
      fc.nat(6_000_000),
      (squares, limit) => {
        const about = squares.reduce((sum, n) => sum + Math.sqrt(n), 0) - limit;
        if (Math.abs(about) > 1e-6) expect(compareRootSum(squares, limit)).toBe(Math.sign(about));
      },
    ),
  );
});
