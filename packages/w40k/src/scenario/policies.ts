import type { Policies } from '@umpire/dice';
import { fail, type Issue, issue, nearest, ok, type Result } from '@umpire/kernel';
import type { Target } from '../attack/scene.js';
import type { Scenario } from './schema.js';

/** How choices are answered, in the drivers' terms. */
export function policiesOf(said: Scenario['policies'], { groups }: Target): Result<Policies, Issue> {
  const goal = goalOf(
    said.goal,
    groups.map(({ name }) => name),
  );
  if (!goal.ok) return goal;
  const stages: Readonly<Record<string, Policies['stages']>> = {
    hit: () => said.hitReroll,
    wound: () => said.woundReroll,
  };
  return ok({
    goal: goal.value,
    stages: (stage) => stages[stage]?.(stage) ?? 'never',
    forks: () => said.lethalHits,
    attacks: said.attacksReroll,
    damage: said.damageReroll,
    saves: said.saveReroll,
    picks: said.precision,
    orders: said.allocation,
    pools: said.order,
  });
}

/** `destroy`, `models`, `wounds`, or `destroy:Leader` for one group. */
function goalOf(goal: string, names: readonly string[]): Result<Policies['goal'], Issue> {
  if (goal === 'destroy' || goal === 'models' || goal === 'wounds') return ok(goal);
  const [, name = ''] = /^destroy:\s*(.+)$/.exec(goal) ?? [];
  const group = names.findIndex((known) => known.toLowerCase() === name.toLowerCase());
  if (group >= 0) return ok({ destroy: group });
  const hint = `destroy, models, wounds, or destroy: with one of ${names.join(', ')}`;
  return fail(
    issue('unknown-value', `"${goal.slice(0, 60)}" is no goal`, {
      path: 'policies.goal',
      found: goal.slice(0, 60),
      hint,
      near: nearest(name, names),
    }),
  );
}
