import type { Pool, Sequence, Standing, Unit, Volley } from '@umpire/dice';
import type { RuleId } from '@umpire/effects';
import { kebab, printCitation } from '@umpire/kernel';
import type { Assumption, NotModelled, RuleAtWork } from '@umpire/rules';
import { type Characteristics, characteristicsOf } from '../attack/characteristics.js';
import { freshDie, type Plan, plainPlan } from '../attack/die.js';
import {
  type Force,
  type Forces,
  forcesOn,
  type InForce,
  struckFirst,
  type W40kRules,
  withMarks,
} from '../attack/force.js';
import { barOf } from '../attack/may-attack.js';
import type { AttackNumbers } from '../attack/numbers.js';
import type { Spares } from '../attack/rolls.js';
import { NONE, type Scene, type Target, type Weapon } from '../attack/scene.js';
import { type Kept, nothingKept, sequenceOf } from '../attack/sequence.js';
import { type TargetView, viewOf } from '../attack/target.js';
import { arcingWeapons, arcPool, arcsIn } from './arc.js';
import { hazardVolley } from './hazard.js';
import { atNeighbour, reachOfArcs } from './neighbours.js';
import type { ReadAttacker, ReadScenario } from './read.js';

/** A read scenario as a volley, with what was assumed on the way and which rules took part. */
export interface BuiltAttack {
  readonly volley: Volley;
  readonly own: readonly Volley[] | undefined;
  readonly neighbours: readonly { readonly name: string; readonly volley: Volley }[];
  readonly assumed: readonly Assumption[];
  readonly rules: readonly RuleAtWork[];
  /** Named, and not counted beside the other rules of this attack. */
  readonly leftOut: readonly NotModelled[];
}

export interface BuildOptions {
  readonly spare?: 'attacker' | 'defender';
  /** A rule left out, to see what it changes. */
  readonly without?: string;
}

export function buildAttack(read: ReadScenario, rules: W40kRules, options: BuildOptions = {}): BuiltAttack {
  const assumed = new Map(read.assumed.map((one) => [JSON.stringify(one), one]));
  const assume: Scene['assume'] = (code, what, of) => {
    const state = what.replace(/^not /, '');
    if (code === 'frozen' && read.said.has(state)) return;
    const one = { code, what, of };
    assumed.set(JSON.stringify(one), one);
  };
  const view = viewOf(read.target, rules.numbers, struckFirst(read.targetForces, rules));
  const at = { target: read.target, targetForces: read.targetForces, conditions: read.conditions, assume };
  const armies = read.attackers.map((attacker) => ({
    attacker,
    armed: gathered(attacker, rules).map((weapons) => arm(attacker, weapons, at, rules, options.without)),
  }));
  const extra = extraOf(
    armies.map(({ armed }) => armed),
    options.spare,
  );
  const units = armies.map(({ attacker, armed }, unit) => ({
    ...unitOf(attacker.name, armed, rules, view, extra.spares[unit]),
    atWork: armed.flatMap((one) => rulesAtWork(one, rules)),
    own: hazards(attacker, armed, { rules, unit }),
  }));
  const { spare } = extra;
  const reach = reachOfArcs(armies.flatMap(({ armed }) => armed));
  if (reach !== undefined && read.neighbours.length === 0) assume('alone', `${reach}`, read.target.name);
  const { spareBatches } = rules.numbers;
  const rerolled = extra.again ?? (extra.isAsked ? 'command-re-roll' : undefined);
  if (rerolled !== undefined && spare !== undefined && spareBatches !== true)
    assume(spareBatches === false ? 're-roll-alone' : 're-roll-of-batch', rerolled, spare);
  const swallows = Math.max(0, ...units.map(({ swallows }) => swallows));
  const working = new Map(units.flatMap(({ atWork }) => atWork).map((rule) => [rule.rule, rule]));
  const own = units.map(({ own }) => own);
  return {
    volley: {
      groups: view.groups,
      uses: swallows,
      ...(view.locks ? { locks: true } : {}),
      units: units.map(({ unit }) => unit),
      ...(spare ? { spare } : {}),
    },
    neighbours: read.neighbours.map((one) => ({
      name: one.unit.name,
      volley: atNeighbour(
        one,
        armies.map(({ armed }) => armed),
        rules,
      ),
    })),
    own: own.includes('unknown') ? undefined : own.flatMap((volley) => (typeof volley === 'string' ? [] : [volley])),
    assumed: [...assumed.values()],
    leftOut: extra.leftOut.map((id) => ({
      what: rules.rules.get(id)?.name ?? id,
      of: read.attackers[0]?.name ?? 'attacker',
      why: 'an attack counts one re-roll or automatic wound of this kind, and another one is counted',
      restStands: true,
    })),
    rules: [...working.values()],
  };
}

/** The one extra of a volley: whose it is, what of each unit it may take, and what else was named and is not counted. */
interface Extra {
  readonly spare: 'attacker' | 'defender' | undefined;
  readonly spares: readonly Spares[];
  /** Whether it is the Command Re-roll that a policy asks for. */
  readonly isAsked: boolean;
  /** The rule by which a wound roll is thrown again, if that is the extra. */
  readonly again?: string;
  readonly leftOut: readonly RuleId[];
}

/** An automatic wound goes before the Command Re-roll that a policy asks for, and that before a rule's wound roll again. */
function extraOf(armies: readonly (readonly Armed[])[], asked: BuildOptions['spare']): Extra {
  const named = (by: 'sparesWoundRoll' | 'woundRollAgain') =>
    armies.map((armed) => armed.map(({ plan }) => plan[by]).find((rule) => rule !== undefined));
  const again = named('woundRollAgain');
  const agains = again.filter((rule) => rule !== undefined);
  if (named('sparesWoundRoll').some((rule) => rule !== undefined))
    return {
      spare: 'attacker',
      spares: armies.map(() => 'nothing'),
      isAsked: false,
      leftOut: [...(asked === undefined ? [] : ['command-re-roll']), ...agains],
    };
  const [only] = agains;
  if (asked !== undefined || only === undefined || agains.length > 1)
    return { spare: asked, spares: armies.map(() => 'all'), isAsked: asked !== undefined, leftOut: agains };
  return {
    spare: 'attacker',
    spares: again.map((rule) => (rule === undefined ? 'nothing' : 'wound')),
    isAsked: false,
    again: only,
    leftOut: [],
  };
}

/** One pool of identical weapons at one target, with all that works on it. */
export interface Armed {
  readonly scene: Scene;
  readonly forces: Forces;
  readonly plan: Plan;
  readonly kept: Kept;
  readonly characteristics: Characteristics;
  /** The rule that lets the weapon make no attacks at all. */
  readonly bar: string | undefined;
}

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

/** Identical weapons of a unit, and the effects that its side puts on them. */
export interface Weapons {
  readonly weapon: Weapon;
  readonly forces: readonly InForce[];
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

/** Weapons of one unit that make identical attacks are one pool, unless a rule tells them apart by name. */
export function gathered(attacker: ReadAttacker, rules: W40kRules): Weapons[] {
  const weaponsOf = (weapon: Weapon, w: number): Weapons => ({
    weapon,
    forces: [...attacker.inForce, ...attacker.weaponForces[w]!],
  });
  if (attacker.weapons.length === 1) return attacker.weapons.map(weaponsOf);
  const apart = arcingWeapons(rules);
  const pools = new Map<string, Weapons>();
  attacker.weapons.forEach((weapon, w) => {
    const { name, count, ...same } = weapon;
    const own = apart.has(kebab(name)) ? name : undefined;
    const key = JSON.stringify([same, attacker.weaponForces[w], own]);
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
  const scene = withMarks({ attacker, weapon, ...at }, named);
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
  return { scene, forces, plan, kept: nothingKept(), characteristics, bar };
}

/** A weapon without a skill hits without a roll. */
const planOf = ({ skill }: Weapon): Plan => (skill === 'automatic' ? { ...plainPlan, hit: 'automatic' } : plainPlan);

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

function rulesAtWork({ forces }: Armed, rules: W40kRules): RuleAtWork[] {
  const ids = [...new Set([...forces.verbs.map(({ rule }) => rule), ...forces.natives.map(({ rule }) => rule.id)])];
  return ids.map((id) => {
    const rule = rules.rules.get(id);
    return { rule: id, name: rule?.name ?? id, source: rule ? printCitation(rule.source) : 'as the scenario says' };
  });
}

/** The attacker's own hazard as a volley at itself: for every weapon selected, or only for those that may attack. */
function hazards(
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
