import type { AttackRule } from '../../attack/hooks.js';
import { tenthCoreRules } from './core.js';
import { tenthCoreStratagems } from './core-stratagems.js';
import { cultRules } from './cult.js';
import { tenthNecronRules } from './necrons.js';

/** What both printings of the tenth say alike. */
export const tenthRules: readonly AttackRule[] = [
  ...tenthCoreRules,
  ...tenthCoreStratagems,
  ...tenthNecronRules,
  ...cultRules,
];

export { combatPatrolRules } from './combat-patrol.js';
export { earlyRules, lateRules } from './printings.js';
