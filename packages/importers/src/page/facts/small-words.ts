/** Words that a Title Case name may write small. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an and as at by for from in into of on or out the to up via with'.split(' '),
);
