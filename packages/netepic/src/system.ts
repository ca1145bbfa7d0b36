import { ordealOf } from '@umpire/dice';
import { fail, type Issue, ok, printCitation, type Result } from '@umpire/kernel';
import { type OrdealScenario, type OrdealSystem, type RuleAtWork, resolveRuleSet } from '@umpire/rules';
import type { AbilityHooks } from './abilities/ability.js';
import { type EpicNumbers, type EpicRules, layers } from './edition/layers.js';
import { assaultOf } from './scenario/assault.js';
import { questionForm } from './scenario/form.js';
import { issuesOf } from './scenario/issues.js';
import { ordealPairs } from './scenario/pairs.js';
import { goalOf, locationIssue } from './scenario/policies.js';
import { type ReadScenario, readScenario } from './scenario/read.js';
import { type Scenario, scenarioSchema } from './scenario/schema.js';
import { shootingOf } from './scenario/shooting.js';
import { happening } from './words/happened.js';

/** NetEpic: its layers, and its odds scenarios. */
export const netepic: OrdealSystem<AbilityHooks, EpicNumbers> = {
  id: 'netepic',
  layers,
  ruleSet: (name, set) => resolveRuleSet(layers, name, set),
  ordeal: (raw, rules) => readOrdeal(raw, rules),
  ordealPairs: (raw, rules) => ordealPairs(raw, (pair) => readOrdeal(pair, rules)),
  form: questionForm,
};

function readOrdeal(raw: unknown, rules: EpicRules): Result<OrdealScenario, readonly Issue[]> {
  const parsed = scenarioSchema.safeParse(raw);
  if (!parsed.success) return fail(issuesOf(parsed.error.issues, raw));
  const read = readScenario(parsed.data, rules);
  if (!read.ok) return read;
  const goal = goalOf(parsed.data.policies, read.value);
  const location = locationIssue(parsed.data.policies);
  if (!goal.ok || location) return fail([...(goal.ok ? [] : [goal.error]), ...(location ? [location] : [])]);
  return ok(scenarioOf(parsed.data, read.value, rules, goal.value));
}

function scenarioOf(
  said: Scenario,
  read: ReadScenario,
  rules: EpicRules,
  goal: OrdealScenario['goal'],
): OrdealScenario {
  const common = {
    title: { attackers: read.attackers.map(({ name }) => name), target: read.target, phase: said.phase },
    counted: 'stands' as const,
    happening,
    notModelled: read.notModelled,
    rules: rulesAtWork(read, rules),
    without: (rule: string): OrdealScenario => {
      const less = readScenario(said, rules, rule);
      // it was read with all rules, so it can be read without one
      return scenarioOf(said, less.ok ? less.value : read, rules, goal);
    },
  };
  if (said.phase === 'assault') {
    const { spec, sides, assumed } = assaultOf(read, rules);
    const attackers = read.attackers.map(({ name }) => name).join(' + ');
    const { goal: aimed, unmet } = withGoal(goalIn(goal, spec.groups, sides[1], read), said);
    return {
      ...common,
      notModelled: [...common.notModelled, ...unmet],
      ordeal: ordealOf(spec),
      goal: aimed,
      target: sides[1],
      sides: [
        { name: attackers, groups: sides[0] },
        { name: read.target, groups: sides[1] },
      ],
      assumed: [...read.assumed, ...assumed],
    };
  }
  const { spec, assumed } = shootingOf(read, rules);
  const all = spec.groups.map((_, i) => i);
  const { goal: aimed, unmet } = withGoal(goalIn(goal, spec.groups, all, read), said);
  return {
    ...common,
    notModelled: [...common.notModelled, ...eliteUnmet(read), ...metalUnmet(read), ...unmet],
    ordeal: ordealOf(spec),
    goal: aimed,
    target: all,
    assumed: [...read.assumed, ...assumed],
  };
}

/** The one declaration of Elite shooters may fall on later dice of a sheet; here it is made on their dice to hit (AB-09.15). */
const eliteUnmet = ({ attackers, groups }: ReadScenario): OrdealScenario['notModelled'] =>
  groups.every(({ locationSheet }) => locationSheet === undefined)
    ? []
    : attackers
        .filter(({ traits, weapons }) => traits.elite > 0 && weapons.length > 0)
        .map(({ name }) => ({
          what: 'relances Élite',
          of: name,
          why: 'pour toucher seulement, jamais sur les dés de localisation ou de dommages',
          restStands: true,
        }));

/** Nor are dice of organic metal thrown again for an Elite engine (AB-09.3). */
const metalUnmet = ({ groups }: ReadScenario): OrdealScenario['notModelled'] =>
  groups
    .filter(({ traits }) => traits.elite > 0 && traits.organicMetal > 0)
    .map(({ name }) => ({
      what: 'relances Élite',
      of: name,
      why: 'aux sauvegardes et à la Régénération, jamais sur les dés de Métal Organique',
      restStands: true,
    }));

/** A goal names a group of the scenario; the groups of the ordeal may be others. Nothing: its stands were told apart. */
function goalIn(
  goal: OrdealScenario['goal'],
  groups: readonly { readonly name: string }[],
  target: readonly number[],
  read: ReadScenario,
): OrdealScenario['goal'] | undefined {
  if (typeof goal === 'string') return goal;
  const name = read.groups[goal.destroy]?.name ?? '';
  const at = target.findIndex((g) => groups[g]?.name === name);
  return at < 0 ? undefined : { destroy: at };
}

/** Where the goal cannot be followed, the whole target is aimed at instead, and the answer says so. */
const withGoal = (goal: OrdealScenario['goal'] | undefined, said: Scenario) =>
  goal === undefined
    ? {
        goal: 'destroy' as const,
        unmet: [
          {
            what: said.policies.goal,
            of: 'policies',
            why: 'les socles de ce groupe sont comptés un par un : la cible entière est visée',
            restStands: false,
          },
        ],
      }
    : { goal, unmet: [] };

/** Abilities of anybody here that touch attacks. */
function rulesAtWork({ attackers, groups }: ReadScenario, { rules }: EpicRules): RuleAtWork[] {
  const ids = [
    ...attackers.flatMap(({ abilities, weapons }) => [...abilities, ...weapons.flatMap((weapon) => weapon.abilities)]),
    ...groups.flatMap(({ abilities }) => abilities),
  ].map(({ id }) => id);
  return [...new Set(ids)].flatMap((id) => {
    const rule = rules.get(id);
    return rule?.inAttack ? [{ rule: id, name: rule.name, source: printCitation(rule.source) }] : [];
  });
}
