import { nearestKeyword } from './keywords.js';
import { remembered } from './memo.js';
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
const confused: Readonly<Record<string, readonly string[]>> = {
  unit: ['until'],
  upto: ['up'],
  with: ['within'],
  returned: ['return'],
  select: ['selected'],
  it: ['its'],
  if: ['be'],
  of: ['by'],
  one: ['on'],
};
/** What is lost or doubled in print and rules nothing by itself. */
const small = ['a', 'the', 'of', 'to', 'be', 'that', ','];
const negations = /^(?:no|not|cannot|unless|without)$/;

/** A sentence with one word put right, and the first place at which it differs. */
export interface Mended extends Repaired {
  /** The word that stands there now, if one does. */
  readonly word?: string;
  readonly from: number;
}

/** The sentence with one word put right, left out or put in where reading stopped. */
export function* mendedAt(tokens: readonly Token[], at: number, known: ReadonlySet<string>): Generator<Mended> {
  for (const from of [at, at - 1, at - 2]) {
    const token = tokens[from];
    if (!token || !isPlain(token)) continue;
    const others =
      from < at - 1 ? [] : nearWords(token.word, known).filter((one) => one.length > 1 && !negations.test(one));
    for (const word of others.concat(confused[token.word] ?? []))
      yield { from, word, tokens: tokens.with(from, { ...token, word }), notes: [`${token.raw}: read as ${word}`] };
  }
  const stuck = tokens[at];
  const owner = [at, at - 1, at - 2].find((from) => from > 0 && tokens[from]?.raw === 's');
  if (owner !== undefined) {
    const own = tokens.with(owner, { ...tokens[owner]!, word: "'s" });
    yield { from: owner, word: "'s", tokens: own, notes: [`${tokens[owner - 1]?.raw} s: read with 's`] };
  }
  if (tokens[at - 1]?.word === "'s")
    yield { from: at - 1, tokens: tokens.toSpliced(at - 1, 1), notes: [`${tokens[at - 2]?.raw}'s: read without 's`] };
  if (!stuck) return;
  for (const word of small) {
    const one: Token = { ...stuck, word, raw: word, sort: word === ',' ? 'mark' : 'word', to: stuck.from };
    yield { from: at, word, tokens: tokens.toSpliced(at, 0, one), notes: [`“${word}” read before ${stuck.raw}`] };
  }
  if (
    stuck.word === 'by' &&
    tokens
      .slice(at + 1, at + 4)
      .map(({ word }) => word)
      .join(' ') === 'one or more'
  ) {
    const hit: Token = { ...stuck, word: 'hit', raw: 'hit', to: stuck.from };
    yield { from: at, word: 'hit', tokens: tokens.toSpliced(at, 0, hit), notes: [`“hit” read before ${stuck.raw}`] };
  }
  if (tokens[at - 1]?.word === 'with' && at > 1)
    yield { from: at - 1, tokens: tokens.toSpliced(at - 1, 1), notes: ['“with”: left out'] };
  const article = tokens[at - 1];
  if (article && /^an?$/i.test(article.raw) && tokens[at - 2]?.word === 'and')
    yield { from: at - 1, tokens: tokens.toSpliced(at - 1, 1), notes: [`${article.raw}: left out`] };
  if (small.includes(stuck.word) || stuck.word === tokens[at - 1]?.word)
    yield { from: at, tokens: tokens.toSpliced(at, 1), notes: [`${stuck.raw}: left out`] };
}

const near = new Map<string, readonly string[]>();

/* The grammar has one set of words. */

/** Words of the grammar that are one slip away. */
const nearWords = (word: string, known: ReadonlySet<string>): readonly string[] =>
  remembered(near, word, () => [...known].filter((one) => isOneSlip(one, word)));

/** A word that may be a slip: no name, and nothing set apart. */
const isPlain = ({ sort, marked, word, raw, first }: Token): boolean =>
  sort === 'word' && !marked && word.length > 1 && (first || !/^\p{Lu}/u.test(raw)) && !negations.test(word);

const isMisspelt = ({ sort, word, raw, marked }: Token, known: ReadonlySet<string>): boolean =>
  sort === 'word' && !known.has(word) && word.length >= SHORTEST && !marked && !/^\p{Lu}{2}/u.test(raw);

/** The only word that one slip turns into this one. */
const nearestWord = (word: string, known: ReadonlySet<string>): string | undefined =>
  remembered(nearest, word, () => wordNear(word, known));

const nearest = new Map<string, string | undefined>();

function wordNear(word: string, known: ReadonlySet<string>): string | undefined {
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
  for (let at = 2; at <= word.length - 2; at++) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (known.has(left) && known.has(right)) found.push([left, right]);
  }
  return found.length === 1 ? found[0] : undefined;
}
