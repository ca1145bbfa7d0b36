import type { Roster, RosterModels, RosterUnit, Selection } from '@umpire/datasheets';
import { type Issue, issue, kebab } from '@umpire/kernel';
import type { ArmyList, ListedModels, ListedUnit } from './army-list.js';
import type { ArmySheet, BookDetachment, SheetModel } from './book.js';
import { named, nearNames, sameName } from './find-name.js';
import type { Muster } from './muster.js';
import type { BattleSize } from './numbers.js';
import { withPassengers } from './passengers.js';

export interface FromRoster {
  readonly list: ArmyList;
  /** `passengers-assumed`, and `army-name-unmatched`, each with its place and the nearest names. Wargear that is not known is left out. */
  readonly issues: readonly Issue[];
}

/** A list as an app exported it, in the names of the army book. Whether it may be fielded `muster` says. */
export function listFromRoster(roster: Roster, { book, numbers }: Muster): FromRoster {
  const issues: Issue[] = [];
  const ids = idsOf(roster.units);
  const units = roster.units.map((unit, i) =>
    listedUnit(unit, { ids, roster, path: `units[${i}]`, issues }, book.sheets),
  );
  const faction = factionOf(roster, book.sheets);
  const known = book.factions.find(
    ({ name, keyword }) => faction !== undefined && (sameName(name, faction) || sameName(keyword, faction)),
  );
  if (known === undefined)
    unmatched(issues, { what: 'faction', found: roster.faction ?? '', path: 'faction' }, book.factions);
  const listed: ArmyList = {
    umpire: 1,
    name: roster.name || 'Imported army',
    edition: book.edition,
    faction: known?.name ?? faction ?? 'unknown',
    battleSize: sizeOf(roster, numbers.sizes).name,
    detachments: roster.detachments.map((name) => detachmentName(name, book.detachments)),
    units,
  };
  const riding = withPassengers(listed, { book, numbers });
  return { list: riding.list, issues: [...issues, ...riding.issues] };
}

/** `Warriors` becomes `necron-warriors-2`: the sheet's name and a number. */
function idsOf(units: readonly RosterUnit[]): ReadonlyMap<string, string> {
  const seen = new Map<string, number>();
  return new Map(
    units.map(({ id, name }) => {
      const word = kebab(name) || 'unit';
      const n = (seen.get(word) ?? 0) + 1;
      seen.set(word, n);
      return [id, `${word}-${n}`];
    }),
  );
}

interface Place {
  readonly ids: ReadonlyMap<string, string>;
  readonly roster: Roster;
  readonly path: string;
  readonly issues: Issue[];
}

function listedUnit(unit: RosterUnit, place: Place, sheets: readonly ArmySheet[]): ListedUnit {
  const sheet = named(sheets, unit.name);
  const id = place.ids.get(unit.id) ?? kebab(unit.name);
  const attachedTo = place.ids.get(unit.attachedTo ?? '');
  const [enhancement] = unit.enhancements;
  const listed: ListedUnit = {
    id,
    datasheet: sheet?.name ?? unit.name,
    ...(enhancement === undefined ? {} : { enhancement: enhancement.name }),
    ...(unit.isWarlord ? { warlord: true as const } : {}),
    ...(attachedTo === undefined ? {} : { attachedTo }),
  };
  if (sheet === undefined) {
    unmatched(place.issues, { what: 'datasheet', found: unit.name, path: place.path }, sheets);
    return listed;
  }
  const models = unit.models.flatMap((group, i) =>
    listedModels(group, sheet, { ...place, path: `${place.path}.models[${i}]` }),
  );
  const wargear = unit.wargear.map(({ name }) => name).filter((name) => isKnown(name, sheet, place));
  return {
    ...listed,
    ...(models.length === 0 ? {} : { models }),
    ...(wargear.length === 0 ? {} : { wargear }),
  };
}

/** Models alike; what is shared among them goes round until it is given out. */
function listedModels(group: RosterModels, sheet: ArmySheet, place: Place): readonly ListedModels[] {
  const model = modelOf(group.name, sheet);
  if (model === undefined) {
    unmatched(place.issues, { what: 'model', found: group.name, path: place.path }, sheet.models);
    return [];
  }
  const each = group.wargear.filter(({ name }) => isKnown(name, sheet, place)).flatMap(timesEach);
  const shared = group.shared.filter(({ name }) => isKnown(name, sheet, place));
  const carried = shareOut(group.count, each, shared, model);
  return alike(carried).map(({ items, count }) => ({
    model: model.name,
    count,
    ...(items.length === 0 ? {} : { wargear: items }),
  }));
}

interface Alike {
  readonly items: readonly string[];
  readonly count: number;
}

function alike(carried: readonly (readonly string[])[]): readonly Alike[] {
  const groups = new Map<string, Alike>();
  for (const items of carried) {
    const key = items.join('\n');
    groups.set(key, { items, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}

const timesEach = ({ name, count }: Selection): readonly string[] => Array.from({ length: count }, () => name);

function shareOut(
  count: number,
  each: readonly string[],
  shared: readonly Selection[],
  model: SheetModel,
): readonly (readonly string[])[] {
  const carried = Array.from({ length: count }, () => [...each]);
  const placeOf = (item: string): number =>
    model.chooses.findIndex((choice) => choice.some(({ items }) => items.some((one) => sameName(one, item))));
  for (const { name, count: many } of shared) {
    const free = carried.filter((items) => placeOf(name) < 0 || items.every((item) => placeOf(item) !== placeOf(name)));
    for (const items of free.slice(0, many)) items.push(name);
  }
  return carried;
}

/** By name; a unit with one kind of model has no other, whatever a list calls it. */
function modelOf(name: string, sheet: ArmySheet): SheetModel | undefined {
  const [bare = name] = name.split(/ w\/ | with /i);
  return (
    named(sheet.models, name) ??
    named(sheet.models, bare) ??
    sheet.models.find((model) => sameName(name, `${sheet.name} ${model.name}`)) ??
    (sheet.models.length === 1 ? sheet.models[0] : undefined)
  );
}

function isKnown(item: string, sheet: ArmySheet, { issues, path }: Place): boolean {
  const items = [
    ...new Set(
      sheet.models.flatMap(({ carries, chooses }) => [...carries, ...chooses.flat().flatMap((one) => one.items)]),
    ),
  ];
  if (items.some((one) => sameName(one, item))) return true;
  unmatched(
    issues,
    { what: 'wargear', found: item, path },
    items.map((name) => ({ name })),
  );
  return false;
}

/** As the list says it, else of the first sheet that is known. */
const factionOf = ({ faction, units }: Roster, sheets: readonly ArmySheet[]): string | undefined =>
  faction?.split(' - ').at(-1) ?? units.flatMap((unit) => named(sheets, unit.name)?.factions[0] ?? [])[0];

const detachmentName = (name: string, detachments: readonly BookDetachment[]): string =>
  named(detachments, name)?.name ?? name;

/** By its name, else by its limit, else the smallest that the points fit in. */
function sizeOf({ battleSize = '', pointsLimit, points = 0 }: Roster, sizes: Muster['numbers']['sizes']): BattleSize {
  const bySaid = sizes.find(({ name }) => battleSize.toLowerCase().includes(name.toLowerCase()));
  const wanted = pointsLimit ?? points;
  return bySaid ?? [...sizes].sort((a, b) => a.points - b.points).find((size) => size.points >= wanted) ?? sizes[0];
}

interface Unmatched {
  readonly what: string;
  readonly found: string;
  readonly path: string;
}

function unmatched(
  issues: Issue[],
  { what, found, path }: Unmatched,
  known: readonly { readonly name: string }[],
): void {
  const near = nearNames(known, found);
  issues.push(
    issue('army-name-unmatched', `No ${what} of this name is known to the army book.`, {
      severity: 'warning',
      found,
      path,
      near,
      hint:
        near.length > 0
          ? `perhaps ${near.join(', ')}`
          : what === 'datasheet'
            ? 'a catalogue or page with its datasheet beside the list: --with FILE'
            : `one of ${known
                .slice(0, 12)
                .map(({ name }) => name)
                .join(', ')}`,
    }),
  );
}
