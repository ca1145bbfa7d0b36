import { expect, test } from 'vitest';
import { printEffect } from '../print/effect.js';
import { readEffect } from './read.js';

test.each([
  ['unmodified wound rolls of 6 inflict 1 mortal wound', 'wound-unmodified-6+', 1],
  ['unmodified hit rolls of 5+ inflict 2 mortal wounds', 'hit-unmodified-5+', 2],
  ['critical wounds inflict D3 mortal wounds', 'critical-wound', { dice: 'D3' }],
])('%s: an attack adds mortal wounds, and the words come back', (words, state, suffer) => {
  const read = readEffect(words, { side: 'attacker' });
  expect(read).toEqual({
    ok: true,
    value: { do: [{ if: { state, of: 'attack' }, then: [{ suffer, kind: 'mortal', on: 'target' }] }] },
  });
  expect(read.ok && printEffect(read.value)).toBe(words);
});

test('a wording that nobody said is not read', () => {
  expect(readEffect('unmodified wound rolls of 6 inflict 0 mortal wounds', { side: 'attacker' }).ok).toBe(false);
});
