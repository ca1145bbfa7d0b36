import type { RuleId } from './period.js';

/** A rule with what its print carries: `sustained hits D3`, `anti-infantry 4+`. */
export interface GrantedRule {
  readonly rule: RuleId;
  readonly parameter?: number | { readonly dice: string };
  readonly keyword?: string;
}

/** What `grant` gives: a rule, a rule with its parameter, or whichever rule a name is bound to. */
export type Grant = RuleId | { readonly bound: string } | GrantedRule;

/** One shape for every rule given by name; undefined if the name is bound only in play. */
export function grantedRule(grant: Grant): GrantedRule | undefined {
  if (typeof grant === 'string') return { rule: grant };
  return 'rule' in grant ? grant : undefined;
}
