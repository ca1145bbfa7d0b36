import type { Effect } from '@umpire/effects';
import { describe, expect, it } from 'vitest';
import { compile, type Kind } from './index.js';

/* Constructions that texts of many factions use, on wordings of our own. */

const effectsOf = (text: string, kind: Kind = 'ability'): readonly Effect[] => {
  const { effects, unread } = compile(text, { edition: 'w40k-10', kind, name: 'Kiln Song', cost: 1 });
  expect(unread).toEqual([]);
  return effects;
};
const doneIn = (text: string, kind?: Kind) => effectsOf(text, kind).flatMap((effect) => effect.do);
const strat = (target: string, effect: string, when = 'Your Shooting phase.'): string =>
  `WHEN: ${when}\nTARGET: ${target}\nEFFECT: ${effect}`;

describe('weapons', () => {
  it('by one of their abilities', () => {
    expect(doneIn('Each time an attack is made with a [LANCE] weapon, add 1 to the Damage roll.')).toEqual([
      {
        modify: 'damage-roll',
        how: 'add',
        by: 1,
        for: { attacks: 'any', where: { is: 'weapon', keywords: ['lance'] } },
      },
    ]);
  });

  it('two of a kind, and two of another', () => {
    const text = (name: string) => `If this model is equipped with 2 ${name}s, those weapons have the [HEAVY] ability.`;
    const effects = effectsOf(`${text('mud cannon')} ${text('clay pipe')}`);
    expect(effects.map((effect) => effect.do[0])).toMatchObject([
      { for: { with: { keywords: ['mud-cannon'] } } },
      { for: { with: { keywords: ['clay-pipe'] } } },
    ]);
  });

  it('by several names', () => {
    const [verb] = doneIn(
      'Mud cannons, clay pipes and kiln irons equipped by models in this unit have the [HEAVY] ability.',
    );
    expect(verb).toMatchObject({
      for: {
        by: 'self',
        where: { some: ['mud-cannon', 'clay-pipe', 'kiln-iron'].map((name) => ({ is: 'weapon', keywords: [name] })) },
      },
    });
  });

  it('one that is chosen', () => {
    const [choice, more] = doneIn(
      'At the start of the first battle round, select one ranged weapon equipped by this model; add 2 to the Damage characteristic of that weapon.',
    );
    expect(choice).toMatchObject({ choose: { all: 'weapon', in: 'self' }, as: 'chosen-weapon' });
    expect(more).toMatchObject({
      modify: 'damage',
      by: 2,
      for: { attacks: 'ranged', with: 'chosen-weapon', by: 'self' },
    });
  });

  it('as many as ride along, but not more than so many', () => {
    expect(
      doneIn(
        'For each CLAY model embarked within this model, add 1 to the Attacks characteristic of its mud cannon (to a maximum of +4).',
      )[0],
    ).toMatchObject({ modify: 'attacks', by: { op: 'min', of: [{ count: { all: 'model' } }, 4] } });
  });

  it('an ability as well, in some case', () => {
    const [, verb] = doneIn(
      'Each time a CLAY model in this unit makes an attack, that attack has the [HEAVY] ability, and the [PRECISION] ability as well if this unit is below Half-strength.',
    );
    expect(verb).toMatchObject({
      grant: 'precision',
      for: { by: { in: 'self', keywords: ['CLAY'] }, where: { state: 'below-half-strength' } },
    });
  });

  it('a number alone, as well or instead', () => {
    const text = (link: string) =>
      `Add 2 to the Strength characteristic of the bearer’s melee weapons. If the bearer is below Half-strength, add 3 to the Strength characteristic ${link}.`;
    expect(doneIn(text('instead'))).toMatchObject([
      { if: { not: { state: 'below-half-strength' } }, then: [{ by: 2 }] },
      { modify: 'strength', by: 3, for: { attacks: 'melee', by: 'self' } },
    ]);
  });
});

describe('engaged with fortifications only', () => {
  it('shot at, but less surely', () => {
    const text =
      'While an enemy CLAY unit is only within Engagement Range of one or more FORTIFICATION KILNS from your army, that CLAY unit can still be targeted by ranged attacks, but each time such an attack is made, if this model is Battle-shocked, subtract 2 from the Hit roll.';
    const only = {
      every: [
        { is: 'target', keywords: ['CLAY'] },
        { state: 'engaged-with-fortifications-only', of: 'target' },
      ],
    };
    expect(doneIn(text)).toEqual([
      { allow: 'be-targeted', for: { attacks: 'ranged', where: only } },
      {
        modify: 'hit-roll',
        how: 'add',
        by: -2,
        for: { attacks: 'ranged', where: { every: [...only.every, { state: 'battle-shocked', of: 'self' }] } },
      },
    ]);
  });
});

describe('moves as far as a die says', () => {
  it('towards the enemy, once, and not by everyone', () => {
    const [effect] = effectsOf(
      'After this unit has shot, this unit can make a Kiln Rush move. To do so, roll one D6 and add 1 to the result: this unit moves a distance in inches up to the result, but it must end this move as close as possible to the closest objective. This unit cannot make a Kiln Rush move while it is Battle-shocked, and can only make one Kiln Rush move per turn.',
    );
    expect(effect).toMatchObject({
      if: { not: { state: 'battle-shocked', of: 'self' } },
      offer: { limit: { times: 1, per: 'turn' } },
      do: [{ move: 'self', as: 'surge-towards-objective', upTo: { dice: 'D6+1' } }],
    });
  });
});

describe('stratagems', () => {
  it('whom one may not be used on', () => {
    const [effect] = effectsOf(
      strat(
        'One CLAY unit from your army. You cannot select a unit that is Battle-shocked.',
        'Your unit heals 2 wounds.',
      ),
      'stratagem',
    );
    expect(effect?.offer?.target?.from).toMatchObject({
      keywords: ['CLAY'],
      where: { not: { state: 'battle-shocked' } },
    });
  });

  it('on a kind of unit only if it is of another kind too', () => {
    const [effect] = effectsOf(
      `${strat('One unit from your army.', 'Your unit heals 2 wounds.')}\nRESTRICTIONS: You can only select a CLAY unit from your army if it is a KILN.`,
      'stratagem',
    );
    expect(effect?.offer?.target?.from).toMatchObject({
      where: { not: { every: [{ is: 'it', keywords: ['CLAY'] }, { not: { is: 'it', keywords: ['KILN'] } }] } },
    });
  });

  it('on a warlord of an army', () => {
    const [effect] = effectsOf(strat('Your CLAY WARLORD.', 'Your model regains 2 lost wounds.'), 'stratagem');
    expect(effect?.offer?.target?.from).toMatchObject({
      all: 'model',
      keywords: ['CLAY'],
      where: { state: 'warlord' },
    });
  });

  it('driven further, if its player likes', () => {
    const [effect] = effectsOf(
      strat(
        'One CLAY unit from your army.',
        'Each time you use this Stratagem, you can choose to stoke it. Your unit heals 2 wounds. If you chose to stoke it, your unit suffers 1 mortal wound.',
      ),
      'stratagem',
    );
    expect(effect?.do).toMatchObject([
      { either: [[], [{ mark: 'does-stoke', on: 'unit' }]] },
      { heal: 2 },
      { if: { state: 'does-stoke', of: 'unit' }, then: [{ suffer: 1 }] },
    ]);
  });

  it('at a price of several times as much', () => {
    expect(
      doneIn(
        'Each time you target this CLAY unit with a Stratagem, you must spend five times that Stratagem’s stated CP cost.',
      ),
    ).toMatchObject([{ modify: 'stratagem-cost', how: 'multiply', by: 5 }]);
  });
});

describe('charges and rides', () => {
  it('what is done once the targets are chosen', () => {
    const [effect] = effectsOf(
      'Each time a CLAY unit from your army declares a charge, if it Advanced this turn, after selecting the targets of that charge, you gain 1CP.',
      'detachment-rule',
    );
    expect(effect).toMatchObject({
      when: { at: 'charge-declared', of: { keywords: ['CLAY'] } },
      if: { state: 'advanced', of: 'subject' },
      do: [{ gain: 'command-points', amount: 1 }],
    });
  });

  it('who got out of a transport that had moved', () => {
    expect(
      doneIn(
        'Each time the bearer’s unit disembarks from a TRANSPORT after it has made a Normal move, it is eligible to charge.',
      ),
    ).toEqual([{ allow: 'charge-after-disembarking', for: { all: 'unit', in: 'self' } }]);
  });
});

describe('the words of core rules', () => {
  it('saves that are rolled again', () => {
    expect(doneIn('Each time a saving throw is made for this unit, re-roll a saving throw of 1.')).toEqual([
      { reroll: 'save', which: 'ones', for: { attacks: 'any', at: 'self' } },
    ]);
  });

  it('a critical hit of weapons with an ability', () => {
    expect(
      doneIn('Each time an attack made with a [HEAVY] weapon results in a critical hit, add 1 to the Damage roll.'),
    ).toMatchObject([
      { for: { where: { every: [{ is: 'weapon', keywords: ['heavy'] }, { state: 'critical-hit' }] } } },
    ]);
  });

  it('a stratagem that is used again', () => {
    const [effect] = effectsOf(
      'Once per turn, you can target this unit with the Kiln Watch stratagem, regardless of any other uses of that stratagem that phase. If so, that use is -1 CP.',
    );
    expect(effect).toMatchObject({
      when: { at: 'stratagem-used', edge: 'before', of: 'self' },
      if: { state: 'using-kiln-watch', of: 'self' },
      do: [{ grant: 'stratagem-again' }, { modify: 'stratagem-cost', by: -1 }],
    });
  });

  it('the name of a part of the page rules nothing', () => {
    expect(
      doneIn('This model has the Stealth ability.\n\nKiln of Kings\n\nThis model has the Infiltrators ability.'),
    ).toHaveLength(2);
  });

  it('a sentence in a list of what a unit has', () => {
    expect(doneIn('This unit has:\n- +1 T.\n- This unit’s melee attacks have +2 S.')).toMatchObject([
      { modify: 'toughness' },
      { modify: 'strength', for: { attacks: 'melee' } },
    ]);
  });

  it('an objective where those stand who were counted', () => {
    const text =
      'At the end of your Command phase, if one or more CLAY units from your army are within range of one or more objectives you control, that objective is secured by your army.';
    expect(doneIn(text)).toMatchObject([
      { mark: 'secured', on: { where: { every: [{}, { of: { keywords: ['CLAY'] } }] } } },
    ]);
  });
});

describe('armies', () => {
  it('more of a kind for each pair of others', () => {
    const [effect] = effectsOf(
      'If your Army Faction is not CLAY, then for each unique pairing of 1 KILN unit and 1 POTTER unit in your army, increase the maximum number of GUEST units permitted in your army by 2.',
    );
    const count = (keyword: string) => ({ count: { all: 'unit', side: 'mine', keywords: [keyword] } });
    expect(effect).toEqual({
      if: { not: { state: 'army-clay', of: 'mine' } },
      do: [
        {
          modify: 'most-included',
          how: 'add',
          by: { op: '*', of: [{ op: 'min', of: [count('KILN'), count('POTTER')] }, 2] },
          for: { all: 'unit', side: 'mine', keywords: ['GUEST'] },
        },
      ],
    });
  });
});
