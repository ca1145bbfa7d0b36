import type { Item } from '../draft.js';
import { RANKS } from '../facts/words.js';
import { foldName } from '../fold-name.js';

/**
 * Items of one level whose indentation was lost, put back below their models. A model is known by a word of the unit's
 * name or a rank in its own, by a number that no model above could carry, or by wargear below it that begins again.
 */
export function unflatten(items: readonly Item[], unitName: string): Item[] {
  const isNested = items.some((item) => item.children.length > 0 || item.isLoadout);
  if (isNested || items.length < 2 || items.every(({ count }) => count === 1)) return [...items];
  const models = modelPlaces(items, unitName);
  const result: Item[] = [];
  let model: Item | undefined;
  for (const [i, item] of items.entries()) {
    if (models.has(i)) {
      model = { ...item, children: [] };
      result.push(model);
    } else (model?.children ?? result).push(item);
  }
  return result;
}

function modelPlaces(items: readonly Item[], unitName: string): ReadonlySet<number> {
  const places = new Set<number>();
  const isNamed = (item: Item): boolean => sharesWord(item.name, unitName) || RANKS.test(item.name);
  let current: Item | undefined;
  let carried = new Set<string>();
  for (const [i, item] of items.entries()) {
    const next = items[i + 1];
    if (next === undefined) continue;
    const begins = isNamed(item) || (current !== undefined && item.count > current.count && next.count <= item.count);
    const repeats = carried.has(foldName(next.name)) && !carried.has(foldName(item.name));
    if (!begins && !(current !== undefined && repeats)) {
      carried.add(foldName(item.name));
      continue;
    }
    places.add(i);
    current = item;
    carried = new Set();
  }
  return places.has(0) || [...places].length > 1 ? places : new Set();
}

function sharesWord(name: string, unitName: string): boolean {
  const own = new Set(foldName(unitName).split(' '));
  return foldName(name)
    .split(' ')
    .some((word) => word.length > 3 && own.has(word));
}
