import { type Fraction, fraction, isLess, one, plus, times, zero } from './fraction.js';
import { begin, type Frame, type Table } from './frame.js';
import type { Given, Question, Throw } from './need.js';
import { advance } from './procedure.js';
import { standingsFor, unlocked } from './standings.js';
import type { Volley } from './volley.js';

/** Answers a question, or leaves it to the search for the goal. */
export type Answerer = (question: Question, frame: Frame) => readonly number[] | 'best';

export interface Oracle {
  /** Exact chance by number of the standing, whatever is locked; what cannot be reached is left out. */
  readonly chances: ReadonlyMap<number, Fraction>;
}

/**
 * Tries every face and every answer of the procedure, in exact fractions. Slow; it defines the answer for every other driver.
 * `worth` of a final standing is what the attacker maximises, and the defender minimises, where `answer` says `best`.
 */
export function oracle(volley: Volley, answer: Answerer, worth: (standing: number) => Fraction): Oracle {
  const table: Table = { volley, standings: standingsFor(volley) };
  return searcher(table, answer, worth).from(begin(table));
}

/** Answers by trying everything that may follow, for small volleys: what `answer` leaves open is settled for the goal. */
export function searching(
  table: Table,
  answer: Answerer,
  worth: (standing: number) => Fraction,
): (question: Question, frame: Frame) => readonly number[] {
  const { bestOf } = searcher(table, answer, worth);
  return (question, frame) => {
    const taken = answer(question, frame);
    return taken === 'best' ? bestOf(question, frame) : taken;
  };
}

function searcher(table: Table, answer: Answerer, worth: (standing: number) => Fraction) {
  const known = new Map<string, Result>();

  const from = (frame: Frame, given?: Given): Result => {
    const { frame: next, need } = advance(table, frame, given);
    if (!need) {
      const end = unlocked(table.standings, next.standing);
      return { value: worth(end), chances: new Map([[end, one]]) };
    }
    const key = JSON.stringify(next) + JSON.stringify(need);
    const found = known.get(key);
    if (found) return found;
    const made = 'throw' in need ? allFaces(next, need.throw) : allAnswers(next, need.ask);
    known.set(key, made);
    return made;
  };

  const allFaces = (frame: Frame, thrown: Throw): Result => {
    const chances = new Map<number, Fraction>();
    let value = zero;
    for (const { faces, chance } of everyFace(thrown)) {
      const result = from(frame, { faces });
      value = plus(value, times(chance, result.value));
      for (const [standing, p] of result.chances)
        chances.set(standing, plus(chances.get(standing) ?? zero, times(chance, p)));
    }
    return { value, chances };
  };

  const allAnswers = (frame: Frame, question: Question): Result => {
    const taken = answer(question, frame);
    return from(frame, { taken: taken === 'best' ? bestOf(question, frame) : taken });
  };

  const bestOf = (question: Question, frame: Frame): readonly number[] => {
    const better = (a: Result, b: Result): boolean =>
      question.seat === 'attacker' ? isLess(b.value, a.value) : isLess(a.value, b.value);
    const [first, ...others] = everyAnswer(question).map((taken) => ({ taken, result: from(frame, { taken }) }));
    return others.reduce((best, other) => (better(other.result, best.result) ? other : best), first!).taken;
  };

  return { from, bestOf };
}

interface Result extends Oracle {
  readonly value: Fraction;
}

/** Every answer within the question's bounds: how often each option is taken. */
export function everyAnswer({ options, min, max }: Question): number[][] {
  const all: number[][] = [];
  const fill = (taken: number[], total: number): void => {
    const option = options[taken.length];
    if (!option) {
      if (total >= min) all.push(taken);
      return;
    }
    for (let n = Math.min(option.most, max - total); n >= 0; n--) fill([...taken, n], total + n);
  };
  fill([], 0);
  return all;
}

interface Faces {
  readonly faces: readonly (readonly number[])[];
  readonly chance: Fraction;
}

/** Every result of a throw, dice of a lot in ascending order, with its exact chance. */
export function everyFace({ lots }: Throw): Faces[] {
  let all: Faces[] = [{ faces: [], chance: one }];
  for (const { dice, sides, summed } of lots) {
    const rolls = everyRoll(summed, sides);
    const lot = multisets(rolls.length, dice).map((counts) => ({
      faces: counts.flatMap((n, i) => Array.from({ length: n }, () => rolls[i]!.faces).flat()),
      chance: counts.reduce((p, n, i) => times(p, power(rolls[i]!.chance, n)), fraction(multinomial(counts), 1n)),
    }));
    all = all.flatMap((before) =>
      lot.map(({ faces, chance }) => ({ faces: [...before.faces, faces], chance: times(before.chance, chance) })),
    );
  }
  return all;
}

const everyRoll = (summed: number, sides: number): { readonly faces: readonly number[]; readonly chance: Fraction }[] =>
  multisets(sides, summed).map((counts) => ({
    faces: counts.flatMap((n, face) => Array.from({ length: n }, () => face + 1)),
    chance: fraction(multinomial(counts), BigInt(sides) ** BigInt(summed)),
  }));

/** All ways to share `dice` among `boxes`, as counts. */
function multisets(boxes: number, dice: number): number[][] {
  if (boxes === 1) return [[dice]];
  return Array.from({ length: dice + 1 }, (_, n) => multisets(boxes - 1, dice - n).map((rest) => [n, ...rest])).flat();
}

function multinomial(counts: readonly number[]): bigint {
  let [ways, placed] = [1n, 0n];
  for (const n of counts) {
    for (let i = 1n; i <= BigInt(n); i++) ways = (ways * ++placed) / i;
  }
  return ways;
}

const power = (p: Fraction, n: number): Fraction => fraction(p.over ** BigInt(n), p.under ** BigInt(n));
