import type { Volley } from '@umpire/dice';
import { characteristicsOf } from '../attack/characteristics.js';
import { freshDie, plainPlan } from '../attack/die.js';
import { forcesOn, type W40kRules } from '../attack/force.js';
import { NONE, type Scene, type Target } from '../attack/scene.js';
import { viewOf } from '../attack/target.js';
import type { Armed } from './arm.js';
import { hazardVolley } from './hazard.js';
import type { ReadAttacker } from './read.js';

/** The attacker's own hazard as a volley at itself: for every weapon selected, or only for those that may attack. */
export function hazards(
  attacker: ReadAttacker,
  armed: readonly Armed[],
  { rules, unit }: { readonly rules: W40kRules; readonly unit: number },
): Volley | 'none' | 'unknown' {
  const rolls = armed.flatMap(({ forces, scene, characteristics, bar }, pool) =>
    forces.natives.flatMap(({ hooks: { hazard }, held }) => {
      const isRolled = hazard && held(freshDie, () => Number.NaN);
      if (!isRolled || (hazard.when !== 'selected' && bar !== undefined)) return [];
      const { name, count } = scene.weapon;
      const bonus = characteristics.sum('hazard-roll', freshDie);
      // a unit whose target has fallen before its turn selects nothing
      const after = hazard.when === 'attacked' ? pool : 0;
      const made = unit + after > 0 ? { onlyAfter: { unit, pool: after } } : {};
      return [{ name, hazard, rolls: count, bonus, ...made }];
    }),
  );
  const [first] = armed;
  if (rolls.length === 0 || !first) return 'none';
  const isDestroyed = rolls[0]!.hazard.suffers([attacker.keywords]) === 'destroyed';
  const own = attacker.own ?? (isDestroyed ? unknownOwn(attacker) : undefined);
  if (!own) return 'unknown';
  const scene: Scene = { ...first.scene, target: own, assume: () => {} };
  const forces = forcesOn(scene, attacker.ownForces, rules);
  const characteristics = characteristicsOf(scene, forces, rules.numbers, 0);
  const context = {
    scene,
    plan: plainPlan,
    view: viewOf(own, rules.numbers),
    numbers: rules.numbers,
    natives: forces.natives,
    characteristics,
    beforeAllocation: characteristics,
    swallows: false,
  };
  return hazardVolley(context, rolls, rules);
}

/** Models whose wounds nobody said, where a whole model is lost. */
const unknownOwn = ({ name, models, keywords }: ReadAttacker): Target => ({
  name,
  keywords,
  attached: false,
  groups: [
    {
      name,
      models,
      keywords,
      toughness: 1,
      save: NONE,
      invulnerableSave: NONE,
      wounds: 1,
      woundsLost: 0,
      feelNoPain: { all: NONE, mortal: NONE, psychic: NONE },
    },
  ],
});
