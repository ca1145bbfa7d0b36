import type { Effect } from '@umpire/effects';
import { describe, expect, it } from 'vitest';
import { compile, type Kind } from './index.js';

/* Dice that an army's own rules throw, moves of its own, orders that go on to others: on wordings of our own. */

const effectsOf = (text: string, kind: Kind = 'ability'): readonly Effect[] => {
  const { effects, unread } = compile(text, { edition: 'w40k-10', kind, name: 'Kiln Song', cost: 1 });
  expect(unread).toEqual([]);
  return effects;
};

describe('an army’s own roll', () => {
  it('has dice thrown again, so many at most', () => {
    expect(
      effectsOf(
        'Whenever you make the Gifts of Clay roll, if this model is on the battlefield, re-roll up to 3 of those dice.',
      ),
    ).toMatchObject([
      {
        when: { at: 'made-gifts-of-clay-roll', of: 'mine' },
        if: { state: 'on-the-battlefield', of: 'self' },
        do: [{ modify: 'own-dice-re-rollable', how: 'set', by: 3, for: 'mine' }],
      },
    ]);
  });

  it('has a die more for each point, which are spent', () => {
    const [effect] = effectsOf(
      'When you make a Gifts of Clay roll, roll one additional D6 for each Mud point you have, after which all your Mud points are lost.',
    );
    expect(effect?.do).toMatchObject([
      { modify: 'own-dice', how: 'add', by: { the: 'mud-points', of: 'mine' } },
      { gain: 'mud-points', amount: { op: '-', of: [0, { the: 'mud-points', of: 'mine' }] } },
    ]);
  });

  it('happens when its rule says, whatever time stands before', () => {
    expect(
      effectsOf('At the start of the battle round, when you make a Gifts of Clay roll, roll one additional D6.'),
    ).toMatchObject([{ when: { at: 'made-gifts-of-clay-roll' } }]);
  });
});

describe('a move of its own', () => {
  it('goes as far as another die says', () => {
    expect(
      effectsOf(
        'Each time this unit makes a Mud Rush move, you can re-roll the D6 used to determine how far it can move.',
      ),
    ).toMatchObject([{ when: { at: 'made-mud-rush-move', of: 'self' }, do: [{ reroll: 'surge', for: 'self' }] }]);
  });

  it('may pass, but ends somewhere else', () => {
    expect(
      effectsOf(
        'Each time this unit Falls Back, models in it can move over enemy models as though they were not there, and you do not need to take Desperate Escape tests for it.',
      )[0]?.do,
    ).toMatchObject([
      { allow: 'fall-back-through-enemy-models', for: 'self' },
      { forbid: 'desperate-escape-tests', for: 'self' },
    ]);
  });
});

describe('orders', () => {
  it('go on to others', () => {
    expect(
      effectsOf(
        'Once per turn, after this model issues an Order to a WAGON unit from your army, it can issue the same Order to up to two other WAGON units from your army.',
      ),
    ).toMatchObject([
      {
        when: { at: 'order-issued', of: 'self' },
        offer: { limit: { times: 1, per: 'turn' } },
        do: [
          { choose: { keywords: ['WAGON'], side: 'mine' }, as: 'friends', min: 0, max: 2 },
          { activate: 'same-order', for: 'friends' },
        ],
      },
    ]);
  });

  it('are issued by whoever may', () => {
    expect(
      effectsOf(
        'This model has the Voice of Mud ability and the CHIEF keyword, and can issue up to 2 Orders to CLAY units.',
      ),
    ).toMatchObject([
      {
        do: [
          { grant: { rule: 'ability', keyword: 'VOICE OF MUD' } },
          { grant: { rule: 'keyword', keyword: 'CHIEF' } },
          { grant: { rule: 'orders', parameter: 2, keyword: 'CLAY' } },
        ],
      },
    ]);
  });
});
