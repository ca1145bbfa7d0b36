import type { Effect } from '@umpire/effects';
import { describe, expect, it } from 'vitest';
import { isOfModel, ofItsModel } from './of-its-model.js';

const potter = { all: 'model', in: 'self', keywords: ['MASTER POTTER'] } as const;
const own = (...verbs: Effect['do']): Effect['do'] | undefined => ofItsModel([{ do: verbs }], 'Master Potter')[0]?.do;

describe('in an attached unit', () => {
  it.each([
    ['While this model sings, it can be seen by nobody.', true],
    ['The bearer has a 4+ invulnerable save.', true],
    ['This unit sings well.', false],
    ['While this model is leading a unit, this unit has the Stealth ability.', false],
  ])('%s', (text, is) => {
    expect(isOfModel(text)).toBe(is);
  });

  it('attacks of this model are of the models of its sheet alone', () => {
    const reroll = { reroll: 'hit', which: 'ones' } as const;
    expect(own({ ...reroll, for: { attacks: 'melee', by: 'self' } })).toEqual([
      { ...reroll, for: { attacks: 'melee', by: potter } },
    ]);
  });

  it('its save is its own, and helps no bodyguard', () => {
    const save = { modify: 'invulnerable-save', how: 'best-of', by: 4 } as const;
    expect(own({ ...save, for: 'self' })).toEqual([{ ...save, for: { attacks: 'any', at: potter } }]);
  });

  it('its objective control too, but a charge is rolled for all of the unit', () => {
    const add = { how: 'add', by: 1, for: 'self' } as const;
    expect(own({ modify: 'objective-control', ...add }, { modify: 'charge-roll', ...add })).toEqual([
      { modify: 'objective-control', how: 'add', by: 1, for: potter },
      { modify: 'charge-roll', ...add },
    ]);
  });
});
