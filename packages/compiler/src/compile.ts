import type { Condition, Effect, Search } from '@umpire/effects';
import { table } from './grammar/index.js';
import { idOf, knownTo } from './known.js';
import { listAfter, readList } from './lists.js';
import { beginPart, endPart } from './meaning/parts.js';
import { type Discourse, discourse, effectsOf, Unsettled } from './meaning/talk.js';
import type { Failed } from './read.js';
import { readInto } from './reading.js';
import { restated } from './restated.js';
import { looseName, ofUsed, settledEffects } from './settled.js';
import { readHead } from './stratagem-head.js';
import { sentencesOf } from './text/lex.js';
import { normalise } from './text/normalise.js';
import { isFlavour, isNote, isRestriction } from './text/note.js';
import { type Titled, titledIn } from './text/titled.js';
import type { Sentence, Span } from './text/token.js';

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

/** No rule of any print is longer, by far; what is said later is looked up in all that was said before. */
const LONGEST = 24_000;

const tooLong = (text: string): Compiled => ({
  effects: [],
  unread: [{ why: 'unknown', reason: 'longer than any rule', stuckAt: LONGEST, from: 0, to: text.length, text: '' }],
  body: [],
  notes: [],
  whole: false,
  clauses: 1,
});

/** "That CLAY unit", said of one of the two that a stratagem is used on; or "your CLAY unit", of one that it is not used on. */
function namesAnother(effects: readonly Effect[], text: string, { pair }: Discourse): boolean {
  const said = text.slice(text.search(/\bEFFECT:/i) + 1);
  if (pair) return /\b(?:that|the) (?:\p{Lu}[\p{L}'-]+ )+units?\b/u.test(said);
  return effects.some(({ offer }) => {
    const from = offer?.target?.from;
    if (typeof from !== 'object') return false;
    const own = new Set([...keywordsOf(from)].flatMap((words) => words.split(' ')));
    return [...said.matchAll(/\byour ((?:\p{Lu}[\p{L}'-]+ )+)unit\b/gu)].some(
      ([, kws = '']) =>
        !kws
          .trim()
          .split(' ')
          .every((word) => own.has(word.toUpperCase())),
    );
  });
}

/** What a unit is asked to be, itself. */
function keywordsOf({ keywords = [], where }: Search): ReadonlySet<string> {
  const asked = (one: Condition | undefined): readonly string[] => {
    if (one === undefined) return [];
    if ('every' in one) return one.every.flatMap(asked);
    if ('some' in one) return one.some.flatMap(asked);
    return 'is' in one && one.is === 'it' ? (one.keywords ?? []) : [];
  };
  return new Set([...keywords, ...asked(where)]);
}

/** A text that says "this unit" and never "this model" is of a unit. */
const ofUnit = /\bthis unit\b/i;
const ofModel = /\bthis (?:model|transport|fortification)\b|\bbearer\b/i;

/** Reads an ability's text: its effects if all of it was read, else what was not. */
export function compile(text: string, options: CompileOptions): Compiled {
  if (text.length > LONGEST) return tooLong(text);
  const clean = normalise(text);
  const sentences = sentencesOf(clean, table.words);
  const known = knownTo(options);
  const talk = discourse(idOf(options.name), ofUnit.test(clean.text) && !ofModel.test(clean.text));
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
  const body = sentences.filter((one) => !heads.includes(one) && !isNote(one, sentences, text));
  const fail = (sentence: Sentence, failed: Failed): void => {
    unread.push({ ...failed, from: sentence.from, to: sentence.to, text: text.slice(sentence.from, sentence.to) });
  };
  const opens = titledIn(
    sentences.filter((_, at) => !isFlavour(sentences, at, text)),
    text,
  );
  const titles = [...new Set([...opens.values()].map(({ title }) => title))];
  if (titles.length > 0) Object.assign(talk, { titles });
  let part: Part | undefined;
  const closePart = (): void => {
    if (!part) return;
    try {
      endPart(talk, part.title, part.drafts);
    } catch (error) {
      if (!(error instanceof Unsettled)) throw error;
      fail(part.sentence, { why: 'unsettled', stuckAt: part.sentence.to, reason: error.message });
    }
    part = undefined;
  };
  const ends: { readonly span: Span; readonly drafts: number }[] = [];
  for (let at = 0; at < body.length; at++) {
    if (talk.parts && [...opens.values()].some(({ heading }) => heading === body[at])) continue;
    if (isRestriction(body[at]!, sentences) || givesAgain(body, at, opens)) closePart();
    const opened = talk.parts && opens.get(body[at]!);
    if (opened) {
      closePart();
      part = { ...opened, drafts: talk.drafts.length };
      beginPart(talk, opened.title);
    }
    const isIntro = !opened && body[at + 1] !== undefined && introduces(body, at, opens);
    const whole = opened?.sentence ?? body[at]!;
    const sentence = isIntro ? { ...whole, tokens: whole.tokens.slice(0, -1) } : whole;
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
  closePart();
  const effects =
    unread.length === 0 ? settledEffects(ofUsed(effectsOf(talk), head.open && talk.refs['?yours']), options.kind) : [];
  // What was offered and never said.
  if (
    unread.length === 0 &&
    talk.drafts.some(({ do: verbs }) => verbs.length === 0 || /"(?:then|do)":\[\]/.test(JSON.stringify(verbs)))
  ) {
    const { from = 0, to = 0 } = sentences[0] ?? {};
    unread.push({ why: 'unsettled', reason: 'nothing is done', stuckAt: to, from, to, text: text.slice(from, to) });
  }
  const loose = namesAnother(effects, clean.text, talk) ? 'one of two units' : looseName(effects);
  const [first] = sentences;
  if (first && /\bonce per\b/i.test(options.name) && effects.some(({ offer }) => offer && !offer.limit))
    fail(first, { why: 'unsettled', stuckAt: first.to, reason: 'how often stands in the name' });
  if (loose !== undefined && first)
    fail(first, { why: 'unsettled', stuckAt: first.to, reason: `${loose} is bound by nothing` });
  const own = `under-${talk.id}`;
  const said = JSON.stringify(effects);
  if (first && said.includes(`"state":"${own}"`) && !said.includes(`"mark":"${own}"`) && said.includes('choose'))
    fail(first, { why: 'unsettled', stuckAt: first.to, reason: 'nobody is affected' });
  // A text of nothing but notes and reminders is read whole, and rules nothing.
  const whole = unread.length === 0 && (effects.length > 0 || (sentences.length > 0 && talk.drafts.length === 0));
  const clauses = sentences.length;
  const core = whole ? undefined : restated(options.name, text);
  if (core) {
    const body = ends.map(({ span }, at) => ({ ...span, effects: at === 0 ? core.length : 0 }));
    return { effects: core, unread: [], body, notes: [...notes, 'a core rule, in full'], whole: true, clauses };
  }
  return { effects: whole ? effects : [], unread, body: clausesOf(ends, talk), notes, whole, clauses };
}

/** Whether a colon leads to the first of the parts that have names. */
function introduces(body: readonly Sentence[], at: number, opens: ReadonlyMap<Sentence, Titled>): boolean {
  const next = body[at + 1];
  const isNamed = (one: Sentence | undefined): boolean =>
    one !== undefined && (opens.has(one) || [...opens.values()].some(({ heading }) => heading === one));
  return body[at]?.tokens.at(-1)?.raw === ':' && !next?.bullet && isNamed(next);
}

/** "… have the following ability:", behind a part: the next parts are of others. */
const givesAgain = (body: readonly Sentence[], at: number, opens: ReadonlyMap<Sentence, Titled>): boolean =>
  introduces(body, at, opens) &&
  / have the following ability$/.test(
    body[at]!.tokens.slice(0, -1)
      .map(({ word }) => word)
      .join(' '),
  );

/** A part with a name of its own, and how many drafts there were before it. */
interface Part extends Titled {
  readonly drafts: number;
}

/** How many effects the drafts up to the end of each clause come to, less those before it. */
function clausesOf(
  ends: readonly { readonly span: Span; readonly drafts: number }[],
  talk: Discourse,
): readonly Clause[] {
  const made = ends.map(({ drafts }) => effectsOf({ ...talk, drafts: talk.drafts.slice(0, drafts) }).length);
  return ends.map(({ span: { from, to } }, i) => ({ from, to, effects: (made[i] ?? 0) - (made[i - 1] ?? 0) }));
}
