import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outlines } from '../test/arbitraries.js';
import { lineClearance, roughClearance, searchLines, solidsOf } from '../test/sight-oracle.js';
import { distance } from './closest.js';
import { modelFullyVisible } from './fully-visible.js';
import { type Length, micrometres, mm } from './length.js';
import { type Outline, round } from './outline.js';
import { point, type Spot3 } from './point.js';
import { rimOf } from './rim.js';
import { type Body, obscuresOthers, type Scene } from './scene.js';
import { place, type Shape } from './shape.js';
import { sightTolerance } from './sight-search.js';
import { type Solid, solid } from './solid.js';
import { floor, wall } from './terrain.js';
import { modelVisible } from './visible.js';

const at = (x: number, y: number) => point(micrometres(x), micrometres(y));
const body = (id: string, shape: Shape, z: number, height: number): Body => {
  const volume = solid(shape, micrometres(z), micrometres(z + height));
  return { id, unit: id, base: { ...volume, top: volume.bottom }, volumes: [volume] };
};

/** Prints how many models a search missed that only a thinner line shows. */
const figures = false;

const whole = (min: number, max: number) => fc.integer({ min, max });
const spots = fc.tuple(whole(-150_000, 150_000), whole(-150_000, 150_000)).map(([x, y]) => at(x, y));
const facings = whole(0, 3599).map((n) => n as never);

const blocks: fc.Arbitrary<readonly Solid[]> = fc
  .tuple(outlines, spots, facings, whole(0, 30_000), whole(2000, 80_000))
  .map(([o, spot, facing, z, height]) => [solid(place(o, spot, facing), z as Length, (z + height) as Length)]);
const floors: fc.Arbitrary<readonly Solid[]> = fc
  .tuple(outlines, spots, facings, whole(3000, 60_000))
  .map(([o, spot, facing, z]) => [floor(place(o, spot, facing), z as Length, mm(3))]);
const walls: fc.Arbitrary<readonly Solid[]> = fc
  .tuple(spots, spots, whole(10_000, 80_000), fc.boolean())
  .filter(([a, b]) => Math.hypot(a.x - b.x, a.y - b.y) > 90_000)
  .map(([from, to, top, window]) =>
    wall({
      from,
      to,
      thickness: mm(5),
      bottom: mm(0),
      top: top as Length,
      openings: window ? [{ from: mm(30), to: mm(60), sill: mm(4), lintel: micrometres(Math.min(top, 25_000)) }] : [],
    }),
  );

interface Table {
  readonly scene: Scene;
  readonly observer: Body;
  readonly target: Body;
}

const bodyOf = (id: string, x: number) =>
  fc
    .tuple(
      fc.oneof(fc.constant<Outline>(round(mm(32))), outlines),
      whole(-100_000, 100_000),
      facings,
      whole(0, 60_000),
      whole(5000, 60_000),
    )
    .map(([o, y, facing, z, height]) => body(id, place(o, at(x, y), facing), z < 20_000 ? 0 : z, height));

const tables: fc.Arbitrary<Table> = fc
  .tuple(
    bodyOf('observer', -300_000),
    bodyOf('target', 300_000),
    fc.array(fc.oneof(blocks, floors, walls, walls), { minLength: 1, maxLength: 12 }),
    fc.array(fc.tuple(outlines, spots, facings), { maxLength: 1 }),
  )
  .map(([observer, target, solids, areas]) => ({
    observer,
    target,
    scene: {
      bodies: [observer, target],
      features: solids.flat().map((one, i) => ({ id: `feature-${i}`, solid: one })),
      areas: areas.map(([o, spot, facing], i) => ({
        id: `area-${i}`,
        shape: place(o, spot, facing),
        flags: ['obscuring'],
      })),
      obscures: obscuresOthers('obscuring'),
    },
  }));

const randomOf = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

test('what is called visible has a line that half a millimetre keeps clear, from one model to the other', () => {
  fc.assert(
    fc.property(tables, ({ scene, observer, target }) => {
      const answer = modelVisible(observer, target, scene);
      if (answer.kind === 'hidden') return;
      const { from, to } = answer.line;
      const slope = Math.abs(to.z - from.z) / Math.hypot(to.x - from.x, to.y - from.y); // the thickness is upright
      expect(lineClearance(answer.line, solidsOf(scene, observer, target))).toBeGreaterThan(500 / (1 + slope) - 0.1);
      for (const [spot, { volumes }] of [
        [from, observer],
        [to, target],
      ] as const) {
        const [volume] = volumes;
        expect(spot.z >= volume!.bottom && spot.z <= volume!.top).toBe(true);
        const close = Math.min(...rimOf(volume!.shape, 500).map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y)));
        expect(close).toBeLessThan(600);
      }
    }),
    { numRuns: 100, endOnFailure: true },
  );
});

test('a clear line as thick as the tolerance is never missed (dense search)', () => {
  let [hidden, thin] = [0, 0];
  fc.assert(
    fc.property(tables, fc.nat(), ({ scene, observer, target }, seed) => {
      if (modelVisible(observer, target, scene).kind === 'visible') return;
      hidden++;
      const solids = solidsOf(scene, observer, target);
      const found = searchLines(observer, target, solids, { tries: 1500, random: randomOf(seed) });
      expect(found.clear).toBeLessThan(500 + sightTolerance);
      if (found.clear > 500.1) thin++;
    }),
    { numRuns: 100, endOnFailure: true },
  );
  if (figures) console.log({ hidden, thin });
});

test('who sees is seen', () => {
  fc.assert(
    fc.property(tables, ({ scene, observer, target }) => {
      expect(modelVisible(observer, target, scene).kind).toBe(modelVisible(target, observer, scene).kind);
    }),
    { numRuns: 100, endOnFailure: true },
  );
});

test('fully visible is visible, and a hidden place is on the target and out of sight of every place tried', () => {
  fc.assert(
    fc.property(tables, fc.nat(), ({ scene, observer, target }, seed) => {
      const answer = modelFullyVisible(observer, target, scene);
      if (answer.kind === 'fully-visible') {
        expect(modelVisible(observer, target, scene).kind).toBe('visible');
        return;
      }
      const spot = body(
        'spot',
        place(round(micrometres(2)), at(Math.round(answer.hidden.x), Math.round(answer.hidden.y))),
        0,
        10,
      );
      expect(distance(spot.base.shape, target.base.shape)).toBeLessThan(1);
      if (target.base.shape.kind !== 'round') return;
      const solids = solidsOf(scene, observer, target);
      const eye = searchEye(observer, answer.hidden, target, { solids, random: randomOf(seed) });
      expect(eye).toBeLessThan(500 + sightTolerance);
    }),
    { numRuns: 40, endOnFailure: true },
  );
});

test('no place is hidden on a model called fully visible, but where its neighbours are seen past the edge of something thin', () => {
  fc.assert(
    fc.property(tables, fc.nat(), ({ scene, observer, target }, seed) => {
      if (target.base.shape.kind !== 'round' || modelFullyVisible(observer, target, scene).kind !== 'fully-visible')
        return;
      const [solids, random] = [solidsOf(scene, observer, target), randomOf(seed)];
      const facing = facingPlace(observer, target, random);
      expect(searchEye(observer, facing, target, { solids, random, least: -1e9 })).toBeGreaterThan(-2 * sightTolerance);
    }),
    { numRuns: 200, endOnFailure: true },
  );
});

/** A place on the side of a round target that faces the middle of the observer. */
function facingPlace(observer: Body, target: Body, random: () => number): Spot3 {
  const [volume] = target.volumes;
  const { centre, pieces } = volume!.shape;
  const eye = observer.base.shape.centre;
  const angle = Math.atan2(eye.y - centre.y, eye.x - centre.x) + (random() - 0.5) * 2.8;
  const radius = pieces[0]!.radius - 500;
  const z = volume!.bottom + 500 + (volume!.top - volume!.bottom - 1000) * random();
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle), z };
}

/** The best of many lines from a body to a place on a round target, of those that reach it from outside. */
function searchEye(
  observer: Body,
  hidden: Spot3,
  target: Body,
  {
    solids,
    random,
    least = 0,
  }: { readonly solids: readonly Solid[]; readonly random: () => number; readonly least?: number },
): number {
  const { centre } = target.base.shape;
  const [outX, outY] = [hidden.x - centre.x, hidden.y - centre.y];
  let best = -Infinity;
  for (let i = 0; i < 300; i++) {
    const { from } = searchLines(observer, observer, [], { tries: 1, random }).line;
    const faces = outX * (from.x - hidden.x) + outY * (from.y - hidden.y) > 0 && (least < 0 || from.z >= hidden.z);
    if (faces) best = Math.max(best, roughClearance(from, hidden, solids, least));
  }
  return best;
}
