import type { Item, UnitDraft } from '../draft.js';
import { ARMS, RANKS } from '../facts/words.js';
import { foldName, isSameName } from '../fold-name.js';

/** Where indentation was lost, items are put back below their models, by their names and numbers. */
export function unflattened(units: readonly UnitDraft[]): readonly UnitDraft[] {
  const owners = new Map<string, Set<string>>();
  for (const unit of units)
    for (const { name } of unit.items)
      owners.set(foldName(name), (owners.get(foldName(name)) ?? new Set()).add(foldName(unit.name)));
  const isCommon = (item: Item): boolean => (owners.get(foldName(item.name))?.size ?? 0) > 1;
  return units.map((unit) => ({ ...unit, items: unflatten(unit, isCommon) }));
}

const MOST_ITEMS = 40;

function unflatten(unit: UnitDraft, isCommon: (item: Item) => boolean): Item[] {
  const { items } = unit;
  const isNested = items.some((item) => item.children.length > 0 || item.isLoadout);
  const isLone = items.every(({ count }) => count === 1);
  if (isNested || isLone || items.length < 2 || items.length > MOST_ITEMS) return items;
  const scores = items.map((item) => modelScore(item, unit, isCommon(item)));
  const best = bestCut(items, scores, unit.name);
  return best.score > loneScore(scores, items) ? best.items : items;
}

/** How much an item looks like a model. */
function modelScore(item: Item, unit: UnitDraft, isCommon: boolean): number {
  const own = new Set(foldName(unit.name).split(' '));
  const shared = foldName(item.name)
    .split(' ')
    .some((word) => word.length > 2 && own.has(word));
  const isArms = ARMS.test(item.name);
  const isContinued = !item.hasBullet && unit.items.some(({ hasBullet }) => hasBullet);
  const isNamed = shared || RANKS.test(item.name);
  return (
    (isNamed ? 0 : -2) +
    (shared && !isArms ? 4 : shared ? 1 : 0) +
    (RANKS.test(item.name) && !isArms ? 3 : 0) -
    (isArms ? 4 : 0) -
    (isCommon ? 1 : 0) -
    (isContinued ? 6 : 0)
  );
}

/** One model with all of it: models among its items, and many of a thing, speak against that. */
const loneScore = (scores: readonly number[], items: readonly Item[]): number =>
  scores.reduce((sum, score, i) => sum - Math.max(0, score) - ((items[i]?.count ?? 0) > 2 ? 2 : 0), 0);

interface Cut {
  readonly score: number;
  readonly items: Item[];
}

const LEAF = -1.5;

/** The best of all ways to cut the items into models with what follows them. */
function bestCut(items: readonly Item[], scores: readonly number[], unitName: string): Cut {
  const from: Cut[] = [];
  from[items.length] = { score: 0, items: [] };
  for (let i = items.length - 1; i >= 0; i--) {
    const item = items[i]!;
    const leaf = from[i + 1]!;
    const alone = isSameName(item.name, unitName) ? 0 : LEAF - Math.max(0, scores[i] ?? 0) / 2;
    let best: Cut = { score: leaf.score + alone, items: [item, ...leaf.items] };
    for (let end = i + 2; end <= items.length; end++) {
      const rest = from[end]!;
      const score = (scores[i] ?? 0) + gearScore(item, items.slice(i + 1, end), scores.slice(i + 1, end)) + rest.score;
      if (score > best.score) best = { score, items: [{ ...item, children: items.slice(i + 1, end) }, ...rest.items] };
    }
    from[i] = best;
  }
  return from[0]!;
}

/** How well things fit as what `count` models carry. */
function gearScore({ count }: Item, gear: readonly Item[], scores: readonly number[]): number {
  const names = new Set(gear.map(({ name }) => foldName(name)));
  const total = gear.reduce((sum, one) => sum + one.count, 0);
  const fits = gear.map(
    (one, i) =>
      (one.count > count * 2 ? -4 : one.count > count ? -1 : one.count === count ? 0.6 : 0) -
      Math.max(0, scores[i] ?? 0),
  );
  return fits.reduce((sum, fit) => sum + fit, 0) - 4 * (gear.length - names.size) + (total >= count ? 1 : -6);
}
