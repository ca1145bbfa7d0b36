import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blockerOf, type Post, seePast } from './blocker.js';
import { openFans } from './fan.js';
import { inches } from './length.js';
import type { Outline } from './outline.js';
import { polygon, round } from './outline.js';
import { type Point, point } from './point.js';
import { place } from './shape.js';
import { lineBetween } from './sight-line.js';
import { solid } from './solid.js';
import { entry, tangentsPast } from './tangents.js';

const spots = fc.tuple(fc.integer({ min: 0, max: 300_000 }), fc.integer({ min: 0, max: 300_000 }));
const outlines: fc.Arbitrary<Outline> = fc.oneof(
  fc.integer({ min: 10_000, max: 40_000 }).map((radius) => round((2 * radius) as Parameters<typeof round>[0])),
  fc.tuple(fc.integer({ min: 1_000, max: 80_000 }), fc.integer({ min: 1_000, max: 80_000 })).map(([w, d]) => {
    const corners = [
      [-w, -d],
      [w, -d],
      [w, d],
      [-w, d],
    ] as const;
    return polygon(corners.map(([x, y]) => point(x as Point['x'], y as Point['y'])));
  }),
);
const walls = fc.array(fc.tuple(outlines, spots), { minLength: 1, maxLength: 4 });

const at = ([x, y]: readonly [number, number]): Point => point(x as Point['x'], y as Point['y']);

it('what is shut in a fan is seen by no line', () => {
  fc.assert(
    fc.property(walls, fc.array(spots, { minLength: 1, maxLength: 6 }), spots, (standing, froms, to) => {
      const blockers = standing.map(([outline, spot], i) =>
        blockerOf(String(i), solid(place(outline, at(spot)), inches(0), inches(5))),
      );
      const target = place(round(inches(1)), at(to));
      const posts = froms.map((spot): Post => ({ ...at(spot), low: 500, high: inches(1) }));
      const fans = openFans(
        posts,
        target,
        blockers.flatMap(({ pieces }) => pieces),
      );
      const see = seePast(blockers);
      for (const post of posts) {
        const fan = fans.find((one) => one.post === post);
        const all = blockers.flatMap((blocker) => tangentsPast(post, blocker, inches(30), () => true));
        const kept = blockers.flatMap((blocker) =>
          tangentsPast(post, blocker, inches(30), fan?.mayHold ?? (() => true)),
        );
        const meets = (lines: typeof all) => lines.flatMap((line) => entry(line, target) ?? []);
        if (fan) expect(meets(kept)).toEqual(meets(all));
        const ends = [target.centre, ...meets(all)].filter((end) => lineBetween(post, end).length >= 1);
        for (const end of ends) {
          const line = see(post, { x: end.x, y: end.y, low: 500, high: inches(1) });
          if (fan === undefined || fan.stops(end)) expect(line).toBeUndefined();
        }
      }
    }),
    { numRuns: 2000 },
  );
});
