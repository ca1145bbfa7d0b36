import { expect, test } from 'vitest';
import {
  answererOf,
  type Blow,
  bestOutcome,
  constant,
  fraction,
  modelsLost,
  oracle,
  plus,
  type Sequence,
  type Standings,
  standingsFor,
  standsGroup,
  times,
  toNumber,
  type Volley,
  zero,
} from '../src/index.js';
import { policies } from './skirmish.js';

const groups = [
  { name: 'Guard', models: 1, wounds: 1, lost: 0 },
  { name: 'Brute', models: 1, wounds: 3, lost: 0 },
];

/** So many wounds of this damage, each saved on 4+, dealt to whoever the defender names as far as he may. */
function weapon(dice: number, damage: number): Sequence {
  const blow: Blow = {
    id: 'wound',
    discipline: 'one-by-one',
    save: { sides: 6, fails: (_, face) => face < 4, mayReroll: () => false },
    damage: constant(damage),
    amount: (_, rolled) => rolled,
    mayRerollDamage: () => false,
    ignoredOn: () => 7,
    spills: false,
    swallowed: false,
    orders: ({ lost, locked }) => {
      const alive = [0, 1].filter((g) => standsGroup(groups[g]!, lost[g]!));
      const must = alive.filter((g) => g === locked || lost[g]! % groups[g]!.wounds > 0);
      return must.length > 0 || alive.length < 2
        ? [[...must, ...alive.filter((g) => !must.includes(g))]]
        : [
            [0, 1],
            [1, 0],
          ];
    },
    picks: [],
    locks: true,
  };
  return {
    kinds: ['wound'],
    start: 0,
    gather: { weapons: dice, each: constant(1), amount: (n) => n, mayReroll: () => false, spare: 'no' },
    steps: [],
    blows: new Map([[0, blow]]),
    order: [0],
    spareOn: { save: false, damage: false },
  };
}

function volleyOf(locks: boolean): Volley {
  const pools = [weapon(1, 3), weapon(3, 1)].map((sequence, p) => ({ name: `${p}`, sequence: () => sequence }));
  return { groups, uses: 0, units: [{ name: 'unit', pools: () => pools }], ...(locks ? { locks } : {}) };
}

const models =
  (standings: Standings) =>
  (s: number): number =>
    standings.standing(s).lost.reduce((sum, lost, g) => sum + modelsLost(groups[g]!, lost), 0);

/** Models lost in the mean: of the driver that looks ahead, and of the oracle. */
function lostIn(volley: Volley): [number, number] {
  const policy = policies({ goal: 'models', orders: 'best' });
  const { standings, afterEach } = bestOutcome(volley, policy, models);
  const ahead = afterEach.at(-1)!.reduce((sum, chance, s) => sum + chance * models(standings)(s), 0);
  const answer = answererOf({ volley, standings: standingsFor(volley) }, policy);
  const worth = (s: number) => fraction(BigInt(models(standings)(s)), 1n);
  let truth = zero;
  for (const [s, chance] of oracle(volley, answer, worth).chances) truth = plus(truth, times(chance, worth(s)));
  return [ahead, toNumber(truth)];
}

// The strong shot goes to the guard. If he falls (1/2) the brute dies of three failed saves: 1 + 1/8.
// If he saves he takes the next as well: one of three fails with 7/8.
test('a model that saved takes the next attack as well', () => {
  const [ahead, truth] = lostIn(volleyOf(true));
  expect(truth).toBe(1);
  expect(ahead).toBeCloseTo(1, 14);
});

test('where nothing is locked, the defender sends the next one to another: 1/2 · (1 + 1/8) + 1/2 · 1/8', () => {
  const [ahead, truth] = lostIn(volleyOf(false));
  expect(truth).toBe(0.625);
  expect(ahead).toBeCloseTo(0.625, 14);
});
