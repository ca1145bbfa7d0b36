import { type DiceExpression, parseDice } from '@umpire/dice';
import {
  type Effect,
  grantedRule,
  type Menu,
  matchVerb,
  type Period,
  printVerb,
  type Selector,
  type Value,
  type Verb,
  verbTag,
} from '@umpire/effects';
import {
  type Bound,
  effectsOf,
  facesOf,
  type Given,
  type Later,
  type Owner,
  opponent,
  picked,
  type Ref,
  returnedOf,
  type ThrowFrame,
} from '@umpire/rules';
import { set, type TableEvent, type Write } from '../table/event.js';
import { amount, type FramedReading, find, holds, isSeat, type Reading } from '../table/facts.js';
import { isStanding } from '../table/forces.js';
import { nextRef } from '../table/joining.js';
import { nextMarker } from '../table/markers.js';
import type { Edition } from '../table/reading.js';
import { isOnBattlefield, isOnTable, isShocked, living, standing, unitAt, unitOf } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { places, type StandingEffect } from '../table/table.js';
import { activities } from './activities.js';
import { shockEvents } from './command.js';
import type { SufferFrame } from './fall.js';
import { movedBy } from './given-moves.js';
import { type HealFrame, mended } from './healing.js';
import {
  type AnyProcedure,
  type At,
  did,
  option,
  pick,
  read,
  replyOf,
  sum,
  type TableOutcome,
  type TableProcedure,
} from './kit.js';
import type { MarkerFrame } from './lay-marker.js';
import { anyListensTo } from './listens.js';
import { type Beside, firstFrame, type MoveMode } from './move-frame.js';
import { lengthOf } from './moving.js';
import { pointsGained } from './points.js';
import { rerolled } from './reroll.js';
import type { ReturnFrame } from './returning.js';
import { atWhichMarker, besideWhom, type SetUpFrame } from './set-ups.js';

/** An effect on its way: what its names stand for, and what is left to do. */
export interface CarryFrame {
  readonly rule: string;
  readonly owner: Owner;
  readonly bound: Bound;
  readonly todo: readonly Verb[];
  readonly about: readonly Ref[];
  readonly stratagem?: true;
  readonly begun?: true;
  /** A rule has taken something off its price. */
  readonly isLowered?: true;
  /** It called a procedure, whose return tells whether a roll has failed. */
  readonly called?: true;
}

type Carry = {
  readonly frame: CarryFrame;
  readonly rest: CarryFrame;
  readonly given: Given | undefined;
  readonly reading: FramedReading;
};
type Done = TableOutcome<CarryFrame>;

const refused = new Set(['cancel', 'native']);

/** Rules that are granted and that nobody reads yet. */
const unread = new Set(['automatic-wound']);

/** Moves that a rule may give. */
const givenMoves = new Set(['normal', 'surge', 'approach']);

/** What is done when a rule says so. */
export const told: ReadonlySet<string> = new Set([
  ...Object.keys(activities),
  'reanimation-protocols',
  'end-battle-shock',
]);

/** Whether every verb of an effect is one that is carried out. An effect with another is not offered: half a rule is a wrong one. */
export function isCarriedOut(verbs: readonly Verb[]): boolean {
  return verbs.every((verb) => {
    if (refused.has(verbTag(verb))) return false;
    if ('grant' in verb && unread.has(grantedRule(verb.grant)?.rule ?? '')) return false;
    if ('move' in verb) return givenMoves.has(verb.as);
    if ('setUp' in verb) return isPlaceKnown(verb);
    if ('remove' in verb) return isMarkers(verb.remove);
    if ('lift' in verb) return verb.lift === 'battle-shocked';
    if ('gain' in verb) return verb.gain === 'command-points';
    if ('activate' in verb) return told.has(verb.activate);
    if ('if' in verb) return isCarriedOut(verb.then) && isCarriedOut(verb.else ?? []);
    if ('either' in verb) return verb.either.every(isCarriedOut);
    return 'do' in verb ? isCarriedOut(verb.do) : true;
  });
}

/** Places that a unit can be set up at. */
export const isPlaceKnown = ({ as, within }: Extract<Verb, { setUp: unknown }>): boolean =>
  as === 'redeployed'
    ? within.length === 0
    : besideWhom(as, within) !== undefined || atWhichMarker(as, within) !== undefined;

/** Nothing else that is put on the battlefield is taken off again. */
const isMarkers = (selector: Selector): boolean => typeof selector === 'object' && selector.all === 'marker';

/** Walks the verbs of an effect, one at a time (decision 0004, 4.4). */
export function carryOutProcedures(edition: Edition): readonly AnyProcedure[] {
  const carryOut: TableProcedure<CarryFrame> = {
    id: 'carry-out',
    steps: [{ id: 'carry-out', run: (frame, given, at) => goOn(edition, frame, given, at) }],
  };
  const told = (id: string, step: string): TableProcedure<object> => ({ id, steps: [{ id: step, run: () => ({}) }] });
  return [carryOut, told('stratagem', 'stratagem-used'), told('points-gained', 'points-gained')];
}

function goOn(edition: Edition, frame: CarryFrame, given: Given | undefined, at: At): Done {
  const reading = read(edition, at);
  if (frame.called) {
    const { called: _, ...on } = frame;
    const came = returnedOf(given);
    return { frame: isRolled(came) ? bind(on, 'failed', came.failed ? 1 : 0) : on, to: 'carry-out' };
  }
  if (frame.stratagem && !frame.begun) {
    const on: CarryFrame = { ...frame, begun: true };
    const unit = unitOf(at.state, String(frame.about[0]));
    if (unit?.seat !== frame.owner.seat || !anyListensTo(edition, at.state, 'stratagem-used'))
      return { frame: on, events: used(reading, frame), to: 'carry-out' };
    const call = { call: 'stratagem', with: { unit: unit.index } };
    return { frame: { ...on, called: true }, events: used(reading, frame), ...call };
  }
  const [verb, ...todo] = frame.todo;
  if (verb === undefined) return {};
  return carry(verb, { frame, rest: { ...frame, todo }, given, reading });
}

/** A roll that a rule had made: bound as `failed` is whether it did. */
const isRolled = (came: object | undefined): came is { readonly failed: boolean } =>
  came !== undefined && 'failed' in came && typeof came.failed === 'boolean';

/** 15.01: it was used on these units, which it may be used on no more this phase by this player. */
function used({ table }: Reading, { rule, about, owner, bound, isLowered }: CarryFrame): readonly TableEvent[] {
  const refs = typeof bound['shown frame'] === 'number' ? [String(bound.subject)] : about;
  const units = refs.flatMap((ref) => unitOf(table, ref) ?? []);
  return [
    { kind: 'stratagem-used', rule, of: units.map(({ ref }) => ref), say: { seat: owner.seat } },
    ...units.map((unit) =>
      did(table, unit, `targeted-${owner.seat}`, ...(isLowered ? (['price-lowered'] as const) : [])),
    ),
  ];
}

const next = (
  frame: CarryFrame,
  more: { readonly events?: readonly TableEvent[]; readonly later?: readonly Later[] } = {},
): Done => ({
  frame,
  ...more,
  to: 'carry-out',
});

const bind = (frame: CarryFrame, name: string, value: Bound[string]): CarryFrame => ({
  ...frame,
  bound: { ...frame.bound, [name]: value },
});

const refsOf = ({ reading, frame }: Carry, selector: Selector): readonly Ref[] =>
  find(reading, frame.owner, selector, frame.bound);

const unitsOf = (carry: Carry, selector: Selector): readonly RosterUnit[] => [
  ...new Set(refsOf(carry, selector).flatMap((ref) => unitOf(carry.reading.table, ref) ?? [])),
];

const numberOf = ({ reading, frame }: Carry, value: Value): number => amount(reading, frame.owner, value, frame.bound);

function carry(verb: Verb, on: Carry): Done {
  if (isStanding(verb)) return putInForce(verb, on);
  const { rest, reading, frame } = on;
  return matchVerb<Done>(verb, {
    modify: never,
    ignoreModifiers: never,
    reroll: never,
    grant: never,
    mark: never,
    allow: never,
    forbid: never,
    cancel: never,
    gain: (one) => gainPoints(one, on),
    move: (one) => moveUnit(one, on),
    setUp: (one) => (one.as === 'redeployed' ? redeploy(one, on) : setUpBeside(one, on)),
    copy: (one) => joinAgain(one, on),
    place: (one) => layMarker(one, on),
    remove: ({ remove }) => {
      const gone = new Set(refsOf(on, remove));
      const markers = reading.table.markers.filter(({ ref }) => gone.has(ref));
      const events = markers.map(
        (takes): TableEvent => ({ kind: 'marker-removed', rule: takes.rule, say: { seat: takes.seat }, takes }),
      );
      return next(rest, { events });
    },
    native: never,
    return: (one) => bringBack(one, on),
    roll: (one) => rollDice(one, on),
    rerollNow: ({ rerollNow }) => rerolled(refsOf(on, rerollNow)[0], frame, rest, on.given, reading),
    choose: (one) => chooseAmong(one, on),
    bind: ({ bind: name, to }) => next(bind(rest, name, boundTo(on, to))),
    collect: ({ collect, into }) => {
      const known = frame.bound[into];
      const before = typeof known === 'object' ? known : [];
      return next(bind(rest, into, [...new Set([...before, ...refsOf(on, collect)])]));
    },
    drop: ({ drop, from }) => {
      const gone = new Set(refsOf(on, drop));
      const known = frame.bound[from];
      return next(
        bind(
          rest,
          from,
          (typeof known === 'object' ? known : []).filter((ref) => !gone.has(ref)),
        ),
      );
    },
    suffer: ({ suffer, on: whom }) => inflict(suffer, whom, on),
    heal: ({ heal, on: whom, revive }) => mend(heal, whom, revive === true, on),
    destroy: ({ destroy }) => {
      const models = refsOf(on, destroy).flatMap((ref) => modelsOf(reading, ref));
      if (models.length === 0) return next(rest);
      const writes = models.flatMap((model): Write[] => [set(reading.table, 'place', model, places.fallen)]);
      return {
        frame: { ...rest, called: true },
        events: [{ kind: 'model-destroyed', rule: frame.rule, of: refsOf(on, destroy), writes }],
        call: 'fall',
        with: { models, bySeat: frame.owner.seat },
      };
    },
    reserve: ({ reserve, as }) => {
      const units = unitsOf(on, reserve);
      return next(rest, { events: units.map((unit) => toReserves(reading, unit, as, frame.rule)) });
    },
    activate: ({ activate, for: whom }) => activateFor(activate, whom, on),
    lift: ({ from }) =>
      next(rest, {
        events: rallies(reading, unitsOf(on, from)).map((event) => ({ ...event, rule: frame.rule })),
      }),
    later: ({ later, do: verbs }) => {
      const call = { ...frame, todo: verbs, begun: true as const };
      const waits: Later = {
        rule: frame.rule,
        seat: frame.owner.seat,
        at: later.at,
        edge: later.edge,
        about: frame.about,
        call: 'carry-out',
        with: call,
      };
      return next(rest, { later: [waits] });
    },
    if: (one) => {
      const then = holds(reading, frame.owner, one.if, frame.bound) ? one.then : (one.else ?? []);
      return next({ ...rest, todo: [...then, ...rest.todo] });
    },
    each: ({ each, as, do: verbs }) => {
      const todo = refsOf(on, each).flatMap((ref): Verb[] => [{ bind: as, to: quoted(ref) }, ...verbs]);
      return next({ ...rest, todo: [...todo, ...rest.todo] });
    },
    while: (one) =>
      holds(reading, frame.owner, one.while, frame.bound)
        ? next({ ...rest, todo: [...one.do, one, ...rest.todo] })
        : next(rest),
    either: ({ either }) => {
      const [key] = picked(replyOf(on.given));
      if (key !== undefined) return next({ ...rest, todo: [...either[Number(key)]!, ...rest.todo] });
      const options = either.map((verbs, i) => option(String(i), verbs.map(printVerb).join('; ')));
      return { need: pick({ seat: frame.owner.seat, rule: frame.rule, about: frame.about, options }) };
    },
  });
}

/** Battle-shocked no longer. */
const rallies = ({ table }: Reading, units: readonly RosterUnit[]): readonly TableEvent[] =>
  units.filter((unit) => isShocked(table, unit)).flatMap((unit) => shockEvents(table, unit, true, undefined));

const never = (verb: object): Done => {
  throw new Error(`nobody carries out ${Object.keys(verb)[0]}: such an effect is not offered`);
};

/** A ref that stands for itself. */
const QUOTE = '=';
const quoted = (ref: Ref): string => `${QUOTE}${ref}`;

function boundTo(on: Carry, to: Value | Selector | Menu): Bound[string] {
  if (typeof to === 'string' && to.startsWith(QUOTE)) return to.slice(QUOTE.length);
  if (Array.isArray(to)) return to as readonly string[];
  if (typeof to === 'string') return on.frame.bound[to] ?? refsOf(on, to);
  if (typeof to === 'object' && 'all' in to) return refsOf(on, to as Selector);
  return numberOf(on, to as Value);
}

const modelsOf = ({ table }: Reading, ref: Ref): readonly number[] => {
  const model = table.ground.roster.modelBy.get(ref);
  if (model) return [model.index];
  const unit = unitOf(table, ref);
  return unit ? standing(table, unit) : [];
};

/** The procedures whose frames last as long as a period. */
const frameOfPeriod: Readonly<Record<Exclude<Period, object>, readonly string[]>> = {
  attack: ['volley', 'shoot', 'fight'],
  attacks: ['shoot', 'fight'],
  frame: [],
  phase: ['phase'],
  turn: ['turn'],
  round: ['battle-round'],
  battle: ['battle'],
};

function untilOf(until: Period | undefined, { reading: { frames } }: Carry): StandingEffect['until'] {
  // 01.02.02: what is granted without a duration lasts the phase
  const period = until ?? 'phase';
  if (typeof period === 'object') return period;
  const names = frameOfPeriod[period];
  const below = frames.slice(0, -1);
  const frame = period === 'frame' ? below.at(-1) : below.findLast(({ procedure }) => names.includes(procedure));
  return { frame: (frame ?? frames[0]!).id };
}

/** Whom it is about: whom it marks, where that is somebody by name. */
function markedBy(verb: Verb, on: Carry): readonly Ref[] {
  const marked = 'mark' in verb && typeof verb.on === 'string' ? refsOf(on, verb.on) : [];
  return marked.length > 0 ? marked : on.frame.about;
}

function putInForce(verb: Verb, on: Carry): Done {
  const { frame, rest, reading } = on;
  const until = 'until' in verb ? verb.until : undefined;
  const bound = frame.bound;
  const done = resolved(verb, bound);
  const effect: Effect = { do: [done] };
  const begins: StandingEffect = {
    id: reading.table.effectsMade,
    rule: frame.rule,
    owner: frame.owner,
    bound,
    effect,
    until: untilOf(until, on),
  };
  const told =
    done !== verb && 'grant' in done
      ? { of: refsOf(on, done.for as Selector), say: { gives: [done.grant] } }
      : { of: markedBy(verb, on) };
  return next(rest, { events: [{ kind: 'effect-began', rule: frame.rule, begins, ...told }] });
}

/** A grant of whichever rule a name is bound to. */
function resolved(verb: Verb, bound: Bound): Verb {
  if (!('grant' in verb) || typeof verb.grant !== 'object' || !('bound' in verb.grant)) return verb;
  const rule = bound[verb.grant.bound];
  return { ...verb, grant: String(Array.isArray(rule) ? rule[0] : rule) };
}

/** `as` is the sum, or with `success` the successes; the faces stay known beside it. */
function rollDice({ roll, as, purpose, times, success }: Extract<Verb, { roll: string }>, on: Carry): Done {
  const { frame, rest, given } = on;
  const parsed = parseDice(roll);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const { dice, sides, plus } = parsed.value;
  const many = times === undefined ? 1 : Math.max(0, Math.floor(numberOf(on, times)));
  const [faces] = facesOf(given) ?? [];
  if (many * dice === 0) return next(bind(rest, as, plus));
  if (!faces) {
    const lots = [{ kind: 0, dice: many, sides, summed: dice }];
    return { need: { throw: { purpose, seat: frame.owner.seat, for: frame.about, lots } } };
  }
  const needs = success === undefined ? undefined : numberOf(on, success);
  const value = needs === undefined ? sum(faces) + plus * many : faces.filter((face) => face >= needs).length;
  return next(bind(bind(rest, as, value), `${as} faces`, faces.join('')));
}

function chooseAmong(verb: Extract<Verb, { choose: unknown }>, on: Carry): Done {
  const { frame, rest, given, reading } = on;
  const { as, min = 1, max = 1, by } = verb;
  const menu = menuOf(verb.choose as Selector | Menu, on);
  const refs = menu ?? distinct(reading, refsOf(on, verb.choose as Selector), frame);
  const [least, most] = [Math.min(numberOf(on, min), refs.length), Math.min(numberOf(on, max), refs.length)];
  const isOne = max === 1;
  const bound = (keys: readonly string[]): CarryFrame => bind(rest, as, isOne ? (keys[0] ?? []) : keys);
  const reply = replyOf(given);
  if (reply) return next(bound(picked(reply)));
  if (refs.length === 0 || (least === refs.length && least === most)) return next(bound(refs.slice(0, most)));
  const seat = by === 'opponent' ? opponent(frame.owner.seat) : frame.owner.seat;
  const options = refs.map((ref) => option(ref));
  return { need: pick({ seat, rule: frame.rule, about: frame.about, options, min: least, max: most }) };
}

function menuOf(choose: Selector | Menu, on: Carry): readonly string[] | undefined {
  if (Array.isArray(choose)) return choose as readonly string[];
  if (typeof choose !== 'object' || 'all' in choose) return undefined;
  if ('rest' in choose) {
    const known = on.frame.bound[choose.of];
    const out = new Set(typeof known === 'object' ? known : [String(known)]);
    return choose.rest.filter((rule) => !out.has(rule));
  }
  return undefined;
}

/** Dice that show the same are one way to choose. */
function distinct(reading: FramedReading, refs: readonly Ref[], { bound }: CarryFrame): readonly Ref[] {
  const id = bound['shown frame'];
  const frame = typeof id === 'number' ? reading.frames.find((one) => one.id === id) : undefined;
  if (!frame || refs.some((ref) => !/^\d+\.\d+\.\d+$/.test(ref))) return refs;
  const { shown } = frame.data as ThrowFrame;
  const seen = new Set<string>();
  return refs.filter((ref) => {
    const [t = 0, l = 0, i = 0] = ref.split('.').map(Number);
    const { throw: thrown, faces } = shown[t]!;
    const { summed } = thrown.lots[l]!;
    const whole = summed > 1 && thrown.purpose !== 'attacks';
    const face = whole ? faces[l]!.slice(i * summed, (i + 1) * summed).join('+') : String(faces[l]![i]);
    const key = `${t}.${l}:${face}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** A number of wounds that is rolled is rolled first, for each unit anew (G-09). */
function inflict(value: Value, whom: Selector, on: Carry): Done {
  const { frame, rest } = on;
  const [first, ...others] = unitsOf(on, whom);
  if (!first) return next(rest);
  const later = others.map(
    ({ ref }): Verb => ({
      each: quotedUnit(ref),
      as: ' struck',
      do: [{ suffer: value, kind: 'mortal', on: ' struck' }],
    }),
  );
  const rolled = rolledFirst(value, 'mortal wounds', on);
  if ('need' in rolled) return rolled.need;
  const what = { kind: 'mortal', wounds: Math.max(0, Math.floor(rolled.value)) } as const;
  if (what.wounds === 0) return next({ ...rest, todo: [...later, ...rest.todo] });
  const call: SufferFrame = { unit: first.index, what, bySeat: frame.owner.seat };
  return { frame: { ...rest, called: true, todo: [...later, ...rest.todo] }, call: 'suffer', with: call };
}

/** A search that finds one unit. */
const quotedUnit = (ref: Ref): Selector => ({ all: 'unit', where: { is: 'it', keywords: [`ref:${ref}`] } });

type Rolled = { readonly value: number } | { readonly need: Done };

function rolledFirst(value: Value, purpose: string, on: Carry): Rolled {
  const rolls = diceIn(value);
  const faces = facesOf(on.given);
  if (rolls.length === 0) return { value: numberOf(on, value) };
  if (faces) {
    const shown = faces.map((lot, i) => sum(lot) + rolls[i]!.plus);
    return { value: numberOf(on, withDice(value, shown[Symbol.iterator]())) };
  }
  const { owner, about, rule } = on.frame;
  const thrown = {
    purpose: `${rule} ${purpose}`,
    seat: owner.seat,
    for: about,
    lots: rolls.map(({ dice, sides }, kind) => ({ kind, dice: 1, sides, summed: dice })),
  };
  return { need: { need: { throw: thrown } } };
}

/** The dice of a number, in the order in which they are written. */
function diceIn(value: Value): readonly DiceExpression[] {
  if (typeof value !== 'object') return [];
  if ('op' in value) return value.of.flatMap(diceIn);
  if (!('dice' in value)) return [];
  const parsed = parseDice(value.dice);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return [parsed.value];
}

/** A number in which dice are what they have come to. */
function withDice(value: Value, shown: Iterator<number>): Value {
  if (typeof value !== 'object') return value;
  if ('dice' in value) return shown.next().value as number;
  return 'op' in value ? { ...value, of: value.of.map((part) => withDice(part, shown)) } : value;
}

function mend(value: Value, whom: Selector, revive: boolean, on: Carry): Done {
  const { rest, frame } = on;
  // no dice for a unit that lacks nothing
  const [first, ...others] = unitsOf(on, whom).filter((unit) => mended(on.reading, unit, revive).length > 0);
  if (!first) return next(rest);
  const rolled = rolledFirst(value, 'heal', on);
  if ('need' in rolled) return rolled.need;
  const later = others.map(
    ({ ref }): Verb => ({ heal: value, on: quotedUnit(ref), ...(revive ? { revive: true } : {}) }),
  );
  const call: HealFrame = {
    unit: first.index,
    wounds: Math.max(0, Math.floor(rolled.value)),
    revive,
    rule: frame.rule,
  };
  return { frame: { ...rest, called: true, todo: [...later, ...rest.todo] }, call: 'heal', with: call };
}

/** 09.05, 21.02: a move out of the phase for it; a unit that may not make it does not, and the rule was used all the same (G-34). */
function moveUnit({ move, as, upTo }: Extract<Verb, { move: unknown }>, on: Carry): Done {
  const { rest, reading } = on;
  const [unit] = unitsOf(on, move);
  const toward = unitOf(reading.table, String(on.frame.bound.subject));
  const way = { far: 0, ...(toward ? { toward } : {}) };
  if (!unit || !movedBy(reading, unit, as as MoveMode, way)) return next(rest);
  const rolled = rolledFirst(upTo, 'move', on);
  if ('need' in rolled) return rolled.need;
  const call = movedBy(reading, unit, as as MoveMode, { ...way, far: rolled.value });
  return call ? { frame: { ...rest, called: true }, call: 'move-unit', with: call } : next(rest);
}

/** 27: units that are set up again before the battle, one after the other. */
function redeploy({ setUp }: Extract<Verb, { setUp: unknown }>, on: Carry): Done {
  const { rest, reading } = on;
  const [unit, ...others] = unitsOf(on, setUp).filter((one) => isOnBattlefield(reading.table, one));
  if (!unit) return next(rest);
  const later = others.map(({ ref }): Verb => ({ setUp: quotedUnit(ref), as: 'redeployed', within: [] }));
  return {
    frame: { ...rest, called: true, todo: [...later, ...rest.todo] },
    call: 'redeploy',
    with: { unit: unit.index },
  };
}

/** A new unit like one that is or was there, as that began: it is nowhere yet. */
function joinAgain({ copy, as }: Extract<Verb, { copy: unknown }>, on: Carry): Done {
  const { rest, reading, frame } = on;
  const [unit] = unitsOf(on, copy);
  if (!unit) return next(rest);
  const ref = nextRef(reading.table.ground.roster, unit.seat);
  const joins: TableEvent = { kind: 'unit-joined', rule: frame.rule, of: [ref], joins: unit.index };
  return next(bind(rest, as, ref), { events: [joins] });
}

function layMarker({ place, as, within }: Extract<Verb, { place: unknown }>, on: Carry): Done {
  const { rest, reading, frame } = on;
  const { owner, bound } = frame;
  const ref = nextMarker(reading.table.markersMade, owner.seat);
  const call: MarkerFrame = { marker: place, ref, owner, bound, as, within };
  return { frame: { ...bind(rest, as, ref), called: true }, call: 'lay-marker', with: call };
}

/** Who has stood somewhere else meanwhile, and who is nowhere near, is not set up; nor is anybody by a marker that is gone. */
function setUpAtMarker(
  unit: RosterUnit,
  { near, from, clear }: NonNullable<ReturnType<typeof atWhichMarker>>,
  on: Carry,
): Done {
  const { rest, reading } = on;
  const [ref] = refsOf(on, from);
  const marker = reading.table.markers.find((one) => one.ref === ref);
  if (!marker) return next(rest);
  const { x, y } = marker;
  const at = { marker: { x, y }, near: lengthOf(numberOf(on, near)), clearance: lengthOf(numberOf(on, clear)) };
  return { frame: { ...rest, called: true }, call: 'set-up-near', with: { unit: unit.index, at } satisfies SetUpFrame };
}

/** Where there is no such model, and for who is nowhere, nothing happens. */
function setUpBeside({ setUp, as, within }: Extract<Verb, { setUp: unknown }>, on: Carry): Done {
  const { rest, reading } = on;
  const [unit] = unitsOf(on, setUp);
  const atMarker = atWhichMarker(as, within);
  if (atMarker) return unit ? setUpAtMarker(unit, atMarker, on) : next(rest);
  const { near, from } = besideWhom(as, within)!;
  const [model] = refsOf(on, from).flatMap((ref) => modelsOf(reading, ref));
  if (!unit || model === undefined) return next(rest);
  const beside: Beside = { model, near: lengthOf(numberOf(on, near)) };
  const called = { ...rest, called: true as const };
  return as === 'set-up'
    ? { frame: called, call: 'set-up-near', with: { unit: unit.index, beside } }
    : { frame: called, call: 'move-unit', with: { ...firstFrame(reading, unit, 'ingress'), beside } };
}

/** Destroyed models are set up again, one after the other: those that were chosen among their unit, else where each fell. */
function bringBack({ return: back, wounds }: Extract<Verb, { return: unknown }>, on: Carry): Done {
  const { rest, reading, frame } = on;
  const { table } = reading;
  const [model, ...others] = refsOf(on, back).flatMap((ref) => table.ground.roster.modelBy.get(ref) ?? []);
  if (!model) return next(rest);
  if (wounds !== 'full') {
    const rolled = rolledFirst(wounds, 'wounds', on);
    if ('need' in rolled) return rolled.need;
    wounds = rolled.value;
  }
  const left = wounds === 'full' ? model.kind.wounds : Math.min(model.kind.wounds, numberOf(on, wounds));
  const isChosen = isOnBattlefield(table, unitAt(table, model.unit)) && back === 'risen';
  const call: ReturnFrame = {
    unit: model.unit,
    model: model.index,
    wounds: left,
    rule: frame.rule,
    ...(isChosen && { among: true }),
  };
  const later = others.map(
    ({ ref }): Verb => ({ each: quotedModel(ref), as: 'risen', do: [{ return: 'risen', wounds }] }),
  );
  return { frame: { ...rest, called: true, todo: [...later, ...rest.todo] }, call: 'return-model', with: call };
}

/** A search that finds one destroyed model. */
const quotedModel = (ref: Ref): Selector => ({
  all: 'model',
  where: {
    every: [
      { state: 'destroyed', of: 'it' },
      { is: 'it', keywords: [`ref:${ref}`] },
    ],
  },
});

/** Command points that a rule gives, or takes: nobody has fewer than none. */
function gainPoints({ amount: value, for: whom }: Extract<Verb, { gain: string }>, on: Carry): Done {
  const { rest, frame, reading } = on;
  const rolled = rolledFirst(value, 'command points', on);
  if ('need' in rolled) return rolled.need;
  const who = new Set(refsOf(on, whom).map((ref) => (isSeat(ref) ? ref : unitOf(reading.table, ref)?.seat)));
  const events = [...who].flatMap((seat) =>
    seat === undefined ? [] : pointsGained(reading.table, seat, rolled.value, frame.rule),
  );
  const [seat] = events.length > 0 && rolled.value > 0 && !frame.stratagem ? [...who] : [];
  if (seat === undefined || !anyListensTo(reading, reading.table, 'points-gained')) return next(rest, { events });
  return { frame: { ...rest, called: true }, events, call: 'points-gained', with: { seat } };
}

/** Reserves that a unit leaves only as a rule has it. */
const KEPT = 'kept';

/** From the battlefield, or from nowhere. */
function toReserves({ table }: Reading, unit: RosterUnit, as: string, rule: string): TableEvent {
  const { place } = table.field;
  const from = living(table, unit).filter((model) => isOnTable(table, model) || place[model] === places.away);
  const writes: Write[] = from.map((model) => set(table, 'place', model, places.reserves));
  return {
    kind: 'left',
    of: [unit.ref],
    rule,
    say: { to: as === KEPT ? rule : as },
    writes: [
      ...writes,
      set(table, 'repositioned', unit.index, 1),
      ...(as === KEPT ? [set(table, 'kept', unit.index, 1)] : []),
    ],
  };
}

/** A rule that does something when it is told to: one that the steps know, or the effect that it has itself. */
function activateFor(rule: string, whom: Selector, on: Carry): Done {
  const { rest, reading, frame } = on;
  const [unit] = unitsOf(on, whom);
  if (!unit) return next(rest);
  if (rule === 'end-battle-shock') return next(rest, { events: rallies(reading, unitsOf(on, whom)) });
  const known = activities[rule];
  if (known) {
    const made = known(reading, unit, frame.owner, frame.bound);
    return made ? { frame: { ...rest, called: true }, ...made } : next(rest);
  }
  const own = reading.rules.rules.get(rule);
  const [effect] = own ? effectsOf(own) : [];
  const call: CarryFrame = {
    rule,
    owner: { self: unit.ref, seat: unit.seat },
    bound: { self: unit.ref },
    todo: effect?.do ?? [],
    about: [unit.ref],
  };
  return { frame: { ...rest, called: true }, call: 'carry-out', with: call };
}
