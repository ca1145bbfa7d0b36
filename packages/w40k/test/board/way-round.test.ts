import { inches, lengthOf } from '@umpire/geometry';
import { describe, expect, it } from 'vitest';
import { judgeMove } from '../../src/board/judge.js';
import type { ModelMove, MoveProposal, MoveTask } from '../../src/board/move.js';
import { ledRound } from '../../src/board/suggest/way-round.js';
import { at, boardOf, go, row, type SampleUnit, tank } from './sample.js';

const walker: SampleUnit = { seat: 'A', models: [at(20, 10)], keywords: ['VEHICLE'] };
const friend: SampleUnit = { seat: 'A', models: [at(20, 15)], form: tank, keywords: ['VEHICLE'] };
const straight: MoveProposal = { models: [{ model: 0, steps: [go(20, 20)] }] };
const moved = (distance: number): MoveTask => ({ kind: 'normal', unit: 0, distance: inches(distance) });

const inchesOf = (start: ReturnType<typeof at>, one: ModelMove | undefined): number =>
  one !== undefined && 'steps' in one ? lengthOf({ start, steps: one.steps }, { vertical: 'counts' }) / inches(1) : 0;

describe('ways round what stops a straight one', () => {
  it('lead a vehicle past another, no longer than they need be', () => {
    const board = boardOf([walker, friend]);
    expect(judgeMove(board, moved(12), straight).legal).toBe(false);
    const led = ledRound(board, moved(12), straight);
    // the hull is 4 by 3 inches and the base one across: 2.5 inches aside, round two corners
    expect(inchesOf(at(20, 10), led?.models[0])).toBeGreaterThan(11.2);
    expect(inchesOf(at(20, 10), led?.models[0])).toBeLessThan(11.7);
    expect(judgeMove(board, moved(12), led ?? straight).legal).toBe(true);
  });

  it('are measured by their whole length: too long is said so', () => {
    const board = boardOf([walker, friend]);
    const led = ledRound(board, moved(11), straight);
    const judged = judgeMove(board, moved(11), led ?? straight);
    expect(judged.legal ? [] : judged.reasons.map(({ code }) => code)).toEqual(['move-too-far']);
    expect(judged.legal ? '' : judged.reasons[0]?.message).toMatch(/moves 11\.\d+″, at most 11″/);
  });

  it('keep out of the engagement range of enemies, all of a unit on ways of their own', () => {
    const board = boardOf([
      { seat: 'A', models: row(20, 10, 3) },
      { seat: 'B', models: [at(21.5, 15)] },
    ]);
    const block: MoveProposal = {
      models: row(20, 20, 3).map(({ at: { x, y } }, model) => ({ model, steps: [{ kind: 'go', to: { x, y } }] })),
    };
    const task = moved(14);
    expect(judgeMove(board, task, block).legal).toBe(false);
    const led = ledRound(board, task, block);
    expect(judgeMove(board, task, led ?? block).legal).toBe(true);
    expect(led?.models.map((one) => ('steps' in one ? one.steps.at(-1) : undefined))).toEqual(
      block.models.map((one) => ('steps' in one ? one.steps[0] : undefined)),
    );
  });

  it('leave straight what may go straight, and are none where there is no way out', () => {
    const free: MoveProposal = { models: [{ model: 0, steps: [go(25, 10)] }] };
    expect(ledRound(boardOf([walker, friend]), moved(12), free)).toEqual(free);
    const wall = [
      [20, 13.6],
      [16.4, 10],
      [23.6, 10],
      [20, 6.4],
    ].map(([x = 0, y = 0], i): SampleUnit => ({ ...friend, models: [at(x, y, 0, i === 1 || i === 2 ? 90 : 0)] }));
    const corners = [
      [16, 13.6],
      [24, 13.6],
      [16, 6.4],
      [24, 6.4],
    ].map(([x = 0, y = 0]): SampleUnit => ({ ...friend, models: [at(x, y)] }));
    expect(ledRound(boardOf([walker, ...wall, ...corners]), moved(20), straight)).toBeUndefined();
  });
});
