import type { Effect, Verb, When } from '@umpire/effects';
import { always, attacksAtIt, itsAttacks } from '../../abilities/ability.js';
import type { AttackRule } from '../../attack/hooks.js';
import { add, attacksAt, attacksBy, every, is, isAny, near, not, state, unit, weaponNamed } from '../../rules/terms.js';
import { eleventhNecrons as necrons } from '../../sources.js';
import { cheaperOnce, friendsWithin, isLeading, itsMelee, itsRanged, ownModels, rowsOf } from '../rule-rows.js';
import { necronGifts, smallerNecronGifts } from './necron-gifts.js';
import { necronStratagems } from './necron-stratagems.js';
import { necronWays } from './necron-ways.js';

const { attacks, happens } = rowsOf('ability', necrons);

const strongerThanIt = { compare: [{ the: 'strength', of: 'attack' }, '>', { the: 'toughness', of: 'self' }] } as const;
const onObjective = state('in-range-of-objective', 'target');

/** One less damage from each attack that is allocated to these models. */
const tougher = (...keywords: readonly string[]): readonly Effect[] =>
  always(add('damage', -1, attacksAt(ownModels(...keywords))));

/** NECRON WARRIORS that an enemy's attacks have just cost wounds, each once a turn. */
const repairs = (when: When): Effect => ({
  when,
  offer: {
    limit: { times: 1, per: 'turn', by: 'unit' },
    target: {
      as: 'friend',
      from: unit(
        'mine',
        ['NECRON WARRIORS'],
        every(state('lost-wounds-to-subject', 'it'), near(3, 'it', 'self'), not(state('repaired', 'it'))),
      ),
    },
  },
  do: [
    { mark: 'repaired', on: 'friend', until: 'turn' },
    { activate: 'reanimation-protocols', for: 'friend' },
  ],
});

/** What ends a move in the pulse of an Obelisk may be hurt by it. */
const pulls = (at: 'move' | 'charge-move' | 'close-in-ended'): Effect => ({
  when: { at, edge: 'after' },
  if: every(state('in-gravitic-pulse', 'subject'), not(state('friendly', 'subject'))),
  do: [
    { roll: 'D6', as: 'pull', purpose: 'gravitic-pulse' },
    { if: { compare: ['pull', '>=', 4] }, then: [{ suffer: { dice: 'D3' }, kind: 'mortal', on: 'subject' }] },
  ],
});

const foot: readonly AttackRule[] = [
  happens(
    [
      'Necron Warriors',
      'their-number-is-legion',
      'Their Number is Legion',
      'The D3 of their Reanimation Protocols may be rolled again.',
    ],
    { do: [{ reroll: 'reanimation', which: 'any', for: 'self' }] },
  ),
  attacks(
    [
      'Immortals',
      'implacable-eradication',
      'Implacable Eradication',
      'Wound rolls of 1 again; any wound roll against a unit near an objective.',
    ],
    ...always(
      { reroll: 'wound', which: 'ones', for: itsAttacks() },
      { reroll: 'wound', which: 'any', for: itsAttacks('any', onObjective) },
    ),
  ),
  attacks(
    [
      'Lychguard',
      'guardian-protocols',
      'Guardian Protocols',
      'Led by a NOBLE: attacks stronger than its toughness wound it 1 worse.',
    ],
    {
      if: { compare: [{ count: ownModels('NOBLE') }, '>', 0] },
      do: [add('wound-roll', -1, attacksAtIt('any', strongerThanIt))],
    },
  ),
  happens(
    [
      'Deathmarks',
      'hyperspace-hunters',
      'Hyperspace Hunters',
      'Once a turn it shoots at a visible enemy set up from reserves within 18".',
    ],
    {
      when: {
        at: 'move',
        edge: 'after',
        turn: 'theirs',
        of: unit(
          'theirs',
          [],
          every(state('arrived-this-turn', 'it'), near(18, 'it', 'self'), state('visible-to-self', 'it')),
        ),
      },
      if: every(state('movement-phase', 'theirs'), not(state('engaged', 'self'))),
      offer: { limit: { times: 1, per: 'turn', by: 'unit' } },
      do: [{ activate: 'shoot-the-subject', for: 'self' }],
    },
  ),
  attacks(
    [
      'Skorpekh Destroyers',
      'whirling-onslaught',
      'Whirling Onslaught',
      'Melee: hit rolls of 1 again; any hit roll after a charge.',
    ],
    ...always({ reroll: 'hit', which: 'ones', for: itsAttacks('melee') }),
    { if: state('charged', 'self'), do: [{ reroll: 'hit', which: 'any', for: itsAttacks('melee') }] },
  ),
  {
    ...happens(
      [
        'Skorpekh Destroyers',
        'plasmacyte',
        'Plasmacyte',
        'Once a battle as the unit fights its melee weapons have Devastating Wounds.',
      ],
      {
        when: { at: 'selected-to-fight', edge: 'after', of: 'self' },
        offer: { limit: { times: 1, per: 'battle', by: 'unit' } },
        do: [{ grant: 'devastating-wounds', for: itsMelee(), until: 'phase' }],
      },
    ),
    why: 'a second plasmacyte in the unit adds nothing yet',
  },
  happens(
    [
      'Triarch Praetorians',
      'relentless-combatants',
      'Relentless Combatants',
      'May re-roll charges, and charge after falling back.',
    ],
    { do: [{ reroll: 'charge', which: 'any', for: 'self' }] },
    { if: state('fell-back', 'self'), do: [{ allow: 'declare-a-charge', for: 'self' }] },
  ),
];

const big = isAny('target', 'MONSTER', 'VEHICLE');

const destroyers: readonly AttackRule[] = [
  attacks(
    [
      'Lokhust Heavy Destroyers',
      'optimised-for-slaughter',
      'Optimised for Slaughter',
      'Wound rolls of 1 again: the exterminator at light units, the destructor at MONSTERS and VEHICLES.',
    ],
    ...always(
      {
        reroll: 'wound',
        which: 'ones',
        for: { attacks: 'ranged', by: 'self', with: weaponNamed('enmitic-exterminator'), where: not(big) },
      },
      {
        reroll: 'wound',
        which: 'ones',
        for: { attacks: 'ranged', by: 'self', with: weaponNamed('gauss-destructor'), where: big },
      },
    ),
  ),
  happens(
    [
      'Tomb Blades',
      'evasion-engrams',
      'Evasion Engrams',
      'After it has shot it may move 6", and does not charge then.',
    ],
    {
      when: { at: 'unit-shot', edge: 'after', turn: 'mine', of: 'self' },
      offer: {},
      do: [
        { move: 'self', as: 'normal', upTo: { inches: 6 } },
        { forbid: 'declare-a-charge', for: 'self', until: 'turn' },
      ],
    },
  ),
];

const constructs: readonly AttackRule[] = [
  happens(
    [
      'Canoptek Scarab Swarms',
      'self-destruction',
      'Self-destruction',
      'As the Fight phase begins one model may be given up to hurt an engaged enemy.',
    ],
    {
      when: { at: 'fight-phase', edge: 'before' },
      if: state('engaged', 'self'),
      offer: {},
      do: [
        { choose: { all: 'model', in: 'self', where: near(2, 'it', unit('theirs')) }, as: 'charge' },
        { choose: unit('theirs', [], near(2, 'it', 'charge')), as: 'enemy' },
        { destroy: 'charge' },
        { roll: 'D6', as: 'blast', purpose: 'self-destruction' },
        { if: is('enemy', 'VEHICLE'), then: [{ bind: 'blast', to: { op: '+', of: ['blast', 1] } }] },
        {
          if: { compare: ['blast', '>=', 6] },
          then: [{ suffer: 3, kind: 'mortal', on: 'enemy' }],
          else: [
            { if: { compare: ['blast', '>=', 2] }, then: [{ suffer: { dice: 'D3' }, kind: 'mortal', on: 'enemy' }] },
          ],
        },
      ],
    },
  ),
  happens(
    [
      'Canoptek Scarab Swarms',
      'chittering-swarm',
      'Chittering Swarm',
      'Models engaged with it have 1 less objective control, 1 at least; near a CRYPTEK its own have 1.',
    ],
    {
      if: {
        compare: [
          { count: { all: 'model', side: 'mine', keywords: ['CRYPTEK'], where: near(6, 'it', 'self') } },
          '>',
          0,
        ],
      },
      do: [{ modify: 'objective-control', how: 'set', by: 1, for: 'self' }],
    },
    {
      do: [
        {
          modify: 'objective-control',
          how: 'add',
          by: -1,
          for: {
            all: 'model',
            side: 'theirs',
            where: every(state('engaged-with-self', 'it'), {
              compare: [{ the: 'printed-objective-control', of: 'it' }, '>', 1],
            }),
          },
        },
      ],
    },
  ),
  happens(
    ['Canoptek Doomstalker', 'sentinel-construct', 'Sentinel Construct', 'Its Fire Overwatch hits on unmodified 5+.'],
    { do: [{ mark: 'hold-steady', on: 'self' }] },
  ),
  happens(
    [
      'Triarch Stalker',
      'targeting-relay',
      'Targeting Relay',
      'After it has shot one enemy that it hit has no cover this phase.',
    ],
    {
      when: { at: 'unit-shot', edge: 'after', turn: 'mine', of: 'self' },
      do: [
        { choose: unit('theirs', [], state('hit-by-subject', 'it')), as: 'enemy' },
        { grant: 'ignores-cover', for: { attacks: 'ranged', at: 'enemy' }, until: 'phase' },
      ],
    },
  ),
];

const characters: readonly AttackRule[] = [
  attacks(
    ['Overlord', 'implacable-resilience', 'Implacable Resilience', 'Attacks allocated to it have 1 less damage.'],
    ...tougher('OVERLORD'),
  ),
  happens(
    ['Overlord', 'my-will-be-done', 'My Will Be Done', 'Once a round a stratagem on its unit costs 1 less.'],
    cheaperOnce('self'),
  ),
  happens(
    ['Overlord', 'resurrection-orb', 'Resurrection Orb', 'Once a battle, as a phase ends, the unit it leads heals D6.'],
    {
      when: { at: 'phase', edge: 'after' },
      if: every(state('on-the-battlefield', 'self'), isLeading),
      offer: { limit: { times: 1, per: 'battle', by: 'unit' } },
      do: [{ heal: { dice: 'D6' }, on: 'self', revive: true }],
    },
  ),
  happens(
    ['Royal Warden', 'adaptive-strategy', 'Adaptive Strategy', 'Its unit may shoot and charge after falling back.'],
    { do: [{ allow: 'shoot-after-falling-back', for: 'self' }] },
    { if: state('fell-back', 'self'), do: [{ allow: 'declare-a-charge', for: 'self' }] },
  ),
  happens(
    [
      'Royal Warden',
      'engrammatic-logic',
      'Engrammatic Logic',
      'Once a battle a friend within 12" is battle-shocked no longer.',
    ],
    {
      when: { at: 'phase', edge: 'before' },
      offer: {
        limit: { times: 1, per: 'battle', by: 'unit' },
        target: {
          as: 'friend',
          from: unit('mine', ['NECRONS'], every(state('battle-shocked', 'it'), near(12, 'it', 'self'))),
        },
      },
      do: [{ lift: 'battle-shocked', from: 'friend' }],
    },
  ),
  attacks(
    [
      'Plasmancer',
      'harbinger-of-destruction',
      'Harbinger of Destruction',
      'The unit it leads scores critical hits at range on 5+.',
    ],
    { if: isLeading, do: [{ modify: 'critical-hit-on', how: 'best-of', by: 5, for: itsRanged() }] },
  ),
  happens(
    [
      'Plasmancer',
      'living-lightning',
      'Living Lightning',
      'In your Shooting phase a visible enemy within 18" suffers a mortal wound for each 4+ of four dice.',
    ],
    {
      when: { at: 'shooting-phase', edge: 'before', turn: 'mine' },
      offer: {
        target: {
          as: 'enemy',
          from: unit('theirs', [], every(near(18, 'it', 'self'), state('visible-to-self', 'it'))),
        },
      },
      do: [
        { roll: 'D6', as: 'successes', purpose: 'living-lightning', times: 4, success: 4 },
        { suffer: 'successes', kind: 'mortal', on: 'enemy' },
      ],
    },
  ),
  attacks(['Technomancer', 'rites-of-reanimation', 'Rites of Reanimation', 'The unit it leads has Feel No Pain 5+.'], {
    if: isLeading,
    do: [{ modify: 'feel-no-pain', how: 'best-of', by: 5, for: 'self' }],
  }),
  happens(
    [
      'Technomancer',
      'technomancer',
      'Technomancer',
      'As your Movement phase ends a friendly unit within 6" regains D3 wounds.',
    ],
    {
      when: { at: 'movement-phase', edge: 'after', turn: 'mine' },
      do: [
        {
          choose: { all: 'model', side: 'mine', keywords: ['NECRONS'], where: near(6, 'it', 'self') },
          as: 'mended',
          min: 0,
        },
        { heal: { dice: 'D3' }, on: 'mended' },
      ],
    },
  ),
  happens(
    [
      'Catacomb Command Barge',
      'carrier-wave-aura',
      'Carrier Wave',
      'Aura 6": models of friendly NECRONS units have 1 more objective control.',
    ],
    { do: [{ modify: 'objective-control', how: 'add', by: 1, for: friendsWithin(6, ['NECRONS']), stacks: false }] },
  ),
  attacks(
    [
      'Catacomb Command Barge',
      'advanced-quantum-shielding',
      'Advanced Quantum Shielding',
      'Attacks stronger than its toughness wound it 1 worse.',
    ],
    ...always(add('wound-roll', -1, attacksAtIt('any', strongerThanIt))),
  ),
  happens(
    [
      'Catacomb Command Barge',
      'resurrection-orb-barge',
      'Resurrection Orb',
      'Once a battle, as a phase ends, an INFANTRY or MOUNTED friend within 6" heals D6.',
    ],
    {
      when: { at: 'phase', edge: 'after' },
      offer: {
        limit: { times: 1, per: 'battle', by: 'unit' },
        target: {
          as: 'friend',
          from: unit('mine', ['NECRONS'], every(isAny('it', 'INFANTRY', 'MOUNTED'), near(6, 'it', 'self'))),
        },
      },
      do: [{ heal: { dice: 'D6' }, on: 'friend', revive: true }],
    },
  ),
];

const vehicles: readonly AttackRule[] = [
  happens(
    [
      'Ghost Ark',
      'repair-barge',
      'Repair Barge',
      'Once a turn, after an enemy attacked, hurt NECRON WARRIORS within 3" reanimate.',
    ],
    repairs({ at: 'unit-shot', edge: 'after', of: unit('theirs') }),
    repairs({ at: 'unit-fought', edge: 'after', of: unit('theirs') }),
  ),
  happens(
    [
      'Doomsday Ark',
      'overwhelming-obliteration',
      'Overwhelming Obliteration',
      'Stationary, its doomsday cannon has Devastating Wounds.',
    ],
    {
      if: every(state('stationary', 'self'), state('shooting-phase', 'mine')),
      do: [
        { grant: 'devastating-wounds', for: { attacks: 'ranged', by: 'self', with: weaponNamed('doomsday-cannon') } },
      ],
    },
  ),
  happens(
    [
      'Obelisk',
      'gravitic-pulse',
      'Gravitic Pulse',
      'As their Movement phase begins a visible enemy within 18" is slowed to half; if it flies, each move may hurt it.',
    ],
    {
      when: { at: 'movement-phase', edge: 'before', turn: 'theirs' },
      offer: {
        target: {
          as: 'enemy',
          from: unit('theirs', [], every(near(18, 'it', 'self'), state('visible-to-self', 'it'))),
        },
      },
      do: [
        ...(['move', 'advance-roll', 'charge-roll'] as const).map(
          (number): Verb => ({ modify: number, how: 'divide', by: 2, for: 'enemy', until: 'turn' }),
        ),
        { if: is('enemy', 'FLY'), then: [{ mark: 'in-gravitic-pulse', on: 'enemy', until: { my: 'movement-phase' } }] },
      ],
    },
    ...(['move', 'charge-move', 'close-in-ended'] as const).map(pulls),
  ),
  happens(
    [
      'Tesseract Vault',
      'powers-of-the-ctan',
      "Powers of the C'tan",
      "As it shoots in your Shooting phase it leaves out one of its three C'tan powers.",
    ],
    {
      when: { at: 'selected-to-shoot', edge: 'after', turn: 'mine', of: 'self' },
      if: state('shooting-phase', 'mine'),
      do: [
        {
          either: ['antimatter-meteor', 'cosmic-fire', 'times-arrow'].map((power): readonly Verb[] => [
            { forbid: 'attacks', for: { attacks: 'ranged', by: 'self', with: weaponNamed(power) }, until: 'phase' },
          ]),
        },
      ],
    },
  ),
  happens(
    [
      'Seraptek Heavy Construct',
      'terrifying-monstrosity',
      'Terrifying Monstrosity',
      'As the Fight phase begins engaged enemies make battle-shock rolls.',
    ],
    {
      when: { at: 'fight-phase', edge: 'before' },
      do: [
        {
          each: unit('theirs', [], every(state('engaged-with-self', 'it'), not(state('terrified', 'it')))),
          as: 'shaken',
          do: [
            { mark: 'terrified', on: 'shaken', until: 'phase' },
            { activate: 'battle-shock-rolls', for: 'shaken' },
          ],
        },
      ],
    },
  ),
  happens(
    [
      'Doom Scythe',
      'atavistic-instigation',
      'Atavistic Instigation',
      'Whom its heavy death ray targets ducks and hits 1 worse until your next Shooting phase, or is hit critically on 5+ this phase.',
    ],
    {
      when: {
        at: 'weapon-target-chosen',
        edge: 'after',
        of: { all: 'weapon', in: 'self', keywords: ['heavy-death-ray'] },
      },
      do: [
        { choose: { all: 'unit', side: 'theirs', in: 'target' }, as: 'ducking', min: 0, by: 'opponent' },
        {
          if: { compare: [{ count: { all: 'unit', in: 'ducking' } }, '>', 0] },
          then: [{ ...add('hit-roll', -1, attacksBy('ducking')), until: { my: 'shooting-phase' } }],
          else: [{ modify: 'critical-hit-on', how: 'best-of', by: 5, for: attacksAt('target'), until: 'phase' }],
        },
      ],
    },
  ),
  happens(
    [
      'Convergence of Dominion',
      'reanimation-nodes-aura',
      'Reanimation Nodes',
      'Aura 6": friendly NECRONS INFANTRY have Feel No Pain 6+.',
    ],
    {
      do: [
        {
          modify: 'feel-no-pain',
          how: 'best-of',
          by: 6,
          for: friendsWithin(6, ['NECRONS', 'INFANTRY']),
          stacks: false,
        },
      ],
    },
  ),
  happens(
    [
      'Convergence of Dominion',
      'ancient-cover',
      'Ancient Cover',
      'Gives cover to who is not fully visible because of it.',
    ],
    { do: [{ mark: 'shields-anybody', on: 'self' }] },
  ),
  happens(
    [
      'Convergence of Dominion',
      'deployment',
      'Deployment',
      'Its models are set up within 12" of each other and are units of their own.',
    ],
    { do: [{ grant: { rule: 'set-up-apart', parameter: 12 }, for: 'self' }] },
  ),
];

const shards: readonly AttackRule[] = [
  attacks(
    ["C'tan shards", 'necrodermis', 'Necrodermis', 'Attacks allocated to it have 1 less damage.'],
    ...always(add('damage', -1, attacksAtIt())),
  ),
  {
    ...happens(["C'tan shards", 'enslaved-star-god', 'Enslaved Star God', 'It cannot be the warlord.']),
    why: 'the muster carries it out',
  },
  {
    ...happens(["Transcendent C'tan", 'ctan-shard', "C'tan Shard", 'It takes no enhancement.']),
    why: 'the muster carries it out',
  },
  happens(
    [
      "C'tan Shard of the Nightbringer",
      'drain-life',
      'Drain Life',
      'As the Fight phase ends each enemy within 6" suffers D3 mortal wounds on 4+.',
    ],
    {
      when: { at: 'fight-phase', edge: 'after' },
      do: [
        {
          each: unit('theirs', [], near(6, 'it', 'self')),
          as: 'drained',
          do: [
            { roll: 'D6', as: 'drain', purpose: 'drain-life' },
            {
              if: { compare: ['drain', '>=', 4] },
              then: [{ suffer: { dice: 'D3' }, kind: 'mortal', on: 'drained' }],
            },
          ],
        },
      ],
    },
  ),
];

export const necronRules: readonly AttackRule[] = [
  ...necronStratagems,
  ...necronWays,
  ...smallerNecronGifts,
  ...foot,
  ...destroyers,
  ...constructs,
  ...characters,
  ...vehicles,
  ...shards,
  ...necronGifts,
];
