import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceTo, exactOutlines, outlines, points, rounds, shapes, shapesOf } from '../test/arbitraries.js';
import { closest, distance } from './closest.js';
import { compareGap, ovalTolerance } from './gap.js';
import { coresApart, coresApartAbout } from './gjk.js';
import type { Length } from './length.js';
import { polygon, round } from './outline.js';
import { distanceSquared, type Point, point, shifted } from './point.js';
import { rimOf } from './rim.js';
import { place, type Shape, standing } from './shape.js';
import { isTouching, isWithin, overlaps } from './within.js';

const ranges = fc.integer({ min: 0, max: 500_000 }).map((n) => n as Length);

test('distance is symmetric, and its two points lie on the two shapes', () => {
  fc.assert(
    fc.property(shapes, shapes, (a, b) => {
      const { distance: there, from, to } = closest(a, b);
      expect(Math.abs(there - distance(b, a))).toBeLessThan(0.001);
      expect(distanceTo(from.x, from.y, a)).toBeLessThan(0.01);
      expect(distanceTo(to.x, to.y, b)).toBeLessThan(0.01);
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(there, 2);
    }),
    { numRuns: 2000 },
  );
});

test('no place on the rim of one shape is closer to the other than the distance (dense search)', () => {
  fc.assert(
    fc.property(shapes, shapes, (a, b) => {
      const found = distance(a, b);
      const least = Math.min(...rimOf(a, 200).map(({ x, y }) => distanceTo(x, y, b)));
      expect(found).toBeLessThan(least + 0.01);
      if (!overlaps(a, b)) expect(least).toBeLessThan(found + 100);
    }),
    { numRuns: 150 },
  );
});

test('yes and no agree with the distance on both sides of it', () => {
  fc.assert(
    fc.property(shapes, shapes, (a, b) => {
      const found = distance(a, b);
      expect(isWithin(a, b, Math.ceil(found + 0.02) as Length)).toBe(true);
      if (found > 1) expect(isWithin(a, b, Math.floor(found - 0.02) as Length)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('a distance that is only compared with a limit lies on the side of it that it lies on when it is found', () => {
  fc.assert(
    fc.property(shapes, shapes, fc.double({ min: 0, max: 2, noNaN: true }), ranges, (a, b, share, range) => {
      for (const p of a.pieces) {
        for (const q of b.pieces) {
          const found = coresApart(p, q);
          for (const limit of [found * share, found, range, 0.01]) {
            const about = coresApartAbout(p, q, limit, 0.02);
            if (Math.abs(found - limit) > 0.02) expect(Math.sign(about - limit)).toBe(Math.sign(found - limit));
            else expect(Math.abs(about - limit)).toBeLessThan(0.021);
          }
        }
      }
    }),
    { numRuns: 3000 },
  );
});

test('within is symmetric, and grows with the range', () => {
  fc.assert(
    fc.property(shapes, shapes, ranges, ranges, (a, b, r, more) => {
      expect(isWithin(a, b, r)).toBe(isWithin(b, a, r));
      if (isWithin(a, b, r)) expect(isWithin(a, b, (r + more) as Length)).toBe(true);
    }),
  );
});

test('the way by a third shape is no shorter: distances and the width of what lies between', () => {
  fc.assert(
    fc.property(shapes, shapes, shapes, (a, b, c) => {
      const [first, second] = [closest(a, b), closest(b, c)];
      const across = Math.hypot(first.to.x - second.from.x, first.to.y - second.from.y);
      expect(distance(a, c)).toBeLessThan(first.distance + across + second.distance + 0.01);
    }),
  );
});

test('moving both shapes changes no answer', () => {
  fc.assert(
    fc.property(placed(outlines), placed(outlines), points(1_000_000), ranges, (a, b, by, r) => {
      const [here, there] = [[a(), b()] as const, [a(by), b(by)] as const];
      expect(isWithin(...there, r)).toBe(isWithin(...here, r));
      expect(overlaps(...there)).toBe(overlaps(...here));
    }),
  );
});

function placed(outline: typeof outlines): fc.Arbitrary<(by?: Point) => Shape> {
  return fc.tuple(outline, points(300_000), fc.integer({ min: 0, max: 3599 })).map(
    ([o, at, facing]) =>
      (by = point(0 as Length, 0 as Length)) =>
        place(o, shifted(at, by), facing as never),
  );
}

test('two discs decide exactly at any whole distance along an axis', () => {
  fc.assert(
    fc.property(shapesOf(rounds), rounds, fc.integer({ min: 0, max: 400_000 }), (a, other, gap) => {
      const reach = (a.pieces[0]!.radius + (other.kind === 'round' ? other.radius : 0) + gap) as Length;
      const b = place(other, shifted(a.centre, point(0 as Length, reach)));
      expect(isWithin(a, b, gap as Length)).toBe(true);
      expect(gap > 0 && isWithin(a, b, (gap - 1) as Length)).toBe(false);
    }),
  );
});

test('things overlap only if they touch, and touch only if within nothing', () => {
  fc.assert(
    fc.property(shapesOf(exactOutlines, 100_000), shapesOf(outlines, 100_000), (a, b) => {
      if (overlaps(a, b)) expect(isTouching(a, b)).toBe(true);
      expect(overlaps(a, b)).toBe(overlaps(b, a));
      if (distance(a, b) > 2 * ovalTolerance) expect(isTouching(a, b)).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

test('a disc off a slanting edge decides exactly: edges of 3, 4, 5', () => {
  const small = fc.integer({ min: 1, max: 40_000 });
  fc.assert(
    fc.property(points(500_000), small, small, small, (corner, along, out, radius) => {
      const end = shifted(corner, at(6 * along, 8 * along));
      const back = shifted(corner, at(10 * along, 0));
      const hull = standing(polygon([corner, end, back]));
      const disc = place(round((2 * radius) as Length), shifted(corner, at(3 * along - 4 * out, 4 * along + 3 * out)));
      const gap = 5 * out - radius;
      if (gap < 0) {
        expect(overlaps(hull, disc)).toBe(true);
        return;
      }
      expect(isWithin(hull, disc, gap as Length)).toBe(true);
      expect(overlaps(hull, disc)).toBe(false);
      if (gap > 0) expect(isWithin(hull, disc, (gap - 1) as Length)).toBe(false);
    }),
  );
});

test('the general comparison agrees with the plain one in bigints', () => {
  fc.assert(
    fc.property(points(1_000_000), points(1_000_000), fc.nat(3_000_000), fc.nat(1_000_000), (a, b, reach, up) => {
      const more = up * up;
      const piece = (p: Point) => ({ corners: [p], radius: 0 as Length });
      const squared = BigInt(distanceSquared(a, b));
      // sqrt(squared) against reach + up, the root of `more` being whole
      const sum = BigInt(reach + up) ** 2n;
      expect(compareGap(piece(a), piece(b), reach, more)).toBe(squared > sum ? 1 : squared < sum ? -1 : 0);
    }),
  );
});

const at = (x: number, y: number) => point(x as Length, y as Length);
