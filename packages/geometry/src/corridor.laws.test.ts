import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Disc, lineAcross, lineThrough } from './corridor.js';
import { convexHull } from './hull.js';
import { type Point, point, type Spot, turnOf } from './point.js';
import { covered, halfLine, lineBetween } from './sight-line.js';

const n = (min: number, max: number) => fc.integer({ min, max });
const spot = (x: fc.Arbitrary<number>, y: fc.Arbitrary<number>) =>
  fc.tuple(x, y).map(([a, b]) => point(a as Point['x'], b as Point['y']));
const hull = (x: fc.Arbitrary<number>, y: fc.Arbitrary<number>) =>
  fc
    .array(spot(x, y), { minLength: 3, maxLength: 7 })
    .map(convexHull)
    .filter((corners) => corners.length > 2);

const own = hull(n(0, 100_000), n(-100_000, 100_000));
const theirs = hull(n(900_000, 1_000_000), n(-150_000, 150_000));
const blocker = hull(n(50_000, 950_000), n(-200_000, 200_000));
const blockers = fc.array(blocker, { maxLength: 6 });

const hits = (from: Spot, to: Spot, corners: readonly Point[]): boolean =>
  covered(lineBetween(from, to), { corners, radius: 0 as Point['x'] }, halfLine) !== undefined;

/** A place inside a hull, by weights. */
const inside = (corners: readonly Point[], weights: readonly number[]): Spot => {
  const used = corners.map((_, i) => weights[i % weights.length]! + 1);
  const sum = used.reduce((a, b) => a + b, 0);
  return {
    x: corners.reduce((so, { x }, i) => so + (x * used[i]!) / sum, 0),
    y: corners.reduce((so, { y }, i) => so + (y * used[i]!) / sum, 0),
  };
};

describe('lines through a corridor', () => {
  it('are surely stopped where nothing is said to be left', () => {
    fc.assert(
      fc.property(
        own,
        theirs,
        blockers,
        fc.array(n(0, 100), { minLength: 7, maxLength: 7 }),
        (from, to, all, weights) => {
          if (lineThrough({ from, to }, all) !== undefined) return;
          const [a, b] = [inside(from, weights), inside(to, [...weights].reverse())];
          expect(all.some((corners) => hits(a, b, corners))).toBe(true);
        },
      ),
    );
  });

  it('are clear by what is asked where one is found across', () => {
    fc.assert(
      fc.property(blockers, n(0, 50_000), n(0, 50_000), (all, half, other) => {
        const found = lineAcross({ x: 0, y: 0, half }, { x: 1_000_000, y: 0, half: other }, all, 1000);
        if (found === undefined) return;
        for (const corners of all) {
          expect(covered(lineBetween(found.from, found.to), { corners, radius: 0 as Point['x'] }, 500)).toBeUndefined();
        }
        expect(Math.abs(found.from.y)).toBeLessThanOrEqual(half + 1e-6);
        expect(Math.abs(found.to.y)).toBeLessThanOrEqual(other + 1e-6);
      }),
    );
  });

  it('are found wherever one of them was clear', () => {
    fc.assert(
      fc.property(
        own,
        theirs,
        blockers,
        fc.array(n(0, 100), { minLength: 7, maxLength: 7 }),
        (from, to, all, weights) => {
          const [a, b] = [inside(from, weights), inside(to, weights)];
          if (all.some((corners) => hits(a, b, corners) || corners.every((c) => turnOf(a, b, c) === 0))) return;
          expect(lineThrough({ from, to }, all)).not.toBeUndefined();
        },
      ),
    );
  });

  it('of two discs are surely stopped too', () => {
    const round = ({ x, y, radius }: Disc): readonly Spot[] =>
      [-1, 1].flatMap((a) => [-1, 1].map((b) => ({ x: x + a * radius, y: y + b * radius })));
    const disc = (x: number) => fc.record({ x: n(x, x + 60_000), y: n(-60_000, 60_000), radius: n(5000, 40_000) });
    fc.assert(
      fc.property(
        disc(0),
        disc(900_000),
        blockers,
        fc.array(n(0, 359), { minLength: 40, maxLength: 40 }),
        (a, b, all, turns) => {
          if (lineThrough({ from: round(a), to: round(b), discs: [a, b] }, all) !== undefined) return;
          for (const [i, turn] of turns.entries()) {
            const on = ({ x, y, radius }: Disc, angle: number) => ({
              x: x + radius * Math.cos((angle * Math.PI) / 180),
              y: y + radius * Math.sin((angle * Math.PI) / 180),
            });
            const [p, q] = [on(a, turn), on(b, turns[(i * 7 + 3) % 40]!)];
            expect(all.some((corners) => hits(p, q, corners))).toBe(true);
          }
        },
      ),
    );
  });

  it('are not judged where the two lie beside one another', () => {
    const square = (x: number): readonly Point[] =>
      [0, 1, 2, 3].map((i) => point((x + (i === 1 || i === 2 ? 10 : 0)) as Point['x'], (i > 1 ? 10 : 0) as Point['y']));
    expect(lineThrough({ from: square(0), to: square(5) }, [])).toBe('unknown');
    expect(lineThrough({ from: square(0), to: square(30) }, [])).toMatchObject({ from: { x: 10 }, to: { x: 30 } });
  });
});
