import { effectsOf } from '@umpire/rules';
import type { AttackRule } from '../attack/hooks.js';

/** Whether a battle does anything about a rule. */
export const isPlayed = (rule: AttackRule | undefined): boolean =>
  rule !== undefined && (rule.stage !== 'text' || rule.native !== undefined || effectsOf(rule).length > 0);
