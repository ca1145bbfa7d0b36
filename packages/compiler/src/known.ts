import { table } from './grammar/index.js';
import type { Known } from './text/classes.js';
import { coreRules } from './text/rules.js';

const none: ReadonlySet<string> = new Set();

/** Many texts share their lists of names. */
const ruleIds = new WeakMap<readonly string[], ReadonlyMap<string, string>>();
const keywordSets = new WeakMap<readonly string[], ReadonlySet<string>>();

function remembered<T>(
  names: readonly string[],
  made: WeakMap<readonly string[], T>,
  make: (of: readonly string[]) => T,
): T {
  const known = made.get(names);
  if (known !== undefined) return known;
  const found = make(names);
  made.set(names, found);
  return found;
}

const idsOf = (rules: readonly string[]): ReadonlyMap<string, string> =>
  new Map([...coreRules, ...rules.map((name) => [name.toLowerCase(), idOf(name)] as const)]);
const upper = (keywords: readonly string[]): ReadonlySet<string> =>
  new Set(keywords.map((keyword) => keyword.toUpperCase()));

interface Named {
  readonly rules?: readonly string[];
  readonly keywords?: readonly string[];
}

/** What the text may name beside the words of the grammar. */
export const knownTo = ({ rules, keywords }: Named): Known => ({
  rules: rules === undefined || rules.length === 0 ? coreRules : remembered(rules, ruleIds, idsOf),
  words: table.words,
  keywords: keywords === undefined ? none : remembered(keywords, keywordSets, upper),
});

export const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
