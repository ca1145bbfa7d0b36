import { kebab } from '@umpire/kernel';
import { SECTIONS, SHORTER_IDS, TERMS } from './facts/terms.js';

/** A rule that a text names. */
export interface Mention {
  readonly id: string;
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly section?: string;
}

// Bounded, and begun only where a word begins: a line of a million capitals must not cost more than its length.
const CAPITAL = "(?<![\\p{L}’'-])\\p{Lu}[\\p{L}’'-]{0,30}";
const TITLE = `${CAPITAL}(?: (?:(?:of|the|and|for|in|to|a|with|on) ){0,2}${CAPITAL}){0,5}`;
const NAMED = new RegExp(`(${TITLE}) (ability|abilities|[Ss]tratagem|step|tests?|rolls?|markers?|action)\\b`, 'gu');
const CITED = new RegExp(`(?:(${TITLE}) )?\\((\\d\\d(?:\\.\\d\\d){0,2})\\)`, 'gu');
const SEE_ALSO = /^(.{3,60}?) (\d\d(?:\.\d\d){1,2})$/;
const BRACKETED = /\[([A-Z][A-Z -]{2,30}?)(?: (?:\d+\+?|X|D\d))?\]/g;
const QUOTED = new RegExp(`‘(${TITLE})’`, 'gu');
const UNLESS = /\bunless (?:it is|they are|that unit is|that model is) (\p{Lu}[\p{Lu}’ -]{2,30}\p{Lu})(?=[^\p{L}])/gu;

/** Words that begin a sentence and are no part of the name after them. */
const OPENERS = new Set(
  'each every the this that these those your if when while until in all a an one any some once after before at on for as no not only unlike can does during rules unmodified is and or'.split(
    ' ',
  ),
);
const VERBS = new Set('make select use see do roll take choosing add subtract choose resolve'.split(' '));

/** Rules named in a text: as titles before ability, stratagem, step; by section; in brackets or quotes; in core terms. */
export function mentionsIn(text: string, edition: string): readonly Mention[] {
  return [...titled(text), ...cited(text, edition), ...marked(text), ...termsIn(text, edition)];
}

function titled(text: string): readonly Mention[] {
  const found: Mention[] = [];
  for (const [, printed = '', noun = ''] of text.matchAll(NAMED)) {
    const name = ownName(printed, noun === 'step');
    if (name !== '') found.push(mention(NAMES_ALONE.test(noun) ? name : `${name} ${noun}`));
  }
  return found;
}

/** Nouns that say what a rule is and are no part of what it is called. */
const NAMES_ALONE = /^(abilit(y|ies)|[Ss]tratagem|action)$/;

function cited(text: string, edition: string): readonly Mention[] {
  if (!edition.startsWith('w40k-11')) return [];
  const also = SEE_ALSO.exec(text);
  if (also) return [{ ...mention(also[1] ?? ''), section: also[2] ?? '' }];
  const found: Mention[] = [];
  for (const [, printed, section = ''] of text.matchAll(CITED)) {
    const name = ownName(printed ?? '', true).replace(/ (Appendix|step)$/, '');
    if (name !== '' && name.length > 2) found.push({ ...mention(name), section });
    const known = SECTIONS[section];
    if (known) found.push({ ...known, section });
  }
  return found;
}

function marked(text: string): readonly Mention[] {
  const found: Mention[] = [];
  for (const [, name = ''] of text.matchAll(BRACKETED)) found.push(mention(name));
  for (const [, name = ''] of text.matchAll(QUOTED)) if (name.includes(' ')) found.push(mention(name));
  for (const [, keyword = ''] of text.matchAll(UNLESS))
    found.push({ id: `${kebab(keyword)}-exceptions`, name: `${keyword} exceptions` });
  return found;
}

const termsIn = (text: string, edition: string): readonly Mention[] =>
  TERMS.filter(({ pattern, editions }) => (editions === undefined || editions.test(edition)) && pattern.test(text)).map(
    ({ id, name, aliases }) => ({ id, name, ...(aliases ? { aliases } : {}) }),
  );

function mention(name: string): Mention {
  const id = kebab(name);
  return { id: SHORTER_IDS[id] ?? id, name };
}

/** Without the words that begin the sentence, and without whose rule it is: `Lancers’ Hard Charge` is Hard Charge. */
function ownName(title: string, isStep = false): string {
  const owned = (isStep ? title.replace(/^.* the /, '') : title)
    .replace(/^.*s[’'] (?=\p{Lu})/u, '')
    .replace(/^\p{Lu}{3,}[’']s /u, '');
  const words = owned.split(' ');
  while (words.length > 0 && isOpener(words[0] ?? '', isStep)) words.shift();
  return words.join(' ');
}

/** Steps are called by verbs, as in Select Targets step; nothing else is. */
const isOpener = (word: string, isStep: boolean): boolean =>
  OPENERS.has(word.toLowerCase()) || (!isStep && VERBS.has(word.toLowerCase()));
