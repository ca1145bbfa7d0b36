import { type Fraction, isLess, one, plus, times, zero } from '../fraction.js';
import { everyAnswer, everyFace, type Oracle } from '../oracle.js';
import { standingsOf } from '../standings.js';
import type { Course, CourseTurn, OrdealSpec } from './course.js';

interface Result {
  readonly value: Fraction;
  readonly chances: ReadonlyMap<number, Fraction>;
}

/** What becomes of a course once it is over, and by what that is known. */
interface Rest<V> {
  readonly key: string;
  readonly ended: (state: V) => Result;
}

/**
 * Tries every face and every answer of an ordeal, in exact fractions, bands ignored. Slow; it defines the answer for every other driver.
 */
export function oracleOf<S, V>(spec: OrdealSpec<S, V>, worth: (standing: number) => Fraction): Oracle {
  const standings = standingsOf(spec.groups, 0);
  const known = new Map<string, Result>();

  const begin = (at: number, whole: S): Result => {
    const leg = spec.legs[at];
    if (leg !== undefined) {
      const rest: Rest<V> = {
        key: `${at} ${JSON.stringify(whole)}`,
        ended: (end) => begin(at + 1, leg.apply(whole, end)),
      };
      return from(leg.course, leg.course.next(leg.view(whole)), rest);
    }
    const standing = standings.index({ lost: spec.lost(whole), uses: 0 });
    return { value: worth(standing), chances: new Map([[standing, one]]) };
  };

  const from = (course: Course<V>, turn: CourseTurn<V>, rest: Rest<V>): Result => {
    const key = `${rest.key} ${JSON.stringify(turn.state)}`;
    const found = known.get(key);
    if (found) return found;
    const made = worked(course, turn, rest);
    known.set(key, made);
    return made;
  };

  const worked = (course: Course<V>, { state, need, call }: CourseTurn<V>, rest: Rest<V>): Result => {
    if (call) {
      const inner: Rest<V> = {
        key: `${rest.key} ${JSON.stringify(state)}`,
        ended: (end) => from(course, course.next(call.apply(end)), rest),
      };
      return from(call.course, call.course.next(call.view), inner);
    }
    if (need === undefined) return rest.ended(state);
    if ('throw' in need)
      return mixed(
        everyFace(need.throw).map(({ faces, chance }) => ({
          chance,
          result: from(course, course.next(state, { faces }), rest),
        })),
      );
    const answer = spec.answer(need.ask, state);
    const answers = answer === 'best' ? everyAnswer(need.ask) : [answer];
    const [first, ...others] = answers.map((taken) => from(course, course.next(state, { taken }), rest));
    const better = (a: Result, b: Result): boolean =>
      need.ask.seat === 'attacker' ? isLess(b.value, a.value) : isLess(a.value, b.value);
    return others.reduce((best, other) => (better(other, best) ? other : best), first!);
  };

  return begin(0, spec.begin);
}

function mixed(ways: readonly { readonly chance: Fraction; readonly result: Result }[]): Result {
  const chances = new Map<number, Fraction>();
  let value = zero;
  for (const { chance, result } of ways) {
    value = plus(value, times(chance, result.value));
    for (const [standing, p] of result.chances)
      chances.set(standing, plus(chances.get(standing) ?? zero, times(chance, p)));
  }
  return { value, chances };
}
