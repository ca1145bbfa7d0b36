import { sample } from '@umpire/dice';
import { netepic } from '@umpire/netepic';
import { exactOdds, exactOrdeal, matrixRows } from '@umpire/odds';
import type { AttackScenario } from '@umpire/rules';
import { w40k } from '@umpire/w40k';
import { referenceCases } from './cases.js';
import { type Timing, timing } from './clock.js';
import { matrixLoad } from './matrix-load.js';

export const odds = ['S1', 'S2', 'S3', 'S4', 'X5e11', 'L1', 'L2', 'L3', 'L4'];

type Json = Readonly<Record<string, unknown>>;

const caseOf = (name: string): Json => referenceCases[name] ?? {};

function must<T, E>(result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function ruleSet(edition: unknown) {
  return must(w40k.ruleSet(String(edition)));
}

/** A reader of one scenario: each call gives an attack of which nothing has been worked out. */
function reader({ edition, ...raw }: Json): { readonly edition: string; readonly read: () => AttackScenario } {
  const rules = ruleSet(edition);
  return { edition: rules.id, read: () => must(w40k.attack(raw, rules)) };
}

interface OddsTiming {
  readonly want?: readonly string[];
  readonly more?: Json;
  /** Whether the stage tables of the scenario are compiled anew each time, as for an answer that is asked once. */
  readonly anew?: true;
}

/** From a parsed scenario to the distributions by unit and group. Nothing of an answer is kept; stage tables are, unless anew. */
export function oddsTiming(name: string, { want = [], more = {}, anew }: OddsTiming = {}): Timing {
  const { edition, read } = reader({ ...caseOf(name), ...more });
  const kept = read();
  const prepare = anew ? read : () => kept;
  return timing({ prepare, run: (attack) => must(exactOdds(attack, { edition, ruleSet: '', want })) });
}

interface AssaultTiming {
  readonly elite?: 'failed' | 'best';
  /** Of each stand, by side. */
  readonly hitPoints?: readonly [a: number, b: number];
}

/** NetEpic: so many stands against so many, with Elite dice on both sides, spent where they help or as is worth most. */
export function assaultTiming(
  a: number,
  b: number,
  { elite = 'failed', hitPoints: [pointsA, pointsB] = [1, 1] }: AssaultTiming = {},
): Timing {
  const rules = must(netepic.ruleSet('netepic-fr2'));
  const side = (stands: number, closeAssaultFactor: number, hitPoints: number): Json => ({
    stands,
    pinningClass: 2,
    closeAssaultFactor,
    hitPoints,
    abilities: ['Elite (4)'],
  });
  const raw = {
    phase: 'assault',
    attackers: [{ name: 'Attaque', ...side(a, 3, pointsA) }],
    target: { name: 'Défense', groups: [side(b, 2, pointsB)] },
    policies: { elite, saveElite: elite },
  };
  const prepare = () => must(netepic.ordeal(raw, rules));
  return timing({ prepare, run: (ordeal) => must(exactOrdeal(ordeal, { edition: rules.id, ruleSet: '' })) });
}

/** Dice of attack rolls thrown by the sampler in a second; what each comes to is drawn with it. */
export function diceASecond(name: string): number {
  const { volley, policies } = reader(caseOf(name)).read();
  const trials = 20_000;
  const rates = Array.from({ length: 6 }, (_, seed) => {
    const began = performance.now();
    const { dice } = sample(volley, policies, { trials, seed: `${seed}` });
    return (dice / (performance.now() - began)) * 1000;
  });
  return Math.max(...rates);
}

export interface MatrixTiming extends Timing {
  readonly cells: number;
  readonly microsecondsPerCell: number;
}

/** L5: from lists as parsed JSON to every cell, reading included. */
export function matrixTiming(): MatrixTiming {
  const rules = ruleSet('w40k-10');
  const load = matrixLoad();
  const cells = load.attackers.length * load.targets.length;
  const found = timing({
    prepare: () => undefined,
    run: () => {
      const conditions = { distance: 20, moved: true };
      const pairs = must(w40k.pairs({ ...load, phase: 'shooting', conditions }, rules));
      for (const row of matrixRows(pairs)) must(row);
    },
    budget: 6000,
  });
  return { ...found, cells, microsecondsPerCell: (found.median / cells) * 1000 };
}
