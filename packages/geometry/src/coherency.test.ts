import { describe, expect, test } from 'vitest';
import { type CoherencyRule, coherency } from './coherency.js';
import { allNear, firstNear } from './engagement.js';
import { inches, micrometres, mm } from './length.js';
import { round } from './outline.js';
import { point } from './point.js';
import { place } from './shape.js';
import { type Solid, solid } from './solid.js';

/** Models on 32 mm bases in a row, each so many inches from the last, on the table or higher. */
function row(gaps: readonly number[], heights: readonly number[] = []): readonly Solid[] {
  let x = 0;
  return [0, ...gaps].map((gap, i) => {
    x += i === 0 ? 0 : 32_000 + inches(gap);
    const z = inches(heights[i] ?? 0);
    return solid(place(round(mm(32)), point(micrometres(x), micrometres(0))), z, z);
  });
}

const link = { across: inches(2), up: inches(5) };
const chain: CoherencyRule = { link, neighbours: 1, oneGroup: true };
const spreadOut: CoherencyRule = { ...chain, spread: { across: inches(9), up: inches(5) } };

describe('coherency', () => {
  test('a chain with links of exactly two inches holds', () => {
    expect(coherency(row([2, 2, 2]), chain)).toEqual({ kind: 'coherent' });
  });

  test('the first model without a neighbour is named', () => {
    expect(coherency(row([2, 2, 2.5]), chain)).toEqual({ kind: 'too-few-neighbours', model: 3, neighbours: 0 });
  });

  test('two neighbours each, where the larger units need them', () => {
    expect(coherency(row([1, 1, 1]), { ...chain, neighbours: 2 })).toMatchObject({ model: 0, neighbours: 1 });
    expect(coherency(row([0.4, 0.4, 0.4]), { ...chain, neighbours: 2 })).toMatchObject({ model: 0, neighbours: 1 });
    expect(coherency(row([0.1, 0.1]), { ...chain, neighbours: 2 })).toEqual({ kind: 'coherent' });
  });

  test('two pairs apart are two groups where one is asked for', () => {
    expect(coherency(row([1, 4, 1]), chain)).toEqual({ kind: 'two-groups', model: 2, apartFrom: 0 });
    expect(coherency(row([1, 4, 1]), { ...chain, oneGroup: false })).toEqual({ kind: 'coherent' });
  });

  test('nine inches from end to end hold exactly, bases in between counted', () => {
    const gap = (inches(9) - 3 * 32_000) / 4 / 25_400;
    const further = (inches(9) - 3 * 32_000 + 4) / 4 / 25_400;
    expect(coherency(row([gap, gap, gap, gap]), spreadOut)).toEqual({ kind: 'coherent' });
    expect(coherency(row([gap, gap, gap, further]), spreadOut)).toEqual({ kind: 'spread-too-far', model: 4, from: 0 });
    expect(coherency(row([2, 2, 2, 2]), spreadOut)).toMatchObject({ kind: 'spread-too-far', model: 4, from: 0 });
  });

  test('five inches up hold, a micrometre more does not', () => {
    expect(coherency(row([1], [0, 5]), spreadOut)).toEqual({ kind: 'coherent' });
    expect(coherency(row([1], [0, 5.5]), spreadOut)).toMatchObject({ kind: 'too-few-neighbours', model: 0 });
  });

  test('a model alone is coherent', () => {
    expect(coherency(row([]), spreadOut)).toEqual({ kind: 'coherent' });
  });
});

describe('engagement', () => {
  const [a, b, c] = row([3, 2]) as [Solid, Solid, Solid];

  test('the first pair within reach is named, and all of them', () => {
    expect(firstNear([a, b], [c], link)).toEqual({ from: 1, to: 0 });
    expect(allNear([a, b], [c, b], link)).toEqual([
      { from: 1, to: 0 },
      { from: 1, to: 1 },
    ]);
  });

  test('no pair, no engagement', () => {
    expect(firstNear([a], [c, b], link)).toBeUndefined();
  });
});
