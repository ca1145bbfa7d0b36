import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../attack/hooks.js';

/** One attack of the volley wounds without its roll: when, its owner decides on the hits shown. */
export const automaticWound = (source: Citation): AttackRule => ({
  id: 'automatic-wound',
  name: 'Automatic wound',
  kind: 'core-rule',
  source,
  summary: 'One attack wounds without a wound roll; such a wound is never critical.',
  native: { plan: (plan) => ({ ...plan, sparesWoundRoll: 'automatic-wound' }) },
  inAttack: true,
  stage: 'exact',
});
