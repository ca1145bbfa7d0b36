import { expect, test } from 'vitest';
import { deedsIn, diceIn, namesOf } from './option-said.js';

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

test.each([
  ['normal>A1', ['normal']],
  ['normal+skies>A1', ['normal', 'skies']],
  ['A1', []],
  ['A1+skies', ['skies']],
  ['A1=first-fire', ['first-fire']],
  ['twin-tesla-destructor#0', ['twin-tesla-destructor']],
])('of %s it is said what is done, not to whom', (key, deeds) => {
  expect(deedsIn({ key, refs: ['A1'] })).toEqual(deeds);
});

test('whom something is about is said by name, and a seat is not said again', () => {
  expect(namesOf(['A', 'A1', 'A2'], { names: { A1: 'Immortals' } })).toBe('Immortals, A2');
});
