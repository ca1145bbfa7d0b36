import type { RosterUnit } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import type { Linked } from './army.js';
import { bookSheetOf } from './book-unit.js';
import type { SheetUnit } from './sheet-told.js';
import { sourceOf } from './units.js';

const DASH = '–';

/** A unit of a list as the sheet shows it: its line, its models, what it carries. */
export function sheetUnitOf(unit: RosterUnit, list: Linked): SheetUnit {
  const { roster, sheets } = list;
  const source = sourceOf(unit.name, sheets, roster.edition);
  const profiles = source?.sheet?.models ?? [];
  const rows = source?.facts?.models ?? [];
  const inBook = bookSheetOf(unit.name, roster.edition)?.models ?? [];
  const bookOf = (name: string) =>
    (inBook.find((one) => kebab(one.name) === kebab(name)) ?? inBook[0])?.characteristics;
  const profileOf = (name: string) => profiles.find((one) => kebab(one.name) === kebab(name)) ?? profiles[0];
  const rowOf = (name: string) => rows.find((one) => kebab(one.name) === kebab(name)) ?? rows.at(-1);
  const groups = new Map<string, SheetUnit['groups'][number]>();
  for (const { name, count } of unit.models) {
    const wounds = profileOf(name)?.characteristics.wounds ?? bookOf(name)?.wounds ?? rowOf(name)?.wounds;
    const known = groups.get(name);
    groups.set(name, { name, wounds, models: (known?.models ?? 0) + count });
  }
  const leads = roster.units.find(({ id }) => id === unit.attachedTo)?.name;
  const [main = unit.name] = groups.keys();
  return {
    id: unit.id,
    name: unit.name,
    points: unit.points,
    groups: [...groups.values()],
    line: lineOf({ ...rowOf(main), ...bookOf(main), ...profileOf(main)?.characteristics }),
    weapons: weaponsOf(unit),
    ...(leads === undefined ? {} : { leads }),
    isWarlord: unit.isWarlord,
  };
}

interface Known {
  readonly movement?: number | null;
  readonly toughness?: number;
  readonly save?: number;
  readonly invulnerableSave?: number | 'none' | 'unknown' | null;
  readonly wounds?: number;
  readonly leadership?: number;
  readonly objectiveControl?: number | null;
}

function lineOf({
  movement,
  toughness,
  save,
  invulnerableSave,
  wounds,
  leadership,
  objectiveControl,
}: Known): readonly string[] {
  if (toughness === undefined) return [];
  const plain = (value: number | null | undefined, after = ''): string =>
    value === undefined || value === null ? DASH : `${value}${after}`;
  return [
    plain(movement, '″'),
    `${toughness}`,
    plain(save, '+'),
    typeof invulnerableSave === 'number' ? `${invulnerableSave}+` : DASH,
    plain(wounds),
    plain(leadership, '+'),
    plain(objectiveControl),
  ];
}

/** `10 Gauss blaster`: what the list gives the unit, summed over its models. */
function weaponsOf(unit: RosterUnit): readonly string[] {
  const counts = new Map<string, number>();
  const add = (name: string, count: number): void => void counts.set(name, (counts.get(name) ?? 0) + count);
  for (const { count, wargear, shared } of unit.models) {
    for (const one of wargear) add(one.name, one.count * count);
    for (const one of shared) add(one.name, one.count);
  }
  for (const one of unit.wargear) add(one.name, one.count);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name}`));
}
