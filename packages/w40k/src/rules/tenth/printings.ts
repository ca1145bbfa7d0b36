import type { AttackRule } from '../../attack/hooks.js';
import { tenthCore as core, tenthNecrons as necrons, tenthUpdate as update } from '../../sources.js';
import { byName, ground, inSteps, type Printed } from '../record.js';
import { worthyFoes } from '../shared/dynasty.js';
import { hyperphasing } from '../shared/hyperphasing.js';
import { is, not, state } from '../terms.js';
import { commandReroll, grenade, heroicIntervention } from './core-stratagems.js';
import { cosmicPrecision, countertemporalShift } from './necrons.js';

const printed = (id: string, name: string, summary: string, from = core): Printed => ({
  id,
  name,
  kind: 'core-rule',
  source: from(name),
  summary,
});

/** What only the printing of early 2024 says. */
export const earlyRules: readonly AttackRule[] = [
  ground(printed('mortal-wounds', 'Mortal Wounds', 'No wound roll, no save; one at a time, and on to the next model.')),
  byName(
    printed(
      'deep-strike',
      'Deep Strike',
      'Arrives from Reserves anywhere more than 9" from enemies, if every model has it.',
    ),
  ),
  inSteps(
    printed(
      'battle-shock',
      'Battle-shock',
      'Below half strength: 2D6 against Leadership, or OC 0, no stratagems, perilous retreats.',
    ),
  ),
  commandReroll('One roll of a unit, made singly, is rolled again.', 'T3'),
  grenade(),
  heroicIntervention(2),
  hyperphasing(necrons('Hypercrypt Legion'), { incursion: 2, 'strike-force': 3, onslaught: 4 }),
  countertemporalShift(12),
  cosmicPrecision('A unit that arrives may stand anywhere more than 3" from enemies; it does not charge this turn.'),
  worthyFoes(necrons, 'OVERLORD', 'LYCHGUARD', 'TRIARCH'),
];

/** What the update of autumn 2024 says in its place. */
export const lateRules: readonly AttackRule[] = [
  ground(
    printed(
      'mortal-wounds',
      'Mortal Wounds',
      'As before; those of Hazardous and Devastating Wounds never reach a second model.',
      update,
    ),
  ),
  byName(
    printed(
      'deep-strike',
      'Deep Strike',
      'As before; coming from Strategic Reserves, its owner picks either way.',
      update,
    ),
  ),
  inSteps(
    printed(
      'battle-shock',
      'Battle-shock',
      'As before, but no second test in one step; the models are battle-shocked too.',
      update,
    ),
  ),
  commandReroll('One roll of a unit or model is rolled again, one die of a batch too.'),
  grenade(not(state('advanced', 'it')), not(state('fell-back', 'it'))),
  heroicIntervention(1),
  hyperphasing(necrons('Hypercrypt Legion'), { incursion: 1, 'strike-force': 2, onslaught: 3 }),
  countertemporalShift(18),
  cosmicPrecision(
    'A unit but no MONSTER arrives anywhere more than 3" from enemies; it does not charge this turn.',
    not(is('it', 'MONSTER')),
  ),
  worthyFoes(necrons, 'NOBLE', 'LYCHGUARD', 'TRIARCH'),
];
