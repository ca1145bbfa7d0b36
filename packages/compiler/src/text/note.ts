import type { Sentence } from './token.js';

/** A note of the designers reminds the players of something and rules nothing; it runs to the end of its lines. */
export function isNote(sentence: Sentence, all: readonly Sentence[], text: string): boolean {
  const at = all.indexOf(sentence);
  const example = all.slice(0, at + 1).findLast(isExample);
  if (example && !text.slice(example.from, sentence.from).includes('\n')) return true;
  if (isHeading(sentence) || isTitle(all, at)) return true;
  return all
    .slice(0, at + 1)
    .some(
      ({ tokens }) => /^designer'?s?$/i.test(tokens[0]?.raw ?? '') && tokens.some(({ raw }) => /^notes?$/i.test(raw)),
    );
}

const isExample = ({ tokens: [first, second] }: Sentence): boolean =>
  /^examples?$/i.test(first?.raw ?? '') && second?.raw === ':';

/** What follows the word "Restrictions" is of the whole rule, not of its last part. */
export function isRestriction(sentence: Sentence, all: readonly Sentence[]): boolean {
  const before = all[all.indexOf(sentence) - 1];
  return sentence.section === 'restrictions' || (before !== undefined && isHeading(before));
}

/** The name of a part of the page, alone on its line. */
const isHeading = ({ tokens }: Sentence): boolean =>
  tokens.length === 1 && /^(?:RESTRICTIONS|KEYWORDS|ENHANCEMENTS?|STRATAGEMS?)$/.test(tokens[0]?.raw ?? '');

/** A few words with capitals, alone on their line between sentences, name the part that follows. */
function isTitle(all: readonly Sentence[], at: number): boolean {
  const { tokens, bullet, to, section } = all[at]!;
  const before = all[at - 1]?.tokens.at(-1);
  const next = all[at + 1];
  if (bullet || section || !next || next.bullet || tokens.length > 6 || before?.raw === ':' || next.from <= to + 1)
    return false;
  return tokens.every(
    ({ raw, sort }, i) => sort === 'word' && (/^\p{Lu}/u.test(raw) || (i > 0 && /^(?:of|the|and|to|in|'s)$/.test(raw))),
  );
}

/** "Aggression Imperative: …" without its name. */
export function withoutLabel(sentence: Sentence): Sentence {
  // "Or: …", before what else may be chosen.
  if (sentence.tokens[0]?.word === 'or' && sentence.tokens[1]?.raw === ':')
    return { ...sentence, tokens: sentence.tokens.slice(2) };
  const at = sentence.tokens.findIndex(({ raw }) => raw === ':');
  const isLabel =
    at > 0 && at < 7 && sentence.tokens.slice(0, at).every(({ raw }) => /^(?:\p{Lu}|of$|the$|and$|to$|in$)/u.test(raw));
  return isLabel ? { ...sentence, tokens: sentence.tokens.slice(at + 1) } : sentence;
}
