/** Nodes by a whole number: a row where the numbers are few, a map where they are not. */
export class Known {
  readonly #size: number;
  #row: Int32Array | undefined;
  #map: Map<number, number> | undefined;

  /** Keys lie below `size`. */
  constructor(size: number) {
    this.#size = size;
  }

  /** -1 where there is none yet. */
  get(key: number): number {
    return this.#row?.[key] ?? this.#map?.get(key) ?? -1;
  }

  set(key: number, node: number): number {
    if (this.#size > MOST_IN_A_ROW) {
      this.#map ??= new Map();
      this.#map.set(key, node);
      return node;
    }
    this.#row ??= new Int32Array(this.#size).fill(-1);
    this.#row[key] = node;
    return node;
  }
}

const MOST_IN_A_ROW = 1 << 13;
