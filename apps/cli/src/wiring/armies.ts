import { type Army, type ArmyList, armyListSchema, listFromRoster, muster, readArmyList } from '@umpire/armies';
import type { Roster } from '@umpire/datasheets';
import { fail, type Issue, issue, nearest, ok, type Result } from '@umpire/kernel';
import { musterOf, shippedLists } from '@umpire/w40k';
import { parseDocument } from '../json-document.js';
import type { ArmyRow, MusteredArmy, SourceFile } from '../services.js';
import { importFile } from './import.js';
import { playable, printedEdition } from './rule-sets.js';

interface Asked {
  readonly edition?: string;
}

/** The shipped armies, of one edition or of all that have some. Errors: `unknown-edition`, `no-army-book`. */
export function armies({ edition }: Asked): Result<readonly ArmyRow[]> {
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
  return ok(rows);
}

function shippedIn(edition: string): Result<readonly ArmyRow[]> {
  const book = musterOf(edition);
  if (!book.ok) return book;
  const rows: ArmyRow[] = [];
  for (const list of shippedLists(edition)) {
    const army = muster(list, book.value);
    if (!army.ok) return army;
    rows.push(rowOf(army.value));
  }
  return ok(rows);
}

/** A shipped army by its name. Errors: `no-army-book`, `army-unknown-name`, and those of `muster`. */
export function armyNamed(name: string, edition: string): Result<Army> {
  const book = musterOf(edition);
  if (!book.ok) return book;
  const lists = shippedLists(edition);
  const asked = name.toLowerCase();
  const list =
    lists.find((one) => one.name.toLowerCase() === asked) ??
    lists.find((one) => one.name.toLowerCase().includes(asked));
  if (list !== undefined) return muster(list, book.value);
  const names = lists.map((one) => one.name);
  const hint = `one of ${names.join(', ')}; or name a file`;
  return fail([
    issue('army-unknown-name', 'No shipped army has this name.', { found: name, near: nearest(name, names), hint }),
  ]);
}

/**
 * The army of a file: an army list, or a roster that an app exported. Errors: those of the readers, `no-army-book`,
 * `army-list-field`; and every reason of `muster`, at the line of the unit where the file is an army list.
 */
export async function armyIn(file: SourceFile, { edition }: Asked): Promise<Result<MusteredArmy>> {
  const text = new TextDecoder().decode(file.bytes);
  const document = parseDocument(file.name, text);
  if (document.ok && looksLikeList(document.value.value)) {
    const list = readArmyList(document.value.value);
    if (!list.ok) return fail(document.value.locate(list.error));
    const found = musterIn(list.value, edition ?? list.value.edition, []);
    return found.ok ? found : fail(document.value.locate(found.error));
  }
  const read = await importFile(file, edition === undefined ? {} : { edition });
  if (!read.ok) return read;
  const roster = read.value.records.find((record): record is Roster => record.kind === 'roster');
  if (roster === undefined)
    return fail([
      issue('army-not-in-file', 'The file holds no army.', {
        span: { file: file.name },
        hint: 'give an army list or a roster that an app exported',
      }),
    ]);
  const book = musterOf(edition ?? roster.edition);
  if (!book.ok) return book;
  const { list, issues } = listFromRoster(roster, book.value);
  return musterIn(list, edition ?? roster.edition, issues);
}

const looksLikeList = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray(Reflect.get(value, 'units')) &&
  Object.keys(armyListSchema.unwrap().shape).filter((key) => key in value).length >= 4;

function musterIn(list: ArmyList, edition: string, issues: readonly Issue[]): Result<MusteredArmy> {
  const book = musterOf(edition);
  if (!book.ok) return book;
  const army = muster(list, book.value);
  return army.ok ? ok({ army: rowOf(army.value), issues }) : fail([...issues, ...army.error]);
}

const rowOf = ({ units, detachments, rules: _, ...army }: Army): ArmyRow => ({
  ...army,
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
});
