import type { Condition, Effect, When } from '@umpire/effects';
import type { AttackRule } from '../../attack/hooks.js';
import { eleventhNecrons as necrons } from '../../sources.js';
import { carriedOut, exact } from '../record.js';
import { conqueringTyrant, enslavedArtifice, hungryVoid, suddenStorm } from '../shared/dynasty.js';
import {
  add,
  allOf,
  attacksAt,
  attacksBy,
  beforeAttacking,
  during,
  every,
  is,
  isAny,
  isNone,
  isOneOfMine,
  near,
  offered,
  onceFought,
  onceTargeted,
  some,
  state,
  unit,
  unselected,
} from '../terms.js';
import { courtStratagems } from './court-stratagems.js';
import { dynastyStratagems } from './dynasty-stratagems.js';
import { engineStratagems } from './engine-stratagems.js';
import { legionStratagems } from './legion-stratagems.js';
import { printed, reanimates } from './necron-words.js';

const crypteks = 'Cryptek Conclave';
const phalanx = 'Obeisance Phalanx';
const pantheon = 'Pantheon of Woe';
const arsenal = 'Starshatter Arsenal';
const hypercrypt = 'Hypercrypt Legion';
const noMonster = every(...isNone('it', 'MONSTER'));
const smaller = every(...isNone('it', 'MONSTER', 'TITANIC'));
const vehicles = { cost: 1, keywords: ['NECRONS', 'VEHICLE'] };
const riders = allOf(isAny('it', 'VEHICLE', 'MOUNTED'), ...isNone('it', 'TITANIC'));
const nearObjective = state('in-range-of-objective', 'target');

/** They change attacks, each proved by a case. */
const attacking: readonly AttackRule[] = [
  suddenStorm(necrons),
  conqueringTyrant((section) => necrons(section, 'G-23')),
  hungryVoid(necrons),
  enslavedArtifice(necrons),
  exact(
    printed(
      crypteks,
      1,
      'molecular-targeting',
      'Molecular Targeting',
      'Attacks may ignore modifiers to skill and hit roll; of a CRYPTEK unit to the wound roll too.',
    ),
    ...beforeAttacking({ cost: 1, keywords: ['NECRONS'] }, [
      { ignoreModifiers: ['skill', 'hit-roll'], for: attacksBy('unit'), until: 'phase' },
      { ignoreModifiers: ['wound-roll'], for: attacksBy('unit', 'any', is('attacker', 'CRYPTEK')), until: 'phase' },
    ]),
  ),
  exact(
    printed(
      hypercrypt,
      1,
      'quantum-deflection',
      'Quantum Deflection',
      'A targeted VEHICLE unit has a 4+ invulnerable save this phase.',
      'G-17',
    ),
    onceTargeted(vehicles, [{ modify: 'invulnerable-save', how: 'best-of', by: 4, for: 'unit', until: 'phase' }]),
  ),
  exact(
    printed(
      phalanx,
      1,
      'nanoassembly-protocols',
      'Nanoassembly Protocols',
      'Attacks allocated to a targeted VEHICLE unit do 1 less damage this phase.',
    ),
    onceTargeted(vehicles, [{ ...add('damage', -1, attacksAt('unit')), until: 'phase' }]),
  ),
  exact(
    printed(
      pantheon,
      1,
      'entrophasic-aura-targeting',
      'Entrophasic Aura Targeting',
      'Ones to hit again; against an unravelling unit ones to wound too. Not for MONSTERS.',
    ),
    ...beforeAttacking({ cost: 1, keywords: ['NECRONS'], where: noMonster }, [
      { reroll: 'hit', which: 'ones', for: attacksBy('unit'), until: 'phase' },
      {
        reroll: 'wound',
        which: 'ones',
        for: attacksBy('unit', 'any', state('unravelling', 'target')),
        until: 'phase',
      },
    ]),
  ),
  exact(
    printed(
      arsenal,
      2,
      'merciless-reclamation',
      'Merciless Reclamation',
      '1 more to wound units near an objective marker. Not for MONSTERS or TITANIC units.',
    ),
    ...beforeAttacking({ cost: 2, keywords: ['NECRONS'], where: smaller }, [
      { ...add('wound-roll', 1, attacksBy('unit', 'any', nearObjective)), until: 'phase' },
    ]),
  ),
  exact(
    printed(
      arsenal,
      2,
      'unyielding-forms',
      'Unyielding Forms',
      '1 less to wound a targeted VEHICLE or MOUNTED unit with Strength above its Toughness. Not TITANIC.',
    ),
    onceTargeted({ cost: 2, keywords: ['NECRONS'], ...(riders && { where: riders }) }, [
      {
        ...add(
          'wound-roll',
          -1,
          attacksAt('unit', 'any', {
            compare: [{ the: 'strength', of: 'attack' }, '>', { the: 'toughness', of: 'target' }],
          }),
        ),
        until: 'phase',
      },
    ]),
  ),
];

const mine = (cost: number, keywords: readonly string[], where: Effect['if'], ...verbs: Effect['do']): Effect =>
  offered(during.myMovement, cost, keywords, where, verbs);

const fighting = some(state('fight-phase', 'mine'), state('fight-phase', 'theirs'));

/** Once an enemy's attacks are resolved and what they destroyed is removed. */
const undying = (when: When, condition: Condition): Effect => ({
  ...offered(when, 1, ['NECRONS'], state('lost-models-to-subject', 'it'), [
    reanimates,
    { if: state('led-by-necrons-character', 'unit'), then: [{ heal: 1, on: 'unit', revive: true }] },
  ]),
  if: condition,
});

/** They move, revive or delay: battles carry them out. */
const waiting: readonly AttackRule[] = [
  carriedOut(
    printed(
      'Awakened Dynasty',
      1,
      'protocol-of-the-undying-legions',
      'Protocol of the Undying Legions',
      "After an enemy's attacks a unit that lost models reanimates, 1 more if led by a CHARACTER.",
    ),
    undying({ at: 'unit-shot', edge: 'after', turn: 'theirs', of: unit('theirs') }, state('shooting-phase', 'theirs')),
    undying({ at: 'unit-fought', edge: 'after', of: unit('theirs') }, fighting),
  ),
  carriedOut(
    printed(
      crypteks,
      1,
      'potentiality-syphon',
      'Potentiality Syphon',
      "In the opponent's Command phase a unit near an objective reanimates, 1 more for CRYPTEKS.",
      'G-29',
    ),
    offered(during.theirCommand, 1, ['NECRONS'], state('in-range-of-objective', 'it'), [
      reanimates,
      { if: is('unit', 'CRYPTEK'), then: [{ heal: 1, on: 'unit', revive: true }] },
    ]),
  ),
  carriedOut(
    printed(
      hypercrypt,
      1,
      'cosmic-precision',
      'Cosmic Precision',
      'An arriving unit, no MONSTER, stands anywhere more than 6" from enemies; no charge this turn.',
      'G-12, G-16',
    ),
    mine(
      1,
      ['NECRONS'],
      every(...isNone('it', 'MONSTER'), state('in-reserves', 'it')),
      { allow: 'ingress-anywhere', for: 'unit', until: 'phase' },
      { modify: 'ingress-clearance', how: 'set', by: { inches: 6 }, for: 'unit', until: 'phase' },
      { forbid: 'declare-a-charge', for: 'unit', until: 'turn' },
    ),
  ),
  carriedOut(
    printed(
      pantheon,
      1,
      'phase-melding',
      'Phase Melding',
      'An unravelling unit that falls back from yours takes Desperate Escape tests, at -1 if battle-shocked.',
      'G-20, G-21',
    ),
    {
      ...offered(
        { at: 'selected-to-fall-back', edge: 'after', turn: 'theirs', of: unit('theirs') },
        1,
        ['NECRONS'],
        state('engaged-with-subject', 'it'),
        [
          { grant: 'desperate-escape', for: 'subject', until: 'phase' },
          {
            if: state('battle-shocked', 'subject'),
            then: [{ modify: 'hazard-roll', how: 'add', by: -1, for: 'subject', until: 'phase' }],
          },
        ],
      ),
      if: state('unravelling', 'subject'),
    },
  ),
  carriedOut(
    printed(
      pantheon,
      1,
      'mass-transmogrification',
      'Mass Transmogrification',
      'A MONSTER destroyed a unit that was unravelling: a unit within 6" of it reanimates; once a turn.',
    ),
    {
      when: { at: 'unit-destroyed', edge: 'after' },
      if: every(isOneOfMine('attacker', 'NECRONS', 'MONSTER'), some(state('shooting-phase', 'mine'), fighting)),
      offer: {
        cost: 1,
        limit: { times: 1, per: 'turn', by: 'army' },
        target: {
          as: 'unit',
          from: unit('mine', ['NECRONS'], every(...isNone('it', 'MONSTER'), near(6, 'it', 'attacker'))),
        },
      },
      do: [{ if: state('was-unravelling', 'subject'), then: [reanimates] }],
    },
  ),
  carriedOut(
    printed(
      pantheon,
      1,
      'chronodistortion',
      'Chronodistortion',
      'Destroyed models that have not fought stay on 4+, 1 better against an unravelling attacker, and may fight.',
      'V-09',
    ),
    onceFought({ cost: 1, keywords: ['NECRONS'] }, [
      {
        if: state('unravelling', 'subject'),
        then: [{ grant: { rule: 'fight-on-death', parameter: 3 }, for: 'unit', until: 'phase' }],
        else: [{ grant: { rule: 'fight-on-death', parameter: 4 }, for: 'unit', until: 'phase' }],
      },
    ]),
  ),
  carriedOut(
    printed(
      arsenal,
      1,
      'chronoshift',
      'Chronoshift',
      'An advance of a VEHICLE or MOUNTED unit is 6" without a roll.',
      'G-19',
    ),
    mine(1, ['NECRONS'], allOf(riders, unselected('selected-to-move')), {
      modify: 'advance-roll',
      how: 'set',
      by: 6,
      for: 'unit',
      until: 'phase',
    }),
  ),
  carriedOut(
    printed(
      arsenal,
      1,
      'dimensional-tunnel',
      'Dimensional Tunnel',
      'Models of a VEHICLE or MOUNTED unit move through models and terrain this phase.',
      'G-24',
    ),
    mine(1, ['NECRONS'], riders, { allow: 'move-through-models-and-terrain', for: 'unit', until: 'phase' }),
  ),
  carriedOut(
    printed(
      arsenal,
      1,
      'reactive-reposition',
      'Reactive Reposition',
      'A unit that an enemy shot at moves up to D6". Not for MONSTERS or TITANIC units.',
      'G-28',
    ),
    offered(
      { at: 'unit-shot', edge: 'after', turn: 'theirs' },
      1,
      ['NECRONS'],
      every(...isNone('it', 'MONSTER', 'TITANIC'), state('targeted-by-subject', 'it')),
      [
        { roll: 'D6', as: 'inches', purpose: 'reactive-reposition' },
        { move: 'unit', as: 'normal', upTo: 'inches' },
      ],
    ),
  ),
  carriedOut(
    printed(
      arsenal,
      1,
      'endless-servitude',
      'Endless Servitude',
      'As your Fight phase ends a unit near an objective you control reanimates. Not for MONSTERS or TITANIC units.',
    ),
    offered(
      { at: 'fight-phase', edge: 'after', turn: 'mine' },
      1,
      ['NECRONS'],
      every(...isNone('it', 'MONSTER', 'TITANIC'), state('in-range-of-own-objective', 'it')),
      [reanimates],
    ),
  ),
];

export const eleventhNecronStratagems: readonly AttackRule[] = [
  ...attacking,
  ...waiting,
  ...legionStratagems,
  ...courtStratagems,
  ...dynastyStratagems,
  ...engineStratagems,
];
