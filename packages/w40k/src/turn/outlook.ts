import { parseDice } from '@umpire/dice';
import { type Effect, isAttacks, type Selector, type Value, type Verb } from '@umpire/effects';
import { type Bound, effectsOf, type Owner } from '@umpire/rules';
import { engagedWith, isEngaged, isUnitWithin } from '../board/distances.js';
import { amount, find, holds, type Reading } from '../table/facts.js';
import { isStanding } from '../table/forces.js';
import { rangeOf } from '../table/range.js';
import {
  enemiesOf,
  hasDone,
  isOnBattlefield,
  modelAt,
  phaseOf,
  standing,
  unitAt,
  unitOf,
  woundsOf,
} from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { profileOf } from '../table/volley.js';
import { activities } from './activities.js';
import { readFire } from './fire-declaration.js';
import { rangedOf, type ShootFrame, shootWith } from './fire-frame.js';
import { mended } from './healing.js';
import { lengthOf } from './moving.js';

/** What comes of a rule for its owner, in points; `some` where something does and nothing here can say how much. */
export type Outlook = number | 'some';

interface On {
  readonly reading: Reading;
  readonly owner: Owner;
  readonly bound: Bound;
  /** Names stand for what dice show in the mean: what is asked of them is not told. */
  readonly rolled?: true;
}

/** What would come of an effect, its dice showing what they do in the mean: 0 where nothing could. */
export function outlookOf(effect: Effect, on: On): Outlook {
  // a mark by itself is read elsewhere; beside other verbs it says that they were done
  const verbs = effect.do.filter((verb) => !('mark' in verb));
  return verbs.length === 0 ? 'some' : outlook(verbs, on);
}

function outlook(verbs: readonly Verb[], on: On): Outlook {
  const [verb, ...rest] = verbs;
  if (verb === undefined) return 0;
  if ('choose' in verb) return ofChoice(verb, rest, on);
  if ('roll' in verb) return outlook(rest, { ...on, rolled: true, bound: { ...on.bound, ...meanRoll(verb, on) } });
  if ('bind' in verb) return 'some';
  return added(ofVerb(verb, on), outlook(rest, on));
}

const added = (a: Outlook, b: Outlook): Outlook => (a === 'some' || b === 'some' ? 'some' : a + b);

/** The best of those that may be chosen; nobody where there is none. */
function ofChoice(
  { choose, as, max = 1, by }: Extract<Verb, { choose: unknown }>,
  rest: readonly Verb[],
  on: On,
): Outlook {
  if (by === 'opponent' || typeof choose !== 'object' || !('all' in choose)) return 'some';
  const found = find(on.reading, on.owner, choose, on.bound);
  const most = amount(on.reading, on.owner, max, on.bound);
  const bound = (refs: string | readonly string[]) => ({ ...on, bound: { ...on.bound, [as]: refs } });
  if (found.length === 0 || most !== 1) return outlook(rest, bound(found.slice(0, most)));
  const each = found.map((ref) => outlook(rest, bound(ref)));
  return each.reduce((best, one) => (best === 'some' || one === 'some' ? 'some' : Math.max(best, one)));
}

/** So many dice, showing every face as often as another. */
function meanRoll({ roll, as, times = 1, success }: Extract<Verb, { roll: string }>, on: On): Bound {
  const parsed = parseDice(roll);
  if (!parsed.ok) return {};
  const { dice, sides, plus } = parsed.value;
  const many = amount(on.reading, on.owner, times, on.bound);
  const needs = success === undefined ? undefined : amount(on.reading, on.owner, success, on.bound);
  const mean = needs === undefined ? many * ((dice * (sides + 1)) / 2 + plus) : (many * (sides + 1 - needs)) / sides;
  const faces = Array.from({ length: many * dice }, (_, i) => (i % sides) + 1).join('');
  return { [as]: mean, [`${as} faces`]: faces };
}

function ofVerb(verb: Verb, on: On): Outlook {
  const { reading, owner, bound } = on;
  const units = (selector: Selector): readonly RosterUnit[] => [
    ...new Set(find(reading, owner, selector, bound).flatMap((ref) => unitOf(reading.table, ref) ?? [])),
  ];
  if ('each' in verb)
    return find(reading, owner, verb.each, bound)
      .map((ref) => outlook(verb.do, { ...on, bound: { ...bound, [verb.as]: ref } }))
      .reduce<Outlook>(added, 0);
  if ('if' in verb) return ofCondition(verb, on);
  if ('suffer' in verb)
    return units(verb.on).reduce(
      (so, unit) => so + pointsOf(reading, unit, meanOf(verb.suffer, on)) * (unit.seat === owner.seat ? -1 : 1),
      0,
    );
  if ('heal' in verb) return units(verb.on).some((unit) => mended(reading, unit, true).length > 0) ? 'some' : 0;
  if ('activate' in verb)
    return units(verb.for)
      .map((unit) => ofActivity(on, verb.activate, unit))
      .reduce<Outlook>(added, 0);
  return isIdle(verb, on) ? 0 : 'some';
}

/** What stands for a time is asked of each attack. */
function ofCondition(verb: Extract<Verb, { if: unknown }>, on: On): Outlook {
  const [then, other] = [outlook(verb.then, on), outlook(verb.else ?? [], on)];
  if (then === other) return then;
  if (on.rolled || isStanding(verb)) return 'some';
  return holds(on.reading, on.owner, verb.if, on.bound) ? then : other;
}

/** A number with its dice at their mean. */
const meanOf = (value: Value, on: On): number => amount(on.reading, on.owner, withMeans(value), on.bound);

function withMeans(value: Value): Value {
  if (typeof value !== 'object') return value;
  if ('op' in value) return { ...value, of: value.of.map(withMeans) };
  const parsed = 'dice' in value ? parseDice(value.dice) : undefined;
  return parsed?.ok ? (parsed.value.dice * (parsed.value.sides + 1)) / 2 + parsed.value.plus : value;
}

/** So many wounds off a unit, in points; one that kills nobody counts for half its share. */
function pointsOf({ table }: Reading, unit: RosterUnit, wounds: number): number {
  const lost = Math.min(wounds, woundsOf(table, unit));
  const each = modelAt(table, unit.models[0]!).kind.wounds;
  const whole = unit.models.reduce((sum, model) => sum + modelAt(table, model).kind.wounds, 0);
  const deadly = lost >= woundsOf(table, unit) ? lost : Math.floor(lost / each) * each;
  return (unit.points * (deadly + lost)) / 2 / whole;
}

/** What a unit that is told to do something could: to shoot, only if there is somebody to be shot at. */
function ofActivity({ reading, owner, bound }: On, rule: string, unit: RosterUnit): Outlook {
  const known = activities[rule];
  if (known !== undefined) {
    const called = known(reading, unit, owner, bound);
    return called !== undefined && (!isShooting(called) || couldShoot(reading, called.with)) ? 'some' : 0;
  }
  const own = reading.rules.rules.get(rule);
  const [effect] = own === undefined ? [] : effectsOf(own);
  const it: Owner = { self: unit.ref, seat: unit.seat };
  return effect === undefined ? 'some' : outlook(effect.do, { reading, owner: it, bound: { self: unit.ref } });
}

interface ToShoot {
  readonly call: 'shoot';
  readonly with: ShootFrame;
}

const isShooting = (called: { readonly call: string; readonly with: object }): called is ToShoot =>
  called.call === 'shoot';

/** Who can be fired at after an advance can be without one. */
const types = ['normal', 'indirect'] as const;

const couldShoot = (reading: Reading, frame: ShootFrame): boolean =>
  enemiesOf(reading.table, unitAt(reading.table, frame.unit).seat).some(
    ({ ref }) => readFire(reading, frame, { at: { [ref]: 'all' } }).shots.length > 0,
  );

/** What stands for a time and of which nothing can come: fire on the move of who stood still, attacks of who can reach nobody. */
function isIdle(verb: Verb, on: On): boolean {
  const { reading } = on;
  if (!('for' in verb)) return false;
  const { for: whom } = verb;
  const by = isAttacks(whom) ? whom.by : whom;
  if (by === undefined) return false;
  const units = find(reading, on.owner, by, on.bound).flatMap((ref) => unitOf(reading.table, ref) ?? []);
  if (isOfAdvances(verb)) return units.every((unit) => !hasDone(reading.table, unit, 'advanced', 'turn'));
  if (!isAttacks(whom)) return false;
  const isMelee = whom.attacks === 'melee' || phaseOf(reading.table) === 'fight';
  if ('grant' in verb && verb.grant === 'precision') {
    if (!enemiesOf(reading.table, on.owner.seat).some((enemy) => mayBePicked(reading, enemy, isMelee ? units : [])))
      return true;
  }
  return units.every((unit) => !(isMelee ? couldStrike : couldAttack)(reading, unit));
}

/** Whether an enemy has a character with others before him, and one of these is engaged with it, where any are named. */
function mayBePicked({ table, board }: Reading, enemy: RosterUnit, by: readonly RosterUnit[]): boolean {
  const leads = standing(table, enemy).map((model) => modelAt(table, model).kind.keywords.has('CHARACTER'));
  if (!leads.includes(true) || !leads.includes(false)) return false;
  return by.length === 0 || by.some(({ index }) => engagedWith(board, index).includes(enemy.index));
}

/** Of no use to who has not advanced: fire on the move, and the roll for how far. */
const isOfAdvances = (verb: Verb): boolean =>
  ('grant' in verb && verb.grant === 'assault') || ('reroll' in verb && verb.reroll === 'advance');

/** Engaged, or has charged. */
const couldStrike = ({ table, board }: Reading, unit: RosterUnit): boolean =>
  isOnBattlefield(table, unit) && (isEngaged(board, unit.index) || hasDone(table, unit, 'charged', 'turn'));

/** Engaged, or with an enemy as near as its longest weapon reaches, and in the Shooting phase one that it can fire at. */
function couldAttack(reading: Reading, unit: RosterUnit): boolean {
  const { table, board } = reading;
  if (!isOnBattlefield(table, unit)) return false;
  if (isEngaged(board, unit.index)) return true;
  const ranges = rangedOf(reading, unit).map((shot) =>
    rangeOf(reading, shot.model, profileOf(table, shot)?.weapon.range ?? 0),
  );
  const reach = lengthOf(Math.max(0, ...ranges));
  if (!enemiesOf(table, unit.seat).some(({ index }) => isUnitWithin(board, unit.index, index, reach))) return false;
  return phaseOf(table) !== 'shooting' || types.some((type) => couldShoot(reading, shootWith(unit, type)));
}
