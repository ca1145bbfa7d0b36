import { expect, test } from 'vitest';
import { isSame } from './same.js';

test.each<[a: unknown, b: unknown, same: boolean]>([
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: undefined }, { b: undefined }, false],
  [[], {}, false],
  [null, {}, false],
  ['a', 'a', true],
  [1, '1', false],
])('%j and %j: %s', (a, b, same) => {
  expect(isSame(a, b)).toBe(same);
});
