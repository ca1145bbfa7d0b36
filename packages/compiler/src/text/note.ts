import type { Sentence } from './token.js';

/** A note of the designers reminds the players of something and rules nothing; it runs to the end of its lines. */
export function isNote(sentence: Sentence, all: readonly Sentence[], text: string): boolean {
  const at = all.indexOf(sentence);
  const example = all.slice(0, at + 1).findLast(isExample);
  if (example && !text.slice(example.from, sentence.from).includes('\n')) return true;
  if (isHeading(sentence) || isTitle(all, at)) return true;
  if (isFlavour(all, at, text)) return true;
  return all
    .slice(0, at + 1)
    .some(
      ({ tokens }) => /^designer'?s?$/i.test(tokens[0]?.raw ?? '') && tokens.some(({ raw }) => /^notes?$/i.test(raw)),
    );
}

const isExample = ({ tokens: [first, second] }: Sentence): boolean =>
  /^examples?$/i.test(first?.raw ?? '') && second?.raw === ':';

/** A line of story between the name of a part and its rule: prose that speaks of nothing a rule is about. */
export function isFlavour(all: readonly Sentence[], at: number, text: string): boolean {
  const { from, to, bullet, section } = all[at]!;
  const start = text.lastIndexOf('\n', from) + 1;
  const end = text.indexOf('\n', to);
  const above = all.findLast((one) => one.to <= start);
  if (bullet || section || end < 0 || !above || !isNameLine(above, text)) return false;
  const line = text.slice(start, end);
  return (
    line.split(' ').length > 9 &&
    /^\p{Lu}.*[.!]\s*$/u.test(line) &&
    !/[\d[\]:;()*^]|\p{Lu}{2}/u.test(line) &&
    !ofRules.test(line)
  );
}

const isNameLine = ({ tokens, from, to }: Sentence, text: string): boolean =>
  tokens.length < 7 &&
  tokens.every(
    ({ raw, sort }, i) => sort === 'word' && (/^\p{Lu}/u.test(raw) || (i > 0 && /^(?:of|the|and|to|in|'s)$/.test(raw))),
  ) &&
  /^[^\p{L}\d]*$/u.test(text.slice(text.lastIndexOf('\n', from) + 1, from)) &&
  /^[^\p{L}\d]*(?:\n|$)/u.test(text.slice(to, to + 8));

const ofRules =
  /\b(?:units?|models?|weapons?|attacks?|rolls?|re-roll|phases?|turns?|rounds?|abilit(?:y|ies)|characteristics?|within|keywords?|objectives?|each time|until|while|select|can|cannot|must|add|subtract|strength|toughness|wounds?|damage)\b/i;

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
