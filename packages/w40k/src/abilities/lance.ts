import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../attack/hooks.js';
import { always, effectAbility, itsAttacks } from './ability.js';

/** +1 to wound on the charge. */
export const lance = (source: Citation): AttackRule =>
  effectAbility(
    { id: 'lance', name: 'Lance', source, summary: 'Adds 1 to the wound roll if the bearer charged this turn.' },
    always({ modify: 'wound-roll', how: 'add', by: 1, for: itsAttacks('any', { state: 'charged', of: 'attacker' }) }),
  );
