import type { Effect } from '@umpire/effects';
import { describe, expect, it } from 'vitest';
import { compile, type Kind } from './index.js';

/* What an army does in its own way, heads of stratagems, tokens on the table: on wordings of our own. */

const read = (text: string, kind: Kind = 'ability') =>
  compile(text, { edition: 'w40k-10', kind, name: 'Kiln Song', cost: 1 });
const effectsOf = (text: string, kind?: Kind): readonly Effect[] => {
  const { effects, unread } = read(text, kind);
  expect(unread).toEqual([]);
  return effects;
};

describe('an army’s own ways', () => {
  it.each([
    [
      'If your army is benefiting from the Mud Hymn, this unit has the Stealth ability.',
      { state: 'mud-hymn-active', of: 'mine' },
    ],
    [
      'If the Mud Hymn is not active for your army, this unit has the Stealth ability.',
      { not: { state: 'mud-hymn-active', of: 'mine' } },
    ],
    ['If your Mud Vow is fulfilled, this unit has the Stealth ability.', { state: 'army-mud-vow-kept', of: 'mine' }],
    [
      'If this unit has two or more Mud tokens, this unit has the Stealth ability.',
      { compare: [{ the: 'mud-points', of: 'self' }, '>=', 2] },
    ],
    ['If this unit is hidden, this unit has the Stealth ability.', { state: 'hidden', of: 'self' }],
  ])('%s', (text, condition) => {
    expect(effectsOf(text)).toMatchObject([{ if: condition, do: [{ grant: 'stealth' }] }]);
  });

  it('tokens that a unit has, and loses', () => {
    expect(effectsOf('At the end of your Command phase, this unit gains 2 Mud tokens.')[0]?.do).toMatchObject([
      { gain: 'mud-points', amount: 2, for: 'self' },
    ]);
  });

  it('its pride, which passes on', () => {
    expect(
      effectsOf(
        'Each time a CLAY unit from your army destroys an enemy unit, that CLAY unit becomes your army’s Proud Potters, replacing the old one.',
      )[0]?.do,
    ).toMatchObject([
      { lift: 'army-proud-potters', from: { side: 'mine', where: { state: 'army-proud-potters' } } },
      { mark: 'army-proud-potters', on: 'attacker' },
    ]);
  });

  it('the models of a unit by what is true of them', () => {
    expect(
      effectsOf('Models in this unit that are equipped with a mud shield have a 5+ invulnerable save.')[0]?.do,
    ).toMatchObject([{ modify: 'invulnerable-save', by: 5, for: { all: 'model', in: 'self' } }]);
  });

  it('all whom a charge is declared at', () => {
    expect(
      effectsOf('Whenever a friendly CLAY unit declares a charge, each target of that charge suffers 1 mortal wound.'),
    ).toMatchObject([
      {
        when: { at: 'charge-declared' },
        do: [{ each: { side: 'theirs', where: { state: 'charge-target', of: 'it' } }, do: [{ suffer: 1 }] }],
      },
    ]);
  });

  it('whoever has an ability that others set off', () => {
    expect(
      effectsOf(
        'CLAY units from your army have the following ability:\nMud Rush: When an enemy MUD unit has shot, if this unit lost a wound because of those attacks, this unit can make a Normal move.',
        'detachment-rule',
      ),
    ).toMatchObject([
      {
        when: { at: 'unit-shot' },
        do: [{ each: { keywords: ['CLAY'] }, as: 'one', do: [{ move: 'one', as: 'normal' }] }],
      },
    ]);
  });
});

describe('what a test came to', () => {
  it('belongs to the test', () => {
    expect(
      effectsOf(
        'In your Command phase, this unit takes a Leadership test. If that test is passed, your opponent loses 1CP.',
      ),
    ).toMatchObject([
      {
        when: { at: 'command-phase' },
        do: [
          { activate: 'leadership-test' },
          { if: { state: 'passed-last-test' }, then: [{ gain: 'command-points', amount: -1, for: 'theirs' }] },
        ],
      },
    ]);
  });
});

describe('stratagems on two units', () => {
  const on = (effect: string): string =>
    `WHEN: Your Command phase.\nTARGET: One CLAY unit from your army, and one friendly MUD unit within 6" of it.\nEFFECT: ${effect}`;
  it('know each by its kind', () => {
    const [effect] = effectsOf(on('Your MUD unit has the Stealth ability.'), 'stratagem');
    expect(effect).toMatchObject({
      offer: { target: { as: 'unit', from: { keywords: ['CLAY'] } } },
    });
    expect(effect?.do.at(-1)).toMatchObject({ grant: 'stealth', for: 'second' });
  });
  it('know both by "your unit"', () => {
    const [effect] = effectsOf(on('Your units have the Stealth ability.'), 'stratagem');
    expect(effect?.do.at(-1)).toMatchObject({ grant: 'stealth', for: 'both' });
  });
});

describe('tokens', () => {
  it('stand on the table, and are removed', () => {
    expect(
      effectsOf(
        'At the start of the battle, set up one Mud Post token wholly within 9" of this unit. Once per battle, you gain 1CP.',
      )[0]?.do,
    ).toMatchObject([
      { place: 'mud-post', as: 'token', within: [{ within: { inches: 9 }, of: 'token', from: 'self', wholly: true }] },
    ]);
  });
});

describe('notes', () => {
  it('are read, and rule nothing', () => {
    const { whole, effects } = read('Designer’s Note: Clay is heavier than it looks.');
    expect({ whole, effects }).toEqual({ whole: true, effects: [] });
    expect(read('').whole).toBe(false);
  });
});

describe('one of them, and each', () => {
  it('one is chosen, and heals', () => {
    expect(
      effectsOf(
        'In your Command phase, one friendly CLAY VEHICLE model within 5" of this model regains 2 lost wounds.',
      )[0]?.do,
    ).toMatchObject([
      { choose: { keywords: ['CLAY', 'VEHICLE'] }, as: 'chosen-model' },
      { heal: 2, on: 'chosen-model' },
    ]);
  });
  it('each heals', () => {
    expect(
      effectsOf('In your Command phase, each CLAY unit from your army regains 1 lost wound.')[0]?.do,
    ).toMatchObject([{ each: { keywords: ['CLAY'] }, as: 'healed', do: [{ heal: 1, on: 'healed' }] }]);
  });
  it('how often, said behind', () => {
    expect(
      effectsOf(
        'At the end of your turn, this model can use this ability. If it does, this model regains 1 lost wound. This model can only use this ability once per turn.',
      ),
    ).toMatchObject([{ offer: { limit: { times: 1, per: 'turn', by: 'unit' } } }]);
    expect(
      effectsOf(
        'Each time this model destroys an enemy unit, you gain 1CP. You cannot gain more than 1CP per phase in this way.',
      ),
    ).toMatchObject([{ offer: { limit: { times: 1, per: 'phase', by: 'army' } }, do: [{ gain: 'command-points' }] }]);
  });
  it('whom the army has singled out', () => {
    expect(
      effectsOf(
        'In your Command phase, select one CLAY unit from your army. Until the end of the turn, that unit is your Vanguard. While a unit is your Vanguard, add 1 to Charge rolls made for it.',
      ),
    ).toMatchObject([
      { do: [{ choose: { keywords: ['CLAY'] } }, { mark: 'vanguard-target', on: 'friend', until: 'turn' }] },
      { do: [{ modify: 'charge-roll', by: 1, for: { where: { state: 'vanguard-target', of: 'it' } } }] },
    ]);
  });
});
