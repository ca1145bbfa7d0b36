import type { Effect } from '@umpire/effects';
import { effectsOf, type Rule } from '@umpire/rules';
import { isPlayed } from '../armies/is-played.js';
import type { W40kRules } from '../attack/force.js';
import { actsOn } from './acts-on.js';
import { asPlayed } from './as-played.js';
import { editionOf } from './edition-of.js';

/** Whether battles of an edition carry out all that these effects say; never where none is played. */
export const actsInBattle = (effects: readonly Effect[], rules: W40kRules): boolean =>
  rules.numbers.turn !== undefined && effects.length > 0 && actsOn(asPlayed(effects), editionOf(rules));

/** The same of a rule, which may also be one that a battle reads by its name alone. */
export const ruleActsInBattle = (rule: Rule, rules: W40kRules): boolean => {
  if (rules.numbers.turn === undefined || !isPlayed(rule)) return false;
  const effects = effectsOf(rule);
  return effects.length === 0 || actsInBattle(effects, rules);
};
