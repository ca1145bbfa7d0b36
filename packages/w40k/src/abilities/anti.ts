import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../attack/hooks.js';
import { always, effectAbility, itsAttacks, numberOf } from './ability.js';

/** Unmodified wound rolls of the printed number or more are critical against the printed keyword; several keywords stand side by side. */
export const anti = (source: Citation): AttackRule =>
  effectAbility(
    {
      id: 'anti',
      name: 'Anti',
      source,
      summary: 'Unmodified wound rolls of the printed number or more are critical wounds against that keyword.',
    },
    (given) =>
      always({
        modify: 'critical-wound-on',
        how: 'best-of',
        by: numberOf(given, 6),
        for: itsAttacks('any', { is: 'target', keywords: [(given.keyword ?? '').toUpperCase()] }),
      }),
  );
