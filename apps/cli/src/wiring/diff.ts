import { fail, ok, type Result } from '@umpire/kernel';
import { differences } from '@umpire/rules';
import type { DiffReport } from '@umpire/views';
import type { RuleSetChoice } from '../services.js';
import { anyRuleSet } from './rule-sets.js';
import { ruleWords } from './rule-words.js';

/** What two rule sets say differently, rule by rule. */
export function diff(a: RuleSetChoice, b: RuleSetChoice): Result<DiffReport> {
  const [left, right] = [anyRuleSet(a), anyRuleSet(b)];
  if (!left.ok || !right.ok) return fail([...(left.ok ? [] : left.error), ...(right.ok ? [] : right.error)]);
  return ok({ a: a.edition, b: b.edition, differences: differences(left.value, right.value, ruleWords) });
}
