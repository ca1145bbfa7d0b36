import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  answererOf,
  exactOutcome,
  oracle,
  type Policies,
  standingsOf,
  toNumber,
  type Volley,
  zero,
} from '../src/index.js';
import { volleysOf } from './random-volleys.js';
import { policies, skirmish } from './skirmish.js';

function expectAgreement(volley: Volley, policy: Policies): void {
  const table = { volley, standings: standingsOf(volley.groups, volley.uses) };
  const truth = oracle(volley, answererOf(table, policy), () => zero);
  const last = exactOutcome(volley, policy).afterEach.at(-1)!;
  last.forEach((chance, standing) => {
    const exact = truth.chances.get(standing);
    expect(Math.abs(chance - (exact ? toNumber(exact) : 0))).toBeLessThan(1e-12);
  });
  expect(last.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
}

test('the exact driver agrees with the oracle over random volleys and policies', () => {
  fc.assert(
    fc.property(
      volleysOf({ dice: 5, units: 2, spares: [undefined] }),
      fc.constantFrom('failed' as const, 'non-critical' as const, 'never' as const),
      fc.constantFrom('wound', 'roll'),
      fc.constantFrom('leader' as const, 'never' as const),
      (volley, reroll, lethal, picks) =>
        expectAgreement(skirmish(volley), policies({ hit: reroll, wound: reroll, lethal, picks })),
    ),
    { numRuns: 200, interruptAfterTimeLimit: 40_000 },
  );
});
