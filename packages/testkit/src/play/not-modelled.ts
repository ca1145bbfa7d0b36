import { kebab } from '@umpire/kernel';
import type { NotModelled, RuleSet } from '@umpire/rules';
import type { Difference } from './compare.js';

export const asNotModelled = ({ what, of, why }: NotModelled): Difference => ({
  step: of,
  expected: 'a rule that is modelled',
  got: `not modelled: ${what} (${why})`,
});

/** A rule of the edition, though not all of it may work on attacks: a case that needs the rest fails by its numbers. */
export function isKnown({ what }: NotModelled, { rules }: RuleSet): boolean {
  return rules.has(kebab(what)) || [...rules.values()].some(({ name }) => name === what);
}
