/** More of a thing, or more points, than any army has. */
const MOST_COUNT = 1000;
const MOST_POINTS = 100_000;

/** `2,000`, `2.000`, `2 000`, `2000`: points as programs of several countries print them. */
export function parsePoints(printed: string): number | undefined {
  const digits = printed.replace(/[.,\s\u00a0\u202f]/g, '');
  if (!/^\d{1,6}$/.test(digits)) return undefined;
  const value = Number(digits);
  return value <= MOST_POINTS ? value : undefined;
}

/** A whole number of models or weapons; programs write `5`, `"5"` and `5.0`. */
export function parseCount(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d{1,9}(?:\.0+)?$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= MOST_COUNT
    ? number
    : undefined;
}

/** A price in a tree: `105.0`, `105`. */
export function parseCost(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d{1,9}(?:\.\d+)?$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && Math.abs(number) <= MOST_POINTS
    ? Math.round(number)
    : undefined;
}
