import { combatPatrolRules } from '../../rules/tenth/index.js';
import { mode } from './mode.js';

export const combatPatrol = mode({
  id: 'w40k-10-combat-patrol',
  name: 'tenth edition, Combat Patrol',
  on: 'w40k-10',
  adds: combatPatrolRules,
  apartDigest: '5b4749e5',
});
