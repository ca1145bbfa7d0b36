import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../attack/hooks.js';
import { always, effectAbility, eligibilityAbility, itsAttacks } from './ability.js';

/** 10th and 11th: may be fired after advancing, without a penalty. */
export const assault = (source: Citation): AttackRule =>
  eligibilityAbility({
    id: 'assault',
    name: 'Assault',
    source,
    summary: 'May be fired by a unit that advanced; no penalty.',
  });

/** 9th: a weapon type; -1 to hit after advancing. */
export const assaultPenalty = (source: Citation): AttackRule => ({
  ...effectAbility(
    {
      id: 'assault',
      name: 'Assault',
      source,
      summary: 'May be fired by a unit that advanced, which then subtracts 1 from its hit rolls.',
    },
    always({
      modify: 'hit-roll',
      how: 'add',
      by: -1,
      for: itsAttacks('ranged', { state: 'advanced', of: 'attacker' }),
    }),
  ),
  kind: 'weapon-type',
});
