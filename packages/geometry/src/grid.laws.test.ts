import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shapes } from '../test/arbitraries.js';
import { gridOf } from './grid.js';
import { inches } from './length.js';
import { isWithin } from './within.js';

test('the grid names whatever is within a range, in the order given', () => {
  fc.assert(
    fc.property(fc.array(shapes, { maxLength: 30 }), shapes, fc.constantFrom(0, 1, 6, 20), (all, shape, range) => {
      const grid = gridOf(all, ({ bounds }) => bounds, inches(3));
      const near = grid.near(shape.bounds, inches(range) + 1);
      const test = (other: (typeof all)[number]) => isWithin(shape, other, inches(range));
      expect(near.filter(test)).toEqual(all.filter(test));
      expect(grid.find(shape.bounds, inches(range) + 1, test)).toBe(all.find(test));
    }),
  );
});
