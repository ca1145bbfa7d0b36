import type { Fragment } from '../fragment.js';
import { isFaqLabel } from './faq.js';
import { cardAt } from './head-at.js';
import { codedHeading, FACTION_INDEX, KEYWORD_INDEX } from './heading.js';
import type { Hints } from './segment.js';

/** A correction as it stands on the page, before it is a record. */
export interface ErratumDraft {
  readonly where: string;
  readonly change: string;
  readonly text?: string;
  readonly line: number;
  readonly lastLine: number;
  /** The quotation of new words has no end. */
  readonly isOpen: boolean;
}

export const isErrataLabel = (text: string): boolean => /^Errata:?$/i.test(text);

const CHANGE =
  /^(?:Change(?:d)? .{0,60}to(?: read)?:|Change to:|Replace .{0,80}with:|Add(?: the following)?\b.*|Delete\b.*|Remove\b.*)$/i;
const MOST_LINES = 25;

/** Corrections from the fragment after `Errata` on; each says where, then what, then mostly quotes the new words twice. */
export function readErrata(
  fragments: readonly Fragment[],
  start: number,
  hints: Hints,
): { readonly errata: readonly ErratumDraft[]; readonly end: number } {
  const errata: ErratumDraft[] = [];
  let i = start;
  while (
    i + 1 < fragments.length &&
    (errata.length === 0 || CHANGE.test(fragments[i + 1]!.text)) &&
    !isBoundary(fragments, i, hints)
  ) {
    const where = fragments[i]!;
    const change = fragments[i + 1]!;
    if (isBoundary(fragments, i + 1, hints)) break;
    const quote = change.text.endsWith(':')
      ? readQuote(fragments, i + 2, hints)
      : { words: [], end: i + 2, isOpen: false };
    errata.push({
      where: where.text,
      change: change.text,
      ...(quote.words.length === 0 ? {} : { text: quote.words.join('\n') }),
      line: where.line,
      lastLine: fragments[quote.end - 1]?.line ?? change.line,
      isOpen: quote.isOpen,
    });
    i = quote.end;
  }
  return { errata, end: i };
}

interface Quote {
  readonly words: readonly string[];
  readonly end: number;
  readonly isOpen: boolean;
}

/** From ‘ to ’, and any lines after it that repeat what was quoted. */
function readQuote(fragments: readonly Fragment[], start: number, hints: Hints): Quote {
  const words: string[] = [];
  const seen = new Set<string>();
  let closed = false;
  let i = start;
  for (; i < fragments.length && i - start < MOST_LINES; i++) {
    const { text } = fragments[i]!;
    if (seen.has(text)) continue;
    if (closed || isBoundary(fragments, i, hints)) break;
    if (words.length === 0 && !/^[‘'“"]/.test(text)) break;
    seen.add(text);
    words.push(text.replace(/^[‘'“"]|[’'”"]$/g, ''));
    closed = /[’'”"]$/.test(text);
  }
  return { words, end: i, isOpen: !closed };
}

function isBoundary(fragments: readonly Fragment[], i: number, hints: Hints): boolean {
  const { text } = fragments[i]!;
  return (
    isFaqLabel(text) ||
    isErrataLabel(text) ||
    KEYWORD_INDEX.test(text) ||
    FACTION_INDEX.test(text) ||
    codedHeading(text) !== undefined ||
    cardAt(fragments, i, hints) !== undefined
  );
}
