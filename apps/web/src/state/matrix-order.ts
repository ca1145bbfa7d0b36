export type Order = 'descending' | 'ascending';

/** By the figures of one line of the matrix, by its number, or by what a unit is worth for its points. */
export interface Sorted {
  readonly by: number | 'worth';
  readonly order: Order;
}

/** Highest first, then lowest first, then as it was. */
export function turned(now: Sorted | undefined, by: Sorted['by']): Sorted | undefined {
  if (now?.by !== by) return { by, order: 'descending' };
  return now.order === 'descending' ? { by, order: 'ascending' } : undefined;
}

/** A list with the place that each had in it, sorted; what has no figure stands last either way, equals as they were. */
export function orderBy<T>(
  list: readonly T[],
  sorted: Sorted | undefined,
  figure: (at: number, by: Sorted['by']) => number | undefined,
): readonly (readonly [one: T, at: number])[] {
  const placed = list.map((one, at) => [one, at] as const);
  if (sorted === undefined) return placed;
  const sign = sorted.order === 'descending' ? -1 : 1;
  return placed.sort(([, a], [, b]) => {
    const [first, second] = [figure(a, sorted.by), figure(b, sorted.by)];
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined);
    return sign * (first - second);
  });
}

/** What each row comes to for a hundred of its points, as a mean over its cells; nothing where a row has no points. */
export function worthOf(
  values: readonly (readonly number[])[],
  points: readonly number[],
): readonly (number | undefined)[] {
  return values.map((row, a) => {
    const cost = points[a] ?? 0;
    if (!(cost > 0) || row.length === 0) return undefined;
    return (row.reduce((sum, value) => sum + value, 0) / row.length) * (100 / cost);
  });
}
