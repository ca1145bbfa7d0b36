import { expect, test } from 'vitest';
import { fromPosition } from './play.js';

/** One detachment is about to move under an order. */
function aboutToMove(order: 'advance' | 'charge') {
  const { battle } = fromPosition({
    terrain: [
      { kind: 'ruins', at: [45, 30], size: [14, 14] },
      { kind: 'standard-building', at: [66, 28], size: [10, 4] },
    ],
    objectives: [
      [60, 36],
      [20, 40],
    ],
    A: { w: { stands: '3 assault', line: [56, 24], order } },
    B: { t: { stands: '2 tactical', line: [58, 44], order: 'none' }, u: { stands: '1 rhino', at: [60, 110] } },
  });
  battle.answer('A', battle.choices[0]!.id, { pick: ['A.w'] });
  const id = battle.choices[0]!.id;
  const moves = [...battle.wordedMoves('A', id)];
  const said = moves.map(({ words, about }) => (about === undefined ? words : `${words} ${about}`));
  const endOf = (words: string) => {
    const placing = battle.placingOf('A', id, moves[said.indexOf(words)]?.proposal) ?? {};
    return Object.values(placing).map(({ x, y }) => [x / 10_000, y / 10_000]);
  };
  return { said, endOf };
}

test('a move is said by what it is toward, and every one said is legal', () => {
  const { said } = aboutToMove('advance');
  expect(said).toEqual([
    'toward-objective objective-1',
    'toward-objective objective-2',
    'toward-enemy B.t',
    'toward-enemy B.u',
    'away-from-enemies',
    'out-of-sight piece-1',
    'into-cover piece-0',
  ]);
});

test('toward an objective it stops there, not beyond', () => {
  const { endOf } = aboutToMove('advance');
  const ends = endOf('toward-objective objective-1');
  const middle = ends.reduce((sum, [, y = 0]) => sum + y, 0) / ends.length;
  expect(ends.length).toBe(3);
  expect(middle).toBeCloseTo(36, 0);
});

test('into cover all of its stands end in the ruins', () => {
  const { endOf } = aboutToMove('advance');
  const ends = endOf('into-cover piece-0');
  expect(ends.length).toBe(3);
  for (const [x = 0, y = 0] of ends) {
    expect(Math.abs(x - 45)).toBeLessThanOrEqual(7);
    expect(Math.abs(y - 30)).toBeLessThanOrEqual(7);
  }
});

test('under a Charge order there is contact, with whom it says', () => {
  const { said, endOf } = aboutToMove('charge');
  expect(said[0]).toBe('into-contact B.t');
  const touches = endOf('into-contact B.t').some(([x = 0, y = 0]) => Math.hypot(x - 58, y - 44) < 2.06);
  expect(touches).toBe(true);
});
