import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../attack/hooks.js';

/** One wound roll of the volley may be thrown again: which, its owner decides on the dice shown. */
export const woundRollAgain = (source: Citation): AttackRule => ({
  id: 'wound-roll-again',
  name: 'Szarekhan code: wound roll again',
  kind: 'core-rule',
  source,
  summary: 'One wound roll again each time the unit is selected to attack.',
  native: { plan: (plan) => ({ ...plan, woundRollAgain: 'wound-roll-again' }) },
  inAttack: true,
  stage: 'exact',
});
