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
  const { modify, fixed, rerolling, forbidding, ignored } = sortedOf(forces);
  const plain = plainOf(numbers);
  /** Numbers whose modifiers wait for nothing that a die shows: folded once. */
  let foldedOnce: Map<string, Map<number, Folded>> | undefined;

  const read: Read = (name, of) => numberOf(name, of);
  let hasAskedTarget = false;
  const numberOf = (name: string, of: Holder): number => {
    hasAskedTarget ||= of === 'target' || name === 'toughness';
    if (name === 'hit-needed') return numberOf('skill', of) - folded('hit-roll', 0, shownNothing).value;
    const base = baseOf(name, of, scene, toughness);
    return Number.isNaN(base) ? base : folded(name, base, shownNothing).value;
  };
  const folded = (name: string, base: number, die: Die): Folded => {
    const list = modify.get(name);
    if (!list) return plain.get(name)?.get(base) ?? unmodified(plain, numbers, name, base);
    if (!fixed.has(name)) return foldedFor(name, base, die, list);
    const known = foldedOnce?.get(name)?.get(base);
    if (known !== undefined) return known;
    const found = foldedFor(name, base, die, list);
    foldedOnce ??= new Map();
    keep(foldedOnce, name, () => new Map<number, Folded>()).set(base, found);
    return found;
  };
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

type Plain = Map<string, Map<number, Folded>>;

const plains = new WeakMap<AttackNumbers, Plain>();

const plainOf = (numbers: AttackNumbers): Plain => keep(plains, numbers, () => new Map());

/** A number that nothing modifies, within the limits of its edition. */
function unmodified(plain: Plain, numbers: AttackNumbers, name: string, base: number): Folded {
  const values = keep(plain, name, () => new Map<number, Folded>());
  return keep(values, base, () => foldModifiers(base, [], numbers.operations, numbers.limits[name] ?? unlimited));
}

/** The verbs in force by what they do to numbers and rolls. */
interface Sorted {
  readonly modify: ReadonlyMap<string, readonly Force[]>;
  /** Numbers whose modifiers wait for nothing that a die shows. */
  readonly fixed: ReadonlySet<string>;
  readonly rerolling: readonly Force[];
  readonly forbidding: readonly Force[];
  readonly ignored: readonly Force[];
}

const sorted = new WeakMap<Forces, Sorted>();

const sortedOf = (forces: Forces): Sorted => keep(sorted, forces, () => sort(forces));

function sort({ verbs }: Forces): Sorted {
  const modify = byName(verbs);
  const ignored = verbs.filter(({ verb }) => 'ignoreModifiers' in verb);
  const areFixed = [...modify].filter(([, list]) => ignored.length === 0 && list.every(({ held }) => held === always));
  return {
    modify,
    fixed: new Set(areFixed.map(([name]) => name)),
    rerolling: verbs.filter(({ verb }) => 'reroll' in verb),
    forbidding: verbs.filter(({ verb }) => 'forbid' in verb),
    ignored,
  };
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

function byName(verbs: readonly Force[]): ReadonlyMap<string, readonly Force[]> {
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
  switch (name) {
    case 'skill':
      return weapon.skill === 'automatic' ? 0 : weapon.skill;
    case 'strength':
      return weapon.strength;
    case 'armour-penetration':
      return weapon.armourPenetration;
    case 'toughness':
      return toughness;
    case 'range':
      return weapon.range ?? 0;
    case 'critical-hit-on':
    case 'critical-wound-on':
      return 6;
    default:
      return Number.NaN;
  }
}

const width = ['none', 'ones', 'failed', 'any'] as const;

function widest(forces: readonly Force[], what: string): (typeof width)[number] {
  const all = forces.map(({ verb }) => ('reroll' in verb && verb.reroll === what ? width.indexOf(verb.which) : 0));
  return width[Math.max(0, ...all)]!;
}
