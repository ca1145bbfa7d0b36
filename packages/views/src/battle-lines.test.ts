import { expect, it } from 'vitest';
import { battleBlocks, type Happened } from './battle-report.js';
import { voice } from './voices.js';

const happened: readonly Happened[] = [
  { kind: 'event', event: 'turn-began', of: [], say: { round: 2, seat: 'A' } },
  { kind: 'event', event: 'phase-began', of: [], say: { phase: 'shooting' } },
  { kind: 'event', event: 'attack', of: ['B1'], say: { what: 'pool', source: 'attacks', weapon: 'Long gun' } },
  { kind: 'dice', seat: 'A', purpose: 'hit', of: ['A1'], faces: [6, 3, 1] },
  { kind: 'dice', seat: 'A', purpose: 'hit, command-re-roll', of: ['A1'], faces: [5] },
  {
    kind: 'event',
    event: 'attack',
    of: ['B1'],
    say: { what: 'settled', step: 'hit', needs: 3, counts: [0, 3], shown: [{ kind: 0, faces: [1], dice: 1 }] },
  },
  { kind: 'passes', seat: 'B', until: 'phase' },
];

const [, turn] = battleBlocks(
  {
    title: { A: 'Ours', B: 'Theirs' },
    happened,
    name: (ref) => ref,
    seatOf: (ref) => (ref.startsWith('A') ? 'A' : 'B'),
    score: [0, 0],
    rule: (id) => (id === 'command-re-roll' ? { name: 'Command Re-roll' } : undefined),
  },
  voice('en'),
);
if (turn?.kind !== 'lines') throw new Error('the turn is not told in lines');

it('a line of dice says what they were thrown for, on what they do it, what fell and what came of it', () => {
  const dice = turn.lines.flat().flatMap((piece) => (typeof piece === 'string' ? [] : (piece.thrown ?? [])));
  expect(dice).toEqual([
    { what: 'Hit on 3+', needs: 3, faces: [[6, 3, 1], [5]], came: '3 hits', rules: ['Command Re-roll'] },
  ]);
});

it('every line is about somebody: the turn has its round, a roll the thrower, a pass its seat', () => {
  expect(turn.round).toBe(2);
  expect(turn.marks?.map(({ place, seat, has }) => [place, seat, has.join()])).toEqual([
    [1, undefined, ''],
    [2, undefined, ''],
    [5, 'A', 'roll,rule'],
    [6, 'B', 'rule'],
  ]);
  expect(turn.marks).toHaveLength(turn.lines.length);
});
