import type { Effect } from '@umpire/effects';
import { describe, expect, it } from 'vitest';
import { compile, type Kind } from './index.js';

/* What is owed for what is given, named targets, tokens, units that an enemy has dealt with: wordings of our own. */

const effectsOf = (text: string, kind: Kind = 'ability'): readonly Effect[] => {
  const { effects, unread } = compile(text, { edition: 'w40k-11', kind, name: 'Kiln Song' });
  expect(unread).toEqual([]);
  return effects;
};
/* Words that all such texts share. */
const foe = 'that enemy unit';
const foes = 'one or more of those enemy units';
const phase = 'Until the end of the phase,';
const attacks = 'one or more of those attacks';
const theirs = 'Your opponent’s';
const friend = 'a friendly CLAY unit';
const near = 'is within 6" of one or more enemy units';

const stratagem = (when: string, target: string, effect: string): readonly Effect[] =>
  effectsOf(`WHEN: ${when}\nTARGET: ${target}\nEFFECT: ${effect}`, 'stratagem');

describe('charges', () => {
  it('that are rolled again must reach whom they were rolled for', () => {
    const [effect] = effectsOf(
      `At the start of your Charge phase, select one enemy KILN unit. This unit must end that charge move engaged with ${foe}.`,
    );
    expect(effect?.do.at(-1)).toEqual({ mark: 'must-be-charged', on: 'enemy', until: 'phase' });
  });

  it('ask of their targets as they are rolled', () => {
    const [effect] = stratagem(
      'Your Charge phase.',
      'One CLAY unit from your army.',
      `Select one enemy unit. ${phase} each time your unit declares a charge, if ${foe} is one of the targets of that charge, add 3 to the Charge roll.`,
    );
    expect(effect?.do.at(-1)).toMatchObject({
      modify: 'charge-roll',
      by: 3,
      for: { all: 'unit', in: 'unit', where: { state: 'target-of-the-charge', of: 'enemy' } },
    });
  });

  it('of nobody’s making, as the enemy’s phase ends, go to whoever is near', () => {
    const [effect] = stratagem(
      'End of your opponent’s Charge phase.',
      `One CLAY unit from your army that ${near} and would be eligible to declare a charge against ${foes} if it were your Charge phase.`,
      `Your unit now declares a charge that targets only ${foes}, and you resolve that charge.`,
    );
    expect(effect?.do).toEqual([{ activate: 'charge-who-is-near', for: 'unit' }]);
    expect(JSON.stringify(effect?.offer)).toContain('"could-charge"');
  });
});

it('on whom has just shot, it is used once that has shot', () => {
  const [effect] = stratagem(
    'Your Shooting phase.',
    'One CLAY unit from your army that has just shot.',
    `Select one enemy unit hit by ${attacks}. It must take a Battle-shock test.`,
  );
  expect(effect).toMatchObject({
    when: { at: 'unit-shot', edge: 'after', of: { side: 'mine', keywords: ['CLAY'] } },
    offer: {},
    do: [{ choose: { where: { state: 'hit-by-subject' } }, as: 'enemy' }, { activate: 'battle-shock-test' }],
  });
});

describe('that unit is the one that the enemy', () => {
  it('shot at', () => {
    const [effect] = stratagem(
      'Your opponent’s Shooting phase, when an enemy unit that targeted a friendly CLAY unit has shot.',
      'That CLAY unit.',
      'Your unit can make a normal move of up to 3".',
    );
    expect(effect?.offer?.target?.from).toMatchObject({ keywords: ['CLAY'], where: { state: 'targeted-by-subject' } });
  });

  it('fell back from, if it is free', () => {
    const [effect] = stratagem(
      `${theirs} Movement phase, when an enemy unit that was engaged with ${friend} ends a fall-back move, if that CLAY unit is unengaged.`,
      'That CLAY unit.',
      'Your unit can make a normal move of up to 3".',
    );
    expect(effect?.when).toMatchObject({ at: 'fall-back-move', of: { side: 'theirs' } });
    expect(effect?.offer?.target?.from).toMatchObject({
      where: { every: [{ state: 'was-engaged-with-subject' }, { not: { state: 'engaged' } }] },
    });
  });
});

describe('tokens', () => {
  it('are gained', () => {
    const [effect] = effectsOf('Each time an enemy unit is destroyed by this unit, you gain 2 Kiln tokens.');
    expect(effect).toMatchObject({ when: { at: 'unit-destroyed' }, do: [{ gain: 'kiln-points', amount: 2 }] });
  });

  it('are spent by who has them, and what they buy is had only then', () => {
    const [effect] = effectsOf(
      'Each time this unit is selected to fight, you can spend 1 Kiln token. If you do, until the end of the phase, this unit has the Stealth ability.',
    );
    expect(effect).toMatchObject({
      if: { compare: [{ the: 'kiln-points', of: 'mine' }, '>=', 1] },
      offer: {},
      do: [{ gain: 'kiln-points', amount: -1 }, { grant: 'stealth' }],
    });
  });
});

it('one heals or some come back', () => {
  const [effect] = effectsOf(
    'In your Command phase, one model in this unit regains up to 2 lost wounds, or you can return up to D3 destroyed models to this unit, with their full wounds remaining, instead.',
  );
  expect(effect?.do).toMatchObject([
    {
      either: [
        [{ as: 'healed' }, { heal: 2 }],
        [{ as: 'risen' }, { return: 'risen' }],
      ],
    },
  ]);
});

it('an enemy is named a target, and keeps the name', () => {
  const [named, reroll] = effectsOf(
    'At the start of the battle, select one enemy unit to be your Kiln target. Each time a CLAY model from your army makes an attack that targets your Kiln target, re-roll a Wound roll of 1.',
    'detachment-rule',
  );
  expect(named?.do.at(-1)).toMatchObject({ mark: 'kiln-target', on: 'enemy' });
  expect(JSON.stringify(reroll?.do)).toContain('"state":"kiln-target"');
});

describe('in the words of the eleventh', () => {
  it('a unit shoots out of its turn at whoever gave the cause, or at anyone', () => {
    const shot = (more: string) =>
      stratagem(
        `${theirs} Shooting phase, when an enemy unit has shot.`,
        'One friendly CLAY unit.',
        `Your unit shoots using snap shooting${more}.`,
      )[0]?.do;
    expect(shot('')).toEqual([{ activate: 'snap-shooting', for: 'unit' }]);
    expect(shot(`, but while doing so your unit can only target ${foe}`)).toEqual([
      { activate: 'snap-shoot-the-subject', for: 'unit' },
    ]);
  });

  it('units have an ability that has a name and words of its own', () => {
    const [effect] = effectsOf(
      'Friendly CLAY units have the following ability: Hard Baked: This unit has +2 T.',
      'detachment-rule',
    );
    expect(effect?.do[0]).toMatchObject({ modify: 'toughness', by: 2, for: { keywords: ['CLAY'] } });
  });

  it.each([
    ['This unit heals 2 wounds, and is no longer battle-shocked.', { activate: 'end-battle-shock' }],
    ['This unit has +1 Ld and can re-roll battle-shock rolls.', { reroll: 'battle-shock' }],
    ['This unit has +1 to hit rolls for ranged attacks.', { modify: 'hit-roll', for: { attacks: 'ranged' } }],
  ])('%s', (text, verb) => {
    const [effect] = effectsOf(`In your Command phase, ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
    expect(effect?.do.at(-1)).toMatchObject(verb);
  });

  it('markers of one’s own are near wholly or not', () => {
    const [effect] = stratagem(
      'Your Movement phase.',
      'One friendly CLAY unit wholly within 7" of one or more of your Kiln Markers.',
      'Your unit heals 1 wound.',
    );
    expect(effect?.offer?.target?.from).toMatchObject({ where: { wholly: true, from: { keywords: ['kiln-marker'] } } });
  });
});

describe('core rules that are printed in full', () => {
  const read = (name: string, text: string) => compile(text, { edition: 'w40k-11', kind: 'ability', name });

  it('are what their name says', () => {
    const { effects, whole, notes } = read(
      'Deadly Demise D3',
      'This ability has a number X. When it is destroyed and gone, throw a D6; on a 6 each unit within 6" gets X mortal wounds, by decree.',
    );
    expect([whole, notes.at(-1)]).toEqual([true, 'a core rule, in full']);
    expect(effects).toEqual([{ do: [{ grant: { rule: 'deadly-demise', parameter: { dice: 'D3' } }, for: 'self' }] }]);
  });

  it('give a weapon nothing that it has not', () => {
    const { effects } = read('Rapid Fire 2', 'Within half its reach such a weapon fires X times more, by decree.');
    expect(effects).toEqual([
      {
        do: [
          {
            grant: { rule: 'rapid-fire', parameter: 2 },
            for: { attacks: 'any', by: 'self', where: { is: 'weapon', keywords: ['rapid-fire'] } },
          },
        ],
      },
    ]);
  });

  it.each([
    [
      'another number',
      'Deadly Demise D3',
      'When destroyed, a D6 on a 6: each unit within 9" gets mortal wounds, by decree.',
    ],
    ['another name', 'Loud Demise', 'When destroyed, a D6 on a 6: each unit within 6" gets mortal wounds, by decree.'],
    ['nothing that it turns on', 'Deadly Demise D3', 'Pots, by decree, of whoever fired them.'],
  ])('but not with %s', (_what, name, text) => {
    expect(read(name, text).whole).toBe(false);
  });
});
