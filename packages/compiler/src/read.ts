import { table } from './grammar/index.js';
import type { Node } from './meaning/node.js';
import { type Class, canFollow, parse, type Trace } from './parse/earley.js';
import { classesAt, type Known } from './text/classes.js';
import { remembered } from './text/memo.js';
import { mendedAt, repaired } from './text/repair.js';
import type { Sentence, Token } from './text/token.js';

/** Where to go on, and the classes of tokens that were found behind. */
type Resume = NonNullable<Parameters<typeof parse>[3]> & { readonly seen?: Map<Token, readonly Class[]> };
/** Why a sentence was not read, and where reading stopped. */
export interface Failed {
  readonly why: 'unknown' | 'ambiguous' | 'unsettled';
  readonly stuckAt: number;
  readonly reason?: string;
}
type Stuck = Failed & { readonly trace: Trace };

/** Every meaning of the words, as they stand. */
export function readSentence(
  { tokens, to }: Sentence,
  known: Known,
  part = 'sentence',
  resume: Resume = {},
): { nodes: readonly Node[] } | Stuck {
  const input = {
    length: tokens.length,
    word: (at: number) => tokens[at]!.word,
    classes: (at: number) => {
      const token = tokens[at];
      const seen = token && resume.seen?.get(token);
      if (seen) return seen.map((one) => ({ ...one, to: one.to + at }));
      const found = classesAt(tokens, at, known);
      if (token)
        resume.seen?.set(
          token,
          found.map((one) => ({ ...one, to: one.to - at })),
        );
      return found;
    },
  };
  const parsed = parse(table, part, input, resume);
  if (!parsed.ok) return { why: 'unknown', stuckAt: tokens[parsed.reached]?.from ?? to, trace: parsed.trace };
  return { nodes: parsed.values as readonly Node[] };
}

/** No sentence of any print is longer; reading takes memory by the square of it. */
const MOST_WORDS = 600;

/** What sentences came to before: texts of one army share most of theirs. A place is kept by its token. */
type Kept = MendedReading | (Omit<Failed, 'stuckAt'> & { readonly at: number });
const kept = new WeakMap<Known['rules'], WeakMap<Known['keywords'], Map<string, Kept>>>();

function keptFor({ rules, keywords }: Known): Map<string, Kept> {
  const ofRules = kept.get(rules) ?? new WeakMap<Known['keywords'], Map<string, Kept>>();
  kept.set(rules, ofRules);
  const own = ofRules.get(keywords) ?? new Map<string, Kept>();
  ofRules.set(keywords, own);
  return own;
}

const keyOf = (part: string, tokens: readonly Token[]): string =>
  tokens.reduce(
    (key, { raw, marked, first }) => `${key} ${raw}${marked ? '\u0001' : ''}${first ? '\u0002' : ''}`,
    part,
  );

/** Read as it stands, or with what is misprinted put right. */
export function readMended(sentence: Sentence, known: Known, part = 'sentence'): MendedReading | Failed {
  const { tokens, to } = sentence;
  if (tokens.length > MOST_WORDS) return { why: 'unknown', stuckAt: tokens[MOST_WORDS]?.from ?? to };
  const found = remembered(keptFor(known), keyOf(part, tokens), (): Kept => {
    const read = readAnew(sentence, known, part);
    if ('nodes' in read) return read;
    const { stuckAt, ...why } = read;
    return { ...why, at: tokens.findIndex(({ from }) => from === stuckAt) };
  });
  if ('nodes' in found) return found;
  const { at, ...why } = found;
  return { ...why, stuckAt: tokens[at]?.from ?? to };
}

function readAnew(sentence: Sentence, known: Known, part: string): MendedReading | Failed {
  const { trace, ...read } = { trace: undefined, ...readSentence(sentence, known, part) };
  if ('nodes' in read) return { nodes: read.nodes, notes: [] };
  const better = repaired(sentence.tokens, known.words);
  const again = better && readSentence({ ...sentence, tokens: better.tokens }, known, part);
  if (better && again && 'nodes' in again) return { nodes: again.nodes, notes: better.notes };
  return (trace && mendedReading(sentence, { ...read, trace }, known, part)) ?? read;
}

/** Read with one word put right, if only one sense comes of it. */
function mendedReading(
  sentence: Sentence,
  { stuckAt, trace }: Stuck,
  known: Known,
  part: string,
): MendedReading | undefined {
  const at = sentence.tokens.findIndex(({ from }) => from === stuckAt);
  const found = new Map<string, MendedReading>();
  const seen = new Map<Token, readonly Class[]>();
  for (const { tokens, notes, from, word } of at < 0 ? [] : mendedAt(sentence.tokens, at, known.words)) {
    if (word !== undefined && !canFollow(table, trace, from, word)) continue;
    const read = readSentence({ ...sentence, tokens }, known, part, { trace, from, seen });
    if ('nodes' in read) found.set(JSON.stringify(read.nodes), { nodes: read.nodes, notes });
  }
  const [only, ...others] = found.values();
  return others.length === 0 ? only : undefined;
}

export interface MendedReading {
  readonly nodes: readonly Node[];
  readonly notes: readonly string[];
}
