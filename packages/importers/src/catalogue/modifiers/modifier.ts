import type { CatalogueDocument, CatalogueNode } from '../node.js';
import { attributeOf, listOf } from '../node.js';

/** A modifier with everything that gates it. */
export interface Modifier {
  readonly type: string;
  readonly field: string;
  readonly value: string;
  /** Whose number it changes, where that is not the entry it stands in. */
  readonly scope: string | undefined;
  /** New Recruit: a path from there to the profiles it changes. */
  readonly affects: string | undefined;
  readonly join: string | undefined;
  readonly arg: string | undefined;
  /** Nodes whose conditions must all hold: the modifier, and the groups around it. */
  readonly gates: readonly CatalogueNode[];
  readonly repeats: readonly CatalogueNode[];
  readonly node: CatalogueNode;
  readonly document: CatalogueDocument;
}

const DEEPEST = 12;

/** The modifiers of a node, out of their groups. */
export function modifiersOf(node: CatalogueNode, document: CatalogueDocument): Modifier[] {
  const found: Modifier[] = [];
  const walk = (at: CatalogueNode, gates: readonly CatalogueNode[], repeats: readonly CatalogueNode[]): void => {
    for (const one of listOf(at, 'modifiers'))
      found.push(
        modifierOf(one, { document, gates: [...gates, one], repeats: [...repeats, ...listOf(one, 'repeats')] }),
      );
    if (gates.length < DEEPEST)
      for (const group of listOf(at, 'modifierGroups'))
        walk(group, [...gates, group], [...repeats, ...listOf(group, 'repeats')]);
  };
  walk(node, [], []);
  return found;
}

type Gating = Pick<Modifier, 'document' | 'gates' | 'repeats'>;

const modifierOf = (node: CatalogueNode, gating: Gating): Modifier => ({
  type: attributeOf(node, 'type') ?? '',
  field: attributeOf(node, 'field') ?? '',
  value: attributeOf(node, 'value') ?? '',
  scope: attributeOf(node, 'scope'),
  affects: attributeOf(node, 'affects'),
  join: attributeOf(node, 'join'),
  arg: attributeOf(node, 'arg'),
  node,
  ...gating,
});
