/** More standings, or more numbers in one table, and the exact answer is refused. */
export const MOST_STANDINGS = 400_000;
/** Where choices look ahead, every standing is met with every number of dice that are left. */
export const MOST_STANDINGS_AHEAD = 40_000;
export const MOST_CELLS = 40_000_000;

/** More sums than this, a second or two of them, and it is refused too. */
export const MOST_SUMS = 60_000_000;

/** Thrown by the drivers and turned into an issue at the door of `odds`. */
export class TooLargeError extends Error {
  readonly size: number;
  constructor(size: number) {
    super(`the exact answer would need a table of ${size} chances`);
    this.size = size;
  }
}
