import type { Outcome } from '../exact.js';
import { keep } from '../keep.js';
import type { Question } from '../need.js';
import { everyAnswer } from '../oracle.js';
import { type Standings, standingsOf } from '../standings.js';
import { MOST_STANDINGS, TooLargeError } from '../too-large.js';
import type { CourseEvent, CourseTurn, Leg, OrdealSpec } from './course.js';
import { waysToFall } from './shown.js';

/** More turns than this, a second or two of them, and the exact answer is refused. */
const MOST_TURNS = 1_500_000;

/** A state that waits, how likely it is, and what it is known by. */
interface Waiting<V> {
  readonly turn: CourseTurn<V>;
  chance: number;
}

interface Ended<V> {
  readonly state: V;
  chance: number;
}

/** Called with everything that happens and how likely it is: for means of what is asked about the way. */
export type Witness = (leg: number, event: CourseEvent, chance: number) => void;

/** The chance of every way in which all groups may stand after each leg. What answers leave open is settled for `worth`. */
export function solved<S, V>(
  spec: OrdealSpec<S, V>,
  worth: (standings: Standings) => (standing: number) => number,
  witness?: Witness,
): Outcome {
  const standings = standingsOf(spec.groups, 0);
  if (standings.size > MOST_STANDINGS) throw new TooLargeError(standings.size);
  return { standings, afterEach: new Solver(spec, standings, worth(standings), witness).all() };
}

class Solver<S, V> {
  readonly #spec: OrdealSpec<S, V>;
  readonly #standings: Standings;
  readonly #worth: (standing: number) => number;
  readonly #witness: Witness | undefined;
  #turns = 0;
  /** Ends of a leg by what it sees, where nothing is left to the search. */
  readonly #ends = new Map<Leg<S, V>['course'], Map<string, readonly Ended<V>[]>>();
  readonly #wholes = new Map<string, number>();

  constructor(
    spec: OrdealSpec<S, V>,
    standings: Standings,
    worth: (standing: number) => number,
    witness: Witness | undefined,
  ) {
    this.#spec = spec;
    this.#standings = standings;
    this.#worth = worth;
    this.#witness = witness;
  }

  all(): Float64Array[] {
    const { begin, legs } = this.#spec;
    let now = new Map<string, Ended<S>>([['', { state: begin, chance: 1 }]]);
    const afterEach = legs.map((leg, at) => {
      const next = new Map<string, Ended<S>>();
      for (const { state, chance } of now.values()) {
        for (const end of this.#endsOf(at, leg, state, chance)) {
          add(next, leg.apply(state, end.state), chance * end.chance);
        }
      }
      now = next;
      return this.#byStanding(now);
    });
    return afterEach.length > 0 ? afterEach : [this.#byStanding(now)];
  }

  #byStanding(wholes: ReadonlyMap<string, Ended<S>>): Float64Array {
    const chances = new Float64Array(this.#standings.size);
    for (const { state, chance } of wholes.values()) chances[this.#index(state)]! += chance;
    return chances;
  }

  #index(whole: S): number {
    return this.#standings.index({ lost: this.#spec.lost(whole), uses: 0 });
  }

  #endsOf(at: number, leg: Leg<S, V>, whole: S, chance: number): readonly Ended<V>[] {
    const view = leg.view(whole);
    if (this.#spec.looksAhead || this.#witness) return this.#forward(at, leg, whole, view, chance);
    const byView = keep(this.#ends, leg.course, () => new Map<string, readonly Ended<V>[]>());
    return keep(byView, JSON.stringify(view), () => this.#forward(at, leg, whole, view, chance));
  }

  /** Turn by turn, states that say the same taken together. */
  #forward(at: number, leg: Leg<S, V>, whole: S, view: V, before: number): readonly Ended<V>[] {
    const ended = new Map<string, Ended<V>>();
    let now = new Map<string, Waiting<V>>();
    const value = this.#valueOf(at, leg, whole);
    const take = (into: Map<string, Waiting<V>>, turn: CourseTurn<V>, chance: number): void => {
      this.#count();
      if (this.#witness) for (const event of turn.events ?? []) this.#witness(at, event, before * chance);
      const key = JSON.stringify(turn.state);
      if (turn.need === undefined) {
        const known = ended.get(key);
        if (known) known.chance += chance;
        else ended.set(key, { state: turn.state, chance });
        return;
      }
      const known = into.get(key);
      if (known) known.chance += chance;
      else into.set(key, { turn, chance });
    };
    take(now, leg.course.next(view), 1);
    while (now.size > 0) {
      const next = new Map<string, Waiting<V>>();
      for (const { turn, chance } of now.values()) {
        const { state, need } = turn;
        if (need === undefined) continue;
        if ('throw' in need) {
          for (const { faces, chance: own } of waysToFall(need.throw))
            take(next, leg.course.next(state, { faces }), chance * own);
        } else {
          const taken = this.#taken(leg, need.ask, state, value);
          take(next, leg.course.next(state, { taken }), chance);
        }
      }
      now = next;
    }
    return [...ended.values()];
  }

  #taken(leg: Leg<S, V>, question: Question, state: V, value: (turn: CourseTurn<V>) => number): readonly number[] {
    const answer = this.#spec.answer(question, state);
    if (answer !== 'best') return answer;
    const sign = question.seat === 'attacker' ? 1 : -1;
    let best: readonly number[] | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const taken of everyAnswer(question)) {
      const worth = sign * value(leg.course.next(state, { taken }));
      // an answer that is no better than an earlier one by more than noise does not replace it
      if (best === undefined || worth > most + 1e-13) [best, most] = [taken, worth];
    }
    return best ?? [];
  }

  /** What a turn of this leg is worth in the end, with everything that follows it. */
  #valueOf(at: number, leg: Leg<S, V>, whole: S): (turn: CourseTurn<V>) => number {
    const known = new Map<string, number>();
    const value = (turn: CourseTurn<V>): number => {
      const key = JSON.stringify(turn.state);
      const found = known.get(key);
      if (found !== undefined) return found;
      const made = worked(turn);
      known.set(key, made);
      return made;
    };
    const worked = ({ state, need }: CourseTurn<V>): number => {
      this.#count();
      if (need === undefined) return this.#wholeValue(at + 1, leg.apply(whole, state));
      if ('throw' in need)
        return waysToFall(need.throw).reduce(
          (sum, { faces, chance }) => sum + chance * value(leg.course.next(state, { faces })),
          0,
        );
      const taken = this.#taken(leg, need.ask, state, value);
      return value(leg.course.next(state, { taken }));
    };
    return value;
  }

  #wholeValue(at: number, whole: S): number {
    const leg = this.#spec.legs[at];
    if (leg === undefined) return this.#worth(this.#index(whole));
    return keep(this.#wholes, `${at} ${JSON.stringify(whole)}`, () =>
      this.#valueOf(at, leg, whole)(leg.course.next(leg.view(whole))),
    );
  }

  #count(): void {
    if (++this.#turns > MOST_TURNS) throw new TooLargeError(this.#turns);
  }
}

function add<S>(into: Map<string, Ended<S>>, state: S, chance: number): void {
  const key = JSON.stringify(state);
  const known = into.get(key);
  if (known) known.chance += chance;
  else into.set(key, { state, chance });
}
