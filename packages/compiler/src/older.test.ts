import { describe, expect, it } from 'vitest';
import { compile } from './index.js';

/* Wordings of the ninth edition, in words of our own. */

const did = (text: string) => {
  const { effects, unread } = compile(text, { edition: 'w40k-9', kind: 'ability', name: 'Kiln Cannon' });
  expect(unread).toEqual([]);
  return effects;
};
const weapon = { all: 'weapon', in: 'self', keywords: ['kiln-cannon'] };

describe('attacks with a weapon, said by the weapon', () => {
  it.each([
    [
      'Whenever an attack is made with this weapon against a KILN unit, add 2 to that attack’s hit roll.',
      { modify: 'hit-roll', how: 'add', by: 2, for: { with: weapon, where: { is: 'target', keywords: ['KILN'] } } },
    ],
    [
      'When an attack made with this weapon is allocated to a KILN model, that attack has a Damage characteristic of 5.',
      { modify: 'damage', how: 'set', by: 5, for: { with: weapon, where: { is: 'target', keywords: ['KILN'] } } },
    ],
    ['This weapon can target units not visible to the bearer.', { allow: 'target-unseen', for: { with: weapon } }],
    [
      'While resolving an attack with this weapon, a wound roll of 5+ inflicts 2 mortal wounds on the target in addition to any damage.',
      { grant: { rule: 'mortal-wounds-besides', parameter: 2 }, for: { where: { state: 'wound-unmodified-5+' } } },
    ],
    [
      'Whenever an attack is made with this weapon, on a hit roll of 6, the target suffers D3 mortal wounds and the attack sequence ends.',
      {
        grant: { rule: 'mortal-wounds-instead', parameter: { dice: 'D3' } },
        for: { where: { state: 'hit-unmodified-6+' } },
      },
    ],
    [
      'Each time this model fights, it makes 4 additional attacks with this weapon.',
      { modify: 'additional-attacks', how: 'add', by: 4, for: { attacks: 'melee', by: 'self', with: weapon } },
    ],
    [
      'Each time this model makes an attack, ignore any hit roll and Ballistic Skill modifiers.',
      { ignoreModifiers: ['hit-roll', 'skill'], for: { by: 'self' } },
    ],
  ])('%s', (text, verb) => expect(did(text)).toMatchObject([{ do: [verb] }]));
});

it('a wreck explodes on one number', () => {
  expect(
    did(
      'When this model is destroyed, roll one D6 before any embarked models disembark. On a 5 it explodes, and each unit within 2" suffers 1 mortal wound.',
    ),
  ).toMatchObject([
    {
      when: { at: 'model-destroyed', of: 'self' },
      do: [
        { roll: 'D6', as: 'die' },
        { if: { compare: ['die', '=', 5] }, then: [{ each: { all: 'unit' }, do: [{ suffer: 1 }] }] },
      ],
    },
  ]);
});

it('a unit waits elsewhere, and comes when it likes', () => {
  expect(
    did(
      'During deployment, you can set up this unit in deep clay instead of placing it on the battlefield. If you do so, during the Reinforcements step of any of your Movement phases, you can set up this unit anywhere more than 8" from all enemy units.',
    ),
  ).toMatchObject([
    {
      when: { at: 'deployment' },
      offer: {},
      do: [
        { reserve: 'self', as: 'from-the-start' },
        { later: { at: 'reinforcements', turn: 'mine' }, do: [{ setUp: 'self', as: 'arriving' }] },
      ],
    },
  ]);
});

it('a power that is manifested lasts to the next Psychic phase', () => {
  expect(
    did(
      'Malediction: If manifested, select one enemy unit within 9" of this PSYKER. Until the end of your next Psychic phase, halve the Move characteristic of models in that unit.',
    ),
  ).toMatchObject([
    {
      when: { at: 'power-manifested', of: 'self' },
      do: [{ choose: { side: 'theirs' } }, { modify: 'move', how: 'divide', by: 2, until: { my: 'shooting-phase' } }],
    },
  ]);
});

it('a relic is its bearer’s own', () => {
  expect(
    did('While resolving a melee attack made against a model with this Relic, subtract 2 from the hit roll.'),
  ).toMatchObject([{ do: [{ modify: 'hit-roll', by: -2, for: { at: 'self' } }] }]);
});
