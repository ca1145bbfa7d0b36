import {
  grantedRule,
  type Menu,
  matchVerb,
  printVerb,
  type Selector,
  type Value,
  type Verb,
  verbTag,
} from '@umpire/effects';
import { type Bound, effectsOf, type Given, type Later, picked, type Ref, returnedOf } from '@umpire/rules';
import { set, type TableEvent, type Write } from '../table/event.js';
import { holds, type Reading } from '../table/facts.js';
import { isStanding } from '../table/forces.js';
import type { Edition } from '../table/reading.js';
import { isShocked, unitOf } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { places } from '../table/table.js';
import { activities } from './activities.js';
import { chooseAmong } from './carry/choices.js';
import { rollDice } from './carry/dice.js';
import { putInForce } from './carry/in-force.js';
import {
  bind,
  type Carry,
  type CarryFrame,
  type Done,
  modelsOf,
  next,
  numberOf,
  refsOf,
  unitsOf,
} from './carry/kit.js';
import { joinAgain, layMarker, moveUnit, redeploy, setUpBeside, toReserves } from './carry/places.js';
import { gainPoints } from './carry/points.js';
import { bringBack, inflict, mend } from './carry/wounds.js';
import { shockEvents } from './command.js';
import { notesOfUse } from './free-stratagems.js';
import { type AnyProcedure, type At, did, option, pick, read, replyOf, type TableProcedure } from './kit.js';
import { anyListensTo } from './listens.js';
import { rerolled } from './reroll.js';
import { atWhichMarker, besideWhom } from './set-ups.js';

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
function used(reading: Reading, { rule, about, owner, bound, isLowered }: CarryFrame): readonly TableEvent[] {
  const { table } = reading;
  const refs = typeof bound['shown frame'] === 'number' ? [String(bound.subject)] : about;
  const units = refs.flatMap((ref) => unitOf(table, ref) ?? []);
  const notes = units.flatMap((unit) => notesOfUse(reading, unit, rule, owner.seat));
  const kept = notes.length > 0 ? { notes } : {};
  return [
    { kind: 'stratagem-used', rule, of: units.map(({ ref }) => ref), say: { seat: owner.seat }, ...kept },
    ...units.map((unit) =>
      did(table, unit, `targeted-${owner.seat}`, ...(isLowered ? (['price-lowered'] as const) : [])),
    ),
  ];
}

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
