import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
import { type Attack, policies, type Skirmish, skirmish } from './skirmish.js';

const within = (least: number, most: number) => fc.integer({ min: least, max: most });

const attacks = fc.record<Attack>(
  {
    weapons: within(1, 2),
    attacks: fc.constantFrom('1', '2', '1', 'D3'),
    hitOn: within(2, 6),
    woundOn: within(2, 6),
    saveOn: fc.tuple(within(2, 7), within(2, 7)),
    damage: fc.constantFrom('1', '2', '3', 'D3'),
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
    less: within(0, 1),
  },
  { requiredKeys: ['weapons', 'attacks', 'hitOn', 'woundOn', 'saveOn', 'damage', 'discipline'] },
);

const group = (name: string) =>
  fc
    .record({ models: within(1, 3), wounds: within(1, 3), lost: within(0, 2) })
    .map(({ models, wounds, lost }) => ({ name, models, wounds, lost: Math.min(lost, wounds - 1) }));

const volleys = fc
  .record({
    first: group('first'),
    second: fc.option(group('second'), { nil: undefined }),
    uses: fc.constantFrom(0, 0, 1),
    units: fc.array(fc.array(attacks, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 }),
  })
  .filter(
    ({ units }) =>
      units
        .flat()
        .reduce(
          (sum, { weapons, attacks: a, extraHits }) =>
            sum + weapons * (a === '1' ? 1 : a === '2' ? 2 : 3) * (1 + (extraHits ?? 0)),
          0,
        ) <= 5,
  )
  .map(({ first, second, uses, units }): Skirmish => ({ groups: second ? [first, second] : [first], uses, units }));

export function expectAgreement(volley: Volley, policy: Policies): void {
  const table = { volley, standings: standingsOf(volley.groups, volley.uses) };
  const truth = oracle(volley, answererOf(table, policy), () => zero);
  const { afterEach } = exactOutcome(volley, policy);
  const last = afterEach.at(-1)!;
  let total = 0;
  last.forEach((chance, standing) => {
    const exact = truth.chances.get(standing);
    expect(Math.abs(chance - (exact ? toNumber(exact) : 0))).toBeLessThan(1e-12);
    total += chance;
  });
  expect(total).toBeCloseTo(1, 12);
}

describe('the exact driver agrees with the oracle', () => {
  test('over random volleys and policies', () => {
    fc.assert(
      fc.property(
        volleys,
        fc.constantFrom('failed' as const, 'non-critical' as const, 'never' as const),
        fc.constantFrom('wound', 'roll'),
        fc.constantFrom('leader' as const, 'never' as const),
        (volley, reroll, lethal, picks) =>
          expectAgreement(skirmish(volley), policies({ hit: reroll, wound: reroll, lethal, picks })),
      ),
      { numRuns: 250 },
    );
  });
});
