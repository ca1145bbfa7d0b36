import { type Fraction, isLess, one, plus, times, zero } from '../fraction.js';
import { everyAnswer, everyFace, type Oracle } from '../oracle.js';
import { standingsOf } from '../standings.js';
import type { CourseTurn, OrdealSpec } from './course.js';

interface Result {
  readonly value: Fraction;
  readonly chances: ReadonlyMap<number, Fraction>;
}

/**
 * Tries every face and every answer of an ordeal, in exact fractions, bands ignored. Slow; it defines the answer for every other driver.
 */
export function oracleOf<S, V>(spec: OrdealSpec<S, V>, worth: (standing: number) => Fraction): Oracle {
  const standings = standingsOf(spec.groups, 0);
  const known = new Map<string, Result>();

  const begin = (at: number, whole: S): Result => {
    const leg = spec.legs[at];
    if (leg !== undefined) return from(at, whole, leg.course.next(leg.view(whole)));
    const standing = standings.index({ lost: spec.lost(whole), uses: 0 });
    return { value: worth(standing), chances: new Map([[standing, one]]) };
  };

  const from = (at: number, whole: S, turn: CourseTurn<V>): Result => {
    const key = `${at} ${JSON.stringify(whole)} ${JSON.stringify(turn.state)}`;
    const found = known.get(key);
    if (found) return found;
    const made = worked(at, whole, turn);
    known.set(key, made);
    return made;
  };

  const worked = (at: number, whole: S, { state, need }: CourseTurn<V>): Result => {
    const leg = spec.legs[at]!;
    if (need === undefined) return begin(at + 1, leg.apply(whole, state));
    if ('throw' in need)
      return mixed(
        everyFace(need.throw).map(({ faces, chance }) => ({
          chance,
          result: from(at, whole, leg.course.next(state, { faces })),
        })),
      );
    const answer = spec.answer(need.ask, state);
    const answers = answer === 'best' ? everyAnswer(need.ask) : [answer];
    const [first, ...others] = answers.map((taken) => from(at, whole, leg.course.next(state, { taken })));
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
