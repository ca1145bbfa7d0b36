import { readFileSync } from 'node:fs';
import { ok } from '@umpire/kernel';
import { expect, test } from 'vitest';
import { Battle, readBattle, writeBattle } from '../src/index.js';
import { engine, heading } from './outpost.js';
import { playOn } from './random-play.js';

const battle = Battle.start(engine, heading('11'));
playOn(battle, 11);
const lines = writeBattle(battle).trim().split('\n');
const read = (text: readonly string[]) => readBattle(text.join('\n'), () => ok(engine));

function stopped(text: readonly string[]): readonly [line: number, code: string] | undefined {
  const result = read(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const { line, why } = result.value.stopped ?? { line: 0, why: [] };
  return why[0] && [line, why[0].code];
}

const row = (n: number): Record<string, unknown> => JSON.parse(lines[n]!);
const withRow = (n: number, changes: object): string[] => lines.with(n, JSON.stringify({ ...row(n), ...changes }));

/** A battle whose passes stand, written when a log counted them like others. */
const counted = readFileSync(new URL('passes-counted.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');

test('a log that only counts the passes that stood is true to its end', () => {
  expect(counted.some((line) => line.includes('"passes":'))).toBe(true);
  expect(stopped(counted)).toBeUndefined();
});

test('a battle goes on with the passes that stood', () => {
  const standing = Battle.start(engine, heading('11'));
  playOn(standing, 11, { until: ({ control }) => control.passes.length > 0 });
  const result = read(writeBattle(standing).trim().split('\n'));
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const { battle: again } = result.value;
  expect(again.control.passes).toEqual(standing.control.passes);
  const { seat } = again.last!;
  expect(again.undo(seat)).toEqual(standing.undo(seat));
  expect(again.control).toEqual(standing.control);
});

test('a log that counts fewer passes than stood is found out', () => {
  const often = Battle.start(engine, heading('84'));
  playOn(often, 84);
  const text = writeBattle(often).trim().split('\n');
  const at = 1 + text.findIndex((line, i) => line.includes('"until"') && text[i + 1]?.includes('"passes"'));
  const { passes: _, ...rest } = JSON.parse(text[at]!) as Record<string, unknown>;
  expect(stopped(text.with(at, JSON.stringify(rest)))).toEqual([at + 1, 'log-passes-differ']);
});

test('a whole log is true to its end', () => {
  expect(stopped(lines)).toBeUndefined();
});

test.each([
  ['a line that is not JSON', lines.with(3, '{"n":'), 4, 'log-line-unreadable'],
  ['a line that is something else', lines.with(3, '[]'), 4, 'log-line-unreadable'],
  ['an answer without a reply', lines.with(2, JSON.stringify({ n: 2, seat: 'B' })), 3, 'log-line-unreadable'],
  ['passes that are no number', withRow(2, { passes: 'many' }), 3, 'log-line-unreadable'],
  ['fewer passes than none', withRow(2, { passes: -1 }), 3, 'log-line-unreadable'],
  ['dice beside a reply', withRow(2, { faces: [[6]] }), 3, 'log-line-unreadable'],
  ['dice that are none', withRow(2, { reply: undefined, faces: [['six']] }), 3, 'log-line-unreadable'],
  ['a seat that is none', withRow(2, { seat: 'C' }), 3, 'log-line-unreadable'],
  ['a word that no answer has', withRow(2, { note: 'x' }), 3, 'log-line-unreadable'],
  ['another number', withRow(2, { n: 900 }), 3, 'choice-not-open'],
  ['the other seat', withRow(2, { seat: row(2).seat === 'A' ? 'B' : 'A' }), 3, 'choice-not-yours'],
  ['an option that is none', withRow(2, { reply: { pick: ['99'] } }), 3, 'option-unknown'],
  ['another rule', withRow(2, { rule: 'magic' }), 3, 'log-rule-differs'],
  ['a hash of other events', withRow(2, { h: 'ffffffff' }), 3, 'log-hash-differs'],
  ['passes that nobody was asked for', withRow(1, { passes: 2 }), 2, 'log-pass-unasked'],
  ['a secret left out', withRow(1, { reply: undefined, secret: true }), 2, 'log-secret-missing'],
  ['an end too early', [...lines.slice(0, 3), lines.at(-1)!], 4, 'log-end-early'],
  [
    'another end',
    lines.with(-1, JSON.stringify({ end: { answers: 1, hash: 'x', score: [0, 0] } })),
    lines.length,
    'log-end-differs',
  ],
  ['another winner', lines.with(-1, lines.at(-1)!.replace('"score":[', '"score":[7')), lines.length, 'log-end-differs'],
  ['more after the end', [...lines, lines[1]!], lines.length + 1, 'log-after-end'],
])('%s is found where it stands', (_what, text, line, code) => {
  expect(stopped(text)).toEqual([line, code]);
});

test('a log of other rules says so where it stops being true', () => {
  const other = JSON.stringify({ ...row(0), ruleSet: 'sha256:older' });
  const result = read([other, ...lines.slice(1)]);
  expect(result.ok && result.value.stopped?.why.map(({ code }) => code)).toEqual([
    'log-hash-differs',
    'log-rule-set-differs',
    'log-engine-differs',
  ]);
});

test('a log that breaks off in a line says which, and is read up to there', () => {
  const text = lines.slice(0, 6).join('\n').slice(0, -3);
  const result = readBattle(text, () => ok(engine));
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const { cut, stopped: stops, ended, battle: whole } = result.value;
  expect([cut, stops, ended]).toEqual([6, undefined, false]);
  expect(writeBattle(whole).split('\n').slice(1, 5)).toEqual(lines.slice(1, 5));
});

test('a log between two lines does not break off', () => {
  const result = read(lines.slice(0, 5));
  expect(result.ok && result.value.cut).toBeUndefined();
});

test.each([
  ['no heading', lines.slice(1), 'log-heading-missing'],
  ['nothing', [], 'log-heading-missing'],
  ['another version', lines.with(0, JSON.stringify({ ...row(0), umpire: 2 })), 'log-version'],
  ['no seed', lines.with(0, JSON.stringify({ ...row(0), seed: undefined })), 'log-seed-missing'],
])('%s cannot be read at all', (_what, text, code) => {
  const result = read(text);
  expect(result.ok ? 'read' : result.error[0]?.code).toBe(code);
});
