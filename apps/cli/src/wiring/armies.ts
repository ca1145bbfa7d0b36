import { type Army, type ArmyList, armyListSchema, muster, readArmyList } from '@umpire/armies';
import type { Datasheet, Roster } from '@umpire/datasheets';
import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import { listWithOwn, musterOf, shippedLists, unplayedOf } from '@umpire/w40k';
import { parseDocument } from '../json-document.js';
import type { ArmyAsked, ArmyRow, MusteredArmy, ReadArmy, SourceFile } from '../services.js';
import { compileText } from './compile-text.js';
import { epicArmies } from './epic-armies.js';
import { importBeside } from './import.js';
import { allPlayable, ordealSystemOf, playable, printedEdition } from './rule-sets.js';

/** The shipped armies, of one edition or of all that have some. Errors: `unknown-edition`, `no-army-book`. */
export function armies({ edition }: ArmyAsked): Result<readonly ArmyRow[]> {
  const known = printedEdition(edition);
  if (!known.ok) return known;
  if (known.value !== undefined) return shippedIn(known.value);
  const own = new Set<ArmyList>();
  const rows = playable.flatMap(({ id }): readonly ArmyRow[] => {
    const fresh = shippedLists(id).some((list) => !own.has(list));
    for (const list of shippedLists(id)) own.add(list);
    const found = fresh ? shippedIn(id) : ok([]);
    return found.ok ? found.value : [];
  });
  for (const { id } of allPlayable) {
    const found = epicArmies(id);
    if (!found.ok) return found;
    rows.push(...found.value);
  }
  return ok(rows);
}

function shippedIn(edition: string): Result<readonly ArmyRow[]> {
  if (ordealSystemOf(edition)) return epicArmies(edition);
  const book = musterOf(edition);
  if (!book.ok) return book;
  const rows: ArmyRow[] = [];
  for (const list of shippedLists(edition)) {
    const army = muster(list, book.value);
    if (!army.ok) return army;
    rows.push(rowOf(army.value, list));
  }
  return ok(rows);
}

/** A list as a file gives it, and how its reasons find their lines. */
interface ListedArmy extends ReadArmy {
  readonly locate: (issues: readonly Issue[]) => readonly Issue[];
}

/**
 * The list of a file: an army list, or a roster that an app exported, in the names of the edition's army book. Errors: those of
 * the readers, `no-army-book`, `army-list-field`, `army-not-in-file`.
 */
async function listIn(file: SourceFile, { edition, beside = [] }: ArmyAsked): Promise<Result<ListedArmy>> {
  const document = parseDocument(file.name, new TextDecoder().decode(file.bytes));
  if (document.ok && looksLikeList(document.value.value)) {
    const { value, locate } = document.value;
    const list = readArmyList(value);
    if (!list.ok) return fail(locate(list.error));
    const { value: found } = list;
    return ok({ list: edition === undefined ? found : { ...found, edition }, issues: [], locate });
  }
  const read = await importBeside(file, beside, edition === undefined ? {} : { edition });
  if (!read.ok) return read;
  const { own, records } = read.value;
  const roster = own.records.find((record): record is Roster => record.kind === 'roster');
  if (roster === undefined)
    return fail([
      issue('army-not-in-file', 'The file holds no army.', {
        span: { file: file.name },
        hint: 'give an army list as JSON, or a roster that an app exported',
      }),
    ]);
  const book = musterOf(edition ?? roster.edition);
  if (!book.ok) return book;
  const sheets = records.filter((record): record is Datasheet => record.kind === 'datasheet');
  const made = listWithOwn({ roster, records, muster: book.value, compile: compileText(sheets) });
  return ok({ ...made, locate: (issues) => issues });
}

/** The list of a file, for a battle to muster; what of it was not known comes with it. */
export async function armyListIn(file: SourceFile, asked: ArmyAsked): Promise<Result<ReadArmy>> {
  const read = await listIn(file, asked);
  return read.ok ? ok({ list: read.value.list, issues: read.value.issues }) : read;
}

/** The army of a file, mustered: or every reason why not, at the line of its unit where the file is an army list. */
export async function armyIn(file: SourceFile, asked: ArmyAsked): Promise<Result<MusteredArmy>> {
  const read = await listIn(file, asked);
  if (!read.ok) return read;
  const { list, issues, locate } = read.value;
  const book = musterOf(list.edition);
  if (!book.ok) return book;
  const army = muster(list, book.value);
  return army.ok ? ok({ army: rowOf(army.value, list), issues }) : fail([...issues, ...locate(army.error)]);
}

const looksLikeList = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray(Reflect.get(value, 'units')) &&
  Object.keys(armyListSchema.unwrap().shape).filter((key) => key in value).length >= 4;

const rowOf = (whole: Army, list: ArmyList): ArmyRow => {
  const { units, detachments, rules: _, ...army } = whole;
  return {
    ...army,
    notModelled: [...army.notModelled, ...unplayedOf(whole, list)],
    detachments: detachments.map(({ name }) => name),
    units: units.map(({ id, name, points, models, attachedTo, embarkedIn, enhancement, warlord, inReserves }) => ({
      id,
      name,
      models: models.length,
      points,
      ...(attachedTo === undefined ? {} : { attachedTo }),
      ...(embarkedIn === undefined ? {} : { embarkedIn }),
      ...(enhancement === undefined ? {} : { enhancement: enhancement.name }),
      ...(warlord === undefined ? {} : { isWarlord: true as const }),
      ...(inReserves ? { inReserves } : {}),
    })),
  };
};
