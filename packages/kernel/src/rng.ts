/** The state of a generator, as data: four unsigned 32-bit words. */
export type RngState = readonly [number, number, number, number];

/**
 * xoshiro128**: the generator of stored battles, so it must never change. State is data and can be saved and restored.
 * `below(n)` is exact: it rejects instead of folding the remainder in.
 */
export class Rng {
  readonly #s: Int32Array;

  private constructor(state: Int32Array) {
    this.#s = state;
  }

  /** Any strings or numbers make a seed: the same ones in the same order make the same dice. */
  static seeded(...parts: readonly (string | number)[]): Rng {
    let h = 0x9e3779b9;
    for (const part of parts) {
      for (const char of `${part}\u0000`) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 0x85ebca6b) ^ (h >>> 13);
    }
    const state = new Int32Array(4);
    for (let i = 0; i < 4; i++) {
      h = (h + 0x9e3779b9) | 0;
      let z = h;
      z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
      z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
      state[i] = z ^ (z >>> 15);
    }
    if (state.every((word) => word === 0)) state[0] = 1;
    return new Rng(state);
  }

  static from(state: RngState): Rng {
    return new Rng(Int32Array.from(state));
  }

  get state(): RngState {
    const [a = 0, b = 0, c = 0, d = 0] = this.#s;
    return [a >>> 0, b >>> 0, c >>> 0, d >>> 0];
  }

  /** The next 32 random bits, unsigned. */
  next(): number {
    const s = this.#s;
    const s1 = s[1]!;
    const x = Math.imul(s1, 5);
    const result = Math.imul((x << 7) | (x >>> 25), 9);
    s[2]! ^= s[0]!;
    s[3]! ^= s1;
    s[1]! ^= s[2]!;
    s[0]! ^= s[3]!;
    s[2]! ^= s1 << 9;
    s[3] = (s[3]! << 11) | (s[3]! >>> 21);
    return result >>> 0;
  }

  /** A whole number from 0 to n - 1, every one equally likely. */
  below(n: number): number {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    let bits = this.next();
    while (bits >= limit) bits = this.next();
    return bits % n;
  }

  /** The face that a die of so many sides shows. */
  die(sides: number): number {
    return this.below(sides) + 1;
  }
}
