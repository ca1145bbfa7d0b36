import type { Condition } from '@umpire/effects';
import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../attack/hooks.js';
import { every, state } from '../rules/terms.js';
import { always, effectAbility, itsAttacks } from './ability.js';

/** 10th: +1 to hit for a unit that remained stationary. 11th: for an unengaged unit none of whose models moved more than 3". */
export const heavyBonus = (source: Citation, summary: string, ...where: readonly Condition[]): AttackRule =>
  effectAbility(
    { id: 'heavy', name: 'Heavy', source, summary },
    always({
      modify: 'hit-roll',
      how: 'add',
      by: 1,
      for: itsAttacks('ranged', every(...where, state('stationary', 'attacker'))),
    }),
  );

/** 9th: a weapon type; -1 to hit for INFANTRY that moved. */
export const heavyPenalty = (source: Citation): AttackRule => ({
  ...effectAbility(
    {
      id: 'heavy',
      name: 'Heavy',
      source,
      summary: 'An INFANTRY model whose unit moved this turn subtracts 1 from its hit rolls.',
    },
    always({
      modify: 'hit-roll',
      how: 'add',
      by: -1,
      for: itsAttacks('ranged', {
        every: [{ is: 'attacker', keywords: ['INFANTRY'] }, { not: { state: 'stationary', of: 'attacker' } }],
      }),
    }),
  ),
  kind: 'weapon-type',
});
