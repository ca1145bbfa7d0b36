import type { NotModelled } from '@umpire/rules';
import type { W40kRules } from '../attack/force.js';
import { type InForce, works } from '../attack/reach.js';
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
export function unmetIn(read: ReadScenario, armies: readonly Army[], rules: W40kRules): NotModelled[] {
  const all = armies.flatMap(({ armed }) => armed);
  return [
    ...armies.flatMap(({ attacker, armed }) => [
      ...unmet(attacker.name, attacker.inForce, armed, rules),
      ...attacker.weapons.flatMap(({ name }, w) =>
        unmet(name, attacker.weaponForces[w]!, armedWith(name, armed), rules),
      ),
    ]),
    ...unmet(read.target.name, read.targetForces, all, rules),
  ];
}

/** The pool that a weapon is in: its own, or that of weapons that attack as it does. */
function armedWith(name: string, armed: readonly Armed[]): readonly Armed[] {
  const own = armed.filter(({ scene }) => scene.weapon.name === name);
  return own.length > 0 ? own : armed;
}

function unmet(of: string, inForce: readonly InForce[], armed: readonly Armed[], rules: W40kRules): NotModelled[] {
  const names = new Set(inForce.map(({ rule }) => rule));
  return [...names].flatMap((rule) => {
    const known = rules.rules.get(rule);
    if (!known?.native && armed.some(({ forces }) => forces.verbs.some((force) => force.rule === rule))) return [];
    const whys = whysUnmet(
      inForce.filter((one) => one.rule === rule),
      armed,
      rules,
    );
    const [why] = whys;
    return why === undefined ? [] : [{ what: known?.name ?? rule, of, why, restStands: true }];
  });
}

/** The conditions that fail on what the scenario says; none where something works, or depends on what it leaves unsaid. */
function whysUnmet(effects: readonly InForce[], armed: readonly Armed[], rules: W40kRules): ReadonlySet<string> {
  const whys = new Set<string>();
  let isUnsaid = false;
  const isAtWork = armed.some(({ scene }) => {
    const asked = {
      ...scene,
      unmet: (why: string) => whys.add(why),
      assume: (code: string, what: string) => {
        isUnsaid ||= code !== 'frozen' || what.startsWith('not ');
      },
    };
    return effects.some((one) => works(one, asked, rules));
  });
  return isAtWork || isUnsaid ? new Set() : whys;
}
