const FEW = 16;

/** A map of numbers that mostly holds a handful: looked through in order while it does. */
export class Few<Value> {
  readonly #keys: number[] = [];
  readonly #values: Value[] = [];
  #many: Map<number, Value> | undefined;

  get(key: number): Value | undefined {
    if (this.#many) return this.#many.get(key);
    const at = this.#keys.indexOf(key);
    return at < 0 ? undefined : this.#values[at];
  }

  /** Puts in what is not there yet. */
  add(key: number, value: Value): void {
    if (this.#many) {
      this.#many.set(key, value);
      return;
    }
    this.#keys.push(key);
    this.#values.push(value);
    if (this.#keys.length > FEW) this.#many = new Map(this.#keys.map((one, at) => [one, this.#values[at]!]));
  }
}
