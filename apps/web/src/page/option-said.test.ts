import { expect, test } from 'vitest';
import { diceIn } from './option-said.js';

test.each([
  ['1:6', '6'],
  ['0:3+5', '3+5'],
  ['0:3+5:3', '3'],
  ['0:3+5:0', '3+5'],
  ['normal>A1', undefined],
  ['A1', undefined],
])('%s is about dice that show %s', (key, faces) => {
  expect(diceIn(key)).toBe(faces);
});
