import { kebab } from '@umpire/kernel';
import { type Characteristics, characteristicsOf } from '../attack/characteristics.js';
import { freshDie, type Plan, plainPlan } from '../attack/die.js';
import { type Forces, forcesOn, type W40kRules, withMarks } from '../attack/force.js';
import { barOf } from '../attack/may-attack.js';
import type { InForce } from '../attack/reach.js';
import type { Scene, Weapon } from '../attack/scene.js';
import { type Kept, nothingKept } from '../attack/sequence.js';
import { namesCalled } from '../attack/weapons-told.js';
import { arcingWeapons } from './arc.js';
import type { ReadAttacker } from './read.js';

/** One pool of identical weapons at one target, with all that works on it. */
export interface Armed {
  readonly scene: Scene;
  readonly forces: Forces;
  readonly plan: Plan;
  readonly kept: Kept;
  readonly characteristics: Characteristics;
  /** The conditions that the attacks do not meet, by the rule whose they are; no words where the scenario says nothing of one. */
  readonly unmet: ReadonlyMap<string, readonly (string | undefined)[]>;
  /** The rule that lets the weapon make no attacks at all. */
  readonly bar: string | undefined;
}

/** Identical weapons of a unit, and the effects that its side puts on them. */
export interface Weapons {
  readonly weapon: Weapon;
  readonly forces: readonly InForce[];
}

/** Weapons of one unit that make identical attacks are one pool, unless a rule tells them apart by name. */
export function gathered(attacker: ReadAttacker, targetForces: readonly InForce[], rules: W40kRules): Weapons[] {
  const weaponsOf = (weapon: Weapon, w: number): Weapons => ({
    weapon,
    forces: [...attacker.inForce, ...attacker.weaponForces[w]!],
  });
  if (attacker.weapons.length === 1) return attacker.weapons.map(weaponsOf);
  const arcing = arcingWeapons(rules);
  const called = namesCalled([...attacker.inForce, ...attacker.weaponForces.flat(), ...targetForces]);
  const pools = new Map<string, Weapons>();
  attacker.weapons.forEach((weapon, w) => {
    const { name, count, ...same } = weapon;
    const own = arcing.has(kebab(name)) ? name : undefined;
    const key = JSON.stringify([same, attacker.weaponForces[w], own, called(weapon)]);
    const known = pools.get(key);
    pools.set(
      key,
      known ? { ...known, weapon: { ...known.weapon, count: known.weapon.count + count } } : weaponsOf(weapon, w),
    );
  });
  return [...pools.values()];
}

/** What an attack is made at, and under which conditions. */
export interface At extends Pick<Scene, 'target' | 'conditions' | 'assume'> {
  readonly targetForces: readonly InForce[];
}

export function arm(
  attacker: ReadAttacker,
  { weapon, forces: inForce }: Weapons,
  { targetForces, ...at }: At,
  rules: W40kRules,
  without?: string,
): Armed {
  const named = [...inForce, ...targetForces].filter(({ rule }) => rule !== without);
  const unmet = new Map<string, readonly (string | undefined)[]>();
  const marked = withMarks({ attacker, weapon, ...at }, named);
  const scene: Scene = { ...marked, unmet: (rule, why) => unmet.set(rule, [...(unmet.get(rule) ?? []), why]) };
  const all = forcesOn(scene, named, rules);
  const forces =
    without === undefined
      ? all
      : {
          ...all,
          verbs: all.verbs.filter(({ rule }) => rule !== without),
          natives: all.natives.filter(({ rule }) => rule.id !== without),
        };
  const active = forces.natives.filter(({ held }) => held(freshDie, () => Number.NaN));
  const plan = active.reduce((now, { hooks }) => hooks.plan?.(now, scene, rules.options) ?? now, planOf(weapon));
  const characteristics = characteristicsOf(scene, forces, rules.numbers, 0);
  const bar = barOf(scene, forces, characteristics, rules.numbers);
  if (bar !== undefined) at.assume('no-attacks', bar, weapon.name);
  return { scene, forces, plan, kept: nothingKept(), characteristics, unmet, bar };
}

/** A weapon without a skill hits without a roll. */
const planOf = ({ skill }: Weapon): Plan => (skill === 'automatic' ? { ...plainPlan, hit: 'automatic' } : plainPlan);
