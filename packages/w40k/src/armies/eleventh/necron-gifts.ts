import { always, attacksAtIt, itsAttacks } from '../../abilities/ability.js';
import type { AttackRule } from '../../attack/hooks.js';
import { add, attacksAt, every, improve, is, isAny, isNone, near, not, some, state, unit } from '../../rules/terms.js';
import { eleventhNecrons as necrons } from '../../sources.js';
import { friendsWithin, isLeading, itsRanged, rowsOf } from '../rule-rows.js';

/* Enhancements of the Necron detachments. */

const { attacks: giftAttacks, happens: giftHappens } = rowsOf('enhancement', necrons);
/** A gift that a sheet carries as an ability of its own. */
const abilities = rowsOf('ability', necrons);

const engineNear = {
  choose: unit(
    'mine',
    ['NECRONS'],
    every(isAny('it', 'VEHICLE', 'MOUNTED'), ...isNone('it', 'TITANIC'), near(6, 'it', 'self')),
  ),
  as: 'friend',
  min: 0,
};

/** Those of the page's detachments. */
export const necronGifts: readonly AttackRule[] = [
  {
    ...giftHappens([
      'Awakened Dynasty',
      'enaegic-dermal-bond',
      'Enaegic Dermal Bond',
      'Its bearer has Feel No Pain 4+.',
    ]),
    why: 'the muster writes it into the line of the bearer',
  },
  giftHappens(
    ['Awakened Dynasty', 'nether-realm-casket', 'Nether-realm Casket', 'The unit its bearer leads has Stealth.'],
    { if: isLeading, do: [{ grant: 'stealth', for: 'self' }] },
  ),
  giftAttacks(
    [
      'Awakened Dynasty',
      'phasal-subjugator',
      'Phasal Subjugator',
      'Aura 6": friendly NECRONS units without CHARACTERS hit 1 better.',
    ],
    {
      do: [
        { ...add('hit-roll', 1, { attacks: 'any', by: friendsWithin(6, ['NECRONS'], 'CHARACTER') }), stacks: false },
      ],
    },
  ),
  giftHappens(
    [
      'Awakened Dynasty',
      'veil-of-darkness',
      'Veil of Darkness',
      'Once a battle the unit leaves the battlefield and returns in your next Movement phase.',
    ],
    {
      when: { at: 'turn-end', edge: 'during', turn: 'theirs' },
      if: every(state('on-the-battlefield', 'self'), not(state('engaged', 'self'))),
      offer: { limit: { times: 1, per: 'battle', by: 'unit' } },
      do: [
        { reserve: 'self', as: 'repositioned' },
        { allow: 'ingress-anywhere', for: 'self', until: { my: 'shooting-phase' } },
        { modify: 'ingress-clearance', how: 'set', by: { inches: 9 }, for: 'self', until: { my: 'shooting-phase' } },
      ],
    },
  ),
  giftHappens(
    [
      'Cryptek Conclave',
      'atomic-disintegrators',
      'Atomic Disintegrators',
      'Two more gifts to choose from: Anti-MONSTER 5+ and Anti-VEHICLE 5+.',
    ],
    { do: [{ mark: 'atomic-disintegrators', on: 'self' }] },
  ),
  giftHappens(
    [
      'Cryptek Conclave',
      'gauntlet-of-compression',
      'Gauntlet of Compression',
      'Ranged weapons of the unit reach 6" farther.',
    ],
    { do: [{ modify: 'range', how: 'add', by: 6, for: itsRanged() }] },
  ),
  giftHappens(
    [
      'Cryptek Conclave',
      'gravitic-bolas',
      'Gravitic Bolas',
      'After it has shot an enemy that it hit moves and charges 2" less until your next turn; not TITANIC.',
    ],
    {
      when: { at: 'unit-shot', edge: 'after', turn: 'mine', of: 'self' },
      do: [
        {
          choose: unit('theirs', [], every(state('hit-by-subject', 'it'), ...isNone('it', 'TITANIC'))),
          as: 'pinned',
          min: 0,
        },
        { modify: 'move', how: 'add', by: -2, for: 'pinned', until: { my: 'command-phase' } },
        { modify: 'charge-roll', how: 'add', by: -2, for: 'pinned', until: { my: 'command-phase' } },
      ],
    },
  ),
  giftHappens(
    [
      'Cryptek Conclave',
      'quantum-abacus',
      'Quantum Abacus',
      'Each stratagem on the unit may give back a command point on 4+, 3+ on an objective.',
    ],
    {
      when: { at: 'stratagem-used', edge: 'after', of: 'self' },
      do: [
        { roll: 'D6', as: 'abacus', purpose: 'quantum-abacus' },
        {
          if: some(
            { compare: ['abacus', '>=', 4] },
            every({ compare: ['abacus', '>=', 3] }, state('in-range-of-objective', 'self')),
          ),
          then: [{ gain: 'command-points', amount: 1, for: 'mine' }],
        },
      ],
    },
  ),
  giftHappens(
    [
      'Cursed Legion',
      'cursed-circlet',
      'Cursed Circlet',
      'After an enemy shot and destroyed models of the unit it may surge D6".',
    ],
    {
      when: { at: 'unit-shot', edge: 'after', turn: 'theirs', of: unit('theirs') },
      if: state('lost-models-to-subject', 'self'),
      offer: {},
      do: [{ move: 'self', as: 'surge', upTo: { dice: 'D6' } }],
    },
  ),
  giftHappens(
    [
      'Cursed Legion',
      'destroyer-ankh',
      'Destroyer Ankh',
      'Its bearer is DESTROYER CULT and has 2 more melee attacks; its unit moves 2" farther.',
    ],
    { do: [{ modify: 'move', how: 'add', by: 2, for: 'self' }] },
  ),
  giftAttacks(
    ['Cursed Legion', 'mark-of-the-nekrosor', 'Mark of the Nekrosor', 'The unit hits 1 better.'],
    ...always(add('hit-roll', 1, itsAttacks())),
  ),
  {
    ...giftHappens([
      'Cursed Legion',
      'murdermind',
      'Murdermind',
      'Its bearer is DESTROYER CULT, moves 3" farther and may join such a unit.',
    ]),
    why: 'the muster carries it out',
  },
  giftAttacks(
    [
      'Hypercrypt Legion',
      'arisen-tyrant',
      'Arisen Tyrant',
      'Hit rolls of 1 again; any hit roll in a turn in which the unit was set up.',
    ],
    ...always({ reroll: 'hit', which: 'ones', for: itsAttacks() }),
    { if: state('set-up-this-turn', 'self'), do: [{ reroll: 'hit', which: 'any', for: itsAttacks() }] },
  ),
  giftHappens(
    ['Hypercrypt Legion', 'dimensional-overseer', 'Dimensional Overseer', 'One more unit may go by Hyperphasing.'],
    { do: [{ mark: 'dimensional-overseer', on: 'self' }] },
  ),
  giftHappens(
    ['Hypercrypt Legion', 'hyperspatial-transfer-node', 'Hyperspatial Transfer Node', 'It advances 6" without a roll.'],
    { do: [{ modify: 'advance-roll', how: 'set', by: 6, for: 'self' }] },
  ),
  giftHappens(['Hypercrypt Legion', 'osteoclave-fulcrum', 'Osteoclave Fulcrum', 'The unit has Deep Strike.'], {
    do: [{ grant: 'deep-strike', for: 'self' }],
  }),
  giftAttacks(
    [
      'Obeisance Phalanx',
      'eternal-conqueror',
      'Eternal Conqueror',
      'Any hit roll again against a unit near an objective.',
    ],
    ...always({ reroll: 'hit', which: 'any', for: itsAttacks('any', state('in-range-of-objective', 'target')) }),
  ),
  giftHappens(
    [
      'Obeisance Phalanx',
      'honourable-combatant',
      'Honourable Combatant',
      'Destroying a CHARACTER unit takes a command point from the opponent.',
    ],
    {
      when: { at: 'unit-destroyed', edge: 'after' },
      if: every(state('self', 'attacker'), is('subject', 'CHARACTER')),
      do: [{ gain: 'command-points', amount: -1, for: 'theirs' }],
    },
  ),
  {
    ...giftHappens([
      'Obeisance Phalanx',
      'unflinching-will',
      'Unflinching Will',
      'Its bearer has Precision and Anti-INFANTRY 5+ in melee.',
    ]),
    why: 'the muster writes it into the weapons of the bearer',
  },
  giftAttacks(
    ['Obeisance Phalanx', 'warrior-noble', 'Warrior Noble', 'Melee attacks at the unit hit 1 worse.'],
    ...always(add('hit-roll', -1, attacksAtIt('melee'))),
  ),
  abilities.happens(['Pantheon of Woe', 'quantum-goad', 'Quantum Goad', 'May charge after advancing.'], {
    if: state('advanced', 'self'),
    do: [{ allow: 'declare-a-charge', for: 'self' }],
  }),
  giftHappens(
    [
      'Starshatter Arsenal',
      'chrono-impedance-fields',
      'Chrono-impedance Fields',
      'In your Command phase a VEHICLE or MOUNTED friend within 6", no TITANIC, takes 1 less damage from attacks until the next.',
    ],
    {
      when: { at: 'command-phase', edge: 'during', turn: 'mine' },
      do: [engineNear, { ...add('damage', -1, attacksAt('friend')), until: { my: 'command-phase' } }],
    },
  ),
  giftHappens(
    [
      'Starshatter Arsenal',
      'demanding-leader',
      'Demanding Leader',
      'In your Command phase a VEHICLE or MOUNTED friend within 6", no TITANIC, may shoot after falling back until the next.',
    ],
    {
      when: { at: 'command-phase', edge: 'during', turn: 'mine' },
      do: [engineNear, { allow: 'shoot-after-falling-back', for: 'friend', until: { my: 'command-phase' } }],
    },
  ),
  giftAttacks(
    [
      'Starshatter Arsenal',
      'dread-majesty',
      'Dread Majesty',
      'Aura 6": friendly NECRONS units, no MONSTER or TITANIC, re-roll hit and wound rolls of 1.',
    ],
    {
      do: [
        {
          reroll: 'hit',
          which: 'ones',
          for: { attacks: 'any', by: friendsWithin(6, ['NECRONS'], 'MONSTER', 'TITANIC') },
        },
        {
          reroll: 'wound',
          which: 'ones',
          for: { attacks: 'any', by: friendsWithin(6, ['NECRONS'], 'MONSTER', 'TITANIC') },
        },
      ],
    },
  ),
  giftAttacks(
    [
      'Starshatter Arsenal',
      'miniaturised-nebuloscope',
      'Miniaturised Nebuloscope',
      'Ranged weapons of the unit ignore cover.',
    ],
    ...always({ grant: 'ignores-cover', for: itsRanged() }),
  ),
];

/** Those of the smaller detachments. */
export const smallerNecronGifts: readonly AttackRule[] = [
  giftHappens(
    [
      'Annihilation Legion',
      'eldritch-nightmare',
      'Eldritch Nightmare',
      'As the Fight phase begins enemies engaged with its bearer make battle-shock rolls.',
    ],
    {
      when: { at: 'fight-phase', edge: 'before' },
      do: [
        {
          each: unit('theirs', [], state('engaged-with-self', 'it')),
          as: 'shaken',
          do: [{ activate: 'battle-shock-rolls', for: 'shaken' }],
        },
      ],
    },
  ),
  giftHappens(
    [
      'Annihilation Legion',
      'eternal-madness',
      'Eternal Madness',
      'Destroyed models of the unit that have not fought stay on 4+, and may fight.',
    ],
    { do: [{ grant: { rule: 'fight-on-death', parameter: 4 }, for: 'self' }] },
  ),
  giftAttacks(
    [
      'Annihilation Legion',
      'ingrained-superiority',
      'Ingrained Superiority',
      'Critical wounds of its unit have better AP by 1.',
    ],
    ...always(improve('armour-penetration', itsAttacks('any', state('critical-wound', 'attack')))),
  ),
  giftHappens(['Canoptek Court', 'dimensional-sanctum', 'Dimensional Sanctum', 'The unit has Infiltrators.'], {
    do: [{ grant: 'infiltrators', for: 'self' }],
  }),
  giftAttacks(
    [
      'Canoptek Court',
      'hyperphasic-fulcrum',
      'Hyperphasic Fulcrum',
      'The unit it leads rolls wounds of 1 again while wholly within the Power Matrix.',
    ],
    {
      if: every(isLeading, state('wholly-within-power-matrix', 'self')),
      do: [{ reroll: 'wound', which: 'ones', for: itsAttacks() }],
    },
  ),
  giftHappens(
    [
      'Canoptek Court',
      'metalodermal-tesla-weave',
      'Metalodermal Tesla Weave',
      'Once a phase a unit that charges its unit suffers D3 mortal wounds on 2+, 3 on a 6.',
    ],
    {
      when: { at: 'make-charge-move', edge: 'before', turn: 'theirs' },
      if: every(state('target-of-the-charge', 'self'), not(state('tesla-weave-spent', 'self'))),
      do: [
        { mark: 'tesla-weave-spent', on: 'self', until: 'phase' },
        { roll: 'D6', as: 'arc', purpose: 'metalodermal-tesla-weave' },
        {
          if: { compare: ['arc', '>=', 6] },
          then: [{ suffer: 3, kind: 'mortal', on: 'subject' }],
          else: [
            { if: { compare: ['arc', '>=', 2] }, then: [{ suffer: { dice: 'D3' }, kind: 'mortal', on: 'subject' }] },
          ],
        },
      ],
    },
  ),
  giftHappens(['Hand of the Dynasty', 'enlivened-sentinels', 'Enlivened Sentinels', 'NECRON WARRIORS: Scouts 5".'], {
    do: [{ grant: { rule: 'scouts', parameter: 5 }, for: 'self' }],
  }),
  giftAttacks(
    [
      'Hand of the Dynasty',
      'tools-of-dominion',
      'Tools of Dominion',
      'IMMORTALS: their ranged attacks have Rapid Fire 1.',
    ],
    ...always({ grant: { rule: 'rapid-fire', parameter: 1 }, for: itsRanged() }),
  ),
  giftAttacks(
    ['Skyshroud Spearhead', 'deepening-madness', 'Deepening Madness', 'Ranged weapons of the unit have Assault.'],
    ...always({ grant: 'assault', for: itsRanged() }),
  ),
  giftHappens(
    [
      'Skyshroud Spearhead',
      'recursive-reanimation',
      'Recursive Reanimation',
      'TOMB BLADES: 1 more on the roll of their Reanimation Protocols.',
    ],
    { do: [{ modify: 'reanimation-roll', how: 'add', by: 1, for: 'self' }] },
  ),
  giftHappens(
    [
      "The Phaeron's Armoury",
      'mortality-shroud',
      'Mortality Shroud',
      'In the enemy\'s Battle-shock step enemies within 8" that are below starting strength roll.',
    ],
    {
      do: [
        {
          mark: 'tests-battle-shock',
          on: unit('theirs', [], every(state('below-starting-strength', 'it'), near(8, 'it', 'self'))),
        },
      ],
    },
  ),
];
