import { inches, point } from '@umpire/geometry';
import { describe, expect, it } from 'vitest';
import type { Board } from '../../src/board/board.js';
import { engagedWith } from '../../src/board/distances.js';
import { judgeMove } from '../../src/board/judge.js';
import type { MoveProposal, MoveTask } from '../../src/board/move.js';
import { nearestLegal } from '../../src/board/suggest/nearest.js';
import { suggestMoves } from '../../src/board/suggest/suggest.js';
import { tenthBoard } from '../../src/editions/board/tenth.js';
import { at, base32, boardOf, fieldOf, go, row, tank } from './sample.js';

/** The same board with a unit where a legal proposal leaves it. */
function after(board: Board, task: MoveTask, proposal: MoveProposal): Board {
  const judged = judgeMove(board, task, proposal);
  if (!judged.legal) throw new Error(judged.reasons.map(({ message }) => message).join(', '));
  const ends = new Map(judged.ends.map(({ model, at: end }) => [model, end]));
  return { ...board, stanceOf: (model) => ends.get(model) ?? board.stanceOf(model) };
}

const only = (board: Board, task: MoveTask, towards = point(inches(30), inches(22))): MoveProposal => {
  const [first] = suggestMoves(board, task, { towards });
  if (first === undefined) throw new Error('nothing suggested');
  return first;
};

describe('suggestions', () => {
  it('18.05: places round a wreck where the unit keeps together, where each model’s own nearest would part it', () => {
    // a gap of one base on the left and on the right, four inches apart
    const sides = [27.33, 32.67].flatMap((x) => [18.7, 21.3].map((y) => at(x, y)));
    const crowd = [27.4, 28.7, 30, 31.3, 32.6].flatMap((x) => [17.4, 22.6].map((y) => at(x, y)));
    const board = boardOf([
      { seat: 'A', models: [undefined, undefined], form: base32 },
      { seat: 'A', models: [at(30, 20)], form: tank, keywords: ['VEHICLE', 'TRANSPORT'] },
      { seat: 'A', models: [...sides, ...crowd], form: base32 },
    ]);
    const task: MoveTask = { kind: 'disembark-emergency', unit: 0, transport: 100 };
    const corners = [point(inches(0), inches(20)), point(inches(60), inches(20)), point(inches(30), inches(44))];
    for (const towards of corners) expect(only(board, task, towards).models.length).toBe(2);
  });

  it('move a unit all it may toward a place', () => {
    const board = boardOf([{ seat: 'A', models: row(10, 10, 5) }]);
    const task: MoveTask = { kind: 'normal', unit: 0, distance: inches(6) };
    const moved = after(board, task, only(board, task, point(inches(13), inches(40))));
    expect(moved.stanceOf(0)?.at.y).toBeGreaterThan(inches(15.99));
  });

  it('keep a unit out of engagement range', () => {
    const board = boardOf([
      { seat: 'A', models: row(10, 10, 5) },
      { seat: 'B', models: row(10, 15, 5) },
    ]);
    const task: MoveTask = { kind: 'normal', unit: 0, distance: inches(6) };
    expect(engagedWith(after(board, task, only(board, task, point(inches(13), inches(15)))), 0)).toEqual([]);
  });

  it('11.04: charge round a screen that is no target, and past it only as far as the roll lets them', () => {
    // three abreast are in the way of every straight line to the target, 9 inches away
    const board = boardOf([
      { seat: 'A', models: row(10, 10, 1) },
      { seat: 'B', models: [at(8.9, 14), at(10, 14), at(11.1, 14)] },
      { seat: 'B', models: [at(10, 20)] },
    ]);
    const charge = (far: number): MoveTask => ({ kind: 'charge', unit: 0, distance: inches(far), targets: [2] });
    expect(engagedWith(after(board, charge(12), only(board, charge(12))), 0)).toEqual([2]);
    // straight on 7 would do; round the screen it does not
    expect(suggestMoves(board, charge(7.2)).filter(({ models }) => models.length > 0)).toEqual([]);
  });

  it('charge ten models into ten', () => {
    const board = boardOf([
      { seat: 'A', models: [...row(10, 10, 5), ...row(10, 8.5, 5)] },
      { seat: 'B', models: [...row(10, 16, 5), ...row(10, 17.5, 5)] },
    ]);
    const task: MoveTask = { kind: 'charge', unit: 0, distance: inches(8), targets: [1] };
    const charged = after(board, task, only(board, task));
    expect(engagedWith(charged, 0)).toEqual([1]);
  });

  it('11.04: charge with a unit in a line, where those behind would find no room after those before', () => {
    const board = boardOf([
      { seat: 'A', models: [at(10.99, 16.73), at(13.59, 13.75), at(10.52, 19.13), at(14.62, 12.79)], form: base32 },
      { seat: 'B', models: [8.55, 9.91, 11.27, 12.63].map((x) => at(x, 22.78)), form: base32 },
      { seat: 'A', models: [at(13.4, 15.9), at(12.4, 16.6)], form: base32 },
    ]);
    const task: MoveTask = { kind: 'charge', unit: 0, distance: inches(3), targets: [1] };
    expect(engagedWith(after(board, task, only(board, task)), 0)).toEqual([1]);
  });

  it('charge two targets and leave the third alone', () => {
    const board = boardOf([
      { seat: 'A', models: row(20, 10, 5) },
      { seat: 'B', models: row(18, 15, 3) },
      { seat: 'B', models: row(24, 15, 3) },
      { seat: 'B', models: row(33, 12, 3) },
    ]);
    const task: MoveTask = { kind: 'charge', unit: 0, distance: inches(7), targets: [1, 2] };
    expect(engagedWith(after(board, task, only(board, task)), 0)).toEqual([1, 2]);
  });

  it('find nothing for a charge that is too short', () => {
    const board = boardOf([
      { seat: 'A', models: row(10, 10, 5) },
      { seat: 'B', models: row(10, 20, 5) },
    ]);
    expect(suggestMoves(board, { kind: 'charge', unit: 0, distance: inches(5), targets: [1] })).toEqual([]);
  });

  it('pile in with those who are not yet in contact', () => {
    const board = boardOf([
      { seat: 'A', models: row(10, 10, 5) },
      { seat: 'B', models: row(13, 12.4, 2) },
    ]);
    const task: MoveTask = { kind: 'pile-in', unit: 0, distance: inches(3), targets: [1] };
    const proposal = only(board, task);
    expect(proposal.models.length).toBeGreaterThan(2);
    expect(engagedWith(after(board, task, proposal), 0)).toEqual([1]);
  });

  it('bring reserves on at an edge, and from above anywhere', () => {
    const board = boardOf([
      { seat: 'A', models: [undefined, undefined, undefined] },
      { seat: 'B', models: row(28, 4, 5) },
    ]);
    const ingress: MoveTask = { kind: 'ingress', unit: 0, battleRound: 2 };
    expect(only(board, ingress, point(inches(30), inches(5))).models).toHaveLength(3);
    const strike: MoveTask = { kind: 'deep-strike', unit: 0, battleRound: 2 };
    expect(only(board, strike, point(inches(30), inches(10))).models).toHaveLength(3);
  });

  it('set a unit of twenty up in its zone', () => {
    const board = boardOf([{ seat: 'A', models: Array.from({ length: 20 }, () => undefined), form: base32 }]);
    const task: MoveTask = { kind: 'deploy', unit: 0 };
    expect(only(board, task, point(inches(30), inches(8))).models).toHaveLength(20);
  });

  it('disembark ten models about their transport', () => {
    const board = boardOf([
      { seat: 'A', models: Array.from({ length: 10 }, () => undefined), form: base32 },
      { seat: 'A', models: [at(20, 10)], form: tank, keywords: ['VEHICLE', 'TRANSPORT'] },
    ]);
    const task: MoveTask = { kind: 'disembark-tactical', unit: 0, transport: 100 };
    expect(only(board, task).models).toHaveLength(10);
  });

  it('leave a wreck with enemies about it', () => {
    const board = boardOf([
      { seat: 'A', models: Array.from({ length: 10 }, () => undefined), form: base32 },
      { seat: 'A', models: [at(20, 10)], form: tank, keywords: ['VEHICLE', 'TRANSPORT'] },
      { seat: 'B', models: row(17, 13, 5) },
    ]);
    const task: MoveTask = { kind: 'disembark-emergency', unit: 0, transport: 100 };
    expect(only(board, task).models).toHaveLength(10);
  });

  it('the tenth edition: charge into base contact and keep an inch from others on the way', () => {
    const board = boardOf(
      [
        { seat: 'A', models: row(20, 10, 3) },
        { seat: 'B', models: row(20, 16, 3) },
      ],
      fieldOf(),
      tenthBoard,
    );
    const task: MoveTask = { kind: 'charge', unit: 0, distance: inches(7), targets: [1] };
    expect(engagedWith(after(board, task, only(board, task)), 0)).toEqual([1]);
  });
});

describe('the nearest legal proposal', () => {
  const legal = (board: Board, task: MoveTask, proposal: MoveProposal) => {
    expect(judgeMove(board, task, proposal).legal).toBe(false);
    const near = nearestLegal(board, task, proposal);
    expect(near && judgeMove(board, task, near).legal).toBe(true);
    return near!;
  };

  it('is the same way cut short where it was too long', () => {
    const board = boardOf([{ seat: 'A', models: [at(10, 10)] }]);
    const task: MoveTask = { kind: 'normal', unit: 0, distance: inches(6) };
    const near = legal(board, task, { models: [{ model: 0, steps: [go(10, 13), go(14, 13)] }] });
    expect(near.models).toEqual([{ model: 0, steps: [go(10, 13), go(13, 13)] }]);
  });

  it('stops short of engagement range', () => {
    const board = boardOf([
      { seat: 'A', models: [at(10, 10)] },
      { seat: 'B', models: [at(18, 10)] },
    ]);
    const near = legal(
      board,
      { kind: 'normal', unit: 0, distance: inches(6) },
      { models: [{ model: 0, steps: [go(16, 10)] }] },
    );
    const [move] = near.models;
    const step = move && 'steps' in move ? move.steps[0] : undefined;
    expect(step?.kind === 'go' && step.to.x).toBeGreaterThan(inches(14.8));
  });

  it('shifts a set-up that is a little too near', () => {
    const board = boardOf([
      { seat: 'A', models: [undefined] },
      { seat: 'B', models: [at(30, 30)] },
    ]);
    const near = legal(
      board,
      { kind: 'deep-strike', unit: 0, battleRound: 2 },
      { models: [{ model: 0, at: at(30, 21.5) }] },
    );
    const [move] = near.models;
    expect(move && 'at' in move && move.at.at.y).toBeGreaterThan(inches(20));
  });
});
