import { Rng } from '@umpire/kernel';
import type { Question, Throw } from '../need.js';
import type { Sample } from '../sample.js';
import { standingsOf } from '../standings.js';
import type { Course, CourseEvent, OrdealSpec } from './course.js';

/** Who holds the dice: faces by lot, and answers; what they leave open the ordeal answers itself. */
export interface Holding {
  readonly faces: (thrown: Throw) => readonly (readonly number[])[];
  readonly taken: (question: Question) => readonly number[] | undefined;
}

/** Dice of a generator, and no answers of its own. */
export const dicey = (rng: Rng): Holding => ({ faces: (thrown) => fallen(thrown, rng), taken: () => undefined });

/** An ordeal played once. A question that nobody answers and that the ordeal leaves to a search is a bug, and throws. */
export function playedOnce<S, V>(
  spec: OrdealSpec<S, V>,
  hands: Holding,
  afterLeg?: (leg: number, whole: S) => void,
): { readonly whole: S; readonly events: readonly CourseEvent[]; readonly dice: number } {
  const events: CourseEvent[] = [];
  let dice = 0;
  let whole = spec.begin;
  spec.legs.forEach((leg, at) => {
    whole = leg.apply(whole, played(leg.course, leg.view(whole)));
    afterLeg?.(at, whole);
  });
  return { whole, events, dice };

  function played(course: Course<V>, view: V): V {
    let turn = course.next(view);
    for (;;) {
      if (turn.events) events.push(...turn.events);
      const { state, need, call } = turn;
      if (call) turn = course.next(call.apply(played(call.course, call.view)));
      else if (need === undefined) return state;
      else if ('throw' in need) {
        const faces = hands.faces(need.throw);
        dice += faces.reduce((sum, lot) => sum + lot.length, 0);
        turn = course.next(state, { faces });
      } else {
        const taken = hands.taken(need.ask) ?? spec.answer(need.ask, state);
        if (taken === 'best') throw new Error(`nobody answers ${need.ask.rule}`);
        turn = course.next(state, { taken });
      }
    }
  }
}

const fallen = ({ lots }: Throw, rng: Rng): number[][] =>
  lots.map(({ dice, sides, summed }) => Array.from({ length: dice * summed }, () => rng.die(sides)));

/** Thrown so many times from a seed. Only for ordeals that leave nothing to a search. */
export function sampled<S, V>(
  spec: OrdealSpec<S, V>,
  { trials, seed }: { readonly trials: number; readonly seed: string },
): Sample {
  if (spec.looksAhead) throw new Error('a sample cannot look ahead');
  const standings = standingsOf(spec.groups, 0);
  const hands = dicey(Rng.seeded('sample', seed));
  const afterEach = Array.from({ length: Math.max(1, spec.legs.length) }, () => new Float64Array(standings.size));
  const count = (leg: number, whole: S): void => {
    afterEach[leg]![standings.index({ lost: spec.lost(whole), uses: 0 })]!++;
  };
  let dice = 0;
  for (let i = 0; i < trials; i++) {
    if (spec.legs.length === 0) count(0, spec.begin);
    dice += playedOnce(spec, hands, count).dice;
  }
  return { standings, counts: afterEach.at(-1)!, afterEach, trials, dice };
}
