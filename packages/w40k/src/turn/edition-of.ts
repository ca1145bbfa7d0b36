import type { W40kRules } from '../attack/force.js';
import { boardRulesOf } from '../table/board-rules.js';
import type { Edition } from '../table/reading.js';

const known = new WeakMap<W40kRules, Edition>();

/** What plays battles of a rule set. */
export function editionOf(rules: W40kRules): Edition {
  const edition = known.get(rules) ?? { rules, board: boardRulesOf(rules) };
  known.set(rules, edition);
  return edition;
}
