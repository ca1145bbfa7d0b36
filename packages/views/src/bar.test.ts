import { expect, it } from 'vitest';
import { bar } from './bar.js';

it.each([
  [0, ''],
  [0.0001, '▏'],
  [0.5, '████'],
  [0.77, '██████▏'],
  [0.9999, '███████▉'],
  [1, '████████'],
  [7, '████████'],
])('a share of %d is drawn to the eighth', (share, drawn) => {
  expect(bar(share, 8)).toBe(drawn);
});
