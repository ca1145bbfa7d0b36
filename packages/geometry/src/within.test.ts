import { describe, expect, test } from 'vitest';
import { degrees } from './facing.js';
import { inches, type Length, micrometres, mm } from './length.js';
import { type Outline, oval, polygon, rectangle, round } from './outline.js';
import { origin, point } from './point.js';
import { place, type Shape } from './shape.js';
import { heightBetween, isNear, isWithinRange, solid } from './solid.js';
import { isTouching, isWithin, overlaps } from './within.js';

const nothing = 0 as Length;
const at = (x: number, y: number) => point(micrometres(x), micrometres(y));

/** Two of an outline whose sides along x are exactly `gap` apart. */
const pair = (outline: Outline, width: number, gap: number): readonly [Shape, Shape] => [
  place(outline, origin),
  place(outline, at(width + gap, 0)),
];

describe.each<[string, Outline, number]>([
  ['round 32 mm', round(mm(32)), 32_000],
  ['oval 105 × 70 mm', oval(mm(105), mm(70)), 105_000],
  ['rectangle 60 × 35 mm', rectangle(mm(60), mm(35)), 60_000],
])('%s', (_name, outline, width) => {
  test.each([1, 2, 9])('is within %d inches at exactly that, and not a micrometre more', (n) => {
    expect(isWithin(...pair(outline, width, inches(n)), inches(n))).toBe(true);
    expect(isWithin(...pair(outline, width, inches(n) + 1), inches(n))).toBe(false);
  });

  test('is in base contact without a gap, and does not overlap', () => {
    expect(isTouching(...pair(outline, width, 0))).toBe(true);
    expect(overlaps(...pair(outline, width, 0))).toBe(false);
    expect(isTouching(...pair(outline, width, 1))).toBe(false);
    expect(overlaps(...pair(outline, width, -3))).toBe(true);
  });
});

test('discs on the diagonal of a 3, 4, 5 triangle decide exactly', () => {
  const base = round(mm(32));
  const [a, b] = [place(base, origin), place(base, at(300_000, 400_000))];
  expect(isWithin(a, b, micrometres(468_000))).toBe(true);
  expect(isWithin(a, b, micrometres(467_999))).toBe(false);
});

test('two rectangles crossing without a corner in one another overlap', () => {
  const bar = rectangle(mm(100), mm(10));
  expect(overlaps(place(bar, origin), place(bar, origin, degrees(90)))).toBe(true);
});

test('a base in the notch of a concave hull is outside it', () => {
  const hull = polygon([
    at(-50_000, -50_000),
    at(50_000, -50_000),
    at(50_000, 50_000),
    at(0, -20_000),
    at(-50_000, 50_000),
  ]);
  const base = place(round(mm(25)), at(0, 20_000));
  expect(overlaps(place(hull, origin), base)).toBe(false);
  expect(isWithin(place(hull, origin), base, mm(11))).toBe(true);
  expect(isWithin(place(hull, origin), base, mm(10))).toBe(false);
});

describe('across and up are kept apart', () => {
  const disc = (x: number, z: number) => solid(place(round(mm(32)), at(x, 0)), micrometres(z), micrometres(z));
  const reach = { across: inches(2), up: inches(5) };

  test('two inches across and five up are within the reach, though the straight line is longer', () => {
    const [a, b] = [disc(0, 0), disc(32_000 + inches(2), inches(5))];
    expect(isNear(a, b, reach)).toBe(true);
    expect(isNear(a, disc(32_000 + inches(2), inches(5) + 1), reach)).toBe(false);
    expect(heightBetween(a, b)).toBe(inches(5));
  });

  test('a range is measured on the slant: 3 across and 4 up are within exactly 5', () => {
    const [a, b] = [disc(0, 0), disc(32_000 + inches(3), inches(4))];
    expect(isWithinRange(a, b, inches(5))).toBe(true);
    expect(isWithinRange(a, disc(32_001 + inches(3), inches(4)), inches(5))).toBe(false);
    expect(isWithinRange(a, disc(0, inches(5) + 1), inches(5))).toBe(false);
  });
});

test('a shape is within nothing of itself', () => {
  const base = place(oval(mm(60), mm(35)), origin, degrees(30));
  expect(isWithin(base, base, nothing)).toBe(true);
});
