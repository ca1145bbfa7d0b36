import { type Datasheet, type ImportRecord, parseRecords, type Roster } from '@umpire/datasheets';
import { matchRoster } from '@umpire/importers';
import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import {
  type CompileText,
  detachmentsOf,
  findUnit,
  giftsOf,
  type Listed,
  lineageOf,
  listed,
  matchName,
  scenarioFrom,
  type UnitSource,
  unitsIn,
} from '@umpire/w40k';
import type { SheetsFound, SourceFile, UnitsAsked, UnitsScenario } from '../services.js';
import { importFile } from './import.js';
import { playable, ruleSetOf } from './rule-sets.js';

/** The datasheets of a page, or of a file that `umpire import --out` wrote. Errors: `record-invalid` and those of the import. */
export async function sheetsIn(
  file: SourceFile,
  { edition }: { readonly edition?: string },
): Promise<Result<SheetsFound>> {
  const written = recordsIn(file.bytes);
  if (written === undefined) {
    const read = await importFile(file, edition === undefined ? {} : { edition });
    return read.ok ? ok(foundIn(read.value.records)) : read;
  }
  const records = parseRecords(written.filter(isWanted));
  if (!records.ok) return fail(records.error.map((one) => ({ ...one, span: { file: file.name } })));
  return ok(foundIn(records.value));
}

const foundIn = (records: readonly ImportRecord[]): SheetsFound => ({
  sheets: records.flatMap((one) => (one.kind === 'datasheet' ? [one] : [])),
  lists: records.flatMap((one) => (one.kind === 'roster' ? [one] : [])),
  rules: records.filter(({ kind }) => brought.has(kind)),
});

const brought: ReadonlySet<unknown> = new Set(['enhancement', 'detachment', 'stratagem']);

const isWanted = (record: unknown): boolean =>
  typeof record === 'object' &&
  record !== null &&
  'kind' in record &&
  (record.kind === 'datasheet' || record.kind === 'roster' || brought.has(record.kind));

/** The records of a written import; nothing where the file is something else. */
function recordsIn(bytes: Uint8Array): readonly unknown[] | undefined {
  if (bytes[0] !== OPEN_BRACE) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const has = typeof value === 'object' && value !== null && 'records' in value;
    return has && Array.isArray(value.records) ? value.records : undefined;
  } catch {
    return undefined;
  }
}
const OPEN_BRACE = 0x7b;

/** One unit at another. Errors: `unknown-unit`, `unit-unclear`, those of the rule set, and all that is wrong with the choices. */
export function scenarioOfUnits(asked: UnitsAsked, compile?: CompileText): Result<UnitsScenario> {
  const chosen = editionOf(asked);
  if (!chosen.ok) return chosen;
  const { edition, note } = chosen.value;
  const rules = ruleSetOf({ edition, set: asked.set });
  if (!rules.ok) return rules;
  const { target } = asked;
  const lists = linkedLists(asked);
  const { attacker, list } = chosenIn(asked.attacker, lists);
  const aimed = listed(target.name, lists);
  const [first = '', ...named] = target.name.split(/\s+\+\s+/);
  const leaders = named.length > 0 ? named : (aimed?.leaders.map(({ unit }) => unit.name) ?? []);
  const units = [attacker.name, first, ...leaders].map((name) => sourceOf(name, asked.sheets, edition));
  const beside = (asked.neighbours ?? []).map(({ name }) => sourceOf(name, asked.sheets, edition));
  const leading = (list?.leaders ?? []).map((one) => ({ one, source: sourceOf(one.unit.name, asked.sheets, edition) }));
  const unknown = [...units, ...beside, ...leading.map(({ source }) => source)].flatMap((unit) =>
    unit.ok ? [] : unit.error,
  );
  const [mine, theirs, ...led] = units.flatMap((unit) => (unit.ok ? [unit.value] : []));
  if (mine === undefined || theirs === undefined || unknown.length > 0) return fail(unknown);
  const brings = (name: string, isLeader = false): Pick<UnitSource, 'brings'> => {
    const unit = listed(name, lists)?.unit;
    const roster = lists.find(({ units: all }) => all.some((one) => one === unit));
    if (!unit || !roster) return {};
    const gifts = giftsOf(unit, roster, asked.rules ?? []);
    return { brings: isLeader ? gifts : [...gifts, ...detachmentsOf(roster, asked.rules ?? [])] };
  };
  const withIt = leading.flatMap(({ one, source }) =>
    source.ok ? [{ ...source.value, ...brings(one.unit.name, true), ...armed(one, attacker.phase) }] : [],
  );
  const { distance, states } = asked;
  const made = scenarioFrom(
    {
      edition,
      attacker: { ...attacker, ...mine, ...brings(attacker.name), leaders: withIt },
      target: {
        ...target,
        ...theirs,
        ...brings(first),
        ...(target.models === undefined && aimed ? { models: aimed.models } : {}),
      },
      leaders: led.map((leader) => ({ ...leader, ...brings(leader.name, true) })),
      neighbours: beside.flatMap((unit, n) =>
        unit.ok ? [{ unit: unit.value, distance: asked.neighbours?.[n]?.distance ?? 0 }] : [],
      ),
      ...(distance === undefined ? {} : { distance }),
      ...(states === undefined ? {} : { states }),
      ...(compile === undefined ? {} : { compile }),
    },
    rules.value,
  );
  if (made.issues.length > 0) return fail([...made.issues]);
  const { scenario, missing, notes } = made;
  return ok({ ...(scenario === undefined ? {} : { scenario }), missing, notes: [...note, ...notes] });
}

/** A list without sheets of its own is linked to those that were read beside it. */
const linkedLists = ({ lists = [], sheets }: UnitsAsked): readonly Roster[] =>
  lists.map((list) =>
    list.units.some(({ datasheet }) => datasheet !== undefined)
      ? list
      : matchRoster(list, { datasheets: sheets }).roster,
  );

/** What a list says of the attacker stands where the player did not choose: all it carries, or how many of what was named. */
function chosenIn(attacker: UnitsAsked['attacker'], lists: readonly Roster[]) {
  const list = attacker.models === undefined ? listed(attacker.name, lists) : undefined;
  const named = attacker.weapons ?? [];
  if (!list || named.length === 0)
    return { attacker: list ? { ...attacker, ...armed(list, attacker.phase) } : attacker, list };
  const weapons = named.map((name) => countedIn(name, list.weapons));
  return { attacker: { ...attacker, models: list.models, weapons }, list: undefined };
}

/** `3 ash blower`, where the list has three and only their name was said. */
function countedIn(name: string, carried: readonly string[]): string {
  const all = carried.map((text) => ({ text, name: text.replace(/^\d+ /, '') }));
  const match = matchName(name, all);
  return match.kind === 'one' ? match.found.text : name;
}

const armed = ({ models, weapons }: Listed, phase: 'shooting' | 'fight' = 'shooting') => ({
  models,
  weapons,
  phase,
  isListed: true as const,
});

/** The edition said, else that of the page which has the attacker or the target, else the newest. */
function editionOf({
  edition,
  sheets,
  attacker,
  target,
}: UnitsAsked): Result<{ edition: string; note: readonly Issue[] }> {
  if (edition !== undefined) return ok({ edition, note: [] });
  for (const { name } of [attacker, target]) {
    const match = matchName(name, sheets);
    const found = match.kind === 'one' ? [match.found] : match.kind === 'several' ? match.found : [];
    const editions = [...new Set(found.map((sheet) => sheet.edition))];
    if (editions.length > 1)
      return fail([
        issue('unit-unclear', `${name} is in the library in several editions.`, {
          found: editions.join(', '),
          hint: '--edition ID chooses one',
        }),
      ]);
    if (editions[0] !== undefined) return ok({ edition: editions[0], note: [] });
  }
  const newest = playable.filter(({ on }) => on === 'w40k').at(-1)?.id ?? '';
  const message = `Played in ${newest}, the newest edition.`;
  return ok({
    edition: newest,
    note: [issue('choice-assumed', message, { severity: 'warning', hint: '--edition ID chooses' })],
  });
}

/** A sheet of the edition, with the row of the tables that bears its name; else a row alone. */
function sourceOf(name: string, sheets: readonly Datasheet[], edition: string): Result<UnitSource> {
  const lineage = new Set(lineageOf(edition));
  const here = sheets.filter((sheet) => lineage.has(sheet.edition));
  const match = matchName(name, here);
  if (match.kind === 'several') {
    const near = match.found.map((sheet) => sheet.name);
    return fail([issue('unit-unclear', 'Several units have this in their name.', { found: name, near })]);
  }
  if (match.kind === 'one') {
    const row = findUnit(edition, match.found.name);
    return ok({ name: match.found.name, sheet: match.found, ...(row.ok ? { facts: row.value } : {}) });
  }
  const row = findUnit(edition, name);
  if (row.ok) return ok({ name: row.value.name, facts: row.value });
  const elsewhere = matchName(name, sheets);
  if (elsewhere.kind === 'one' && row.error[0]?.code === 'unknown-unit') {
    const hint = `--edition ${elsewhere.found.edition}, or its page in this edition`;
    return fail([
      issue('unknown-unit', `${elsewhere.found.name} is known, in another edition than ${edition}.`, {
        found: elsewhere.found.edition,
        hint,
      }),
    ]);
  }
  const all = matchName(name, [...here, ...unitsIn(edition)]);
  const near = all.kind === 'none' ? all.near : (row.error[0]?.near ?? []);
  return fail(row.error.map((one) => ({ ...one, near })));
}
