import { parseDice, printDice } from '@umpire/dice';
import type { Class } from '../parse/earley.js';
import { coinedAt } from './coined.js';
import { areKeywords, isStructure, splitKeywords } from './keywords.js';
import { coreRules } from './rules.js';
import { byWords, tagBegins, tagOf, tagsOf, typeOf } from './tags.js';
import type { Token } from './token.js';
/** What the grammar takes from the text itself: numbers, keywords, names. */
export const classNames: ReadonlySet<string> = new Set([
  'num',
  'dice',
  'inches',
  'plus',
  'range',
  'signed',
  'tag',
  'wtype',
  'kw',
  'nonkw',
  'name',
  'rule',
  'title',
  'coined',
  'notcumulative',
]);

export interface Known {
  readonly rules: ReadonlyMap<string, string>;
  readonly words: ReadonlySet<string>;
  /** Keywords of the army, so that a row of capitals can be cut. */
  readonly keywords: ReadonlySet<string>;
}

/** Everything that begins at a token. */
export function classesAt(tokens: readonly Token[], at: number, known: Known): readonly Class[] {
  const token = tokens[at];
  if (!token) return [];
  const one = (name: string, value: unknown): Class => ({ name, to: at + 1, value });
  switch (token.sort) {
    case 'number':
      return [one('num', Number(token.raw)), ...namesAt(tokens, at)];
    case 'dice': {
      const dice = parseDice(token.raw.replace(/\s/g, ''));
      return dice.ok ? [one('dice', { dice: printDice(dice.value) })] : [];
    }
    case 'inches':
      return [one('inches', Number.parseInt(token.raw, 10))];
    case 'plus':
      return [one('plus', Number.parseInt(token.raw, 10))];
    case 'range': {
      const [from = 0, to = 0] = token.raw.split('-').map(Number);
      return [one('range', [from, to])];
    }
    case 'signed':
      return [one('signed', Number(token.raw))];
    case 'tag': {
      const tags = tagsOf(token.raw);
      const type = typeOf(token.raw.slice(1, -1).toLowerCase());
      return [...(tags ? [one('tag', tags)] : []), ...(type ? [one('wtype', type)] : [])];
    }
    case 'word':
      return wordClasses(tokens, at, known);
    case 'mark':
      return token.raw === '(' ? asideAt(tokens, at) : [];
  }
}

function wordClasses(tokens: readonly Token[], at: number, known: Known): readonly Class[] {
  const token = tokens[at]!;
  const found: Class[] = [];
  if (/^non-\p{Lu}/u.test(token.raw)) {
    const kinds = [token.raw.slice(4)];
    let to = at + 1;
    while (tokens[to]?.raw === '/' && tokens[to + 1]) {
      kinds.push(tokens[to + 1]!.raw.replace(/^non-/, ''));
      to += 2;
    }
    return [{ name: 'nonkw', to, value: kinds.map((kind) => [single(kind)]) }];
  }
  for (const to of keywordEnds(tokens, at, known)) {
    const keywords = splitKeywords(tokens.slice(at, to), known.keywords);
    if (areKeywords(keywords)) found.push({ name: 'kw', to, value: keywords });
  }
  const ruleNames = rulesAt(tokens, at, known.rules);
  // A rule of the army is known by its name already.
  const own = ruleNames.filter(({ value }) => !ofCore.has(value as string));
  found.push(
    ...namesAt(tokens, at),
    ...titlesAt(tokens, at).filter(({ to }) => !own.some((rule) => rule.to === to)),
    ...bareTagsAt(tokens, at),
  );
  if (/^\p{Ll}{4,}(?:-\p{Ll}{3,})?$/u.test(token.raw) && !known.words.has(token.word))
    for (const { to, value } of coinedAt(tokens, at, known)) found.push({ name: 'coined', to, value });
  found.push(...ruleNames);
  return found;
}

const ofCore: ReadonlySet<string> = new Set(coreRules.values());

/** With which words the names of rules begin, so that few places are looked at. */
const begins = new WeakMap<Known['rules'], ReadonlySet<string>>();

function beginsOf(rules: Known['rules']): ReadonlySet<string> {
  const known = begins.get(rules);
  if (known) return known;
  const made = new Set([...rules.keys()].map((name) => name.split(/[ ']/, 1)[0] ?? ''));
  begins.set(rules, made);
  return made;
}

function rulesAt(tokens: readonly Token[], at: number, rules: Known['rules']): readonly Class[] {
  let text = tokens[at]!.raw.toLowerCase();
  if (!beginsOf(rules).has(text.split("'", 1)[0] ?? '')) return [];
  const found: Class[] = [];
  for (let to = at + 1; to <= Math.min(tokens.length, at + 6); to++) {
    const rule = rules.get(text);
    if (rule !== undefined) found.push({ name: 'rule', to, value: rule });
    const next = tokens[to]?.raw.toLowerCase();
    if (next !== undefined) text += next === "'s" ? next : ` ${next}`;
  }
  return found;
}

const single = (raw: string): string => raw.toUpperCase().replace(/(?<=[A-Z]{3})S$/, '');

const isCap = ({ raw, word, sort, marked, first }: Token, known?: Known): boolean =>
  sort === 'word' &&
  /^\p{Lu}/u.test(raw) &&
  (!first || marked || /^\p{Lu}{2}/u.test(raw) || known?.words.has(word) === false) &&
  !isStructure(raw);

/** A word of the game between two others of a name: "Heavy Weapons Team", "Wolf Guard Battle Leader model". */
const isInName = (tokens: readonly Token[], at: number): boolean => {
  const { raw = '', sort } = tokens[at] ?? {};
  const next = tokens[at + 1];
  if (sort !== 'word' || !/^(?:Weapons?|Leader|Reserve|Damage)$/.test(raw) || !next) return false;
  return isCap(next) || (raw === 'Leader' && /^models?$/.test(next.raw));
};

/** A word of the game that opens a name which the print sets apart: "Command Squad". */
const opensName = (tokens: readonly Token[], at: number): boolean => {
  const [token, next] = [tokens[at]!, tokens[at + 1]];
  return token.raw === 'Command' && token.marked && next?.marked === true && isCap(next);
};

/** Where a run of capitalised words may end: with its small connecting words, and without. */
function keywordEnds(tokens: readonly Token[], at: number, known: Known): readonly number[] {
  if (!isCap(tokens[at]!, known) && !opensName(tokens, at)) return [];
  const ends: number[] = [];
  let to = at + 1;
  for (;;) {
    while (to < tokens.length && (isCap(tokens[to]!) || isInName(tokens, to))) to++;
    ends.push(to);
    if (to - 1 > at && /^(?:UNIT|MODEL)S?$/.test(tokens[to - 1]!.raw)) ends.push(to - 1);
    if (tokens[to]?.word === "'s" && tokens[to + 1] && isCap(tokens[to + 1]!)) {
      to += 2;
      continue;
    }
    let next = to;
    while (/^(?:of|the|with|in|on|de)$/.test(tokens[next]?.raw.toLowerCase() ?? '') && next - to < 2) next++;
    if (next === to || !tokens[next] || !isCap(tokens[next]!)) break;
    to = next + 1;
  }
  let marked = at;
  while (tokens[marked]?.marked && tokens[marked]?.sort === 'word') marked++;
  if (marked > at + 1 && !ends.includes(marked)) ends.push(marked);
  return ends;
}

const stops = new Set(
  'that which , . ; : ( ) and or equipped made have be can target while if until each this its the a with of by in at to from unit model attack weapon against is it add subtract for when keyword'.split(
    ' ',
  ),
);

const determiners = new Set('all any each every one some no other'.split(' '));

/** Names of weapons: up to six words, none of which can end or link clauses. */
function namesAt(tokens: readonly Token[], at: number): readonly Class[] {
  const found: Class[] = [];
  const { word: first, raw } = tokens[at]!;
  if (determiners.has(first) || /^(?:ranged|melee|own|weapon|psychic|Strength|Attacks|Damage)/i.test(raw)) return found;
  let text = '';
  let isUse = false;
  for (let to = at; to < Math.min(tokens.length, at + 6); to++) {
    const token = tokens[to]!;
    text += to === at ? token.raw : ` ${token.raw}`;
    // "Ash lance – strike": one of several ways to use it.
    if (to > at && token.raw === '-' && tokens[to + 1]?.sort === 'word' && tokens[to - 1]?.sort === 'word') {
      isUse = true;
      continue;
    }
    const links = to > at && /^(?:of|the|and)$/.test(token.word) && tokens[to + 1] && !stops.has(tokens[to + 1]!.word);
    // "Its Kiln Blade weapon" is a Kiln Blade; a "plasma weapon" is so named.
    const isNoun = to > at && /^weapons?$/.test(token.raw) && (isUse || /^\p{Lu}\p{Ll}/u.test(tokens[to - 1]!.raw));
    const ends = to > at && token.word === 'weapon' && !/^(?:ranged|melee)$/.test(tokens[to - 1]!.word);
    if (!links && !ends && (stops.has(token.word) || !['word', 'number'].includes(token.sort))) {
      if (token.word === "'s" && to > at) continue;
      break;
    }
    if (links) continue;
    if (ends && tagOf(text.replace(/ weapons?$/i, ''))) break;
    found.push({ name: 'name', to: to + 1, value: singularName(isNoun ? text.replace(/ weapons?$/, '') : text) });
    if (ends) break;
  }
  return found;
}

const singularName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ 's/g, "'s")
    .replace(/(?<=[a-z]{2}[^su])s$/, '');

/** Names of rules that are printed with capitals: "Waaagh!", "Assault Doctrine". */
function titlesAt(tokens: readonly Token[], at: number): readonly Class[] {
  const found: Class[] = [];
  if (tokens[at]?.first && isStructure(tokens[at]!.raw)) return found;
  for (let to = at; to < Math.min(tokens.length, at + 7); to++) {
    const { raw, sort, word } = tokens[to]!;
    if (word === "'s" && to > at && /^\p{Lu}/u.test(tokens[to + 1]?.raw ?? '')) continue;
    const links = to > at && ((isLink(word) && startsName(tokens, to + 1)) || isShout(tokens, to));
    if (sort !== 'word' || !(links || /^\p{Lu}/u.test(raw)) || /^(?:strat[ae]gem|enhancement|ability)s?$/i.test(raw))
      break;
    if (links || isShout(tokens, to + 1)) continue;
    const words = tokens.slice(at, to + 1).map((token) => token.raw.toLowerCase().replace(/[^\p{L}\d-]+/gu, ''));
    found.push({ name: 'title', to: to + 1, value: words.join('-') });
  }
  return found;
}

/** Abilities of weapons printed without brackets: "the Lethal Hits ability". */
function bareTagsAt(tokens: readonly Token[], at: number): readonly Class[] {
  const first = tokens[at]?.raw ?? '';
  if (!/^\p{Lu}/u.test(first) || !tagBegins.has(first.toLowerCase().split(/[ -]/, 1)[0]!)) return [];
  const found: Class[] = [];
  for (let to = at + 1; to <= Math.min(tokens.length, at + 4); to++) {
    const raw = tokens
      .slice(at, to)
      .map((token) => token.raw)
      .join(' ');
    const tag = /^(?:support|leader|stealth|psychic)$/i.test(raw) ? undefined : tagOf(raw);
    if (tag) found.push({ name: 'tag', to, value: [tag] });
    const type = byWords.get(raw.toLowerCase())?.rule;
    if (type) found.push({ name: 'wtype', to, value: type });
  }
  return found;
}

/** "(this is not cumulative with …)", to its closing bracket. */
function asideAt(tokens: readonly Token[], at: number): readonly Class[] {
  const words = tokens.slice(at + 1, at + 5).map(({ word }) => word);
  if (words.join(' ') !== 'this be not cumulative') return [];
  const to = tokens.findIndex(({ raw }, i) => i > at && raw === ')');
  return to < 0 ? [] : [{ name: 'notcumulative', to: to + 1, value: true }];
}

/** "Duty and Honour!": the "and" of one name. */
const isShout = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'and' &&
  tokens[at + 1]?.raw.endsWith('!') === true &&
  tokens[at - 1]?.raw.endsWith('!') === false;

const isLink = (word: string): boolean => /^(?:of|the|for|to|in)$/.test(word);

/** Whether a name goes on here, perhaps after one more small word. */
const startsName = (tokens: readonly Token[], at: number): boolean =>
  /^\p{Lu}/u.test(tokens[at]?.raw ?? '') ||
  (isLink(tokens[at]?.word ?? '') && /^\p{Lu}/u.test(tokens[at + 1]?.raw ?? ''));
