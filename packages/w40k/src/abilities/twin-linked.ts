import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../attack/hooks.js';
import { always, effectAbility, itsAttacks } from './ability.js';

/** The wound roll may be re-rolled. */
export const twinLinked = (source: Citation): AttackRule =>
  effectAbility(
    { id: 'twin-linked', name: 'Twin-linked', source, summary: 'The wound roll of each attack may be re-rolled.' },
    always({ reroll: 'wound', which: 'any', for: itsAttacks() }),
  );
