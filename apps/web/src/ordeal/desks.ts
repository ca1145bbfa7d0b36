/** Editions whose questions of odds are put together by a form of their own. */
export const deskEditions: readonly string[] = ['netepic-fr2'];
