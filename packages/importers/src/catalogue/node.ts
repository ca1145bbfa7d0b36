/** A file of the schema, opened. */
export interface CatalogueDocument {
  readonly file: string;
  readonly root: CatalogueNode;
  /** Every node with an id, by it; the first where an id stands twice. */
  readonly ids: ReadonlyMap<string, CatalogueNode>;
}

/**
 * An element, whichever of XML and JSON it came from: its attributes as text, its texts (`description`, `comment`)
 * among them, its lists by their names (`profiles`), and its own text.
 */
export interface CatalogueNode {
  /** `selectionEntry`, `entryLink`, `profile` … */
  readonly kind: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, readonly CatalogueNode[]>>;
  readonly text: string;
  readonly line: number;
}

const NONE: readonly CatalogueNode[] = [];

export const listOf = (node: CatalogueNode, name: string): readonly CatalogueNode[] => node.lists[name] ?? NONE;

export const attributeOf = (node: CatalogueNode, name: string): string | undefined => node.attributes[name];

export const idOf = (node: CatalogueNode): string => node.attributes['id'] ?? '';

/** Non-breaking spaces and doubled ones are accidents of typing. */
export const nameOf = (node: CatalogueNode): string => plainSpaces(node.attributes['name'] ?? '');

export const plainSpaces = (text: string): string =>
  /[\s\u00a0]{2}|^\s|\s$|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ').trim() : text;

export const isTrue = (node: CatalogueNode, name: string): boolean => node.attributes[name] === 'true';

/** A number of the file within reason, else nothing. */
export function numberOf(node: CatalogueNode, name: string): number | undefined {
  const printed = node.attributes[name];
  if (printed === undefined || !/^-?\d{1,9}(\.\d{1,6})?$/.test(printed.trim())) return undefined;
  return Number(printed);
}
