import type { AttackRule } from '../../attack/hooks.js';
import { ninthCoreRules } from './core.js';
import { protocols } from './protocols.js';
import { silentKing } from './silent-king.js';
import { ninthStratagems, szarekhanCode } from './stratagems.js';
import { ninthTerrain } from './terrain.js';

/** All printed rules of the ninth that are no weapon types. */
export const ninthRules: readonly AttackRule[] = [
  ...ninthCoreRules,
  ...ninthTerrain,
  ...protocols,
  szarekhanCode,
  ...silentKing,
  ...ninthStratagems,
];

export { boardingDisruptionFields, ninthBoardingRules } from './boarding.js';
