import { SMALL_WORDS } from '../facts/small-words.js';

const NO_NAME = /^(Example|Note|Designer[’']s Note|Exception|Q|A|Errata|FAQ|WHEN|TARGET|EFFECT|RESTRICTIONS)$/;

/** Title Case of at most eight words, as abilities are called: `Voice of the Kiln (Aura)`. */
export function isAbilityName(text: string): boolean {
  if (text.length < 2 || text.length > 70 || NO_NAME.test(text)) return false;
  const { name } = splitTags(text);
  const words = name.split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length > 8 || !isCapital(first) || (SMALL_WORDS.has(last) && words.length > 1)) return false;
  return words.every((word) => isCapital(word) || SMALL_WORDS.has(word.replace(/,$/, ''))) && !/[.;:|]/.test(name);
}

/** Also accents, quotes and numbers: `‘Get Back Up’`, `Élan`, `6th Sense`. */
const isCapital = (word: string): boolean => /^[‘’'“"(]?[\p{Lu}\d]/u.test(word) && !/^\d*D\d/.test(word);

/** `Gloom (Aura, Psychic)`: the name, and what stands in brackets after it. */
export function splitTags(printed: string): { readonly name: string; readonly tags: readonly string[] } {
  const match = /^(.{1,80}?)\s*\(([^()]{1,60})\)$/.exec(printed.trim());
  if (!match) return { name: printed.trim(), tags: [] };
  return { name: match[1] ?? '', tags: (match[2] ?? '').split(',').map((tag) => tag.trim()) };
}

const SENTENCE_OPENERS = new Set(
  'if each while until in at on when this these that those the your after before once select roll add subtract models units every for unless'.split(
    ' ',
  ),
);

/** As pages print it before the colon of its own line, where names are not always in Title Case: `Chittering swarm`. */
export function isLineAbilityName(text: string): boolean {
  if (isAbilityName(text)) return true;
  const { name } = splitTags(text);
  const words = name.replace(/[.!?…]+$/, '').split(' ');
  if (NO_NAME.test(text) || text.length > 60 || words.length > 6 || !isCapital(words[0] ?? '')) return false;
  return !SENTENCE_OPENERS.has((words[0] ?? '').toLowerCase()) && !/[.,;:|]/.test(words.join(' '));
}

/** Too long or odd for a name, and yet no beginning of a sentence. */
export const couldBeName = (text: string): boolean =>
  text.length > 2 &&
  text.length <= 70 &&
  isCapital(text.split(' ')[0] ?? '') &&
  !NO_NAME.test(text) &&
  !SENTENCE_OPENERS.has((text.split(' ')[0] ?? '').toLowerCase()) &&
  !/[.;|,] /.test(text);
