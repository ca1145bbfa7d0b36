import type { ArmySheet } from '@umpire/armies';
import type { Datasheet, Roster, RosterUnit } from '@umpire/datasheets';
import { matchRoster } from '@umpire/importers';
import { nearest } from '@umpire/kernel';
import { musterOf, unitsIn } from '@umpire/w40k';
import { bookSheetOf, unitOfBook } from './book-unit.js';
import { abilitiesOfSheet } from './items.js';
import type { Pack } from './pack.js';
import { ruleBookOf, stageOf } from './stages.js';
import type { ArmyTold, ArmyUnitTold, Staged } from './told.js';
import { sourceOf, unitOfList } from './units.js';

/** The list of a pack, with the names that the player has explained, linked to the sheets of the whole library. */
export interface Linked {
  readonly pack: Pack;
  readonly roster: Roster;
  readonly sheets: readonly Datasheet[];
  /** The pack that a sheet came with. */
  readonly packOf: (sheet: Datasheet) => Pack;
}

export function linked(pack: Pack, library: readonly Pack[]): Linked | undefined {
  const roster = pack.records.find((record) => record.kind === 'roster');
  if (roster === undefined) return undefined;
  const own = pack.records.filter((record) => record.kind === 'datasheet');
  const others = library.flatMap(({ records }) => records.filter((record) => record.kind === 'datasheet'));
  const sheets = [...others.filter((sheet) => !own.includes(sheet)), ...own];
  const meant = pack.meant ?? {};
  const units = roster.units.map((unit) => ({ ...unit, name: meant[unit.name] ?? unit.name }));
  const owners = new Map(library.flatMap((one) => one.records.map((record) => [record, one] as const)));
  const packOf = (sheet: Datasheet): Pack => owners.get(sheet) ?? pack;
  return { pack, roster: matchRoster({ ...roster, units }, { datasheets: sheets }).roster, sheets, packOf };
}

const told = new WeakMap<Pack, { readonly library: readonly Pack[]; readonly army: ArmyTold }>();

/** An army unit by unit: what of it plays, and what is not known. */
export function armyOf(pack: Pack, library: readonly Pack[]): ArmyTold | undefined {
  const known = told.get(pack);
  if (known?.library === library) return known.army;
  const list = linked(pack, library);
  if (list === undefined) return undefined;
  const { roster } = list;
  const army: ArmyTold = {
    pack: pack.id,
    name: roster.name || pack.name,
    owner: pack.owner ?? 'mine',
    edition: roster.edition,
    faction: roster.subfaction ?? roster.faction ?? '',
    detachments: roster.detachments,
    points: roster.points ?? sumOf(roster.units),
    added: pack.added,
    ...(roster.pointsFrom?.date === undefined ? {} : { priced: roster.pointsFrom.date }),
    units: roster.units.map((unit) => unitTold(unit, list)),
  };
  told.set(pack, { library, army });
  return army;
}

const sumOf = (units: readonly RosterUnit[]): number | undefined => {
  const points = units.flatMap(({ points: one }) => one ?? []);
  return points.length === 0 ? undefined : points.reduce((sum, one) => sum + one, 0);
};

function unitTold(unit: RosterUnit, list: Linked): ArmyUnitTold {
  const { roster, sheets } = list;
  const models = unit.models.reduce((sum, { count }) => sum + count, 0);
  const head = { id: unit.id, name: unit.name, models, points: unit.points };
  const source = sourceOf(unit.name, sheets, roster.edition);
  const book = source?.sheet === undefined ? bookSheetOf(unit.name, roster.edition) : undefined;
  if (book !== undefined) return { ...head, ...stageOfBook(book, roster.edition), unit: unitOfBook(unit, book) };
  if (source === undefined)
    return { ...head, stage: 'not', why: 'no-sheet', near: nearNames(unit.name, list), unit: undefined };
  return { ...head, ...stageOfUnit(source, list), unit: unitOfList(unit, roster, { source, sheets }) };
}

const stageOfBook = ({ abilities }: ArmySheet, edition: string): Staged =>
  summed(abilities.map(({ name, rule }) => ({ name, ...stageOf({ id: rule, name, edition }, undefined) })));

/** In full where every ability plays. */
function summed(abilities: readonly (Staged & { readonly name: string })[]): Staged {
  const idle = abilities.filter(({ stage }) => stage !== 'full').map(({ name }) => name);
  return idle.length === 0 ? { stage: 'full', why: 'data' } : { stage: 'part', why: 'some-abilities', of: idle };
}

const NEAREST = 3;

/** The three nearest names by their letters, then by a word in common. */
function nearNames(name: string, { sheets, roster }: Linked): readonly string[] {
  const isHere = ({ edition }: Datasheet): boolean => edition === roster.edition;
  const book = musterOf(roster.edition);
  const inBook = book.ok ? book.value.book.sheets : [];
  const names = [...new Set([...sheets.filter(isHere), ...unitsIn(roster.edition), ...inBook].map((one) => one.name))];
  const own = new Set(
    name
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => word.length > 3),
  );
  const alike = names.filter((other) =>
    other
      .toLowerCase()
      .split(/\W+/)
      .some((word) => own.has(word)),
  );
  return [...new Set([...nearest(name, names), ...alike])].slice(0, NEAREST);
}

function stageOfUnit(source: NonNullable<ReturnType<typeof sourceOf>>, list: Linked): Staged {
  const { sheet, facts } = source;
  const hasStatline =
    facts !== undefined || sheet?.models.some(({ characteristics }) => characteristics.toughness !== undefined);
  if (!hasStatline) return { stage: 'not', why: 'no-statline' };
  const abilities =
    sheet === undefined
      ? namedIn(facts?.abilities ?? [], list.roster.edition)
      : abilitiesOfSheet(sheet, list.packOf(sheet));
  return summed(abilities);
}

/** Core abilities in the statline, or that their rule does by name: `Scouts 9"`, `Feel No Pain 5+`. */
const namedIn = (names: readonly string[], edition: string): readonly (Staged & { name: string })[] =>
  names.map((text) => {
    const name = text.replace(/ \S*\d\S*$/, '');
    const rule = ruleBookOf(edition).find(name, name);
    return { name: text, ...stageOf({ id: rule?.id ?? name, name, edition }, undefined) };
  });
