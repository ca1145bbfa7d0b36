import type { CatalogueDocument, CatalogueNode } from '../node.js';

/** A node that is still being read. */
export interface OpenNode extends CatalogueNode {
  readonly attributes: Record<string, string>;
  readonly lists: Record<string, CatalogueNode[]>;
  text: string;
}

export const openNode = (kind: string, attributes: Record<string, string>, line: number): OpenNode => ({
  kind,
  attributes,
  lists: {},
  text: '',
  line,
});

export function addTo(parent: OpenNode, list: string, child: CatalogueNode): void {
  if (!Object.hasOwn(parent.lists, list)) parent.lists[list] = [];
  parent.lists[list]?.push(child);
}

/** The document of a root that is read whole. */
export function documentOf(file: string, root: CatalogueNode): CatalogueDocument {
  const ids = new Map<string, CatalogueNode>();
  const waiting: CatalogueNode[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const id = node.attributes['id'];
    if (id !== undefined && !ids.has(id)) ids.set(id, node);
    const lists = Object.values(node.lists);
    for (let l = lists.length - 1; l >= 0; l--) {
      const list = lists[l]!;
      for (let i = list.length - 1; i >= 0; i--) waiting.push(list[i]!);
    }
  }
  return { file, root, ids };
}
