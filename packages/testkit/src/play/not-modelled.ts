import { kebab } from '@umpire/kernel';
import type { NotModelled, RuleSet } from '@umpire/rules';
import type { Difference } from './compare.js';

export const asNotModelled = ({ what, of, why }: NotModelled): Difference => ({
  step: of,
  expected: 'a rule that is modelled',
  got: `not modelled: ${what} (${why})`,
});

/** A rule that is known and works on attacks, only not in all its parts: what a case says of the rest holds. */
export function standsInPart({ what }: NotModelled, { rules }: RuleSet): boolean {
  const rule = rules.get(kebab(what)) ?? [...rules.values()].find(({ name }) => name === what);
  return rule?.inAttack === true && (rule.effects !== undefined || rule.native !== undefined);
}
