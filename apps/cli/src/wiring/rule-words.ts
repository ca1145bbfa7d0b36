import { type GrantedRule, printEffect } from '@umpire/effects';
import { effectsOf, type Rule } from '@umpire/rules';

/** What stands for the number or keyword that a rule carries in print. */
const printed = (rule: Rule): GrantedRule => ({ rule: rule.id, parameter: 2, keyword: 'KEYWORD' });

/** What a rule does, in the words of the effect language; nothing where native code says it. */
function effectWords(rule: Rule): string[] {
  const takesNumber = typeof rule.effects === 'function';
  const words = effectsOf(rule, printed(rule)).map(printEffect);
  return takesNumber ? words.map((one) => `with 2: ${one}`) : words;
}

/** A rule in our own words, with its effects: two printings that differ in either read differently. */
export function ruleWords(rule: Rule): string {
  const effects = effectWords(rule);
  return effects.length === 0 ? rule.summary : `${rule.summary} [${effects.join(' ')}]`;
}
