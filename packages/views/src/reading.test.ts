import { describe, expect, it } from 'vitest';
import { headlineOf } from './headline.js';
import { atLeast, COUNT_ON, HOPE_FOR, quantile, reached } from './reading.js';
import { certain, estimate, exact, hopeless, spread, tank, unlikely } from './sample.js';

describe('at least n', () => {
  it('is exactly certain where nothing less can happen, whatever the sum', () => {
    expect(atLeast([0, 0.1, 0.2, 0.7], 1)).toBe(1);
    expect(atLeast([1e-18, 0.1, 0.2, 0.7], 1)).toBeLessThan(1);
    expect(atLeast([0.5, 0.5], 0)).toBe(1);
    expect(atLeast([0.5, 0.5], 2)).toBe(0);
  });
});

describe('what to count on', () => {
  it('is the greatest number with two chances in three', () => {
    expect(reached([0.02, 0.21, 0.39, 0.28, 0.09, 0.01], COUNT_ON)?.n).toBe(2);
    expect(reached([1 / 3, 2 / 3], COUNT_ON)?.n).toBe(1);
    expect(reached([0.4, 0.6], COUNT_ON)).toBeUndefined();
  });

  it('gives way to what to hope for, one chance in three', () => {
    expect(reached([0.02, 0.21, 0.39, 0.28, 0.09, 0.01], HOPE_FOR)?.n).toBe(3);
    expect(reached([2 / 3, 1 / 3], HOPE_FOR)?.n).toBe(1);
  });
});

describe('the headline', () => {
  it('counts models, and hopes for more than it counts on', () => {
    expect(headlineOf(exact())).toMatchObject({
      counted: 'models',
      countOn: { n: 2, all: false },
      hopeFor: { n: 3, all: false },
    });
  });

  it('counts wounds of a single model', () => {
    expect(headlineOf(tank())).toMatchObject({ counted: 'wounds', single: true, destroyed: 0.33 });
  });

  it('says all where all can be counted on, and hopes for nothing more', () => {
    const head = headlineOf(certain());
    expect(head.countOn).toEqual({ n: 3, chance: 1, all: true });
    expect(head.hopeFor).toBeUndefined();
  });

  it('promises nothing where nothing is likely', () => {
    expect(headlineOf(unlikely())).toEqual({ counted: 'models', single: false, destroyed: 0.00001, atLeastOne: 0.25 });
    expect(headlineOf(hopeless())).toEqual({ counted: 'wounds', single: false, destroyed: 0 });
  });

  it('reads an estimate as it reads an exact answer', () => {
    expect(headlineOf(estimate())).toEqual(headlineOf(exact()));
  });
});

it('a quantile is the least number that is not exceeded so often', () => {
  const { distribution } = spread(0.1, 0.2, 0.4, 0.2, 0.1);
  expect([0.1, 0.5, 0.9, 1].map((share) => quantile(distribution, share))).toEqual([0, 2, 3, 4]);
});
