import type { Worked } from '@umpire/dice';
import { type Folded, foldModifiers, type Limits, type Modifier } from '@umpire/effects';
import type { Die } from './die.js';
import type { Force, Forces } from './force.js';
import { always, type Holder, numberFrom, type Read } from './holds.js';
import type { AttackNumbers } from './numbers.js';
import type { Scene } from './scene.js';

const unlimited: Limits = { improves: 'up' };

/** The numbers of one weapon's attacks at one target, asked for and never stored: every modifier folded as the edition prints it. */
export interface Characteristics {
  /** A number of the attack with all modifiers in force for this die. `base` before them. */
  readonly folded: (name: string, base: number, die: Die) => Folded;
  readonly value: (name: string, die: Die) => number;
  /** What each rule made of a number, for whoever asks why. */
  readonly worked: (name: string, base: number, die: Die) => Worked;
  /** The rules that let rolls of a sort be thrown again. */
  readonly rerolledBy: (what: string, die: Die) => readonly string[];
  /** Whether any modifier of the number waits for what a die shows. */
  readonly sum: (name: string, die: Die) => number;
  readonly rerolls: (what: string, die: Die) => 'none' | 'ones' | 'failed' | 'any';
  readonly forbids: (what: string, die: Die) => boolean;
  readonly forbiddenBy: (what: string, die: Die) => readonly string[];
  /** Whether nothing that a die shows changes the number. */
  readonly isFixed: (name: string) => boolean;
  /** Whether a rule has asked for a number of the target, so that what was worked out holds for no other. */
  readonly asksTarget: () => boolean;
}

export function characteristicsOf(
  scene: Scene,
  forces: Forces,
  numbers: AttackNumbers,
  toughness: number,
  ignore: (force: Force, name: string) => boolean = () => false,
): Characteristics {
  const modify = byName(forces);
  const rerolling = forces.verbs.filter(({ verb }) => 'reroll' in verb);
  const forbidding = forces.verbs.filter(({ verb }) => 'forbid' in verb);
  const ignored = forces.verbs.filter(({ verb }) => 'ignoreModifiers' in verb);

  const read: Read = (name, of) => numberOf(name, of);
  let hasAskedTarget = false;
  const numberOf = (name: string, of: Holder): number => {
    hasAskedTarget ||= of === 'target' || name === 'toughness';
    const base = baseOf(name, of, scene, toughness);
    return Number.isNaN(base) ? base : folded(name, base, shownNothing).value;
  };
  const folded = (name: string, base: number, die: Die): Folded => {
    const list = modify.get(name);
    if (!list) return unmodified(numbers, name, base);
    const kept = fixed.get(name);
    if (!kept) return foldedFor(name, base, die, list);
    const known = kept.get(base) ?? foldedFor(name, base, die, list);
    kept.set(base, known);
    return known;
  };
  /** Numbers whose modifiers wait for nothing that a die shows: folded once. */
  const fixed = new Map(
    [...modify]
      .filter(([, list]) => ignored.length === 0 && list.every(({ held }) => held === always))
      .map(([name]) => [name, new Map<number, Folded>()]),
  );
  const foldedFor = (name: string, base: number, die: Die, list: readonly Force[]): Folded =>
    foldModifiers(base, modifiersOf(name, die, list), numbers.operations, numbers.limits[name] ?? unlimited);
  const modifiersOf = (name: string, die: Die, list: readonly Force[]): readonly Modifier[] => {
    const limits = numbers.limits[name] ?? unlimited;
    const active = list.filter((force) => !ignore(force, name) && force.held(die, read));
    const modifiers = active.map((force) => modifierOf(force, scene, read));
    return isIgnored(name, die) ? modifiers.filter((one) => isImprovement(one, limits)) : modifiers;
  };
  /** The owner may ignore any modifiers, and keeps those that help. */
  const isIgnored = (name: string, die: Die): boolean =>
    ignored.some(
      ({ verb, held }) => 'ignoreModifiers' in verb && verb.ignoreModifiers.includes(name) && held(die, read),
    );

  return {
    folded,
    value: (name, die) => folded(name, baseOf(name, 'attacker', scene, toughness), die).value,
    sum: (name, die) => folded(name, 0, die).value,
    worked: (name, base, die) => {
      const { value, because } = folded(name, base, die);
      const modifiers = modifiersOf(name, die, modify.get(name) ?? []).filter(({ rule }) => because.includes(rule));
      return { what: name, from: base, to: value, by: modifiers.map(({ rule, how, by }) => ({ rule, how, by })) };
    },
    rerolledBy: (what, die) => [
      ...new Set(
        rerolling.flatMap(({ rule, verb, held }) =>
          'reroll' in verb && verb.reroll === what && held(die, read) ? [rule] : [],
        ),
      ),
    ],
    rerolls: (what, die) =>
      rerolling.length === 0
        ? 'none'
        : widest(
            rerolling.filter((force) => force.held(die, read)),
            what,
          ),
    forbids: (what, die) =>
      forbidding.some(({ verb, held }) => 'forbid' in verb && verb.forbid === what && held(die, read)),
    forbiddenBy: (what, die) =>
      forbidding.flatMap(({ rule, verb, held }) =>
        'forbid' in verb && verb.forbid === what && held(die, read) ? [rule] : [],
      ),
    isFixed: (name) => !modify.has(name) || fixed.has(name),
    asksTarget: () => hasAskedTarget,
  };
}

const plain = new WeakMap<AttackNumbers, Map<string, Map<number, Folded>>>();

/** A number that nothing modifies, within the limits of its edition. */
function unmodified(numbers: AttackNumbers, name: string, base: number): Folded {
  const names = keep(plain, numbers, () => new Map<string, Map<number, Folded>>());
  const values = keep(names, name, () => new Map<number, Folded>());
  return keep(values, base, () => foldModifiers(base, [], numbers.operations, numbers.limits[name] ?? unlimited));
}

interface Kept<K, V> {
  readonly get: (key: K) => V | undefined;
  readonly set: (key: K, value: V) => unknown;
}

function keep<K, V>(kept: Kept<K, V>, key: K, make: () => V): V {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
}

const shownNothing: Die = {
  criticalHit: false,
  criticalWound: false,
  hitFace: 0,
  woundFace: 0,
  reaches: { saved: true, wounds: 'normal', spills: false, reducedByTarget: true },
};

function byName({ verbs }: Forces): ReadonlyMap<string, readonly Force[]> {
  const map = new Map<string, Force[]>();
  for (const force of verbs) {
    if ('modify' in force.verb) map.set(force.verb.modify, [...(map.get(force.verb.modify) ?? []), force]);
  }
  return map;
}

function modifierOf({ rule, verb, held: _ }: Force, scene: Scene, read: Read): Modifier {
  if (!('modify' in verb)) throw new Error('only modify has a modifier');
  const by = numberFrom(verb.by, { scene, holder: 'attacker', names: new Map() })(read);
  return { rule, how: verb.how, by, ...(verb.stacks === undefined ? {} : { stacks: verb.stacks }) };
}

function isImprovement({ how, by }: Modifier, { improves }: Limits): boolean {
  if (how === 'worsen') return false;
  if (how === 'add') return improves === 'up' ? by > 0 : by < 0;
  return true;
}

function baseOf(name: string, of: Holder, { weapon, target }: Scene, toughness: number): number {
  if (of === 'target' && name === 'save') return Math.min(...target.groups.map((group) => group.save));
  const bases: Readonly<Record<string, number>> = {
    skill: weapon.skill === 'automatic' ? 0 : weapon.skill,
    strength: weapon.strength,
    'armour-penetration': weapon.armourPenetration,
    toughness,
    range: weapon.range ?? 0,
    'critical-hit-on': 6,
    'critical-wound-on': 6,
  };
  return bases[name] ?? Number.NaN;
}

const width = ['none', 'ones', 'failed', 'any'] as const;

function widest(forces: readonly Force[], what: string): (typeof width)[number] {
  const all = forces.map(({ verb }) => ('reroll' in verb && verb.reroll === what ? width.indexOf(verb.which) : 0));
  return width[Math.max(0, ...all)]!;
}
