import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placed, tallyOf } from './tally.js';

test('one die of two faces: a hit lies at three quarters, a miss at one', () => {
  expect(placed([0.5, 0.5], 1)).toEqual({ came: 1, mean: 0.5, place: 0.75, distribution: [0.5, 0.5] });
  expect(placed([0.5, 0.5], 0).place).toBe(0.25);
});

test('nothing thrown is neither luck nor the lack of it', () => {
  expect(tallyOf([])).toEqual({ came: 0, mean: 0, place: 0.5, distribution: [1] });
});

test('what cannot be otherwise lies in the middle', () => {
  expect(tallyOf([{ chances: [0, 0, 1], came: 2 }]).place).toBe(0.5);
});

const chances = fc
  .array(fc.nat(20), { minLength: 1, maxLength: 4 })
  .filter((weights) => weights.some((weight) => weight > 0))
  .map((weights) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => weight / total);
  });

/** Every way in which all may fall, one by one. */
function everyWay(all: readonly (readonly number[])[]): readonly (readonly [sum: number, chance: number])[] {
  return all.reduce<readonly (readonly [number, number])[]>(
    (ways, one) => ways.flatMap(([sum, chance]) => one.map((own, n) => [sum + n, chance * own] as const)),
    [[0, 1]],
  );
}

test('a sum is what every way in which its attacks may fall says, one by one', () => {
  fc.assert(
    fc.property(fc.array(chances, { maxLength: 5 }), fc.nat(), (all, pick) => {
      const made = all.map((one) => ({ chances: one, came: pick % one.length }));
      const came = made.reduce((sum, one) => sum + one.came, 0);
      const ways = everyWay(all);
      const less = ways.filter(([sum]) => sum < came).reduce((sum, [, chance]) => sum + chance, 0);
      const same = ways.filter(([sum]) => sum === came).reduce((sum, [, chance]) => sum + chance, 0);
      const mean = ways.reduce((sum, [n, chance]) => sum + n * chance, 0);
      const tally = tallyOf(made);
      expect(tally.came).toBe(came);
      expect(tally.place).toBeCloseTo(less + same / 2, 12);
      expect(tally.mean).toBeCloseTo(mean, 10);
      expect(tally.distribution.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    }),
  );
});
