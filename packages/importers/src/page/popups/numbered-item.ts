import { SMALL_WORDS } from '../facts/small-words.js';
import type { Fragment } from '../fragment.js';
import { isAbilityName } from '../sheet/ability-name.js';

export interface NumberedItem {
  readonly name: string;
  readonly rest: string;
}

/**
 * `3. Oath of the Red Kiln Embers glow …`: the name and the sentence after it stand unseparated. A list elsewhere in the
 * rule that says `= 3 (Red Kiln)` tells where the name ends; else the last capital before running text begins the sentence.
 */
export function numberedItem(text: string, names: ReadonlyMap<string, string>): NumberedItem | undefined {
  const match = /^(\d{1,2})\. (\p{Lu}.*)$/u.exec(text);
  if (!match) return undefined;
  const [, number = '', rest = ''] = match;
  const length = endByList(rest, names.get(number)) ?? endByCase(rest);
  const name = rest.slice(0, length).trim();
  const sentence = rest.slice(length).trim();
  return sentence !== '' && isAbilityName(name) ? { name, rest: sentence } : undefined;
}

/** What the lists of a rule call its numbered pieces: `- Battle Round 1 = 3 (Red Kiln)`. */
export function namesByNumber(fragments: readonly Fragment[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { text } of fragments) {
    const match = /= (\d{1,2}) \(([^)]{3,40})\)/.exec(text);
    if (match && !names.has(match[1] ?? '')) names.set(match[1] ?? '', match[2] ?? '');
  }
  return names;
}

function endByList(rest: string, short: string | undefined): number | undefined {
  const at = short === undefined ? -1 : rest.slice(0, 100).indexOf(short);
  return short !== undefined && at >= 0 && at < 60 ? at + short.length : undefined;
}

function endByCase(rest: string): number {
  const words = rest.split(' ', 20);
  let n = 0;
  let begun = 0;
  for (; n < words.length; n++) {
    const word = words[n] ?? '';
    const isCapital = /^\p{Lu}/u.test(word);
    if (!isCapital && !SMALL_WORDS.has(word)) break;
    if (isCapital && n > 0 && SMALL_WORDS.has(word.toLowerCase())) return words.slice(0, n).join(' ').length;
    if (isCapital) begun = n;
  }
  return words.slice(0, begun).join(' ').length;
}
