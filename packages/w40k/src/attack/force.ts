import { type Effect, type GrantedRule, grantedRule, type Verb } from '@umpire/effects';
import { effectsOf, type RuleSet } from '@umpire/rules';
import type { W40kNumbers } from '../numbers.js';
import { freshDie } from './die.js';
import { always, any, both, type Held, type Holder, sideOf } from './holds.js';
import type { AttackHooks, AttackRule } from './hooks.js';
import { askingOf, granteeOf, type InForce, isOfUseTo, reachOf } from './reach.js';
import type { Scene } from './scene.js';

/** A verb in force on these attacks, and which rule put it there. */
export interface Force {
  readonly rule: string;
  readonly verb: Verb;
  readonly held: Held;
}

/** A native rule in force on these attacks. */
export interface Native {
  readonly rule: AttackRule;
  readonly hooks: AttackHooks;
  readonly given: GrantedRule;
  readonly held: Held;
}

export interface Forces {
  /** Whatever reaches these attacks, the giving of rules too. */
  readonly reaching: readonly Force[];
  readonly verbs: readonly Force[];
  readonly natives: readonly Native[];
  /** Every rule that works here without waiting for a die: of the weapon, or given by another. */
  readonly granted: ReadonlyMap<string, GrantedRule>;
  /** Whether any of these effects asks for the unmodified face of a roll. */
  readonly asks: Asks;
}

export interface Asks {
  readonly hit: boolean;
  readonly wound: boolean;
}

export type W40kRules = RuleSet<AttackHooks, W40kNumbers>;

interface Granted {
  readonly given: GrantedRule;
  readonly held: Held;
  readonly holder: Holder;
}

/** Everything that works on one weapon's attacks: effects of both sides, its abilities, and what those grant in turn. */
export function forcesOn(scene: Scene, inForce: readonly InForce[], rules: W40kRules): Forces {
  const own = inForce.map((one): Taken => ({ ...one, outer: always }));
  const granted = grantsOf(scene, own, rules);
  const byRules = [...granted].flatMap(([id, instances]) => {
    const rule = rules.rules.get(id);
    // Copies of one ability are never cumulative: the best instance counts, anti-KEYWORDs by keyword.
    return rule ? bestInstances(instances).map((instance) => ({ rule, instance })) : [];
  });
  const taken = byRules.flatMap(({ rule, instance: { given, held, holder } }) =>
    effectsOf(rule, given).map((effect): Taken => ({ rule: rule.id, holder, effect, outer: held })),
  );
  const armed = withGranted(scene, granted);
  const reaching = [...own, ...taken].flatMap((one) => forcesOf(one, armed));
  const verbs = reaching.filter(({ verb }) => !('grant' in verb));
  const natives = byRules.flatMap(({ rule, instance: { given, held } }) =>
    rule.native ? [{ rule, hooks: rule.native, given, held }] : [],
  );
  const forbidden = forbiddenBy(verbs);
  return {
    reaching,
    verbs: verbs.flatMap((one) => unless(forbidden.get(one.rule) ?? sparedBy(forbidden, one), one)),
    natives: natives.flatMap((one) => unless(forbidden.get(one.rule.id), one)),
    asks: asksOfAll([...own, ...taken]),
    granted: new Map(
      armed.weapon.abilities.flatMap((one) => (forbidden.get(one.rule) === always ? [] : [[one.rule, one]])),
    ),
  };
}

/** When a rule's penalty to its own rolls is not suffered, though the rest of it holds. */
const sparedBy = (forbidden: ReadonlyMap<string, Held>, { rule, verb }: Force): Held | undefined =>
  'modify' in verb && typeof verb.by === 'number' && verb.by < 0 ? forbidden.get(`${rule}-penalty`) : undefined;

/** When each rule is forbidden by another, by its id. */
function forbiddenBy(verbs: readonly Force[]): ReadonlyMap<string, Held> {
  const forbidden = new Map<string, Held>();
  for (const { verb, held } of verbs) {
    if (!('forbid' in verb)) continue;
    const known = forbidden.get(verb.forbid);
    forbidden.set(verb.forbid, known ? any([known, held]) : held);
  }
  return forbidden;
}

/** What is in force only as long as nothing forbids it. */
function unless<T extends { readonly held: Held }>(forbidden: Held | undefined, one: T): readonly T[] {
  if (forbidden === undefined) return [one];
  if (forbidden === always) return [];
  return [{ ...one, held: both(one.held, (die, read) => !forbidden(die, read)) }];
}

const knownAsks = new WeakMap<Effect, Asks>();

function asksOf(effect: Effect): Asks {
  let asks = knownAsks.get(effect);
  if (!asks) {
    const words = JSON.stringify(effect);
    asks = { hit: words.includes('hit-unmodified'), wound: words.includes('wound-unmodified') };
    knownAsks.set(effect, asks);
  }
  return asks;
}

function asksOfAll(all: readonly Taken[]): Asks {
  const asks = all.map(({ effect }) => asksOf(effect));
  return { hit: asks.some(({ hit }) => hit), wound: asks.some(({ wound }) => wound) };
}

/** The states that effects in force put on the two units hold for these attacks as if the scenario had said them. */
export function withMarks(scene: Scene, inForce: readonly InForce[]): Scene {
  const marks = { attacker: new Set(scene.conditions.attacker), target: new Set(scene.conditions.target) };
  const made = new Set<string>();
  // what the attack takes for granted is asked once the marks are made
  const unmarked: Scene = { ...scene, assume: () => {} };
  for (const one of inForce) {
    if (!one.effect.do.some(mayMark)) continue;
    for (const { verb, held } of forcesOf({ ...one, outer: always }, unmarked)) {
      const side = 'mark' in verb ? sideOf(verb.on, askingOf(one, scene)) : undefined;
      if (!('mark' in verb) || (side !== 'attacker' && side !== 'target') || !held(freshDie, noNumbers)) continue;
      marks[side].add(verb.mark);
      made.add(verb.mark);
    }
  }
  if (made.size === 0) return scene;
  const assume: Scene['assume'] = (code, what, of) => (made.has(what) ? undefined : scene.assume(code, what, of));
  return { ...scene, conditions: { ...scene.conditions, ...marks }, assume };
}

const mayMark = (verb: Verb): boolean => 'mark' in verb || 'if' in verb || 'either' in verb;

const noNumbers = (): number => Number.NaN;

/** The weapon with the abilities that other rules give it, so that a condition on its keywords finds them. */
function withGranted(scene: Scene, granted: ReadonlyMap<string, readonly Granted[]>): Scene {
  const held = [...granted.values()].flat().filter((one) => one.held(freshDie, noNumbers));
  const abilities = [...scene.weapon.abilities, ...held.map(({ given }) => given)];
  return { ...scene, weapon: { ...scene.weapon, abilities } };
}

/** Who is struck first among the models of the target, if one of its rules says so. */
export const struckFirst = (inForce: readonly InForce[], { rules }: W40kRules): string | undefined =>
  inForce.map(({ rule }) => rules.get(rule)?.native?.struckFirst).find((keyword) => keyword !== undefined);

interface Taken extends InForce {
  readonly outer: Held;
}

const forcesOf = (one: Taken, scene: Scene): Force[] =>
  reachOf(one.effect, askingOf(one, scene)).map(({ verb, held }) => ({
    rule: one.rule,
    verb,
    held: both(one.outer, held),
  }));

interface Ground {
  readonly id: string;
  readonly of: Holder;
  readonly while?: string;
}

const grounds = new WeakMap<W40kRules, readonly Ground[]>();

/** The few rules of an edition that work without being granted, looked for once. */
function groundOf(rules: W40kRules): readonly Ground[] {
  let ground = grounds.get(rules);
  if (!ground) {
    ground = [...rules.rules.values()].flatMap(({ id, always: when }): Ground[] => {
      if (when === undefined) return [];
      return [when === true ? { id, of: 'attacker' } : { id, ...when }];
    });
    grounds.set(rules, ground);
  }
  return ground;
}

/** The rules that weapon, effects, conditions and the edition put on these attacks, and those that they grant in turn. */
function grantsOf(scene: Scene, own: readonly Taken[], rules: W40kRules): ReadonlyMap<string, readonly Granted[]> {
  const granted = new Map<string, Granted[]>();
  const open: { id: string; one: Granted }[] = [];
  const add = (given: GrantedRule, held: Held, holder: Holder): void => {
    const one = { given, held, holder };
    granted.set(given.rule, [...(granted.get(given.rule) ?? []), one]);
    open.push({ id: given.rule, one });
  };
  const addGrants = (taken: Taken): void => {
    for (const { verb, held } of forcesOf(taken, scene)) {
      const given = 'grant' in verb ? grantedRule(verb.grant) : undefined;
      if (!given || granted.get(given.rule)?.some((known) => known.given === given)) continue;
      const unit = granteeOf(verb, taken, scene);
      if (isOfUseTo(unit, rules.rules.get(given.rule))) add(given, held, unit ?? taken.holder);
    }
  };
  for (const taken of own) addGrants(taken);
  for (const given of scene.weapon.abilities) add(given, always, 'attacker');
  if (scene.conditions.cover && scene.weapon.sort === 'ranged') add({ rule: 'benefit-of-cover' }, always, 'target');
  if (scene.conditions.snapShooting) add({ rule: 'snap-shooting' }, always, 'attacker');
  for (const { id, of, while: state } of groundOf(rules)) {
    if (state === undefined || scene.conditions[of].has(state)) add({ rule: id }, always, of);
  }
  for (let next = open.pop(); next; next = open.pop()) {
    const { id, one } = next;
    const rule = rules.rules.get(id);
    if (!rule) continue;
    for (const effect of effectsOf(rule, one.given))
      addGrants({ rule: id, holder: one.holder, effect, outer: one.held });
  }
  return granted;
}

function bestInstances<T extends { readonly given: GrantedRule }>(instances: readonly T[]): T[] {
  const best = new Map<string, T>();
  for (const instance of instances) {
    const key = instance.given.keyword ?? '';
    const known = best.get(key);
    if (!known || isBetter(instance.given, known.given)) best.set(key, instance);
  }
  return [...best.values()];
}

/** The larger number; for anti-KEYWORD, which needs the face, the smaller one. */
function isBetter(a: GrantedRule, b: GrantedRule): boolean {
  const size = ({ parameter }: GrantedRule): number =>
    typeof parameter === 'number'
      ? parameter
      : parameter
        ? Number.parseInt(parameter.dice.replace(/^.*d/i, ''), 10) / 2
        : 0;
  return a.rule === 'anti' ? size(a) < size(b) : size(a) > size(b);
}
