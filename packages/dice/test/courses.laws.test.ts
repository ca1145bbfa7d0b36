import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Course, fraction, type OrdealSpec, oracleOf, solved, toNumber } from '../src/index.js';

/** Two piles that wear each other down: a throw at one of them as the thrower likes, stones lost by bands, and a part for itself. */
interface Piles {
  readonly at: 'choose' | 'throw' | 'hard' | 'part' | 'done';
  readonly lost: readonly number[];
  readonly target: number;
  readonly hits: number;
  readonly left: number;
}

interface Rules {
  readonly sizes: readonly number[];
  readonly dice: number;
  readonly on: number;
  readonly rounds: number;
  readonly summed: number;
}

/** One stone for each sum of two dice that is high enough: worked once for all who ask. */
const hard = ({ sizes, summed }: Rules): Course<Piles> => ({
  next: (state, given) => {
    if (state.at === 'done') return { state };
    const lots = [{ kind: 0, dice: 1, sides: 6, summed, bands: [7, 9] }];
    if (!given || !('faces' in given)) return { state, need: { throw: { purpose: 'hard', seat: 'defender', lots } } };
    const sum = (given.faces[0] ?? []).reduce((a, b) => a + b, 0);
    const stones = sum >= 9 ? 2 : sum >= 7 ? 1 : 0;
    const lost = state.lost.map((n, i) => (i === state.target ? Math.min(sizes[i]!, n + stones) : n));
    return { state: { ...state, lost, at: 'done' } };
  },
});

function courseOf(rules: Rules): Course<Piles> {
  const { dice, on } = rules;
  const inner = hard(rules);
  return {
    next: (state, given) => {
      if (state.left === 0 || state.at === 'done') return { state: { ...state, at: 'done', left: 0 } };
      if (state.at === 'choose') {
        if (given && 'taken' in given)
          return { state: { ...state, at: 'throw', target: given.taken.indexOf(1) }, ...throwing(rules) };
        const options = ['first', 'second'].map((key) => ({ key, most: 1 }));
        const seat = state.left % 2 === 0 ? 'defender' : 'attacker';
        return { state, need: { ask: { seat, rule: 'pile', options, min: 1, max: 1 } } };
      }
      if (state.at === 'throw') {
        if (!given || !('faces' in given)) return { state, ...throwing(rules) };
        const hits = (given.faces[0] ?? []).filter((face) => face >= on).length;
        return step({ ...state, hits, at: 'part' }, inner, dice);
      }
      return step(state, inner, dice);
    },
  };
}

const throwing = ({ dice, on }: Rules) => ({
  need: {
    throw: { purpose: 'throw', seat: 'attacker' as const, lots: [{ kind: 0, dice, sides: 6, summed: 1, bands: [on] }] },
  },
});

function step(state: Piles, inner: Course<Piles>, _: number) {
  if (state.hits === 0) {
    const next: Piles = { ...state, at: state.left > 1 ? 'choose' : 'done', left: state.left - 1 };
    if (next.at === 'done') return { state: { ...next, left: 0 } };
    const options = ['first', 'second'].map((key) => ({ key, most: 1 }));
    const seat = next.left % 2 === 0 ? ('defender' as const) : ('attacker' as const);
    return { state: next, need: { ask: { seat, rule: 'pile', options, min: 1, max: 1 } } };
  }
  const view: Piles = { ...state, at: 'hard', hits: 0, left: 1 };
  const apply = ({ lost }: Piles): Piles => ({ ...state, lost, hits: state.hits - 1 });
  return { state, call: { course: inner, view, apply } };
}

function specOf(rules: Rules, answer: 'best' | 'first'): OrdealSpec<readonly number[], Piles> {
  const course = courseOf(rules);
  const leg = {
    name: 'leg',
    course,
    view: (lost: readonly number[]): Piles => ({ at: 'choose', lost, target: 0, hits: 0, left: rules.rounds }),
    apply: (_: readonly number[], { lost }: Piles) => lost,
  };
  return {
    groups: rules.sizes.map((wounds, i) => ({ name: `${i}`, models: 1, wounds, lost: 0 })),
    begin: rules.sizes.map(() => 0),
    legs: [leg, leg],
    lost: (lost) => lost,
    answer: ({ options }) => (answer === 'best' ? 'best' : options.map((_, i) => (i === 0 ? 1 : 0))),
    looksAhead: answer === 'best',
  };
}

const rulesOf = fc.record({
  sizes: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })),
  dice: fc.integer({ min: 1, max: 2 }),
  on: fc.integer({ min: 2, max: 6 }),
  rounds: fc.integer({ min: 1, max: 2 }),
  summed: fc.integer({ min: 1, max: 2 }),
});

test('courses: the exact driver agrees with the oracle, whether answers are plain or looked for', () => {
  fc.assert(
    fc.property(rulesOf, fc.constantFrom('best' as const, 'first' as const), (rules, answer) => {
      const spec = specOf(rules, answer);
      const worth = (lost: readonly number[]): number => lost[0]! * 2 + lost[1]!;
      const { standings, afterEach } = solved(spec, (all) => (s) => worth(all.standing(s).lost));
      const truth = oracleOf(spec, (s) => fraction(BigInt(worth(standings.standing(s).lost)), 1n));
      let exact = 0;
      for (const [s, chance] of truth.chances) exact += toNumber(chance) * worth(standings.standing(s).lost);
      const last = afterEach.at(-1)!;
      expect(last.reduce((sum, p, s) => sum + p * worth(standings.standing(s).lost), 0)).toBeCloseTo(exact, 11);
      if (answer === 'best') return;
      last.forEach((chance, s) => {
        const known = truth.chances.get(s);
        expect(Math.abs(chance - (known ? toNumber(known) : 0))).toBeLessThan(1e-12);
      });
    }),
    { numRuns: 60, interruptAfterTimeLimit: 40_000 },
  );
});

test('no bands at all and bands that nothing reaches are not the same throw', () => {
  const one = (bands: readonly number[] | undefined): number => {
    let ways = 0;
    const course: Course<{ readonly sum: number }> = {
      next: (state, given) => {
        if (state.sum > 0) return { state };
        const lot = { kind: 0, dice: 1, sides: 6, summed: 2, ...(bands ? { bands } : {}) };
        if (!given || !('faces' in given))
          return { state, need: { throw: { purpose: 'x', seat: 'attacker', lots: [lot] } } };
        ways++;
        return { state: { sum: (given.faces[0] ?? []).reduce((a, b) => a + b, 0) } };
      },
    };
    const leg = { name: 'x', course, view: () => ({ sum: 0 }), apply: (whole: number) => whole };
    solved(
      {
        groups: [{ name: 'x', models: 1, wounds: 1, lost: 0 }],
        begin: 0,
        legs: [leg],
        lost: () => [0],
        answer: () => [],
        looksAhead: false,
      },
      () => () => 0,
    );
    return ways;
  };
  expect([one([]), one(undefined), one([7])]).toEqual([1, 21, 2]);
});
