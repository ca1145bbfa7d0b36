import { remembered } from '../text/memo.js';
import { type Rule, writtenOut } from './grammar.js';

/** A point inside the rules of one part of speech; rules that begin alike share it. */
export interface State {
  readonly id: number;
  readonly words: Map<string, State>;
  readonly classes: Map<string, State>;
  readonly parts: Map<number, State>;
  /** The parts of speech that may follow. */
  readonly wants: number[];
  readonly ends: End[];
}

/** A rule that ends at a state: which of the symbols on the way fill which argument. */
export interface End {
  readonly rule: Rule;
  readonly slots: readonly (number | undefined)[];
}

/** All rules as tables of states, one root for each part of speech. */
export interface Table {
  readonly roots: readonly State[];
  readonly names: ReadonlyMap<string, number>;
  readonly labels: readonly string[];
  readonly states: number;
  /** With which words and classes each part of speech can begin. */
  readonly firsts: readonly ReadonlySet<string>[];
  readonly words: ReadonlySet<string>;
  /** Which parts of speech can begin with a word or one of the classes: a one at the place of each. */
  readonly begunBy: (word: string, classes: readonly { readonly name: string }[]) => Uint8Array;
}

export function tableOf(rules: readonly Rule[], classes: ReadonlySet<string>): Table {
  const names = new Map<string, number>();
  const roots: State[] = [];
  let states = 0;
  const words = new Set<string>();
  const state = (): State => ({
    id: states++,
    words: new Map(),
    classes: new Map(),
    parts: new Map(),
    wants: [],
    ends: [],
  });
  const partOf = (name: string): number => {
    const known = names.get(name);
    if (known !== undefined) return known;
    names.set(name, roots.length);
    return roots.push(state()) - 1;
  };
  for (const rule of rules) {
    const root = partOf(rule.of);
    const ways = writtenOut(rule.says);
    for (const way of ways) {
      if (way.length === 0) throw new Error(`says nothing: ${rule.of} ${rule.says}`);
      let at = roots[root]!;
      for (const { kind, name } of way) {
        if (kind === 'word') {
          words.add(name);
          at = step(at.words, name, state);
        } else if (classes.has(name)) at = step(at.classes, name, state);
        else {
          const part = partOf(name);
          if (!at.parts.has(part)) at.wants.push(part);
          at = step(at.parts, part, state);
        }
      }
      at.ends.push({ rule, slots: way.map(({ argument }) => argument) });
    }
  }
  const labels = [...names.keys()];
  for (const [i, root] of roots.entries())
    if (root.words.size + root.classes.size + root.parts.size === 0) throw new Error(`no rule says ${labels[i]}`);
  const firsts = firstsOf(roots);
  return { roots, names, labels, states, firsts, words, begunBy: begunBy(firsts) };
}

function begunBy(firsts: Table['firsts']): Table['begunBy'] {
  const single = new Map<string, Uint8Array>();
  const several = new Map<string, Uint8Array>();
  const byOne = (start: string): Uint8Array =>
    remembered(single, start, () => Uint8Array.from(firsts, (first) => (first.has(start) ? 1 : 0)));
  return (word, classes) => {
    if (classes.length === 0) return byOne(word);
    let key = word;
    for (const { name } of classes) key += `{${name}`;
    return remembered(several, key, () => {
      const all = byOne(word).slice();
      for (const { name } of classes) {
        const own = byOne(`{${name}`);
        for (let part = 0; part < all.length; part++) all[part]! |= own[part]!;
      }
      return all;
    });
  };
}

function step<Key>(from: Map<Key, State>, key: Key, make: () => State): State {
  const known = from.get(key);
  if (known) return known;
  const made = make();
  from.set(key, made);
  return made;
}

function firstsOf(roots: readonly State[]): readonly ReadonlySet<string>[] {
  const firsts = roots.map(
    ({ words, classes }) => new Set([...words.keys(), ...[...classes.keys()].map((name) => `{${name}`)]),
  );
  for (let grew = true; grew; ) {
    grew = false;
    for (const [i, root] of roots.entries()) {
      const own = firsts[i]!;
      const before = own.size;
      for (const part of root.parts.keys()) for (const word of firsts[part]!) own.add(word);
      grew ||= own.size > before;
    }
  }
  return firsts;
}
