import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../attack/hooks.js';
import { always, effectAbility, itsAttacks, numberOf } from './ability.js';

/** More damage within half range. */
export const melta = (source: Citation): AttackRule =>
  effectAbility(
    { id: 'melta', name: 'Melta', source, summary: 'That much more Damage at a target within half range.' },
    (given) =>
      always({
        modify: 'damage',
        how: 'add',
        by: numberOf(given),
        for: itsAttacks('ranged', { state: 'within-half-range', of: 'target' }),
      }),
  );
