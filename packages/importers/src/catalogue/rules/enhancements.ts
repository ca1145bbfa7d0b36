import type { Condition, Enhancement } from '@umpire/datasheets';
import { type Building, buildEntry } from '../entry/build-entry.js';
import { type Entry, isInstance, type Part, placeOf, within } from '../entry/entry.js';
import { costValue, isPointsCost } from '../facts/costs.js';
import { isSkipped } from '../facts/skipped.js';
import type { Setting } from '../modifiers/conditions.js';
import { allOf, type Known } from '../modifiers/known.js';
import { reachingModifiers } from '../modifiers/reaching.js';
import { isVisible } from '../modifiers/visibility.js';
import { attributeOf, idOf, listOf, nameOf } from '../node.js';
import { readAbilities } from '../unit/abilities.js';
import { markedName } from '../unit/marked-name.js';
import { freeId, sourceOf, type UnitContext } from '../unit/unit-context.js';
import { readWeapons } from '../unit/weapons.js';
import type { Detachment } from './detachments.js';

/** An enhancement found, with what must hold for it. */
interface Offered {
  readonly record: Omit<Enhancement, 'units'>;
  readonly weapons: ReturnType<typeof readWeapons>['weapons'];
}

export interface Enhancements {
  /** What a group of enhancements offers to a unit; the records are made once, whoever offers them. */
  offeredTo(unit: Entry): readonly string[];
  /** With the names of the units that were asked for. */
  records(): readonly Enhancement[];
  weaponsOf(id: string): Offered['weapons'];
}

interface Context {
  readonly building: Building;
  readonly setting: Setting;
  readonly faction: string;
  readonly points: ReadonlySet<string>;
  readonly detachments: ReadonlyMap<string, Detachment>;
  readonly ids: { has(id: string): boolean; add(id: string): unknown };
}

export function createEnhancements(context: Context): Enhancements {
  const byGroup = new Map<string, readonly Offered[]>();
  const byEntry = new Map<string, Offered>();
  const units = new Map<string, Set<string>>();
  const groupOf = (part: Part): readonly Offered[] => {
    const key = keyOf(part);
    const known = byGroup.get(key);
    if (known) return known;
    const found = collect(part, { context, byEntry, above: [], depth: 0 });
    byGroup.set(key, found);
    return found;
  };
  return {
    offeredTo: (unit) => {
      const groups = [...within(unit)].flatMap((entry) => entry.enhancements);
      const offered = groups
        .flatMap(groupOf)
        .filter(({ record }) => record.when === undefined || couldHold(record.when, unit));
      for (const { record } of offered) {
        const names = units.get(record.id) ?? new Set<string>();
        units.set(record.id, names.add(markedName(unit.name).name));
      }
      return [...new Set(offered.map(({ record }) => record.id))];
    },
    records: () =>
      [...byEntry.values()].flatMap(({ record }) => {
        const names = units.get(record.id);
        return names === undefined ? [] : [{ ...record, units: [...names] }];
      }),
    weaponsOf: (id) => [...byEntry.values()].find(({ record }) => record.id === id)?.weapons ?? [],
  };
}

/** Links that add nothing of their own lead to one and the same group. */
function keyOf({ node, document }: Part): string {
  const isBare = ['modifiers', 'modifierGroups', 'selectionEntries', 'entryLinks'].every(
    (list) => listOf(node, list).length === 0,
  );
  const target = attributeOf(node, 'targetId');
  return `${document.file} ${isBare && target !== undefined ? target : idOf(node)}`;
}

interface Collecting {
  readonly context: Context;
  readonly byEntry: Map<string, Offered>;
  /** What the groups around ask for. */
  readonly above: readonly Known[];
  readonly depth: number;
}

function collect(part: Part, { context, byEntry, above, depth }: Collecting): readonly Offered[] {
  if (depth > 8) return [];
  const group = buildEntry(part, context.building);
  return group === undefined ? [] : inGroup(group, { context, byEntry, above, depth });
}

function inGroup(group: Entry, collecting: Collecting): readonly Offered[] {
  const { context, byEntry, depth } = collecting;
  const above = [...collecting.above, visible(group, context)];
  if (above.includes(false)) return [];
  const deeper = { ...collecting, above, depth: depth + 1 };
  const nested = group.enhancements
    .filter(({ node }) => !isSkipped(nameOf(node)))
    .flatMap((part) => collect(part, deeper));
  const own = group.children.flatMap((child): readonly Offered[] => {
    if (child.kind === 'group') return inGroup(child, deeper);
    const when = allOf([...above, visible(child, context)]);
    if (when === false) return [];
    const key = child.ids[0] ?? child.name;
    const known = byEntry.get(key);
    const offered = known ?? offer(child, { when, group, context });
    byEntry.set(key, offered);
    return [offered];
  });
  return [...own, ...nested];
}

const visible = (entry: Entry, { setting }: Context): Known => isVisible(entry, { entry, setting });

interface Offering {
  readonly when: Known;
  readonly group: Entry;
  readonly context: Context;
}

function offer(entry: Entry, { when, group, context }: Offering): Offered {
  const { setting, faction, points, detachments, ids } = context;
  const reaching = reachingModifiers(entry, setting);
  const edition = setting.library.edition;
  const unit: UnitContext = {
    unit: entry,
    name: entry.name,
    faction,
    edition,
    setting,
    reaching,
    changes: [],
    gaps: [],
  };
  const { weapons } = readWeapons(unit);
  const texts = readAbilities(unit).abilities.flatMap(({ text }) => text ?? []);
  const id = freeId(entry.name, ids);
  ids.add(id);
  const cost = entry.parts.flatMap(({ node }) => listOf(node, 'costs')).findLast((one) => isPointsCost(one, points));
  const needed = typeof when === 'object' ? namedIn(when).flatMap((one) => detachments.get(one)?.name ?? []) : [];
  return {
    weapons,
    record: {
      kind: 'enhancement',
      id,
      name: entry.name,
      edition,
      source: sourceOf(entry.parts[0]!),
      gaps:
        texts.length === 0 && weapons.length === 0
          ? [{ code: 'ability-text-missing', line: placeOf(entry).node.line }]
          : [],
      faction,
      detachments: [...new Set(needed)],
      ...(cost === undefined ? {} : { points: costValue(cost) }),
      type: isUpgrade(entry, group) ? 'upgrade' : 'enhancement',
      ...(texts.length === 0 ? {} : { text: texts.join('\n') }),
      weapons: weapons.map((one) => one.id),
      ...(typeof when === 'object' ? { when } : {}),
    },
  };
}

/** 11th: an upgrade for a unit costs no enhancement. */
function isUpgrade({ parts, name }: Entry, group: Entry): boolean {
  if (/\bupgrades?\b/i.test(group.name) || /\bupgrade$/i.test(name)) return true;
  const categories = parts.flatMap(({ node }) => listOf(node, 'categoryLinks')).map(nameOf);
  return categories.some((one) => /^upgrade$/i.test(one));
}

/** The ids that a condition asks to be there. */
function namedIn(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case 'all':
    case 'any':
    case 'some':
      return condition.of.flatMap(namedIn);
    case 'count':
      return (condition.least ?? 0) > 0 ? [condition.id] : [];
    case 'belongs':
      return condition.not ? [] : [condition.id];
    default:
      return [];
  }
}

/** Whether what a condition asks of the unit itself can hold; the rest of the list may be anything. */
function couldHold(condition: Condition, unit: Entry): boolean {
  switch (condition.kind) {
    case 'all':
      return condition.of.every((one) => couldHold(one, unit));
    case 'any':
      return condition.of.some((one) => couldHold(one, unit));
    case 'some':
      return condition.of.filter((one) => couldHold(one, unit)).length >= condition.least;
    case 'belongs':
      return condition.in !== 'unit' || isInstance(unit, condition.id) !== (condition.not ?? false);
    default:
      return true;
  }
}
