import { type Effect, type Grant, grantedRule } from '@umpire/effects';
import { effectsOf } from '@umpire/rules';
import type { W40kRules } from './force.js';
import { weaponKeywords } from './holds.js';
import type { InForce } from './reach.js';
import type { Weapon } from './scene.js';

/** Told of a weapon, what tells it from others that attack as it does: the names by which effects in force call it. */
export function tellingApart(inForce: readonly InForce[], rules: W40kRules): (weapon: Weapon) => readonly string[] {
  const asked = new Set<string>();
  const seen = new Set<string>();
  const ask = (effect: Effect): void => {
    // every part of an effect is plain data
    JSON.stringify(effect, (_, part: unknown) => {
      if (typeof part !== 'object' || part === null) return part;
      for (const keyword of keywordsOfWeapons(part)) asked.add(keyword);
      const given = 'grant' in part ? grantedRule(part.grant as Grant) : undefined;
      const rule = given && rules.rules.get(given.rule);
      if (given && rule && !seen.has(rule.id)) {
        seen.add(rule.id);
        effectsOf(rule, given).forEach(ask);
      }
      return part;
    });
  };
  for (const { effect } of inForce) ask(effect);
  return (weapon) => {
    const has = weaponKeywords(weapon);
    return [...asked].filter((keyword) => has.has(keyword) || has.has(keyword.toUpperCase()));
  };
}

function keywordsOfWeapons(part: object): readonly string[] {
  const isOfWeapons = ('all' in part && part.all === 'weapon') || ('is' in part && part.is === 'weapon');
  return isOfWeapons && 'keywords' in part && Array.isArray(part.keywords) ? part.keywords.map(String) : [];
}
