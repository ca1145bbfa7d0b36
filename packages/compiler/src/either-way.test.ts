import type { Effect } from '@umpire/effects';
import { describe, expect, it } from 'vitest';
import { compile, type Kind } from './index.js';

/* The same things said the other way round: on wordings of our own. */

const effectsOf = (text: string, kind: Kind = 'ability'): readonly Effect[] => {
  const { effects, unread } = compile(text, { edition: 'w40k-10', kind, name: 'Kiln Song', cost: 1 });
  expect(unread).toEqual([]);
  return effects;
};

describe('the passive', () => {
  it.each([
    ['This model’s Toughness characteristic is improved by 1.', { modify: 'toughness', how: 'add', by: 1 }],
    ['The Move characteristic of this model is reduced by 2".', { modify: 'move', how: 'add', by: { inches: -2 } }],
    ['This model’s Leadership characteristic is worsened by 1.', { modify: 'leadership', how: 'worsen', by: 1 }],
  ])('%s', (text, verb) => {
    expect(effectsOf(text)[0]?.do).toMatchObject([verb]);
  });
});

describe('where and when', () => {
  it('each player’s turn', () => {
    expect(
      effectsOf(
        'At the end of each player’s turn, if this unit is more than 6" from all enemy units, you can remove it from the battlefield and place it into Strategic Reserves.',
      ),
    ).toMatchObject([{ when: { at: 'turn-end' }, do: [{ reserve: 'self', as: 'strategic' }] }]);
  });

  it('anywhere that is far enough', () => {
    expect(
      effectsOf(
        'Each time this unit is set up on the battlefield from Reserves, it can be set up anywhere that is more than 6" horizontally away from all enemy models.',
      ),
    ).toHaveLength(1);
  });

  it('set up, or at the end of a move', () => {
    const effects = effectsOf(
      'In your opponent’s Movement phase, each time an enemy unit is set up or ends a Normal, Advance or Fall Back move within 9" of this model, this model can make a Normal move of up to 3".',
    );
    expect(effects.map(({ when }) => when?.at)).toEqual(['move', 'set-up']);
  });
});

describe('stratagems', () => {
  const head =
    'WHEN: Any phase, just after a mortal wound is inflicted on a CLAY unit from your army.\nTARGET: That CLAY unit.';
  it('answer what was inflicted', () => {
    expect(
      effectsOf(`${head}\nEFFECT: Until the end of the phase, your unit cannot be Battle-shocked.`, 'stratagem'),
    ).toMatchObject([
      {
        when: { at: 'mortal-wounds-suffered', edge: 'before' },
        do: [{ forbid: 'battle-shock', for: 'subject', until: 'phase' }],
      },
    ]);
  });

  it('are used no more than so often', () => {
    const [effect] = effectsOf(
      `${head}\nEFFECT: Your unit can Fall Back as if it were your Movement phase.\nRESTRICTIONS: You cannot use this Stratagem more than once per turn.`,
      'stratagem',
    );
    expect(effect).toMatchObject({
      offer: { limit: { times: 1, per: 'turn', by: 'army' } },
      do: [{ move: 'subject', as: 'fall-back' }],
    });
  });
});

describe('who is near enough to fight', () => {
  it('reaches farther', () => {
    expect(
      effectsOf(
        'When determining which models in this unit are eligible to fight, any models in it that are within 4" of one or more enemy models are eligible to fight. When resolving those attacks, such models can target one of those enemy units that is within 4" of them and within Engagement Range of their unit.',
      ),
    ).toMatchObject([{ do: [{ modify: 'fight-reach', how: 'set', by: { inches: 4 }, for: 'self' }] }]);
  });
});
