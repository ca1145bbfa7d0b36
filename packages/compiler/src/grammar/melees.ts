import type { Rule } from '../parse/grammar.js';
import { verbs } from './build.js';
import { say } from './say.js';

/* Who is near enough to fight, and at whom. */

export const melees: readonly Rule[] = [
  say('deciding', '(when|while) determining which model in {np} be eligible to fight', (np) => np),
  say(
    'clause',
    '{deciding} , (any|each) model in {np} (that be|) within {far} of (one or more|any) enemy (model|unit) be eligible to fight',
    (np, _own, far) => (np.any ? undefined : verbs({ modify: 'fight-reach', how: 'set', by: far, for: np.who })),
  ),
  say(
    'sentence',
    'when resolving that attack , such model can target (one of that|that) enemy unit that be within {far} of it and within engagement range of its unit',
    () => ({ say: 'nothing' }),
  ),
];
