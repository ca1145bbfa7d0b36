import { expect, test } from 'vitest';
import { cm, inches, micrometres, mm, rounded } from './length.js';

test('inches, centimetres and millimetres are whole micrometres', () => {
  expect([inches(1), inches(0.5), inches(2.25), cm(12), mm(28.5)]).toEqual([25_400, 12_700, 57_150, 120_000, 28_500]);
});

test('a third of an inch is refused', () => {
  expect(() => inches(1 / 3)).toThrow(RangeError);
});

test('lengths beyond the board are refused', () => {
  expect(() => micrometres(8_388_609)).toThrow(RangeError);
});

test('halves round away from zero on both sides', () => {
  expect([0.5, 1.5, -0.5, -1.5, 0.49].map(rounded)).toEqual([1, 2, -1, -2, 0]);
});
