import { looksAhead, type Sample, sample, TooLargeError } from '@umpire/dice';
import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import type { AttackScenario } from '@umpire/rules';
import type { Distribution, EstimateAnswer, Estimated, EstimatedDistribution } from './answer.js';
import { figuresOf } from './figures.js';

export interface Estimating {
  readonly trials: number;
  readonly seed: string;
  readonly edition: string;
  readonly ruleSet: string;
  readonly clock?: () => number;
}

/** 95 times in a hundred the true figure lies within so many deviations. */
const NINETY_FIVE = 1.959963984540054;

/**
 * Thrown so many times, and says so. Issues: `too-large`, and `estimate-looks-ahead`, where a policy would have to look ahead at every throw.
 */
export function estimateOdds(
  attack: AttackScenario,
  { trials, seed, edition, ruleSet, clock = () => 0 }: Estimating,
): Result<EstimateAnswer> {
  const { volley, policies } = attack;
  if (looksAhead(volley, policies)) return fail([cannotLookAhead]);
  const began = clock();
  const sampled = sampledOrNot(() => sample(volley, policies, { trials, seed }));
  if (!sampled.ok) return sampled;
  const { standings, counts } = sampled.value;
  const figures = figuresOf(
    standings,
    counts.map((n) => n / trials),
  );
  return ok({
    umpire: 1,
    edition,
    ruleSet,
    exact: false,
    trials,
    seed,
    title: attack.title,
    unmodelled: attack.notModelled,
    assumed: attack.assumed,
    woundsLost: estimatedDistribution(figures.woundsLost, trials),
    modelsDestroyed: estimatedDistribution(figures.modelsDestroyed, trials),
    destroyed: share(figures.destroyed, trials),
    elapsedMs: clock() - began,
  });
}

function sampledOrNot(make: () => Sample): Result<Sample> {
  try {
    return ok(make());
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error;
    const found = `${Math.round(error.size)}`;
    const hint = 'leave out some of the target or of the attacks';
    return fail([issue('too-large', 'it is too large even to estimate', { found, hint })]);
  }
}

const cannotLookAhead: Issue = issue('estimate-looks-ahead', 'an estimate cannot look ahead', {
  path: 'policies',
  found: 'best, or a Command Re-roll',
  hint: 'ask for the exact answer, or name a policy that looks at the dice alone',
});

const estimatedDistribution = ({ mean, sd, distribution }: Distribution, trials: number): EstimatedDistribution => {
  const far = (NINETY_FIVE * sd) / Math.sqrt(trials);
  return { mean: { value: mean, interval: [Math.max(0, mean - far), mean + far] }, sd, distribution };
};

/** Wilson's interval: right at the ends too, where nothing or everything came up. */
function share(p: number, n: number): Estimated {
  const z2 = NINETY_FIVE * NINETY_FIVE;
  const middle = (p + z2 / (2 * n)) / (1 + z2 / n);
  const far = (NINETY_FIVE / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
  return { value: p, interval: [Math.max(0, middle - far), Math.min(1, middle + far)] };
}
