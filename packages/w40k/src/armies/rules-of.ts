import type { AttackRule } from '../attack/hooks.js';
import { lineageOf } from '../facts/index.js';
import { coreAbilities } from './eleventh/core-abilities.js';
import { necronRules } from './eleventh/necron-rules.js';
import { tyranidRules } from './eleventh/tyranid-rules.js';

const byId = (rules: readonly AttackRule[]): ReadonlyMap<string, AttackRule> =>
  new Map(rules.map((rule) => [rule.id, rule]));

const tables: Readonly<Record<string, ReadonlyMap<string, AttackRule>>> = {
  'w40k-11': byId([...coreAbilities, ...necronRules, ...tyranidRules]),
};

const none: ReadonlyMap<string, AttackRule> = new Map();

/** What the sheets and enhancements of an army book do, by id: rules that are no rules of the edition. */
export const armyRulesOf = (edition: string): ReadonlyMap<string, AttackRule> =>
  lineageOf(edition)
    .map((id) => tables[id])
    .find((found) => found !== undefined) ?? none;
