import type { Condition, Effect, Verb } from '@umpire/effects';
import type { AttackRule } from '../../attack/hooks.js';
import { carriedOut, exact } from '../record.js';
import {
  add,
  attacksBy,
  during,
  every,
  is,
  isOneOfMine,
  model,
  near,
  not,
  offered,
  onceTargeted,
  some,
  state,
  unit,
} from '../terms.js';
import { canoptek, printed, reanimates } from './necron-words.js';

/* The stratagems of the Canoptek Court and of the Cryptek Conclave. */

const court = 'Canoptek Court';
const conclave = 'Cryptek Conclave';
const fighting = some(state('fight-phase', 'mine'), state('fight-phase', 'theirs'));

/** After an enemy's attacks destroyed a CRYPTEK: nobody is left to be its target. */
const avenged = (...verbs: readonly Verb[]): readonly Effect[] => {
  const lost = every(is('fallen', 'CRYPTEK'), not(isOneOfMine('subject')));
  return [
    {
      when: { at: 'unit-shot', edge: 'after', turn: 'theirs' },
      if: every(lost, state('shooting-phase', 'theirs')),
      offer: { cost: 1 },
      do: verbs,
    },
    { when: { at: 'unit-fought', edge: 'after' }, if: every(lost, fighting), offer: { cost: 1 }, do: verbs },
  ];
};

const inMatrix: Condition = every(canoptek, state('wholly-within-power-matrix', 'it'));
const devastating: readonly Verb[] = [
  {
    grant: 'devastating-wounds',
    for: attacksBy({ all: 'model', in: 'unit', where: canoptek }),
    until: 'phase',
  },
];

const ofTheCourt: readonly AttackRule[] = [
  carriedOut(
    printed(
      court,
      1,
      'curse-of-the-cryptek',
      'Curse of the Cryptek',
      'An enemy whose attacks destroyed a CRYPTEK is hit and wounded 1 better by CANOPTEK models for the battle.',
    ),
    ...avenged(
      { ...add('hit-roll', 1, { attacks: 'any', by: model(['CANOPTEK']), at: 'subject' }), until: 'battle' },
      { ...add('wound-roll', 1, { attacks: 'any', by: model(['CANOPTEK']), at: 'subject' }), until: 'battle' },
    ),
  ),
  exact(
    printed(
      court,
      2,
      'cynosure-of-eradication',
      'Cynosure of Eradication',
      'As your Shooting phase or the Fight phase starts: CRYPTEK and CANOPTEK models of a unit in the matrix have Devastating Wounds.',
    ),
    offered({ at: 'shooting-phase', edge: 'before', turn: 'mine' }, 2, ['NECRONS'], inMatrix, devastating),
    offered({ at: 'fight-phase', edge: 'before' }, 2, ['NECRONS'], inMatrix, devastating),
  ),
  carriedOut(
    printed(
      court,
      1,
      'reactive-subroutines',
      'Reactive Subroutines',
      'When an enemy ends a normal move, advance or fall-back within 8", a CANOPTEK unit may move 6".',
    ),
    {
      ...offered(
        { at: 'move', edge: 'after', turn: 'theirs', of: unit('theirs') },
        1,
        ['NECRONS', 'CANOPTEK'],
        near(8, 'it', 'subject'),
        [{ move: 'unit', as: 'normal', upTo: 6 }],
      ),
      if: every(state('movement-phase', 'theirs'), not(state('arrived-this-turn', 'subject'))),
    },
  ),
  carriedOut(
    printed(
      court,
      1,
      'suboptimal-facade',
      'Suboptimal Facade',
      'A CANOPTEK unit in the matrix that is the target of a charge reanimates.',
    ),
    offered(
      { at: 'make-charge-move', edge: 'before', turn: 'theirs' },
      1,
      ['NECRONS', 'CANOPTEK'],
      every(state('target-of-the-charge', 'it'), state('wholly-within-power-matrix', 'it')),
      [reanimates],
    ),
  ),
];

const ofTheConclave: readonly AttackRule[] = [
  exact(
    printed(
      conclave,
      1,
      'microscarab-swarm',
      'Microscarab Swarm',
      'A targeted CRYPTEK INFANTRY unit has an invulnerable save: NECRON WARRIORS 5+, IMMORTALS 4+.',
    ),
    ...(
      [
        ['NECRON WARRIORS', 5],
        ['IMMORTALS', 4],
      ] as const
    ).map(([bodyguard, save]) =>
      onceTargeted({ cost: 1, keywords: ['NECRONS', 'CRYPTEK', 'INFANTRY', bodyguard] }, [
        { modify: 'invulnerable-save', how: 'best-of', by: save, for: 'unit', until: 'phase' },
      ]),
    ),
  ),
  carriedOut(
    printed(
      conclave,
      1,
      'animus-curse',
      'Animus Curse',
      'Hit rolls against an enemy whose attacks destroyed a CRYPTEK may be rolled again for the battle.',
    ),
    ...avenged({
      reroll: 'hit',
      which: 'any',
      for: { attacks: 'any', by: model(['NECRONS']), at: 'subject' },
      until: 'battle',
    }),
  ),
  carriedOut(
    printed(
      conclave,
      1,
      'untapped-power',
      'Untapped Power',
      'A CRYPTEK unit that has not shot takes one more gift of the Conclave as it shoots.',
    ),
    offered(
      during.myShooting,
      1,
      ['NECRONS', 'CRYPTEK'],
      not({ done: 'selected-to-shoot', by: 'it', since: 'phase' }),
      [{ mark: 'untapped-power', on: 'unit', until: 'phase' }],
    ),
  ),
];

export const courtStratagems: readonly AttackRule[] = [...ofTheCourt, ...ofTheConclave];
