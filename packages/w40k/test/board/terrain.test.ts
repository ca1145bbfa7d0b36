import { inches, point } from '@umpire/geometry';
import { describe, expect, it } from 'vitest';
import { judgeMove } from '../../src/board/judge.js';
import type { MoveProposal, MoveTask } from '../../src/board/move.js';
import { suggestMoves } from '../../src/board/suggest/suggest.js';
import { eleventhBoard } from '../../src/editions/board/eleventh.js';
import { tenthBoard, tenthLaunchBoard } from '../../src/editions/board/tenth.js';
import { readBattlefield } from '../../src/terrain/battlefield.js';
import type { PieceData } from '../../src/terrain/schema.js';
import { at, boardOf, go, row, type SampleUnit, tank } from './sample.js';

/** A wall across the middle of a wide outline, with a window, a door and a floor behind it; a block beside it. */
const house: PieceData = {
  id: 'house',
  name: 'House',
  sort: 'ruin',
  outline: { width: 20, depth: 10 },
  walls: [
    {
      from: [-9, 0],
      to: [9, 0],
      top: 6,
      openings: [
        { from: 2, to: 4, sill: 1, lintel: 2 },
        { from: 13, to: 17, lintel: 5 },
      ],
    },
    { from: [-9, -3], to: [-4, -3], top: 1.5 },
  ],
  floors: [
    {
      outline: [
        [-9, 0.2],
        [0, 0.2],
        [0, 4.8],
        [-9, 4.8],
      ],
      top: 3,
    },
  ],
};

const crate: PieceData = {
  id: 'crate',
  name: 'Crate',
  sort: 'container',
  outline: { width: 6, depth: 6 },
  blocks: [
    {
      outline: [
        [-2.5, -2.5],
        [2.5, -2.5],
        [2.5, 2.5],
        [-2.5, 2.5],
      ],
      top: 3,
    },
  ],
};

const read = readBattlefield(
  {
    id: 'yard',
    name: 'Yard',
    deployment: 'long-edges',
    symmetric: false,
    pieces: [house, crate],
    terrain: [
      { piece: 'house', id: 'house', at: [20, 20] },
      { piece: 'crate', id: 'crate', at: [45, 20] },
    ],
    objectives: [{ id: 'o', role: 'central', on: { at: [55, 22] } }],
  },
  Object.keys(eleventhBoard.terrain),
);
if (!read.ok) throw new Error(read.error.map(({ message }) => message).join(', '));
const yard = read.value.field;

const move = (
  unit: SampleUnit,
  steps: ReturnType<typeof go>[],
  more: Partial<MoveTask> = {},
  rules = eleventhBoard,
) => {
  const board = boardOf([unit], yard, rules);
  const proposal: MoveProposal = { models: [{ model: 0, steps }] };
  const judged = judgeMove(board, { kind: 'normal', unit: 0, distance: inches(20), ...more }, proposal);
  return judged.legal ? [] : judged.reasons.map(({ code, found }) => (found ? `${code} ${found}` : code));
};

const foot = (...models: SampleUnit['models']): SampleUnit => ({ seat: 'A', models });
const vehicle = (...models: SampleUnit['models']): SampleUnit => ({
  seat: 'A',
  models,
  form: tank,
  keywords: ['VEHICLE'],
});
const bike = (...models: SampleUnit['models']): SampleUnit => ({ seat: 'A', models, keywords: ['MOUNTED'] });

describe('terrain and movement, 13.06', () => {
  it('infantry goes through the walls of dense terrain, others do not', () => {
    expect(move(foot(at(17, 17)), [go(17, 22)])).toEqual([]);
    expect(move(bike(at(17, 17)), [go(17, 22)])).toEqual(['move-through-terrain house.wall-1.2']);
    expect(move({ ...bike(at(17, 17)), keywords: ['MOUNTED', 'MOBILE'] }, [go(17, 22)])).toEqual([]);
  });

  it('nobody ends in a wall', () => {
    expect(move(foot(at(17, 17)), [go(17, 19.5)])).toEqual(['end-in-terrain house.wall-1.2']);
    expect(move(foot(at(17, 17)), [go(17, 19.4)])).toEqual([]);
  });

  it('a door is gone through by whom it is wide enough for', () => {
    expect(move(bike(at(26, 17)), [go(26, 22)])).toEqual([]);
    expect(move(vehicle(at(26, 17)), [go(26, 22)])).toEqual([]);
    expect(move(vehicle(at(26.01, 17)), [go(26.01, 22)])).toEqual(['move-through-terrain house.wall-1.3']);
    const tall = { ...vehicle(at(26, 17)), form: { ...tank, height: inches(5.1) } };
    expect(move(tall, [go(26, 22)])).not.toEqual([]);
  });

  it('others cross sections of 2 inches or less as if they were not there', () => {
    expect(move(bike(at(14, 15.5)), [go(14, 18.5)])).toEqual([]);
    expect(move(vehicle(at(14, 14)), [go(14, 18)])).toEqual(['end-in-terrain house.wall-2']);
  });

  it('higher ones they climb: up, across and down counts', () => {
    const over = [go(45, 17), go(45, 17, 3), go(45, 23, 3), go(45, 23, 0)];
    expect(move(bike(at(45, 16)), over, { distance: inches(13) })).toEqual([]);
    expect(move(bike(at(45, 16)), over, { distance: inches(12.9) })).toEqual(['move-too-far']);
    expect(move(bike(at(45, 16)), [go(45, 24)])).toEqual(['move-through-terrain crate.block-1']);
  });

  it('climbing is done within half an inch of what is climbed', () => {
    const from = (y: number) => [go(45, y), go(45, y, 3), go(45, 23, 3), go(45, 23, 0)];
    expect(move(bike(at(45, 10)), from(16.5))).toEqual([]);
    expect(move(bike(at(45, 10)), from(16.4))).toEqual(['move-unsupported']);
  });

  it('infantry, and not bikes, ends above the ground, wholly on a level top', () => {
    const onto = (x: number, y: number) => [go(45, 17), go(45, 17, 3), go(x, y, 3)];
    expect(move(foot(at(45, 16)), onto(45, 20))).toEqual([]);
    expect(move(bike(at(45, 16)), onto(45, 20))).toEqual(['end-above-ground crate.block-1']);
    expect(move(foot(at(45, 16)), onto(45, 18))).toEqual([]);
    expect(move(foot(at(45, 16)), onto(45, 17.9))).toEqual(['end-not-stable']);
    expect(move(foot(at(45, 16)), [go(45, 17), go(45, 17, 2)])).toContain('end-not-stable');
  });

  it('infantry goes up through a floor, a bike does not', () => {
    const up = [go(15, 22.5), go(15, 22.5, 3)];
    expect(move(foot(at(15, 26)), up)).toEqual([]);
    expect(move({ ...bike(at(15, 26)), keywords: ['MOUNTED', 'MOBILE'] }, up)).toContain(
      'move-through-terrain house.floor-1',
    );
  });

  it('a model that takes to the skies pays 2 inches and minds neither walls nor heights', () => {
    const flyer: SampleUnit = { ...bike(at(45, 16)), keywords: ['MOUNTED', 'FLY'] };
    expect(move(flyer, [go(45, 24)], { flying: true, distance: inches(10) })).toEqual([]);
    expect(move(flyer, [go(45, 24)], { flying: true, distance: inches(9.9) })).toEqual(['move-too-far']);
    expect(move(flyer, [go(45, 24)], { flying: true, distance: inches(8), flyingCost: inches(0) })).toEqual([]);
    expect(move(flyer, [go(45, 20, 3)], { flying: true, distance: inches(6) })).toEqual([]);
    expect(move(flyer, [go(45, 24)], { distance: inches(10) })).toEqual(['move-through-terrain crate.block-1']);
  });

  it('a stretch that slants is refused, and says so', () => {
    expect(move(foot(at(45, 16)), [go(45, 20, 3)])).toContain('move-slants');
  });

  it('suggestions keep out of walls', () => {
    const board = boardOf([foot(...row(15, 15, 5))], yard);
    const task: MoveTask = { kind: 'normal', unit: 0, distance: inches(5) };
    const [proposal] = suggestMoves(board, task, { towards: point(inches(18), inches(26)) });
    expect(proposal?.models).toHaveLength(5);
  });
});

describe('the tenth edition on the way', () => {
  const enemy: SampleUnit = { seat: 'B', models: [at(10, 6)] };
  const past = (unit: SampleUnit, x: number, kind: MoveTask['kind'] = 'normal') => {
    const board = boardOf([unit, enemy], yard, tenthBoard);
    const judged = judgeMove(
      board,
      { kind, unit: 0, distance: inches(20) },
      { models: [{ model: 0, steps: [go(x, 12)] }] },
    );
    return judged.legal ? [] : judged.reasons.map(({ code }) => code);
  };

  it('no normal move goes through engagement range, exactly an inch is in it', () => {
    expect(past(foot(at(12, 2)), 12)).toEqual(['move-enters-engagement']);
    expect(past(foot(at(12.01, 2)), 12.01)).toEqual([]);
    expect(past({ ...foot(at(12, 2)), keywords: ['INFANTRY', 'FLY'] }, 12)).toEqual([]);
  });

  it('the first turn costs by base and class, at launch nothing', () => {
    const turn = [{ kind: 'turn' as const, to: at(0, 0, 0, 90).facing, way: 'left' as const }, go(10, 10)];
    const spent = (unit: SampleUnit, distance: number, rules = tenthBoard) =>
      move(unit, turn, { distance: inches(distance) }, rules);
    expect([spent(vehicle(at(10, 4)), 8), spent(vehicle(at(10, 4)), 7.9)]).toEqual([[], ['move-too-far']]);
    expect(spent(vehicle(at(10, 4)), 6, tenthLaunchBoard)).toEqual([]);
    expect(spent(foot(at(10, 4)), 6)).toEqual([]);
  });

  it('coherency asks two neighbours of seven models', () => {
    const line = (count: number) => {
      const board = boardOf([foot(...Array.from({ length: count }, (_, i) => at(3 + i * 2.9, 2)))], yard, tenthBoard);
      const models = board.modelsOf(0).map((model, i) => ({ model, steps: [go(3 + i * 2.9, 3)] }));
      const judged = judgeMove(board, { kind: 'normal', unit: 0, distance: inches(6) }, { models });
      return judged.legal ? [] : judged.reasons.map(({ code }) => code);
    };
    expect([line(6), line(7)]).toEqual([[], ['end-out-of-coherency']]);
  });
});
