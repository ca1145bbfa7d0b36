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
      effectsOf('At the end of each player’s turn, if this unit is hidden, place it into Strategic Reserves.'),
    ).toMatchObject([{ when: { at: 'turn-end' }, do: [{ reserve: 'self', as: 'strategic' }] }]);
  });

  it('anywhere that is far enough', () => {
    expect(
      effectsOf(
        'When this unit arrives from Reserves, it can be set up anywhere more than 7" from friendly CLAY models.',
      ),
    ).toHaveLength(1);
  });

  it('set up, or at the end of a move', () => {
    const effects = effectsOf(
      'Each time an enemy CLAY unit is set up or ends a Charge move within 7" of this model, you gain 1CP.',
    );
    expect(effects.map(({ when }) => when?.at)).toEqual(['charge-move', 'set-up']);
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
        'When determining which models in this unit are eligible to fight, each model in it within 4" of any enemy models is eligible to fight.',
      ),
    ).toMatchObject([{ do: [{ modify: 'fight-reach', how: 'set', by: { inches: 4 }, for: 'self' }] }]);
  });
});
