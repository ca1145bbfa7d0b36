import { type Spending, throwsAgain } from './fight.js';
import { rollsOf } from './rolls.js';

/** What the dice of a duel are to one side: how many, what is added to them, and whether one may ever be thrown again. */
export interface Contestant {
  readonly dice: number;
  readonly factor: number;
  readonly isElite: boolean;
}

/** Who loses, and what was thrown again: one object for each of the twelve, by which it is known again. */
export interface ContestEnd {
  readonly againA: 0 | 1;
  readonly againB: 0 | 1;
  readonly loser: 'a' | 'b' | undefined;
}

interface ContestChance {
  readonly end: ContestEnd;
  readonly chance: number;
}

/**
 * Every way both rolls may stand to each other, those that lead to the same taken together: how likely it is, how far side `a` is
 * ahead, and the lowest die of each side.
 */
export interface Situations {
  readonly chances: Float64Array;
  readonly leads: Int8Array;
  readonly lowA: Int8Array;
  readonly lowB: Int8Array;
}

const FACES = 7;

export function situationsOf(a: Contestant, b: Contestant): Situations {
  // a die thrown again changes a lead by five at most: one that is larger stands for all that are
  const sure = 1 + 5 * [a, b].filter(({ isElite }) => isElite).length;
  const apart = a.factor - b.factor;
  const own = rollsOf(a, { least: b.dice - apart - sure, most: 6 * b.dice - apart + sure });
  const others = rollsOf(b, { least: a.dice + apart - sure, most: 6 * a.dice + apart + sure });
  const all = new Float64Array((2 * sure + 1) * FACES * FACES);
  for (const { sum, low, chance } of own)
    for (const other of others) {
      const lead = Math.max(-sure, Math.min(sure, sum + apart - other.sum));
      const isSure = lead === sure || lead === -sure;
      const lows = isSure ? sureLow(low) * FACES + sureLow(other.low) : low * FACES + other.low;
      all[(lead + sure) * FACES * FACES + lows]! += chance * other.chance;
    }
  const met = all.reduce((sum, chance) => sum + (chance > 0 ? 1 : 0), 0);
  const chances = new Float64Array(met);
  const [leads, lowA, lowB] = [new Int8Array(met), new Int8Array(met), new Int8Array(met)];
  let at = 0;
  for (let i = 0; i < all.length; i++) {
    if (all[i]! <= 0) continue;
    chances[at] = all[i]!;
    leads[at] = Math.floor(i / (FACES * FACES)) - sure;
    lowA[at] = Math.floor(i / FACES) % FACES;
    lowB[at++] = i % FACES;
  }
  return { chances, leads, lowA, lowB };
}

/** Where no die changes anything, it matters only whether one might still be thrown again. */
const sureLow = (low: number): number => (low === 0 || low === 6 ? low : 1);

const losers = ['a', undefined, 'b'] as const;

/** The largest lead that two dice thrown again may change, and one. */
const MOST_LEAD = 11;

/** Where `fates` says what becomes of a lead once these dice, 0 for none, have been thrown again. */
const fateAt = (lead: number, againA: number, againB: number): number =>
  3 * (((lead + MOST_LEAD) * FACES + againA) * FACES + againB);

/** In threes: `a` loses, nobody does, `b` does. */
const fates = allFates();

function allFates(): Float64Array {
  const made = new Float64Array(3 * (2 * MOST_LEAD + 1) * FACES * FACES);
  for (let lead = -MOST_LEAD; lead <= MOST_LEAD; lead++)
    for (let againA = 0; againA < FACES; againA++)
      for (let againB = 0; againB < FACES; againB++) {
        const [facesA, facesB] = [againA > 0 ? 6 : 1, againB > 0 ? 6 : 1];
        for (let a = 1; a <= facesA; a++)
          for (let b = 1; b <= facesB; b++) {
            const now = lead + (againA > 0 ? a - againA : 0) - (againB > 0 ? b - againB : 0);
            made[fateAt(lead, againA, againB) + 1 + Math.sign(now)]! += 1 / (facesA * facesB);
          }
      }
  return made;
}

export type Spendings = Readonly<Record<'a' | 'b', Spending>>;

/** What is better by less is noise. */
const NOISE = 1e-13;

/** What each end is worth to side `a`, in the order of all ends. */
export type Values = readonly number[];

/**
 * Every end of a duel and its chance, what is left open settled for these `values`; without any, every end is worth the same.
 * Undefined where winning is worth less to a side than losing: then another die than the lowest may be the better one to throw again.
 */
export function contestOdds(
  situations: Situations,
  spending: Spendings,
  values: Values = flat,
): readonly ContestChance[] | undefined {
  if (isUpsideDown(values)) return undefined;
  const ended = new Float64Array(12);
  const { chances, leads, lowA, lowB } = situations;
  const declared = declaring(situations, spending, values);
  for (let at = 0; at < chances.length; at++) {
    const pair = declared(at);
    const fate = fateAt(leads[at]!, pair > 1 ? lowA[at]! : 0, pair % 2 > 0 ? lowB[at]! : 0);
    const chance = chances[at]!;
    ended[3 * pair]! += chance * fates[fate]!;
    ended[3 * pair + 1]! += chance * fates[fate + 1]!;
    ended[3 * pair + 2]! += chance * fates[fate + 2]!;
  }
  const found: ContestChance[] = [];
  for (const [at, end] of ends.entries()) if (ended[at]! > 0) found.push({ end, chance: ended[at]! });
  return found;
}

const ends: readonly ContestEnd[] = ([0, 1] as const).flatMap((againA) =>
  ([0, 1] as const).flatMap((againB) => losers.map((loser) => ({ againA, againB, loser }))),
);

const flat: Values = ends.map(() => 0);

const mayHappen = ({ againA, againB }: ContestEnd, { a, b }: Spendings): boolean =>
  (againA === 0 || a !== 'never') && (againB === 0 || b !== 'never');

/** Undefined where nothing is left open, or all ends are worth the same. */
export function valuesOf(spending: Spendings, worth: (end: ContestEnd) => number): Values | undefined {
  if (spending.a !== 'best' && spending.b !== 'best') return undefined;
  const values = ends.map((end) => (mayHappen(end, spending) ? worth(end) : undefined));
  const own = values.filter((value) => value !== undefined);
  if (Math.max(...own) - Math.min(...own) <= NOISE) return undefined;
  return values.map((value) => value ?? 0);
}

const isUpsideDown = (values: Values): boolean =>
  [0, 3, 6, 9].some((at) => values[at]! > values[at + 1]! + NOISE || values[at + 1]! > values[at + 2]! + NOISE);

/** By situation which sides throw a die again, 2 for `a` and 1 for `b`: the acting side declares first (PIPE-C). */
function declaring({ leads, lowA, lowB }: Situations, { a, b }: Spendings, values: Values): (at: number) => number {
  const value = (at: number, pair: number): number => {
    const fate = fateAt(leads[at]!, pair > 1 ? lowA[at]! : 0, pair % 2 > 0 ? lowB[at]! : 0);
    const own = 3 * pair;
    return fates[fate]! * values[own]! + fates[fate + 1]! * values[own + 1]! + fates[fate + 2]! * values[own + 2]!;
  };
  const answerTo = (at: number, pair: number): number => {
    const low = lowB[at]!;
    if (low === 0 || b === 'never') return pair;
    if (b !== 'best') return throwsAgain(b, leads[at]! > 0, low) ? pair + 1 : pair;
    return value(at, pair) < value(at, pair + 1) - NOISE ? pair : pair + 1;
  };
  return (at) => {
    const low = lowA[at]!;
    if (low === 0 || a === 'never') return answerTo(at, 0);
    if (a !== 'best') return answerTo(at, throwsAgain(a, leads[at]! < 0, low) ? 2 : 0);
    const [kept, thrown] = [answerTo(at, 0), answerTo(at, 2)];
    return value(at, kept) > value(at, thrown) + NOISE ? kept : thrown;
  };
}
