import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  answererOf,
  bestOutcome,
  fraction,
  isDestroyed,
  oracle,
  type Policies,
  plus,
  type Standings,
  standingsOf,
  TooLargeError,
  times,
  toNumber,
  type Volley,
  zero,
} from '../src/index.js';
import { volleysOf } from './random-volleys.js';
import { policies, skirmish } from './skirmish.js';

type Worth = (standings: Standings) => (s: number) => number;

const destroyed: Worth = (standings) => (s) => (isDestroyed(standings.groups, standings.standing(s)) ? 1 : 0);
const wounds: Worth = (standings) => (s) => standings.standing(s).lost.reduce((a, b) => a + b, 0);

function expectBest(volley: Volley, policy: Policies, worth: Worth): void {
  const standings = standingsOf(volley.groups, volley.uses);
  const value = worth(standings);
  const truth = oracle(volley, answererOf({ volley, standings }, policy), (s) => fraction(BigInt(value(s)), 1n));
  let exact = zero;
  for (const [s, chance] of truth.chances) exact = plus(exact, times(chance, fraction(BigInt(value(s)), 1n)));
  const last = bestOutcome(volley, policy, worth).afterEach.at(-1)!;
  expect(last.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(Math.abs(last.reduce((sum, chance, s) => sum + chance * value(s), 0) - toNumber(exact))).toBeLessThan(1e-12);
}

test('looking ahead agrees with the oracle over random volleys, every choice left open', () => {
  fc.assert(
    fc.property(
      volleysOf({ dice: 3, units: 1, spares: [undefined, 'attacker', 'defender'] }),
      fc.record({
        hit: fc.constantFrom('failed' as const, 'best' as const),
        wound: fc.constantFrom('non-critical' as const, 'best' as const),
        lethal: fc.constantFrom('wound', 'best'),
        picks: fc.constantFrom('leader' as const, 'best' as const),
        saves: fc.constantFrom('failed' as const, 'best' as const),
        pools: fc.constantFrom('listed' as const, 'best' as const),
      }),
      fc.boolean(),
      (volley, change, byWounds) => expectBest(skirmish(volley), policies(change), byWounds ? wounds : destroyed),
    ),
    { numRuns: 150, interruptAfterTimeLimit: 40_000 },
  );
});

test('a target of too many standings is refused, not begun', () => {
  const groups = Array.from({ length: 8 }, () => ({ name: 'Line', models: 5, wounds: 5, lost: 0 }));
  const many: Volley = { groups, uses: 0, units: [] };
  expect(() => bestOutcome(many, policies(), destroyed)).toThrow(TooLargeError);
});
