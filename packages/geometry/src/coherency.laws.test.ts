import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds, shapesOf } from '../test/arbitraries.js';
import { type CoherencyRule, coherency, coherentWith } from './coherency.js';
import { inches, type Length } from './length.js';
import { solid } from './solid.js';

const ground = 0 as Length;
const solids = fc
  .tuple(shapesOf(rounds, 90_000), fc.constantFrom(0, 76_200))
  .map(([shape, height]) => solid(shape, height as Length, height as Length));

const rules: fc.Arbitrary<CoherencyRule> = fc.record(
  {
    link: fc.constant({ across: inches(2), up: inches(5) }),
    neighbours: fc.constantFrom(1, 2),
    oneGroup: fc.boolean(),
    spread: fc.constant({ across: inches(9), up: inches(5) }),
  },
  { requiredKeys: ['link', 'neighbours', 'oneGroup'] },
);

test('one more model beside others is as coherent as all together', () => {
  fc.assert(
    fc.property(
      fc.array(solids, { maxLength: 7 }),
      fc.array(solids, { minLength: 1, maxLength: 4 }),
      rules,
      (mates, all, rule) => {
        const isCoherent = coherentWith(mates, rule);
        for (const one of all) expect(isCoherent(one)).toBe(coherency([...mates, one], rule).kind === 'coherent');
      },
    ),
    { numRuns: 500 },
  );
});

test('a model alone is coherent', () => {
  const [one] = fc.sample(solids, 1);
  expect(coherency([one!], { link: { across: ground, up: ground }, neighbours: 1, oneGroup: true })).toEqual({
    kind: 'coherent',
  });
});
