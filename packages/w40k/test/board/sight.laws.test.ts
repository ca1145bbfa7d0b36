import { type Body, type Length, modelVisible, point, type Scene, type Stance } from '@umpire/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areasOf } from '../../src/board/areas.js';
import type { Board } from '../../src/board/board.js';
import { standingOf } from '../../src/board/distances.js';
import { modelSees, unitSees } from '../../src/board/sight.js';
import { sightTerrain } from '../../src/board/sight-terrain.js';
import { bodyOf, type Placed, placed } from '../../src/board/solids.js';
import { battlefields } from '../../src/missions/battlefields.js';
import { readBattlefield } from '../../src/terrain/battlefield.js';
import { base32, boardOf, type SampleUnit, tank } from './sample.js';

const fields = battlefields.map((one) => {
  const read = readBattlefield(one);
  if (!read.ok) throw new Error('not read');
  return read.value.field;
});

const unit = fc
  .record({
    x: fc.integer({ min: 60_000, max: 1_400_000 }),
    y: fc.integer({ min: 60_000, max: 1_000_000 }),
    count: fc.integer({ min: 1, max: 3 }),
    height: fc.constantFrom(0, 0, 0, 81_280),
    isTank: fc.boolean(),
  })
  .map(({ x, y, count, height, isTank }): SampleUnit => {
    const models = Array.from(
      { length: isTank ? 1 : count },
      (_, i): Stance => ({
        at: point((x + i * 40_000) as Length, y as Length),
        facing: 0 as Stance['facing'],
        height: height as Length,
      }),
    );
    return { seat: 'A', models, form: isTank ? tank : base32, shot: true };
  });

const tables = fc
  .tuple(fc.array(unit, { minLength: 2, maxLength: 5 }), fc.integer({ min: 0, max: fields.length - 1 }))
  .map(([units, field]) => boardOf([{ ...units[0]!, seat: 'B' }, ...units.slice(1)], fields[field]!));

/** Every line in space past everything: the long way, with no shortcut. */
function plainly(board: Board, from: Placed, to: Placed): boolean {
  const body = (one: Placed): Body => bodyOf(one, board.unitOf(one.model));
  const stand = [...areasOf(board, from), ...areasOf(board, to)];
  const { features, obscuring } = sightTerrain(board);
  const scene: Scene = {
    bodies: board.units.flatMap((one) => standingOf(board, one).map(body)),
    features,
    areas: obscuring.filter((area) => !stand.includes(area)).map(({ id, shape }) => ({ id, shape, flags: [] })),
    obscures: () => true,
  };
  return modelVisible(body(from), body(to), scene).kind === 'visible';
}

describe('laws of sight', () => {
  it('shortcuts say what the long way says', () => {
    let [apart, asked] = [0, 0];
    fc.assert(
      fc.property(tables, (board) => {
        const [from, to] = [placed(board, 0)!, placed(board, 100)!];
        const quick = modelSees(board, 0, 100).visible;
        const slow = plainly(board, from, to);
        asked++;
        if (quick !== slow) apart++;
        if (quick) expect(modelSees(board, 100, 0).visible).toBe(true);
      }),
      { numRuns: 300 },
    );
    // The long way looks from places 4 mm apart and misses some lines; the shortcuts leave out lines under 2 mm.
    expect(apart / asked).toBeLessThan(0.02);
  });

  it('a unit sees another if one of its models does', () => {
    fc.assert(
      fc.property(tables, (board) => {
        const some = board
          .modelsOf(0)
          .some((own) => board.modelsOf(1).some((other) => modelSees(board, own, other).visible));
        expect(unitSees(board, 0, 1).visible).toBe(some);
      }),
      { numRuns: 150 },
    );
  });
});
