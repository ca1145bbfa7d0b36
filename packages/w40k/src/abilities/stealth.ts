import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../attack/hooks.js';
import { always, attacksAtIt, effectAbility } from './ability.js';

/** 10th: -1 to hit ranged attacks at the unit. */
export const stealthPenalty = (source: Citation): AttackRule =>
  effectAbility(
    {
      id: 'stealth',
      name: 'Stealth',
      kind: 'core-ability',
      source,
      ofEveryModel: true,
      summary: 'Subtracts 1 from the hit rolls of ranged attacks at the unit.',
    },
    always({ modify: 'hit-roll', how: 'add', by: -1, for: attacksAtIt('ranged') }),
  );

/** 11th: the unit always has cover against ranged attacks. */
export const stealthCover = (source: Citation): AttackRule =>
  effectAbility(
    {
      id: 'stealth',
      name: 'Stealth',
      kind: 'core-ability',
      source,
      ofEveryModel: true,
      summary: 'The unit has the benefit of cover against ranged attacks.',
    },
    always({ grant: 'benefit-of-cover', for: attacksAtIt('ranged') }),
  );
