import { expect, test } from 'vitest';
import { straight, ticks } from './scale.js';

test('a scale is straight, and works both ways', () => {
  const up = straight([0, 1], [194, 10]);
  expect([up(0), up(0.5), up(1)]).toEqual([194, 102, 10]);
  const back = straight([44, 344], [0, 60]);
  expect(back(194)).toBe(30);
  expect(straight([0, 0], [10, 20])(0)).toBe(15);
});

test.each([
  [5, 5, [0, 1, 2, 3, 4, 5]],
  [13, 8, [0, 2, 4, 6, 8, 10, 12]],
  [30, 8, [0, 5, 10, 15, 20, 25, 30]],
  [72, 8, [0, 10, 20, 30, 40, 50, 60, 70]],
  [120, 8, [0, 20, 40, 60, 80, 100, 120]],
  [0, 1, []],
])('whole numbers up to %i, about %i of them', (last, about, expected) => {
  expect(ticks(last, about)).toEqual(expected);
});
