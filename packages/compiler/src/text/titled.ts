import type { Sentence, Token } from './token.js';

/** A sentence that opens a part of the text with a name of its own. */
export interface Titled {
  readonly title: string;
  /** Without the name, where it stands before a colon. */
  readonly sentence: Sentence;
  /** The name, where it is a line of its own. */
  readonly heading?: Sentence;
}

/** The parts of a text that have a name: "Name: …", or the name alone on the line before. Each with the sentence that opens it. */
export function titledIn(sentences: readonly Sentence[], text: string): ReadonlyMap<Sentence, Titled> {
  const found = new Map<Sentence, Titled>();
  for (const [at, sentence] of sentences.entries()) {
    const next = sentences[at + 1];
    const isAlone = next && !sentence.bullet && isLine(sentence, text) && /\n/.test(text.slice(sentence.to, next.from));
    if (next && isAlone && !sentence.section && isName(sentence.tokens))
      found.set(next, { title: nameOf(sentence.tokens), sentence: next, heading: sentence });
    const colon = sentence.tokens.findIndex(({ raw }) => raw === ':');
    const name = sentence.tokens.slice(0, colon);
    const rest = sentence.tokens.slice(colon + 1);
    if (colon < 1 || rest.length < 3 || (sentence.section && sentence.section !== 'effect') || !isName(name)) continue;
    found.set(sentence, { title: nameOf(name), sentence: { ...sentence, tokens: opened(rest) } });
  }
  return found;
}

/** "Name", or "Name (Aura)". */
function isName(tokens: readonly Token[]): boolean {
  const aside = tokens.at(-1)?.raw === ')' ? tokens.findIndex(({ raw }) => raw === '(') : -1;
  const name = aside < 0 ? tokens : tokens.slice(0, aside);
  const note = aside < 0 ? [] : tokens.slice(aside + 1, -1);
  return (
    name.length > 0 &&
    name.length < 9 &&
    !/^(?:or|examples?|note|designer|restrictions?|keywords|enhancements?|stratagems?)$/i.test(name[0]!.raw) &&
    note.every(({ raw }) => /^(?:Aura|Psychic|,)$/.test(raw)) &&
    name.every(
      ({ raw, sort }, i) =>
        (sort === 'word' || (raw === ',' && i > 0)) && (raw === ',' || /^\p{Lu}/u.test(raw) || (i > 0 && isLink(raw))),
    )
  );
}

/** Nothing but marks of print stands before it on its line. */
const isLine = ({ from }: Sentence, text: string): boolean =>
  /^[^\p{L}\d]*$/u.test(text.slice(text.lastIndexOf('\n', from) + 1, from));

const isLink = (raw: string): boolean => /^(?:of|the|and|to|in|a|for|'s)$/.test(raw);

const nameOf = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ sort, raw }) => sort === 'word' && !/^(?:Aura|Psychic)$/.test(raw))
    .map(({ raw }) => raw.toLowerCase().replace(/[^\p{L}\d-]+/gu, ''))
    .join('-');

const opened = ([first, ...more]: readonly Token[]): readonly Token[] =>
  first ? [{ ...first, first: true }, ...more] : [];
