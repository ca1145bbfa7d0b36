import { isEnhancements } from '../facts/skipped.js';
import type { Library } from '../library.js';
import { type CatalogueNode, idOf, nameOf } from '../node.js';

/** The ids of everything that stands in a group of enhancements. */
export function enhancementIdsOf({ system, catalogues }: Library): ReadonlySet<string> {
  const ids = new Set<string>();
  const waiting: { node: CatalogueNode; isInside: boolean }[] = [...(system ? [system] : []), ...catalogues].map(
    ({ root }) => ({ node: root, isInside: false }),
  );
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const { node } = one;
    const isInside = one.isInside || (node.kind === 'selectionEntryGroup' && isEnhancements(nameOf(node)));
    if (isInside && /^(?:selectionEntry|entryLink)/.test(node.kind)) ids.add(idOf(node));
    for (const [name, list] of Object.entries(node.lists))
      if (LISTS.has(name)) for (const child of list) waiting.push({ node: child, isInside });
  }
  return ids;
}

const LISTS: ReadonlySet<string> = new Set([
  'selectionEntries',
  'selectionEntryGroups',
  'entryLinks',
  'sharedSelectionEntries',
  'sharedSelectionEntryGroups',
]);
