import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countAt, exactOutcome, failedSaves, type Ledger, noteOf } from '../src/index.js';
import { volleysOf } from './random-volleys.js';
import { policies, skirmish } from './skirmish.js';

test('what the pools inflicted less what was wasted is what the unit lost', () => {
  fc.assert(
    fc.property(volleysOf({ dice: 8, units: 2, spares: [undefined] }), (spec) => {
      const volley = skirmish(spec);
      const ledger: Ledger = new Map();
      const { standings, afterEach } = exactOutcome(volley, policies(), { ledger });
      const before = volley.groups.reduce((sum, { lost }) => sum + lost, 0);
      const mean = afterEach
        .at(-1)!
        .reduce((sum, chance, s) => sum + chance * (standings.standing(s).lost.reduce((a, b) => a + b, 0) - before), 0);
      let lost = 0;
      for (const note of ledger.values()) {
        lost += note.lost;
        expect(note.inflicted).toBeGreaterThanOrEqual(note.lost - 1e-12);
      }
      expect(lost).toBeCloseTo(mean, 11);
    }),
    { numRuns: 200, interruptAfterTimeLimit: 20_000 },
  );
});

test('saves that fail while the unit stands are those of a counter beside the standing', () => {
  fc.assert(
    fc.property(volleysOf({ dice: 6, units: 1, spares: [undefined] }), (spec) => {
      const volley = skirmish(spec);
      const start = { lost: volley.groups.map(({ lost }) => lost), uses: volley.uses };
      const ledger: Ledger = new Map();
      exactOutcome(volley, policies(), { ledger });
      volley.units[0]!.pools(start).forEach((pool, p) => {
        const sequence = pool.sequence(start);
        const saved = sequence.order
          .filter((kind) => sequence.blows.get(kind)!.save)
          .map((kind) => sequence.kinds[kind]!);
        const of = (kind: string): boolean => saved.includes(kind);
        const most = countAt(sequence, policies(), sequence.steps.length, of).length - 1;
        const { standings, afterEach } = exactOutcome(volley, policies(), {
          tally: { pools: new Set([pool]), of, most },
        });
        const counted = new Float64Array(most + 1);
        afterEach.at(-1)!.forEach((chance, s) => {
          counted[Math.floor(s / standings.tallyStride)]! += chance;
        });
        const found = failedSaves(volley, policies(), noteOf(ledger, 0, p));
        counted.forEach((chance, n) => {
          expect(found[n] ?? 0).toBeCloseTo(chance, 12);
        });
      });
    }),
    { numRuns: 200, interruptAfterTimeLimit: 20_000 },
  );
});
