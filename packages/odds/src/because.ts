import { looksAhead } from '@umpire/dice';
import type { AttackScenario, RuleAtWork } from '@umpire/rules';
import type { Reason } from './answer.js';
import { figuresOf } from './figures.js';
import { solve } from './solve.js';
import { countsOf, startOf } from './stages.js';

/** What each rule changed: the mean with all rules less the mean without this one, where it first shows and in the end. */
export function reasonsOf(attack: AttackScenario): Reason[] {
  const all = meansOf(attack);
  return attack.rules
    .flatMap((rule) => changesOf(rule, all, meansOf(attack.without(rule.rule))))
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}

const measures = ['attacks', 'hits', 'wounds', 'wounds lost'] as const;
type Means = Readonly<Record<(typeof measures)[number], number>>;

/** Where choices look ahead the counts depend on them, and only what comes of it in the end is compared. */
function meansOf(attack: AttackScenario): Means {
  const { volley, policies, landmarks } = attack;
  const { standings, afterEach } = solve(attack);
  const end = figuresOf(standings, afterEach.at(-1)!).woundsLost.mean;
  if (looksAhead(volley, policies)) return { attacks: 0, hits: 0, wounds: 0, 'wounds lost': end };
  const start = startOf(volley);
  const counts = volley.units
    .flatMap((unit) => unit.pools(start))
    .map((pool) => countsOf(pool.sequence(start), policies, landmarks));
  const sum = (of: 'attacks' | 'hits' | 'wounds'): number => counts.reduce((total, count) => total + count[of].mean, 0);
  return { attacks: sum('attacks'), hits: sum('hits'), wounds: sum('wounds'), 'wounds lost': end };
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
