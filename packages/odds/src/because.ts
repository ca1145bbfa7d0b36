import { looksAhead, type Outcome } from '@umpire/dice';
import type { AttackScenario, RuleAtWork } from '@umpire/rules';
import type { Reason } from './answer.js';
import { expected, worthOf } from './goal.js';
import type { Solve } from './solve.js';
import { meanCounts } from './stages.js';

/** What each rule changed: the mean with all rules less the mean without this one, where it first shows and in the end. */
export function reasonsOf(attack: AttackScenario, outcome: Outcome, solve: Solve): Reason[] {
  if (attack.rules.length === 0) return [];
  const all = meansOf(attack, outcome);
  return attack.rules
    .flatMap((rule) => {
      const without = attack.without(rule.rule);
      return changesOf(rule, all, meansOf(without, solve(without)));
    })
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}

const measures = ['attacks', 'hits', 'wounds', 'wounds lost'] as const;
type Means = Readonly<Record<(typeof measures)[number], number>>;

const NOT_COUNTED = { attacks: 0, hits: 0, wounds: 0 };

/** Where choices look ahead the counts depend on them, and only what comes of it in the end is compared. */
function meansOf(attack: AttackScenario, outcome: Outcome): Means {
  const { standings, afterEach } = outcome;
  const counts = looksAhead(attack.volley, attack.policies) ? NOT_COUNTED : meanCounts(attack, outcome);
  return { ...counts, 'wounds lost': expected(afterEach.at(-1)!, worthOf('wounds', standings)) };
}

/** Smaller differences are the noise of float64. */
const NOTHING = 1e-12;

function changesOf({ rule, name, source }: RuleAtWork, all: Means, without: Means): Reason[] {
  const changes = measures.filter((measure) => Math.abs(all[measure] - without[measure]) > NOTHING);
  const [first] = changes;
  if (first === undefined) return [];
  const kept =
    first === 'wounds lost' ? [first] : changes.includes('wounds lost') ? [first, 'wounds lost' as const] : [first];
  return kept.map((changed) => ({ rule, name, source, changed, by: all[changed] - without[changed] }));
}
