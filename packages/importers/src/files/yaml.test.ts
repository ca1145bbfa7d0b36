import { expect, test } from 'vitest';
import { readYaml, type YamlValue } from './yaml.js';

const plain = (value: YamlValue): unknown => {
  if (typeof value === 'string') return value;
  if ('fields' in value) return Object.fromEntries([...value.fields].map(([name, of]) => [name, plain(of)]));
  return value.map(plain);
};
const read = (text: string): unknown => plain(readYaml(text).value);
const wrong = (text: string): readonly string[] =>
  readYaml(text).errors.map(({ line, message }) => `${line}: ${message}`);

test.each<readonly [why: string, text: string, value: unknown]>([
  [
    'lists and maps, in blocks and in brackets',
    'a:\n  - { b: 1, c: [x, y] }\n  - d: e\n',
    { a: [{ b: '1', c: ['x', 'y'] }, { d: 'e' }] },
  ],
  [
    'numbers, dates and truths as they are written',
    'a: 1.10\nb: 2026-07-01\nc: true',
    { a: '1.10', b: '2026-07-01', c: 'true' },
  ],
  ['quotes of both kinds', `a: 'it''s'\nb: "x\\ty"\nc: "null"`, { a: "it's", b: 'x\ty', c: 'null' }],
  ['texts of several lines', 'a: >-\n  one\n  two\nb: |\n  three\n', { a: 'one two', b: 'three\n' }],
  ['nothing is empty', 'a:\nb: ~\nc: null\n', { a: '', b: '', c: '' }],
  ['marks of files and line ends of Windows', '\uFEFF---\r\na: b\r\nc: d\r\n', { a: 'b', c: 'd' }],
])('%s', (_why, text, value) => {
  expect(read(text)).toEqual(value);
  expect(wrong(text)).toEqual([]);
});

test.each<readonly [text: string, value: unknown, errors: readonly string[]]>([
  ['a: 1\na: 2', { a: '1' }, ['2: Names of one map must differ']],
  ['a: { b: 1\n', { a: { b: '1' } }, ['1: No bracket closes {']],
  ['a: 1\n---\nb: 2', { a: '1' }, ['2: Only the first document was read']],
  ['a: &x b\nc: *x', { a: 'b', c: '' }, ['2: A name that points to another place is not followed']],
  ['a: 1\nb\n', { a: '1', b: '' }, ['2: A name has no value']],
])('%j is not quite YAML', (text, value, errors) => {
  expect(read(text)).toEqual(value);
  expect(wrong(text)).toEqual(errors);
});

test('a map knows its line', () => {
  const { value } = readYaml('a:\n  - x: 1\n  - x: 2\n');
  const list = typeof value === 'object' && 'fields' in value ? value.fields.get('a') : undefined;
  expect(Array.isArray(list) && list.map(({ line }) => line)).toEqual([2, 3]);
});

test('what is nested deeper than any table is left out, and said', () => {
  expect(wrong('['.repeat(50_000))).toContain('1: Nothing deeper than 32 levels is read');
  expect(JSON.stringify(read('['.repeat(50_000))).length).toBeLessThan(200);
});
