import type { Library } from '../library.js';
import { attributeOf, type CatalogueNode, idOf, listOf, nameOf, numberOf } from '../node.js';

const isPoints = (name: string): boolean => /^(?:pts|points)$/i.test(name);

/** The ids of the costs that are points: by the name a file gives them, since one system calls other things `points`. */
export function pointsIdsOf({ system, catalogues }: Library): ReadonlySet<string> {
  const ids = new Set<string>();
  const named = new Map<string, string>();
  for (const { root } of [...(system ? [system] : []), ...catalogues])
    for (const type of listOf(root, 'costTypes')) named.set(idOf(type), nameOf(type));
  for (const [id, name] of named) if (isPoints(name)) ids.add(id);
  return ids;
}

/** Whether a cost is points, with the game system's file or without. */
export const isPointsCost = (cost: CatalogueNode, ids: ReadonlySet<string>): boolean =>
  ids.size > 0 ? ids.has(attributeOf(cost, 'typeId') ?? '') : isPoints(nameOf(cost));

export const costValue = (cost: CatalogueNode): number => numberOf(cost, 'value') ?? 0;
