import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compile } from './index.js';

const options = { edition: 'w40k-10', kind: 'ability', name: 'Any' } as const;
const word = fc.constantFrom(
  ...'each time this model makes an attack , add 1 to the Hit roll . while a friendly ORKS unit is within 6" of it : ■ on a 2+ (excluding MONSTERS) D6 [LANCE] until end phase WHEN: TARGET: EFFECT: select one enemy and'.split(
    ' ',
  ),
);

it('is total, and its spans lie inside the text', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 200 }),
        fc.array(word, { maxLength: 40 }).map((all) => all.join(' ')),
      ),
      (text) => {
        const { unread, whole, effects } = compile(text, options);
        for (const { from, to, stuckAt } of unread) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(text.length);
          expect(from).toBeLessThanOrEqual(to);
          expect(stuckAt).toBeLessThanOrEqual(text.length);
        }
        expect(whole).toBe(effects.length > 0);
        if (whole) expect(unread).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});

it('says the same twice', () => {
  const text = 'Each time this model makes a melee attack, re-roll a Hit roll of 1.';
  expect(compile(text, options)).toEqual(compile(text, options));
});
