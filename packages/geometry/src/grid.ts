import { type Bounds, mayReach } from './shape.js';

/** Things by where they are: a square grid of cells. For hundreds of things; below that looking at all is as fast. */
export interface Grid<T> {
  /** What may lie within `gap` of the bounds, in the order given. Never misses, may name more: ask the exact question after. */
  readonly near: (bounds: Bounds, gap: number) => readonly T[];
}

interface Entry<T> {
  readonly order: number;
  readonly value: T;
  readonly bounds: Bounds;
}

export function gridOf<T>(values: readonly T[], boundsOf: (value: T) => Bounds, cell: number): Grid<T> {
  const cells = new Map<number, Entry<T>[]>();
  values.forEach((value, order) => {
    const entry = { order, value, bounds: boundsOf(value) };
    for (const key of keysOf(entry.bounds, 0, cell)) {
      const found = cells.get(key);
      if (found) found.push(entry);
      else cells.set(key, [entry]);
    }
  });
  return {
    near: (bounds, gap) => query(cells, keysOf(bounds, gap, cell), (entry) => mayReach(entry.bounds, bounds, gap)),
  };
}

function query<T>(cells: ReadonlyMap<number, Entry<T>[]>, keys: Iterable<number>, fits: (entry: Entry<T>) => boolean) {
  const found = new Set<Entry<T>>();
  for (const key of keys) for (const entry of cells.get(key) ?? []) if (fits(entry)) found.add(entry);
  return [...found].sort((a, b) => a.order - b.order).map(({ value }) => value);
}

function* keysOf({ minX, minY, maxX, maxY }: Bounds, gap: number, cell: number): Iterable<number> {
  for (let i = Math.floor((minX - gap) / cell); i <= Math.floor((maxX + gap) / cell); i++) {
    for (let k = Math.floor((minY - gap) / cell); k <= Math.floor((maxY + gap) / cell); k++) yield i * 65_536 + k;
  }
}
