import type { Effect, GrantedRule, RuleId } from '@umpire/effects';
import type { Citation } from '@umpire/kernel';

export const ruleKinds = [
  'core-rule',
  'weapon-ability',
  'core-ability',
  'weapon-type',
  'army-rule',
  'detachment-rule',
  'stratagem',
  'ability',
  'warlord-trait',
  'enhancement',
  'detachment',
  'terrain',
  'faq',
] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** How far a rule runs: its name is known, it is a value, it acts in play, a case proves it, the odds are exact. */
export const supportStages = ['text', 'compiled', 'executable', 'tested', 'exact'] as const;
export type SupportStage = (typeof supportStages)[number];

/**
 * One printed rule in one printing. What it does is data (`effects`) or a pure function of the game system (`native`), never
 * both for the same thing.
 */
export interface Rule<Native = unknown> {
  readonly id: RuleId;
  /** As printed, in the language of the print. */
  readonly name: string;
  readonly kind: RuleKind;
  readonly source: Citation;
  /** In our own words, two lines at most. */
  readonly summary: string;
  /** What it does, as values; some carry a number or keyword in print. */
  readonly effects?: readonly Effect[] | ((given: GrantedRule) => readonly Effect[]);
  readonly native?: Native;
  /** Counts up whenever the native code changes what it does, so that stored battles notice. */
  readonly revision?: number;
  /** Whether it works on attacks without being granted: on every one, or while one of the two units is in a state. */
  readonly always?: true | { readonly while: string; readonly of: 'attacker' | 'target' };
  /** Whether it holds only where every model of the unit has it. */
  readonly ofEveryModel?: true;
  /** Whether it touches an attack, and so belongs in an odds scenario. */
  readonly inAttack?: true;
  readonly stage: SupportStage;
  /** Why the stage is no higher. */
  readonly why?: string;
  /** Where it belongs: a detachment, a datasheet, a mode. */
  readonly of?: string;
  /** Command points, for stratagems. */
  readonly cost?: number;
  /** The rule that this is another name of: known by it, and offered once. */
  readonly aliasOf?: RuleId;
}

export function effectsOf(rule: Rule, given: GrantedRule = { rule: rule.id }): readonly Effect[] {
  return typeof rule.effects === 'function' ? rule.effects(given) : (rule.effects ?? []);
}
