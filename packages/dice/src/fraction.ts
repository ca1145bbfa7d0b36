/** An exact rational number, for the oracle. Always in lowest terms, with a positive denominator. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

export function fraction(over: bigint, under: bigint): Fraction {
  const common = gcd(over < 0n ? -over : over, under);
  return common === 1n ? { over, under } : { over: over / common, under: under / common };
}

export const zero: Fraction = { over: 0n, under: 1n };
export const one: Fraction = { over: 1n, under: 1n };

export const plus = (a: Fraction, b: Fraction): Fraction =>
  a.under === b.under
    ? fraction(a.over + b.over, a.under)
    : fraction(a.over * b.under + b.over * a.under, a.under * b.under);

export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under);

export const isLess = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under;

/** The nearest float64, right to the last digits even where both parts are beyond float64. */
export function toNumber({ over, under }: Fraction): number {
  if (over === 0n) return 0;
  const scale = 1n << 1100n;
  const whole = (over * scale) / under;
  const digits = whole.toString(2);
  const shift = Math.max(0, digits.length - 64);
  return Number(whole >> BigInt(shift)) * 2 ** (shift - 1100);
}

export const printFraction = ({ over, under }: Fraction): string => (under === 1n ? `${over}` : `${over}/${under}`);
