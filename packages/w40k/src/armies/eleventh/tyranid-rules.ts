import { always, itsAttacks } from '../../abilities/ability.js';
import type { AttackRule } from '../../attack/hooks.js';
import { every, near, not, state, unit } from '../../rules/terms.js';
import { eleventhTyranids as tyranids } from '../../sources.js';
import { rowsOf } from '../rule-rows.js';

const { attacks, happens, waits } = rowsOf('ability', tyranids);
const friends = unit('mine', ['TYRANIDS'], near(6, 'it', 'self'));

export const tyranidRules: readonly AttackRule[] = [
  waits(
    ['Tyranids', 'synapse', 'Synapse', 'Near a SYNAPSE unit leadership and battle-shock are better.'],
    'an army rule that no source here prints in full',
  ),
  waits(
    [
      'Tyranids',
      'shadow-in-the-warp',
      'Shadow in the Warp',
      'Once a battle, in either Command phase, all enemies make battle-shock rolls.',
    ],
    'effects cannot ask for a battle-shock roll yet',
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
  waits(
    [
      'Hive Tyrant',
      'will-of-the-hive-mind',
      'Will of the Hive Mind',
      'Once a round a stratagem on a friend within 12" costs 1 less.',
    ],
    'prices of stratagems cannot be lowered by a sheet yet',
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
