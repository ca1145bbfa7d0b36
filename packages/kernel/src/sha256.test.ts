import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.js';

// FIPS 180-4's own examples, and the empty text
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('of %j', (text, hash) => {
  expect(sha256(text)).toBe(hash);
});

test('of any text, across the ends of blocks, as another program has it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }),
    { numRuns: 500 },
  );
});

test('of a long text', () => {
  const text = 'Nécrons · 24″ '.repeat(20_000);
  expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
});
