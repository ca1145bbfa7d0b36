import type { Happened } from '@umpire/views';
import { expect, test } from 'vitest';
import { lastTurnOf } from './turn-again.js';

const turn = (seat: 'A' | 'B'): Happened => ({ kind: 'event', event: 'turn-began', of: [], say: { round: 1, seat } });
const moved: Happened = { kind: 'event', event: 'moved', of: ['B1'], say: {} };
const note: Happened = { kind: 'told', level: 2, text: { en: 'best of 4', fr: 'le meilleur de 4' } };
const happened = [turn('A'), moved, turn('B'), moved, note, moved, turn('A'), moved];
const at = [1, 2, 3, 4, 4, 6, 7, 8];

test('the last turn of a program goes from its beginning to the next turn, and skips what changes nothing', () => {
  expect(lastTurnOf(happened, at, { A: 'person', B: 'greedy' })).toEqual({ seat: 'B', at: [3, 4, 6] });
});

test('a turn that is still being played is shown as far as it goes', () => {
  expect(lastTurnOf(happened.slice(0, 4), at, { A: 'person', B: 'greedy' })).toEqual({ seat: 'B', at: [3, 4] });
});

test('people have no turn that is shown again', () => {
  expect(lastTurnOf(happened, at, { A: 'person', B: 'person' })).toBeUndefined();
});
