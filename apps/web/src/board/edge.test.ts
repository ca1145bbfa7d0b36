import { expect, test } from 'vitest';
import { isTurnedFor, seenFrom } from './edge.js';

const zone = (seat: 'A' | 'B', from: number, to: number) => ({
  id: `zone-${seat}`,
  kind: 'zone' as const,
  seat,
  points: [
    { x: 0, y: from },
    { x: 60, y: from },
    { x: 60, y: to },
    { x: 0, y: to },
  ],
});
const table = { width: 60, depth: 44, features: [zone('A', 0, 12), zone('B', 32, 44)] };

test('the table is turned for whoever deploys at its upper edge', () => {
  expect(isTurnedFor(table, 'A')).toBe(true);
  expect(isTurnedFor(table, 'B')).toBe(false);
  expect(isTurnedFor({ ...table, features: [] }, 'A')).toBe(false);
});

test('a spot at the upper left lies at the lower right of a table that is turned', () => {
  expect(seenFrom(table, true, { x: 1, y: 2 })).toEqual({ x: 59, y: 42 });
  expect(seenFrom(table, false, { x: 1, y: 2 })).toEqual({ x: 1, y: 2 });
});
