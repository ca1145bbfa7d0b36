import { exactOutcome, looksAhead, type Outcome, TooLargeError } from '@umpire/dice';
import { fail, issue, ok, type Result } from '@umpire/kernel';
import type { AttackScenario, NotModelled } from '@umpire/rules';
import type { Assumed, Distribution, ExactAnswer, OfferAnswer, TooLarge, Unmodelled } from './answer.js';
import { reasonsOf } from './because.js';
import { distributionOf } from './distribution.js';
import { type Figures, figuresOf } from './figures.js';
import { expected, goalMeasure, worthOf } from './goal.js';
import { solve } from './solve.js';
import { stagesOf } from './stages.js';

export type Want = 'stages' | 'because';

export interface Asked {
  readonly edition: string;
  readonly ruleSet: string;
  readonly want?: readonly string[];
  /** Milliseconds of some clock; without one the answer says 0. */
  readonly clock?: () => number;
}

/** The whole answer, exact. `too-large` says its size and the ways out; nothing is ever sampled instead. */
export function exactOdds(
  attack: AttackScenario,
  { edition, ruleSet, want = [], clock = () => 0 }: Asked,
): Result<ExactAnswer, TooLarge> {
  const began = clock();
  try {
    const outcome = solve(attack);
    const last = outcome.afterEach.at(-1)!;
    const figures = figuresOf(outcome.standings, last);
    const offers = attack.offers();
    const ahead = looksAhead(attack.volley, attack.policies);
    const answer: ExactAnswer = {
      umpire: 1,
      edition,
      ruleSet,
      exact: true,
      title: attack.title,
      unmodelled: [
        ...attack.notModelled.map(unmodelled),
        ...hazardUnknown(attack),
        ...stagesUnknown(attack, want),
        ...offers.flatMap(({ attack: withIt }) => (withIt.ok ? [] : withIt.error.map(unmodelled))),
      ],
      assumed: attack.assumed.map((one): Assumed => one),
      ...figures,
      afterEach: afterEachOf(attack, outcome, figures),
      ...attackersLostOf(attack),
      ...(offers.length > 0 ? { offers: offersOf(attack, outcome, offers) } : {}),
      ...(want.includes('stages') && !ahead ? { stages: stagesOf(attack) } : {}),
      ...(want.includes('because') ? { because: reasonsOf(attack) } : {}),
      elapsedMs: 0,
    };
    return ok({ ...answer, elapsedMs: clock() - began });
  } catch (error) {
    if (error instanceof TooLargeError) return fail(tooLarge(error.size));
    throw error;
  }
}

export const tooLarge = (size: number): TooLarge => ({
  ...issue('too-large', `the exact answer is too large: it would take a table of ${Math.round(size)} chances`, {
    found: `${Math.round(size)}`,
    hint: 'ask for an estimate (--estimate 100000 --seed 1), or leave out a weapon or a policy that looks ahead',
  }),
  code: 'too-large',
  size,
});

const unmodelled = ({ what, of, why, restStands, near }: NotModelled): Unmodelled => ({
  what,
  of,
  why,
  restStands,
  ...(near && near.length > 0 ? { near } : {}),
});

const hazardUnknown = (attack: AttackScenario): Unmodelled[] =>
  attack.own === undefined
    ? [
        {
          what: 'hazard rolls',
          of: 'attackers',
          why: 'the scenario does not say how many wounds an attacker has',
          restStands: true,
        },
      ]
    : [];

/** Counts of dice depend on choices that look ahead, so they are not given for them. */
const stagesUnknown = ({ volley, policies }: AttackScenario, want: readonly string[]): Unmodelled[] =>
  want.includes('stages') && looksAhead(volley, policies)
    ? [{ what: 'stages', of: 'attackers', why: 'the counts depend on choices that look ahead', restStands: true }]
    : [];

function afterEachOf({ title }: AttackScenario, { standings, afterEach }: Outcome, last: Figures) {
  return afterEach.map((chances, u) => {
    const { destroyed, modelsDestroyed } = u === afterEach.length - 1 ? last : figuresOf(standings, chances);
    return { attacker: title.attackers[u] ?? '', destroyed, modelsDestroyed: modelsDestroyed.mean };
  });
}

/** Models that the attackers lose to their own hazard: attackers are independent of each other. */
function attackersLostOf({ own, policies }: AttackScenario): { readonly attackersLost?: Distribution } {
  if (own === undefined) return {};
  let sum: readonly number[] = [1];
  for (const volley of own) {
    const { standings, afterEach } = exactOutcome(volley, policies);
    const lost = figuresOf(standings, afterEach.at(-1)!).modelsDestroyed.distribution;
    const next = Array.from({ length: sum.length + lost.length - 1 }, () => 0);
    sum.forEach((a, i) => {
      lost.forEach((b, k) => {
        next[i + k]! += a * b;
      });
    });
    sum = next;
  }
  return { attackersLost: distributionOf(sum) };
}

function offersOf(
  attack: AttackScenario,
  outcome: Outcome,
  offers: ReturnType<AttackScenario['offers']>,
): OfferAnswer[] {
  const { goal } = attack.policies;
  const value = ({ standings, afterEach }: Outcome): number => expected(afterEach.at(-1)!, worthOf(goal, standings));
  const now = value(outcome);
  return offers.flatMap(({ effect, attack: withIt }) =>
    withIt.ok ? [{ effect, adds: value(solve(withIt.value)) - now, to: goalMeasure(goal) }] : [],
  );
}
