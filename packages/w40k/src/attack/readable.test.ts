import type { Effect, VerbTag } from '@umpire/effects';
import { exactOdds } from '@umpire/odds';
import { describe, expect, test } from 'vitest';
import { w40k } from '../system.js';
import { attackDriver, isReadable } from './readable.js';

/* What the attack engine says it reads is held against what it does: every field changes an answer. */

const found = w40k.ruleSet('w40k-10');
if (!found.ok) throw new Error();
const rules = found.value;

/** Six shots, 3+ to hit, strength 4 at toughness 4, save 4+, in cover, two wounds a model; damage 2. */
function mean(effects: { readonly attacker?: readonly Effect[]; readonly target?: readonly Effect[] }): number {
  const scenario = {
    edition: 'w40k-10',
    phase: 'shooting',
    attackers: [
      {
        name: 'Slingers',
        keywords: ['INFANTRY'],
        weapons: [
          { name: 'Bog slings', range: 24, attacks: '6', skill: '3+', strength: 4, armourPenetration: -1, damage: '2' },
        ],
        effects: effects.attacker ?? [],
      },
    ],
    target: {
      name: 'Barges',
      keywords: ['VEHICLE'],
      groups: [{ models: 9, toughness: 4, save: '4+', wounds: 3 }],
      effects: effects.target ?? [],
    },
    conditions: { cover: true, distance: 10 },
  };
  const attack = w40k.attack(scenario, rules);
  if (!attack.ok) throw new Error(JSON.stringify(attack.error));
  const answer = exactOdds(attack.value, { edition: 'w40k-10', ruleSet: '', want: [], clock: () => 0 });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.woundsLost.mean;
}

const shots = { attacks: 'ranged', by: 'self' } as const;
const melee = { attacks: 'melee', by: 'self' } as const;
const plus = { modify: 'strength', how: 'add', by: 1, for: shots } as const;
const lethal = { grant: 'lethal-hits', for: shots } as const;
const better = { modify: 'hit-roll', how: 'add', by: 1, for: shots } as const;

/** Of each field two effects that differ in nothing else, and must not come to the same. */
const probes: Readonly<Partial<Record<VerbTag, Readonly<Record<string, readonly [Effect, Effect]>>>>> = {
  modify: {
    how: [{ do: [plus] }, { do: [{ ...plus, how: 'set' }] }],
    by: [{ do: [plus] }, { do: [{ ...plus, by: 4 }] }],
    for: [{ do: [plus] }, { do: [{ ...plus, for: melee }] }],
    stacks: [
      {
        do: [
          { ...plus, by: 2 },
          { ...plus, by: 2 },
        ],
      },
      {
        do: [
          { ...plus, by: 2, stacks: 'alone' },
          { ...plus, by: 2, stacks: 'alone' },
        ],
      },
    ],
  },
  ignoreModifiers: {
    for: [
      {
        do: [
          { ignoreModifiers: ['hit-roll'], for: shots },
          { ...better, by: -1 },
        ],
      },
      {
        do: [
          { ignoreModifiers: ['hit-roll'], for: melee },
          { ...better, by: -1 },
        ],
      },
    ],
  },
  reroll: {
    which: [
      { do: [{ reroll: 'wound', which: 'ones', for: shots }] },
      { do: [{ reroll: 'wound', which: 'any', for: shots }] },
    ],
    for: [
      { do: [{ reroll: 'wound', which: 'any', for: shots }] },
      { do: [{ reroll: 'wound', which: 'any', for: melee }] },
    ],
  },
  grant: { for: [{ do: [lethal] }, { do: [{ ...lethal, for: melee }] }] },
  mark: {
    on: [
      {
        do: [
          { mark: 'soaked', on: 'target' },
          { ...plus, for: { ...shots, where: { state: 'soaked', of: 'target' } } },
        ],
      },
      {
        do: [
          { mark: 'soaked', on: 'attacker' },
          { ...plus, for: { ...shots, where: { state: 'soaked', of: 'target' } } },
        ],
      },
    ],
  },
  forbid: {
    for: [{ do: [{ forbid: 'attacks', for: shots }] }, { do: [{ forbid: 'attacks', for: melee }] }],
  },
  suffer: {
    on: [
      { do: [{ if: { state: 'critical-wound', of: 'attack' }, then: [{ suffer: 1, kind: 'mortal', on: 'target' }] }] },
      { do: [{ if: { state: 'critical-wound', of: 'attack' }, then: [plus] }] },
    ],
    kind: [
      { do: [{ if: { state: 'critical-hit', of: 'attack' }, then: [{ suffer: 3, kind: 'mortal', on: 'target' }] }] },
      { do: [{ if: { state: 'critical-hit', of: 'attack' }, then: [{ suffer: 3, kind: 'normal', on: 'target' }] }] },
    ],
  },
  if: {
    then: [
      { do: [{ if: { is: 'target', keywords: ['VEHICLE'] }, then: [plus] }] },
      { do: [{ if: { is: 'target', keywords: ['VEHICLE'] }, then: [{ ...plus, by: 4 }] }] },
    ],
    else: [
      { do: [{ if: { is: 'target', keywords: ['MONSTER'] }, then: [plus] }] },
      { do: [{ if: { is: 'target', keywords: ['MONSTER'] }, then: [plus], else: [plus] }] },
    ],
  },
  either: {},
  choose: {
    as: [
      {
        when: { at: 'shooting-phase', edge: 'before' },
        do: [
          { choose: { all: 'unit', side: 'theirs' }, as: 'prey' },
          { ...plus, for: { ...shots, at: 'prey' } },
        ],
      },
      {
        when: { at: 'shooting-phase', edge: 'before' },
        do: [
          { choose: { all: 'unit', side: 'mine' }, as: 'prey' },
          { ...plus, for: { ...shots, at: 'prey' } },
        ],
      },
    ],
  },
};

/** Read as what they say of the moment of the attack, in which they are in force or not at all. */
const ofTheMoment = new Set(['until', 'min', 'max']);

const claims = [...attackDriver.fields].flatMap(([verb, fields]) =>
  [...fields]
    .filter((field) => field !== '' && !ofTheMoment.has(field))
    .map((field): [VerbTag, string] => [verb, field]),
);

describe('what the attack engine reads', () => {
  test.each(claims)('%s: %s changes an answer', (verb, field) => {
    const pair = probes[verb]?.[field];
    if (!pair) throw new Error(`no probe of ${field} of ${verb}`);
    const [one, other] = pair.map((effect) => mean({ attacker: [effect] }));
    expect(one).not.toBeCloseTo(other ?? 0, 6);
  });

  test.each<[why: string, effect: Effect]>([
    ['allow', { do: [{ allow: 'shoot', for: 'self' }] }],
    ['gain', { do: [{ gain: 'command-points', amount: 1, for: 'mine' }] }],
    ['a heal', { do: [{ heal: 1, on: 'self' }] }],
    ['a step that is over', { when: { at: 'command-phase', edge: 'during' }, do: [plus] }],
    ['a step after the attack', { when: { at: 'unit-shot', edge: 'after' }, do: [plus] }],
    ['what was done before', { if: { done: 'unit-shot', by: 'self', since: 'turn' }, do: [plus] }],
    ['a number on the table', { do: [{ ...plus, by: { count: { all: 'unit', side: 'theirs' } } }] }],
    ['a rule that no edition has', { do: [{ grant: 'glazed', for: shots }] }],
  ])('%s is not for an attack', (_why, effect) => {
    expect(isReadable(effect, rules)).toBe(false);
  });

  test.each<[why: string, effect: Effect]>([
    [
      'what lasts from the Command phase',
      { when: { at: 'command-phase', edge: 'during' }, do: [{ ...plus, until: 'turn' }] },
    ],
    [
      'a PSYKER in the unit',
      { if: { compare: [{ count: { all: 'model', in: 'self', keywords: ['PSYKER'] } }, '>', 0] }, do: [plus] },
    ],
    ['either of two things', { do: [{ either: [[plus], [lethal]] }] }],
  ])('%s is', (_why, effect) => {
    expect(isReadable(effect, rules)).toBe(true);
  });
});

describe('a weapon is known by its name', () => {
  const named = (keyword: string): Effect => ({
    do: [{ ...plus, for: { ...shots, with: { all: 'weapon', keywords: [keyword] } } }],
  });
  const [bare, with1] = [mean({}), mean({ attacker: [{ do: [plus] }] })];

  test('as rules call it, one or several', () => {
    expect(mean({ attacker: [named('bog-sling')] })).toBeCloseTo(with1, 10);
    expect(mean({ attacker: [named('bog-slings')] })).toBeCloseTo(with1, 10);
    expect(mean({ attacker: [named('glaze-rod')] })).toBeCloseTo(bare, 10);
  });

  test('a unit that was hit by another weapon before is a fact of the target', () => {
    const after: Effect = {
      do: [{ ...plus, for: { ...shots, where: { state: 'hit-with-glaze-rod', of: 'target' } } }],
    };
    expect(mean({ attacker: [after] })).toBeCloseTo(bare, 10);
  });

  test('of two things the first is taken, and said', () => {
    const twofold: Effect = { do: [{ either: [[plus], [lethal]] }] };
    expect(mean({ attacker: [twofold] })).toBeCloseTo(with1, 10);
  });
});
