import { expect, test } from 'vitest';
import type { Effect } from '../effect.js';
import type { Verb } from '../verb.js';
import { printEffect } from './effect.js';
import { printVerb } from './verb.js';

const mine = { attacks: 'any', by: 'self' } as const;

test.each<[words: string, effect: Effect]>([
  ['re-roll hit rolls of 1', { do: [{ reroll: 'hit', which: 'ones', for: mine }] }],
  [
    'Subtract 1 from damage for attacks at this unit.',
    { do: [{ modify: 'damage', how: 'add', by: -1, for: { attacks: 'any', at: 'self' } }] },
  ],
  [
    'Invulnerable save 5+ for ranged attacks at this unit.',
    { do: [{ modify: 'invulnerable-save', how: 'best-of', by: 5, for: { attacks: 'ranged', at: 'self' } }] },
  ],
  ['subtract 1 from damage', { do: [{ modify: 'damage', how: 'add', by: -1, for: mine }] }],
  [
    'If it is the fight phase of my turn and this unit has leader: grant stealth for this unit.',
    {
      if: {
        every: [
          { state: 'fight-phase', of: 'mine' },
          { state: 'has-leader', of: 'self' },
        ],
      },
      do: [{ grant: 'stealth', for: 'self' }],
    },
  ],
  [
    'If all of (not so: the target lost wounds to the subject; the target is within engagement range of this unit): grant stealth for this unit.',
    {
      if: {
        every: [
          { not: { state: 'lost-wounds-to-subject', of: 'target' } },
          { within: { the: 'engagement-range', of: 'mine' }, of: 'target', from: 'self' },
        ],
      },
      do: [{ grant: 'stealth', for: 'self' }],
    },
  ],
  [
    'If this unit has not been selected to shoot since the start of the phase: grant stealth for this unit.',
    {
      if: { not: { done: 'selected-to-shoot', by: 'self', since: 'phase' } },
      do: [{ grant: 'stealth', for: 'self' }],
    },
  ],
  [
    'Add 1 to hit rolls for attacks by this unit until the end of the phase.',
    { do: [{ modify: 'hit-roll', how: 'add', by: 1, for: mine, until: 'phase' }] },
  ],
  ['Subtract 2 from movement for this unit.', { do: [{ modify: 'movement', how: 'add', by: -2, for: 'self' }] }],
  [
    'Improve armour penetration by 1 (not cumulative with other improvements) for attacks by this unit.',
    { do: [{ modify: 'armour-penetration', how: 'improve', by: 1, for: mine, stacks: 'alone' }] },
  ],
  [
    'If this unit is engaged: grant lethal hits for attacks by this unit.',
    { if: { state: 'engaged', of: 'self' }, do: [{ grant: 'lethal-hits', for: mine }] },
  ],
  [
    'After hit roll in my turn, you may, at a cost of 1, 2 times per my command for each unit: cancel the hit.',
    {
      when: { at: 'hit-roll', edge: 'after', turn: 'mine' },
      offer: { cost: 1, limit: { times: 2, per: { my: 'command' }, by: 'unit' } },
      do: [{ cancel: 'hit' }],
    },
  ],
])('%s', (words, effect) => {
  expect(printEffect(effect)).toBe(words);
});

test.each<[words: string, verb: Verb]>([
  [
    'if not all of (this unit is a; this unit is b), do nothing',
    {
      if: {
        not: {
          every: [
            { state: 'a', of: 'self' },
            { state: 'b', of: 'self' },
          ],
        },
      },
      then: [],
    },
  ],
  [
    'if none of (this unit is a), cancel the hit, otherwise cancel the wound',
    { if: { not: { some: [{ state: 'a', of: 'self' }] } }, then: [{ cancel: 'hit' }], else: [{ cancel: 'wound' }] },
  ],
  [
    'while not so: this unit is not a, destroy this unit',
    { while: { not: { not: { state: 'a', of: 'self' } } }, do: [{ destroy: 'self' }] },
  ],
  [
    'do one of: (destroy this unit) or (cancel the hit; cancel the wound)',
    { either: [[{ destroy: 'self' }], [{ cancel: 'hit' }, { cancel: 'wound' }]] },
  ],
  ['heal the least of (3, D3) wounds of this unit', { heal: { op: 'min', of: [3, { dice: 'D3' }] }, on: 'self' }],
  ['choose exactly 2 of a, b or c as “picked”', { choose: ['a', 'b', 'c'], as: 'picked', min: 2, max: 2 }],
  [
    'grant sustained hits D3 for this unit',
    { grant: { rule: 'sustained-hits', parameter: { dice: 'D3' } }, for: 'self' },
  ],
  [
    'grant “chosen” for this unit until my next command',
    { grant: { bound: 'chosen' }, for: 'self', until: { my: 'command' } },
  ],
  ['this unit is battle shocked no longer', { lift: 'battle-shocked', from: 'self' }],
  ['move this unit up to 6" (normal)', { move: 'self', as: 'normal', upTo: { inches: 6 } }],
  [
    'ignore modifiers to movement and hit roll for this unit',
    { ignoreModifiers: ['movement', 'hit-roll'], for: 'self' },
  ],
])('%s', (words, verb) => {
  expect(printVerb(verb)).toBe(words);
});
