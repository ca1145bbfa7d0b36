import {
  answererOf,
  bestOutcome,
  exactOutcome,
  fraction,
  isDestroyed,
  looksAhead,
  type Outcome,
  oracle,
  play,
  type Standings,
  sample,
  searching,
  standingsFor,
  standingsOf,
  toNumber,
} from '@umpire/dice';
import { Rng } from '@umpire/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { w40k } from '../src/index.js';
import { scenariosOf } from './random-scenarios.js';

type Random = { readonly edition: string; readonly scenario: object };

function attackOf({ edition, scenario }: Random, policies: object = {}) {
  const rules = w40k.ruleSet(edition);
  if (!rules.ok) throw new Error(JSON.stringify(rules.error));
  const attack = w40k.attack({ ...scenario, policies }, rules.value);
  if (!attack.ok) throw new Error(JSON.stringify(attack.error));
  return attack.value;
}

const policiesOf = fc.record({
  hitReroll: fc.constantFrom('failed', 'non-critical', 'never'),
  woundReroll: fc.constantFrom('failed', 'non-critical'),
  lethalHits: fc.constantFrom('wound', 'roll'),
  precision: fc.constantFrom('leader', 'never'),
});

const choicesOf = fc.record({
  hitReroll: fc.constantFrom('failed', 'best'),
  lethalHits: fc.constantFrom('wound', 'best'),
  damageReroll: fc.constantFrom('low', 'best'),
  precision: fc.constantFrom('leader', 'best'),
  allocation: fc.constantFrom('listed', 'best'),
  saveReroll: fc.constantFrom('failed', 'best'),
  order: fc.constantFrom('listed', 'best'),
  commandReroll: fc.constantFrom('never', 'attacker', 'defender'),
});

const destroyed =
  (standings: Standings) =>
  (s: number): number =>
    isDestroyed(standings.groups, standings.standing(s)) ? 1 : 0;

test('in every edition the exact odds are those of the oracle', () => {
  fc.assert(
    fc.property(scenariosOf(5), policiesOf, (random, policy) => {
      const { volley, policies } = attackOf(random, policy);
      const standings = standingsOf(volley.groups, volley.uses);
      const truth = oracle(volley, answererOf({ volley, standings }, policies), () => fraction(0n, 1n));
      const last = exactOutcome(volley, policies).afterEach.at(-1)!;
      last.forEach((chance, s) => {
        const exact = truth.chances.get(s);
        expect(Math.abs(chance - (exact ? toNumber(exact) : 0))).toBeLessThan(1e-12);
      });
    }),
    { numRuns: 150, interruptAfterTimeLimit: 40_000 },
  );
});

/** The best answers to what is left open come to what a search through every answer comes to. */
function isAnsweredAsWell(random: Random, policy: object): void {
  const { volley, policies } = attackOf(random, policy);
  const standings = standingsOf(volley.groups, volley.uses);
  const isWon = destroyed(standings);
  const truth = oracle(volley, answererOf({ volley, standings }, policies), (s) => fraction(BigInt(isWon(s)), 1n));
  let exact = 0;
  for (const [s, chance] of truth.chances) exact += toNumber(chance) * isWon(s);
  const chanceOf = ({ afterEach }: Outcome): number =>
    afterEach.at(-1)!.reduce((sum, chance, s) => sum + chance * isWon(s), 0);
  expect(chanceOf(bestOutcome(volley, policies, destroyed))).toBeCloseTo(exact, 11);
  if (!looksAhead(volley, policies)) expect(chanceOf(exactOutcome(volley, policies))).toBeCloseTo(exact, 11);
}

test('in every edition choices left open are answered as well as the oracle answers them', () => {
  fc.assert(fc.property(scenariosOf(3), choicesOf, isAnsweredAsWell), {
    numRuns: 100,
    interruptAfterTimeLimit: 40_000,
  });
});

test('the wound roll that the Szarekhan code throws again is chosen as well as the oracle chooses it', () => {
  const ninth = scenariosOf(3).filter(({ edition }) => edition === 'w40k-9');
  const coded = ninth.map(({ edition, scenario }) => ({
    edition,
    scenario: {
      ...scenario,
      attackers: scenario.attackers.map((one) => ({ ...one, effects: [...one.effects, 'Szarekhan code'] })),
    },
  }));
  fc.assert(
    fc.property(coded, choicesOf, (random, policy) => {
      const choices = { ...policy, commandReroll: 'never' };
      expect(attackOf(random, choices).volley.spare).toBe('attacker');
      isAnsweredAsWell(random, choices);
    }),
    { numRuns: 40, interruptAfterTimeLimit: 20_000 },
  );
});

test('in every edition sampled dice, and attacks played one window at a time, stay within five sigma of the odds', () => {
  fc.assert(
    fc.property(scenariosOf(3), policiesOf, choicesOf, fc.integer(), (random, policy, choices, seed) => {
      const plain = attackOf(random, policy);
      const standings = standingsOf(plain.volley.groups, plain.volley.uses);
      const isWon = destroyed(standings);
      const chanceOf = (last: Float64Array): number => last.reduce((sum, chance, s) => sum + chance * isWon(s), 0);
      const near = (won: number, trials: number, chance: number): void =>
        expect(Math.abs(won - trials * chance)).toBeLessThanOrEqual(5 * Math.sqrt(trials * chance * (1 - chance)) + 6);

      const { counts } = sample(plain.volley, plain.policies, { trials: 3000, seed: `${seed}` });
      near(chanceOf(counts), 3000, chanceOf(exactOutcome(plain.volley, plain.policies).afterEach.at(-1)!));

      const { volley, policies } = attackOf(random, choices);
      const table = { volley, standings: standingsFor(volley) };
      const answer = searching(table, answererOf(table, policies), (s) => fraction(BigInt(isWon(s)), 1n));
      const rng = Rng.seeded(seed);
      let won = 0;
      for (let i = 0; i < 600; i++) won += isWon(play(table, answer, rng).standing);
      const outcome = looksAhead(volley, policies)
        ? bestOutcome(volley, policies, destroyed)
        : exactOutcome(volley, policies);
      near(won, 600, chanceOf(outcome.afterEach.at(-1)!));
    }),
    { numRuns: 30, interruptAfterTimeLimit: 40_000 },
  );
});

test('policies that leave open what never comes up look no further than the plain ones', () => {
  const weapon = { name: 'Gun', range: 24, attacks: 300, skill: '3+', strength: 4, armourPenetration: 0, damage: 'D3' };
  const leader = { name: 'Leader', models: 1, toughness: 4, save: '2+', wounds: 6, keywords: ['CHARACTER'] };
  const models = { name: 'Models', models: 20, toughness: 4, save: '4+', wounds: 5 };
  const scenario = {
    phase: 'shooting',
    attackers: [{ name: 'Attacker', weapons: [weapon] }],
    target: { attached: true, groups: [models, leader] },
  };
  const best = { hitReroll: 'best', woundReroll: 'best', damageReroll: 'best', attacksReroll: 'best' };
  const open = {
    ...best,
    lethalHits: 'best',
    precision: 'best',
    allocation: 'best',
    saveReroll: 'best',
    order: 'best',
  };
  for (const edition of ['w40k-10-launch', 'w40k-10', 'w40k-11']) {
    const { volley, policies } = attackOf({ edition, scenario }, open);
    expect(looksAhead(volley, policies)).toBe(false);
    const plain = attackOf({ edition, scenario });
    expect(exactOutcome(volley, policies).afterEach).toEqual(exactOutcome(plain.volley, plain.policies).afterEach);
  }
});

test('eleventh edition: all saves lie open before damage is rolled, and the Command Re-roll is spent knowing them', () => {
  const weapon = { name: 'Gun', range: 24, attacks: 2, skill: '2+', strength: 3, armourPenetration: 0, damage: 'D3' };
  const models = { name: 'Model', models: 1, toughness: 3, save: '2+', wounds: 3 };
  const scenario = {
    phase: 'shooting',
    attackers: [{ name: 'Attacker', weapons: [weapon] }],
    target: { groups: [models] },
  };
  const { volley, policies } = attackOf({ edition: 'w40k-11', scenario }, { commandReroll: 'attacker' });
  const { standings, afterEach } = bestOutcome(volley, policies, destroyed);
  const chance = afterEach.at(-1)!.reduce((sum, p, s) => sum + p * destroyed(standings)(s), 0);
  // counted by hand: hits, wounds, failed saves, then each damage die, with the re-roll spent at its best at each
  expect(chance).toBeCloseTo(0.085769604481024, 14);
});
