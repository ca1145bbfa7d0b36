import type { Effect } from '@umpire/effects';
import { table } from './grammar/index.js';
import type { Target, WhenSaid } from './grammar/parts.js';
import { idOf, knownTo } from './known.js';
import { lowerSentence } from './meaning/lower.js';
import { hasMenu, withMenu } from './meaning/menu.js';
import type { Node } from './meaning/node.js';
import { openStratagem } from './meaning/stratagem.js';
import { cloneTalk, type Discourse, discourse, effectsOf, mergeLast, summaryOf, Unsettled } from './meaning/talk.js';
import { type Failed, readMended, readSentence } from './read.js';
import { ended, keptObjective, looseName, ofArmy, ofItsMove, ofUsed, withPlaces } from './settled.js';
import type { Known } from './text/classes.js';
import { sentencesOf } from './text/lex.js';
import { normalise } from './text/normalise.js';
import { isNote, withoutLabel } from './text/note.js';
import type { Sentence } from './text/token.js';

export type Kind = 'ability' | 'stratagem' | 'enhancement' | 'detachment-rule' | 'army-rule';

export interface CompileOptions {
  readonly edition: string;
  readonly kind: Kind;
  readonly name: string;
  readonly keywords?: readonly string[];
  /** Names of other rules that the text may speak of. */
  readonly rules?: readonly string[];
  readonly cost?: number;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface UnreadClause extends Span {
  readonly text: string;
  readonly why: 'unknown' | 'ambiguous' | 'unsettled';
  /** Where the first word stands that fits nothing before it. */
  readonly stuckAt: number;
  /** What could not be settled. */
  readonly reason?: string;
}

/** A sentence of the text, or one with its list, and how many effects begin in it; one that begins none goes on with the last. */
export interface Clause extends Span {
  readonly effects: number;
}

export interface Compiled {
  readonly effects: readonly Effect[];
  readonly unread: readonly UnreadClause[];
  /** What was looked at, in the order of the text; the effects of a text that was not read whole count for nothing. */
  readonly body: readonly Clause[];
  readonly notes: readonly string[];
  readonly whole: boolean;
  readonly clauses: number;
}

/** "Roll six D6. For each 4+, …": what the dice lead to belongs to the throw. */
function joinedWith(sentence: Sentence, next: Sentence | undefined): Sentence | undefined {
  const [first, second, third] = next?.tokens ?? [];
  const last = sentence.tokens.at(-1);
  const leadsOn =
    (first?.word === 'on' && second?.word === 'a') ||
    (first?.word === 'for' && second?.word === 'each' && (third?.sort === 'plus' || third?.sort === 'number'));
  if (!next || !last || next.bullet || next.section !== sentence.section || !leadsOn) return undefined;
  const colon = { ...last, word: ':', raw: ':', sort: 'mark' as const, from: last.to, to: last.to };
  return { ...sentence, tokens: [...sentence.tokens, colon, ...next.tokens], to: next.to };
}

/** Reads an ability's text: its effects if all of it was read, else what was not. */
export function compile(text: string, options: CompileOptions): Compiled {
  const clean = normalise(text);
  const sentences = sentencesOf(clean, table.words);
  const known = knownTo(options);
  const talk = discourse(idOf(options.name));
  const unread: UnreadClause[] = [];
  const notes: string[] = [];
  const head = readHead(sentences, known);
  if (head.failed) unread.push(...head.failed.map((one) => ({ ...one, text: text.slice(one.from, one.to) })));
  else if (head.open) {
    try {
      head.open(talk, options.cost);
    } catch (error) {
      if (!(error instanceof Unsettled)) throw error;
      const { from = 0, to = 0 } = sentences[0] ?? {};
      unread.push({ why: 'unsettled', stuckAt: to, from, to, text: text.slice(from, to) });
    }
  }
  const heads = ['when', 'target'].map((section) => sentences.find((one) => one.section === section));
  const body = sentences.filter((one) => !heads.includes(one) && !isNote(one, sentences));
  const fail = (sentence: Sentence, failed: Failed): void => {
    unread.push({ ...failed, from: sentence.from, to: sentence.to, text: text.slice(sentence.from, sentence.to) });
  };
  const ends: { readonly span: Span; readonly drafts: number }[] = [];
  for (let at = 0; at < body.length; at++) {
    const sentence = body[at]!;
    const items = listAfter(body, at);
    if (items.length > 0) {
      readList(sentence, items, { known, talk, notes, fail });
      at += items.flat().length;
    } else {
      const joined = joinedWith(sentence, body[at + 1]);
      const failed =
        joined && !readInto(joined, { known, talk, notes }) ? 'joined' : readInto(sentence, { known, talk, notes });
      if (failed === 'joined') at++;
      else if (failed) fail(sentence, failed);
    }
    ends.push({ span: { from: sentence.from, to: body[at]!.to }, drafts: talk.drafts.length });
  }
  const effects =
    unread.length === 0
      ? keptObjective(
          withPlaces(ofItsMove(ended(ofArmy(ofUsed(effectsOf(talk), head.open && talk.refs['?yours']), options.kind)))),
        )
      : [];
  // What was offered and never said.
  if (
    unread.length === 0 &&
    talk.drafts.some(({ do: verbs }) => verbs.length === 0 || /"(?:then|do)":\[\]/.test(JSON.stringify(verbs)))
  ) {
    const { from = 0, to = 0 } = sentences[0] ?? {};
    unread.push({ why: 'unsettled', reason: 'nothing is done', stuckAt: to, from, to, text: text.slice(from, to) });
  }
  const loose = looseName(effects);
  const [first] = sentences;
  if (loose !== undefined && first)
    fail(first, { why: 'unsettled', stuckAt: first.to, reason: `${loose} is bound by nothing` });
  const whole = unread.length === 0 && effects.length > 0;
  const clauses = sentences.length;
  return { effects: whole ? effects : [], unread, body: clausesOf(ends, talk), notes, whole, clauses };
}

/** How many effects the drafts up to the end of each clause come to, less those before it. */
function clausesOf(
  ends: readonly { readonly span: Span; readonly drafts: number }[],
  talk: Discourse,
): readonly Clause[] {
  const made = ends.map(({ drafts }) => effectsOf({ ...talk, drafts: talk.drafts.slice(0, drafts) }).length);
  return ends.map(({ span: { from, to } }, i) => ({ from, to, effects: (made[i] ?? 0) - (made[i - 1] ?? 0) }));
}

interface Reading {
  readonly notes: string[];
  readonly known: Known;
  readonly talk: Discourse;
}

function readInto(sentence: Sentence, { known, talk, notes }: Reading): Failed | undefined {
  const read = readMended(sentence, known);
  if ('why' in read) return read;
  notes.push(...read.notes);
  return settleReadings(read.nodes, sentence, talk);
}

/** The bullets after a sentence that ends in a colon, each with its sentences. */
function listAfter(body: readonly Sentence[], at: number): readonly (readonly Sentence[])[] {
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
function readList(
  intro: Sentence,
  items: readonly (readonly Sentence[])[],
  { known, talk, notes, fail }: Reading & { readonly fail: (sentence: Sentence, failed: Failed) => void },
): void {
  const opening = { ...intro, tokens: intro.tokens.slice(0, -1) };
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
      const option = readSentence(withoutLabel(sentence), known);
      const [only, ...others] = 'why' in option ? [] : option.nodes;
      if (!only || others.length > 0) return undefined;
      nodes.push(only);
    }
    options.push(nodes);
  }
  return read.nodes.filter(hasMenu).map((node) => withMenu(node, options));
}

type Headed = {
  readonly failed?: readonly (Failed & Span)[];
  readonly open?: (talk: ReturnType<typeof discourse>, cost: number | undefined) => void;
};

/** When and on whom, if the text is a stratagem's. */
function readHead(sentences: readonly Sentence[], known: Known): Headed {
  const whens = sentences.filter(({ section }) => section === 'when');
  const targets = sentences.filter(({ section }) => section === 'target');
  if (whens.length + targets.length === 0) return {};
  const failed: (Failed & Span)[] = [];
  const readAs = <T>(part: string, all: readonly Sentence[]): T | undefined => {
    const [first] = all;
    if (!first) return undefined;
    const read = readMended(first, known, part);
    if ('nodes' in read && read.nodes.length === 1) return read.nodes[0] as T;
    if ('nodes' in read) {
      failed.push({ why: 'ambiguous', stuckAt: first.to, from: first.from, to: first.to });
      return undefined;
    }
    failed.push({ ...read, from: first.from, to: first.to });
    return undefined;
  };
  const said = readAs<WhenSaid>('strwhen', whens);
  const target = readAs<Target>('strtarget', targets);
  if (failed.length > 0 || !said || !target) {
    const [one] = sentences;
    return {
      failed: failed.length > 0 || !one ? failed : [{ why: 'unknown', stuckAt: one.from, from: one.from, to: one.to }],
    };
  }
  return { open: (talk, cost) => openStratagem(talk, said, target, cost) };
}

/** Takes the one reading whose words can be settled, or several that come to the same. */
function settleReadings(nodes: readonly Node[], { to }: Sentence, talk: Discourse): Failed | undefined {
  const outcomes = new Map<string, Discourse>();
  let reason = '';
  for (const node of nodes) {
    const trial = cloneTalk(talk);
    try {
      lowerSentence(node, trial);
      outcomes.set(summaryOf(trial), trial);
    } catch (error) {
      if (!(error instanceof Unsettled)) throw error;
      reason = error.message;
    }
  }
  const [only, ...others] = outcomes.values();
  if (!only) return { why: 'unsettled', stuckAt: to, reason };
  if (others.length > 0) return { why: 'ambiguous', stuckAt: to };
  Object.assign(talk, only);
  return undefined;
}
