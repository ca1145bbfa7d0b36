/**
 * What one die comes to, as a polynomial: each term is a chance and how many blows of each kind. Up to six kinds; a term's
 * exponents are packed into one key, a byte a kind.
 */
export interface Polynomial {
  readonly keys: readonly number[];
  readonly chances: readonly number[];
}

export const certain: Polynomial = { keys: [0], chances: [1] };

export const MOST_KINDS = 6;
const BYTE = 256;
/** The key of one blow, by its kind. */
const ONE = Array.from({ length: MOST_KINDS }, (_, kind) => BYTE ** kind);

/** Exactly one blow of a kind. */
export const single = (kind: number): Polynomial => ({ keys: [ONE[kind]!], chances: [1] });

export const exponent = (key: number, kind: number): number => Math.floor(key / ONE[kind]!) % BYTE;

/** The most blows of a kind that one die comes to. */
export function widest({ keys }: Polynomial, kind: number): number {
  let most = 0;
  for (const key of keys) most = Math.max(most, exponent(key, kind));
  return most;
}

/** The weighted sum of polynomials: a die that comes to one of them. */
export function mixture(parts: readonly { readonly chance: number; readonly of: Polynomial }[]): Polynomial {
  const keys: number[] = [];
  const chances: number[] = [];
  for (const { chance, of } of parts)
    for (let i = 0; i < of.keys.length; i++) addTerm(keys, chances, of.keys[i]!, chance * of.chances[i]!);
  return { keys, chances };
}

/** Both happen, independently. */
export function product(a: Polynomial, b: Polynomial): Polynomial {
  if (a === certain) return b;
  if (b === certain) return a;
  const keys: number[] = [];
  const chances: number[] = [];
  for (let i = 0; i < a.keys.length; i++) {
    for (let k = 0; k < b.keys.length; k++)
      addTerm(keys, chances, a.keys[i]! + b.keys[k]!, a.chances[i]! * b.chances[k]!);
  }
  return { keys, chances };
}

export function power(of: Polynomial, times: number): Polynomial {
  let result = certain;
  for (let i = 0; i < times; i++) result = product(result, of);
  return result;
}

/** Each blow of a kind counts only with this chance, independently. */
export function thinned(of: Polynomial, kind: number, chance: number): Polynomial {
  if (chance === 1) return of;
  const keys: number[] = [];
  const chances: number[] = [];
  const row = [1];
  for (let i = 0; i < of.keys.length; i++) {
    const n = exponent(of.keys[i]!, kind);
    binomial(row, n, chance);
    let key = of.keys[i]! - n * ONE[kind]!;
    for (let k = 0; k <= n; k++, key += ONE[kind]!) addTerm(keys, chances, key, of.chances[i]! * row[k]!);
  }
  return { keys, chances };
}

/** Writes the chance of each number of ones among `n` tries to the beginning of `row`. */
function binomial(row: number[], n: number, chance: number): void {
  row[0] = 1;
  for (let tries = 1; tries <= n; tries++) {
    row[tries] = row[tries - 1]! * chance;
    for (let k = tries - 1; k > 0; k--) row[k] = row[k]! * (1 - chance) + row[k - 1]! * chance;
    row[0] *= 1 - chance;
  }
}

/** Blows of one kind counted as another: they do the same. */
export function merged(of: Polynomial, kind: number, into: number): Polynomial {
  const keys: number[] = [];
  const chances: number[] = [];
  of.keys.forEach((key, i) => {
    const n = exponent(key, kind);
    addTerm(keys, chances, key + n * (ONE[into]! - ONE[kind]!), of.chances[i]!);
  });
  return { keys, chances };
}

function addTerm(keys: number[], chances: number[], key: number, chance: number): void {
  if (chance === 0) return;
  const i = keys.indexOf(key);
  if (i >= 0) chances[i]! += chance;
  else {
    keys.push(key);
    chances.push(chance);
  }
}

/**
 * The joint chance of the counts of blows when the number of dice is itself random: Σ P(n)·pⁿ by Horner.
 * `most[k]`: counts of kind k saturate there (more makes no difference). Index: first kind fastest.
 */
export function counted(die: Polynomial, dice: ArrayLike<number>, most: readonly number[]): Float64Array {
  const [only = 0] = most;
  if (most.length === 1) {
    const isBinary = only > 0 && die.keys.every((key) => key < 2);
    return isBinary ? countedBinary(die, dice, only) : countedOne(die, dice, only);
  }
  const strides: number[] = [];
  let size = 1;
  for (const n of most) {
    strides.push(size);
    size *= n + 1;
  }
  const terms = die.keys.map((key, i) => ({ chance: die.chances[i]!, by: most.map((_, kind) => exponent(key, kind)) }));
  return countedMany(terms, dice, most, strides, size);
}

interface Term {
  readonly chance: number;
  readonly by: readonly number[];
}

function countedOne(die: Polynomial, dice: ArrayLike<number>, most: number): Float64Array {
  const { keys, chances } = die;
  const farthest = widest(die, 0);
  let now = new Float64Array(most + 1);
  let next = new Float64Array(most + 1);
  let reach = 0;
  for (let n = dice.length - 1; n >= 0; n--) {
    if (n < dice.length - 1) {
      const wider = Math.min(most, reach + farthest);
      next.fill(0, 0, wider + 1);
      for (let t = 0; t < keys.length; t++) {
        const shift = keys[t]!;
        const weight = chances[t]!;
        const inside = Math.min(reach, most - shift);
        for (let i = 0; i <= inside; i++) next[i + shift]! += now[i]! * weight;
        for (let i = Math.max(0, inside + 1); i <= reach; i++) next[most]! += now[i]! * weight;
      }
      reach = wider;
      [now, next] = [next, now];
    }
    now[0]! += dice[n]!;
  }
  return now;
}

/** Every die comes to one blow or none, the commonest case: in place, from the top. */
function countedBinary({ keys, chances }: Polynomial, dice: ArrayLike<number>, most: number): Float64Array {
  const chanceOf = (blows: number): number =>
    keys.reduce((sum, key, i) => (key === blows ? sum + chances[i]! : sum), 0);
  const [none, one] = [chanceOf(0), chanceOf(1)];
  const now = new Float64Array(most + 1);
  let reach = 0;
  for (let n = dice.length - 1; n >= 0; n--) {
    if (n < dice.length - 1) {
      // what is full stays full, whatever the die shows
      const full = reach === most ? now[most]! * one : 0;
      if (reach < most) reach++;
      for (let i = reach; i > 0; i--) now[i] = now[i]! * none + now[i - 1]! * one;
      now[most]! += full;
      now[0]! *= none;
    }
    now[0]! += dice[n]!;
  }
  return now;
}

function countedMany(
  terms: readonly Term[],
  dice: ArrayLike<number>,
  most: readonly number[],
  strides: readonly number[],
  size: number,
): Float64Array {
  let now = new Float64Array(size);
  let next = new Float64Array(size);
  const moves = terms.map(({ chance, by }) => ({ chance, to: destinations(by, most, strides, size) }));
  const reach = most.map(() => 0);
  let last = 0;
  for (let n = dice.length - 1; n >= 0; n--) {
    if (n < dice.length - 1) {
      next.fill(0);
      for (const { chance, to } of moves) {
        for (let i = 0; i <= last; i++) {
          const x = now[i]!;
          if (x !== 0) next[to[i]!]! += x * chance;
        }
      }
      last = 0;
      reach.forEach((at, k) => {
        reach[k] = Math.min(most[k]!, at + Math.max(0, ...terms.map(({ by }) => by[k]!)));
        last += reach[k]! * strides[k]!;
      });
      [now, next] = [next, now];
    }
    now[0]! += dice[n]!;
  }
  return now;
}

function destinations(
  by: readonly number[],
  most: readonly number[],
  strides: readonly number[],
  size: number,
): Int32Array {
  const to = new Int32Array(size);
  for (let i = 0; i < size; i++) {
    let at = 0;
    for (let k = 0; k < most.length; k++) {
      const count = Math.floor(i / strides[k]!) % (most[k]! + 1);
      at += Math.min(most[k]!, count + by[k]!) * strides[k]!;
    }
    to[i] = at;
  }
  return to;
}
