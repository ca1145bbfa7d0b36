import type { Effect, Verb } from '@umpire/effects';
import { kebab } from '@umpire/kernel';
import { effectsOf } from '@umpire/rules';
import { characteristicsOf } from '../attack/characteristics.js';
import { freshDie } from '../attack/die.js';
import { forcesOn, type W40kRules } from '../attack/force.js';
import type { AttackRule } from '../attack/hooks.js';
import { readScenario } from './read.js';
import { scenarioSchema } from './schema.js';

/** What the target of an attack rolls once the attacks are resolved. */
export interface Aftermath {
  /** To buy fallen models back: the lowest face that is a success, and how many dice may be thrown again. */
  readonly reassembly?: { readonly on: number; readonly rerolls: number };
  /** The lowest face that lets a destroyed model stay until it has fought. */
  readonly fightOnDeath?: number;
}

/** Read off the rules that the scenario names for its target. */
export function aftermathOf(raw: object, rules: W40kRules): Aftermath {
  const parsed = scenarioSchema.safeParse(raw);
  if (!parsed.success) return {};
  const named = parsed.data.target.effects.flatMap((name) => (typeof name === 'string' ? ruleNamed(name, rules) : []));
  if (named.length === 0) return {};
  const { read } = readScenario(parsed.data, rules);
  const [attacker] = read.attackers;
  const [weapon] = attacker?.weapons ?? [];
  if (!attacker || !weapon) return {};
  const scene = { attacker, weapon, target: read.target, conditions: read.conditions, assume: () => {} };
  const effects = named.flatMap((rule) => effectsOf(rule));
  const own = named.flatMap((rule) =>
    effectsOf(rule).map((effect) => ({ rule: rule.id, holder: 'target' as const, effect })),
  );
  const stays = forcesOn(scene, own, rules).granted.get('fight-on-death')?.parameter;
  const success = effects.map(successOf).find((on) => on !== undefined);
  const forces = forcesOn(scene, read.targetForces, rules);
  const bonus = characteristicsOf(scene, forces, rules.numbers, 0).sum('reanimation-roll', freshDie);
  return {
    ...(typeof stays === 'number' ? { fightOnDeath: stays } : {}),
    ...(success === undefined
      ? {}
      : { reassembly: { on: success - bonus, rerolls: effects.filter(rerollsOne).length } }),
  };
}

function ruleNamed(name: string, { rules }: W40kRules): AttackRule[] {
  const known =
    rules.get(kebab(name)) ?? [...rules.values()].find((rule) => rule.name.toLowerCase() === name.toLowerCase());
  return known ? [known] : [];
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
