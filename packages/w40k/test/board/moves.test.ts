import { inches, rectangle } from '@umpire/geometry';
import { describe, expect, it } from 'vitest';
import type { Board, ModelForm } from '../../src/board/board.js';
import { engagedWith, isEngaged, isUnitWhollyWithin } from '../../src/board/distances.js';
import { judgeMove } from '../../src/board/judge.js';
import type { MoveProposal, MoveTask } from '../../src/board/move.js';
import { largeModelsOf } from '../../src/board/placing.js';
import { at, boardOf, go, row, tank } from './sample.js';

const codes = (board: Board, task: MoveTask, proposal: MoveProposal): readonly string[] => {
  const judged = judgeMove(board, task, proposal);
  return judged.legal ? [] : judged.reasons.map(({ code }) => code);
};
const paths = (...ways: readonly (readonly [number, readonly ReturnType<typeof go>[]])[]): MoveProposal => ({
  models: ways.map(([model, steps]) => ({ model, steps })),
});
const places = (...spots: readonly (readonly [number, ReturnType<typeof at>])[]): MoveProposal => ({
  models: spots.map(([model, stance]) => ({ model, at: stance })),
});
const normal = (distance: number, unit = 0): MoveTask => ({ kind: 'normal', unit, distance: inches(distance) });

describe('engagement, 03.04', () => {
  it.each([
    ['2.0 inches apart', at(13, 10), true],
    ['2.01 inches apart', at(13.01, 10), false],
    ['1 inch apart and 5.0 inches up', at(12, 10, 5), true],
    ['1 inch apart and 5.01 inches up', at(12, 10, 5.01), false],
  ])('C-057: two models %s', (_, enemy, engaged) => {
    const board = boardOf([
      { seat: 'A', models: [at(10, 10)] },
      { seat: 'B', models: [enemy, at(40, 40)] },
    ]);
    expect([isEngaged(board, 0), isEngaged(board, 1)]).toEqual([engaged, engaged]);
    expect(engagedWith(board, 0)).toEqual(engaged ? [1] : []);
  });

  it('wholly within asks every part of every model', () => {
    const transport = { seat: 'A' as const, models: [at(10, 10)], form: tank, keywords: ['VEHICLE'] };
    const within = (x: number) =>
      isUnitWhollyWithin(boardOf([{ seat: 'A', models: [at(13, 10), at(x, 10)] }, transport]), 0, 100, inches(3));
    expect([within(14.5), within(14.51)]).toEqual([true, false]);
  });

  it('is not between models of one side', () => {
    const board = boardOf([
      { seat: 'A', models: [at(10, 10)] },
      { seat: 'A', models: [at(11.5, 10)] },
    ]);
    expect(isEngaged(board, 0)).toBe(false);
  });
});

describe('the normal move, 09.05', () => {
  it('C-058: passes through engagement range and ends out of it', () => {
    const board = boardOf([
      { seat: 'A', models: [at(10, 10)], keywords: ['VEHICLE', 'FLY'] },
      { seat: 'B', models: [at(15, 12)] },
    ]);
    expect(codes(board, normal(10), paths([0, [go(20, 10)]]))).toEqual([]);
  });

  it('C-059: is refused as a whole if one model ends within two inches of an enemy', () => {
    const board = boardOf([
      { seat: 'A', models: row(10, 10, 2) },
      { seat: 'B', models: [at(18, 10)] },
    ]);
    const judged = judgeMove(board, normal(6), paths([0, [go(13, 10)]], [1, [go(15.1, 10)]]));
    expect(judged).toMatchObject({
      legal: false,
      reasons: [
        { code: 'end-engaged', rule: 'normal-move', source: { section: '09.05' }, model: 1, path: 'models[1]' },
      ],
    });
  });

  it('C-059: is not open to a unit that begins engaged', () => {
    const board = boardOf([
      { seat: 'A', models: [at(10, 10)] },
      { seat: 'B', models: [at(12, 10)] },
    ]);
    expect(codes(board, normal(6), paths([0, [go(5, 10)]]))).toEqual(['move-not-eligible']);
  });

  it('is as long as its stretches together', () => {
    const board = boardOf([{ seat: 'A', models: [at(10, 10)] }]);
    expect(codes(board, normal(7), paths([0, [go(13, 10), go(13, 14)]]))).toEqual([]);
    expect(judgeMove(board, normal(6.99), paths([0, [go(13, 10), go(13, 14)]]))).toMatchObject({
      reasons: [
        { code: 'move-too-far', measured: inches(7), allowed: inches(6.99), message: 'moves 7″, at most 6.99″' },
      ],
    });
  });

  it('lets each model have a maximum of its own', () => {
    const board = boardOf([{ seat: 'A', models: row(10, 10, 2) }]);
    const task = { ...normal(5), distances: { 1: inches(6) } };
    expect(codes(board, task, paths([0, [go(10, 15)]], [1, [go(11.5, 16)]]))).toEqual([]);
    expect(codes(board, task, paths([0, [go(10, 16)]], [1, [go(11.5, 16)]]))).toEqual(['move-too-far']);
  });

  it('goes through friends and not through enemies', () => {
    const board = boardOf([
      { seat: 'A', models: [at(10, 10)] },
      { seat: 'A', models: [at(13, 10)] },
      { seat: 'B', models: [at(10, 14)] },
    ]);
    expect(codes(board, normal(6), paths([0, [go(16, 10)]]))).toEqual([]);
    expect(
      codes(board, { kind: 'charge', unit: 0, distance: inches(6), targets: [2] }, paths([0, [go(10, 16)]])),
    ).toContain('move-through-model');
  });

  it('ends on nobody, on the battlefield and in coherency', () => {
    const board = boardOf([
      { seat: 'A', models: row(10, 10, 2) },
      { seat: 'A', models: [at(14, 10)] },
    ]);
    expect(codes(board, normal(6), paths([1, [go(13.5, 10)]]))).toEqual(['end-on-model', 'end-out-of-coherency']);
    expect(codes(board, normal(30), paths([0, [go(10, 0.49)]], [1, [go(11.5, 0.5)]]))).toEqual([
      'move-off-battlefield',
      'end-off-battlefield',
    ]);
  });

  it('17.01: lets a vehicle through infantry of both sides and not through another vehicle', () => {
    const board = boardOf([
      { seat: 'A', models: [at(10, 10)], form: tank, keywords: ['VEHICLE'] },
      { seat: 'B', models: [at(15, 10)] },
      { seat: 'A', models: [at(10, 15)], form: tank, keywords: ['VEHICLE'] },
    ]);
    expect(codes(board, normal(10), paths([0, [go(20, 10)]]))).toEqual([]);
    expect(codes(board, normal(10), paths([0, [go(10, 20)]]))).toEqual(['move-through-model']);
  });
});

describe('the advance move, 09.06', () => {
  const barge = { seat: 'A' as const, models: [at(10, 10)], keywords: ['VEHICLE'] };
  const advance: MoveTask = { kind: 'advance', unit: 0, distance: inches(14) };

  it('C-060: goes M and the roll, and ends unengaged', () => {
    const board = boardOf([barge, { seat: 'B', models: [at(10, 27.5)] }]);
    expect(codes(board, advance, paths([0, [go(24, 10)]]))).toEqual([]);
    expect(codes(board, advance, paths([0, [go(24.01, 10)]]))).toEqual(['move-too-far']);
    expect(codes(board, { ...advance, distance: inches(15) }, paths([0, [go(10, 24.5)]]))).toEqual(['end-engaged']);
  });
});

describe('falling back, 09.07', () => {
  const board = boardOf([
    { seat: 'A', models: [at(10, 10)] },
    { seat: 'B', models: [at(12, 10)] },
  ]);

  it('C-061: an ordered retreat crosses no enemy and ends unengaged', () => {
    const task: MoveTask = { kind: 'fall-back', unit: 0, distance: inches(6) };
    expect(codes(board, task, paths([0, [go(5, 10)]]))).toEqual([]);
    expect(codes(board, task, paths([0, [go(16, 10)]]))).toEqual(['move-through-model']);
    expect(codes(board, task, paths([0, [go(9, 10)]]))).toEqual(['end-engaged']);
  });

  it('C-062: a desperate escape crosses enemies', () => {
    const task: MoveTask = { kind: 'desperate-escape', unit: 0, distance: inches(6) };
    expect(codes(board, task, paths([0, [go(16, 10)]]))).toEqual([]);
  });
});

describe('charging, 11.04', () => {
  const board = boardOf([
    { seat: 'A', models: [at(10, 10)], keywords: ['VEHICLE'] },
    { seat: 'B', models: [at(17, 10)] },
    { seat: 'B', models: [at(17, 13.4)] },
  ]);
  const task: MoveTask = { kind: 'charge', unit: 0, distance: inches(7), targets: [1, 2] };

  it('C-064: ends engaged with all its targets', () => {
    expect(codes(board, task, paths([0, [go(16, 11.6)]]))).toEqual([]);
    expect(codes(board, task, paths([0, [go(16, 8.5)]]))).toContain('end-target-not-engaged');
  });

  it('C-064: ends engaged with nobody else', () => {
    expect(codes(board, { ...task, targets: [1] }, paths([0, [go(16, 11.6)]]))).toEqual(['end-engaged-with-other']);
    expect(codes(board, { ...task, targets: [1] }, paths([0, [go(16, 9.9)]]))).toEqual([]);
  });

  it('C-064: ends within an inch of a target if it can', () => {
    const alone = boardOf([
      { seat: 'A', models: [at(10, 10)] },
      { seat: 'B', models: [at(17, 10)] },
    ]);
    const charge: MoveTask = { kind: 'charge', unit: 0, distance: inches(6), targets: [1] };
    expect(codes(alone, charge, paths([0, [go(15, 10)]]))).toEqual([]);
    expect(codes(alone, charge, paths([0, [go(14.9, 10)]]))).toEqual(['end-could-be-nearer']);
    expect(codes(alone, { ...charge, distance: inches(4.9) }, paths([0, [go(14.9, 10)]]))).toEqual([]);
  });
});

describe('ingress, 20.04', () => {
  const enemy = { seat: 'B', models: [at(30, 15)] } as const;
  const reserves = (round: number): MoveTask => ({ kind: 'ingress', unit: 0, battleRound: round });
  const board = boardOf([{ seat: 'A', models: [undefined] }, enemy]);

  it.each([
    ['a: in the strip, 8.01 inches from enemies', at(20.99, 5), 2, []],
    ['b: 8.0 inches from an enemy', at(30, 6 - 0 + 0), 2, ['end-near-enemy', 'end-off-the-edge']],
    ['c: reaching 6.1 inches in', at(10, 5.6), 2, ['end-off-the-edge']],
    ['d: in the enemy zone in the second round', at(10, 40), 2, ['end-in-enemy-zone']],
    ['d: in the enemy zone in the third round', at(10, 40), 3, []],
  ])('C-070 %s', (_, stance, round, expected) => {
    expect([...codes(board, reserves(round), places([0, stance]))].sort()).toEqual([...expected].sort());
  });

  it('C-070: exactly 8 inches is refused, more is not', () => {
    const near = boardOf([
      { seat: 'A', models: [undefined] },
      { seat: 'B', models: [at(14, 3)] },
    ]);
    expect(codes(near, reserves(2), places([0, at(5, 3)]))).toEqual(['end-near-enemy']);
    expect(codes(near, reserves(2), places([0, at(4.99, 3)]))).toEqual([]);
  });

  it('C-071: height does not help', () => {
    const tower = boardOf([
      { seat: 'A', models: [undefined] },
      { seat: 'B', models: [at(9, 3, 10)] },
    ]);
    expect(codes(tower, reserves(2), places([0, at(5, 3)]))).toEqual(['end-near-enemy']);
  });

  it('C-073: another distance by a rule', () => {
    const near = boardOf([
      { seat: 'A', models: [undefined] },
      { seat: 'B', models: [at(37.1, 22)] },
    ]);
    const task: MoveTask = { kind: 'deep-strike', unit: 0, battleRound: 2, clearance: inches(6) };
    expect(codes(near, task, places([0, at(30, 22)]))).toEqual([]);
    expect(codes(near, task, places([0, at(30.1, 22)]))).toEqual(['end-near-enemy']);
  });

  it('C-076: arriving anywhere by a rule, a model too large for the strip still touches an edge', () => {
    const vault: ModelForm = { base: rectangle(inches(7), inches(6.5)), height: inches(8) };
    const big = boardOf([
      { seat: 'A', models: [undefined], form: vault, keywords: ['VEHICLE'] },
      { seat: 'B', models: [at(30, 30)] },
    ]);
    const task: MoveTask = { kind: 'deep-strike', unit: 0, clearance: inches(6), stripForLarge: inches(6) };
    expect(largeModelsOf(big, 0, inches(6))).toEqual([0]);
    expect(codes(big, task, places([0, at(10, 3.25)]))).toEqual([]);
    expect(codes(big, task, places([0, at(10, 20)]))).toEqual(['end-off-the-edge']);
    expect(codes(big, { kind: 'deep-strike', unit: 0 }, places([0, at(10, 20)]))).toEqual([]);
  });

  it('03.02.02: a model too large for the strip touches an edge', () => {
    const vault: ModelForm = { base: rectangle(inches(7), inches(6.5)), height: inches(8) };
    const big = boardOf([{ seat: 'A', models: [undefined], form: vault, keywords: ['VEHICLE'] }]);
    expect(codes(big, reserves(2), places([0, at(10, 3.25)]))).toEqual([]);
    expect(codes(big, reserves(2), places([0, at(10, 3.3)]))).toEqual(['end-off-the-edge']);
  });
});

describe('leaving a transport, 18.04 and 18.05', () => {
  const passengers = (count: number) => ({
    seat: 'A' as const,
    models: Array.from({ length: count }, () => undefined),
  });
  const transport = { seat: 'A' as const, models: [at(30, 20)], form: tank, keywords: ['VEHICLE', 'TRANSPORT'] };
  const tactical: MoveTask = { kind: 'disembark-tactical', unit: 0, transport: 100 };
  const emergency: MoveTask = { kind: 'disembark-emergency', unit: 0, transport: 100 };

  it('18.04: wholly within 3 inches and unengaged', () => {
    const board = boardOf([passengers(1), transport, { seat: 'B', models: [at(36.5, 20)] }]);
    expect(codes(board, tactical, places([0, at(27, 20)]))).toEqual([]);
    expect(codes(board, tactical, places([0, at(25.5, 20)]))).toEqual([]);
    expect(codes(board, tactical, places([0, at(25.4, 20)]))).toEqual(['end-far-from-transport']);
    expect(codes(board, tactical, places([0, at(33.6, 20)]))).toEqual(['end-engaged']);
  });

  it('18.04: a combat disembark may be engaged with those who engage the transport', () => {
    const board = boardOf([passengers(1), transport, { seat: 'B', models: [at(34, 20)] }]);
    const combat: MoveTask = { kind: 'disembark-combat', unit: 0, transport: 100 };
    expect(codes(board, combat, places([0, at(34, 22.4)]))).toEqual(['end-engaged']);
    expect(codes(board, { ...combat, mayEngage: [2] }, places([0, at(34, 22.4)]))).toEqual([]);
  });

  it('18.05: as close as there is room, unengaged if it can be', () => {
    const board = boardOf([passengers(1), transport, { seat: 'B', models: [at(35.5, 20)] }]);
    expect(codes(board, emergency, places([0, at(27.45, 20)]))).toEqual([]);
    expect(codes(board, emergency, places([0, at(26, 20)]))).toEqual(['end-could-be-nearer']);
    expect(codes(board, emergency, places([0, at(32.55, 20)]))).toEqual(['end-engaged']);
  });

  it('18.05: who has room may not be left out, who has none is', () => {
    const board = boardOf([passengers(1), transport]);
    expect(codes(board, emergency, places())).toEqual(['move-model-missing']);
    const everywhere = Array.from({ length: 15 * 13 }, (_, i) => at(23 + (i % 15), 14 + Math.floor(i / 15))).filter(
      ({ at: { x, y } }) => Math.abs(x - inches(30)) > inches(2.5) || Math.abs(y - inches(20)) > inches(1.9),
    );
    const crowds = [0, 60, 120].map((n) => ({ seat: 'B' as const, models: everywhere.slice(n, n + 60) }));
    const full = boardOf([passengers(1), transport, ...crowds]);
    expect(codes(full, emergency, places())).toEqual([]);
  });
});
