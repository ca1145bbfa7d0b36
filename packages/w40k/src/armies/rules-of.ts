import type { AttackRule } from '../attack/hooks.js';
import { inLineage } from './by-edition.js';
import { militarumRules } from './eleventh/astra-militarum.js';
import { coreAbilities } from './eleventh/core-abilities.js';
import { knightRules } from './eleventh/imperial-knights.js';
import { necronRules } from './eleventh/necron-rules.js';
import { orkRules } from './eleventh/orks.js';
import { spaceMarineRules } from './eleventh/space-marines.js';
import { tyranidRules } from './eleventh/tyranid-rules.js';
import { tenthArmyRules } from './tenth/rules.js';

const byId = (rules: readonly AttackRule[]): ReadonlyMap<string, AttackRule> =>
  new Map(rules.map((rule) => [rule.id, rule]));

const tables: Readonly<Record<string, ReadonlyMap<string, AttackRule>>> = {
  'w40k-10': byId(tenthArmyRules),
  'w40k-11': byId([
    ...coreAbilities,
    ...necronRules,
    ...tyranidRules,
    ...spaceMarineRules,
    ...orkRules,
    ...militarumRules,
    ...knightRules,
  ]),
};

const none: ReadonlyMap<string, AttackRule> = new Map();

/** What the sheets and enhancements of an army book do, by id: rules that are no rules of the edition. */
export const armyRulesOf = (edition: string): ReadonlyMap<string, AttackRule> => inLineage(edition, tables) ?? none;
