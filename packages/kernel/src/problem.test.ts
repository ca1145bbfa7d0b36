import { expect, test } from 'vitest';
import { printProblem, type SchemaProblem } from './problem.js';

test.each<[problem: SchemaProblem, value: unknown, words: string]>([
  [{ code: 'invalid_type', expected: 'string' }, 3, 'must be a string, not 3'],
  [{ code: 'invalid_type', expected: 'int' }, 1.5, 'must be a whole number, not 1.5'],
  [{ code: 'invalid_type', expected: 'array' }, {}, 'must be an array, not an object'],
  [{ code: 'invalid_type', expected: 'object' }, [], 'must be an object, not an array'],
  [{ code: 'invalid_type', expected: 'number' }, null, 'must be a number, not null'],
  [{ code: 'invalid_type', expected: 'number' }, undefined, 'must be a number'],
  [{ code: 'invalid_value', values: [1] }, 2, 'must be 1'],
  [{ code: 'invalid_value', values: ['mine', 'theirs'] }, 'ours', 'must be one of mine, theirs'],
  [{ code: 'too_small', origin: 'number', minimum: 1, inclusive: true }, 0, 'must be at least 1'],
  [{ code: 'too_small', origin: 'number', minimum: 0, inclusive: false }, 0, 'must be more than 0'],
  [{ code: 'too_small', origin: 'array', minimum: 1, inclusive: true }, [], 'must have at least 1 item'],
  [{ code: 'too_big', origin: 'array', maximum: 60, inclusive: true }, [], 'must have at most 60 items'],
  [{ code: 'too_big', origin: 'string', maximum: 20, inclusive: true }, '', 'must have at most 20 characters'],
  [{ code: 'unrecognized_keys', keys: ['a', 'b'] }, {}, 'must not have a, b'],
  [{ code: 'invalid_union' }, {}, 'has none of the forms allowed here'],
  [{ code: 'invalid_key', origin: 'record' }, {}, 'has a key that is not allowed'],
  [{ code: 'not_multiple_of' }, 3, 'is not right'],
])('%o of %o', (problem, value, words) => {
  expect(printProblem(problem, value)).toBe(words);
});
