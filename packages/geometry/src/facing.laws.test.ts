import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facings, points } from '../test/arbitraries.js';
import { sinesOf } from '../test/make-sines.js';
import { cosine, degrees, sine, tenths, toward, turned, unit } from './facing.js';
import { inches, type Length } from './length.js';
import { sines } from './sines.js';

test('every number of the shipped table is the one made from the series', () => {
  expect(sines).toEqual(sinesOf());
});

test('the table agrees with the sine and cosine of this machine', () => {
  for (let k = 0; k < 3600; k++) {
    expect(Math.abs(sine(k) - Math.sin((k * Math.PI) / 1800) * unit)).toBeLessThan(0.51);
    expect(Math.abs(cosine(k) - Math.cos((k * Math.PI) / 1800) * unit)).toBeLessThan(0.51);
  }
});

test('a whole turn, and no turn, leave a corner where it is', () => {
  fc.assert(
    fc.property(points(1_000_000), facings, (p, facing) => {
      expect(turned(p, tenths(3600))).toEqual(p);
      expect(turned(p, tenths(facing + 3600))).toEqual(turned(p, facing));
    }),
  );
});

test('half a turn mirrors a corner exactly, a quarter swaps its coordinates', () => {
  fc.assert(
    fc.property(points(1_000_000), facings, (p, facing) => {
      const here = turned(p, facing);
      const there = turned(p, tenths(facing + 1800));
      expect([here.x + there.x, here.y + there.y]).toEqual([0, 0]);
      const quarter = turned(p, tenths(900));
      expect([quarter.x + p.y, quarter.y - p.x]).toEqual([0, 0]);
    }),
  );
});

test('a turned corner is within a micrometre of where it should be', () => {
  fc.assert(
    fc.property(points(1_000_000), facings, (p, facing) => {
      const [c, s] = [Math.cos((facing * Math.PI) / 1800), Math.sin((facing * Math.PI) / 1800)];
      const to = turned(p, facing);
      expect(Math.abs(to.x - (p.x * c - p.y * s))).toBeLessThan(0.6);
      expect(Math.abs(to.y - (p.x * s + p.y * c))).toBeLessThan(0.6);
    }),
  );
});

test('facings are whole tenths of a degree, counted within one turn', () => {
  expect(degrees(-22.5)).toBe(3375);
  expect(() => degrees(0.05)).toThrow(RangeError);
  expect(toward(inches(6), degrees(90))).toEqual({ x: 0, y: inches(6) as Length });
});
