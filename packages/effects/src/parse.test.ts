import type { Issue } from '@umpire/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAbility, parseEffect } from './parse.js';

const issues = (raw: unknown, path?: string): readonly Issue[] => {
  const parsed = parseEffect(raw, path);
  return parsed.ok ? [] : parsed.error;
};

const reroll = { reroll: 'hit', which: 'ones', for: { attacks: 'ranged', by: 'self' } };

describe('parseEffect', () => {
  test('gives back what the language can say', () => {
    const effect = { if: { state: 'engaged', of: 'self' }, do: [reroll] };
    expect(parseEffect(effect)).toEqual({ ok: true, value: effect });
  });

  test.each<[why: string, raw: unknown, expected: Partial<Issue>]>([
    ['not an object', 'lethal hits', { code: 'effect-shape', path: 'x', found: '"lethal hits"' }],
    ['no verbs', {}, { code: 'effect-missing', path: 'x.do' }],
    ['an empty list of verbs', { do: [] }, { code: 'effect-shape', path: 'x.do' }],
    [
      'a verb nobody knows',
      { do: [{ rerol: 'hit' }] },
      { code: 'effect-unknown-kind', path: 'x.do[0]', near: ['reroll'] },
    ],
    [
      'a choice that is none',
      { do: [{ ...reroll, which: 'one' }] },
      { code: 'effect-unknown-choice', path: 'x.do[0].which', found: '"one"', near: ['ones'] },
    ],
    [
      'a key too many',
      { do: [{ ...reroll, untill: 'phase' }] },
      { code: 'effect-unknown-key', path: 'x.do[0]', near: ['until'] },
    ],
    [
      'a key too many at the top',
      { do: [reroll], when_: {} },
      { code: 'effect-unknown-key', path: 'x', near: ['when'] },
    ],
    ['a missing field', { do: [{ reroll: 'hit', which: 'any' }] }, { code: 'effect-missing', path: 'x.do[0].for' }],
    [
      'dice that are none',
      { do: [{ roll: 'D', as: 'die', purpose: 'p' }] },
      { code: 'dice-expression', path: 'x.do[0].roll', found: '"D"' },
    ],
    [
      'a period that is none',
      { do: [{ ...reroll, until: 'phases' }] },
      { code: 'effect-unknown-choice', path: 'x.do[0].until', near: ['phase'] },
    ],
    [
      'deep inside',
      { do: [{ if: { not: { every: [{ state: 4, of: 'self' }] } }, then: [] }] },
      { code: 'effect-shape', path: 'x.do[0].if.not.every[0].state', found: '4', hint: 'expected string' },
    ],
    ['a name too long', { do: [{ native: 'a'.repeat(121) }] }, { code: 'effect-too-large', path: 'x.do[0].native' }],
    ['a number too large', { do: [{ heal: 1e9, on: 'self' }] }, { code: 'effect-too-large', path: 'x.do[0].heal' }],
  ])('%s', (_why, raw, expected) => {
    expect(issues(raw, 'x')).toHaveLength(1);
    expect(issues(raw, 'x')[0]).toMatchObject(expected);
  });

  test('collects every issue', () => {
    expect(issues({ do: [{ native: 1 }, { destroy: {} }] }).map(({ path }) => path)).toEqual([
      'do[0].native',
      'do[1].destroy',
    ]);
  });

  test('bounds depth and size before it reads', () => {
    const deep = Array.from({ length: 100_000 }).reduce<unknown>((inner) => ({ not: inner }), {});
    expect(issues({ if: deep, do: [reroll] })[0]?.code).toBe('effect-too-deep');
    expect(issues({ do: Array.from({ length: 50_000 }, () => reroll) })[0]?.code).toBe('effect-too-large');
    const round: Record<string, unknown> = {};
    round.not = round;
    expect(issues({ if: round, do: [] })[0]?.code).toBe('effect-too-deep');
  });

  test('a prototype is no key of the language', () => {
    expect(issues(JSON.parse('{"do":[{"native":"a","__proto__":{"x":1}}]}'))[0]?.code).toBe('effect-unknown-key');
  });

  test('nothing makes it throw', () => {
    fc.assert(
      fc.property(
        fc.anything({ maxDepth: 6 }),
        (raw) => parseEffect(raw).ok === false && parseEffect({ do: [raw] }).ok === false,
      ),
    );
    fc.assert(fc.property(fc.json(), (raw) => typeof parseAbility(JSON.parse(raw)).ok === 'boolean'));
  });
});
