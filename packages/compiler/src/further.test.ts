import type { Effect } from '@umpire/effects';
import { describe, expect, it } from 'vitest';
import { compile, type Kind } from './index.js';

/* Moves in place of moves, one clause or another, the same for each of some: constructions on wordings of our own. */

const effectsOf = (text: string, kind: Kind = 'ability'): readonly Effect[] => {
  const { effects, unread } = compile(text, { edition: 'w40k-10', kind, name: 'Kiln Song', cost: 1 });
  expect(unread).toEqual([]);
  return effects;
};
const doneIn = (text: string, kind?: Kind) => effectsOf(text, kind).flatMap((effect) => effect.do);
const strat = (target: string, effect: string, when = 'Your Movement phase.'): string =>
  `WHEN: ${when}\nTARGET: ${target}\nEFFECT: ${effect}`;

describe('advances of a set length', () => {
  it('while a stratagem is on the unit', () => {
    const [offer, advance] = effectsOf(
      strat(
        'One CLAY unit from your army.',
        'Until the end of the phase, if your CLAY unit Advances, do not make an Advance roll for it. Instead, add 6" to the Move characteristic of CLAY models in your unit, or 9" instead if your unit is MUD.',
      ),
      'stratagem',
    );
    expect(offer?.do).toEqual([{ mark: 'under-kiln-song', on: 'unit', until: 'phase' }]);
    expect(advance?.when).toMatchObject({ at: 'selected-to-advance', of: { where: { state: 'under-kiln-song' } } });
    expect(advance?.do).toMatchObject([
      { if: { not: { is: 'subject' } }, then: [{ modify: 'advance-roll', how: 'set', by: 6 }] },
      { if: { is: 'subject' }, then: [{ modify: 'advance-roll', how: 'set', by: 9 }] },
    ]);
  });
});

describe('moves', () => {
  it('after an enemy has fallen back from the unit', () => {
    const [effect] = effectsOf(
      'Each time an enemy CLAY unit within Engagement Range of this CLAY unit is selected to Fall Back, after that enemy unit ends that move, this unit can make a Normal move.',
    );
    expect(effect).toMatchObject({
      when: { at: 'fall-back-move', of: { all: 'unit', side: 'theirs', keywords: ['CLAY'] } },
      if: { state: 'was-engaged-with-subject', of: 'self' },
      offer: {},
      do: [{ move: 'self', as: 'normal' }],
    });
  });

  it('in place of a move: the model is set up, and does not move', () => {
    expect(
      doneIn(
        'Once per turn, during your Movement phase, instead of making a Normal move with this CLAY model\'s unit, you can remove that unit from the battlefield and set it up again wholly within 7" of one or more friendly MUD units.',
      ),
    ).toMatchObject([
      { setUp: { in: 'self' }, as: 'again' },
      { forbid: 'move', until: 'phase' },
    ]);
  });

  it('farther, if they end in reach of an enemy', () => {
    const [verb] = doneIn(
      strat(
        'One CLAY unit from your army.',
        'Until the end of the phase, each time your CLAY unit Consolidates, it can move an additional 2" provided your unit can end that move within Engagement Range of enemy units.',
        'Fight phase.',
      ),
      'stratagem',
    );
    expect(verb).toMatchObject({ modify: 'consolidation-distance-if-engaging', how: 'add', by: { inches: 2 } });
  });

  it('as far as a die and more, at one enemy only, and who makes none', () => {
    const [effect] = effectsOf(
      'Each time an enemy unit has shot, if one or more models in this CLAY unit were destroyed as a result of those attacks, it can make a Mud Surge move. To do so, roll one D6, adding 1 to the roll: this CLAY unit can be moved a distance in inches up to this result, but this unit must end it as close as possible to the attacking unit. If it does, those models can be moved within Engagement Range of that enemy CLAY unit, but only that enemy unit. A unit cannot make a Mud Surge move while it is Battle shocked.',
    );
    expect(effect).toMatchObject({
      when: { at: 'unit-shot', of: { side: 'theirs' } },
      if: { every: [{ state: 'lost-models-to-subject' }, { not: { state: 'battle-shocked', of: 'self' } }] },
      do: [{ move: 'self', as: 'surge-towards-subject', upTo: { dice: 'D6+1' } }, { allow: 'end-surge-engaged' }],
    });
  });

  it('of any sort through enemies, and an advance into their reach', () => {
    const passed = doneIn(
      'Each time this unit makes a move, it can be moved over friendly MONSTER and VEHICLE models.',
    );
    expect(passed).toContainEqual({ allow: 'charge-through-friendly-monsters-and-vehicles', for: 'self' });
    expect(
      doneIn(
        'Each time this CLAY unit Advances, when making that Advance move, it can move within Engagement Range of enemy CLAY models, but it cannot end that move in Engagement Range of CLAY models.',
      ),
    ).toMatchObject([{ allow: 'advance-through-engagement-range', for: 'self' }]);
  });
});

describe('limits', () => {
  it('a unit marked by the stratagem that was used on it', () => {
    const [effect] = effectsOf(
      `${strat('One CLAY model from your army.', 'Your model regains 1 lost wound.')}\nRESTRICTIONS: You cannot select the same model for this Stratagem more than once per battle.`,
      'stratagem',
    );
    expect(effect).toMatchObject({
      offer: { target: { from: { where: { not: { state: 'used-kiln-song', of: 'it' } } } } },
      do: [{ mark: 'used-kiln-song', on: 'unit', until: 'battle' }, { heal: 1 }],
    });
  });

  it('once a battle for each model, and once a round for all that have it', () => {
    const [effect] = effectsOf(
      'Once per battle, when an enemy unit ends a Normal move within 6" of this model, this model can use its mud bomb. If it does, roll one D6: on a 3+, that unit suffers D3 mortal wounds. This ability cannot be used more than once per battle round.',
    );
    expect(effect).toMatchObject({
      if: { every: [{ within: { inches: 6 } }, { not: { state: 'used-kiln-song', of: 'mine' } }] },
      offer: { limit: { times: 1, per: 'battle', by: 'unit' } },
      do: [{ mark: 'used-kiln-song', on: 'mine', until: 'round' }, { roll: 'D6' }, { if: {} }],
    });
  });
});

describe('one clause or another', () => {
  it('by a condition', () => {
    const done = doneIn(
      'Subtract 1 from Charge rolls made for this unit, or, if this unit is below Half-strength, subtract 2 from Charge rolls made for this unit instead.',
    );
    expect(done).toMatchObject([
      { if: { not: { state: 'below-half-strength' } }, then: [{ modify: 'charge-roll', by: -1 }] },
      { if: { state: 'below-half-strength' }, then: [{ modify: 'charge-roll', by: -2 }] },
    ]);
  });

  it('a harder test for some of those that take it', () => {
    expect(
      doneIn(
        'At the start of the Command phase, each enemy unit within 7" of this CLAY model must take a Battle-shock test, subtracting 1 from the result (or subtracting 2 if that unit is a CLAY unit).',
      ),
    ).toMatchObject([
      {
        each: { side: 'theirs' },
        do: [
          { if: { is: 'struck', keywords: ['CLAY'] }, then: [{ by: -2 }], else: [{ by: -1 }] },
          { activate: 'battle-shock-test', for: 'struck' },
        ],
      },
    ]);
  });

  it('a choice of several units or of one', () => {
    expect(
      doneIn(
        'In the Declare Battle Formations step, you can select up to three CLAY units from your army, or one MUD unit from your army: those units have the Scouts 5" ability.',
      ),
    ).toMatchObject([
      { either: [[{ choose: { keywords: ['CLAY'] }, max: 3 }], [{ choose: { keywords: ['MUD'] }, max: 1 }]] },
      { grant: { rule: 'scouts', parameter: 5 }, for: 'friends' },
    ]);
  });
});

describe('the same for each of some', () => {
  it('a test, and what its passing does', () => {
    expect(
      doneIn(
        'At the start of the Fight phase, each friendly CLAY unit that is within 6" of this model and is Battle-shocked must take a Leadership test; if it is passed, that unit is no longer Battle-shocked.',
      ),
    ).toMatchObject([
      {
        each: { side: 'mine', keywords: ['CLAY'] },
        as: 'struck',
        do: [
          { activate: 'leadership-test', for: 'struck' },
          { if: { state: 'passed-last-test', of: 'struck' }, then: [{ activate: 'end-battle-shock', for: 'struck' }] },
        ],
      },
    ]);
  });

  it('as many wounds healed as were suffered', () => {
    expect(
      doneIn(
        'At the start of your Shooting phase, select one enemy unit within 6" of this model: that CLAY unit suffers D3 mortal wounds and this model recovers up to that many lost wounds.',
      ).slice(1),
    ).toMatchObject([
      { roll: 'D3', as: 'wounds' },
      { suffer: 'wounds', on: 'enemy' },
      { heal: 'wounds', on: 'self' },
    ]);
  });
});

describe('who is attached', () => {
  it('gains what the unit has', () => {
    expect(
      doneIn(
        'If one or more CLAY units are attached to this MUD unit during the Declare Battle Formations step, those units have the Deep Strike ability.',
      ),
    ).toEqual([{ grant: 'deep-strike', for: { all: 'model', in: 'self', keywords: ['CLAY'] } }]);
  });
});
