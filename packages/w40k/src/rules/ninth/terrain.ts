import { always, attacksAtIt, itsAttacks } from '../../abilities/ability.js';
import type { AttackRule } from '../../attack/hooks.js';
import { ninthCore as core } from '../../sources.js';
import { compiled, exact, ground, inText, type Printed } from '../record.js';
import { add, every, isNone, not, state, unit } from '../terms.js';

const trait = (id: string, name: string, summary: string): Printed => ({
  id,
  name,
  kind: 'terrain',
  source: core(name),
  summary,
});

/** When a unit is charged: `charged` by its own side's eyes. */
const whenCharged = { at: 'charge-declared', edge: 'after', turn: 'theirs', of: 'self' } as const;

export const ninthTerrain: readonly AttackRule[] = [
  exact(
    trait('light-cover', 'Light Cover', 'Adds 1 to armour saves against ranged attacks, whatever save and AP.'),
    ...always({ grant: 'benefit-of-cover', for: attacksAtIt('ranged') }),
  ),
  {
    ...trait('heavy-cover', 'Heavy Cover', 'Adds 1 to armour saves against melee attacks, unless the unit charged.'),
    native: {
      armourSave: ({ scene: { weapon, conditions } }) =>
        weapon.sort === 'melee' && !conditions.target.has('charged') ? 1 : 0,
    },
    inAttack: true,
    stage: 'exact',
  },
  {
    ...exact(
      trait('dense-cover', 'Dense Cover', 'Subtracts 1 from ranged hit rolls through it; not at AIRCRAFT.'),
      ...always(add('hit-roll', -1, attacksAtIt('ranged', every(...isNone('target', 'AIRCRAFT'))))),
    ),
    always: { while: 'dense-cover', of: 'target' },
  },
  inText(trait('obscuring', 'Obscuring', 'Tall terrain that is not seen through or over.')),
  {
    ...compiled(
      trait('defensible', 'Defensible', 'A charged INFANTRY unit behind or on it may Hold Steady or be Set to Defend.'),
      {
        when: { ...whenCharged, of: unit('mine', ['INFANTRY'], state('in-defensible-terrain', 'it')) },
        if: not(state('engaged', 'subject')),
        offer: {},
        do: [
          { choose: ['hold-steady', 'set-to-defend-defensible'], as: 'stance' },
          { grant: { bound: 'stance' }, for: 'subject', until: { my: 'fight-phase' } },
        ],
      },
    ),
    why: 'name the stance that was taken: Hold Steady or Set to Defend',
  },
  exact(
    {
      ...trait('hold-steady', 'Hold Steady', 'Overwatch of the unit hits on unmodified rolls of 5 or 6 this phase.'),
      source: core('Defensible', 'G3'),
    },
    { when: whenCharged, do: [{ mark: 'hold-steady', on: 'self', until: 'phase' }] },
  ),
  exact(
    {
      ...trait(
        'set-to-defend-defensible',
        'Set to Defend',
        'No Overwatch this phase; 1 more to hit in melee through the next Fight phase.',
      ),
      source: core('Defensible'),
    },
    {
      when: whenCharged,
      do: [
        { forbid: 'overwatch', for: 'self', until: 'phase' },
        { ...add('hit-roll', 1, itsAttacks('melee')), until: { my: 'fight-phase' } },
      ],
    },
  ),
  ground(trait('terrain-and-cover', 'Terrain and Cover', 'Benefits of cover are named; what ignores them says which.')),
];
