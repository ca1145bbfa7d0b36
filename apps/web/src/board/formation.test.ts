import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnUp, FORMATIONS, turnedBy } from './formation.js';
import { apart, linksOf, middleOf } from './measure.js';

const INCH = 25_400;
const model = (i: number) => ({
  ref: `${i}`,
  name: 'one',
  outline: { kind: 'round', radius: 16_000 } as const,
  facing: 0,
  wounds: 1,
  of: 1,
});

test('in every formation no two bases overlap, every model has another within two inches, and the middle stays', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), fc.constantFrom(...FORMATIONS), (count, formation) => {
      const models = Array.from({ length: count }, (_, i) => model(i));
      const from = Object.fromEntries(models.map(({ ref }, i) => [ref, { x: 500_000 + i * 40_000, y: 500_000 }]));
      const drawn = drawnUp(models, from, formation, 2 * INCH);
      const spots = Object.values(drawn);
      spots.forEach((a, i) => {
        for (const b of spots.slice(i + 1)) expect(apart(a, b)).toBeGreaterThan(32_000);
      });
      expect(linksOf(models, drawn, 2 * INCH).alone).toEqual([]);
      if (spots.length % 2 === 0 && formation === 'line')
        expect(apart(middleOf(drawn), middleOf(from))).toBeLessThan(INCH);
    }),
  );
});

test('a unit that is turned all the way round stands where it stood', () => {
  const from = { a: { x: 100_000, y: 100_000, facing: 0 }, b: { x: 150_000, y: 100_000, facing: 900 } };
  const quarter = turnedBy(from, 900);
  expect(quarter['a']).toEqual({ x: 125_000, y: 75_000, facing: 900 });
  expect([900, 900, 900].reduce(turnedBy, quarter)).toEqual(from);
});
