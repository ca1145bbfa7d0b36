/** Of more standings than this a table for each sort of whole would take more room than it saves time. */
export const MOST_SPREAD = 20_000;

const SHORT = 4000;

/** Wholes that are alike but for what is lost: one of them, and how likely each standing is. */
export class Spread<S> {
  readonly whole: S;
  /** By standing; a short one is a plain array, which is made in less time. */
  readonly chances: Float64Array | number[];
  /** The standings that may be. */
  readonly #met: number[] = [];

  constructor(whole: S, size: number) {
    this.whole = whole;
    this.chances = size < SHORT ? new Array<number>(size).fill(0) : new Float64Array(size);
  }

  add(standing: number, chance: number): void {
    if (chance === 0) return;
    const known = this.chances[standing]!;
    if (known === 0) this.#met.push(standing);
    this.chances[standing] = known + chance;
  }

  /** Every standing of the other, so many further on, each so likely. */
  addAll(other: Spread<S>, further: number, share: number): void {
    for (const standing of other.#met) this.add(standing + further, other.chances[standing]! * share);
  }

  chance(): number {
    return this.#met.reduce((sum, standing) => sum + this.chances[standing]!, 0);
  }
}
