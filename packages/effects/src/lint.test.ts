import type { Issue } from '@umpire/kernel';
import { describe, expect, test } from 'vitest';
import { exampleVocabulary as vocabulary } from '../test/vocabulary.js';
import type { Effect } from './effect.js';
import { lintAbility, lintEffect } from './lint.js';
import type { Verb } from './verb.js';

const mine = { attacks: 'any', by: 'self' } as const;
const lint = (effect: Effect): Partial<Issue>[] =>
  lintEffect(effect, vocabulary).map(({ code, path, found }) => ({
    code,
    ...(path && { path }),
    ...(found && { found }),
  }));
const when = { at: 'phase', edge: 'before' } as const;

describe('lintEffect', () => {
  test.each<[why: string, verb: Verb, issue: Partial<Issue>]>([
    [
      'a name that nothing binds',
      { destroy: 'victim' },
      { code: 'unbound-name', path: 'do[0].destroy', found: 'victim' },
    ],
    ['a candidate outside a search', { destroy: 'it' }, { code: 'unbound-name', path: 'do[0].destroy', found: 'it' }],
    [
      'an attack outside attacks',
      { destroy: 'attacker' },
      { code: 'unbound-name', path: 'do[0].destroy', found: 'attacker' },
    ],
    [
      'a subject without a step',
      { destroy: 'subject' },
      { code: 'unbound-name', path: 'do[0].destroy', found: 'subject' },
    ],
    [
      'a list that nothing filled',
      { drop: 'self', from: 'list' },
      { code: 'unbound-name', path: 'do[0]', found: 'list' },
    ],
    [
      'a bound rule that is not',
      { grant: { bound: 'chosen' }, for: 'self' },
      { code: 'unbound-name', path: 'do[0]', found: 'chosen' },
    ],
    ['a value nobody bound', { heal: 'pool', on: 'self' }, { code: 'unbound-name', path: 'do[0].heal', found: 'pool' }],
    [
      'a number nobody reads',
      { modify: 'strenght', how: 'add', by: 1, for: mine },
      { code: 'unknown-number', path: 'do[0]', found: 'strenght' },
    ],
    [
      'a number asked for',
      { heal: { the: 'mood', of: 'self' }, on: 'self' },
      { code: 'unknown-number', path: 'do[0].heal', found: 'mood' },
    ],
    [
      'a roll that is not re-rolled',
      { reroll: 'charm', which: 'any', for: mine },
      { code: 'unknown-reroll', path: 'do[0]', found: 'charm' },
    ],
    [
      'a rule nobody wrote',
      { grant: 'lethal-hit', for: mine },
      { code: 'unknown-rule', path: 'do[0]', found: 'lethal-hit' },
    ],
    [
      'a rule with a parameter',
      { grant: { rule: 'melta', parameter: 2 }, for: mine },
      { code: 'unknown-rule', path: 'do[0]', found: 'melta' },
    ],
    ['a native rule nobody wrote', { native: 'x' }, { code: 'unknown-rule', path: 'do[0]', found: 'x' }],
    ['a menu of rules', { choose: ['x'], as: 'y' }, { code: 'unknown-rule', path: 'do[0].choose', found: 'x' }],
    [
      'a step of a period',
      { grant: 'lethal-hits', for: mine, until: { my: 'x' } },
      { code: 'unknown-step', path: 'do[0].until', found: 'x' },
    ],
    [
      'a step to wait for',
      { later: { at: 'x', edge: 'after' }, do: [] },
      { code: 'unknown-step', path: 'do[0].later', found: 'x' },
    ],
    [
      'a state nobody declares, deep inside',
      { grant: 'lethal-hits', for: { ...mine, where: { not: { state: 'happy', of: 'attacker' } } } },
      { code: 'unknown-state', path: 'do[0].for.where.not', found: 'happy' },
    ],
  ])('finds %s', (_why, verb, issue) => {
    expect(lint({ do: [verb] })).toEqual([issue]);
  });

  test('finds an offer that nothing opens', () => {
    expect(lint({ offer: {}, do: [{ cancel: 'hit' }] })).toEqual([{ code: 'closed-offer', path: 'offer' }]);
    expect(lint({ when: { at: 'unit-destroyed', edge: 'after' }, offer: {}, do: [{ cancel: 'hit' }] })).toEqual([
      { code: 'closed-offer', path: 'offer', found: 'unit-destroyed' },
    ]);
  });

  test('finds a verb that no driver carries out', () => {
    expect(lintEffect({ do: [{ cancel: 'hit' }] }, { ...vocabulary, verbs: new Set(['modify']) })).toMatchObject([
      { code: 'unread-verb', found: 'cancel' },
    ]);
  });

  test('finds a permission only where permissions are listed', () => {
    const effect: Effect = {
      do: [
        { allow: 'fly', for: 'self' },
        { forbid: 'swim', for: 'self' },
      ],
    };
    expect(lint(effect)).toEqual([]);
    expect(lintEffect(effect, { ...vocabulary, permissions: new Set(['fly']) })).toMatchObject([
      { code: 'unknown-permission', found: 'swim' },
    ]);
  });

  test('names hold once bound: by steps, offers, verbs and searches', () => {
    expect(
      lint({
        when: { ...when, of: { all: 'unit', where: { is: 'it', keywords: [] } } },
        offer: { target: { as: 'unit', from: { all: 'unit', where: { is: 'subject', keywords: [] } } } },
        do: [
          { roll: 'D6', as: 'die', purpose: 'test' },
          { each: { all: 'unit' }, as: 'one', do: [{ collect: 'one', into: 'some' }] },
          { if: { compare: ['die', '>', 3] }, then: [{ destroy: 'some' }] },
          { later: { at: 'unit-attacked', edge: 'after' }, do: [{ return: 'fallen', wounds: 'full' }] },
          { place: 'marker', as: 'marker', within: [{ within: 3, of: 'marker', from: 'unit' }] },
        ],
      }),
    ).toEqual([]);
  });

  test('the name of each holds inside it only, and an offer is not bound in its own price', () => {
    expect(lint({ do: [{ each: 'self', as: 'one', do: [] }, { destroy: 'one' }] })).toMatchObject([{ found: 'one' }]);
    expect(
      lint({
        when,
        offer: { cost: { count: 'unit' }, target: { as: 'unit', from: 'mine' } },
        do: [{ destroy: 'unit' }],
      }),
    ).toMatchObject([{ path: 'offer.cost.count' }]);
  });

  test('suggests names close by', () => {
    expect(lintEffect({ do: [{ destroy: 'slef' }] }, vocabulary)[0]?.near).toEqual(['self']);
    expect(lintEffect({ do: [{ grant: 'lethal-hit', for: 'self' }] }, vocabulary)[0]?.near).toEqual(['lethal-hits']);
  });
});

test('the effects of an ability share what they keep and mark', () => {
  const keep = (period: 'battle' | undefined): Verb => ({ bind: 'plan', to: 1, ...(period && { keep: period }) });
  const ability = (first: Verb): Partial<Issue>[] =>
    lintAbility({ id: 'a', effects: [{ do: [first] }, { do: [{ heal: 'plan', on: 'self' }] }] }, vocabulary);
  expect(ability(keep('battle'))).toEqual([]);
  expect(ability(keep(undefined))).toMatchObject([{ code: 'unbound-name', path: 'effects[1].do[0].heal' }]);
  const marked: Effect = { if: { state: 'glowing', of: 'self' }, do: [{ cancel: 'hit' }] };
  expect(lintAbility({ id: 'a', effects: [{ do: [{ mark: 'glowing', on: 'self' }] }, marked] }, vocabulary)).toEqual(
    [],
  );
  expect(lintAbility({ id: 'a', effects: [marked] }, vocabulary)).toHaveLength(1);
});
