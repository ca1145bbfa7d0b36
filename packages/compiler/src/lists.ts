import { hasMenu, withMenu } from './meaning/menu.js';
import type { Node } from './meaning/node.js';
import { mergeLast } from './meaning/talk.js';
import { type Failed, readMended, readSentence } from './read.js';
import { type Reading, readInto, settleReadings } from './reading.js';
import type { Known } from './text/classes.js';
import { withoutLabel } from './text/note.js';
import type { Sentence, Token } from './text/token.js';

/** The bullets after a sentence that ends in a colon, each with its sentences. */
export function listAfter(body: readonly Sentence[], at: number): readonly (readonly Sentence[])[] {
  if (body[at]?.tokens.at(-1)?.raw !== ':') return [];
  const items: Sentence[][] = [];
  for (let next = at + 1; body[next]?.bullet; next++) {
    const one = body[next]!;
    const last = items.at(-1);
    if (last?.[0]?.item === one.item) last.push(one);
    else items.push([one]);
  }
  return items;
}

/** Reads a list: a die's results, a choice, or what all shares the words before the colon. */
export function readList(
  intro: Sentence,
  items: readonly (readonly Sentence[])[],
  { known, talk, notes, fail }: Reading & { readonly fail: (sentence: Sentence, failed: Failed) => void },
): void {
  const opening = { ...intro, tokens: intro.tokens.slice(0, -1) };
  if (rulesNothing(opening, known)) {
    for (const one of items.flat()) {
      const failed = readInto(one, { known, talk, notes });
      if (failed) fail(one, failed);
    }
    return;
  }
  const listed = asConditions(opening, items);
  if (listed) {
    const failed = readInto(listed, { known, talk, notes });
    for (const one of failed ? [intro, ...items.flat()] : []) fail(one, failed!);
    return;
  }
  const choice = asChoice(opening, items);
  if (choice && !readInto(choice, { known, talk, notes })) return;
  const menu = readMenu(opening, items, known);
  if (menu) {
    const failed = settleReadings(menu, intro, talk);
    for (const one of failed ? [intro, ...items.flat()] : []) fail(one, failed!);
    return;
  }
  // "Has that ability": one of those below, whichever was chosen.
  if (items.length > 1 && opening.tokens.at(-1)?.raw === 'ability') {
    for (const one of [intro, ...items.flat()])
      fail(one, { why: 'unsettled', stuckAt: one.to, reason: 'one of several' });
    return;
  }
  if (items.every(([first]) => first?.tokens[0]?.word === 'on')) {
    for (const one of [opening, ...items.flat()]) {
      const failed = readInto(one, { known, talk, notes });
      if (failed) fail(one, failed);
    }
    return;
  }
  const from = talk.drafts.length;
  let someRead = false;
  for (const [first, ...more] of items) {
    if (!first) continue;
    const failed = readItem(opening, first, { known, talk, notes });
    if (failed) fail(first, failed);
    else someRead = true;
    for (const one of more) {
      const trouble = readInto(one, { known, talk, notes });
      if (trouble) fail(one, trouble);
    }
  }
  if (!someRead) fail(intro, { why: 'unknown', stuckAt: intro.to });
  mergeLast(talk, from);
}

/** A bullet under "This unit has:" may be a sentence of its own. */
function readItem(opening: Sentence, item: Sentence, reading: Reading): Failed | undefined {
  const failed = readJoined(opening, item, reading);
  const isPlain = opening.tokens.length <= 4 && opening.tokens.at(-1)?.word === 'have';
  return failed && isPlain && !readInto(item, reading) ? undefined : failed;
}

/** A bullet read with the words before the colon, with or without a comma between. */
function readJoined(opening: Sentence, item: Sentence, reading: Reading): Failed | undefined {
  const comma = { ...opening.tokens[0]!, word: ',', raw: ',', sort: 'mark' as const, from: item.from, to: item.from };
  let failed: Failed | undefined;
  for (const between of [[], [comma]]) {
    const tokens = [
      ...opening.tokens,
      ...between,
      ...item.tokens.map((token, i) => (i === 0 ? { ...token, first: true } : token)),
    ];
    failed = readInto({ ...item, tokens }, reading);
    if (!failed) return undefined;
  }
  return failed;
}

/** The choice that the words before the colon offer, with its options filled in. */
function readMenu(
  opening: Sentence,
  items: readonly (readonly Sentence[])[],
  known: Known,
): readonly Node[] | undefined {
  const read = readSentence(opening, known);
  if ('why' in read || !read.nodes.some(hasMenu)) return undefined;
  const options: Node[][] = [];
  for (const item of items) {
    const nodes: Node[] = [];
    for (const sentence of item) {
      const option = readMended(withoutLabel(sentence), known);
      const [only, ...others] = 'why' in option ? [] : unlike(option.nodes);
      if (!only || others.length > 0) return undefined;
      nodes.push(only);
    }
    options.push(nodes);
  }
  return read.nodes.filter(hasMenu).map((node) => withMenu(node, options));
}

/** Readings that say something else than those before them. */
const unlike = (nodes: readonly Node[]): readonly Node[] => [
  ...new Map(nodes.map((node) => [JSON.stringify(node), node])).values(),
];

const word = (like: Token, text: string): Token => ({
  ...like,
  word: text,
  raw: text,
  sort: text === ',' ? 'mark' : 'word',
  marked: false,
  first: false,
});

/** "… if any of the following are true": each bullet is a condition. */
function asConditions(opening: Sentence, items: readonly (readonly Sentence[])[]): Sentence | undefined {
  const said = opening.tokens.map((token) => token.word).join(' ');
  const found =
    /^(.* )?(if|while) (either or both|one or more|either|any|one|all|both) of the following (?:condition )?(?:be true|apply|be met)$/.exec(
      said,
    );
  if (!found || items.some((item) => item.length > 1)) return undefined;
  const [, before = '', link = 'if', how = ''] = found;
  // A tag is one token of several words, and none stands in the tail.
  const kept = opening.tokens.length - said.slice(before.length).split(' ').length;
  const like = opening.tokens[0]!;
  const joins = /^(?:all|both)$/.test(how) ? 'and' : 'or';
  const tokens = [...opening.tokens.slice(0, kept), word(like, link)];
  for (const [at, [item]] of items.entries()) {
    if (at > 0) tokens.push(word(item!.tokens[0]!, ','), word(item!.tokens[0]!, joins));
    tokens.push(...(item?.tokens ?? []).map((token, i) => (i === 0 ? { ...token, first: true } : token)));
  }
  return { ...opening, tokens, to: items.at(-1)?.at(-1)?.to ?? opening.to };
}

/** "These attacks have: A. Or: B": one of them. */
function asChoice(opening: Sentence, items: readonly (readonly Sentence[])[]): Sentence | undefined {
  const isOr = ([first]: readonly Sentence[]): boolean =>
    first?.tokens[0]?.word === 'or' && first.tokens[1]?.raw === ':';
  if (items.length < 2 || opening.tokens.at(-1)?.word !== 'have') return undefined;
  if (!items.slice(1).every((item) => isOr(item)) || items.some((item) => item.length > 1)) return undefined;
  const tokens = [...opening.tokens, word(opening.tokens[0]!, 'either')];
  for (const [at, [item]] of items.entries()) {
    if (at > 0) tokens.push(word(item!.tokens[0]!, 'or'));
    tokens.push(...(item?.tokens ?? []).slice(at > 0 ? 2 : 0));
  }
  return { ...opening, tokens, to: items.at(-1)?.at(-1)?.to ?? opening.to };
}

/** "The following rules apply:": each of them by itself. */
function rulesNothing(opening: Sentence, known: Known): boolean {
  if (opening.tokens.at(-1)?.word !== 'apply') return false;
  const read = readSentence(opening, known);
  return !('why' in read) && read.nodes.every((node) => 'say' in node && node.say === 'nothing');
}
