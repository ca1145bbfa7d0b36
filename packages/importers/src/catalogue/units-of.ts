import { isDetachmentChoice } from './facts/skipped.js';
import type { Found, Library } from './library.js';
import { attributeOf, type CatalogueDocument, type CatalogueNode, idOf, isTrue, listOf, nameOf } from './node.js';

/** The root entries of a catalogue and the links to them; in a library that nobody links, its shared entries. */
export function rootPartsOf(
  document: CatalogueDocument,
  { library, isImported }: { readonly library: Library; readonly isImported: boolean },
): readonly Found[] {
  const roots = ['selectionEntries', 'entryLinks', 'selectionEntryGroups'].flatMap((list) =>
    listOf(document.root, list),
  );
  const shared = isTrue(document.root, 'library') ? unlinked(document, library) : [];
  return [...roots, ...shared].filter((node) => !isImported || isForOthers(node)).map((node) => ({ node, document }));
}

/** `import="false"` keeps a root entry to the armies of its own catalogue. */
const isForOthers = (node: CatalogueNode): boolean => attributeOf(node, 'import') !== 'false';

/** Whether an army that imports a catalogue may take its detachments. */
export const offersDetachments = ({ root }: CatalogueDocument): boolean =>
  [...listOf(root, 'entryLinks'), ...listOf(root, 'selectionEntries')].some(
    (node) => isDetachmentChoice(nameOf(node)) && isForOthers(node),
  );

/** Shared units that no link of any file leads to. */
function unlinked(document: CatalogueDocument, library: Library): readonly CatalogueNode[] {
  const linked = linkTargets(library);
  return listOf(document.root, 'sharedSelectionEntries').filter((node) => {
    const type = attributeOf(node, 'type');
    return (type === 'unit' || type === 'model') && !linked.has(idOf(node));
  });
}

const known = new WeakMap<Library, ReadonlySet<string>>();

function linkTargets(library: Library): ReadonlySet<string> {
  const before = known.get(library);
  if (before) return before;
  const targets = new Set<string>();
  for (const { ids } of [...(library.system ? [library.system] : []), ...library.catalogues])
    for (const node of ids.values()) if (node.kind === 'entryLink') targets.add(attributeOf(node, 'targetId') ?? '');
  known.set(library, targets);
  return targets;
}
