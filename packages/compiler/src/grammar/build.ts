import type { Condition, Search, Selector, Value, Verb } from '@umpire/effects';
import { every, not, said, some } from '../meaning/fill.js';
import type { Attack, Frame, Keywords, Node, Np } from '../meaning/node.js';

/* Short words for the values that meanings are made of. */

export const state = (name: string, of: Selector = '?x'): Condition => ({ state: name, of });
export const isOneOf = (of: Selector, keywords: Keywords): Condition =>
  some(keywords.map((all) => ({ is: of, keywords: [...all] })));
export const isNoneOf = (of: Selector, keywords: Keywords): Condition =>
  every(keywords.map((all) => not({ is: of, keywords: [...all] }))) ?? { every: [] };
/** A printed name as the id of what it names. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Visible to whoever is meant: whose eyes these are shows when the names are settled. */
export const seenBy = ({ who, each }: Np): Condition => {
  if (each && who === '?yours') return state('?seen-by-each');
  const one = typeof who === 'object' ? who.in : who;
  return state(
    typeof one !== 'string' ? '?seen-by-another' : one.startsWith('?') ? `?seen-by-${one.slice(1)}` : 'visible-to-self',
  );
};
export const inches = (value: number): Value => ({ inches: value });

interface Described {
  readonly sort: 'unit' | 'model';
  readonly side?: 'mine' | 'theirs' | 'any' | undefined;
  readonly in?: Selector;
  readonly keywords?: Keywords | undefined;
  readonly posts?: readonly (Condition | undefined)[];
}

/** A noun phrase that means whichever is found. */
export function found({ sort, side, in: inside, keywords = [], posts = [] }: Described): Np {
  const [only, ...others] = keywords;
  const one = only !== undefined && others.length === 0 ? only : undefined;
  const where = every([
    ...(one || keywords.length === 0 ? [] : [isOneOf('it', keywords)]),
    ...posts.flatMap((post) => (post ? [said(post, 'it')] : [])),
  ]);
  const who: Search = {
    all: sort,
    ...(side && side !== 'any' && { side }),
    ...(inside !== undefined && { in: inside }),
    ...(one && { keywords: [...one] }),
    ...(where && { where }),
  };
  return { who, sort, any: true };
}

export const bare = (who: Selector, sort: Np['sort'] = 'unit'): Np => ({ who, sort });

export const verbs = (...all: readonly Verb[]): Node => ({ verbs: all });
export const framed = (frame: Frame, body: Node): Node => ({ frame, body });
export const onAttacks = (attack: Attack, ...all: readonly Verb[]): Node => framed({ attack }, verbs(...all));

/** One clause, or several in a row. */
export const both = (a: Node, b: Node): Node => ({
  all: [...('all' in a ? a.all : [a]), ...('all' in b ? b.all : [b])],
});

/** `a` where it says something, filled up from `b`. */
export function mergeAttacks(a: Attack, b: Attack): Attack | undefined {
  if (a.sort !== 'any' && b.sort !== 'any' && a.sort !== b.sort) return undefined;
  if ((a.at && b.at) || (a.with && b.with) || (a.by && b.by)) return undefined;
  const where = [...(a.where ?? []), ...(b.where ?? [])];
  return { ...b, ...a, sort: a.sort === 'any' ? b.sort : a.sort, ...(where.length > 0 && { where }) };
}

export const weaponNamed = (name: string): Selector => ({
  all: 'weapon',
  keywords: [slug(name)],
});

/** Characteristics for which lower is better: they are improved and worsened. */
const lowerIsBetter: ReadonlySet<string> = new Set([
  'skill',
  'save',
  'invulnerable-save',
  'armour-penetration',
  'leadership',
]);

export const change = (
  number: string,
  how: 'add' | 'subtract' | 'improve' | 'worsen',
  by: Value,
  whom: Selector,
): Verb => {
  if (lowerIsBetter.has(number)) {
    return { modify: number, how: how === 'add' || how === 'improve' ? 'improve' : 'worsen', by, for: whom };
  }
  const plus = how === 'add' || how === 'improve';
  return { modify: number, how: 'add', by: plus ? by : negative(by), for: whom };
};

function negative(value: Value): Value {
  if (typeof value === 'number') return -value;
  if (typeof value === 'object' && 'inches' in value) return { inches: -value.inches };
  return { op: '-', of: [0, value] };
}
