import { always, itsAttacks } from '../../abilities/ability.js';
import type { AttackRule } from '../../attack/hooks.js';
import { ninthBoarding } from '../../sources.js';
import { compiled, exact, inText, type Printed, table } from '../record.js';
import { add, beforeShooting, near, state, unit } from '../terms.js';
import { disruptionFields } from './stratagems.js';

const printed = (id: string, name: string, cost: number, summary: string): Printed => ({
  id,
  name,
  kind: 'stratagem',
  source: ninthBoarding('Necrons'),
  summary,
  of: 'Necrons',
  cost,
});

/** Any NECRONS unit may use it aboard a ship. */
export const boardingDisruptionFields = disruptionFields(
  printed('disruption-fields', 'Disruption Fields', 1, 'A unit selected to fight adds 1 to Strength this phase.'),
  ['NECRONS'],
);

export const ninthBoardingRules: readonly AttackRule[] = [
  exact(
    printed('shield-piercer-projectors', 'Shield-piercer Projectors', 1, 'No invulnerable saves against one weapon.'),
    beforeShooting({ cost: 1, keywords: ['NECRONS'] }, [
      { forbid: 'invulnerable-save', for: { attacks: 'ranged', by: 'unit' }, until: 'phase' },
    ]),
  ),
  compiled(
    printed(
      'resurrection-protocols',
      'Resurrection Protocols',
      2,
      'A destroyed CHARACTER model comes back on 4+ as the phase ends, with D3 wounds; once a battle for each.',
    ),
    {
      when: { at: 'model-destroyed', edge: 'instead', of: unit('mine', ['NECRONS', 'CHARACTER']) },
      offer: { cost: 2, limit: { times: 1, per: 'battle', by: 'model' } },
      do: [
        {
          later: { at: 'phase', edge: 'after' },
          do: [
            { roll: 'D6', as: 'die', purpose: 'resurrection' },
            { if: { compare: ['die', '>=', 4] }, then: [{ return: 'subject', wounds: { dice: 'D3' } }] },
          ],
        },
      ],
    },
  ),
  inText(
    printed(
      'nanoscarab-virus',
      'Nanoscarab Virus',
      2,
      'Open hatchways within 3" of a CHARACTER unit close; once a battle.',
    ),
  ),
  compiled(
    printed(
      'mindshackle-scarabs',
      'Mindshackle Scarabs',
      1,
      'An enemy unit within 12" of a CHARACTER model is mindshackled if 3D6 beat its Leadership.',
    ),
    {
      when: { at: 'movement-phase', edge: 'after', turn: 'mine' },
      offer: { cost: 1, target: { as: 'unit', from: unit('mine', ['NECRONS', 'CHARACTER']) } },
      do: [
        { choose: unit('theirs', [], near(12, 'it', 'unit')), as: 'enemy' },
        { roll: '3D6', as: 'dice', purpose: 'mindshackle-scarabs' },
        {
          if: { compare: ['dice', '>', { the: 'leadership', of: 'enemy' }] },
          then: [{ mark: 'mindshackled', on: 'enemy', until: { my: 'movement-phase' } }],
        },
      ],
    },
  ),
  compiled(
    {
      id: 'mindshackled',
      name: 'Mindshackled',
      kind: 'core-rule',
      source: ninthBoarding('Mindshackle Scarabs'),
      summary: 'Half the Move, no actions but the hatchway, no Overwatch, and no longer Set to Defend.',
      of: 'Necrons',
    },
    {
      if: state('mindshackled', 'self'),
      do: [
        { modify: 'move', how: 'divide', by: 2, for: 'self' },
        { forbid: 'start-an-action', for: 'self' },
        { forbid: 'overwatch', for: 'self' },
        { forbid: 'set-to-defend-boarding', for: 'self' },
      ],
    },
  ),
  ...table('core-rule', ninthBoarding, inText, [
    [
      'engagement-range-hatchway',
      'Engagement Range (through a Hatchway)',
      'Hatchways',
      'Within 2" where the shortest line passes an open hatchway.',
    ],
    [
      'operate-hatchway',
      'Operate Hatchway',
      'Operate Hatchway',
      'An action within 1" that opens or closes it; an enemy there may contest by Strength.',
    ],
    ['hatchway-state', 'Hatchway open/closed', 'Hatchways', 'A closed one blocks movement, sight and measuring.'],
  ]),
  exact(
    {
      id: 'set-to-defend-boarding',
      name: 'Set to Defend',
      kind: 'core-rule',
      source: ninthBoarding('Set to Defend'),
      summary: "An action; once completed, 1 more to hit in melee through the opponent's next turn.",
    },
    ...always(add('hit-roll', 1, itsAttacks('melee'))),
  ),
];
