import type { Token } from './token.js';

/** A state of a text's own, of one word or a few: "suppressed", "wracked with agonies", "auspex scanned". */
export function coinedAt(
  tokens: readonly Token[],
  at: number,
  known: { readonly words: ReadonlySet<string> },
): readonly { to: number; value: string }[] {
  const first = tokens[at]!;
  const found = [{ to: at + 1, value: first.word }];
  const isOwn = (one: Token | undefined): one is Token =>
    one !== undefined && one.sort === 'word' && /^\p{Ll}{4,}$/u.test(one.raw) && !known.words.has(one.word);
  const second = tokens[at + 1];
  if (isOwn(second) && second.word.endsWith('ed')) found.push({ to: at + 2, value: `${first.word}-${second.word}` });
  if (/^(?:with|in|by)$/.test(second?.raw ?? '') && isOwn(tokens[at + 2]))
    found.push({ to: at + 3, value: `${first.word}-${second!.raw}-${tokens[at + 2]!.word}` });
  return found;
}
