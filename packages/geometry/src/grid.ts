import { type Bounds, mayReach } from './shape.js';

/** Things by where they are: a square grid of cells. Never misses. */
export interface Grid<T> {
  /** What may lie within `gap` of the bounds, in the order given: ask the exact question after. */
  readonly near: (bounds: Bounds, gap: number) => readonly T[];
  /** The first of those of which something holds. */
  readonly find: (bounds: Bounds, gap: number, test: (value: T) => boolean) => T | undefined;
}

/** Each cell holds a row of bits, one for each thing that reaches into it. */
export function gridOf<T>(values: readonly T[], boundsOf: (value: T) => Bounds, cell: number): Grid<T> {
  const bounds = values.map(boundsOf);
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const one of bounds) {
    if (one.minX < minX) minX = one.minX;
    if (one.minY < minY) minY = one.minY;
    if (one.maxX > maxX) maxX = one.maxX;
    if (one.maxY > maxY) maxY = one.maxY;
  }
  const columns = values.length === 0 ? 0 : Math.floor((maxX - minX) / cell) + 1;
  const rows = values.length === 0 ? 0 : Math.floor((maxY - minY) / cell) + 1;
  const words = Math.ceil(values.length / 32);
  const bits = new Int32Array(columns * rows * words);
  const low = (at: number, from: number): number => Math.max(0, Math.floor((at - from) / cell));
  const high = (at: number, from: number, all: number): number => Math.min(all - 1, Math.floor((at - from) / cell));
  bounds.forEach((one, i) => {
    const right = high(one.maxX, minX, columns);
    const top = high(one.maxY, minY, rows);
    for (let y = low(one.minY, minY); y <= top; y++)
      for (let x = low(one.minX, minX); x <= right; x++) bits[(y * columns + x) * words + (i >> 5)]! |= 1 << (i & 31);
  });
  const find = (around: Bounds, gap: number, test: (value: T) => boolean): T | undefined => {
    const [left, right] = [low(around.minX - gap, minX), high(around.maxX + gap, minX, columns)];
    const [bottom, top] = [low(around.minY - gap, minY), high(around.maxY + gap, minY, rows)];
    for (let word = 0; word < words; word++) {
      let open = 0;
      for (let y = bottom; y <= top; y++)
        for (let x = left; x <= right; x++) open |= bits[(y * columns + x) * words + word]!;
      while (open !== 0) {
        const bit = open & -open;
        open ^= bit;
        const i = (word << 5) + 31 - Math.clz32(bit);
        if (mayReach(bounds[i]!, around, gap) && test(values[i]!)) return values[i];
      }
    }
    return undefined;
  };
  const near = (around: Bounds, gap: number): readonly T[] => {
    const found: T[] = [];
    find(around, gap, (value) => {
      found.push(value);
      return false;
    });
    return found;
  };
  return { near, find };
}
