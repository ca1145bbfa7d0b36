/**
 * A name as people recognise it: case, accents, apostrophes, hyphens, `&`, plural endings and marks such as
 * `[Legends]` make no difference.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘`´]/g, '')
    .toLowerCase()
    .replace(/\[[^[\]]*\]/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map(singular)
    .join(' ');

/** `boyz` and `boy`, `cannons` and `cannon`; short words and those in `ss` or `us` stay. */
const singular = (word: string): string =>
  word.length > 3 && !/(?:ss|us|is)$/.test(word) ? word.replace(/(?:s|z)$/, '') : word;

export const isSameName = (a: string, b: string): boolean => foldName(a) === foldName(b);
