import { expect, test } from 'vitest';
import { simulate } from '../src/wiring/simulate.js';

const asked = {
  edition: 'w40k-11',
  set: {},
  armies: ['First battle: Necrons', 'First battle: Tyranids'],
  players: ['greedy'],
  seed: '1',
};
const options = { battles: 2, workers: 1, progress: () => {} };

test('an account of rules says how many the armies bring, and which of them never did anything', async () => {
  const found = await simulate(asked, { ...options, rules: true });
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  const { used, ...counted } = found.value;
  if (used === undefined) throw new Error('no account');
  // four Necron datasheets and three of the Tyranids, all of which move or shoot
  expect(used.sheets).toEqual({ of: 7, never: [] });
  // reanimation is rolled for in both battles; no unit has SMOKE, so that the stratagem is never offered
  expect(used.brought.never).not.toContain('reanimation-protocols');
  expect(used.timed.never).toContain('smokescreen');
  expect(used.timed.of).toBeLessThan(used.brought.of);
  const plain = await simulate(asked, { ...options, rules: false });
  if (!plain.ok) throw new Error(JSON.stringify(plain.error));
  expect('used' in plain.value).toBe(false);
  expect({ ...plain.value, battlesPerSecond: 0 }).toEqual({ ...counted, battlesPerSecond: 0 });
});
