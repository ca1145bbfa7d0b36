import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../attack/hooks.js';
import { nativeAbility } from './ability.js';

/** The attacker may have a CHARACTER of the target struck first; `summary` says when, as each edition prints it. */
export const precision = (source: Citation, summary: string): AttackRule =>
  nativeAbility(
    { id: 'precision', name: 'Precision', source, summary },
    { plan: (plan) => ({ ...plan, picksCharacters: true }) },
  );
