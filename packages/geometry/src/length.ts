declare const micrometre: unique symbol;

/** A whole number of micrometres. Both games measure in whole micrometres without rest: 1″ is 25,400 of them. */
export type Length = number & { readonly [micrometre]: 'length' };

/** The square of a length, exact below 2^53. */
export type Square = number & { readonly [micrometre]: 'square' };

/** Coordinates stay within ±8.388608 m, so that every product of two differences is exact in a double. */
const farthest = 8_388_608;

/** `n` micrometres; throws on a fraction of one. */
export function micrometres(n: number): Length {
  if (!Number.isInteger(n) || Math.abs(n) > farthest) throw new RangeError(`not a whole length on the board: ${n}`);
  return n as Length;
}

const scaled = (n: number, unit: number): Length => {
  const nearest = Math.round(n * unit);
  if (Math.abs(n * unit - nearest) > 1e-6) throw new RangeError(`${n} is not a whole number of micrometres`);
  return micrometres(nearest);
};

/** `inches(2.5)`; throws on what is no whole number of micrometres, such as a third of an inch. */
export const inches = (n: number): Length => scaled(n, 25_400);
export const mm = (n: number): Length => scaled(n, 1000);
export const cm = (n: number): Length => scaled(n, 10_000);

export const square = (length: Length): Square => (length * length) as Square;

export const plus = (a: Length, b: Length): Length => (a + b) as Length;
export const minus = (a: Length, b: Length): Length => (a - b) as Length;

/** The nearest whole micrometre, halves away from zero, so that mirrored shapes round alike. */
export const rounded = (n: number): Length => (n < 0 ? 0 - Math.floor(0.5 - n) : Math.floor(n + 0.5)) as Length;
