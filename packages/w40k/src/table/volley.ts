import { type DiceExpression, parseDice, type Volley } from '@umpire/dice';
import { effectsOf } from '@umpire/rules';
import { struckFirst } from '../attack/force.js';
import type { InForce } from '../attack/reach.js';
import { type Conditions, NONE, type Target, type TargetGroup, type Weapon } from '../attack/scene.js';
import { viewOf } from '../attack/target.js';
import { modelSees, unitSees } from '../board/sight.js';
import { type Armed, arm } from '../scenario/arm.js';
import { unitOf as volleyUnitOf } from '../scenario/pools.js';
import type { ReadAttacker } from '../scenario/read.js';
import { hasState, type Reading } from './facts.js';
import { carriedIn, isCarried } from './forces.js';
import { isHalfAsked } from './half-range.js';
import { inForceOn } from './in-force.js';
import { isOnBattlefield, living, modelAt, phaseOf, standing, turnSeat, unitAt, unitsOf, woundsLeft } from './reads.js';
import type { Profile, RosterModel, RosterUnit } from './roster.js';
import type { Table } from './table.js';
import { whileRead } from './while-read.js';

/** One weapon of one model, fired or swung at a target. */
export interface Shot {
  readonly model: number;
  /** The passenger that lends the weapon to it (24.14). */
  readonly lender?: number;
  /** `Armament.id`, and which of its profiles. */
  readonly arm: string;
  readonly profile: number;
  readonly target: number;
  /** Of several melee attacks split over targets: so many at this one. */
  readonly attacks?: number;
}

/** The profile that a weapon is fired by, of its bearer or of the passenger that lends it. */
export const profileOf = (table: Table, { model, lender, arm, profile }: Omit<Shot, 'target'>): Profile | undefined =>
  modelAt(table, lender ?? model).arms.find(({ id }) => id === arm)?.profiles[profile];

/** What sight and ground say of one model's attacks at one unit, frozen as targets are selected. */
export interface Sighted {
  readonly visible: boolean;
  readonly cover: boolean;
  readonly plunging: boolean;
  readonly half: boolean;
  /** By an Indirect Fire weapon in indirect shooting (10.07). */
  readonly indirect?: true;
}

export interface VolleyAsked {
  readonly phase: 'shooting' | 'fight';
  readonly unit: RosterUnit;
  readonly target: RosterUnit;
  readonly shots: readonly (Shot & Sighted)[];
  readonly snap: boolean;
}

export interface TableVolley {
  readonly volley: Volley;
  /** The models of each group, hurt ones first. */
  readonly groups: readonly (readonly number[])[];
}

/** Whoever can be hurt: models on the battlefield; those in a transport where all of the unit is in it. */
export function bearersOf(table: Table, unit: RosterUnit): readonly number[] {
  const here = standing(table, unit);
  return here.length > 0 ? here : living(table, unit);
}

/** A unit's models in groups that nothing tells apart (05.03): alike, and equally whole. */
export function groupsOf(reading: Reading, unit: RosterUnit): readonly (readonly number[])[] {
  const { table } = reading;
  const groups = new Map<string, number[]>();
  const kinds = new Map<object, number>();
  let hurt = 0;
  for (const model of bearersOf(table, unit)) {
    const { kind, part } = modelAt(table, model);
    if (!kinds.has(kind)) kinds.set(kind, kinds.size);
    const lost = table.field.lost[model]!;
    const isAlone = kind.keywords.has('CHARACTER');
    const base = isAlone ? `character ${model}` : `${kinds.get(kind)}/${part}`;
    // a second hurt model of one kind stands alone, since a group has one wounded model at most
    const key =
      lost > 0 && groups.get(base)?.some((other) => table.field.lost[other]! > 0) ? `${base}/${hurt++}` : base;
    const list = groups.get(key) ?? [];
    if (lost > 0) list.unshift(model);
    else list.push(model);
    groups.set(key, list);
  }
  const isCharacter = (group: readonly number[]): boolean => modelAt(table, group[0]!).kind.keywords.has('CHARACTER');
  return [...groups.values()].sort((a, b) => Number(isCharacter(a)) - Number(isCharacter(b)));
}

export function targetOf(reading: Reading, unit: RosterUnit, groups: readonly (readonly number[])[]): Target {
  const { table } = reading;
  const read = groups.map((models): TargetGroup => {
    const { kind } = modelAt(table, models[0]!);
    const { name, toughness, save, invulnerableSave, wounds, feelNoPain, keywords } = kind;
    const lost = models.reduce((sum, model) => sum + kind.wounds - woundsLeft(table, model), 0);
    return {
      name,
      models: models.length,
      toughness,
      save,
      invulnerableSave,
      wounds,
      woundsLost: lost,
      feelNoPain,
      keywords,
    };
  });
  const keywords = new Set([...unit.keywords, ...read.flatMap((group) => [...group.keywords])]);
  return { name: unit.name, keywords, attached: unit.parts.length > 1, groups: read };
}

/** States that the attack code asks for by name, beside those that rules in force name: these were decided before. */
const attackerStates = [
  'advanced',
  'charged',
  'fell-back',
  'engaged',
  'battle-shocked',
  'in-range-of-objective',
  'below-half-strength',
  'hold-steady',
];
const targetStates = [
  'engaged',
  'battle-shocked',
  'in-range-of-objective',
  'below-half-strength',
  'below-starting-strength',
  'charged',
];

function statesOf(reading: Reading, unit: RosterUnit, names: readonly string[]): readonly string[] {
  const owner = { self: unit.ref, seat: unit.seat };
  return names.filter((name) => hasState(reading, name, unit.ref, owner, { self: unit.ref }));
}

/** 24.16: what keeps a weapon from counting as held still. */
function isUnsteady({ table, board, states }: Reading, unit: RosterUnit): boolean {
  const asked = {
    reading: { table, board, states } as Reading,
    unit,
    ref: unit.ref,
    owner: { self: unit.ref, seat: unit.seat },
    bound: {},
  };
  const far = standing(table, unit).some(
    (model) => table.field['moved-far'][model]! >= Math.max(1, table.field['turn-began'][0]!),
  );
  return (
    far || states.engaged!(asked) || table.field['set-up'][unit.index]! >= Math.max(1, table.field['turn-began'][0]!)
  );
}

/** 10.07: whether some unit of that side sees the target. */
const isSpotted = (reading: Reading, { seat }: RosterUnit, target: RosterUnit): boolean =>
  spotted(reading, `${seat}>${target.ref}`, () =>
    unitsOf(reading.table, seat).some(
      (friend) => isOnBattlefield(reading.table, friend) && unitSees(reading.board, friend.index, target.index).visible,
    ),
  );

const spotted = whileRead<boolean>();

const seesModel = ({ board }: Reading, observer: number, model: number): boolean =>
  modelSees(board, observer, model).visible;

/** Rules of a unit's sheet that code carries out: attacks are granted them by name, as in a scenario. */
export function nativesOf(reading: Reading, unit: RosterUnit, holder: 'attacker' | 'target'): readonly InForce[] {
  const { table, rules } = reading;
  return carriedIn(table, rules, unit).flatMap((carried) => {
    if (!isCarried(table, carried)) return [];
    const rule = rules.rules.get(carried.given.rule);
    if (!rule?.native || rule.native.arc) return [];
    return [{ rule: rule.id, holder, effect: { do: [{ grant: carried.given, for: 'self' }] } }];
  });
}

/** One unit's attacks at one target as the volley that odds are worked out from. */
export function volleyAt(reading: Reading, asked: VolleyAsked): TableVolley {
  const { rules } = reading;
  const { groups, target } = targetAt(reading, asked.target);
  const { armed, ofTarget } = armedWith(reading, asked, { groups, target });
  const view = viewOf(target, rules.numbers, struckFirst(ofTarget, rules));
  const { unit: made, swallows } = volleyUnitOf(asked.unit.name, armed, rules, view);
  const locks = view.locks ? { locks: true } : {};
  return { volley: { groups: view.groups, uses: swallows, units: [made], ...locks }, groups };
}

/** The pools of these attacks with all that works on them: what a declaration is judged by. */
export const armedAt = (reading: Reading, asked: VolleyAsked): readonly Armed[] =>
  armedWith(reading, asked, targetAt(reading, asked.target)).armed;

interface Struck {
  readonly groups: readonly (readonly number[])[];
  readonly target: Target;
}

const targets = whileRead<Struck>();

const targetAt = (reading: Reading, unit: RosterUnit) =>
  targets(reading, unit.ref, () => {
    const groups = groupsOf(reading, unit);
    return { groups, target: targetOf(reading, unit, groups) };
  });

/** What is the same for every weapon of one unit at another. */
interface Sides {
  readonly attacker: readonly string[];
  readonly target: readonly string[];
  readonly natives: readonly InForce[];
  readonly targetForces: readonly InForce[];
}

const sides = whileRead<Sides>();

const sidesOf = (reading: Reading, unit: RosterUnit, target: RosterUnit): Sides =>
  sides(reading, `${unit.ref}>${target.ref}`, () => ({
    attacker: [...statesOf(reading, unit, attackerStates), isUnsteady(reading, unit) ? 'moved' : 'stationary'],
    target: statesOf(reading, target, targetStates),
    natives: nativesOf(reading, unit, 'attacker'),
    targetForces: nativesOf(reading, target, 'target'),
  }));

function armedWith(
  reading: Reading,
  asked: VolleyAsked,
  { groups, target }: Struck,
): { readonly armed: readonly Armed[]; readonly ofTarget: readonly InForce[] } {
  const { unit, target: at, phase, snap } = asked;
  const { attacker, target: ofTargetUnit, natives, targetForces } = sidesOf(reading, unit, at);
  const all: InForce[] = [...targetForces];
  const reach = (snap ? reading.rules.numbers.shooting.snapRange : undefined) ?? Number.POSITIVE_INFINITY;
  const armed = poolsOf(reading, asked).map(({ shots, weapon, model, forces }): Armed => {
    const [first] = shots;
    const { half, visible, cover, plunging, indirect } = first!;
    const inForce = inForceOn(reading, { attacker: unit, target: at, model });
    const ofTarget = inForce.filter(({ holder }) => holder === 'target');
    all.push(...ofTarget);
    const conditions: Conditions = {
      phase,
      ...(weapon.range === undefined ? {} : { distance: Math.min(half ? weapon.range / 2 : weapon.range, reach) }),
      visible,
      cover,
      snapShooting: snap,
      ...(phase === 'shooting' && !isOwnShooting(reading.table, unit) ? { outOfPhase: true as const } : {}),
      ...(indirect ? { indirect } : {}),
      sees: (group) => shots.some((shot) => groups[group]!.some((own) => seesModel(reading, shot.model, own))),
      attacker: new Set([...attacker, ...(indirect && isSpotted(reading, unit, at) ? ['spotted-by-friend'] : [])]),
      target: new Set([...ofTargetUnit, ...(visible ? ['visible'] : []), ...(cover ? ['in-cover'] : [])]),
    };
    const fromAbove: readonly InForce[] = plunging ? grantedRules(reading, 'plunging-fire') : [];
    const own = inForce.filter(({ holder }) => holder === 'attacker');
    return arm(
      bearerOf(reading, model, shots.length, weapon),
      { weapon, forces: [...own, ...natives, ...fromAbove, ...forces] },
      { target, targetForces: [...targetForces, ...ofTarget], conditions, assume: () => {} },
      reading.rules,
    );
  });
  return { armed, ofTarget: all };
}

/** 07.02.01: rules that name one's own Shooting phase do nothing in fire at other times. */
const isOwnShooting = (table: Table, { seat }: RosterUnit): boolean =>
  phaseOf(table) === 'shooting' && turnSeat(table) === seat;

const grantedRules = ({ rules }: Reading, id: string): readonly InForce[] => {
  const rule = rules.rules.get(id);
  return rule ? effectsOf(rule).map((effect) => ({ rule: id, holder: 'attacker' as const, effect })) : [];
};

function bearerOf(reading: Reading, { kind, unit, index }: RosterModel, models: number, weapon: Weapon): ReadAttacker {
  const keywords = new Set([...kind.keywords]);
  return {
    name: unitAt(reading.table, unit).name,
    models,
    keywords,
    weapons: [weapon],
    inForce: [],
    weaponForces: [[]],
    wounds: kind.wounds,
    woundsLeft: woundsLeft(reading.table, index),
    woundsLost: kind.wounds - woundsLeft(reading.table, index),
    feelNoPain: { all: NONE, mortal: NONE, psychic: NONE },
    harmsItself: false,
    ownForces: [],
  };
}

interface Pooled {
  readonly shots: (Shot & Sighted)[];
  readonly weapon: Weapon;
  readonly model: RosterModel;
  readonly forces: readonly InForce[];
}

const bearers = new WeakMap<object, string>();

/** Of one part and with the same keywords: what rules tell bearers apart by. */
function bearerKey({ kind, part }: RosterModel): string {
  const words = bearers.get(kind) ?? [...kind.keywords].sort().join();
  bearers.set(kind, words);
  return `${part}>${words}`;
}

const prints = new WeakMap<Profile, string>();

/** All that is printed of a weapon: two of one sort make identical attacks. */
function printOf(profile: Profile): string {
  const known = prints.get(profile) ?? JSON.stringify([profile.weapon, profile.forces]);
  prints.set(profile, known);
  return known;
}

/** 04.03: weapons that make identical attacks are one pool, whoever bears them; what differs in cover, or in range where a rule asks, is another. */
function poolsOf(reading: Reading, { shots }: VolleyAsked): readonly Pooled[] {
  const { table } = reading;
  const pools = new Map<string, Pooled>();
  for (const shot of shots) {
    const model = modelAt(table, shot.model);
    const profile = profileOf(table, shot);
    if (!profile) continue;
    const { visible, cover, plunging, indirect, attacks } = shot;
    const half = shot.half && isHalfAsked(reading, profile.weapon);
    const key = [bearerKey(model), printOf(profile), visible, cover, plunging, half, indirect, attacks].join();
    const known = pools.get(key);
    if (known) known.shots.push(shot);
    else pools.set(key, { shots: [shot], weapon: profile.weapon, model, forces: profile.forces });
  }
  return [...pools.values()].map(({ shots: list, weapon, ...pool }) => {
    const { attacks } = list[0]!;
    const divided = attacks === undefined ? {} : ({ attacks: fixed(attacks), divided: true } as const);
    return { ...pool, shots: list, weapon: { ...weapon, count: list.length, ...divided } };
  });
}

function fixed(n: number): DiceExpression {
  const read = parseDice(String(n));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}
