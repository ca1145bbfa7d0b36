/** One number of an attack, from what is printed to what counted, and what each rule made of it. */
export interface Worked {
  /** The number as rules name it: `skill`, `hit-roll`, `armour-penetration`. */
  readonly what: string;
  /** As printed; dice as text. */
  readonly from: number | string;
  /** What counted; absent where only the dice say. */
  readonly to?: number;
  readonly by: readonly WorkedBy[];
}

export interface WorkedBy {
  readonly rule: string;
  readonly how: string;
  readonly by: number;
}

/** What a roll is judged by. */
export interface Why {
  /** Whom it falls on, where the target is not of one kind. */
  readonly of?: string;
  readonly numbers: readonly Worked[];
  /** Rules that changed what follows from the faces shown. */
  readonly acts: readonly string[];
  /** Rules that let its dice be thrown again. */
  readonly again: readonly string[];
}
