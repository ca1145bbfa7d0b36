import type { Condition, Effect, Search } from '@umpire/effects';
import type { AttackRule } from '../../attack/hooks.js';
import { eleventhNecrons as necrons } from '../../sources.js';
import { carriedOut, exact } from '../record.js';
import {
  add,
  attacksAt,
  attacksBy,
  beforeAttacking,
  beforeFighting,
  during,
  every,
  improve,
  isOneOfMine,
  near,
  not,
  offered,
  onceTargeted,
  some,
  state,
  unit,
} from '../terms.js';
import { murderous, onFoot, printed, reanimates } from './necron-words.js';

/* The stratagems of the Annihilation Legion and of the Cursed Legion. */

const annihilation = 'Annihilation Legion';
const cursed = 'Cursed Legion';
const fighting = some(state('fight-phase', 'mine'), state('fight-phase', 'theirs'));
const attacking = some(state('shooting-phase', 'mine'), fighting);

/** The unit that attacked, if it is one of these. */
const whoeverAttacked = (where: Condition): Search => ({ all: 'unit', side: 'mine', in: 'attacker', where });

/** Attacks at a targeted unit hit 1 worse this phase. */
const harderToHit = (keywords: readonly string[], where?: Condition): Effect =>
  onceTargeted({ cost: 1, keywords, ...(where && { where }) }, [
    { ...add('hit-roll', -1, attacksAt('unit')), until: 'phase' },
  ]);

const ofAnnihilation: readonly AttackRule[] = [
  exact(
    printed(
      annihilation,
      1,
      'masks-of-death',
      'Masks of Death',
      'Attacks at a targeted DESTROYER CULT or FLAYED ONES unit hit 1 worse this phase.',
    ),
    harderToHit(['NECRONS'], murderous),
  ),
  exact(
    printed(
      annihilation,
      1,
      'the-spoor-of-frailty',
      'The Spoor of Frailty',
      'A DESTROYER CULT or FLAYED ONES unit hits units below starting strength 1 better; below half it wounds 1 better too.',
    ),
    ...beforeAttacking({ cost: 1, keywords: ['NECRONS'], where: murderous }, [
      { ...add('hit-roll', 1, attacksBy('unit', 'any', state('below-starting-strength', 'target'))), until: 'phase' },
      { ...add('wound-roll', 1, attacksBy('unit', 'any', state('below-half-strength', 'target'))), until: 'phase' },
    ]),
  ),
  carriedOut(
    printed(
      annihilation,
      1,
      'murderous-reanimation',
      'Murderous Reanimation',
      'In the Fight phase a DESTROYER CULT or FLAYED ONES unit that destroyed or broke an enemy unit reanimates.',
    ),
    {
      when: { at: 'unit-destroyed', edge: 'after' },
      if: fighting,
      offer: { cost: 1, target: { as: 'unit', from: whoeverAttacked(murderous) } },
      do: [reanimates],
    },
    {
      when: { at: 'unit-attacked', edge: 'after', of: unit('theirs') },
      if: every(fighting, state('broken-by-attacks', 'subject'), state('on-the-battlefield', 'subject')),
      offer: { cost: 1, target: { as: 'unit', from: whoeverAttacked(murderous) } },
      do: [reanimates],
    },
  ),
  carriedOut(
    printed(
      annihilation,
      1,
      'pitiless-hunters',
      'Pitiless Hunters',
      'A DESTROYER CULT or FLAYED ONES unit that has not fought piles in and consolidates up to 6" this phase.',
    ),
    beforeFighting({ cost: 1, keywords: ['NECRONS'], where: murderous }, [
      { modify: 'close-in-move', how: 'set', by: 6, for: 'unit', until: 'phase' },
    ]),
  ),
  carriedOut(
    printed(
      annihilation,
      1,
      'insanitys-ire',
      "Insanity's Ire",
      'An unengaged DESTROYER CULT or FLAYED ONES unit that an enemy shot at may surge up to D6".',
    ),
    {
      ...offered(
        { at: 'unit-shot', edge: 'after', turn: 'theirs', of: unit('theirs') },
        1,
        ['NECRONS'],
        every(murderous, state('targeted-by-subject', 'it'), not(state('engaged', 'it'))),
        [{ move: 'unit', as: 'surge', upTo: { dice: 'D6' } }],
      ),
      if: state('shooting-phase', 'theirs'),
    },
  ),
];

const ofTheCursed: readonly AttackRule[] = [
  exact(
    printed(
      cursed,
      1,
      'methodical-murder',
      'Methodical Murder',
      'Weapons of a unit, no MONSTER or VEHICLE, have Sustained Hits 1 this phase.',
    ),
    ...beforeAttacking({ cost: 1, keywords: ['NECRONS'], where: onFoot }, [
      { grant: { rule: 'sustained-hits', parameter: 1 }, for: attacksBy('unit'), until: 'phase' },
    ]),
  ),
  exact(
    printed(
      cursed,
      1,
      'image-of-death',
      'Image of Death',
      'Attacks at a targeted DESTROYER CULT unit hit 1 worse this phase.',
    ),
    harderToHit(['NECRONS', 'DESTROYER CULT']),
  ),
  carriedOut(
    printed(
      cursed,
      1,
      'mortis-protocols',
      'Mortis Protocols',
      'The first time a turn that a DESTROYER CULT unit destroys an enemy, a unit within 9" of it, no MONSTER or VEHICLE, reanimates.',
    ),
    {
      when: { at: 'unit-destroyed', edge: 'after' },
      if: every(attacking, isOneOfMine('attacker', 'DESTROYER CULT'), not(state('has-killed-before', 'attacker'))),
      offer: {
        cost: 1,
        limit: { times: 1, per: 'turn', by: 'army' },
        target: { as: 'unit', from: unit('mine', ['NECRONS'], every(onFoot, near(9, 'it', 'attacker'))) },
      },
      do: [reanimates],
    },
  ),
  carriedOut(
    printed(
      cursed,
      1,
      'driven-to-butchery',
      'Driven to Butchery',
      'A DESTROYER CULT unit may shoot and charge in a turn in which it advanced; once a turn.',
    ),
    ...[during.myShooting, { at: 'charge-phase', edge: 'during', turn: 'mine' } as const].map(
      (when): Effect => ({
        when,
        offer: {
          cost: 1,
          limit: { times: 1, per: 'turn', by: 'army' },
          target: { as: 'unit', from: unit('mine', ['NECRONS', 'DESTROYER CULT']) },
        },
        do: [
          { grant: 'assault', for: attacksBy('unit', 'ranged'), until: 'turn' },
          { if: state('advanced', 'unit'), then: [{ allow: 'declare-a-charge', for: 'unit', until: 'turn' }] },
        ],
      }),
    ),
  ),
  carriedOut(
    printed(
      cursed,
      1,
      'spreading-madness',
      'Spreading Madness',
      'A unit that has declared no charge, no MONSTER or VEHICLE, charges 2" farther at enemies that are engaged.',
    ),
    offered(
      { at: 'charge-phase', edge: 'during', turn: 'mine' },
      1,
      ['NECRONS'],
      every(onFoot, not({ done: 'declared-charge', by: 'it', since: 'phase' })),
      [
        {
          modify: 'charge-roll',
          how: 'add',
          by: 2,
          for: { all: 'unit', side: 'mine', in: 'unit', where: state('charges-an-engaged-unit', 'it') },
          until: 'phase',
        },
      ],
    ),
  ),
  carriedOut(
    printed(
      cursed,
      2,
      'unnatural-aggression',
      'Unnatural Aggression',
      'As the enemy\'s Charge phase ends a unit, no MONSTER or VEHICLE, charges enemies within 6".',
    ),
    offered(
      { at: 'charge-phase', edge: 'after', turn: 'theirs' },
      2,
      ['NECRONS'],
      every(onFoot, state('on-the-battlefield', 'it'), not(state('engaged', 'it')), near(6, 'it', unit('theirs'))),
      [{ activate: 'charge-who-is-near', for: 'unit' }],
    ),
  ),
];

/** What the legion does by itself: its stratagems stand above. */
export const annihilationProtocol: AttackRule = exact(
  {
    id: 'annihilation-protocol',
    name: 'Annihilation Protocol',
    kind: 'detachment-rule',
    source: necrons(annihilation),
    summary:
      'DESTROYER CULT and FLAYED ONES may re-roll charges, 1 more at units below half; ranged attacks of the cult at the closest target have better AP by 1.',
    of: annihilation,
  },
  { do: [{ reroll: 'charge', which: 'any', for: unit('mine', ['NECRONS'], murderous) }] },
  {
    do: [
      {
        modify: 'charge-roll',
        how: 'add',
        by: 1,
        for: unit('mine', ['NECRONS'], every(murderous, state('charges-a-weakened-unit', 'it'))),
      },
    ],
  },
  {
    do: [
      improve(
        'armour-penetration',
        attacksBy(unit('mine', ['NECRONS', 'DESTROYER CULT']), 'ranged', state('closest-eligible-target', 'target')),
      ),
    ],
  },
);

/** Whether units of the cult have destroyed any this turn, for rules of the first time. */
export const cultKills: Effect = {
  when: { at: 'unit-destroyed', edge: 'before' },
  if: isOneOfMine('attacker', 'DESTROYER CULT'),
  do: [
    {
      if: state('has-killed', 'attacker'),
      then: [{ mark: 'has-killed-before', on: unit('mine'), until: 'turn' }],
      else: [{ mark: 'has-killed', on: unit('mine'), until: 'turn' }],
    },
  ],
};

export const legionStratagems: readonly AttackRule[] = [...ofAnnihilation, ...ofTheCursed];
