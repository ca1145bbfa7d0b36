import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figures } from './figures.js';

const en = figures('en');
const fr = figures('fr');

describe('a chance', () => {
  it.each([
    [0, '0%'],
    [1e-9, '<0.01%'],
    [0.0000999, '<0.01%'],
    [0.0001, '0.010%'],
    [0.000926, '0.093%'],
    [0.004, '0.40%'],
    [0.00994, '0.99%'],
    [0.00996, '1%'],
    [0.385, '39%'],
    [0.5, '50%'],
    [0.9899, '99%'],
    [0.99, '99%'],
    [0.991, '>99%'],
    [1 - Number.EPSILON, '>99%'],
    [1, '100%'],
  ])('of %d reads %s', (share, text) => {
    expect(en.chance(share)).toBe(text);
  });

  it('never claims a certainty that it has not', () => {
    fc.assert(
      fc.property(fc.double({ min: Number.MIN_VALUE, max: 1 - Number.EPSILON, noNaN: true }), (share) => {
        expect(['0%', '0.0%', '100%']).not.toContain(en.chance(share));
      }),
    );
  });

  it('that was sampled is never impossible nor certain', () => {
    expect(en.sampled(0, 10_000)).toBe('<0.03%');
    expect(en.sampled(1, 10_000)).toBe('>99%');
    expect(en.sampled(1, 100)).toBe('>97%');
    expect(en.sampled(0, 2)).toBe('<100%');
    expect(en.sampled(0.38, 10_000)).toBe('38%');
  });

  it('has its blank in French', () => {
    expect(fr.chance(0.77).replace(/\s/u, '_')).toBe('77_%');
    expect(fr.chance(0.000926).replace(/\s/u, '_')).toBe('0,093_%');
  });
});

describe('a mean', () => {
  it.each([
    [0, '0'],
    [0.0001, '<0.01'],
    [0.5877, '0.59'],
    [0.996, '1.0'],
    [2.1166, '2.1'],
    [1234.5, '1,234.5'],
  ])('of %d reads %s', (value, text) => {
    expect(en.mean(value)).toBe(text);
  });
});

describe('a difference', () => {
  it.each([
    [0.1, '+10'],
    [-0.21, '−21'],
    [0.003, '+0.3'],
    [0.00001, '+<0.1'],
    [0, '±0'],
  ])('of %d in chance reads %s points', (difference, text) => {
    expect(en.points(difference)).toBe(text);
  });

  it('of means keeps its sign', () => {
    expect([en.change(0.44), en.change(-1.2), en.change(0)]).toEqual(['+0.44', '−1.2', '±0']);
  });
});
