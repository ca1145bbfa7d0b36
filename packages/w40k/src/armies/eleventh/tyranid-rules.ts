import { always, itsAttacks } from '../../abilities/ability.js';
import type { AttackRule } from '../../attack/hooks.js';
import { carriedOut } from '../../rules/record.js';
import { add, attacksBy, every, improve, isAny, near, not, state, unit } from '../../rules/terms.js';
import { eleventhTyranids as tyranids } from '../../sources.js';
import { cheaperOnce, rowsOf } from '../rule-rows.js';

const { attacks, happens } = rowsOf('ability', tyranids);
const synapse = unit('mine', ['SYNAPSE'], state('on-the-battlefield', 'it'));
const inSynapse = unit('mine', ['TYRANIDS'], near(6, 'it', synapse));
const friends = unit('mine', ['TYRANIDS'], near(6, 'it', 'self'));

const detached = (of: string, id: string, name: string, summary: string) => ({
  id,
  name,
  kind: 'detachment-rule' as const,
  source: tyranids(of),
  summary,
  of,
});

const ofTyranids = unit('mine', ['TYRANIDS']);

const detachmentRules: readonly AttackRule[] = [
  carriedOut(
    detached(
      'Unending Swarm',
      'insurmountable-odds',
      'Insurmountable Odds',
      'An ENDLESS MULTITUDE unit that an enemy shot models of may surge D6".',
    ),
    {
      when: { at: 'unit-shot', edge: 'after', turn: 'theirs', of: unit('theirs') },
      if: state('shooting-phase', 'theirs'),
      offer: {
        limit: { times: 12, per: 'frame' },
        target: {
          as: 'swarm',
          from: unit(
            'mine',
            ['ENDLESS MULTITUDE'],
            every(state('lost-models-to-subject', 'it'), not(state('swarmed-on', 'it'))),
          ),
        },
      },
      do: [
        { mark: 'swarmed-on', on: 'swarm', until: 'attacks' },
        { move: 'swarm', as: 'surge', upTo: { dice: 'D6' } },
      ],
    },
  ),
  {
    ...carriedOut(
      detached(
        'Invasion Fleet',
        'hyper-adaptions',
        'Hyper Adaptions',
        'As the battle begins one of them: Sustained Hits 1 at INFANTRY and SWARMS, or Lethal Hits at MONSTERS and VEHICLES.',
      ),
      {
        when: { at: 'battle-round', edge: 'before' },
        if: { compare: [{ the: 'battle-round', of: 'mine' }, '=', 1] },
        do: [
          {
            either: [
              [
                {
                  grant: { rule: 'sustained-hits', parameter: 1 },
                  for: attacksBy(ofTyranids, 'any', isAny('target', 'INFANTRY', 'SWARM')),
                  until: 'battle',
                },
              ],
              [
                {
                  grant: 'lethal-hits',
                  for: attacksBy(ofTyranids, 'any', isAny('target', 'MONSTER', 'VEHICLE')),
                  until: 'battle',
                },
              ],
            ],
          },
        ],
      },
    ),
    why: 'Hive Predators, the third to choose, is not offered',
  },
];

const { attacks: giftAttacks, happens: giftHappens, waits: giftWaits } = rowsOf('enhancement', tyranids);

const gifts: readonly AttackRule[] = [
  giftWaits(
    [
      'Invasion Fleet',
      'adaptive-biology',
      'Adaptive Biology',
      'Its bearer has Feel No Pain 5+; once it has been hurt as a turn begins, 4+.',
    ],
    'waits for abilities of one model that change for the battle',
  ),
  giftWaits(
    [
      'Invasion Fleet',
      'alien-cunning',
      'Alien Cunning',
      'After deployment three units are set up anew, or in reserves.',
    ],
    'redeploying into reserves waits',
  ),
  giftWaits(
    ['Invasion Fleet', 'perfectly-adapted', 'Perfectly Adapted', 'Once a turn one roll of its bearer again.'],
    'waits for a re-roll that several sorts of rolls share',
  ),
  giftWaits(
    [
      'Invasion Fleet',
      'synaptic-linchpin',
      'Synaptic Linchpin',
      'Friends within 9" of its bearer are in Synapse range.',
    ],
    'waits for ranges that a gift changes',
  ),
  giftWaits(
    [
      'Unending Swarm',
      'adrenalised-onslaught',
      'Adrenalised Onslaught',
      'Its unit piles in and consolidates 3" farther.',
    ],
    'waits for pile-ins of other lengths',
  ),
  giftWaits(
    ['Unending Swarm', 'naturalised-camouflage', 'Naturalised camouflage', 'A gift of a unit.'],
    'no source at hand prints what it does',
  ),
  giftAttacks(
    ['Unending Swarm', 'piercing-talons', 'Piercing Talons', 'Critical wounds of its unit have better AP by 1.'],
    ...always(improve('armour-penetration', itsAttacks('any', state('critical-wound', 'attack')))),
  ),
  giftHappens(['Unending Swarm', 'relentless-hunger', 'Relentless Hunger', 'Its unit moves 2" farther.'], {
    do: [{ modify: 'move', how: 'add', by: 2, for: 'self' }],
  }),
];

export const tyranidRules: readonly AttackRule[] = [
  ...gifts,
  ...detachmentRules,
  happens(
    [
      'Tyranids',
      'synapse',
      'Synapse',
      'Within 6" of a SYNAPSE unit battle-shock is rolled for on 3D6, and melee Strength is 1 more.',
    ],
    { do: [{ modify: 'battle-shock-dice', how: 'add', by: 1, for: inSynapse, stacks: false }] },
    ...always({ ...add('strength', 1, attacksBy(inSynapse, 'melee')), stacks: false }),
  ),
  happens(
    [
      'Tyranids',
      'shadow-in-the-warp',
      'Shadow in the Warp',
      'Once a battle, in either Command phase, all enemies make battle-shock rolls.',
    ],
    {
      when: { at: 'command-phase', edge: 'during' },
      if: state('on-the-battlefield', 'self'),
      offer: { limit: { times: 1, per: 'battle' } },
      do: [
        {
          modify: 'battle-shock-roll',
          how: 'add',
          by: -1,
          for: unit('theirs', [], near(6, 'it', synapse)),
          until: 'phase',
        },
        {
          each: unit('theirs', [], state('on-the-battlefield', 'it')),
          as: 'shaken',
          do: [{ activate: 'battle-shock-rolls', for: 'shaken' }],
        },
      ],
    },
  ),
  attacks(
    [
      'Hive Tyrant',
      'onslaught-aura',
      'Onslaught',
      'Aura 6": ranged weapons of friendly TYRANIDS have Assault and Lethal Hits.',
    ],
    {
      do: [
        { grant: 'assault', for: { attacks: 'ranged', by: friends } },
        { grant: 'lethal-hits', for: { attacks: 'ranged', by: friends } },
      ],
    },
  ),
  happens(
    [
      'Hive Tyrant',
      'will-of-the-hive-mind',
      'Will of the Hive Mind',
      'Once a round a stratagem on a friend within 12" costs 1 less.',
    ],
    cheaperOnce(unit('mine', ['TYRANIDS'], near(12, 'it', 'self'))),
  ),
  happens(
    [
      'Termagants',
      'skulking-horrors',
      'Skulking Horrors',
      'When an enemy ends a move within 8" in its Movement phase, unengaged, it may move D6".',
    ],
    {
      when: { at: 'move', edge: 'after', turn: 'theirs', of: unit('theirs') },
      if: every(
        state('movement-phase', 'theirs'),
        { within: { inches: 8 }, of: 'subject', from: 'self' },
        not(state('engaged', 'self')),
      ),
      offer: {},
      do: [{ move: 'self', as: 'normal', upTo: { dice: 'D6' } }],
    },
  ),
  happens(['Hormagaunts', 'bounding-leap', 'Bounding Leap', 'May charge after advancing.'], {
    if: state('advanced', 'self'),
    do: [{ allow: 'declare-a-charge', for: 'self' }],
  }),
  attacks(
    [
      'Genestealers',
      'vanguard-predator',
      'Vanguard Predator',
      'Hit rolls of 1 again; wound rolls of 1 too against a unit near an objective.',
    ],
    ...always(
      { reroll: 'hit', which: 'ones', for: itsAttacks() },
      { reroll: 'wound', which: 'ones', for: itsAttacks('any', state('in-range-of-objective', 'target')) },
    ),
  ),
  happens(
    [
      'Carnifexes',
      'blistering-assault',
      'Blistering Assault',
      'After an enemy shot and wounded it, it may surge D6+2".',
    ],
    {
      when: { at: 'unit-shot', edge: 'after', turn: 'theirs', of: unit('theirs') },
      if: state('lost-wounds-to-subject', 'self'),
      offer: {},
      do: [{ move: 'self', as: 'surge', upTo: { dice: 'D6+2' } }],
    },
  ),
];
