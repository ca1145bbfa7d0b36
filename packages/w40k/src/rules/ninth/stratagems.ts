import { automaticWound } from '../../abilities/automatic-wound.js';
import { woundRollAgain } from '../../abilities/wound-roll-again.js';
import type { AttackRule } from '../../attack/hooks.js';
import { ninthCore, ninthNecrons } from '../../sources.js';
import { compiled, exact, inText, type Printed } from '../record.js';
import { rerollOneOf } from '../shared/command-re-roll.js';
import { add, attacksBy, beforeFighting, during, near, some, state, unit } from '../terms.js';

const printed = (id: string, name: string, cost: number, summary: string, of = 'Necrons'): Printed => ({
  id,
  name,
  kind: 'stratagem',
  source: ninthNecrons('Stratagems'),
  summary,
  of,
  cost,
});
const core = (id: string, name: string, cost: number, summary: string): Printed => ({
  id,
  name,
  kind: 'stratagem',
  source: ninthCore('Core Stratagems'),
  summary,
  cost,
});

/** Your next attack of melee weapons: 1 more Strength. The codex asks for a CORE unit, Boarding Actions for any. */
export const disruptionFields = (printedAs: Printed, keywords: readonly string[]): AttackRule =>
  exact(
    printedAs,
    beforeFighting({ cost: 1, keywords }, [{ ...add('strength', 1, attacksBy('unit', 'melee')), until: 'phase' }]),
  );

export const ninthStratagems: readonly AttackRule[] = [
  exact(
    printed('techno-oracular-targeting', 'Techno-oracular Targeting', 1, 'One attack wounds without a wound roll.'),
    {
      when: { at: 'wound-roll', edge: 'instead', turn: 'mine', of: unit('mine', ['NECRONS']) },
      if: state('shooting-phase', 'mine'),
      offer: { cost: 1 },
      do: [{ grant: 'automatic-wound', for: 'attack' }],
    },
  ),
  automaticWound(ninthCore('Automatic success (appendix)')),
  woundRollAgain(ninthNecrons('Dynastic Codes')),
  compiled(
    printed(
      'curse-of-the-phaeron',
      'Curse of the Phaeron',
      1,
      'A destroyed VEHICLE model explodes without a roll; 3 CP if it is TITANIC.',
    ),
    {
      when: { at: 'model-destroyed', edge: 'before', of: unit('mine', ['NECRONS', 'VEHICLE']) },
      offer: {
        cost: {
          op: '+',
          of: [1, { op: '*', of: [2, { count: { all: 'unit', in: 'subject', keywords: ['TITANIC'] } }] }],
        },
      },
      do: [{ activate: 'explodes', for: 'subject' }],
    },
  ),
  compiled(
    printed(
      'empyric-damping',
      'Empyric Damping',
      1,
      'A power tried within 18" of a SZAREKHAN unit is denied on 4+.',
      'Szarekhan',
    ),
    {
      when: { at: 'power-attempted', edge: 'before', turn: 'theirs' },
      offer: { cost: 1, target: { as: 'unit', from: unit('mine', ['SZAREKHAN'], near(18, 'it', 'subject')) } },
      do: [
        { roll: 'D6', as: 'die', purpose: 'empyric-damping' },
        { if: { compare: ['die', '>=', 4] }, then: [{ cancel: 'power' }] },
      ],
    },
  ),
  disruptionFields(
    printed(
      'disruption-fields',
      'Disruption Fields',
      1,
      'A CORE unit selected to fight adds 1 to Strength this phase.',
    ),
    ['NECRONS', 'CORE'],
  ),
  exact(
    printed(
      'solar-pulse',
      'Solar Pulse',
      1,
      'Ranged attacks of NECRONS at one enemy unit ignore every benefit of cover.',
    ),
    {
      when: during.myShooting,
      offer: { cost: 1, target: { as: 'enemy', from: unit('theirs') } },
      do: ['benefit-of-cover', 'light-cover', 'dense-cover', 'heavy-cover'].map((cover) => ({
        forbid: cover,
        for: { attacks: 'ranged', by: unit('mine', ['NECRONS']), at: 'enemy' },
        until: 'phase',
      })),
    },
  ),
  {
    ...compiled(
      core(
        'command-re-roll',
        'Command Re-roll',
        1,
        'One hit, wound, damage, save, Advance, charge, Psychic, denial or attacks roll again.',
      ),
      rerollOneOf(['psychic-test', 'deny-the-witch'], { cost: 1 }),
    ),
    stage: 'exact',
    why: 'a policy of the scenario answers it: commandReroll',
  },
  inText(
    core(
      'cut-them-down',
      'Cut Them Down',
      1,
      'A mortal wound for each 6 rolled by models engaged with a unit that falls back.',
    ),
  ),
  inText(
    core(
      'desperate-breakout',
      'Desperate Breakout',
      2,
      'An engaged unit falls back across enemies; each model falls on a 1.',
    ),
  ),
  inText(
    core(
      'emergency-disembarkation',
      'Emergency Disembarkation',
      1,
      'Passengers are set up within 6" and fall on 1 or 2.',
    ),
  ),
  exact(core('fire-overwatch', 'Fire Overwatch', 1, 'The target of a charge fires Overwatch at the charging unit.'), {
    when: { at: 'charge-declared', edge: 'after', turn: 'theirs' },
    offer: { cost: 1, target: { as: 'unit', from: unit('mine', [], state('charge-target', 'it')) } },
    do: [
      { activate: 'overwatch', for: 'unit' },
      { grant: 'snap-shooting', for: attacksBy('unit', 'ranged') },
    ],
  }),
  inText(
    core(
      'counter-offensive',
      'Counter-offensive',
      2,
      'After an enemy unit has fought, one of your eligible units fights next.',
    ),
  ),
  inText(core('insane-bravery', 'Insane Bravery', 2, 'A Morale test passes without a roll, once a battle.')),
];

/** The dynasty of The Silent King's own army. */
export const szarekhanCode: AttackRule = exact(
  {
    id: 'uncanny-artificers',
    name: 'Szarekhan code',
    kind: 'army-rule',
    source: ninthNecrons('Dynastic Codes'),
    summary: '5+ against mortal wounds; one wound roll again each time the unit shoots or fights.',
    of: 'Szarekhan',
  },
  {
    do: [
      { modify: 'feel-no-pain-mortal', how: 'best-of', by: 5, for: 'self' },
      { grant: 'wound-roll-again', for: 'self' },
    ],
  },
  {
    when: { at: 'dice-shown', edge: 'after', of: 'self' },
    if: some(state('wound-roll-shown', 'subject')),
    offer: { limit: { times: 1, per: 'attacks', by: 'unit' } },
    do: [{ choose: { all: 'die', in: 'shown' }, as: 'die' }, { rerollNow: 'die' }],
  },
);
