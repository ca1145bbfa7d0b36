import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../attack/hooks.js';
import { always, effectAbility, itsAttacks } from './ability.js';

/** The target has no benefit of cover against it. */
export const ignoresCover = (source: Citation): AttackRule =>
  effectAbility(
    {
      id: 'ignores-cover',
      name: 'Ignores Cover',
      source,
      summary: 'The target has no benefit of cover against the attack.',
    },
    always({ forbid: 'benefit-of-cover', for: itsAttacks() }),
  );
