import { fail, nearest, ok, type Result } from '@umpire/kernel';
import type { Effect } from '../effect.js';
import { commonStates } from '../vocabulary.js';
import { directionOf, type WrittenOn, whomOf } from './direct.js';
import { grantHeads } from './grants.js';
import type { Head, Said } from './head.js';
import { mortalSamples, readMortal } from './mortal.js';
import { numberHeads } from './numbers.js';
import { rollHeads } from './rolls.js';
import { readSuffix, type Suffix, type SuffixContext, suffixSamples } from './suffix.js';

/** Words that were not understood: where they stand in the text, and the known wordings nearest to them. */
export interface Unread {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly near: readonly string[];
}

export interface ReadOptions {
  readonly side: WrittenOn;
  /** The states that `while STATE` may name; without them, a short common list. */
  readonly states?: Iterable<string>;
  /** The keywords that `against KEYWORD` may name, in capitals; without them, any word that could be one. */
  readonly keywords?: Iterable<string>;
}

export const heads: readonly Head[] = [...rollHeads, ...numberHeads, ...grantHeads];

/** The plain wordings that `readEffect` knows, numbers written as N; any of the suffixes may follow. */
export const plainWordings: readonly string[] = heads.flatMap(({ samples }) => samples);
export const plainSuffixes: readonly string[] = suffixSamples;

const LONGEST = 400;

/** Reads one plain wording, all of it or none. */
export function readEffect(
  words: string,
  { side, states = commonStates, keywords }: ReadOptions,
): Result<Effect, Unread> {
  const known = new Set(states);
  const spelled = keywords && new Set(keywords);
  const isKeyword = (keyword: string): boolean => !spelled || spelled.has(keyword);
  return readPlain(words, { side, isState: (state) => known.has(state), isKeyword, states: known });
}

interface Known extends Omit<SuffixContext, 'direction'> {
  readonly side: WrittenOn;
  readonly states: Iterable<string>;
}

/** A piece of the text, with where it starts. */
interface Piece {
  readonly text: string;
  readonly from: number;
}

/** What `readEffect` does, with states and keywords asked for one by one. */
export function readPlain(words: string, known: Known): Result<Effect, Unread> {
  const pieces = words.length > LONGEST ? [] : piecesOf(words);
  const mortal = pieces.length === 1 && pieces[0] ? readMortal(pieces[0].text) : undefined;
  if (mortal) return ok(mortal);
  // A head may hold one word that starts a suffix: "feel no pain 5+ against mortal wounds".
  for (const length of [2, 1]) {
    const said =
      pieces.length < length
        ? undefined
        : readHead(
            pieces
              .slice(0, length)
              .map(({ text }) => text)
              .join(' '),
          );
    if (said) return readSuffixes(words, said, pieces.slice(length), known);
  }
  return fail(unread(words, { text: words, from: 0 }, [...plainWordings, ...mortalSamples]));
}

/** The text cut before each word that may start a suffix; brackets around it and a full stop are let go. */
function piecesOf(words: string): readonly Piece[] {
  const plain = words.replace(/[\u2010-\u2015\u2212]/g, '-');
  const [, before = '', inside = ''] = /^(\s*\[?\s*)(.*?)\s*[\].]?\s*$/s.exec(plain) ?? [];
  const from = before.length;
  const to = from + inside.length;
  const starts = [...plain.slice(0, to).matchAll(/\s(?=(?:with|against|within|on|while)\s)/gi)]
    .map(({ index }) => index + 1)
    .filter((start) => start > from);
  return [from, ...starts].map((start, i) => ({ text: plain.slice(start, starts[i] ?? to).trim(), from: start }));
}

/** A wording without suffixes. */
export function readHead(text: string): Said | undefined {
  for (const head of heads) {
    const match = head.pattern.exec(text);
    const said = match && head.read(match.groups ?? {});
    if (said && !isIdle(said)) return said;
  }
  return undefined;
}

/** "Add 0" changes nothing, so it was not meant. */
const isIdle = (said: Said): boolean => 'modify' in said && said.by === 0 && said.how !== 'set';

function readSuffixes(words: string, said: Said, pieces: readonly Piece[], known: Known): Result<Effect, Unread> {
  const direction = directionOf(said, known.side);
  const suffixes: Suffix[] = [];
  for (const piece of pieces) {
    const suffix = readSuffix(piece.text, { ...known, direction });
    if (!suffix || suffixes.some(({ place }) => place === suffix.place)) {
      return fail(unread(words, piece, suffixesNear(known.states)));
    }
    suffixes.push(suffix);
  }
  const ordered = suffixes.toSorted((a, b) => a.place - b.place);
  return ok({ do: [{ ...said, for: whomOf(said, direction, ordered) }] });
}

const suffixesNear = (states: Iterable<string>): readonly string[] => [
  ...suffixSamples.filter((sample) => !sample.includes('STATE')),
  ...[...states].flatMap((state) => [`while ${state}`, `while the target is ${state}`]),
];

function unread(words: string, { text, from }: Piece, wordings: readonly string[]): Unread {
  const shown = words.slice(from, from + text.length);
  return { text: shown, from, to: from + text.length, near: nearestWordings(shown.slice(0, 100), wordings) };
}

/** Compares without numbers, then writes the numbers found into the answers. */
function nearestWordings(text: string, wordings: readonly string[]): readonly string[] {
  const number = /\d*D\d+(?:\+\d+)?|\d+/gi;
  const numbers = text.match(number) ?? [];
  return nearest(text.trim().replace(number, 'N'), wordings).map((wording) => {
    let next = 0;
    return wording.replace(/\bN\b/g, () => numbers[next++] ?? 'N');
  });
}
