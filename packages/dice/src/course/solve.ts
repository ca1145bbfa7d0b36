import type { Outcome } from '../exact.js';
import { keep } from '../keep.js';
import type { Question } from '../need.js';
import { everyAnswer } from '../oracle.js';
import { type Standings, standingsOf } from '../standings.js';
import { MOST_STANDINGS, TooLargeError } from '../too-large.js';
import type { Call, Course, CourseTurn, OrdealSpec, ShortcutEnd } from './course.js';
import { add, counted, type Ended, type Ends, keyIn, type Tally, type Waiting, type Witness } from './ends.js';
import { waysToFall } from './shown.js';
import { MOST_SPREAD, Spread } from './spread.js';

/** More turns than this, some seconds of them, and the exact answer is refused. */
const MOST_TURNS = 1_000_000;

export interface Solving {
  readonly witness?: Witness | undefined;
  /** The groups on whose losses alone `worth` depends; without it, all of them. */
  readonly sees?: readonly number[] | undefined;
  /** Whether `worth` only adds up: what a loss is worth does not depend on what was lost before. */
  readonly isSum?: boolean | undefined;
}

/** The chance of every way in which all groups may stand after each leg. What answers leave open is settled for `worth`. */
export function solved<S, V>(
  spec: OrdealSpec<S, V>,
  worth: (standings: Standings) => (standing: number) => number,
  solving: Solving = {},
): Outcome {
  const standings = standingsOf(spec.groups, 0);
  if (standings.size > MOST_STANDINGS) throw new TooLargeError(standings.size);
  return { standings, afterEach: new Solver(spec, standings, worth(standings), solving).all() };
}

/** What a course that has ended leads to is worth. */
type Worth<V> = (end: V) => number;

/** What a turn is worth with everything that follows it, and the same for the course that it calls: each is worked out once. */
interface Values<V> {
  readonly worth: Worth<V>;
  readonly from: (begin: V) => number;
  readonly of: (turn: CourseTurn<V>) => number;
  readonly inside: (state: V, call: Call<V>) => Values<V>;
}

class Solver<S, V> {
  readonly #spec: OrdealSpec<S, V>;
  readonly #standings: Standings;
  readonly #worth: (standing: number) => number;
  readonly #witness: Witness | undefined;
  readonly #sees: readonly number[] | undefined;
  readonly #isSum: boolean;
  #turns = 0;
  /** Ends of a course by where it begins, while nothing is left to the search. */
  readonly #ends = new Map<Course<V>, Map<string, Ends<V>>>();
  readonly #wholes = new Map<string, number>();
  /** Ends by shortcut, by leg and by what tells its wholes apart: found for what they are worth, and wanted again on the way. */
  readonly #shortcuts = new Map<string, readonly ShortcutEnd<V>[]>();

  constructor(
    spec: OrdealSpec<S, V>,
    standings: Standings,
    worth: (standing: number) => number,
    { witness, sees, isSum = false }: Solving,
  ) {
    this.#spec = spec;
    this.#standings = standings;
    this.#worth = worth;
    this.#witness = witness;
    this.#sees = sees;
    this.#isSum = isSum;
  }

  all(): Float64Array[] {
    const { begin, legs } = this.#spec;
    const isAdded = this.#standings.size <= MOST_SPREAD && legs.every(({ beside }) => beside);
    if (isAdded && legs.length > 0) return this.#added();
    let now = new Map<string, Ended<S>>([['', { state: begin, chance: 1 }]]);
    const afterEach = legs.map((leg, at) => {
      const key = this.#keyAfter(at);
      const next = new Map<string, Ended<S>>();
      for (const { state, chance } of now.values()) {
        const { ended, tally } = this.#endsIn(at, state);
        if (this.#witness)
          for (const { what, group, mean } of tally.values()) this.#witness(at, what, group, chance * mean);
        for (const end of ended) add(next, key, leg.apply(state, end.state), chance * end.chance);
      }
      now = next;
      return this.#byStanding(now);
    });
    return afterEach.length > 0 ? afterEach : [this.#byStanding(now)];
  }

  /** As `all`, where losses only add up: those of wholes that are alike in all that is still asked are moved together. */
  #added(): Float64Array[] {
    const { begin, legs } = this.#spec;
    const { size } = this.#standings;
    let now = new Map([['', new Spread(begin, size)]]);
    now.get('')!.add(this.#index(begin), 1);
    // tables of a leg that is over serve the one after the next
    const over: Spread<S>[] = [];
    return legs.map(({ apply }, at) => {
      const key = this.#valueKeyAfter(at);
      const next = new Map<string, Spread<S>>();
      for (const spread of now.values()) {
        const { ended, tally } = this.#endsIn(at, spread.whole);
        if (this.#witness)
          for (const { what, group, mean } of tally.values()) this.#witness(at, what, group, spread.chance() * mean);
        const from = this.#index(spread.whole);
        for (const end of ended) {
          const whole = apply(spread.whole, end.state);
          end.further ??= this.#index(whole) - from;
          const name = key(whole);
          let into = next.get(name);
          if (into === undefined) {
            into = over.pop()?.reused(whole) ?? new Spread(whole, size);
            next.set(name, into);
          }
          into.addAll(spread, end.further, end.chance);
        }
      }
      over.push(...now.values());
      now = next;
      const all = new Spread(begin, size);
      for (const spread of now.values()) all.addAll(spread, 0, 1);
      return all.chances;
    });
  }

  /** What tells wholes apart once so many legs and one are over. */
  #keyAfter(at: number): (whole: S) => string {
    return this.#spec.legs[at]?.key ?? this.#spec.key ?? JSON.stringify;
  }

  /** What tells wholes apart in what is decided from then on, and in what that is worth. */
  #valueKeyAfter(at: number): (whole: S) => string {
    const { legs, lost, looksAhead } = this.#spec;
    const { beside, most } = legs[at] ?? {};
    if (beside === undefined) return this.#keyAfter(at);
    if (!looksAhead || this.#isSum) return beside;
    const sees = this.#sees;
    return (whole) => {
      const worth = this.#worth(this.#index(whole));
      if (most && worth === this.#worth(this.#index(most(whole)))) return `${beside(whole)} =${worth}`;
      const all = lost(whole);
      return (sees?.map((group) => all[group]) ?? all).reduce((key: string, n) => `${key},${n}`, beside(whole));
    };
  }

  #byStanding(wholes: ReadonlyMap<string, Ended<S>>): Float64Array {
    const chances = new Float64Array(this.#standings.size);
    for (const { state, chance } of wholes.values()) chances[this.#index(state)]! += chance;
    return chances;
  }

  #index(whole: S): number {
    return this.#standings.index({ lost: this.#spec.lost(whole), uses: 0 });
  }

  #endsOf(course: Course<V>, view: V, values: () => Values<V>): Ends<V> {
    if (this.#spec.looksAhead) return this.#forward(course, view, values());
    const byView = keep(this.#ends, course, () => new Map<string, Ends<V>>());
    return keep(byView, keyIn(course)(view), () => this.#forward(course, view, values()));
  }

  /** Where a leg may end, from this whole. */
  #endsIn(at: number, whole: S): Ends<V> {
    const { course, view, apply } = this.#spec.legs[at]!;
    const values = (): Values<V> => this.#valuesOf(course, (end) => this.#wholeValue(at + 1, apply(whole, end)));
    if (!this.#spec.looksAhead) return this.#endsOf(course, view(whole), values);
    const quick = this.#shortcutIn(at, whole);
    return quick ? this.#told(quick) : this.#turnByTurn(course, view(whole), values());
  }

  #shortcutIn(at: number, whole: S): readonly ShortcutEnd<V>[] | undefined {
    const { course, view, apply } = this.#spec.legs[at]!;
    const { shortcut } = course;
    if (!shortcut) return undefined;
    const key = `${at} ${at > 0 ? this.#valueKeyAfter(at - 1)(whole) : ''}`;
    const known = this.#shortcuts.get(key);
    if (known) return known;
    const made = shortcut(view(whole), (end) => this.#wholeValue(at + 1, apply(whole, end)));
    if (made) this.#shortcuts.set(key, made);
    return made;
  }

  /** By its shortcut where it has one. */
  #forward(course: Course<V>, view: V, values: Values<V>): Ends<V> {
    const ended = course.shortcut?.(view, values.worth);
    return ended ? this.#told(ended) : this.#turnByTurn(course, view, values);
  }

  #told(ended: readonly ShortcutEnd<V>[]): Ends<V> {
    this.#count(ended.length);
    const tally: Tally = new Map();
    if (this.#witness)
      for (const { events, chance } of ended) for (const event of events) counted(tally, event, chance);
    return { ended, tally };
  }

  /** States that say the same taken together. */
  #turnByTurn(course: Course<V>, view: V, values: Values<V>): Ends<V> {
    const tally: Tally = new Map();
    const ended = new Map<string, Ended<V>>();
    const key = keyIn(course);
    let now = new Map<string, Waiting<V>>();
    let next = new Map<string, Waiting<V>>();
    const take = (turn: CourseTurn<V>, chance: number): void => {
      this.#count();
      if (this.#witness) for (const event of turn.events ?? []) counted(tally, event, chance);
      if (turn.need === undefined && turn.call === undefined) {
        add(ended, key, turn.state, chance);
        return;
      }
      const name = key(turn.state);
      const known = next.get(name);
      if (known) known.chance += chance;
      else next.set(name, { turn, chance });
    };
    take(course.next(view), 1);
    while (next.size > 0) {
      [now, next] = [next, new Map<string, Waiting<V>>()];
      for (const { turn, chance } of now.values()) {
        const { state, need, call } = turn;
        if (call) {
          const inner = this.#endsOf(call.course, call.view, () => values.inside(state, call));
          for (const { what, group, mean } of inner.tally.values())
            counted(tally, { what, count: mean, ...(group === undefined ? {} : { group }) }, chance);
          for (const end of inner.ended) take(course.next(call.apply(end.state)), chance * end.chance);
        } else if (need && 'throw' in need) {
          for (const { faces, chance: own } of waysToFall(need.throw))
            take(course.next(state, { faces }), chance * own);
        } else if (need) take(course.next(state, { taken: this.#taken(course, need.ask, state, values.of) }), chance);
      }
    }
    return { ended: [...ended.values()], tally };
  }

  #taken(course: Course<V>, question: Question, state: V, value: (turn: CourseTurn<V>) => number): readonly number[] {
    const answer = this.#spec.answer(question, state);
    if (answer !== 'best') return answer;
    const sign = question.seat === 'attacker' ? 1 : -1;
    let best: readonly number[] | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const taken of everyAnswer(question)) {
      const worth = sign * value(course.next(state, { taken }));
      // an answer that is no better than an earlier one by more than noise does not replace it
      if (best === undefined || worth > most + 1e-13) [best, most] = [taken, worth];
    }
    return best ?? [];
  }

  #valuesOf(course: Course<V>, worth: Worth<V>): Values<V> {
    const known = new Map<string, number>();
    const insides = new Map<string, Values<V>>();
    const key = keyIn(course);
    const inside = (state: V, call: Call<V>): Values<V> =>
      keep(insides, key(state), () => this.#valuesOf(call.course, (end) => value(course.next(call.apply(end)))));
    const value = (turn: CourseTurn<V>): number => {
      this.#count();
      const name = key(turn.state);
      const found = known.get(name);
      if (found !== undefined) return found;
      const made = worked(turn);
      known.set(name, made);
      return made;
    };
    const worked = ({ state, need, call }: CourseTurn<V>): number => {
      if (call) return inside(state, call).from(call.view);
      if (need === undefined) return worth(state);
      if ('throw' in need)
        return waysToFall(need.throw).reduce(
          (sum, { faces, chance }) => sum + chance * value(course.next(state, { faces })),
          0,
        );
      return value(course.next(state, { taken: this.#taken(course, need.ask, state, value) }));
    };
    const from = (begin: V): number => {
      const ended = course.shortcut?.(begin, worth);
      if (ended === undefined) return value(course.next(begin));
      this.#count(ended.length);
      return ended.reduce((sum, end) => sum + end.chance * worth(end.state), 0);
    };
    return { worth, from, of: value, inside };
  }

  #wholeValue(at: number, whole: S): number {
    const leg = this.#spec.legs[at];
    if (leg === undefined) return this.#worth(this.#index(whole));
    // of a sum only what is yet to come is kept
    const before = this.#isSum && this.#spec.legs[at - 1]?.beside ? this.#worth(this.#index(whole)) : 0;
    const toCome = keep(this.#wholes, `${at} ${this.#valueKeyAfter(at - 1)(whole)}`, () => {
      const worth = (end: V): number => this.#wholeValue(at + 1, leg.apply(whole, end));
      const quick = this.#shortcutIn(at, whole);
      if (!quick) return this.#valuesOf(leg.course, worth).from(leg.view(whole)) - before;
      this.#count(quick.length);
      return quick.reduce((sum, { state, chance }) => sum + chance * worth(state), -before);
    });
    return before + toCome;
  }

  #count(turns = 1): void {
    this.#turns += turns;
    if (this.#turns > MOST_TURNS) throw new TooLargeError(this.#turns);
  }
}
