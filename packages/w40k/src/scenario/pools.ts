import type { Pool, Sequence, Standing, Unit } from '@umpire/dice';
import { characteristicsOf } from '../attack/characteristics.js';
import { freshDie } from '../attack/die.js';
import type { Force, W40kRules } from '../attack/force.js';
import type { AttackNumbers } from '../attack/numbers.js';
import type { Spares } from '../attack/roll-tables.js';
import { sequenceOf } from '../attack/sequence.js';
import type { TargetView } from '../attack/target.js';
import { arcPool, arcsIn } from './arc.js';
import type { Armed } from './arm.js';

/** The pools of one attacking unit at one target, and how many failed saves the target can swallow. */
export function unitOf(
  name: string,
  armed: readonly Armed[],
  rules: W40kRules,
  view: TargetView,
  spares: Spares = 'all',
) {
  const swallows = armed.reduce(
    (most, { forces }) =>
      forces.natives.reduce(
        (n, { hooks, held }) => (held(freshDie, () => Number.NaN) ? Math.max(n, hooks.swallows ?? 0) : n),
        most,
      ),
    0,
  );
  const countsModels = armed.some(({ forces }) => forces.natives.some(({ hooks }) => hooks.attacks));
  const known = new Map<string, readonly Pool[]>();
  const arcs = armed.flatMap((one) => arcsOf(one, rules, view));
  const { numbers } = rules;
  const pools = (standing: Standing): readonly Pool[] => {
    const models = countsModels ? view.modelsLeft(standing) : 0;
    const toughness = numbers.toughnessAsked === 'unit' ? view.toughness(standing) : 0;
    const key = `${models}/${toughness}`;
    let made = known.get(key);
    if (!made) {
      const found = { models, toughness, swallows: swallows > 0, spares };
      made = [...armed.map((one) => poolOf(one, armed, rules, view, found)), ...arcs];
      known.set(key, made);
    }
    return made;
  };
  const unit: Unit = { name, pools };
  return { unit, swallows };
}

/** Pools besides the weapon's own, in the unit's own phase; a weapon that may not attack chooses no target. */
function arcsOf({ scene, forces, plan, characteristics, bar }: Armed, rules: W40kRules, view: TargetView): Pool[] {
  const { natives } = forces;
  const { numbers } = rules;
  const context = { scene, plan, view, numbers, natives, characteristics, beforeAllocation: characteristics };
  return arcsIn({ scene, natives, bar }).map(({ rule, arc }) =>
    arcPool({ ...context, swallows: false }, rule, arc, rules),
  );
}

/** What works only where an attack is allocated: the target's own reductions of damage. */
const atAllocation = ({ verb }: Force, name: string): boolean =>
  name === 'damage' &&
  'for' in verb &&
  typeof verb.for === 'object' &&
  'attacks' in verb.for &&
  verb.for.at !== undefined;

/** What a unit finds when it selects its targets, and what its volley allows. */
interface Found {
  readonly models: number;
  readonly toughness: number;
  readonly swallows: boolean;
  readonly spares: Spares;
}

function poolOf(
  { scene, forces, plan, kept, bar }: Armed,
  all: readonly Armed[],
  rules: W40kRules,
  view: TargetView,
  found: Found,
): Pool {
  const known = new Map<number, Sequence>();
  const { numbers } = rules;
  return {
    name: scene.weapon.name,
    sequence: (standing) => {
      const toughness = numbers.toughnessAsked === 'unit' ? found.toughness : view.toughness(standing);
      let made = known.get(toughness);
      if (made) return made;
      const characteristics = characteristicsOf(scene, forces, numbers, toughness);
      const beforeAllocation = forces.verbs.some((force) => atAllocation(force, 'damage'))
        ? characteristicsOf(scene, forces, numbers, toughness, atAllocation)
        : characteristics;
      made = sequenceOf({
        scene: bar === undefined ? scene : { ...scene, weapon: { ...scene.weapon, count: 0 } },
        plan,
        view,
        numbers,
        natives: forces.natives,
        verbs: forces.verbs,
        asks: forces.asks,
        characteristics,
        beforeAllocation,
        ...found,
        toughness,
        packetsWait: packetsWait(all, numbers),
        options: rules.options,
        kept,
      });
      known.set(toughness, made);
      return made;
    },
  };
}

/** Extra mortal wounds of an attack follow its own damage, or wait with those of others until normal damage is done. */
function packetsWait(all: readonly Armed[], { mortalWoundsWait: { from, until } }: AttackNumbers) {
  const adding = all.filter(({ forces }) => forces.verbs.some(({ verb }) => 'suffer' in verb));
  const attacks = adding.reduce(
    (sum, { scene: { weapon } }) => sum + weapon.count * (weapon.attacks.dice > 0 ? from : weapon.attacks.plus),
    0,
  );
  return attacks >= from ? until : undefined;
}
