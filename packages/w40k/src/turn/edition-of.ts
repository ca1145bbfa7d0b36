import type { W40kRules } from '../attack/force.js';
import { boardRulesOf } from '../table/board-rules.js';
import type { Edition } from '../table/reading.js';

const known = new WeakMap<W40kRules, Edition>();

/** What plays battles of a rule set. */
export function editionOf(rules: W40kRules): Edition {
  const made = known.get(rules);
  if (made) return made;
  const edition: Edition = { rules, board: boardRulesOf(rules) };
  known.set(rules, edition);
  return edition;
}
