import type { Effect, Verb } from '@umpire/effects';
import { kebab } from '@umpire/kernel';
import { effectsOf } from '@umpire/rules';
import { characteristicsOf } from '../attack/characteristics.js';
import { freshDie } from '../attack/die.js';
import { forcesOn, type W40kRules } from '../attack/force.js';
import { readScenario } from './read.js';
import { scenarioSchema } from './schema.js';

/** What a unit rolls once an enemy unit's attacks are resolved, to buy fallen models back. */
export interface Reassembly {
  /** The lowest face that is a success, after modifiers. */
  readonly on: number;
  /** How many dice may be thrown again. */
  readonly rerolls: number;
}

/** Read off the rules that the scenario names for its target; none where no rule says so. */
export function reassemblyOf(raw: object, rules: W40kRules): Reassembly | undefined {
  const parsed = scenarioSchema.safeParse(raw);
  if (!parsed.success) return undefined;
  const effects = parsed.data.target.effects.flatMap((named): readonly Effect[] => {
    const rule = typeof named === 'string' ? rules.rules.get(kebab(named)) : undefined;
    return rule ? effectsOf(rule) : [];
  });
  const success = effects.map(successOf).find((on) => on !== undefined);
  if (success === undefined) return undefined;
  return { on: success - modifier(parsed.data, rules), rerolls: effects.filter(rerollsOne).length };
}

/** After a unit's attacks, dice for what has fallen, and the models that they pay for. */
function successOf({ when, do: verbs }: Effect): number | undefined {
  if (when?.at !== 'unit-attacked') return undefined;
  const roll = verbs.find((verb) => 'roll' in verb && verb.purpose === 'reanimation');
  return roll && 'roll' in roll && typeof roll.success === 'number' ? roll.success : undefined;
}

const rerollsOne = ({ when, if: condition, do: verbs }: Effect): boolean =>
  when?.at === 'dice-shown' &&
  condition !== undefined &&
  'state' in condition &&
  condition.state === 'reanimation-roll' &&
  verbs.some((verb: Verb) => 'rerollNow' in verb);

function modifier(scenario: Parameters<typeof readScenario>[0], rules: W40kRules): number {
  const { read } = readScenario(scenario, rules);
  const [attacker] = read.attackers;
  const [weapon] = attacker?.weapons ?? [];
  if (!attacker || !weapon) return 0;
  const scene = { attacker, weapon, target: read.target, conditions: read.conditions, assume: () => {} };
  const forces = forcesOn(scene, read.targetForces, rules);
  return characteristicsOf(scene, forces, rules.numbers, 0).sum('reanimation-roll', freshDie);
}
