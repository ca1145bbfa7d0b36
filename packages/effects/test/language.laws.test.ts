import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  commonStates,
  exactInOdds,
  lintEffect,
  parseEffect,
  printEffect,
  readEffect,
  verbTag,
  verbTags,
  walkEffect,
} from '../src/index.js';
import { arbitraryEffect } from './arbitrary.js';
import { exampleVocabulary } from './vocabulary.js';

test('every effect of the language comes through the door unchanged', () => {
  fc.assert(
    fc.property(arbitraryEffect, (effect) => {
      expect(parseEffect(effect)).toEqual({ ok: true, value: effect });
    }),
    { numRuns: 500 },
  );
});

test('every effect is printed, in words and never as an object', () => {
  fc.assert(
    fc.property(arbitraryEffect, (effect) => {
      const words = printEffect(effect);
      expect(words.length).toBeGreaterThan(0);
      expect(words).not.toMatch(/undefined|\[object|=>|NaN/);
    }),
    { numRuns: 500 },
  );
});

test('what is printed and can be read reads back as the same effect', () => {
  fc.assert(
    fc.property(arbitraryEffect, fc.constantFrom('attacker' as const, 'target' as const), (effect, side) => {
      const read = readEffect(printEffect(effect), { side, states: commonStates });
      if (read.ok) expect(printEffect(read.value)).toBe(printEffect(effect));
    }),
    { numRuns: 500 },
  );
});

test('walking meets every object of an effect that is a term, and every verb', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(arbitraryEffect, (effect) => {
      const met = new Set<unknown>();
      walkEffect(effect, (part) => {
        met.add(part.node);
        expect(part.path).not.toMatch(/^\.|undefined/);
        if (part.kind === 'verb') seen.add(verbTag(part.node));
      });
      for (const term of termsOf(effect)) expect(met.has(term), JSON.stringify(term)).toBe(true);
    }),
    { numRuns: 500 },
  );
  expect([...seen].sort()).toEqual([...verbTags].sort());
});

test('linting and asking for exactness never throw', () => {
  fc.assert(
    fc.property(
      arbitraryEffect,
      (effect) => Array.isArray(lintEffect(effect, exampleVocabulary)) && typeof exactInOdds(effect) === 'boolean',
    ),
  );
});

/** Every object below an effect, found without knowing the language, but for those that are not terms of their own. */
function termsOf(value: unknown, isTerm = false): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => termsOf(item, true));
  const below = Object.entries(value).flatMap(([key, item]) =>
    termsOf(item, !['offer', 'limit', 'target', 'table', 'grant', 'parameter'].includes(key)),
  );
  return isTerm ? [value, ...below] : below;
}
