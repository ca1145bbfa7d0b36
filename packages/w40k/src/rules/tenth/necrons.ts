import type { Condition, Effect, When } from '@umpire/effects';
import { always } from '../../abilities/ability.js';
import type { AttackRule } from '../../attack/hooks.js';
import { tenthNecrons as necrons } from '../../sources.js';
import { carriedOut, exact, inText, type Printed } from '../record.js';
import { commandProtocols, conqueringTyrant, enslavedArtifice, hungryVoid, suddenStorm } from '../shared/dynasty.js';
import { reanimationByWounds } from '../shared/reanimation.js';
import {
  attacksAt,
  attacksBy,
  during,
  every,
  improve,
  is,
  isAny,
  near,
  not,
  offered,
  onceShotAt,
  some,
  state,
  unit,
} from '../terms.js';

const sentinel = (id: string, name: string, summary: string): Printed => ({
  id,
  name,
  kind: 'ability',
  source: necrons('Canoptek Tomb Sentinel'),
  summary,
  of: 'Canoptek Tomb Sentinel',
});
const court = (id: string, name: string, cost: number, summary: string): Printed => ({
  id,
  name,
  kind: 'stratagem',
  source: necrons('Canoptek Court'),
  summary,
  of: 'Canoptek Court',
  cost,
});

const ofCourt = isAny('it', 'CRYPTEK', 'CANOPTEK');
const machines = unit('mine', ['NECRONS'], ofCourt);
const inMatrix = state('wholly-within-power-matrix', 'it');

const guardian: AttackRule = exact(
  sentinel(
    'aggressor-guardian',
    'Aggressor Guardian',
    'Near an objective marker AP at it is worse by 1; against a target near one its own AP is better by 1.',
  ),
  ...always(
    {
      modify: 'armour-penetration',
      how: 'worsen',
      by: 1,
      for: attacksAt('self', 'any', state('in-range-of-objective', 'target')),
    },
    improve('armour-penetration', attacksBy('self', 'any', state('in-range-of-objective', 'target'))),
  ),
);

const gloomPrism: AttackRule = exact(
  sentinel('gloom-prism', 'Gloom Prism', 'Aura 6": NECRONS units ignore wounds of psychic attacks on 4+.'),
  ...always({
    modify: 'feel-no-pain-psychic',
    how: 'best-of',
    by: 4,
    for: unit('mine', ['NECRONS'], near(6, 'it', 'self')),
  }),
);

const powerMatrix: AttackRule = exact(
  {
    id: 'power-matrix',
    name: 'Power Matrix',
    kind: 'detachment-rule',
    source: necrons('Canoptek Court', 'T5'),
    summary: 'CRYPTEK and CANOPTEK units re-roll ones to hit, and any hit roll while wholly within the Matrix.',
    of: 'Canoptek Court',
  },
  ...always(
    { reroll: 'hit', which: 'ones', for: attacksBy(machines) },
    { reroll: 'hit', which: 'any', for: attacksBy(machines, 'any', state('wholly-within-power-matrix', 'attacker')) },
  ),
);

/** At the start of the phase, for a unit wholly within the Matrix. */
const atStartOf = (when: When): Effect => ({
  when: { ...when, edge: 'before' },
  offer: { cost: 2, target: { as: 'unit', from: unit('mine', ['NECRONS'], every(ofCourt, inMatrix)) } },
  do: [
    {
      grant: 'devastating-wounds',
      for: attacksBy({ all: 'model', side: 'mine', in: 'unit', where: ofCourt }),
      until: 'phase',
    },
  ],
});

const cynosure: AttackRule = exact(
  court(
    'cynosure-of-eradication',
    'Cynosure of Eradication',
    2,
    'Weapons of CRYPTEK and CANOPTEK models of a unit wholly within the Matrix gain Devastating Wounds this phase.',
  ),
  atStartOf(during.myShooting),
  atStartOf(during.fight),
);

/** Ranged attacks reach the unit only from close by; the distance grew between the two printings. */
export const countertemporalShift = (inches: number): AttackRule =>
  exact(
    court(
      'countertemporal-shift',
      'Countertemporal Shift',
      1,
      `The unit can be shot at only from within ${inches}" until the phase ends.`,
    ),
    onceShotAt({ cost: 1, keywords: ['NECRONS', 'CANOPTEK'] }, [
      {
        forbid: 'attacks',
        for: attacksAt('unit', 'ranged', not(near(inches, 'attacker', 'target'))),
        until: 'phase',
      },
      // on a table each model for itself
      { modify: 'targeted-within', how: 'set', by: { inches }, for: 'unit', until: 'phase' },
    ]),
  );

/** Hyperphased, as nothing else of the detachment puts its units back into reserves; aircraft get there by themselves. */
const hyperphased = every(state('repositioned', 'it'), not(is('it', 'AIRCRAFT')));

/** Arrives anywhere far enough from enemies; which units may was narrowed later. */
export const cosmicPrecision = (summary: string, ...may: readonly Condition[]): AttackRule =>
  carriedOut(
    {
      id: 'cosmic-precision',
      name: 'Cosmic Precision',
      kind: 'stratagem',
      source: necrons('Hypercrypt Legion'),
      summary,
      of: 'Hypercrypt Legion',
      cost: 1,
    },
    offered(
      during.myMovement,
      1,
      ['NECRONS'],
      every(state('in-reserves', 'it'), some(state('may-deep-strike', 'it'), hyperphased), ...may),
      [
        { allow: 'ingress-anywhere', for: 'unit', until: 'phase' },
        { modify: 'ingress-clearance', how: 'set', by: { inches: 3 }, for: 'unit', until: 'phase' },
        { forbid: 'declare-a-charge', for: 'unit', until: 'turn' },
      ],
    ),
  );

const detachment = (id: string, name: string, summary: string): AttackRule =>
  inText({ id, name, kind: 'detachment', source: necrons(name), summary, of: 'Necrons' });

export const tenthNecronRules: readonly AttackRule[] = [
  guardian,
  gloomPrism,
  reanimationByWounds(necrons('Reanimation Protocols')),
  commandProtocols(necrons),
  powerMatrix,
  suddenStorm(necrons),
  conqueringTyrant(necrons),
  hungryVoid(necrons),
  carriedOut(
    court(
      'reactive-subroutines',
      'Reactive Subroutines',
      1,
      'A CANOPTEK unit within 9" of an enemy that moved moves 6".',
    ),
    {
      when: { at: 'move', edge: 'after', turn: 'theirs', of: unit('theirs') },
      if: state('movement-phase', 'theirs'),
      offer: {
        cost: 1,
        target: {
          as: 'unit',
          from: unit('mine', ['NECRONS', 'CANOPTEK'], every(not(state('engaged', 'it')), near(9, 'it', 'subject'))),
        },
      },
      do: [{ move: 'unit', as: 'normal', upTo: { op: 'min', of: [{ inches: 6 }, { the: 'move', of: 'unit' }] } }],
    },
  ),
  cynosure,
  carriedOut(
    court('suboptimal-facade', 'Suboptimal Facade', 1, 'A charged CANOPTEK unit wholly within the Matrix reanimates.'),
    {
      when: { at: 'charge-declared', edge: 'after', turn: 'theirs' },
      offer: {
        cost: 1,
        target: {
          as: 'unit',
          from: unit('mine', ['NECRONS', 'CANOPTEK'], every(state('target-of-the-charge', 'it'), inMatrix)),
        },
      },
      do: [{ activate: 'reanimation-protocols', for: 'unit' }],
    },
  ),
  enslavedArtifice(necrons),
  detachment('awakened-dynasty', 'Awakened Dynasty', 'Command Protocols and the stratagems of that name.'),
  detachment('canoptek-court', 'Canoptek Court', 'Power Matrix, and stratagems for CRYPTEKS and CANOPTEK units.'),
  detachment('hypercrypt-legion', 'Hypercrypt Legion', 'Hyperphasing, and stratagems of sudden arrival.'),
  detachment('obeisance-phalanx', 'Obeisance Phalanx', 'Worthy Foes, and stratagems of nobles and guards.'),
];
