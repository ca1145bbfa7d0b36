import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../attack/hooks.js';
import { nativeAbility, numberOf } from './ability.js';

/** As Blast, in melee, if all of the weapon's attacks are at one target. */
export const cleave = (source: Citation): AttackRule =>
  nativeAbility(
    {
      id: 'cleave',
      name: 'Cleave',
      source,
      summary: 'In melee, that many attacks more for every full five models in the one target.',
    },
    {
      attacks: (rolled, { models, given, divided }) =>
        divided ? rolled : rolled + Math.floor(models / 5) * numberOf(given),
    },
  );
