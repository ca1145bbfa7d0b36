import type { RunnableCase } from './case.js';
import type { Group, Scenario } from './scenario.js';

/** A case's scenario as an odds question: groups that have fallen are left out, and whose re-roll it may be is said. */
export function rawScenario({ scenario, choices }: Pick<RunnableCase, 'scenario' | 'choices'>): object {
  const { attackers, target, neighbours, conditions, policies, phase } = scenario;
  const spare = seatOf(choices);
  return {
    phase,
    attackers: attackers.map(({ groups = [], strength, ...attacker }) => {
      const living = groups.filter(({ models }) => models > 0).map(rawGroup);
      return {
        ...attacker,
        ...(strength === undefined ? {} : { strength: Number(strength) }),
        ...(living.length > 0 ? { groups: living, ...soleWounds(living) } : {}),
      };
    }),
    target: withLiving(target),
    ...(neighbours.length > 0 ? { neighbours: neighbours.map(withLiving) } : {}),
    conditions,
    policies: { ...policies, ...(spare ? { commandReroll: spare } : {}) },
  };
}

const withLiving = <T extends { readonly groups: readonly Group[] }>(unit: T) => ({
  ...unit,
  groups: unit.groups.filter(({ models }) => models > 0).map(rawGroup),
});

function rawGroup({ startingStrength: _, woundsLost, ...group }: Group) {
  const lost = Array.isArray(woundsLost) ? woundsLost.reduce((a, b) => a + b, 0) : woundsLost;
  return { ...group, woundsLost: lost };
}

/** The wounds of a single model, by which its profile may degrade. */
const soleWounds = (groups: readonly ReturnType<typeof rawGroup>[]) => {
  const sole = groups.filter(({ models }) => models === 1).at(-1);
  return sole ? { wounds: sole.wounds, woundsLost: sole.woundsLost } : {};
};

/** Who spends the Command Re-roll: whoever throws what the case wants thrown again. */
function seatOf(choices: RunnableCase['choices']): Scenario['policies'][string] | undefined {
  const [first] = choices.find(({ rule }) => rule === 'command-re-roll')?.answers ?? [];
  if (first === undefined) return undefined;
  return String(first).startsWith('save') ? 'defender' : 'attacker';
}
