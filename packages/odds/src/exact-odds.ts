import { bestOutcome, type Ledger, looksAhead, type Outcome, TooLargeError } from '@umpire/dice';
import { fail, ok, type Result } from '@umpire/kernel';
import type { AttackScenario } from '@umpire/rules';
import type { Assumed, ExactAnswer, OfferAnswer, TooLarge, Unmodelled } from './answer.js';
import { attackersLostOf, lossesUnknown } from './attackers-lost.js';
import { type Details, details } from './details.js';
import { type Figures, figuresOf } from './figures.js';
import { expected, goalMeasure, worthOf } from './goal.js';
import { neighboursOf, neighboursUnknown } from './neighbours.js';
import { orderOf } from './order.js';
import { type LookAhead, type Solve, solveBy } from './solve.js';
import { tooLarge } from './too-large.js';
import { unmodelled } from './unmodelled.js';

export type Want = 'stages' | 'because';

export interface Asked {
  readonly edition: string;
  readonly ruleSet: string;
  readonly want?: readonly string[];
  /** Milliseconds of some clock; without one the answer says 0. */
  readonly clock?: () => number;
}

/** The whole answer, exact. `too-large` says its size and the ways out; nothing is ever sampled instead. */
export const exactOdds = (attack: AttackScenario, asked: Asked): Result<ExactAnswer, TooLarge> =>
  exactOddsBy({ lookAhead: bestOutcome, details }, attack, asked);

/** What few questions need, and most of the code is for. */
export interface Means {
  readonly lookAhead: LookAhead;
  /** Without it neither stages nor reasons are given. */
  readonly details?: Details;
}

/** The same for callers that load its means only once they are asked for. What `lookAhead` throws is thrown on. */
export function exactOddsBy(
  { lookAhead, details }: Means,
  attack: AttackScenario,
  { edition, ruleSet, want = [], clock = () => 0 }: Asked,
): Result<ExactAnswer, TooLarge> {
  const began = clock();
  const solve = solveBy(lookAhead);
  try {
    const ahead = looksAhead(attack.volley, attack.policies);
    const ledger: Ledger | undefined = want.includes('stages') && !ahead ? new Map() : undefined;
    const outcome = solve(attack, ledger);
    const last = outcome.afterEach.at(-1)!;
    const figures = figuresOf(outcome.standings, last);
    const offers = attack.offers();
    const answer: ExactAnswer = {
      umpire: 1,
      edition,
      ruleSet,
      exact: true,
      title: attack.title,
      unmodelled: [
        ...attack.notModelled.map(unmodelled),
        ...lossesUnknown(attack),
        ...neighboursUnknown(attack),
        ...stagesUnknown(attack, want),
        ...offers.flatMap(({ attack: withIt }) => (withIt.ok ? [] : withIt.error.map(unmodelled))),
      ],
      assumed: attack.assumed.map((one): Assumed => one),
      ...figures,
      afterEach: afterEachOf(attack, outcome, figures),
      ...attackersLostOf(attack),
      ...orderOf(attack, outcome),
      ...neighboursOf(attack),
      ...(offers.length > 0 ? { offers: offersOf(solve, attack, outcome, offers) } : {}),
      ...(ledger && details ? { stages: details.stagesOf(attack, outcome, ledger) } : {}),
      ...(want.includes('because') && details ? { because: details.reasonsOf(attack, outcome, solve) } : {}),
      elapsedMs: 0,
    };
    return ok({ ...answer, elapsedMs: clock() - began });
  } catch (error) {
    if (error instanceof TooLargeError)
      return fail(tooLarge(error.size, looksAhead(attack.volley, attack.policies) ? 'ahead' : 'plain'));
    throw error;
  }
}

/** Counts of dice depend on choices that look ahead, so they are not given for them. */
const stagesUnknown = ({ volley, policies }: AttackScenario, want: readonly string[]): Unmodelled[] =>
  want.includes('stages') && looksAhead(volley, policies)
    ? [
        {
          what: 'stages',
          of: 'attackers',
          why: 'the counts depend on choices that look ahead',
          restStands: true,
          figure: true,
        },
      ]
    : [];

function afterEachOf({ title }: AttackScenario, { standings, afterEach }: Outcome, last: Figures) {
  return afterEach.map((chances, u) => {
    const { destroyed, modelsDestroyed } = u === afterEach.length - 1 ? last : figuresOf(standings, chances);
    return { attacker: title.attackers[u] ?? '', destroyed, modelsDestroyed: modelsDestroyed.mean };
  });
}

function offersOf(
  solve: Solve,
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
