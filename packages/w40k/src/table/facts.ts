import type { Worked } from '@umpire/dice';
import {
  type Condition,
  type ConditionCases,
  type Folded,
  foldModifiers,
  isAttacks,
  type Modifier,
  matchCondition,
  matchValue,
  type Search,
  type Selector,
  type Value,
  type ValueCases,
} from '@umpire/effects';
import type { Length } from '@umpire/geometry';
import { type Bound, type Facts, type Frame, type Owner, opponent, type Ref, type Seat } from '@umpire/rules';
import type { W40kRules } from '../attack/force.js';
import type { Board } from '../board/board.js';
import { areWithin } from '../board/distances.js';
import { layingAt } from '../board/marker.js';
import { inRangeOf, isObjectiveWithin } from '../board/objectives.js';
import { isAcrossWithin } from '../board/placing.js';
import { placed } from '../board/solids.js';
import { compared, operate } from './arithmetic.js';
import { areModelsNear, areModelsWithin } from './board-of.js';
import type { Force, InForceNow } from './forces.js';
import { modelsOfRef, refHas, refsIn } from './keywords.js';
import type { Marker } from './markers.js';
import type { Moment } from './moment.js';
import { printed } from './printed.js';
import { hasDone, isHeldBy, isObjective, phaseOf, roundOf, turnSeat, unitOf } from './reads.js';
import type { RosterUnit } from './roster.js';
import { foundBy, isOfGone, isSoughtModel, isSoughtUnit, type Sought, wordsOf } from './searching.js';
import { type Deed, deeds, type Table } from './table.js';
import { whileRead } from './while-read.js';

/** The table, with all that is needed to read it: what rules ask their questions of. */
export interface Reading {
  readonly table: Table;
  readonly board: Board;
  readonly rules: W40kRules;
  /** What states read of the frames: no more than this, since answers are kept by it. */
  readonly moment: Moment;
  /** What answers are kept by: the same for all readings that come to the same. */
  readonly kept: object;
  /** Every effect that is in force now. */
  readonly forces: () => InForceNow;
  /** States that the table shows by itself; all others are marks, which rules put on units. */
  readonly states: Readonly<Record<string, State>>;
  /** A marker as if it lay there, while places for it are judged. */
  readonly tried?: Marker;
}

/** With the frames themselves, for those that carry out a step. */
export interface FramedReading extends Reading {
  readonly frames: readonly Frame[];
}

export interface StateAsked {
  readonly reading: Reading;
  readonly unit: RosterUnit;
  readonly ref: Ref;
  readonly owner: Owner;
  readonly bound: Bound;
}

export type State = (asked: StateAsked) => boolean;

/** Facts of a table, with what they were read from. */
export interface TableFacts extends Facts {
  readonly reading: Reading;
  readonly owner: Owner;
}

/** The table as one owner's rules read it. */
export const factsOf = (reading: Reading, owner: Owner): TableFacts => ({
  reading,
  owner,
  value: (what, of, bound) => ({ value: numberOf(reading, what, of, bound), because: [] }),
  holds: (condition, bound) => holds(reading, owner, condition, bound),
  find: (selector, bound) => find(reading, owner, selector, bound),
});

export const isSeat = (ref: Ref): ref is Seat => ref === 'A' || ref === 'B';

export function find(reading: Reading, owner: Owner, selector: Selector, bound: Bound): readonly Ref[] {
  if (typeof selector !== 'string') return searched(reading, owner, selector, bound);
  const known = bound[selector];
  if (typeof known === 'string') return [known];
  if (typeof known === 'object') return known;
  if (selector === 'self') return [owner.self];
  if (selector === 'mine') return [owner.seat];
  return selector === 'theirs' ? [opponent(owner.seat)] : [];
}

const finds = whileRead<readonly Ref[]>();

/** A search asked twice between two events finds the same, as long as every name in it stands for the same. */
function searched(reading: Reading, owner: Owner, selector: Search, bound: Bound): readonly Ref[] {
  // a mark that waits for itself is answered differently while it waits
  if (marking.size > 0) return search(reading, owner, selector, bound);
  const { id, names } = wordsOf(selector);
  let key = `${id}>${owner.self}>${owner.seat}`;
  for (const name in bound) if (names.has(name)) key += `>${name}=${String(bound[name])}`;
  return finds(reading, key, () => search(reading, owner, selector, bound));
}

const noKeywords: readonly string[] = [];

function sought(reading: Reading, owner: Owner, selector: Search, bound: Bound): Sought {
  const { side, in: inside, keywords = noKeywords, where } = selector;
  const named: Record<string, Bound[string]> = where === undefined ? {} : { ...bound, it: '' };
  return {
    table: reading.table,
    seat: side === undefined ? undefined : side === 'mine' ? owner.seat : opponent(owner.seat),
    within: inside === undefined ? undefined : find(reading, owner, inside, bound),
    keywords,
    gone: where !== undefined && isOfGone(where),
    isWhere: (ref) => {
      if (where === undefined) return true;
      named.it = ref;
      return holds(reading, owner, where, named);
    },
  };
}

function search(reading: Reading, owner: Owner, selector: Search, bound: Bound): readonly Ref[] {
  const { all, in: inside } = selector;
  if (all === 'die')
    return Object.entries(bound).flatMap(([name, value]) => (name === inside && Array.isArray(value) ? value : []));
  return foundBy(sought(reading, owner, selector, bound), all);
}

/** Whether a selector finds one of these: of a search for units or models, no others are looked at. */
export function isFound(
  reading: Reading,
  owner: Owner,
  selector: Selector,
  bound: Bound,
  refs: readonly Ref[],
): boolean {
  if (typeof selector === 'string') {
    const known = bound[selector];
    if (typeof known === 'string') return refs.includes(known);
  } else if (selector.all === 'unit' || selector.all === 'model') {
    const { unitBy, modelBy } = reading.table.ground.roster;
    let asked: Sought | undefined;
    for (const ref of refs) {
      const unit = selector.all === 'unit' ? unitBy.get(ref) : undefined;
      const model = selector.all === 'model' ? modelBy.get(ref) : undefined;
      if (unit === undefined && model === undefined) continue;
      asked ??= sought(reading, owner, selector, bound);
      if (unit ? isSoughtUnit(asked, unit) : isSoughtModel(asked, model!)) return true;
    }
    return false;
  }
  return find(reading, owner, selector, bound).some((ref) => refs.includes(ref));
}

type Test = (reading: Reading, owner: Owner, bound: Bound) => boolean;

/** Distances that the rules name: engagement range is one across and another up, the range of an objective is its own. */
const reachesBy: Readonly<Record<string, (reading: Reading, one: Ref, other: Ref) => boolean>> = {
  'engagement-range': ({ table, board }, one, other) =>
    areModelsNear(board, modelsOfRef(table, one), modelsOfRef(table, other), board.rules.engagement.reach),
  'objective-range': ({ table, board }, one, other) => {
    const at = table.ground.field.objectives.find(({ id }) => id === one || id === other);
    if (at === undefined) return false;
    return modelsOfRef(table, at.id === one ? other : one).some((model) => {
      const there = placed(board, model);
      return there !== undefined && inRangeOf(board, there, at);
    });
  },
};

const tests = new WeakMap<Condition, Test>();

/** A condition made ready to be asked, once for all the times that it is. */
function testOf(condition: Condition): Test {
  const known = tests.get(condition);
  if (known) return known;
  const made = matchCondition(condition, conditions);
  tests.set(condition, made);
  return made;
}

export const holds = (reading: Reading, owner: Owner, condition: Condition, bound: Bound): boolean =>
  testOf(condition)(reading, owner, bound);

const conditions: ConditionCases<Test> = {
  every: ({ every }) => {
    const parts = every.map(testOf);
    return (reading, owner, bound) => parts.every((part) => part(reading, owner, bound));
  },
  some: ({ some }) => {
    const parts = some.map(testOf);
    return (reading, owner, bound) => parts.some((part) => part(reading, owner, bound));
  },
  not: ({ not }) => {
    const part = testOf(not);
    return (reading, owner, bound) => !part(reading, owner, bound);
  },
  is:
    ({ is, keywords }) =>
    (reading, owner, bound) =>
      find(reading, owner, is, bound).some((ref) => keywords.every((keyword) => refHas(reading.table, ref, keyword))),
  state:
    ({ state, of }) =>
    (reading, owner, bound) =>
      find(reading, owner, of, bound).some((ref) => hasState(reading, state, ref, owner, bound)),
  within: ({ within, of, from, measure }) => {
    const reach = typeof within === 'object' && 'the' in within ? reachesBy[within.the] : undefined;
    if (reach)
      return (reading, owner, bound) => {
        const others = find(reading, owner, from, bound);
        return find(reading, owner, of, bound).some((one) => others.some((other) => reach(reading, one, other)));
      };
    const far = amountOf(within);
    return (reading, owner, bound) => {
      const { table, board } = reading;
      const distance = Math.round(far(reading, owner, bound) * 25_400) as Length;
      const targets = find(reading, owner, from, bound).flatMap((ref) => modelsOfRef(table, ref));
      return find(reading, owner, of, bound).some((ref) => {
        if (isObjective(table, ref)) return isObjectiveWithin(board, ref, targets, distance);
        const marker = markerOf(reading, ref);
        if (marker) return isMarkerWithin(reading, marker, targets, { distance, isAcross: measure === 'horizontal' });
        const models = modelsOfRef(table, ref);
        return measure === 'horizontal'
          ? areModelsNear(board, models, targets, { across: distance, up: Number.MAX_SAFE_INTEGER as Length })
          : areModelsWithin(board, models, targets, distance);
      });
    };
  },
  done: ({ done, by, since }) =>
    isDeed(done)
      ? (reading, owner, bound) =>
          find(reading, owner, by, bound).some((ref) => {
            const unit = unitOf(reading.table, ref);
            return unit !== undefined && hasDone(reading.table, unit, done, since);
          })
      : () => false,
  compare: ({ compare: [left, how, right] }) => {
    const [a, b] = [amountOf(left), amountOf(right)];
    return (reading, owner, bound) => compared(a(reading, owner, bound), how, b(reading, owner, bound));
  },
};

/** One that is tried lies there too, for whoever asks about it. */
const markerOf = ({ table, tried }: Reading, ref: Ref): Marker | undefined =>
  tried?.ref === ref ? tried : table.markers.find((marker) => marker.ref === ref);

/** By some part of it and of some of these models; across, height aside. */
function isMarkerWithin(
  { board }: Reading,
  marker: Marker,
  models: readonly number[],
  { distance, isAcross }: { readonly distance: Length; readonly isAcross: boolean },
): boolean {
  const there = layingAt(marker);
  return models.some((model) => {
    const one = placed(board, model);
    return one !== undefined && (isAcross ? isAcrossWithin(one, there, distance) : areWithin(one, there, distance));
  });
}

const isDeed = (name: string): name is Deed => (deeds as readonly string[]).includes(name);

/** Whether a unit, a model or a player is in a state: one that the table shows, or one that a rule has put on it. */
export function hasState(reading: Reading, state: string, ref: Ref, owner: Owner, bound: Bound): boolean {
  const { table } = reading;
  if (state.endsWith('-phase'))
    return isSeat(ref) && phaseOf(table) === state.slice(0, -'-phase'.length) && turnSeat(table) === ref;
  const unit = unitOf(table, ref);
  if (!unit) return state === 'under-my-control' && isHeldBy(table, ref, owner.seat);
  const known = reading.states[state];
  const asked: StateAsked = { reading, unit, ref, owner, bound };
  if (known) return known(asked);
  return isMarked(reading, state, unit);
}

const marking = new Set<string>();

/** 22.01: whether a rule in force marks the unit. A mark that waits for itself does not hold. */
function isMarked(reading: Reading, mark: string, unit: RosterUnit): boolean {
  const forces = reading.forces().marking(mark);
  if (forces.length === 0) return false;
  const key = `${mark}/${unit.ref}`;
  if (marking.has(key)) return false;
  marking.add(key);
  try {
    return forces.some(({ verb, owner, bound, condition }) => {
      if (!('mark' in verb)) return false;
      if (condition !== undefined && !holds(reading, owner, condition, bound)) return false;
      return isFound(reading, owner, verb.on, bound, refsIn(reading.table, unit));
    });
  } finally {
    marking.delete(key);
  }
}

const times = new WeakMap<object, Map<Force, boolean>>();

/** Whether the condition of a force holds: the same for all whom it may reach, until an event changes the table. */
function isItsTime(reading: Reading, force: Force): boolean {
  const { owner, bound, condition } = force;
  if (condition === undefined) return true;
  // a mark that waits for itself is answered differently while it waits
  if (marking.size > 0) return holds(reading, owner, condition, bound);
  const known = times.get(reading.kept) ?? new Map<Force, boolean>();
  times.set(reading.kept, known);
  const is = known.get(force) ?? holds(reading, owner, condition, bound);
  known.set(force, is);
  return is;
}

/** Whether a verb that names units or models reaches this one. */
export function reaches(reading: Reading, force: Force, ref: Ref): boolean {
  const { verb, owner, bound } = force;
  if (!isItsTime(reading, force)) return false;
  const whom = 'for' in verb ? verb.for : undefined;
  if (whom === undefined || typeof whom === 'number') return false;
  if (isAttacks(whom as never)) return false;
  const { table } = reading;
  const unit = unitOf(table, ref);
  const refs = unit === undefined ? [ref] : unit.ref === ref ? refsIn(table, unit) : [ref, unit.ref];
  return isFound(reading, owner, whom as Selector, bound, refs);
}

/** A number that a rule asks for: of a unit, a model, a player or the battle, with all that modifies it. */
export function numberOf(reading: Reading, what: string, of: Ref, bound: Bound): number {
  const { table } = reading;
  if (what === 'battle-round') return roundOf(table);
  const bare = bound[what];
  if (what === 'ones' || what === 'fives') return faceCount(of, bound, what);
  const unit = unitOf(table, of);
  if (!unit) return typeof bare === 'number' ? bare : Number.NaN;
  return modified(reading, what, of, printed(table, what, of, unit));
}

/** How many dice of a bound roll show a 1, or a 5 or more: the roll keeps its faces under its name. */
const faceCount = (of: Ref, _: Bound, what: 'ones' | 'fives'): number =>
  [...of].filter((face) => (what === 'ones' ? face === '1' : face === '5' || face === '6')).length;

/** 02.02.01: every modifier in force for it, in the printed order of operations. */
export function modified(reading: Reading, what: string, of: Ref, base: number): number {
  const forces = reading.forces().modifying(what);
  return forces.length === 0 || Number.isNaN(base) ? base : folded(reading, what, of, base).value;
}

function folded(reading: Reading, what: string, of: Ref, base: number): Folded & { readonly of: readonly Modifier[] } {
  const modifiers: Modifier[] = [];
  for (const force of reading.forces().modifying(what)) {
    const { verb, rule, owner, bound } = force;
    if (!('modify' in verb) || !reaches(reading, force, of)) continue;
    const by = amount(reading, owner, verb.by, bound);
    modifiers.push({ rule, how: verb.how, by, ...(verb.stacks === undefined ? {} : { stacks: verb.stacks }) });
  }
  const { operations, limits } = reading.rules.numbers;
  return { ...foldModifiers(base, modifiers, operations, limits[what] ?? { improves: 'up' }), of: modifiers };
}

/** The same with what each rule made of it, for whoever asks why. */
export function workedOut(reading: Reading, what: string, of: Ref, base: number): Worked {
  const { because, of: modifiers } = folded(reading, what, of, base);
  const by = modifiers.filter(({ rule }) => because.includes(rule));
  return {
    what,
    from: base,
    to: modified(reading, what, of, base),
    by: by.map(({ rule, how, by: much }) => ({ rule, how, by: much })),
  };
}

/** A number of a unit with what is printed, for whoever asks why. */
export const numberWorkedOut = (reading: Reading, what: string, unit: RosterUnit): Worked =>
  workedOut(reading, what, unit.ref, printed(reading.table, what, unit.ref, unit));

/** What a value of an effect comes to now. A name that nothing binds is no number. */
export const amount = (reading: Reading, owner: Owner, value: Value, bound: Bound): number =>
  typeof value === 'number' ? value : amountOf(value)(reading, owner, bound);

type Amount = (reading: Reading, owner: Owner, bound: Bound) => number;

const amounts = new WeakMap<object, Amount>();

/** A value made ready to be worked out, once for all the times that it is. */
function amountOf(value: Value): Amount {
  if (typeof value !== 'object') return matchValue(value, values);
  const known = amounts.get(value);
  if (known) return known;
  const made = matchValue(value, values);
  amounts.set(value, made);
  return made;
}

const never: Amount = () => Number.NaN;

const values: ValueCases<Amount> = {
  number: (n) => () => n,
  name: (name) => (_, __, bound) => {
    const known = bound[name];
    return typeof known === 'number' ? known : Number.NaN;
  },
  inches:
    ({ inches }) =>
    () =>
      inches,
  cm:
    ({ cm }) =>
    () =>
      cm / 2.54,
  dice: () => never,
  the:
    ({ the, of }) =>
    (reading, owner, bound) => {
      if (the === 'battle-round') return roundOf(reading.table);
      const rolled = typeof of === 'string' ? bound[`${of} faces`] : undefined;
      if (typeof rolled === 'string') return faceCount(rolled, bound, the as 'ones');
      const [first] = find(reading, owner, of, bound);
      return first === undefined ? Number.NaN : numberOf(reading, the, first, bound);
    },
  count:
    ({ count }) =>
    (reading, owner, bound) =>
      find(reading, owner, count, bound).length,
  sum:
    ({ sum, over }) =>
    (reading, owner, bound) =>
      find(reading, owner, over, bound).reduce((total, ref) => total + numberOf(reading, sum, ref, bound), 0),
  item: ({ item, of: list }) => {
    const at = amountOf(item);
    return (reading, owner, bound) => {
      const known = bound[list];
      return Array.isArray(known) ? Number(known[at(reading, owner, bound) - 1]) : Number.NaN;
    };
  },
  op: ({ op, of }) => {
    const parts = of.map(amountOf);
    return (reading, owner, bound) =>
      operate(
        op,
        parts.map((part) => part(reading, owner, bound)),
      );
  },
  table:
    ({ table, by }) =>
    (reading, owner, bound) => {
      const found = table[keyOf(reading, owner, by)];
      return found === undefined ? Number.NaN : amount(reading, owner, found, bound);
    },
};

/** What a table is looked up by: a size of battle by its name, else the number. */
function keyOf(reading: Reading, owner: Owner, by: Value): string {
  if (typeof by === 'object' && 'the' in by && by.the === 'battle-size')
    return reading.table.ground.roster.armies[owner.seat].size;
  return String(amount(reading, owner, by, {}));
}
