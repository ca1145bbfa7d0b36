import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceTo, outlines, shapes, shapesOf } from '../test/arbitraries.js';
import { isWhollyInArea, pointInArea } from './area.js';
import { degrees } from './facing.js';
import { inches, type Length, micrometres, mm, rounded } from './length.js';
import { oval, polygon, rectangle, round } from './outline.js';
import { origin, point } from './point.js';
import { rimOf } from './rim.js';
import { place, standing } from './shape.js';
import { isWhollyWithin } from './wholly-within.js';

const at = (x: number, y: number) => point(micrometres(x), micrometres(y));
const ell = standing(
  polygon([at(0, 0), at(300_000, 0), at(300_000, 100_000), at(100_000, 100_000), at(100_000, 300_000), at(0, 300_000)]),
);

describe('wholly within a range of a base', () => {
  const centre = place(round(mm(40)), origin);

  test('the far side counts: exactly three inches from edge to far edge', () => {
    const x = 20_000 + inches(3) - 16_000;
    expect(isWhollyWithin(place(round(mm(32)), at(x, 0)), centre, inches(3))).toBe(true);
    expect(isWhollyWithin(place(round(mm(32)), at(x + 1, 0)), centre, inches(3))).toBe(false);
  });

  test('the corners of a rectangle count, exactly', () => {
    const base = (x: number) => place(rectangle(mm(60), mm(80)), at(x, 0));
    expect(isWhollyWithin(base(0), centre, mm(30))).toBe(true);
    expect(isWhollyWithin(base(1), centre, mm(30))).toBe(false);
  });

  test('a disc over a small hull is within if it juts out no farther than the range', () => {
    const hull = place(rectangle(mm(40), mm(40)), origin);
    expect(isWhollyWithin(place(round(mm(60)), origin), hull, mm(10))).toBe(true);
    expect(isWhollyWithin(place(round(mm(60)), at(1, 0)), hull, mm(10))).toBe(false);
  });

  test('a dense search of the rim agrees', () => {
    fc.assert(
      fc.property(shapes, shapesOf(outlines, 100_000), fc.integer({ min: 0, max: 300_000 }), (a, b, range) => {
        const far = Math.max(...rimOf(a, 500).map(({ x, y }) => distanceTo(x, y, b)));
        if (far > range + 2) expect(isWhollyWithin(a, b, range as Length)).toBe(false);
        if (far < range - 60 && a.kind !== 'polygon') expect(isWhollyWithin(a, b, range as Length)).toBe(true);
        if (far < range - 2 && a.kind === 'polygon') expect(isWhollyWithin(a, b, range as Length)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('wholly in an area', () => {
  test('a base that fits an arm of an L exactly is in it, round, square or oval', () => {
    for (const outline of [round(mm(100)), rectangle(mm(100), mm(60)), oval(mm(100), mm(60))]) {
      expect(isWhollyInArea(place(outline, at(50_000, 200_000)), ell)).toBe(true);
      expect(isWhollyInArea(place(outline, at(50_003, 200_000)), ell)).toBe(false);
    }
  });

  test('the inner corner of an L keeps bases out that its two arms would let pass', () => {
    expect(isWhollyInArea(place(round(mm(100)), at(50_000, 50_000)), ell)).toBe(true);
    expect(isWhollyInArea(place(round(mm(80)), at(75_000, 75_000)), ell)).toBe(false);
    expect(isWhollyInArea(place(rectangle(mm(80), mm(20)), at(90_000, 90_000), degrees(45)), ell)).toBe(false);
  });

  test('an area smaller than the base holds nothing', () => {
    expect(isWhollyInArea(place(round(mm(400)), at(50_000, 50_000)), ell)).toBe(false);
  });

  test('a dense search agrees', () => {
    fc.assert(
      fc.property(shapesOf(outlines, 150_000), (base) => {
        const outside = Math.max(...rimOf(base, 300).map(({ x, y }) => distanceTo(x, y, ell)));
        const loose = rimOf(base, 300, 20).every(({ x, y }) => pointInArea(point(rounded(x), rounded(y)), ell));
        if (outside > 3) expect(isWhollyInArea(base, ell)).toBe(false);
        if (isWhollyInArea(base, ell)) expect(loose).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
