/** Dice that fall together. Dice of one lot are alike, so only how many show each face matters. */
export interface Throw {
  readonly purpose: string;
  readonly seat: Seat;
  readonly lots: readonly Lot[];
}

export interface Lot {
  readonly kind: number;
  readonly dice: number;
  readonly sides: number;
  /** 2: each counts as the sum of two dice (2D6); the faces of one such roll stand together. */
  readonly summed: number;
  /**
   * Where results lead to the same: the least result of every band but the first, ascending. `[5]`: below 5, and 5 or more. Whoever
   * throws dice may ignore it; an exact driver shows one result for each band.
   */
  readonly bands?: readonly number[];
}

export type Seat = 'attacker' | 'defender';

/** One way to answer, and how often it may be taken. */
export interface Option {
  readonly key: string;
  readonly most: number;
}

/** A decision on the counts shown: take options, `min` to `max` in all. A pick takes one, a split as many as there are dice. */
export interface Question {
  readonly seat: Seat;
  readonly rule: string;
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
}

export type Need = { readonly throw: Throw } | { readonly ask: Question };

/**
 * Faces by lot in the order thrown, or how often each option is taken. `settled`: by lot, the places of rolls that were thrown
 * again already, which nobody may throw a third time.
 */
export type Given =
  | { readonly faces: readonly (readonly number[])[]; readonly settled?: readonly (readonly number[])[] }
  | { readonly taken: readonly number[] };

export const facesOf = (given: Given | undefined): readonly (readonly number[])[] | undefined =>
  given && 'faces' in given ? given.faces : undefined;

/** The faces of a lot in two: those that may be thrown again, and those that are settled. */
export function settledIn(
  given: Given | undefined,
  lot: number,
  summed: number,
): readonly [open: number[], settled: number[]] {
  const faces = facesOf(given)?.[lot] ?? [];
  const marked = new Set(given && 'faces' in given ? given.settled?.[lot] : undefined);
  const isSettled = (at: number): boolean => marked.has(Math.floor(at / Math.max(1, summed)));
  return [faces.filter((_, at) => !isSettled(at)), faces.filter((_, at) => isSettled(at))];
}

export const takenOf = (given: Given | undefined): readonly number[] | undefined =>
  given && 'taken' in given ? given.taken : undefined;

export const ask = (seat: Seat, rule: string, options: readonly Option[], min: number, max: number): Need => ({
  ask: { seat, rule, options, min, max },
});
