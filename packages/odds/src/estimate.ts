import { looksAhead, type Outcome, type Policies, sample, TooLargeError, type Volley } from '@umpire/dice';
import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import type { AttackScenario } from '@umpire/rules';
import type { EstimateAnswer, EstimatedAfterEach, EstimatedGroup, Unmodelled } from './answer.js';
import { attackersLostOf, lossesUnknown } from './attackers-lost.js';
import { type Figures, figuresOf } from './figures.js';
import { estimatedDistribution, estimatedMean, estimatedShare } from './interval.js';
import { neighboursOf } from './neighbours.js';
import { atLeast } from './too-large.js';
import { unmodelled } from './unmodelled.js';

export interface Estimating {
  readonly trials: number;
  readonly seed: string;
  readonly edition: string;
  readonly ruleSet: string;
  /** What of it an estimate cannot give is said in `unmodelled`. */
  readonly want?: readonly string[];
  readonly clock?: () => number;
}

/**
 * Thrown so many times, and says so. Issues: `too-large`, and `estimate-looks-ahead`, where a policy would have to look ahead at every throw.
 */
export function estimateOdds(attack: AttackScenario, asked: Estimating): Result<EstimateAnswer> {
  if (looksAhead(attack.volley, attack.policies)) return fail([cannotLookAhead]);
  try {
    return ok(estimated(attack, asked));
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error;
    const hint = 'leave out some of the target or of the attacks';
    return fail([issue('too-large', 'it is too large even to estimate', { found: atLeast(error.size), hint })]);
  }
}

function estimated(
  attack: AttackScenario,
  { trials, seed, edition, ruleSet, want = [], clock = () => 0 }: Estimating,
): EstimateAnswer {
  const began = clock();
  const { standings, afterEach } = sampled(attack.volley, attack.policies, { trials, seed });
  const after = afterEach.map((chances) => figuresOf(standings, chances));
  const answer: EstimateAnswer = {
    umpire: 1,
    edition,
    ruleSet,
    exact: false,
    trials,
    seed,
    title: attack.title,
    unmodelled: [...attack.notModelled.map(unmodelled), ...lossesUnknown(attack), ...notSampled(attack, want)],
    assumed: attack.assumed,
    ...estimatedFigures(after.at(-1)!, trials),
    afterEach: afterEachOf(attack, after, trials),
    ...ownLosses(attack, { trials, seed }),
    ...beside(attack, { trials, seed }),
    elapsedMs: 0,
  };
  return { ...answer, elapsedMs: clock() - began };
}

const cannotLookAhead: Issue = issue('estimate-looks-ahead', 'an estimate cannot look ahead', {
  path: 'policies',
  found: 'best, or a Command Re-roll',
  hint: 'name a policy that looks at the dice alone; or ask for the exact answer, with fewer weapons if it is too large',
});

type Throwing = Pick<Estimating, 'trials' | 'seed'>;

/** Shares of the trials by standing, in the shape of the exact outcome. */
function sampled(volley: Volley, policies: Policies, throwing: Throwing): Outcome {
  const { standings, afterEach } = sample(volley, policies, throwing);
  return { standings, afterEach: afterEach.map((counts) => counts.map((n) => n / throwing.trials)) };
}

export function estimatedFigures({ woundsLost, modelsDestroyed, destroyed, groups }: Figures, trials: number) {
  return {
    woundsLost: estimatedDistribution(woundsLost, trials),
    modelsDestroyed: estimatedDistribution(modelsDestroyed, trials),
    destroyed: estimatedShare(destroyed, trials),
    groups: groups.map(
      (group): EstimatedGroup => ({
        name: group.name,
        woundsLost: estimatedDistribution(group.woundsLost, trials),
        modelsDestroyed: estimatedDistribution(group.modelsDestroyed, trials),
        destroyed: estimatedShare(group.destroyed, trials),
      }),
    ),
  };
}

function afterEachOf({ title }: AttackScenario, after: readonly Figures[], trials: number): EstimatedAfterEach[] {
  return after.map(({ destroyed, modelsDestroyed }, u) => ({
    attacker: title.attackers[u] ?? '',
    destroyed: estimatedShare(destroyed, trials),
    modelsDestroyed: estimatedMean(modelsDestroyed, trials),
  }));
}

/** Every volley that it asks for has dice of its own, so that what is made of several is as good as one thrown so often. */
function ownLosses(attack: AttackScenario, { trials, seed }: Throwing): Pick<EstimateAnswer, 'attackersLost'> {
  let thrown = 0;
  const { attackersLost } = attackersLostOf(attack, (volley, policies) =>
    sampled(volley, policies, { trials, seed: `${seed}/attackers/${thrown++}` }),
  );
  return attackersLost === undefined ? {} : { attackersLost: estimatedDistribution(attackersLost, trials) };
}

function beside(attack: AttackScenario, { trials, seed }: Throwing): Pick<EstimateAnswer, 'neighbours'> {
  let thrown = 0;
  const { neighbours } = neighboursOf(attack, (volley, policies) =>
    sampled(volley, policies, { trials, seed: `${seed}/neighbours/${thrown++}` }),
  );
  if (neighbours === undefined) return {};
  return {
    neighbours: neighbours.map(({ name, woundsLost, modelsDestroyed, destroyed }) => ({
      name,
      woundsLost: estimatedDistribution(woundsLost, trials),
      modelsDestroyed: estimatedDistribution(modelsDestroyed, trials),
      destroyed: estimatedShare(destroyed, trials),
    })),
  };
}

/** What was asked for and only an exact answer gives. */
function notSampled(attack: AttackScenario, want: readonly string[]): Unmodelled[] {
  const offers = attack.offers();
  return [
    ...(want.includes('stages') ? [notGiven('stages', 'only the exact answer counts the dice at every stage')] : []),
    ...(want.includes('because') ? [notGiven('because', 'only the exact answer says what each rule changes')] : []),
    ...(offers.some(({ attack: withIt }) => withIt.ok)
      ? [notGiven('offers', 'only the exact answer says what an effect would add')]
      : []),
    ...offers.flatMap(({ attack: withIt }) => (withIt.ok ? [] : withIt.error.map(unmodelled))),
  ];
}

export const notGiven = (what: string, why: string): Unmodelled => ({
  what,
  of: 'the estimate',
  why,
  restStands: true,
  figure: true,
});
