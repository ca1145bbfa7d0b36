import { type Spending, throwsAgain } from './fight.js';

/** What the dice of a duel are to one side: how many, what is added to them, and whether one may be thrown again. */
export interface Contestant {
  readonly dice: number;
  readonly factor: number;
  readonly spending: Spending;
}

/** Who loses, what was thrown again, and how likely that is. */
export interface ContestEnd {
  readonly againA: 0 | 1;
  readonly againB: 0 | 1;
  readonly loser: 'a' | 'b' | undefined;
  readonly chance: number;
}

/** How far side `a` is ahead, and the lowest die of each side; 0: none that may be thrown again. */
export interface Situation {
  readonly lead: number;
  readonly lowA: number;
  readonly lowB: number;
  readonly chance: number;
}

/** Two dice thrown again change a lead by ten at most: one that is larger stands for all that are. */
const SURE = 11;

const clamped = (lead: number): number => Math.max(-SURE, Math.min(SURE, lead));

/** Every situation after both rolls, those that lead to the same taken together. */
export function situationsOf(a: Contestant, b: Contestant): readonly Situation[] {
  const chances = new Float64Array((2 * SURE + 1) * 49);
  const others = rollsOf(b);
  for (const { sum, low, chance } of rollsOf(a))
    for (const other of others) {
      const lead = clamped(sum + a.factor - other.sum - b.factor);
      chances[(lead + SURE) * 49 + low * 7 + other.low]! += chance * other.chance;
    }
  const situations: Situation[] = [];
  chances.forEach((chance, at) => {
    if (chance === 0) return;
    situations.push({ lead: Math.floor(at / 49) - SURE, lowA: Math.floor((at % 49) / 7), lowB: at % 7, chance });
  });
  return situations;
}

interface Roll {
  readonly sum: number;
  readonly low: number;
  readonly chance: number;
}

/** Sums with their lowest die: those of dice that all show so much at least, less those of dice that show more. */
function rollsOf({ dice, spending }: Contestant): readonly Roll[] {
  const rolls: Roll[] = [];
  const add = (sum: number, low: number, chance: number): void => {
    if (chance > 0) rolls.push({ sum, low, chance });
  };
  if (spending === 'never' || dice === 0) {
    sumsFrom(1, dice).forEach((chance, sum) => {
      add(sum, 0, chance);
    });
    return rolls;
  }
  for (let low = 1; low <= 6; low++) {
    const more = sumsFrom(low + 1, dice);
    sumsFrom(low, dice).forEach((chance, sum) => {
      add(sum, low, chance - (more[sum] ?? 0));
    });
  }
  return rolls;
}

/** By sum: the chance that so many dice come to it, each of them showing `least` or more. */
function sumsFrom(least: number, dice: number): readonly number[] {
  let chances = [1];
  for (let d = 0; d < dice; d++) {
    const next = Array.from({ length: chances.length + 6 }, () => 0);
    chances.forEach((chance, sum) => {
      for (let face = least; face <= 6; face++) next[sum + face]! += chance / 6;
    });
    chances = next;
  }
  return chances;
}

/** By outcome: `a` loses, nobody does, `b` does. */
type Fates = readonly [aLoses: number, nobody: number, bLoses: number];

const losers = ['a', undefined, 'b'] as const;

const fates = new Map<number, Fates>();

/** What becomes of a lead once these dice, 0 for none, have been thrown again. */
function fateOf(lead: number, againA: number, againB: number): Fates {
  const key = ((lead + SURE) * 7 + againA) * 7 + againB;
  const known = fates.get(key);
  if (known) return known;
  const found: [number, number, number] = [0, 0, 0];
  const [facesA, facesB] = [againA > 0 ? 6 : 1, againB > 0 ? 6 : 1];
  for (let a = 1; a <= facesA; a++)
    for (let b = 1; b <= facesB; b++) {
      const now = lead + (againA > 0 ? a - againA : 0) - (againB > 0 ? b - againB : 0);
      found[1 + Math.sign(now)]! += 1 / (facesA * facesB);
    }
  fates.set(key, found);
  return found;
}

/** What each end is worth to side `a`. */
export type WorthOf = (end: Omit<ContestEnd, 'chance'>) => number;

/** What is better by less is noise. */
const NOISE = 1e-13;

/**
 * Every end of a duel and its chance, what is left open settled for `worth`. Undefined where winning is worth less to a side than
 * losing: then another die than the lowest may be the better one to throw again.
 */
export function contestOdds(
  situations: readonly Situation[],
  spending: Readonly<Record<'a' | 'b', Spending>>,
  worth: WorthOf,
): readonly ContestEnd[] | undefined {
  const isOpen = spending.a === 'best' || spending.b === 'best';
  const values = isOpen ? valuesOf(spending, worth) : [];
  if (values.some(([aLoses, nobody, bLoses]) => aLoses > nobody + NOISE || nobody > bLoses + NOISE)) return undefined;
  const chances = new Float64Array(12);
  for (const situation of situations) {
    const [againA, againB] = declared(situation, spending, values);
    fateOf(situation.lead, againA, againB).forEach((share, outcome) => {
      chances[pairOf(againA, againB) * 3 + outcome]! += situation.chance * share;
    });
  }
  return ends.flatMap((end, at) => (chances[at]! > 0 ? [{ ...end, chance: chances[at]! }] : []));
}

const pairOf = (againA: number, againB: number): number => (againA > 0 ? 2 : 0) + (againB > 0 ? 1 : 0);

const ends = ([0, 1] as const).flatMap((againA) =>
  ([0, 1] as const).flatMap((againB) => losers.map((loser) => ({ againA, againB, loser }))),
);

/** By pair of declarations, as many as there may be. */
const valuesOf = ({ a, b }: Readonly<Record<'a' | 'b', Spending>>, worth: WorthOf): readonly Fates[] =>
  [0, 3, 6, 9].map((at): Fates => {
    const { againA, againB } = ends[at]!;
    if ((againA > 0 && a === 'never') || (againB > 0 && b === 'never')) return [0, 0, 0];
    return [worth(ends[at]!), worth(ends[at + 1]!), worth(ends[at + 2]!)];
  });

/** The die that each side throws again, 0 for none: the acting side declares first (PIPE-C). */
function declared(
  { lead, lowA, lowB }: Situation,
  spending: Readonly<Record<'a' | 'b', Spending>>,
  values: readonly Fates[],
): readonly [againA: number, againB: number] {
  const value = (againA: number, againB: number): number => {
    const [aLoses, nobody, bLoses] = values[pairOf(againA, againB)]!;
    const fate = fateOf(lead, againA, againB);
    return fate[0] * aLoses + fate[1] * nobody + fate[2] * bLoses;
  };
  const answerTo = (againA: number): number => {
    if (lowB === 0 || spending.b !== 'best') return throwsAgain(spending.b, lead > 0, lowB) ? lowB : 0;
    return value(againA, 0) < value(againA, lowB) - NOISE ? 0 : lowB;
  };
  if (lowA === 0 || spending.a !== 'best') {
    const againA = throwsAgain(spending.a, lead < 0, lowA) ? lowA : 0;
    return [againA, answerTo(againA)];
  }
  const [kept, thrown] = [answerTo(0), answerTo(lowA)];
  return value(0, kept) > value(lowA, thrown) + NOISE ? [0, kept] : [lowA, thrown];
}
