import { nearestKeyword } from './keywords.js';
import { isOneSlip } from './slip.js';
import type { Token } from './token.js';

/** A sentence with its misspelt words put right, and what was changed. */
export interface Repaired {
  readonly tokens: readonly Token[];
  readonly notes: readonly string[];
}

const SHORTEST = 4;

/** Puts right what is one letter away from exactly one word of the grammar, and parts words that ran together. */
export function repaired(tokens: readonly Token[], known: ReadonlySet<string>): Repaired | undefined {
  const notes: string[] = [];
  const all = tokens.flatMap((token): readonly Token[] => {
    const keyword = /^\p{Lu}/u.test(token.raw) && !known.has(token.word) ? nearestKeyword(token.raw) : undefined;
    if (token.sort === 'word' && keyword !== undefined) {
      notes.push(`${token.raw}: read as ${keyword}`);
      return [{ ...token, raw: keyword, word: keyword.toLowerCase() }];
    }
    if (!isMisspelt(token, known)) return [token];
    const word = nearestWord(token.word, known);
    const parts = word === undefined ? partedWord(token.word, known) : [word];
    if (!parts) return [token];
    notes.push(`${token.raw}: read as ${parts.join(' ')}`);
    return parts.map((part) => ({ ...token, word: part }));
  });
  return notes.length > 0 ? { tokens: all, notes } : undefined;
}

/** Words that are taken for one another though more than one slip lies between them. */
const confused: Readonly<Record<string, readonly string[]>> = { unit: ['until'], upto: ['up'] };

/** The sentence with another word of the grammar, one slip away, in place of the one at which reading stopped or the one before. */
export function* mendedAt(tokens: readonly Token[], at: number, known: ReadonlySet<string>): Generator<Repaired> {
  for (const place of [at, at - 1]) {
    const token = tokens[place];
    if (token?.sort !== 'word' || token.marked || token.word.length < 2 || /^\p{Lu}/u.test(token.raw)) continue;
    for (const word of [...known]
      .filter((one) => one.length > 1 && isOneSlip(one, token.word))
      .concat(confused[token.word] ?? []))
      yield { tokens: tokens.with(place, { ...token, word }), notes: [`${token.raw}: read as ${word}`] };
  }
}

const isMisspelt = ({ sort, word, raw, marked }: Token, known: ReadonlySet<string>): boolean =>
  sort === 'word' && !known.has(word) && word.length >= SHORTEST && !marked && !/^\p{Lu}{2}/u.test(raw);

/** The only word that one slip turns into this one. */
function nearestWord(word: string, known: ReadonlySet<string>): string | undefined {
  const found = new Set<string>();
  const singular = word.replace(/s$/, '');
  for (const candidate of known) {
    if (candidate.length < SHORTEST || Math.abs(candidate.length - word.length) > 2) continue;
    if (
      isOneSlip(word, candidate) ||
      (singular.length >= SHORTEST && singular !== word && isOneSlip(singular, candidate))
    ) {
      found.add(candidate);
    }
  }
  return found.size === 1 ? [...found][0] : undefined;
}

/** Two words of the grammar that were printed as one. */
function partedWord(word: string, known: ReadonlySet<string>): readonly string[] | undefined {
  const found: (readonly string[])[] = [];
  for (let at = 2; at <= word.length - 3; at++) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (known.has(left) && known.has(right)) found.push([left, right]);
  }
  return found.length === 1 ? found[0] : undefined;
}
