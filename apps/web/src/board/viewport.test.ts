import { expect, test } from 'vitest';
import { around } from './viewport.js';

const INCH = 25_400;

test('a unit is brought into the middle, with what it may reach on every side', () => {
  const spots = [
    { x: 10 * INCH, y: 20 * INCH },
    { x: 14 * INCH, y: 22 * INCH },
  ];
  expect(around(spots, 8 * INCH, 0.5)).toEqual({ x: -6 * INCH, y: 12 * INCH, width: 36 * INCH });
  expect(around(spots, 8 * INCH, 1)).toEqual({ x: 2 * INCH, y: 11 * INCH, width: 20 * INCH });
});
