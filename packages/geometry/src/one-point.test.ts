import { expect, test } from 'vitest';
import { mm } from './length.js';
import { onePointClear } from './one-point.js';
import { rectangle, round } from './outline.js';
import { point } from './point.js';
import { place } from './shape.js';

const base = (x: number, y: number) => place(round(mm(32)), point(mm(x), mm(y)));
const crate = (y: number) => place(rectangle(mm(40), mm(20)), point(mm(0), mm(y)));

test('an obstacle beside the way leaves some place that sees all of a base past it', () => {
  expect(onePointClear(base(-200, 0), base(200, 0), [])).toBeDefined();
  expect(onePointClear(base(-200, 0), base(200, 0), [crate(17)])?.y).toBeLessThan(0);
});

test('obstacles that hide some part of it from everywhere leave none', () => {
  expect(onePointClear(base(-200, 0), base(200, 0), [crate(0)])).toBeUndefined();
  expect(onePointClear(base(-200, 0), base(200, 0), [crate(13), crate(-13)])).toBeUndefined();
});
