import { always, itsAttacks } from '../../abilities/ability.js';
import type { AttackRule } from '../../attack/hooks.js';
import { combatPatrol } from '../../sources.js';
import { carriedOut, exact, inSteps, type Printed, table } from '../record.js';
import {
  add,
  attacksBy,
  beforeFighting,
  during,
  every,
  improve,
  near,
  not,
  offered,
  onceTargeted,
  state,
  unit,
} from '../terms.js';

const guard = "Amonhotekh's Guard";
const claw = 'Claw of Ascension';

const printed = (of: string, kind: Printed['kind'], id: string, name: string, summary: string): Printed => ({
  id,
  name,
  kind,
  source: combatPatrol(of),
  summary,
  of,
});
const stratagem = (id: string, name: string, summary: string): Printed => ({
  ...printed(guard, 'stratagem', id, name, summary),
  cost: 1,
});

const cult = unit('mine', ['GENESTEALER CULTS']);
const afterShooting = { at: 'unit-shot', edge: 'after', turn: 'mine', of: 'self' } as const;

const clawRules: readonly AttackRule[] = [
  exact(
    printed(
      claw,
      'ability',
      'crossfire',
      'Crossfire',
      'After it shot, one enemy it hit: attacks of the army at it have AP better by 1 this turn.',
    ),
    {
      when: afterShooting,
      do: [
        { choose: unit('theirs', [], state('hit-by-subject', 'it')), as: 'enemy' },
        { mark: 'in-crossfire', on: 'enemy', until: 'turn' },
      ],
    },
    ...always(improve('armour-penetration', attacksBy(cult, 'any', state('in-crossfire', 'target')))),
  ),
  exact(
    printed(
      claw,
      'enhancement',
      'priority-kill-order',
      'Priority Kill Order',
      'One visible enemy a Shooting phase: the army may re-roll hit rolls against it.',
    ),
    {
      when: { at: 'shooting-phase', edge: 'before', turn: 'mine' },
      do: [
        { choose: unit('theirs', [], state('visible-to-self', 'it')), as: 'enemy' },
        { mark: 'to-be-killed-first', on: 'enemy', until: 'phase' },
      ],
    },
    ...always({ reroll: 'hit', which: 'any', for: attacksBy(cult, 'ranged', state('to-be-killed-first', 'target')) }),
  ),
  exact(
    printed(
      claw,
      'enhancement',
      'master-of-suppression',
      'Master of Suppression',
      'After it shot, one enemy it hit subtracts 1 from hit rolls until your next Shooting phase.',
    ),
    {
      when: afterShooting,
      do: [
        { choose: unit('theirs', [], state('hit-by-subject', 'it')), as: 'enemy' },
        { mark: 'suppressed', on: 'enemy', until: { my: 'shooting-phase' } },
      ],
    },
    ...always(add('hit-roll', -1, attacksBy(unit('theirs', [], state('suppressed', 'it'))))),
  ),
  carriedOut(
    printed(
      claw,
      'ability',
      'master-outrider',
      'Master Outrider',
      'After it shot, an unengaged unit moves up to 6"; then no charge.',
    ),
    {
      when: afterShooting,
      if: not(state('engaged', 'self')),
      offer: {},
      do: [
        { move: 'self', as: 'normal', upTo: { inches: 6 } },
        { forbid: 'declare-a-charge', for: 'self', until: 'turn' },
      ],
    },
  ),
];

const guardRules: readonly AttackRule[] = [
  exact(
    printed(
      guard,
      'ability',
      'implacable-resilience',
      'Implacable Resilience',
      'Attacks allocated to Amonhotekh do 1 less damage.',
    ),
    ...always(add('damage', -1, { attacks: 'any', at: { all: 'model', in: 'self', keywords: ['AMONHOTEKH'] } })),
  ),
  exact(
    printed(
      guard,
      'ability',
      'plasmacyte',
      'Plasmacyte',
      'Once a battle, selected to fight, melee weapons of the unit gain Devastating Wounds this phase.',
    ),
    {
      when: { at: 'selected-to-fight', edge: 'after', of: 'self' },
      offer: { limit: { times: 1, per: 'battle', by: 'unit' } },
      do: [{ grant: 'devastating-wounds', for: itsAttacks('melee'), until: 'phase' }],
    },
  ),
  exact(
    printed(
      guard,
      'enhancement',
      'protocol-of-resonant-focus',
      'Protocol of Resonant Focus',
      'One visible enemy within 12": ones to hit again against it this turn.',
    ),
    {
      when: during.myCommand,
      do: [
        { choose: unit('theirs', [], every(near(12, 'it', 'self'), state('visible-to-self', 'it'))), as: 'enemy' },
        { mark: 'in-resonant-focus', on: 'enemy', until: 'turn' },
      ],
    },
    ...always({
      reroll: 'hit',
      which: 'ones',
      for: attacksBy(unit('mine', ['NECRONS']), 'any', state('in-resonant-focus', 'target')),
    }),
  ),
  carriedOut(
    printed(
      guard,
      'enhancement',
      'overriding-control',
      'Overriding Control',
      "The Overlord's unit may shoot in a turn in which it Fell Back.",
    ),
    ...always({ allow: 'shoot-after-falling-back', for: 'self' }),
  ),
  exact(
    stratagem('mercurial-resilience', 'Mercurial Resilience', 'A targeted unit has a 5+ invulnerable save this phase.'),
    onceTargeted({ cost: 1, keywords: ['NECRONS'] }, [
      { modify: 'invulnerable-save', how: 'best-of', by: 5, for: 'unit', until: 'phase' },
    ]),
  ),
  exact(
    stratagem(
      'disruption-fields',
      'Disruption Fields',
      'Melee weapons of a unit selected to fight add 1 to Strength this phase.',
    ),
    beforeFighting({ cost: 1, keywords: ['NECRONS'] }, [
      { ...add('strength', 1, attacksBy('unit', 'melee')), until: 'phase' },
    ]),
  ),
  carriedOut(
    stratagem('will-of-the-overlord', 'Will of the Overlord', 'One unit adds 1 to OC until your next Command phase.'),
    {
      ...offered(during.myCommand, 1, ['NECRONS'], undefined, [
        { modify: 'objective-control', how: 'add', by: 1, for: 'unit', until: { my: 'command-phase' } },
      ]),
      if: { compare: [{ count: unit('mine', ['OVERLORD'], state('on-the-battlefield', 'it')) }, '>', 0] },
    },
  ),
];

export const combatPatrolRules: readonly AttackRule[] = [
  ...clawRules,
  ...guardRules,
  ...table('core-rule', combatPatrol, inSteps, [
    [
      'securing',
      'Securing objectives',
      'Securing',
      'A marker that a BATTLELINE unit controlled stays controlled without models.',
    ],
    [
      'patrol-reserves',
      'Reserves of a patrol',
      'Reserves',
      'None in round 1; those not arrived by the end of round 3 are destroyed.',
    ],
  ]),
];
