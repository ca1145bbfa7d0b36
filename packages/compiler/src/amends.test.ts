import type { Effect } from '@umpire/effects';
import { describe, expect, it } from 'vitest';
import { compile, type Kind } from './index.js';

/* What one rule says of another, the other half of a condition, what waits, doors of a ship: on wordings of our own. */

const read = (text: string, kind: Kind = 'ability') =>
  compile(text, { edition: 'w40k-10', kind, name: 'Kiln Song', cost: 1 });
const effectsOf = (text: string, kind?: Kind): readonly Effect[] => {
  const { effects, unread } = read(text, kind);
  expect(unread).toEqual([]);
  return effects;
};
const doneIn = (text: string, kind?: Kind) => effectsOf(text, kind).flatMap((effect) => effect.do);
const strat = (when: string, target: string, effect: string): string =>
  `WHEN: ${when}\nTARGET: ${target}\nEFFECT: ${effect}`;

describe('other rules', () => {
  it('of longer range, by several names', () => {
    expect(doneIn('Add 2" to the range of this model’s Mud Hymn and Clay Hymn abilities.')).toEqual(
      ['MUD HYMN', 'CLAY HYMN'].map((keyword) => ({
        grant: { rule: 'ability-range', keyword, parameter: 2 },
        for: 'self',
      })),
    );
  });

  it('a stratagem of two, cheaper', () => {
    const [effect] = effectsOf(
      'Once per turn, when you target a CLAY unit from your army with the Mud Tide or Slow Fire Stratagem, you can reduce the CP cost of that use by 1CP.',
    );
    expect(effect).toMatchObject({
      when: { at: 'stratagem-used', edge: 'before', turn: 'mine' },
      if: { some: [{ state: 'using-mud-tide' }, { state: 'using-slow-fire' }] },
      do: [{ modify: 'stratagem-cost', how: 'add', by: -1 }],
    });
  });

  it('Deadly Demise that needs no die, and one that is not resolved', () => {
    expect(
      doneIn(
        strat(
          'Any phase, just after a CLAY model from your army is destroyed.',
          'That CLAY model.',
          'Do not roll one D6 to determine whether mortal wounds are inflicted by your CLAY model’s Deadly Demise ability. Instead, mortal wounds are automatically inflicted.',
        ),
        'stratagem',
      ),
    ).toMatchObject([{ modify: 'deadly-demise-on', how: 'set', by: 1 }]);
    expect(
      doneIn(
        'When this CLAY model is destroyed, remove it from the battlefield without resolving its Deadly Demise ability.',
      ),
    ).toMatchObject([{ forbid: 'deadly-demise' }]);
  });

  it('both abilities, and a rule that nobody may use', () => {
    expect(doneIn('This unit has both abilities from the Mud Choir rule.')).toEqual([
      { grant: { rule: 'both-abilities-of', keyword: 'MUD CHOIR' }, for: 'self' },
    ]);
    expect(doneIn('You cannot use the Mud Choir rule.')).toEqual([
      { grant: { rule: 'lost-ability', keyword: 'MUD CHOIR' }, for: 'mine' },
    ]);
  });
});

describe('otherwise', () => {
  it('what is done where the condition does not hold', () => {
    expect(
      doneIn(
        strat(
          'Your Movement phase.',
          'One CLAY unit from your army.',
          'If your unit is a MUD unit, one model in your unit regains 3 lost wounds. Otherwise, your unit can make a Normal move.',
        ),
        'stratagem',
      ),
    ).toMatchObject([
      { if: { is: 'unit', keywords: ['MUD'] }, then: [{}, {}], else: [{ move: 'unit', as: 'normal' }] },
    ]);
  });

  it('than nothing is not read', () => {
    expect(
      read('This unit can move through models. Otherwise, add 1 to the Damage characteristic of its weapons.').whole,
    ).toBe(false);
  });
});

describe('what waits', () => {
  it('a test at the end of the phase, and what its passing does', () => {
    expect(
      doneIn(
        'The first time this CLAY model is destroyed, take a Leadership test for this model at the end of the phase. If passed, set this CLAY model back up on the battlefield, as close as possible to its original location, with 2 wounds remaining.',
      ),
    ).toMatchObject([
      {
        later: { at: 'phase', edge: 'after' },
        do: [
          { activate: 'leadership-test', for: 'self' },
          { if: { state: 'passed-last-test', of: 'self' }, then: [{ return: 'self', wounds: 2 }, {}] },
        ],
      },
    ]);
  });

  it('a move after the attacking unit has shot, as far as a die says', () => {
    expect(
      doneIn(
        strat(
          'Your opponent’s Shooting phase, just after an enemy unit has selected its targets.',
          'One CLAY unit from your army.',
          'After the attacking unit has shot, your CLAY unit can make a Mud Surge move. To do so, roll one D6: your CLAY unit can be moved a number of inches up to this result, but must end this move as close as possible to the nearest enemy unit.',
        ),
        'stratagem',
      ),
    ).toMatchObject([
      {
        later: { at: 'unit-shot', of: 'subject' },
        do: [{ move: 'unit', as: 'surge-towards-enemy', upTo: { dice: 'D6' } }],
      },
    ]);
  });

  it('wounds for whoever struck it down in melee', () => {
    const [effect] = effectsOf(
      'If this CLAY model is destroyed by a melee attack, after the attacking CLAY unit has resolved its attacks, roll one D6: on a 3+, that enemy unit suffers 3 mortal wounds.',
    );
    expect(effect).toMatchObject({
      when: { at: 'model-destroyed', of: 'self' },
      if: { state: 'destroyed-in-melee', of: 'self' },
      do: [{ later: { at: 'unit-fought', of: 'attacker' }, do: [{ roll: 'D6' }, { if: {}, then: [{ suffer: 3 }] }] }],
    });
  });
});

describe('moments of a stratagem', () => {
  it('what a unit does while it is on it shows by its mark', () => {
    const [offer, advance] = effectsOf(
      strat(
        'Your Movement phase.',
        'One CLAY unit from your army.',
        'Until the end of the turn, your unit can re-roll Charge rolls and each time your CLAY unit Advances, do not make an Advance roll for it.',
      ),
      'stratagem',
    );
    expect(offer?.do).toMatchObject([
      { reroll: 'charge', until: 'turn' },
      { mark: 'under-kiln-song', until: 'turn' },
    ]);
    expect(advance).toMatchObject({ when: { at: 'selected-to-advance' }, do: [{ forbid: 'advance-roll' }] });
  });

  it('battle-shock outlasts the phase', () => {
    expect(
      doneIn(
        strat(
          'Your Shooting phase.',
          'One CLAY unit from your army.',
          'Until the end of the phase, your unit is Battle-shocked.',
        ),
        'stratagem',
      ),
    ).toEqual([{ mark: 'battle-shocked', on: 'unit' }]);
  });
});

describe('who rides', () => {
  it('must get out as its transport is set up, all of it', () => {
    const [effect] = effectsOf(
      'Any units embarked within this CLAY model must disembark after it has been set up on the battlefield.',
    );
    expect(effect).toMatchObject({
      when: { at: 'set-up', of: 'self' },
      do: [{ choose: {}, min: { count: { where: { state: 'embarked-in-self' } } } }, { activate: 'disembark' }],
    });
  });

  it('counts while it is there', () => {
    expect(
      effectsOf(
        'While one or more CLAY units are embarked within this model, add 2 to this model’s Move characteristic.',
      ),
    ).toMatchObject([{ if: { compare: [{ count: { side: 'mine', keywords: ['CLAY'] } }, '>', 0] } }]);
  });
});

describe('doors of a ship', () => {
  it('opened by an enemy', () => {
    expect(
      effectsOf(
        'Each time an enemy unit opens a Hatchway, if this CLAY model is within 2" of that Hatchway, that unit suffers 1 mortal wound.',
      ),
    ).toMatchObject([
      {
        when: { at: 'hatchway-opened', of: { side: 'theirs' } },
        if: { within: { inches: 2 }, of: 'self', from: { all: 'marker', keywords: ['hatchway'] } },
        do: [{ suffer: 1, on: 'subject' }],
      },
    ]);
  });
});
