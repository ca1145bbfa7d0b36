import type { Composition, Loadout, WargearSlot } from '@umpire/datasheets';
import { type Entry, placeOf } from '../entry/entry.js';
import { attributeOf } from '../node.js';
import { printedRange } from './printed-range.js';
import { freeId } from './unit-context.js';
import { entryBounds, ownPoints, type UnitReading, visibleOf } from './unit-reading.js';
import { defaultPoints, hasModels, slotsOf } from './wargear.js';

export interface ReadLoadouts {
  readonly loadouts: readonly Loadout[];
  readonly composition: readonly Composition[];
  /** The models of the unit as a whole; `most` is absent where the files do not bound them. */
  readonly size: { readonly least: number; readonly most?: number };
  /** The entry of each row of the composition: a group of models, or a model. */
  readonly rows: readonly Row[];
  /** Wargear of no model in particular. */
  readonly wargear: readonly WargearSlot[];
}

export interface Row {
  readonly entry: Entry;
  readonly name: string;
  readonly least: number;
  readonly most: number | undefined;
  /** Whole compositions of which one is chosen, where the row is a choice of those. */
  readonly alternatives?: readonly Row[];
}

interface Factor {
  readonly least: number;
  readonly most: number | undefined;
}

const ONCE: Factor = { least: 1, most: 1 };

interface Collected {
  readonly loadouts: Loadout[];
  readonly rows: Row[];
  readonly ids: Set<string>;
}

/** The models of a unit, what each may carry, and how many there may be. */
export function readLoadouts(
  unit: Entry,
  reading: UnitReading,
  profileOf: (model: Entry) => string | undefined,
): ReadLoadouts {
  const found: Collected = { loadouts: [], rows: [], ids: new Set() };
  const isModel = unit.kind === 'model' || !hasModelsBelow(unit);
  if (isModel) {
    const row = { entry: unit, name: reading.context.name, least: 1, most: 1 };
    found.rows.push(row);
    found.loadouts.push(loadoutOf(unit, { row, bounds: ONCE, reading, found, profileOf, isUnit: true }));
  }
  collect(unit, { factor: ONCE, reading, found, profileOf });
  const least = sum(found.rows.map((row) => row.least)) ?? 0;
  const most = sum(found.rows.map((row) => row.most));
  return {
    loadouts: found.loadouts,
    rows: found.rows,
    composition: found.rows.map(compositionOf),
    size: { least, ...(most === undefined ? {} : { most: Math.max(least, most) }) },
    wargear: isModel ? [] : slotsOf(unit, reading),
  };
}

const hasModelsBelow = ({ children }: Entry): boolean => children.some(hasModels);

const sum = (numbers: readonly (number | undefined)[]): number | undefined =>
  numbers.reduce<number | undefined>((a, b) => (a === undefined || b === undefined ? undefined : a + b), 0);

interface Collecting {
  readonly factor: Factor;
  readonly reading: UnitReading;
  readonly found: Collected;
  readonly profileOf: (model: Entry) => string | undefined;
  /** The row of the group that the models stand in. */
  readonly row?: Row;
}

function collect(entry: Entry, collecting: Collecting): void {
  const { reading, factor, found, row, profileOf } = collecting;
  for (const child of entry.children) {
    if (!hasModels(child) || visibleOf(child, reading) === false) continue;
    const own = entryBounds(child, reading);
    const bounds = times(own, factor);
    if (child.kind === 'model') {
      const open = row === undefined ? rowOf(child, bounds) : row;
      if (row === undefined) found.rows.push(open);
      found.loadouts.push(loadoutOf(child, { row: open, bounds, reading, found, profileOf }));
      collect(child, { reading, found, profileOf, factor: bounds });
    } else if (child.kind === 'group' && row === undefined && isChoiceOfCompositions(child, own)) {
      collectAlternatives(child, { ...collecting, bounds });
    } else if (child.kind === 'group') {
      const isBound = own.least > 0 || own.most !== undefined;
      const open = row ?? (isBound ? rowOf(child, bounds) : undefined);
      if (open !== undefined && row === undefined) found.rows.push(open);
      const before = found.loadouts.length;
      collect(child, { reading, found, profileOf, factor, ...(open === undefined ? {} : { row: open }) });
      if (open !== undefined && row === undefined)
        fill(found, { from: before, group: child, row: raised(open, { found, from: before }) });
    } else collect(child, { reading, found, profileOf, factor: bounds, ...(row === undefined ? {} : { row }) });
  }
}

/** A group of which one member is chosen, each with models of its own: `10 models` or `20 models`. */
const isChoiceOfCompositions = ({ children }: Entry, { most }: Factor): boolean =>
  most === 1 &&
  children.length > 0 &&
  children.filter(hasModels).every(({ kind }) => kind === 'upgrade' || kind === 'unit');

function collectAlternatives(
  group: Entry,
  { bounds, reading, found, profileOf }: Collecting & { readonly bounds: Factor },
): void {
  const wanted = defaultIdOf(group);
  const members = group.children.filter((one) => hasModels(one) && visibleOf(one, reading) !== false);
  const alternatives = members.map((member) => {
    const own: Collected = { loadouts: [], rows: [], ids: found.ids };
    collect(member, { factor: ONCE, reading, found: own, profileOf });
    const least = sum(own.rows.map((one) => one.least)) ?? 0;
    return { own, row: { entry: member, name: member.name, least, most: sum(own.rows.map((one) => one.most)) } };
  });
  const sizes = alternatives.map(({ row }) => row);
  const most = sizes.map((one) => one.most);
  const row: Row = {
    entry: group,
    name: group.name,
    least: bounds.least === 0 ? 0 : Math.min(...sizes.map((one) => one.least)),
    most: most.includes(undefined) ? undefined : Math.max(...most.map((one) => one ?? 0)),
    alternatives: sizes,
  };
  found.rows.push(row);
  const chosen =
    sizes.find(({ entry }) => wanted !== undefined && entry.ids.includes(wanted)) ??
    sizes.find(({ least }) => least === row.least);
  for (const { own, row: alternative } of alternatives)
    for (const one of own.loadouts)
      found.loadouts.push({
        ...one,
        slot: row.name,
        least: 0,
        default: alternative === chosen && bounds.least > 0 ? one.default : 0,
      });
}

const defaultIdOf = ({ parts }: Entry): string | undefined =>
  parts.map(({ node }) => attributeOf(node, 'defaultSelectionEntryId')).findLast((id) => id !== undefined);

const times = (own: Factor, factor: Factor): Factor => ({
  least: Math.min(1000, own.least * factor.least),
  most: own.most === undefined || factor.most === undefined ? own.most : Math.min(1000, own.most * factor.most),
});

const rowOf = (entry: Entry, { least, most }: Factor): Row => ({ entry, name: entry.name, least, most });

interface Loading {
  readonly row: Row;
  readonly bounds: Factor;
  readonly reading: UnitReading;
  readonly found: Collected;
  readonly profileOf: (model: Entry) => string | undefined;
  /** Its price is the unit's. */
  readonly isUnit?: boolean;
}

function loadoutOf(entry: Entry, { row, bounds, reading, found, profileOf, isUnit = false }: Loading): Loadout {
  const name = isUnit ? row.name : entry.name;
  const id = freeId(name, found.ids);
  found.ids.add(id);
  const wargear = slotsOf(entry, reading);
  const points = (isUnit ? 0 : ownPoints(entry, id, reading)) + defaultPoints(wargear);
  const profile = profileOf(entry);
  const visible = isUnit ? true : visibleOf(entry, reading);
  const most =
    bounds.most === undefined || row.most === undefined ? (bounds.most ?? row.most) : Math.min(bounds.most, row.most);
  return {
    id,
    name,
    slot: row.name,
    ...(profile === undefined ? {} : { profile }),
    least: bounds.least,
    ...(most === undefined ? {} : { most: Math.max(most, bounds.least) }),
    default: bounds.least,
    ...(points === 0 ? {} : { points }),
    wargear,
    ...(typeof visible === 'object' ? { when: visible } : {}),
    ...(entry.ids[0] ? { entry: entry.ids[0] } : {}),
    line: placeOf(entry).node.line,
  };
}

/** A row has at least the models that its members must have. */
function raised(row: Row, { found, from }: { readonly found: Collected; readonly from: number }): Row {
  const needed = found.loadouts.slice(from).reduce((total, one) => total + one.least, 0);
  if (needed <= row.least) return row;
  const higher = { ...row, least: needed, most: row.most === undefined ? undefined : Math.max(row.most, needed) };
  found.rows[found.rows.indexOf(row)] = higher;
  return higher;
}

/** A group of models is filled to its least with its default, or with the only kind there is. */
function fill(
  { loadouts }: Collected,
  { from, group, row }: { readonly from: number; readonly group: Entry; readonly row: Row },
): void {
  const members = loadouts.slice(from);
  const missing = row.least - members.reduce((total, one) => total + one.default, 0);
  if (missing <= 0) return;
  const wanted = defaultIdOf(group);
  const target = group.children.find(({ ids }) => wanted !== undefined && ids.includes(wanted));
  const free = members.filter((one) => one.most === undefined || one.most >= one.default + missing);
  const chosen =
    members.find((one) => target !== undefined && one.entry === target.ids[0]) ??
    (free.length === 1 ? free[0] : undefined);
  const at = chosen === undefined ? -1 : loadouts.indexOf(chosen);
  if (chosen !== undefined && at >= 0) loadouts[at] = { ...chosen, default: chosen.default + missing };
}

const compositionOf = ({ entry, name, least, most }: Row): Composition => ({
  model: name,
  least,
  most: Math.max(least, most ?? least),
  printed: printedRange(least, most),
  line: placeOf(entry).node.line,
});
