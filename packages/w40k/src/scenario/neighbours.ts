import type { Pool, Volley } from '@umpire/dice';
import { characteristicsOf } from '../attack/characteristics.js';
import { plainPlan } from '../attack/die.js';
import { forcesOn, struckFirst, type W40kRules } from '../attack/force.js';
import type { Scene } from '../attack/scene.js';
import { viewOf } from '../attack/target.js';
import { arcPool, arcsIn } from './arc.js';
import type { Armed } from './arm.js';

import type { Neighbour } from './read.js';

/**
 * What the attacks on the target do to a unit beside it, as a volley at that unit. A unit whose target has fallen before its
 * turn chooses none, and nothing is rolled.
 */
export function atNeighbour(neighbour: Neighbour, units: readonly (readonly Armed[])[], rules: W40kRules): Volley {
  const { unit: target, forces: inForce, distance } = neighbour;
  const view = viewOf(target, rules.numbers, struckFirst(inForce, rules));
  const pools = units.flatMap((armed, unit) =>
    armed.flatMap(({ scene: { attacker, weapon, conditions }, forces: { natives }, bar }): Pool[] => {
      const arcs = arcsIn({ scene: { attacker, weapon, target, conditions, assume }, natives, bar });
      const reaching = arcs.filter(({ arc }) => distance <= arc.reach);
      if (reaching.length === 0) return [];
      // what is said of the target's place and state is not said of this unit
      const said = { ...conditions, cover: false, target: new Set<string>() };
      const scene: Scene = { attacker, weapon, target, conditions: said, assume };
      const forces = forcesOn(scene, inForce, rules);
      const characteristics = characteristicsOf(scene, forces, rules.numbers, 0);
      const context = {
        scene,
        plan: plainPlan,
        view,
        numbers: rules.numbers,
        natives: forces.natives,
        characteristics,
        beforeAllocation: characteristics,
        swallows: false,
      };
      const after = unit > 0 ? { onlyAfter: { unit, pool: 0 } } : {};
      return reaching.map(({ rule, arc }) => ({ ...arcPool(context, rule, arc, rules), ...after }));
    }),
  );
  return { groups: view.groups, uses: 0, units: [{ name: target.name, pools: () => pools }] };
}

const assume: Scene['assume'] = () => {};

/** How far from the target these weapons strike others, if any does. */
export function reachOfArcs(armed: readonly Armed[]): number | undefined {
  const reaches = armed.flatMap(({ scene, forces: { natives }, bar }) =>
    arcsIn({ scene, natives, bar }).map(({ arc }) => arc.reach),
  );
  return reaches.length === 0 ? undefined : Math.max(...reaches);
}
