import { expect, it } from 'vitest';
import { distributionOf } from './distribution.js';
import { estimatedDistribution, estimatedShare } from './interval.js';

it.each([
  ['half of a hundred', 0.5, 100, [0.40383, 0.59617]],
  ['none of ten', 0, 10, [0, 0.27753]],
  ['all of ten', 1, 10, [0.72247, 1]],
])("a chance has Wilson's interval: %s", (_, p, trials, [low, high]) => {
  const { value, interval } = estimatedShare(p, trials);
  expect(value).toBe(p);
  expect(interval[0]).toBeCloseTo(low!, 5);
  expect(interval[1]).toBeCloseTo(high!, 5);
});

it('a distribution has one beside its mean, its deviation and each chance', () => {
  const { mean, sd, distribution, intervals } = estimatedDistribution(distributionOf([0.75, 0.25, 0]), 10_000);
  // sd √3⁄4 ≈ 0.4330; the fourth moment is 21⁄256, so the deviation of sd is √((21−9)⁄256⁄10000)⁄(2·0.4330) = 0.0025
  expect(mean.value).toBe(0.25);
  expect(mean.interval[1]).toBeCloseTo(0.25 + 1.95996 * 0.00433013, 6);
  expect(sd.value).toBeCloseTo(Math.sqrt(3) / 4, 12);
  expect(sd.interval[0]).toBeCloseTo(Math.sqrt(3) / 4 - 1.95996 * 0.0025, 6);
  expect(distribution).toEqual([0.75, 0.25]);
  expect(intervals).toHaveLength(2);
  expect(intervals[1]).toEqual(estimatedShare(0.25, 10_000).interval);
});
