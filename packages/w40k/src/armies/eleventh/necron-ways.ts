import type { Condition, Effect } from '@umpire/effects';
import { always, itsAttacks } from '../../abilities/ability.js';
import type { AttackRule } from '../../attack/hooks.js';
import { attacksBy, every, isAny, near, not, some, state, unit } from '../../rules/terms.js';
import { eleventhNecrons as necrons } from '../../sources.js';
import { rowsOf } from '../rule-rows.js';

/* What sheets and enhancements say of the ways that units take: over others, through gates, to places without a way; and of who is held. */

const { attacks, happens } = rowsOf('ability', necrons);
const { happens: giftHappens } = rowsOf('enhancement', necrons);

/** Whom the gate lets through charges only where a stratagem has it. */
const isBarred: Condition = not(state('dimensional-corridor', 'it'));

/** From reserves or the battlefield a unit arrives by a MONOLITH. */
export const eternityGate = (when: Effect['when'], isOpen?: Condition): Effect => ({
  ...(when && { when }),
  ...(isOpen && { if: isOpen }),
  offer: {
    limit: { times: 1, per: 'turn', by: 'unit' },
    target: {
      as: 'unit',
      from: unit('mine', ['NECRONS', 'INFANTRY'], some(state('in-reserves', 'it'), state('on-the-battlefield', 'it'))),
    },
  },
  do: [
    { if: state('on-the-battlefield', 'unit'), then: [{ reserve: 'unit', as: 'eternity-gate' }] },
    {
      setUp: 'unit',
      as: 'ingress-move',
      within: [{ within: { inches: 6 }, of: 'unit', from: 'self', wholly: true }, not(state('engaged', 'unit'))],
    },
    { mark: 'through-a-gate', on: 'unit', until: 'turn' },
    {
      if: not(state('set-up-this-turn', 'self')),
      then: [{ mark: 'through-a-standing-gate', on: 'unit', until: 'turn' }],
    },
    {
      forbid: 'declare-a-charge',
      for: { all: 'unit', side: 'mine', in: 'unit', where: isBarred },
      until: 'turn',
    },
  ],
});

/** Enemies that are engaged with fortifications of this army and with nobody else. */
const heldByWalls = unit('theirs', [], state('engaged-with-fortifications-only', 'it'));

const isLater: Condition = { compare: [{ the: 'battle-round', of: 'mine' }, '>', 1] };

export const necronWays: readonly AttackRule[] = [
  attacks(
    ['Flayed Ones', 'flesh-hunger', 'Flesh Hunger', 'Each hit in melee on a unit below half-strength is critical.'],
    ...always({
      modify: 'critical-hit-on',
      how: 'best-of',
      by: { the: 'hit-needed', of: 'self' },
      for: itsAttacks('melee', state('below-half-strength', 'target')),
    }),
  ),
  happens(
    [
      'Canoptek Wraiths',
      'wraith-form',
      'Wraith Form',
      'After a normal move an enemy it moved over suffers a mortal wound for each 4+, a die a model.',
    ],
    {
      when: { at: 'move', edge: 'after', of: 'self' },
      if: { done: 'normal-move', by: 'self', since: 'phase' },
      offer: { target: { as: 'enemy', from: unit('theirs', [], state('moved-over-by-subject', 'it')) } },
      do: [
        {
          roll: 'D6',
          as: 'wounded',
          purpose: 'wraith-form',
          times: { count: { all: 'model', in: 'self', where: state('on-the-battlefield', 'it') } },
          success: 4,
        },
        { suffer: 'wounded', kind: 'mortal', on: 'enemy' },
      ],
    },
  ),
  happens(
    [
      'Monolith',
      'eternity-gate',
      'Eternity Gate',
      'From round 2 an INFANTRY unit in reserves or on the battlefield may arrive within 6" of it, and does not charge.',
    ],
    eternityGate({ at: 'movement-phase', edge: 'during', turn: 'mine' }, isLater),
  ),
  happens(
    [
      'Seraptek Heavy Construct',
      'titanic-walker',
      'Titanic Walker',
      'Moves over models that are not TITANIC and terrain of up to 4".',
    ],
    { do: [{ allow: 'stride-over-low-terrain', for: 'self' }] },
  ),
  happens(
    [
      "Transcendent C'tan",
      'transdimensional-displacement',
      'Transdimensional Displacement',
      'Instead of advancing it may be set up anywhere far enough from enemies.',
    ],
    { do: [{ allow: 'displace', for: 'self' }] },
  ),
  happens(
    [
      'Convergence of Dominion',
      'fortification',
      'Fortification',
      'Enemies engaged only with it may be shot at 1 worse, and fall back unharmed.',
    ],
    { do: [{ mark: 'open-while-engaged', on: heldByWalls }] },
    {
      do: [
        {
          modify: 'hit-roll',
          how: 'add',
          by: -1,
          for: {
            attacks: 'ranged',
            by: unit('mine'),
            at: heldByWalls,
            where: not(isAny('weapon', 'close-quarters', 'pistol')),
          },
        },
      ],
    },
  ),
  giftHappens(
    [
      'Pantheon of Woe',
      'reletavistic-tether',
      'Reletavistic Tether',
      'Set up by Deep Strike or Displacement it needs only 6"; within 9" it does not charge.',
    ],
    {
      if: state('movement-phase', 'mine'),
      do: [{ modify: 'deep-strike-clearance', how: 'set', by: { inches: 6 }, for: 'self' }],
    },
    {
      when: { at: 'move', edge: 'after', turn: 'mine', of: 'self' },
      if: every(state('set-up-anywhere', 'self'), near(9, 'self', unit('theirs'))),
      do: [{ forbid: 'declare-a-charge', for: 'self', until: 'turn' }],
    },
  ),
  giftHappens(
    [
      "The Phaeron's Armoury",
      'prelocational-optimiser',
      'Prelocational Optimiser',
      'Set up by an Eternity Gate this turn, its ranged weapons have Lethal Hits or Sustained Hits 1.',
    ],
    {
      when: { at: 'selected-to-shoot', edge: 'after', turn: 'mine', of: 'self' },
      if: state('through-a-gate', 'self'),
      do: [
        {
          either: [
            [{ grant: 'lethal-hits', for: attacksBy('self', 'ranged'), until: 'phase' }],
            [{ grant: { rule: 'sustained-hits', parameter: 1 }, for: attacksBy('self', 'ranged'), until: 'phase' }],
          ],
        },
      ],
    },
  ),
  giftHappens(
    [
      'Annihilation Legion',
      'soulless-reaper',
      'Soulless Reaper',
      'An engaged enemy selected to fall back stays where it is on 3+.',
    ],
    {
      when: {
        at: 'selected-to-fall-back',
        edge: 'after',
        turn: 'theirs',
        of: unit('theirs', [], state('engaged-with-self', 'it')),
      },
      do: [
        { roll: 'D6', as: 'die', purpose: 'soulless-reaper' },
        {
          if: { compare: ['die', '>=', 3] },
          then: [{ forbid: 'fall-back', for: 'subject', until: 'phase' }],
        },
      ],
    },
  ),
  giftHappens(
    [
      'Canoptek Court',
      'autodivinator',
      'Autodivinator',
      'When an ability gives the opponent a command point, on 2+ you gain one too.',
    ],
    {
      when: { at: 'points-gained', edge: 'after', of: 'theirs' },
      do: [
        { roll: 'D6', as: 'die', purpose: 'autodivinator' },
        { if: { compare: ['die', '>=', 2] }, then: [{ gain: 'command-points', amount: 1, for: 'mine' }] },
      ],
    },
  ),
];
