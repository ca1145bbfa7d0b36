import type { ArmySheet, WeaponLine } from '@umpire/armies';
import type { RosterUnit } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import { musterOf } from '@umpire/w40k';
import {
  type GroupDraft,
  groupDraft,
  newKey,
  type UnitDraft,
  type WeaponDraft,
  weaponDraft,
} from '../scenario/draft.js';

const alike = (a: string, b: string): boolean => kebab(a).replace(/s$/, '') === kebab(b).replace(/s$/, '');

/** The sheet that an army book ships for a unit. */
export function bookSheetOf(name: string, edition: string): ArmySheet | undefined {
  const book = musterOf(edition);
  if (!book.ok) return undefined;
  return book.value.book.sheets.find((sheet) => [sheet.name, ...sheet.aliases].some((one) => alike(one, name)));
}

/** A unit of a list, from the book: its models as they stand there, and of its weapons those that the list names. */
export function unitOfBook(unit: RosterUnit, sheet: ArmySheet): UnitDraft {
  const carried = carriedBy(unit, sheet);
  const modes = new Set<string>();
  const weapons = sheet.weapons.flatMap((line): WeaponDraft[] => {
    const name = weaponOf(line.name);
    const count = carried.get(kebab(name)) ?? carried.get(kebab(line.name));
    if (count === undefined) return [];
    // of the modes of a weapon one is fired
    const isSecond = modes.has(`${name} ${line.kind}`);
    modes.add(`${name} ${line.kind}`);
    return [weaponFrom(line, isSecond ? 0 : count)];
  });
  const [first] = sheet.models;
  return {
    key: newKey(),
    name: unit.name,
    keywords: [...new Set([...first.keywords, ...sheet.factions])].join(', '),
    points: unit.points === undefined ? '' : `${unit.points}`,
    weapons,
    groups: groupsOf(unit, sheet),
    effects: [],
    defences: [],
    rest: {},
  };
}

const weaponOf = (line: string): string => line.split(', ')[0] ?? line;

/** How many of each thing the list gives; what every model of the sheet carries is there without being said. */
function carriedBy(unit: RosterUnit, sheet: ArmySheet): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (name: string, count: number): void =>
    void counts.set(kebab(name), (counts.get(kebab(name)) ?? 0) + count);
  const said = new Set<string>();
  for (const { count, wargear, shared } of unit.models) {
    for (const one of wargear) add(one.name, one.count * count);
    for (const one of shared) add(one.name, one.count);
    for (const one of [...wargear, ...shared]) said.add(kebab(one.name));
  }
  for (const one of unit.wargear) add(one.name, one.count);
  for (const { name, count } of unit.models)
    for (const item of modelOf(name, sheet).carries) if (!said.has(kebab(item))) add(item, count);
  return counts;
}

const modelOf = (name: string, sheet: ArmySheet): ArmySheet['models'][number] =>
  sheet.models.find((model) => alike(model.name, name)) ?? sheet.models[0];

function groupsOf(unit: RosterUnit, sheet: ArmySheet): readonly GroupDraft[] {
  const groups = new Map<string, GroupDraft>();
  for (const { name, count } of unit.models) {
    const model = modelOf(name, sheet);
    const { toughness, save, invulnerableSave, wounds, feelNoPain } = model.characteristics;
    const known = groups.get(model.name);
    groups.set(
      model.name,
      groupDraft({
        name: sheet.models.length > 1 ? model.name : '',
        models: (known?.models ?? 0) + count,
        toughness: `${toughness}`,
        save: `${save}+`,
        invulnerableSave: invulnerableSave === null ? '' : `${invulnerableSave}+`,
        wounds: `${wounds}`,
        feelNoPain: feelNoPain === null ? '' : `${feelNoPain}+`,
        keywords: model.keywords.join(', '),
      }),
    );
  }
  return [...groups.values()];
}

const weaponFrom = (line: WeaponLine, count: number): WeaponDraft =>
  weaponDraft({
    ...line,
    count,
    range: line.range === null ? '' : `${line.range}`,
    armourPenetration: `${line.armourPenetration}`,
    abilities: line.abilities.join(', '),
  });
