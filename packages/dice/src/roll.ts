import type { DiceExpression } from './expression.js';

const rolls = new Map<string, Float64Array>();

/**
 * The chance of each sum of so many dice, `plus` left out: index 0 is the least sum, `dice`. No dice: a certain zero.
 * Kept by shape; callers must not write into it.
 */
function sumOfDice({ dice, sides }: Pick<DiceExpression, 'dice' | 'sides'>): Float64Array {
  const key = `${dice}d${sides}`;
  let chances = rolls.get(key);
  if (chances === undefined) {
    chances = Float64Array.of(1);
    for (let i = 0; i < dice; i++) chances = withOneMore(chances, sides);
    rolls.set(key, chances);
  }
  return chances;
}

function withOneMore(sum: Float64Array, sides: number): Float64Array {
  const more = new Float64Array(sum.length + sides - 1);
  for (let i = 0; i < sum.length; i++) for (let face = 0; face < sides; face++) more[i + face]! += sum[i]! / sides;
  return more;
}

/** The chance of each value of an expression after `amount`, with its one re-roll taken where `again(rolled)` says so. */
export function rolled(
  each: DiceExpression,
  amount: (rolled: number) => number,
  again: (rolled: number) => boolean = () => false,
): Float64Array {
  const sums = sumOfDice(each);
  const least = each.dice + each.plus;
  let most = 0;
  let thrownAgain = 0;
  for (let i = 0; i < sums.length; i++) {
    most = Math.max(most, amount(least + i));
    if (again(least + i)) thrownAgain += sums[i]!;
  }
  const chances = new Float64Array(most + 1);
  for (let i = 0; i < sums.length; i++) {
    const value = Math.max(0, amount(least + i));
    chances[value]! += sums[i]! * (thrownAgain + (again(least + i) ? 0 : 1));
  }
  return chances;
}

/** The chance of each sum of two independent numbers. */
function convolve(a: Float64Array, b: Float64Array): Float64Array {
  const sum = new Float64Array(a.length + b.length - 1);
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    if (x === 0) continue;
    for (let k = 0; k < b.length; k++) sum[i + k]! += x * b[k]!;
  }
  return sum;
}

/** The chance of each sum of `times` independent copies. */
export function repeated(one: Float64Array, times: number): Float64Array {
  let result = Float64Array.of(1);
  let square = one;
  for (let left = times; left > 0; left >>= 1) {
    if (left & 1) result = convolve(result, square) as Float64Array<ArrayBuffer>;
    if (left > 1) square = convolve(square, square);
  }
  return result;
}

/** The chance of each number of ones among `n` independent tries. */
export function binomial(n: number, chance: number): Float64Array {
  let row = Float64Array.of(1);
  for (let i = 0; i < n; i++) row = convolve(row, Float64Array.of(1 - chance, chance)) as Float64Array<ArrayBuffer>;
  return row;
}
