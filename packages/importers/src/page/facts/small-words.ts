/** Words that a Title Case name may write small. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an and as at by da de der for from in into is it la le of on or out the to up van via von with'.split(' '),
);
