import { expect, test } from 'vitest';
import { orderBy, type Sorted, turned, worthOf } from './matrix-order.js';

const figures = [0.2, undefined, 0.9, 0.2];
const order = (sorted: Sorted | undefined): readonly string[] =>
  orderBy(['a', 'b', 'c', 'd'], sorted, (at) => figures[at]).map(([one]) => one);

test.each<[Sorted | undefined, string]>([
  [undefined, 'abcd'],
  [{ by: 0, order: 'descending' }, 'cadb'],
  [{ by: 0, order: 'ascending' }, 'adcb'],
])('sorted by %j a list stands as %s', (sorted, stands) => {
  expect(order(sorted).join('')).toBe(stands);
});

test('a heading sorts highest first, then lowest first, then not at all', () => {
  const first = turned(undefined, 'worth');
  const second = turned(first, 'worth');
  expect([first?.order, second?.order, turned(second, 'worth')]).toEqual(['descending', 'ascending', undefined]);
  expect(turned(second, 3)).toEqual({ by: 3, order: 'descending' });
});

test('what a unit is worth is its mean for a hundred points', () => {
  expect(
    worthOf(
      [
        [1, 3],
        [4, 4],
      ],
      [200, 0],
    ),
  ).toEqual([1, undefined]);
});
