/** Words that show that a phrase is not a keyword, so that nothing is guessed. */
const neverInKeywords = new Set(
  (
    'a an and any all at attack attacks against are by each enemy friendly for from has have if in is it its model models not ' +
    'on one or phase roll rolls target targets targeted targeting than that the their them they this those to turn unit units ' +
    'weapon weapons when where which while with within without wound wounds your you'
  ).split(' '),
);

/**
 * A keyword, in capitals; undefined if the words cannot be one. Several words are taken for one keyword only if they are
 * written in capitals, or where nothing else can stand.
 */
export function parseKeyword(text: string, { severalWords = false } = {}): string | undefined {
  const words = text.trim().split(/\s+/);
  const keyword = words.join(' ').toUpperCase();
  if (words.length > 4 || (words.length > 1 && !severalWords && words.join(' ') !== keyword)) return undefined;
  const isWord = (word: string): boolean =>
    /^[\p{L}][\p{L}\p{N}'’-]*$/u.test(word) && !neverInKeywords.has(word.toLowerCase());
  return words.every(isWord) ? keyword : undefined;
}
