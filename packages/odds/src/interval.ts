import type { Distribution, Estimated, EstimatedDistribution, Interval } from './answer.js';

/** 95 times in a hundred the true figure lies within so many deviations. */
const NINETY_FIVE = 1.959963984540054;

/** A chance that came up so often, with Wilson's interval: right at the ends too, where nothing or everything came up. */
export const estimatedShare = (p: number, trials: number): Estimated => ({ value: p, interval: wilson(p, trials) });

export const estimatedMean = ({ mean, sd }: Distribution, trials: number): Estimated =>
  around(mean, sd / Math.sqrt(trials));

export function estimatedDistribution(sampled: Distribution, trials: number): EstimatedDistribution {
  const { distribution } = sampled;
  return {
    mean: estimatedMean(sampled, trials),
    sd: around(sampled.sd, deviationOfDeviation(sampled, trials)),
    distribution,
    intervals: distribution.map((p) => wilson(p, trials)),
  };
}

const around = (value: number, deviation: number): Estimated => {
  const far = NINETY_FIVE * deviation;
  return { value, interval: [Math.max(0, value - far), value + far] };
};

function wilson(p: number, n: number): Interval {
  const z2 = NINETY_FIVE * NINETY_FIVE;
  const middle = (p + z2 / (2 * n)) / (1 + z2 / n);
  const far = (NINETY_FIVE / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
  return [p === 0 ? 0 : Math.max(0, middle - far), p === 1 ? 1 : Math.min(1, middle + far)];
}

/** By the fourth moment; nothing where every trial came out alike. */
function deviationOfDeviation({ mean, sd, distribution }: Distribution, trials: number): number {
  if (sd === 0) return 0;
  const fourth = distribution.reduce((sum, chance, n) => sum + chance * (n - mean) ** 4, 0);
  return Math.sqrt(Math.max(0, fourth - sd ** 4) / trials) / (2 * sd);
}
