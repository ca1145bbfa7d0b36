/** Of more standings than this a table for each sort of whole would take more room than it saves time. */
export const MOST_SPREAD = 20_000;

/** Wholes that are alike but for what is lost: one of them, and how likely each standing is. */
export class Spread<S> {
  whole: S;
  readonly chances: Float64Array;
  /** The standings that may be. */
  #met: number[] = [];

  constructor(whole: S, size: number) {
    this.whole = whole;
    this.chances = new Float64Array(size);
  }

  add(standing: number, chance: number): void {
    if (chance === 0) return;
    const known = this.chances[standing]!;
    if (known === 0) this.#met.push(standing);
    this.chances[standing] = known + chance;
  }

  /** Every standing of the other, so many further on, each so likely. */
  addAll(other: Spread<S>, further: number, share: number): void {
    const { chances } = other;
    const met = other.#met;
    for (let i = 0; i < met.length; i++) this.add(met[i]! + further, chances[met[i]!]! * share);
  }

  chance(): number {
    return this.#met.reduce((sum, standing) => sum + this.chances[standing]!, 0);
  }

  /** Empty again, for other wholes. */
  reused(whole: S): this {
    for (const standing of this.#met) this.chances[standing] = 0;
    this.#met = [];
    this.whole = whole;
    return this;
  }
}
