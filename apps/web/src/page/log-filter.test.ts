import type { Block, LineMark } from '@umpire/views';
import { expect, test } from 'vitest';
import { everything, narrowed, roundsIn, textOf, type Wanted } from './log-filter.js';

const mark = (seat: 'A' | 'B', ...has: LineMark['has']): LineMark => ({ place: 0, of: [], seat, has });
const turn = (round: number, lines: readonly (readonly [text: string, LineMark])[]): Block => ({
  kind: 'lines',
  title: `Round ${round}`,
  round,
  lines: lines.map(([text]) => [text]),
  marks: lines.map(([, one]) => one),
});
const log = [
  turn(1, [
    ['Immortals move', mark('A')],
    ['Hit on 3+: 6 4 – 2 hits', mark('A', 'roll')],
    ['Save on 4+: 5 1 – 1 fails · Stealth', mark('B', 'roll', 'rule')],
  ]),
  turn(2, [['Fire Overwatch is used', mark('B', 'rule')]]),
].map((block, place) => ({ block, place }));

const shown = (some: Partial<Wanted>): readonly string[] =>
  textOf(narrowed(log, { ...everything, ...some })).split('\n');

test.each<[what: string, some: Partial<Wanted>, lines: readonly string[]]>([
  ['rolls alone', { has: 'roll' }, ['Round 1', 'Hit on 3+: 6 4 – 2 hits', 'Save on 4+: 5 1 – 1 fails · Stealth']],
  [
    'rules of B',
    { has: 'rule', seat: 'B' },
    ['Round 1', 'Save on 4+: 5 1 – 1 fails · Stealth', '', 'Round 2', 'Fire Overwatch is used'],
  ],
  ['one round', { round: 2 }, ['Round 2', 'Fire Overwatch is used']],
  ['words among the rolls', { has: 'roll', typed: 'SAVE' }, ['Round 1', 'Save on 4+: 5 1 – 1 fails · Stealth']],
])('shows %s, under their turns', (_, some, lines) => {
  expect(shown(some)).toEqual(lines);
});

test('nothing narrowed is the log itself, and every round that it tells of can be asked for', () => {
  expect(narrowed(log, everything)).toBe(log);
  expect(roundsIn(log)).toEqual([1, 2]);
});
