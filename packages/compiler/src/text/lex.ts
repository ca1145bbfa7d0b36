import { abbreviations, lemma } from './lemma.js';
import type { Clean } from './normalise.js';
import type { Section, Sentence, Token } from './token.js';

const pattern =
  /(?<tag>\[[^\]\n]{1,60}\])|(?<dice>\b\d{0,2}D\d{1,2}(?:\s?\+\s?\d{1,2})?(?![\w]))|(?<inches>\+?-?\d{1,3}(?:"|''|\s?(?:inches|inch)\b)\+?)|(?<range>\b\d{1,2}\s?-\s?\d{1,2}\b(?!"))|(?<plus>\b\d{1,2}\+(?!\d))|(?<signed>(?<![\w)])[+-]\d{1,2}\b(?!"))|(?<number>\b\d{1,4})|(?<word>[\p{L}]+(?:[-'][\p{L}]+|-\d+(?!["\d]))*!?)|(?<mark>[,.:;()/■|\n'"+&?!<-])/gu;

/** Cuts clean text into sentences of tokens. Bullets and line ends cut, and so do full stops outside brackets. */
export function sentencesOf(clean: Clean, known: ReadonlySet<string>): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let tokens: Token[] = [];
  let bullet = false;
  let item = 0;
  let depth = 0;
  let section: Section | undefined;
  const close = (): void => {
    while (tokens[0]?.raw === ':') tokens.shift();
    const first = tokens[0];
    const last = tokens.at(-1);
    if (first && last)
      sentences.push({
        tokens,
        bullet,
        item: bullet ? item : 0,
        from: first.from,
        to: last.to,
        ...(section && { section }),
      });
    tokens = [];
    depth = 0;
  };
  const text = slips.reduce((now, [sign, slip, by]) => (now.includes(sign) ? now.replace(slip, by) : now), clean.text);
  for (const match of text.matchAll(pattern)) {
    const raw = match[0];
    const groups = match.groups ?? {};
    if (groups['mark'] !== undefined) {
      if (raw === '(') depth++;
      if (raw === ')') depth = Math.max(0, depth - 1);
      if (raw === '\n') {
        if (endsHere(tokens, clean.text, match.index)) {
          close();
          bullet = false;
        }
        continue;
      }
      const header = raw === ':' ? sectionOf(tokens.at(-1)?.raw) : undefined;
      if (header) {
        tokens.pop();
        close();
        section = header;
        bullet = false;
        continue;
      }
      if (raw === '■' || (raw === '-' && tokens.length === 0)) {
        close();
        bullet = true;
        item++;
        continue;
      }
      if (raw === '|' && tokens.length === 0) continue;
      if (raw === '.' && (depth === 0 || tokens[0]?.raw === '(')) {
        const inBrackets = depth > 0 && clean.text[match.index + 1] !== ')';
        if (!inBrackets && !isAbbreviation(clean.text, match.index)) {
          if (depth === 0) {
            close();
            continue;
          }
        }
      }
      if (raw === "'" || raw === '"' || raw === '?' || raw === '!' || raw === '.') continue;
    }
    for (const token of tokensOf(match, clean, tokens.length === 0, known)) tokens.push(token);
  }
  close();
  return sentences;
}

/** Half of a number is rounded up anyway; other shares are not. */
const halves = /\bhalv(?:e|es|ed|ing)\b[^.()]{1,120}(\(rounding up\))/gi;

/** Pointers to other pages: "(see Codex: Orks)", "(20.04)". */
const references =
  /\((?:see [^()]{1,60}|note that [^()]{1,200}|to a minimum of 1|rounding down|chosen by [^()]{1,40}|if possible|if there is one|all other restrictions still apply|as stated on [^()]{1,60}|in addition to any suffered[^()]{1,80}|up to its wounds characteristic|up to their wounds characteristic|e\.g\. [^()]{1,100}|i\.e\. [^()]{1,120}|\d\d\.\d\d(?:\.\d\d)?)\)/gi;

const blank = (found: string): string => ' '.repeat(found.length);

/** What is put right before the words are told apart, each only where its sign stands. Every character keeps its place. */
const slips: readonly (readonly [sign: string, slip: RegExp, by: (found: string, ...groups: string[]) => string])[] = [
  ['(', references, blank],
  [', as stated on', /, as stated on (?:its|their) datasheets?/g, blank],
  [' also', /\b(has|have) also(?= not been\b)/g, (found, word = '') => word.padEnd(found.length)],
  ['OCP', /\bOCP\b/g, () => '0CP'],
  [', then', /, then (?=until\b)/g, (found) => ','.padEnd(found.length)],
  [' then', /\b(can|must) then\b/g, (found, word = '') => word.padEnd(found.length)],
  ['! ', /(?<=\p{L}!) (?=(?:If|Until|Each|While|When) )/gu, () => '\n'],
  ['ollowing abilit', /(following abilit(?:y|ies)): (?=\p{Lu}[^:.\n]{1,40}: )/giu, (_found, head) => `${head}:\n`],
  ['hock', /\b(battle) (shock)/gi, (_found, battle, shock) => `${battle}-${shock}`],
  ['- ', /\b(battle|half|re)- (?=\p{Ll})/giu, (_found, word) => ` ${word}-`],
  [']', /\(([^()[\]\n]{1,200})\]/g, (_found, inner) => `(${inner})`],
  [',', /,(\s*),/g, (_found, space) => `, ${space}`],
  ['rounding up', halves, (found, aside = '') => found.slice(0, -aside.length) + blank(aside)],
];

const sections: Readonly<Record<string, Section>> = {
  WHEN: 'when',
  When: 'when',
  TARGET: 'target',
  Target: 'target',
  EFFECT: 'effect',
  Effect: 'effect',
  RESTRICTIONS: 'restrictions',
  Restrictions: 'restrictions',
  RESTRICTION: 'restrictions',
};
const sectionOf = (raw: string | undefined): Section | undefined => (raw === undefined ? undefined : sections[raw]);

const isAbbreviation = (text: string, at: number): boolean => /\b(?:e\.g|i\.e|etc|vs)$/i.test(text.slice(at - 4, at));

/** A line end ends a sentence unless the next line goes on in lower case. */
function endsHere(tokens: readonly Token[], text: string, at: number): boolean {
  if (tokens.length === 0) return true;
  const next = /\S/.exec(text.slice(at + 1, at + 20))?.[0] ?? '';
  const last = tokens.at(-1)?.raw ?? '';
  if (last === ':') return true;
  if ((last === ';' || last === ',') && next !== '■') return false;
  if (isWrapped(tokens, text, at)) return false;
  return !(
    /[\p{Ll}(,]/u.test(next) ||
    (/^(?:a|an|the|of|to|in|with|and|or|this|that|each|one)$/i.test(last) && next !== '■')
  );
}

/** A long line that breaks off without a mark goes on in the next, unless that opens a part of its own. */
function isWrapped(tokens: readonly Token[], text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const next = text.slice(at + 1, at + 40);
  return (
    line.length > 50 &&
    tokens.at(-1)?.sort !== 'mark' &&
    !/[.:;!?]['"]?\s*$/.test(line) &&
    !/^\s*(?:$|■|-|\|)|^[^.\n]{0,38}:/u.test(next)
  );
}

function tokensOf(match: RegExpExecArray, clean: Clean, first: boolean, known: ReadonlySet<string>): readonly Token[] {
  const raw = match[0];
  const groups = match.groups ?? {};
  const sort = (['tag', 'dice', 'inches', 'range', 'plus', 'signed', 'number', 'word', 'mark'] as const).find(
    (name) => groups[name] !== undefined,
  );
  const from = match.index;
  const make = (text: string, start: number, word: string, as: Token['sort']): Token => ({
    word,
    raw: text,
    sort: as,
    from: clean.at[start] ?? 0,
    to: (clean.at[start + text.length - 1] ?? 0) + 1,
    marked: clean.marked[start] ?? false,
    first,
  });
  if (sort !== 'word')
    return [
      make(
        raw,
        from,
        raw === '-' && sort === 'mark' ? ':' : raw === '(' ? 'LP' : raw === ')' ? 'RP' : raw.toLowerCase(),
        sort ?? 'mark',
      ),
    ];
  const printed = markEnd(clean.marked, from, raw.length);
  if (printed > 1 && known.has(lemma(raw.slice(printed).toLowerCase(), known)) && raw.length - printed > 1) {
    return [raw.slice(0, printed), raw.slice(printed)].map((part, at) =>
      make(part, from + at * printed, wordOf(part, first && at === 0, known), 'word'),
    );
  }
  const [, stem = raw, owner] = /^(.*?)('s|s')?!?$/iu.exec(raw) ?? [];
  if (raw.toLowerCase() === "it's" && !/^ (?:unit|model)/.test(clean.text.slice(from + raw.length)))
    return [make(raw, from, 'its', 'word')];
  if (owner?.toLowerCase() === "'s") {
    return [make(stem, from, wordOf(stem, first, known), 'word'), make("'s", from + stem.length, "'s", 'word')];
  }
  const isOwner =
    /^(?:models|units)$/.test(raw) && /\b(?:this|that) $/i.test(clean.text.slice(Math.max(0, from - 6), from));
  if (/^(?:bearers|opponents)$/i.test(raw) || isOwner) {
    return [
      make(raw.slice(0, -1), from, raw.slice(0, -1).toLowerCase(), 'word'),
      make("'s", from + raw.length - 1, "'s", 'word'),
    ];
  }
  const plural = clean.text[from + raw.length] === "'" && /s$/i.test(raw);
  const word = make(raw, from, wordOf(raw.replace(/!$/, ''), first, known), 'word');
  return plural ? [word, make("'", from + raw.length, "'s", 'word')] : [word];
}

/** How far into a word what is set apart ends, or -1. */
function markEnd(marked: Clean['marked'], from: number, length: number): number {
  for (let at = 2; at < length; at++) if (marked[from + at - 1] && !marked[from + at]) return at;
  return -1;
}

function wordOf(raw: string, first: boolean, known: ReadonlySet<string>): string {
  if (abbreviations.has(raw) && !(raw === 'A' && first)) return `=${raw}`;
  return lemma(raw.toLowerCase(), known);
}
