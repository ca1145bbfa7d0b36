import { inches, mm, point, polygon, rectangle, round, standing, wall } from '@umpire/geometry';
import { describe, expect, it } from 'vitest';
import type { ModelForm, Objective } from '../../src/board/board.js';
import { modelCover, unitCover } from '../../src/board/cover.js';
import { isEngaged } from '../../src/board/distances.js';
import { controlOf, unitsInRange } from '../../src/board/objectives.js';
import {
  isHidden,
  isPlunging,
  modelSees,
  modelSeesFully,
  modelSeesUnit,
  unitSeenFully,
  unitSees,
} from '../../src/board/sight.js';
import { tenthBoard } from '../../src/editions/board/tenth.js';
import { openGround, type Terrain, type TerrainArea, type TerrainPart } from '../../src/terrain/terrain.js';
import { at, boardOf, fieldOf, row } from './sample.js';

const box = (x: number, y: number, w: number, d: number) =>
  standing(
    polygon([
      point(inches(x), inches(y)),
      point(inches(x + w), inches(y)),
      point(inches(x + w), inches(y + d)),
      point(inches(x), inches(y + d)),
    ]),
  );
const area = (id: string, kind: string, shape = box(18, 8, 4, 4)): TerrainArea => ({
  id,
  name: id,
  shape,
  kinds: [kind],
});

/** A wall along y, from one place to another. */
const upright = (
  id: string,
  x: number,
  [from, to]: readonly [number, number],
  top: number,
  kind = 'ruin',
): TerrainPart[] =>
  wall({
    from: point(inches(x), inches(from)),
    to: point(inches(x), inches(to)),
    thickness: inches(0.2),
    bottom: inches(0),
    top: inches(top),
  }).map((solid) => ({ id, kind, role: 'wall', solid }));

const terrain = (more: Partial<Terrain>) => fieldOf({ terrain: { ...openGround, ...more } });

describe('visibility, 06.01', () => {
  it('C-087: any part to any part: a gun tip over a wall sees a backpack, both ways', () => {
    const barge: ModelForm = {
      base: round(mm(60)),
      height: inches(5),
      parts: [{ outline: rectangle(inches(4), inches(2)), bottom: inches(2), top: inches(5) }],
    };
    const field = terrain({ parts: upright('wall', 15, [0, 44], 3) });
    const board = boardOf(
      [
        { seat: 'A', models: [at(10, 10)], form: barge, keywords: ['VEHICLE', 'FRAME'] },
        { seat: 'B', models: [at(30, 10)] },
      ],
      field,
    );
    expect([unitSees(board, 0, 1).visible, unitSees(board, 1, 0).visible]).toEqual([true, true]);
    const low = boardOf(
      [
        { seat: 'A', models: [at(10, 10)] },
        { seat: 'B', models: [at(30, 10)] },
      ],
      field,
    );
    expect(unitSees(low, 0, 1)).toMatchObject({ visible: false, because: 'no-line', by: ['wall'] });
  });

  it('C-088: models of both units are seen through, a third unit hides', () => {
    const own = { seat: 'A' as const, models: [at(10, 10), at(12, 10)] };
    const theirs = { seat: 'B' as const, models: [at(30, 10), at(28, 10)] };
    expect(modelSees(boardOf([own, theirs]), 0, 100).visible).toBe(true);
    const crowd = { seat: 'A' as const, models: Array.from({ length: 9 }, (_, i) => at(20, 6 + i)) };
    expect(unitSees(boardOf([own, theirs, crowd]), 0, 1)).toMatchObject({ visible: false, because: 'no-line' });
  });

  it('C-089: a model half behind a wall is visible and not fully visible, and so is its unit', () => {
    const field = terrain({ parts: upright('wall', 27, [10.05, 14], 4) });
    const board = boardOf(
      [
        { seat: 'A', models: [at(10, 10)] },
        { seat: 'B', models: [...row(30, 4, 4), at(30, 10)] },
      ],
      field,
    );
    expect(unitSees(board, 0, 1).visible).toBe(true);
    expect([100, 101, 102, 103].map((model) => modelSeesFully(board, 0, model))).toEqual([true, true, true, true]);
    expect([modelSees(board, 0, 104).visible, modelSeesFully(board, 0, 104)]).toEqual([true, false]);
    expect(unitSeenFully(board, 0, 1)).toBe(false);
  });

  it('one model of a unit sees what another does not', () => {
    const field = terrain({ parts: upright('wall', 20, [12, 44], 4) });
    const board = boardOf(
      [
        { seat: 'A', models: [at(10, 10), at(10, 30)] },
        { seat: 'B', models: [at(30, 11)] },
      ],
      field,
    );
    expect([modelSeesUnit(board, 0, 1).visible, modelSeesUnit(board, 1, 1).visible]).toEqual([true, false]);
    expect(unitSees(board, 0, 1)).toMatchObject({ visible: true, observer: 0 });
  });

  it('C-089: a model behind another of its unit is fully visible', () => {
    const board = boardOf([
      { seat: 'A', models: [at(10, 10)] },
      { seat: 'B', models: [at(28, 10), at(30, 10)] },
    ]);
    expect(unitSeenFully(board, 0, 1)).toBe(true);
  });
});

describe('terrain and visibility, 13.07 to 13.11', () => {
  const units = [
    { seat: 'A' as const, models: [at(10, 10)] },
    { seat: 'B' as const, models: [at(30, 10)], shot: true },
  ];

  it.each([
    ['ruin', false],
    ['woods', false],
    ['barricade', false],
    ['crater', true],
  ])('13.10: an area of the sort %s between two models: seen is %s', (kind, seen) => {
    const field = terrain({ areas: [area('between', kind)] });
    const found = unitSees(boardOf(units, field), 0, 1);
    expect(found.visible).toBe(seen);
    if (!found.visible) expect(found.by).toEqual(['between']);
  });

  it('13.10: models see into and out of the area that they stand in', () => {
    const field = terrain({ areas: [area('here', 'ruin', box(8, 8, 4, 4))] });
    expect(unitSees(boardOf(units, field), 0, 1).visible).toBe(true);
    expect(unitSees(boardOf(units, field), 1, 0)).toMatchObject({ visible: false, because: 'hidden' });
  });

  it.each([
    ['15 inches away', at(24, 10), true],
    ['more than 15 inches away', at(24.01, 10), false],
  ])('13.09: a hidden unit %s: seen is %s', (_, eye, seen) => {
    const field = terrain({ areas: [area('woods', 'woods', box(6, 8, 4, 4))] });
    const board = boardOf(
      [
        { seat: 'A', models: [at(8, 10)] },
        { seat: 'B', models: [eye] },
      ],
      field,
    );
    expect(isHidden(board, 0)).toBe(true);
    expect(unitSees(board, 1, 0).visible).toBe(seen);
  });

  it('13.09: who has shot is not hidden, nor is a vehicle', () => {
    const field = terrain({ areas: [area('woods', 'woods', box(6, 8, 4, 4))] });
    const hiddenBy = (more: object) => isHidden(boardOf([{ seat: 'A', models: [at(8, 10)], ...more }], field), 0);
    expect([hiddenBy({}), hiddenBy({ shot: true }), hiddenBy({ keywords: ['VEHICLE'] })]).toEqual([true, false, false]);
  });

  it('13.11.01: partly behind dense features a hidden model is seen 3 inches less far', () => {
    const field = terrain({
      areas: [area('ruin', 'ruin', box(6, 6, 6, 8))],
      parts: upright('wall', 10, [10.1, 13.5], 4).map((part) => ({ ...part, area: 'ruin' })),
    });
    const seenFrom = (x: number) =>
      unitSees(
        boardOf(
          [
            { seat: 'A', models: [at(8, 10)] },
            { seat: 'B', models: [at(x, 10)] },
          ],
          field,
        ),
        1,
        0,
      ).visible;
    expect([seenFrom(21), seenFrom(21.1)]).toEqual([true, false]);
  });

  it('13.08: a unit has cover when each of its models is in terrain or partly hidden', () => {
    const field = terrain({ areas: [area('woods', 'woods', box(28, 8, 6, 4))] });
    const cover = (models: readonly ReturnType<typeof at>[], keywords = ['INFANTRY']) =>
      unitCover(
        boardOf(
          [
            { seat: 'A', models: [at(10, 10)] },
            { seat: 'B', models, keywords },
          ],
          field,
        ),
        0,
        1,
      );
    expect(cover([at(30, 10), at(32, 10)])).toMatchObject([{ is: 'benefit-of-cover', by: ['woods'] }, {}]);
    expect(cover([at(30, 10), at(30, 13)])).toBeUndefined();
    expect(cover([at(30, 10)], ['VEHICLE'])).toBeUndefined();
  });

  it('13.08: a vehicle partly behind a wall has cover', () => {
    const field = terrain({ parts: upright('wall', 27, [10.05, 14], 4) });
    const board = boardOf(
      [
        { seat: 'A', models: [at(10, 10)] },
        { seat: 'B', models: [at(30, 10)], keywords: ['VEHICLE'] },
      ],
      field,
    );
    expect(modelCover(board, 0, 100)).toMatchObject({ is: 'benefit-of-cover', by: ['wall'] });
  });

  it('22.05: fire plunges from 3 inches up onto a unit on the ground, and from a towering model within 12', () => {
    const board = (eye: ReturnType<typeof at>, keywords: readonly string[], target = at(20, 10)) =>
      boardOf([
        { seat: 'A', models: [eye], keywords },
        { seat: 'B', models: [target] },
      ]);
    expect(isPlunging(board(at(10, 10, 3), ['INFANTRY']), 0, 1)).toBe(true);
    expect(isPlunging(board(at(10, 10, 2.9), ['INFANTRY']), 0, 1)).toBe(false);
    expect(isPlunging(board(at(10, 10, 3), ['INFANTRY'], at(20, 10, 3)), 0, 1)).toBe(false);
    expect(isPlunging(board(at(10, 10), ['TOWERING']), 0, 1)).toBe(true);
    expect(isPlunging(board(at(6.9, 10), ['TOWERING']), 0, 1)).toBe(false);
    expect(isPlunging(board(at(10, 10, 3), ['AIRCRAFT']), 0, 1)).toBe(false);
  });

  it('the tenth edition: woods do not hide, and nothing in them is fully visible', () => {
    const field = terrain({ areas: [area('woods', 'woods', box(28, 8, 6, 4))] });
    const board = boardOf([units[0]!, { seat: 'B', models: [at(30, 10)] }], field, tenthBoard);
    expect([unitSees(board, 0, 1).visible, modelSeesFully(board, 0, 100)]).toEqual([true, false]);
  });
});

describe('frame and objectives, 13.01, 14 and 17.02', () => {
  const barge: ModelForm = {
    base: round(mm(25)),
    height: inches(4),
    parts: [{ outline: rectangle(inches(5), inches(2)), bottom: inches(1), top: inches(4) }],
  };
  const frame = { seat: 'A' as const, form: barge, keywords: ['VEHICLE', 'FLY', 'FRAME'] };

  it('C-091: a hull over the edge of an area is within it, and so is a model on a roof', () => {
    const ground = area('objective', 'ruin', box(20, 8, 8, 8));
    const objective: Objective = { id: 'o', role: 'central', on: { kind: 'area', area: 'objective' } };
    const field = fieldOf({ terrain: { ...openGround, areas: [ground] }, objectives: [objective] });
    const worth = () => 3;
    const control = (x: number, height = 0) =>
      controlOf(boardOf([{ ...frame, models: [at(x, 12, height)] }], field), objective, worth).levels.A;
    expect([control(17.7), control(17.49), control(24, 6)]).toEqual([3, 0, 3]);
  });

  it('C-092: a frame model is engaged by its hull, others by their bases', () => {
    const enemy = { seat: 'B' as const, models: [at(14.9, 10)] };
    expect(isEngaged(boardOf([{ ...frame, models: [at(10, 10)] }, enemy]), 0)).toBe(true);
    const plain = { ...frame, keywords: ['VEHICLE'] };
    expect(isEngaged(boardOf([{ ...plain, models: [at(10, 10)] }, enemy]), 0)).toBe(false);
  });

  it('14: the higher level controls, equal levels nobody, and what is secured stays', () => {
    const objective: Objective = {
      id: 'o',
      role: 'central',
      on: { kind: 'marker', at: point(inches(30), inches(22)), height: inches(0) },
    };
    const field = fieldOf({ objectives: [objective] });
    const board = (own: number, theirs: number) =>
      boardOf(
        [
          { seat: 'A', models: row(29, 24, own) },
          { seat: 'B', models: row(29, 20, theirs) },
        ],
        field,
      );
    const by = (own: number, theirs: number, held?: Parameters<typeof controlOf>[3]) =>
      controlOf(board(own, theirs), objective, () => 1, held).by;
    expect([by(2, 1), by(1, 2), by(1, 1)]).toEqual(['A', 'B', undefined]);
    const secured = { by: 'A', secured: 'A' } as const;
    expect([by(0, 0, secured), by(1, 1, secured), by(0, 1, secured)]).toEqual(['A', 'A', 'B']);
  });

  it('14: a marker is reached 3 inches from its edge and 5 inches up', () => {
    const objective: Objective = {
      id: 'o',
      role: 'central',
      on: { kind: 'marker', at: point(inches(30), inches(22)), height: inches(0) },
    };
    const field = fieldOf({ objectives: [objective] });
    const far = 30 + 3 + 20 / 25.4 + 0.5;
    const level = (x: number, height: number) =>
      controlOf(boardOf([{ seat: 'A', models: [at(x, 22, height)] }], field), objective, () => 2).levels.A;
    expect([level(Math.floor(far * 100) / 100, 0), level(Math.ceil(far * 100) / 100, 0)]).toEqual([2, 0]);
    expect([level(31, 5), level(31, 5.01)]).toEqual([2, 0]);
    const board = boardOf(
      [
        { seat: 'A', models: [at(31, 22)] },
        { seat: 'B', models: [at(29, 22)] },
        { seat: 'B', models: [at(50, 22)] },
      ],
      field,
    );
    expect([unitsInRange(board, objective), unitsInRange(board, objective, 'B')]).toEqual([[0, 1], [1]]);
  });
});
