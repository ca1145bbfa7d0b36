import { always, itsAttacks, nativeAbility, numberOf } from '../../abilities/ability.js';
import type { AttackRule } from '../../attack/hooks.js';
import { ninthCore as core, ninthNecrons } from '../../sources.js';
import { compiled, exact, ground, inText, table } from '../record.js';
import { advanceMove } from '../shared/ground.js';
import { add, every, isAny, near, state, unit } from '../terms.js';

/** What the sequence of attacks follows by itself. */
const followed = table('core-rule', core, ground, [
  [
    'hit-roll',
    'Hit Roll',
    'Hit Roll',
    'The skill or more hits; unmodified 6 hits, 1 misses; all modifiers come to -1 to +1.',
  ],
  [
    'wound-roll',
    'Wound Roll',
    'Wound Roll',
    'By Strength against Toughness; unmodified 6 wounds, 1 fails; -1 to +1 in all.',
  ],
  ['unmodified-dice', 'Unmodified dice', 'Re-rolls', 'What the die shows after re-rolls and before modifiers.'],
  ['half-range', 'Half range', 'Rapid Fire', 'Half the range of the weapon, or less.'],
  [
    'damage-roll',
    'Damage roll',
    'Inflict Damage',
    'A Damage that is random is rolled for each attack that is not saved.',
  ],
  [
    'saving-throw',
    'Saving Throw',
    'Saving Throw',
    'The die with AP and other modifiers against the save; an unmodified 1 fails.',
  ],
  [
    'invulnerable-saves',
    'Invulnerable Saves',
    'Invulnerable Saves',
    'Used instead of the save, whatever the AP; one of several.',
  ],
  [
    'mortal-wounds',
    'Mortal Wounds',
    'Mortal Wounds',
    'No wound roll, no save; one at a time, and on to the next model.',
  ],
  [
    'select-weapon',
    'Select Weapon',
    'Select Weapon',
    'Attacks are shared out over melee weapons and their profiles before any dice.',
  ],
  [
    'aura-abilities',
    'Aura Abilities',
    'Aura Abilities',
    'The model is in its own aura; copies of one aura count once.',
  ],
]);

const waiting = [
  ...table('core-rule', core, inText, [
    [
      'engagement-range',
      'Engagement Range',
      'Engagement Range',
      'Within 1" sideways and 5" in height of an enemy model.',
    ],
    [
      'characters',
      'Characters',
      'Characters',
      'Look Out, Sir, heroic interventions, traits; no auras while performing an action.',
    ],
    [
      'look-out-sir',
      'Look Out, Sir',
      'Look Out, Sir',
      'Small characters near their own cannot be shot unless they are closest and seen.',
    ],
    [
      'command-points',
      'Command Points',
      'Command Points',
      'A pool by battle size, and 1 more in each of your Command phases.',
    ],
    ['the-warlord', 'The Warlord', 'The Warlord', 'One model leads; a CHARACTER may have a Warlord Trait.'],
    [
      'performing-actions',
      'Performing actions',
      'Actions',
      'Started unengaged, one a round; moving, shooting, charging or casting ends it.',
    ],
    ['explodes', 'Explodes', 'Explodes', 'A destroyed model may hurt all units near it before it is removed.'],
    ['roll-off', 'Roll off', 'Roll-offs', 'One die each; ties are rolled again; no re-rolls and no modifiers.'],
    [
      'unit-coherency',
      'Unit coherency',
      'Unit Coherency',
      'One neighbour within 2" and 5" up, two for units of six or more.',
    ],
    [
      'titanic-exceptions',
      'TITANIC exceptions',
      'Fall Back',
      'TITANIC units shoot, and use powers, after falling back.',
    ],
  ]),
  ...table('core-rule', core, inText, [
    ['normal-move', 'Normal Move', 'Normal Move', "Up to the Move, never into an enemy's Engagement Range."],
    [
      'fall-back',
      'Fall Back',
      'Fall Back',
      'Up to the Move out of Engagement Range; then no charge, no shooting, no powers.',
    ],
    [
      'charging-with-a-unit',
      'Charging with a Unit',
      'Charge',
      'Declare within 12", roll 2D6, end engaged with every target and with nobody else.',
    ],
    [
      'performing-a-heroic-intervention',
      'Performing a Heroic Intervention',
      'Heroic Interventions',
      'A CHARACTER with an enemy within 3" moves up to 3" closer to it.',
    ],
    [
      'manifesting-psychic-powers',
      'Manifesting Psychic Powers',
      'Psychic Phase',
      'One attempt a power a round, except Smite; a test, then perhaps a denial, then effects.',
    ],
    [
      'morale-tests',
      'Morale Tests',
      'Morale Phase',
      'A die and the models lost against the best Leadership; failing, one flees and others may.',
    ],
    [
      'combat-attrition-tests',
      'Combat Attrition tests',
      'Morale Phase',
      'A die for each model left; each 1 flees, at 1 less below half strength.',
    ],
    [
      'psychic-test',
      'Psychic test',
      'Psychic Phase',
      '2D6 against the warp charge; double 1 and double 6 are perilous.',
    ],
    [
      'smite',
      'Smite',
      'Psychic Phase',
      'D3 mortal wounds on the closest visible enemy within 18", D6 on an 11 or more.',
    ],
  ]),
  ...table('army-rule', ninthNecrons, inText, [
    [
      'protocol-exclusion-keywords',
      "DYNASTIC AGENT, C'TAN SHARD and UNALIGNED",
      'Command Protocols',
      'Ignored when all units have to share a dynasty.',
    ],
    [
      'dynastic-code',
      "Dynasty's code",
      'Dynastic Codes',
      'A rule for every unit of one dynasty; its protocol gives both directives.',
    ],
    ['surrogate-hosts', 'Surrogate Hosts', 'Relics', 'Named by the page of The Silent King and explained elsewhere.'],
  ]),
];

const advance = advanceMove('advance', 'Advance', core('Advance'));

const bigGuns: AttackRule = {
  ...exact(
    {
      id: 'big-guns-never-tire',
      name: 'Big Guns Never Tire',
      kind: 'core-rule',
      source: core('Big Guns Never Tire'),
      summary:
        'Engaged VEHICLE and MONSTER models shoot at whom they are engaged with; Heavy weapons at 1 less to hit.',
    },
    ...always(
      add(
        'hit-roll',
        -1,
        itsAttacks('ranged', every(isAny('attacker', 'VEHICLE', 'MONSTER'), { is: 'weapon', keywords: ['heavy'] })),
      ),
    ),
  ),
  always: { while: 'engaged', of: 'attacker' },
};

const overwatch: AttackRule = exact(
  {
    id: 'overwatch',
    name: 'Overwatch',
    kind: 'core-rule',
    source: core('Overwatch', 'G3'),
    summary: 'Fired at a charging unit before it rolls: only unmodified 6s hit.',
  },
  {
    when: { at: 'charge-declared', edge: 'after', turn: 'theirs', of: 'self' },
    do: [{ grant: 'snap-shooting', for: itsAttacks('ranged') }],
  },
);

/** The attacks that a weapon makes besides its bearer's, and the only ones it makes. */
const additionalAttacks = nativeAbility(
  {
    id: 'additional-attacks',
    name: 'Additional attacks',
    source: core('Select Weapon'),
    summary: 'So many attacks more each time the bearer fights; the weapon makes no others.',
  },
  { attacks: (_, { given }) => numberOf(given) },
);

const livingMetal = compiled(
  {
    id: 'living-metal',
    name: 'Living Metal',
    kind: 'army-rule',
    source: ninthNecrons('Living Metal', 'G1'),
    summary: 'As your Command phase starts, each model of the unit regains 1 lost wound.',
  },
  {
    when: { at: 'command-phase', edge: 'before', turn: 'mine' },
    do: [
      {
        each: { all: 'model', in: 'self' },
        as: 'wounded',
        do: [{ heal: { op: '+', of: [1, { the: 'living-metal', of: 'self' }] }, on: 'wounded' }],
      },
    ],
  },
);

const affordable = {
  all: 'model',
  in: 'fallen',
  where: { compare: [{ the: 'wounds', of: 'it' }, '<=', 'pool'] },
} as const;

const reanimation = compiled(
  {
    id: 'reanimation-protocols',
    name: 'Reanimation Protocols',
    kind: 'army-rule',
    source: ninthNecrons('Reanimation Protocols'),
    summary: "After an enemy unit's attacks a die for each wound of the fallen; successes on 5+ buy back whole models.",
  },
  {
    when: { at: 'unit-attacked', edge: 'after', of: 'self' },
    if: every(state('on-the-battlefield', 'self'), { compare: [{ count: 'fallen' }, '>', 0] }),
    do: [
      { roll: 'D6', as: 'pool', purpose: 'reanimation', times: { sum: 'wounds', over: 'fallen' }, success: 5 },
      {
        while: { compare: [{ count: affordable }, '>', 0] },
        do: [
          { choose: affordable, as: 'risen' },
          { return: 'risen', wounds: 'full' },
          { bind: 'pool', to: { op: '-', of: ['pool', { the: 'wounds', of: 'risen' }] } },
          { drop: 'risen', from: 'fallen' },
        ],
      },
    ],
  },
);

const denyTheWitch = compiled(
  {
    id: 'deny-the-witch',
    name: 'Deny the Witch',
    kind: 'core-rule',
    source: core('Deny the Witch'),
    summary: 'A PSYKER within 24" undoes a power with a higher 2D6, one attempt a power.',
  },
  {
    when: { at: 'psychic-test-passed', edge: 'after', turn: 'theirs' },
    offer: {
      limit: { times: 1, per: 'frame', by: 'army' },
      target: { as: 'denier', from: unit('mine', [], every(state('may-deny', 'it'), near(24, 'it', 'subject'))) },
    },
    do: [
      { roll: '2D6', as: 'deny', purpose: 'deny-the-witch' },
      { if: { compare: ['deny', '>', 'test'] }, then: [{ cancel: 'power' }] },
    ],
  },
);

export const ninthCoreRules: readonly AttackRule[] = [
  ...followed,
  ...waiting,
  advance,
  bigGuns,
  overwatch,
  additionalAttacks,
  livingMetal,
  reanimation,
  denyTheWitch,
];
