import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hulls, shapesOf } from '../test/arbitraries.js';
import { convexHull, isConvex } from './hull.js';
import { micrometres, mm } from './length.js';
import { polygon, rectangle, round } from './outline.js';
import { point } from './point.js';
import { areaTwice } from './triangulate.js';

const at = (x: number, y: number) => point(micrometres(x), micrometres(y));

test('an outline that crosses itself, folds back or has no area is refused', () => {
  expect(() => polygon([at(0, 0), at(10, 10), at(10, 0), at(0, 10)])).toThrow(RangeError);
  expect(() => polygon([at(0, 0), at(10, 0), at(5, 0)])).toThrow(RangeError);
  expect(() => polygon([at(0, 0), at(10, 0), at(10, 10), at(10, 5), at(10, 20), at(0, 20)])).toThrow(RangeError);
});

test('a width must be an even number of micrometres above nothing', () => {
  expect(() => round(micrometres(3))).toThrow(RangeError);
  expect(() => rectangle(mm(0), mm(1))).toThrow(RangeError);
});

test('corners may come clockwise, and on a straight edge', () => {
  const plate = polygon([at(0, 0), at(0, 10), at(10, 10), at(10, 5), at(10, 0)]);
  expect(plate.kind === 'polygon' && areaTwice(plate.corners)).toBe(200);
});

test('the parts of a hull are convex, and cover just its area', () => {
  fc.assert(
    fc.property(hulls, (hull) => {
      if (hull.kind !== 'polygon') return;
      const parts = hull.parts.map((part) => part.map((i) => hull.corners[i]!));
      expect(parts.reduce((sum, part) => sum + areaTwice(part), 0)).toBe(areaTwice(hull.corners));
      for (const part of parts) expect(part.length === 3 || isConvex(part)).toBe(true);
    }),
  );
});

test('the pieces of a hull on the board are convex, whichever way it faces', () => {
  fc.assert(
    fc.property(shapesOf(hulls), ({ pieces }) => {
      for (const { corners } of pieces) expect(isConvex(corners)).toBe(true);
    }),
  );
});

test('the hull of points is convex and holds them', () => {
  fc.assert(
    fc.property(shapesOf(hulls), ({ corners }) => {
      const hull = convexHull(corners);
      expect(isConvex(hull)).toBe(true);
      expect(areaTwice(hull)).toBeGreaterThanOrEqual(areaTwice(corners));
    }),
  );
});
