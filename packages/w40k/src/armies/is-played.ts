import { effectsOf, type Rule } from '@umpire/rules';

/** Whether a battle does anything about a rule. */
export const isPlayed = (rule: Rule | undefined): boolean =>
  rule !== undefined && (rule.stage !== 'text' || rule.native !== undefined || effectsOf(rule).length > 0);
