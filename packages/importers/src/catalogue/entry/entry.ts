import type { Found } from '../library.js';
import type { Modifier } from '../modifiers/modifier.js';
import type { CatalogueDocument, CatalogueNode } from '../node.js';

/** A node and the file it stands in. */
export type Part = Found;

export interface CategoryUse {
  readonly id: string;
  readonly name: string;
  readonly isPrimary: boolean;
}

/** A profile or rule as an entry uses it: itself, and the link that leads to it. */
export interface InfoUse {
  readonly kind: 'profile' | 'rule';
  readonly node: CatalogueNode;
  readonly document: CatalogueDocument;
  /** As written, before any modifier. */
  readonly name: string;
  readonly isHidden: boolean;
  readonly modifiers: Modifier[];
  /** The names of the info groups it was reached through. */
  readonly groups: readonly string[];
  readonly owner: Entry;
}

/** What can be chosen, with its link's own additions: a resolved part of a unit's tree. */
export interface Entry {
  kind: 'unit' | 'model' | 'upgrade' | 'group';
  readonly name: string;
  /** Its own id, then those of the links that lead to it. */
  readonly ids: readonly string[];
  /** The entry itself, then its link. */
  readonly parts: readonly Part[];
  readonly parent: Entry | undefined;
  readonly children: Entry[];
  readonly info: InfoUse[];
  readonly categories: readonly CategoryUse[];
  readonly isHidden: boolean;
  readonly modifiers: Modifier[];
  /** Groups of enhancements that can be reached here; they are records of their own. */
  readonly enhancements: Part[];
}

export const placeOf = ({ parts }: Entry): { readonly file: string; readonly node: CatalogueNode } => {
  const own = parts[0]!;
  return { file: own.document.file, node: own.node };
};

/** An entry and all below it, itself first. */
export function* within(entry: Entry): Generator<Entry> {
  yield entry;
  for (const child of entry.children) yield* within(child);
}

export function* ancestors(entry: Entry): Generator<Entry> {
  for (let one = entry.parent; one !== undefined; one = one.parent) yield one;
}

/** Whether an entry is what a condition or path names: by id, by category, or by its kind. */
export const isInstance = (entry: Entry, id: string): boolean =>
  entry.ids.includes(id) || entry.kind === id || entry.categories.some((category) => category.id === id);
