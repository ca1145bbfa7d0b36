import type { Condition, Selector, Verb, Whom } from '@umpire/effects';
import type { AttackRule } from '../../attack/hooks.js';
import { attacksBy, every, near, not, state, unit, weaponNamed } from '../../rules/terms.js';
import { tenthMilitarum as militarum } from '../../sources.js';
import { isLeading, rowsOf } from '../rule-rows.js';

/* Officers of the Astra Militarum, as the tenth edition prints them. */

const { happens } = rowsOf('ability', militarum);

const isShocked: Condition = state('battle-shocked', 'it');

/** The unit that was ordered, while it is not battle-shocked. */
const obeying: Selector = { all: 'unit', in: 'ordered', where: not(isShocked) };
const until = { my: 'command-phase' } as const;

const better = (number: string, whom: Whom): Verb => ({ modify: number, how: 'improve', by: 1, for: whom, until });
const more = (number: string, by: number, whom: Whom): Verb => ({ modify: number, how: 'add', by, for: whom, until });

/** Move, bayonets, aim, ranks, cover, honour: in the order in which they are printed. */
const orders: readonly (readonly Verb[])[] = [
  [more('move', 3, obeying)],
  [better('skill', attacksBy(obeying, 'melee'))],
  [better('skill', attacksBy(obeying, 'ranged'))],
  [more('attacks', 1, { attacks: 'ranged', by: obeying, with: weaponNamed('rapid-fire') })],
  [better('save', obeying)],
  [better('leadership', obeying), more('objective-control', 1, obeying)],
];

/** Who may be ordered: of the regiment, near, steady, and under no other order. All in the book have a save worse than 3+. */
const listening = unit(
  'mine',
  ['REGIMENT'],
  every(near(6, 'it', 'self'), state('on-the-battlefield', 'it'), not(isShocked), not(state('ordered', 'it'))),
);

const vox = { compare: ['vox', '>=', 5] } as const;
const officerNear = { compare: [{ count: unit('mine', ['OFFICER'], near(6, 'it', 'self')) }, '>', 0] } as const;

export const orderRules: readonly AttackRule[] = [
  happens(
    [
      'Cadian Castellan',
      'voice-of-command',
      'Voice of Command',
      'In your Command phase two REGIMENT units within 6" each obey one order until the next.',
    ],
    {
      when: { at: 'command-phase', edge: 'before', turn: 'mine' },
      if: state('on-the-battlefield', 'self'),
      do: [
        { choose: listening, as: 'company', min: 0, max: 2 },
        {
          each: 'company',
          as: 'ordered',
          do: [{ mark: 'ordered', on: 'ordered', until }, { either: orders }],
        },
      ],
    },
  ),
  happens(
    [
      'Cadian Castellan',
      'senior-officer',
      'Senior Officer',
      'Ranged weapons of the unit he leads have Sustained Hits 1.',
    ],
    {
      if: isLeading,
      do: [{ grant: { rule: 'sustained-hits', parameter: 1 }, for: attacksBy('self', 'ranged') }],
    },
  ),
  happens(
    [
      'Cadian Castellan',
      'get-back-in-the-fight',
      'Get Back in the Fight',
      'The unit he leads may shoot in a turn in which it fell back.',
    ],
    { if: isLeading, do: [{ allow: 'shoot-after-falling-back', for: 'self' }] },
  ),
];

export const voxRules: readonly AttackRule[] = [
  happens(
    [
      'Cadian Shock Troops',
      'vox-caster',
      'Vox-caster',
      'A stratagem on the unit gives back a command point on 5+, 1 better near an OFFICER.',
    ],
    {
      when: { at: 'stratagem-used', edge: 'after', of: 'self' },
      do: [
        { roll: 'D6', as: 'vox', purpose: 'vox-caster' },
        {
          if: { some: [vox, { every: [{ compare: ['vox', '>=', 4] }, officerNear] }] },
          then: [{ gain: 'command-points', amount: 1, for: 'mine' }],
        },
      ],
    },
  ),
];
