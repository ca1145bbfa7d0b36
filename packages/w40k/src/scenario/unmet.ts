import { kebab } from '@umpire/kernel';
import type { NotModelled } from '@umpire/rules';
import type { W40kRules } from '../attack/force.js';
import type { InForce } from '../attack/reach.js';
import type { Armed } from './arm.js';
import type { ReadAttacker, ReadScenario } from './read.js';

interface Army {
  readonly attacker: ReadAttacker;
  readonly armed: readonly Armed[];
}

/**
 * What is named and works on none of the attacks, since the scenario does not meet a condition of it. Where it does not say
 * whether it does, that is assumed instead.
 */
export const unmetIn = (read: ReadScenario, armies: readonly Army[], rules: W40kRules): NotModelled[] => [
  ...armies.flatMap(({ attacker: { name, inForce, weaponForces }, armed }) =>
    unmet(name, [...inForce, ...weaponForces.flat()], armed, rules),
  ),
  ...unmet(
    read.target.name,
    read.targetForces,
    armies.flatMap(({ armed }) => armed),
    rules,
  ),
];

function unmet(of: string, inForce: readonly InForce[], armed: readonly Armed[], rules: W40kRules): NotModelled[] {
  return [...new Set(inForce.map(({ rule }) => rule))].flatMap((id) => {
    const rule = rules.rules.get(id);
    const weapon = rule?.native?.arc?.weapon;
    const whys = weapon === undefined ? whysUnmet(id, armed) : whyNoArc(weapon, armed);
    const [why] = whys.includes(undefined) ? [] : whys;
    return why === undefined ? [] : [{ what: rule?.name ?? id, of, why, restStands: true }];
  });
}

const whysUnmet = (id: string, armed: readonly Armed[]): readonly (string | undefined)[] =>
  armed.some(({ forces }) => forces.reaching.some(({ rule }) => rule === id))
    ? []
    : armed.flatMap(({ unmet }) => unmet.get(id) ?? []);

const whyNoArc = (weapon: string, armed: readonly Armed[]): readonly string[] =>
  armed.some(({ scene }) => kebab(scene.weapon.name) === weapon)
    ? []
    : [`it needs a weapon that is or has ${weapon.replaceAll('-', ' ')}`];
