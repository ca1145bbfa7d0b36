import type { RosterModels, Selection } from '@umpire/datasheets';
import type { Item, UnitDraft } from './draft.js';
import { foldName, isSameName } from './fold-name.js';

export interface UnitModels {
  readonly models: readonly RosterModels[];
  readonly wargear: readonly Selection[];
  /** Models whose wargear was shared out among them by its numbers alone. */
  readonly distributed: readonly string[];
}

/** Tells models from wargear: what carries something is a model, unless it is only a container of choices. */
export function modelsOf(unit: UnitDraft): UnitModels {
  const others = unit.items.filter((item) => !item.children.some(({ name }) => isSameName(name, item.name)));
  const names = new Set([unit.name, ...others.map(({ name }) => name)].map(foldName));
  const top = unit.items.flatMap((item) => unwrap(item, names));
  const carriers = top.filter((item) => item.children.length > 0 || item.isLoadout);
  const leaves = top.filter((item) => !carriers.includes(item));
  const modelLeaves = modelsAmong(leaves, unit, carriers);
  const wargear = leaves.filter((leaf) => !modelLeaves.includes(leaf));
  const distributed: string[] = [];
  if (carriers.length === 0 && modelLeaves.length === 0)
    return {
      models: groupsOf({ name: unit.name, count: unit.count ?? 1, gear: wargear }, distributed),
      wargear: [],
      distributed,
    };
  const models = [...carriers, ...modelLeaves].flatMap((item) => modelGroups(item, unit, distributed));
  const only = models.length === 1 && models[0]?.count === 1 ? models[0] : undefined;
  return only
    ? { models: [{ ...only, wargear: gather([...only.wargear, ...wargear.map(selection)]) }], wargear: [], distributed }
    : { models: together(models), wargear: gather(wargear.map(selection)), distributed };
}

/** Lines without anything below that are models all the same: named like the unit, or what its number still lacks. */
function modelsAmong(leaves: readonly Item[], unit: UnitDraft, carriers: readonly Item[]): readonly Item[] {
  const named = leaves.filter((leaf) => isSameName(leaf.name, unit.name));
  const found = [...carriers, ...named];
  let missing = (unit.count ?? 0) - found.reduce((sum, { count }) => sum + count, 0);
  if (found.length === 0 || missing <= 0) return named;
  const lacking: Item[] = [];
  for (const leaf of leaves) {
    if (named.includes(leaf) || leaf.line === unit.line || !leaf.isCounted || leaf.count > missing) continue;
    lacking.push(leaf);
    missing -= leaf.count;
  }
  return missing === 0 ? [...named, ...lacking] : named;
}

/** `2 cannons` with `2x Cannon` below, or a choice with models below: what is inside stands for it. */
function unwrap(item: Item, models: ReadonlySet<string>): Item[] {
  if (item.isLoadout || item.children.length === 0) return [item];
  if (item.children.some((child) => child.children.some((below) => !below.isLoadout) && !child.isLoadout))
    return item.children.flatMap((child) => unwrap(child, models));
  const name = foldName(item.name.replace(/^\d+ /, ''));
  const isContainer = item.children.some((child) => {
    const inside = foldName(child.name);
    return !child.isLoadout && (name === inside || (!models.has(inside) && name.startsWith(inside)));
  });
  return isContainer && !/ (?:w\/|with) /.test(item.name) ? item.children : [item];
}

function modelGroups(item: Item, unit: UnitDraft, distributed: string[]): readonly RosterModels[] {
  if (item.isLoadout) return [loadoutOf(unit.name, item)];
  const loadouts = item.children.filter((child) => child.isLoadout);
  const gear = item.children.filter((child) => !child.isLoadout);
  if (loadouts.length === 0)
    return item.counts === 'each'
      ? [each(item.name, item.count, gear)]
      : groupsOf({ name: item.name, count: item.count, gear }, distributed);
  const groups = loadouts.map((loadout) => loadoutOf(item.name, loadout));
  return gear.length === 0 ? groups : withExtras(groups, gear);
}

/** What stands on the line each model has; what stands below it belongs to one of them. */
function loadoutOf(name: string, { count, line, children }: Item): RosterModels {
  const own = children.filter((child) => child.line === line);
  const below = children.filter((child) => child.line !== line);
  if (count === 1) return each(name, count, children);
  return { ...each(name, count, own), shared: gather(below.map(selection)) };
}

/** Items below several loadouts belong to one of them, and which is not said; below one model they are its own. */
function withExtras(groups: readonly RosterModels[], gear: readonly Item[]): readonly RosterModels[] {
  const [first, ...others] = groups;
  if (!first) return groups;
  const isAlone = others.length === 0 && first.count === 1;
  return isAlone
    ? [{ ...first, wargear: gather([...first.wargear, ...gear.map(selection)]) }]
    : [{ ...first, shared: gather([...first.shared, ...gear.map(selection)]) }, ...others];
}

interface Carried {
  readonly name: string;
  readonly count: number;
  readonly gear: readonly Item[];
}

const each = (name: string, count: number, gear: readonly Item[]): RosterModels => ({
  name,
  count,
  wargear: gather(gear.map(selection)),
  shared: [],
});

/**
 * Numbers that are together for `count` models. What divides evenly each of them has; what is left and makes up their
 * number exactly is one for each, and the group is parted by it; all else stays shared.
 */
function groupsOf({ name, count, gear }: Carried, distributed: string[]): RosterModels[] {
  const all = gather(gear.map(selection));
  if (count === 1) return [{ name, count, wargear: all, shared: [] }];
  const even = all.filter((one) => one.count % count === 0).map((one) => ({ ...one, count: one.count / count }));
  const left = all.filter((one) => one.count % count !== 0);
  const sum = left.reduce((total, one) => total + one.count, 0);
  if (left.length > 0 && sum === count) {
    distributed.push(name);
    return left.map((one) => ({ name, count: one.count, wargear: [...even, { ...one, count: 1 }], shared: [] }));
  }
  return [{ name, count, wargear: even, shared: left }];
}

const selection = ({ name, count, points }: Item): Selection => ({
  name,
  count,
  ...(points === undefined ? {} : { points }),
});

/** The same thing twice is two of it. */
export function gather(selections: readonly Selection[]): Selection[] {
  const found = new Map<string, Selection>();
  for (const one of selections) {
    const other = found.get(one.name);
    found.set(one.name, other ? { ...other, count: other.count + one.count } : one);
  }
  return [...found.values()];
}

/** Models alike in everything are one group. */
export function together(models: readonly RosterModels[]): RosterModels[] {
  const found = new Map<string, RosterModels>();
  for (const group of models) {
    const key = JSON.stringify([
      group.name,
      group.profile,
      sorted(group.wargear),
      group.shared.length > 0 ? found.size : '',
    ]);
    const other = found.get(key);
    found.set(key, other ? { ...other, count: other.count + group.count } : group);
  }
  return [...found.values()];
}

const sorted = (gear: readonly Selection[]): readonly string[] =>
  gear.map(({ name, count }) => `${count} ${name}`).sort();
