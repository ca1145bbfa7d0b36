import { kebab, nearest } from '@umpire/kernel';

/** Something that is asked for by name. */
export interface Named {
  readonly name: string;
  readonly aliases?: readonly string[];
}

export type Match<T> =
  | { readonly kind: 'one'; readonly found: T }
  | { readonly kind: 'several'; readonly found: readonly T[] }
  | { readonly kind: 'none'; readonly near: readonly string[] };

const wordsOf = (name: string): readonly string[] =>
  kebab(name)
    .split('-')
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .filter((word) => word !== '');

const namesOf = ({ name, aliases = [] }: Named): readonly string[] => [name, ...aliases];

/** By its whole name, in one or many; else by words of it that no other has; else the nearest names. */
export function matchName<T extends Named>(asked: string, items: readonly T[]): Match<T> {
  const words = wordsOf(asked);
  const whole = words.join('-');
  const same = items.filter((item) => namesOf(item).some((name) => wordsOf(name).join('-') === whole));
  const having = words.length === 0 ? [] : items.filter((item) => namesOf(item).some((name) => hasAll(name, words)));
  const found = same.length > 0 ? same : having;
  const [only] = found;
  if (only === undefined) return { kind: 'none', near: nearestTo(asked, items) };
  return found.length === 1 ? { kind: 'one', found: only } : { kind: 'several', found };
}

/** So many letters stand for the word that they begin. */
const BEGUN = 4;

const hasAll = (name: string, words: readonly string[]): boolean => {
  const own = wordsOf(name);
  return words.every((word) => own.some((one) => one === word || (word.length >= BEGUN && one.startsWith(word))));
};

/** By letters, else by a word in common. */
function nearestTo(asked: string, items: readonly Named[]): readonly string[] {
  const near = nearest(asked, items.flatMap(namesOf));
  if (near.length > 0) return near;
  const words = wordsOf(asked);
  return items
    .flatMap(namesOf)
    .filter((name) => wordsOf(name).some((word) => nearest(word, words, 1).length > 0))
    .slice(0, 3);
}
