import type { WargearItem, WargearSlot } from '@umpire/datasheets';
import { type Entry, placeOf, within } from '../entry/entry.js';
import { attributeOf, numberOf } from '../node.js';
import { freeId } from './unit-context.js';
import { entryBounds, noteOpenBounds, ownPoints, type UnitReading, visibleOf } from './unit-reading.js';

export const hasModels = (entry: Entry): boolean => {
  for (const one of within(entry)) if (one.kind === 'model' || one.kind === 'unit') return true;
  return false;
};

/** What an entry carries and may carry: its own upgrades, and its groups of them. Models below it are not its wargear. */
export function slotsOf(entry: Entry, reading: UnitReading): readonly WargearSlot[] {
  return entry.children.flatMap((child) => {
    if (hasModels(child)) return [];
    if (child.kind === 'group') return groupSlots(child, reading);
    const item = itemOf(child, reading);
    if (item === undefined) return [];
    const { name, least, most, line, when } = item;
    return [{ name, least, ...(most === undefined ? {} : { most }), items: [item], ...(when ? { when } : {}), line }];
  });
}

/** A group with bounds is a choice; one without only gathers what stands in it. */
function groupSlots(group: Entry, reading: UnitReading): readonly WargearSlot[] {
  const visible = visibleOf(group, reading);
  if (visible === false) return [];
  const bounds = entryBounds(group, reading);
  if (bounds.least === 0 && bounds.most === undefined) return slotsOf(group, reading);
  const slot = choiceOf(group, reading);
  return slot === undefined ? [] : [slot];
}

function choiceOf(group: Entry, reading: UnitReading): WargearSlot | undefined {
  const { least, most } = entryBounds(group, reading);
  const visible = visibleOf(group, reading);
  const items = group.children.flatMap((child) => {
    if (child.kind !== 'group') return itemOf(child, reading) ?? [];
    return nestedGroup(child, reading);
  });
  if (items.length === 0) return undefined;
  return {
    name: group.name,
    least,
    ...(most === undefined ? {} : { most }),
    items: withDefault(items, { group, least }),
    ...(typeof visible === 'object' ? { when: visible } : {}),
    line: placeOf(group).node.line,
  };
}

/** A group in a group: its members where it sets no bounds, else one item that is a choice itself. */
function nestedGroup(group: Entry, reading: UnitReading): readonly WargearItem[] {
  if (visibleOf(group, reading) === false) return [];
  const { least, most } = entryBounds(group, reading);
  if (least === 0 && most === undefined)
    return group.children.flatMap((child) =>
      child.kind === 'group' ? nestedGroup(child, reading) : (itemOf(child, reading) ?? []),
    );
  const slot = choiceOf(group, reading);
  if (slot === undefined) return [];
  const taken = least > 0 ? 1 : 0;
  const id = freeId(group.name, reading.wargearIds);
  reading.wargearIds.add(id);
  return [
    {
      id,
      name: group.name,
      least: taken,
      most: 1,
      default: taken,
      weapons: [],
      abilities: [],
      slots: [slot],
      line: slot.line,
    },
  ];
}

/** A choice that must be made is made with its default, or with its only item, until someone chooses. */
function withDefault(
  items: readonly WargearItem[],
  { group, least }: { readonly group: Entry; readonly least: number },
): readonly WargearItem[] {
  const missing = least - items.reduce((sum, item) => sum + item.default, 0);
  if (missing <= 0) return items;
  const wanted = group.parts
    .map(({ node }) => attributeOf(node, 'defaultSelectionEntryId'))
    .findLast((id) => id !== undefined);
  const chosen = group.children.find(({ ids }) => wanted !== undefined && ids.includes(wanted));
  const line = chosen === undefined ? undefined : placeOf(chosen).node.line;
  const at = items.length === 1 ? 0 : items.findIndex((item) => item.name === chosen?.name && item.line === line);
  return items.map((item, i) => (i === at ? { ...item, default: item.default + missing } : item));
}

function itemOf(entry: Entry, reading: UnitReading): WargearItem | undefined {
  const visible = visibleOf(entry, reading);
  if (visible === false || entry.kind === 'model' || entry.kind === 'unit') return undefined;
  const id = freeId(entry.name, reading.wargearIds);
  reading.wargearIds.add(id);
  const bounds = entryBounds(entry, reading);
  noteOpenBounds(bounds, id, reading);
  const { least, most, limits } = bounds;
  const points = ownPoints(entry, id, reading);
  const { node } = placeOf(entry);
  const wished =
    entry.parts.map((part) => numberOf(part.node, 'defaultAmount')).findLast((one) => one !== undefined) ?? 0;
  return {
    id,
    name: entry.name,
    least,
    ...(most === undefined ? {} : { most }),
    default: Math.max(least, Math.min(Math.floor(Math.max(0, wished)), most ?? wished, 100)),
    ...(points === 0 ? {} : { points }),
    weapons: reading.weaponsOf.get(entry) ?? [],
    abilities: reading.abilitiesOf.get(entry) ?? [],
    slots: slotsOf(entry, reading),
    ...(limits.length === 0 ? {} : { limits }),
    ...(typeof visible === 'object' ? { when: visible } : {}),
    ...(entry.ids[0] ? { entry: entry.ids[0] } : {}),
    line: node.line,
  };
}

/** What the default wargear of slots adds to the price of its bearer. */
export function defaultPoints(slots: readonly WargearSlot[]): number {
  return slots.reduce(
    (sum, { items }) =>
      sum +
      items.reduce(
        (inner, item) =>
          inner + (item.default === 0 ? 0 : item.default * ((item.points ?? 0) + defaultPoints(item.slots))),
        0,
      ),
    0,
  );
}
