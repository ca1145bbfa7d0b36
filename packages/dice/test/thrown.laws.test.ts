import { Rng } from '@umpire/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  answererOf,
  bestOutcome,
  exactOutcome,
  fraction,
  isDestroyed,
  play,
  type Standings,
  sample,
  searching,
  standingsOf,
} from '../src/index.js';
import { volleysOf } from './random-volleys.js';
import { policies, skirmish } from './skirmish.js';

/** Five sigma of a count, and a little for counts so small that the bell is no bell. */
function expectCounts(counts: ArrayLike<number>, chances: Float64Array, trials: number): void {
  chances.forEach((chance, standing) => {
    const far = Math.abs((counts[standing] ?? 0) - trials * chance);
    expect(far).toBeLessThanOrEqual(5 * Math.sqrt(trials * chance * (1 - chance)) + 6);
  });
}

const rerolls = fc.constantFrom('failed' as const, 'non-critical' as const, 'never' as const);

test('sampled volleys stay within five sigma of the exact chances', () => {
  fc.assert(
    fc.property(
      volleysOf({ dice: 20, units: 2, spares: [undefined] }),
      rerolls,
      fc.integer(),
      (volley, reroll, seed) => {
        const policy = policies({ hit: reroll, wound: reroll });
        const trials = 4000;
        const { counts } = sample(skirmish(volley), policy, { trials, seed: `${seed}` });
        expectCounts(counts, exactOutcome(skirmish(volley), policy).afterEach.at(-1)!, trials);
      },
    ),
    { numRuns: 60, interruptAfterTimeLimit: 30_000 },
  );
});

test('volleys played one window at a time stay within five sigma, with the single re-roll and the defender choices in', () => {
  const worth = (standings: Standings) => (s: number) => (isDestroyed(standings.groups, standings.standing(s)) ? 1 : 0);
  fc.assert(
    fc.property(
      volleysOf({ dice: 2, units: 1, spares: [undefined, 'attacker', 'defender'] }),
      fc.constantFrom('failed' as const, 'best' as const),
      fc.constantFrom('failed' as const, 'best' as const),
      fc.integer(),
      (spec, hit, saves, seed) => {
        const volley = skirmish(spec);
        const policy = policies({ hit, saves });
        const standings = standingsOf(volley.groups, volley.uses);
        const table = { volley, standings };
        const isWon = worth(standings);
        const answer = searching(table, answererOf(table, policy), (s) => fraction(BigInt(isWon(s)), 1n));
        const rng = Rng.seeded(seed);
        const trials = 1500;
        let won = 0;
        for (let i = 0; i < trials; i++) won += isWon(play(table, answer, rng).standing);
        const last = bestOutcome(volley, policy, worth).afterEach.at(-1)!;
        const chance = last.reduce((sum, p, s) => sum + p * isWon(s), 0);
        expect(Math.abs(won - trials * chance)).toBeLessThanOrEqual(5 * Math.sqrt(trials * chance * (1 - chance)) + 6);
      },
    ),
    { numRuns: 25, interruptAfterTimeLimit: 30_000 },
  );
});

test('the same seed throws the same dice', () => {
  const volley = skirmish({
    groups: [{ name: 'only', models: 5, wounds: 2, lost: 0 }],
    units: [[{ weapons: 3, attacks: 'D6', hitOn: 3, woundOn: 4, saveOn: [4], damage: 'D3', discipline: 'one-by-one' }]],
  });
  const counts = (seed: string): number[] => [...sample(volley, policies(), { trials: 500, seed }).counts];
  expect(counts('7')).toEqual(counts('7'));
  expect(counts('7')).not.toEqual(counts('8'));
});
