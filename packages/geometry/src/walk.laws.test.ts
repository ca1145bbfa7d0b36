import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactOutlines, facings, outlines, points, shapesOf } from '../test/arbitraries.js';
import { between } from './along-step.js';
import { closest } from './closest.js';
import { type Length, mm } from './length.js';
import type { Obstacle } from './obstacle.js';
import { type Mover, type Path, type Step, shapeAt, stancesOf } from './path.js';
import { solid } from './solid.js';
import { isWayClear, walk } from './walk.js';
import { overlaps } from './within.js';

const ground = 0 as Length;
const steps: fc.Arbitrary<Step> = fc.oneof(
  points(300_000).map((to): Step => ({ kind: 'go', to })),
  fc
    .tuple(facings, fc.constantFrom('left' as const, 'right' as const))
    .map(([to, way]): Step => ({ kind: 'turn', to, way })),
);
const paths: fc.Arbitrary<Path> = fc
  .tuple(points(300_000), facings, fc.array(steps, { minLength: 1, maxLength: 3 }))
  .map(([at, facing, all]) => ({ start: { at, facing, height: ground }, steps: all }));
const obstacles: fc.Arbitrary<readonly Obstacle[]> = fc
  .array(shapesOf(outlines), { minLength: 1, maxLength: 5 })
  .map((all) => all.map((shape, i) => ({ id: `${i}`, solid: solid(shape, ground, mm(50)), stops: 'both' })));

/** Stances all along the straight stretches, and the end of each turn. */
function* stancesAlong(path: Path) {
  const stances = stancesOf(path);
  for (const [i, stance] of stances.slice(1).entries()) {
    const before = stances[i]!;
    const pieces = path.steps[i]!.kind === 'go' ? 40 : 1;
    for (let k = 1; k <= pieces; k++) yield k === pieces ? stance : between(before, stance, k / pieces);
  }
}

test('a path called clear is clear at every place tried along it', () => {
  fc.assert(
    fc.property(fc.oneof(exactOutlines, outlines), paths, obstacles, (outline, path, all) => {
      const mover: Mover = { outline, height: mm(40) };
      const start = shapeAt(mover, path.start);
      const free = all.filter(({ solid: { shape } }) => !overlaps(start, shape));
      if (walk(mover, path, { obstacles: free }).kind !== 'clear') return;
      for (const stance of stancesAlong(path)) {
        // a stance between two whole micrometres may reach in by as much
        const deep = free.filter(({ solid: { shape } }) => overlaps(shapeAt(mover, stance), shape));
        expect(deep.every(({ solid: { shape } }) => !overlaps(shrunkTo(mover, stance), shape))).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test('the quick answer about a way is the long one', () => {
  fc.assert(
    fc.property(outlines, paths, obstacles, fc.boolean(), (outline, path, all, keeps) => {
      const mover: Mover = { outline, height: mm(40) };
      const keep = { across: mm(20), up: mm(100) };
      const crossing = all.map((one): Obstacle => ({ ...one, stops: 'crossing', ...(keeps ? { keep } : {}) }));
      expect(isWayClear(mover, path, { obstacles: crossing })).toBe(
        walk(mover, path, { obstacles: crossing }).kind === 'clear',
      );
    }),
    { numRuns: 300 },
  );
});

const shrunkTo = ({ outline }: Mover, stance: Parameters<typeof shapeAt>[1]) =>
  shapeAt(
    {
      height: mm(1),
      outline: outline.kind === 'round' ? { kind: 'round', radius: (outline.radius - 2) as Length } : outline,
    },
    stance,
  );

test('a path is stopped where it first meets what stops it: in contact, with nothing met before', () => {
  fc.assert(
    fc.property(outlines, paths, obstacles, (outline, path, all) => {
      const mover: Mover = { outline, height: mm(40) };
      const start = shapeAt(mover, path.start);
      const free = all.filter(({ solid: { shape } }) => !overlaps(start, shape));
      const answer = walk(mover, path, { obstacles: free });
      if (answer.kind !== 'blocked') return;
      const met = free.find(({ id }) => id === answer.by)!.solid.shape;
      expect(closest(shapeAt(mover, answer.at), met).distance).toBeLessThan(5);
      const before: Path = { start: path.start, steps: path.steps.slice(0, answer.step) };
      expect(walk(mover, before, { obstacles: free }).kind).toBe('clear');
    }),
    { numRuns: 300 },
  );
});
