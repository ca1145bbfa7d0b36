import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answererOf, bestOutcome, fraction, isDestroyed, oracle, type Policies, plus, type Standings, standingsOf, times, toNumber, type Volley, zero } from '../src/index.js';
import { type Attack, policies, type Skirmish, skirmish } from './skirmish.js';

const within = (least: number, most: number) => fc.integer({ min: least, max: most });

const attacks = fc.record<Attack>(
  {
    weapons: within(1, 2),
    attacks: fc.constantFrom('1', '1', '2', 'D3'),
    hitOn: within(2, 6),
    woundOn: within(2, 6),
    saveOn: fc.tuple(within(2, 7), within(2, 7)),
    damage: fc.constantFrom('1', '2', 'D3'),
    extraHits: within(0, 1),
    lethal: fc.boolean(),
    critical: fc.oneof(
      fc.record({
        discipline: fc.constantFrom({ held: 'pool' as const }, { held: 'unit' as const }),
        damage: fc.constantFrom('1', 'D3'),
        spills: fc.boolean(),
      }),
      fc.record({
        discipline: fc.constantFrom('lowest-first' as const, 'one-by-one' as const),
        damage: fc.constantFrom('1', '2'),
        saveOn: fc.tuple(within(3, 7), within(2, 7)),
      }),
    ),
    hitReroll: fc.boolean(),
    woundReroll: fc.boolean(),
    saveReroll: fc.boolean(),
    discipline: fc.constantFrom('one-by-one' as const, 'lowest-first' as const),
    ignoredOn: fc.tuple(fc.constantFrom(7, 5), fc.constantFrom(7, 4)),
    picks: fc.constantFrom([], [1]),
  },
  { requiredKeys: ['weapons', 'attacks', 'hitOn', 'woundOn', 'saveOn', 'damage', 'discipline'] },
);

const group = (name: string) =>
  fc.record({ models: within(1, 2), wounds: within(1, 3) }).map(({ models, wounds }) => ({ name, models, wounds, lost: 0 }));

const size = ({ weapons, attacks: a, extraHits }: Attack): number => weapons * (a === '1' ? 1 : a === '2' ? 2 : 4) * (1 + (extraHits ?? 0));

const volleys = fc
  .record({
    first: group('first'),
    second: fc.option(group('second'), { nil: undefined }),
    units: fc.array(fc.array(attacks, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 1 }),
    spare: fc.constantFrom(undefined, 'attacker' as const, 'defender' as const),
  })
  .filter(({ units }) => units.flat().reduce((sum, attack) => sum + size(attack), 0) <= 3)
  .map(({ first, second, units, spare }): Skirmish => ({ groups: second ? [first, second] : [first], units, ...(spare ? { spare } : {}) }));

const destroyed = (standings: Standings) => (s: number): number => (isDestroyed(standings.groups, standings.standing(s)) ? 1 : 0);
const wounds = (standings: Standings) => (s: number): number => standings.standing(s).lost.reduce((a, b) => a + b, 0);

export function expectBest(volley: Volley, policy: Policies, worth: (standings: Standings) => (s: number) => number): void {
  const standings = standingsOf(volley.groups, volley.uses);
  const value = worth(standings);
  const truth = oracle(volley, answererOf({ volley, standings }, policy), (s) => fraction(BigInt(value(s)), 1n));
  let exact = zero;
  for (const [s, chance] of truth.chances) exact = plus(exact, times(chance, fraction(BigInt(value(s)), 1n)));
  const { afterEach } = bestOutcome(volley, policy, worth);
  const last = afterEach.at(-1)!;
  let [total, mean] = [0, 0];
  last.forEach((chance, s) => {
    total += chance;
    mean += chance * value(s);
  });
  expect(total).toBeCloseTo(1, 12);
  expect(Math.abs(mean - toNumber(exact))).toBeLessThan(1e-12);
}

describe('looking ahead agrees with the oracle', () => {
  test('over random volleys, every choice left open', () => {
    fc.assert(
      fc.property(
        volleys,
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
});
