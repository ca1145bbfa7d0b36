import type { Grant } from '../grant.js';
import type { How } from '../verb.js';

/** What a plain wording says, before whom it is for. */
export type Said =
  | { readonly modify: string; readonly how: How; readonly by: number }
  | { readonly ignoreModifiers: readonly string[] }
  | { readonly reroll: string; readonly which: 'ones' | 'failed' | 'any' }
  | { readonly grant: Grant };

/** One way of saying something, both ways: words to value and back. `samples` write every number as N. */
export interface Head {
  readonly samples: readonly string[];
  readonly pattern: RegExp;
  readonly read: (groups: Groups) => Said | undefined;
  readonly print: (said: Said) => string | undefined;
}

export type Groups = Readonly<Record<string, string | undefined>>;

/** A whole wording, in any case, with any blanks between its words. */
export const wording = (source: string): RegExp => new RegExp(`^${source.replaceAll(' ', '\\s+')}$`, 'i');

/** `armour-penetration` as a choice in a pattern, by its words. */
export const oneOf = (names: readonly string[]): string => names.map(spaced).join('|');

export const spaced = (name: string): string => name.replaceAll('-', ' ');

/** The name behind words that a pattern caught. */
export const named = (words = ''): string => words.toLowerCase().split(/\s+/).join('-');
