import type { Condition } from '@umpire/effects';
import { effectsOf } from '@umpire/rules';
import type { W40kRules } from './force.js';

/** Whether the edition's Command Re-roll lists such a roll: `hit`, `hazard`, `deadly demise`. */
export function listsRoll(roll: string, { rules }: W40kRules): boolean {
  const rule = rules.get('command-re-roll');
  const wanted = `${roll.replaceAll(' ', '-')}-roll-shown`;
  return rule !== undefined && effectsOf(rule).some((effect) => names(effect.if, wanted));
}

const names = (condition: Condition | undefined, wanted: string): boolean =>
  condition !== undefined &&
  ('state' in condition
    ? condition.state === wanted
    : 'some' in condition && condition.some.some((one) => names(one, wanted)));
