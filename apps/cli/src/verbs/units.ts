import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Datasheet, ImportRecord, Roster } from '@umpire/datasheets';
import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import type { OptionValue } from '@umpire/rules';
import type { Context } from '../context.js';
import type { JsonDocument } from '../json-document.js';
import { LARGEST_IMPORT, readBytes } from '../read-file.js';
import type { SheetsFound, UnitsAsked, UnitsScenario } from '../services.js';
import { answered, askFor, missingIssue } from './missing.js';
import { flagOf, isOfUnits, parseChoices, type UnitOptions } from './unit-flags.js';

export { isOfUnits, type UnitOptions };

/** Where imports are kept unless another folder is named. */
const LIBRARY = 'umpire-library';

interface UnitsRun {
  readonly options: UnitOptions & { readonly edition?: readonly string[] };
  readonly set: Readonly<Record<string, OptionValue>>;
}

export interface UnitsDocument {
  readonly document: JsonDocument;
  readonly notes: readonly Issue[];
}

/** The scenario of two units by name. Asks for what is missing where a person sits at the terminal, else names every flag. */
export async function unitsDocument(
  context: Context,
  files: readonly string[],
  { options, set }: UnitsRun,
): Promise<Result<UnitsDocument>> {
  const wrong = contradictions(files, options);
  const choices = parseChoices(options);
  if (wrong.length > 0 || !choices.ok) return fail([...wrong, ...(choices.ok ? [] : choices.error)]);
  const edition = options.edition?.[0];
  const sheets = await readSheets(context, options, edition);
  if (!sheets.ok) return sheets;
  const asked: UnitsAsked = {
    ...choices.value,
    set,
    ...sheets.value,
    ...(edition === undefined ? {} : { edition }),
  };
  return settle(context, asked);
}

function contradictions(files: readonly string[], options: UnitsRun['options']): Issue[] {
  const both = (message: string, hint: string): Issue[] => [issue('flags-contradict', message, { hint })];
  if (files.length > 0)
    return both('A scenario file already says its units.', 'name files, or --attacker and --target');
  if (!isOfUnits(options))
    return [
      issue('missing-argument', 'A scenario is missing, or two units.', {
        hint: 'umpire odds FILE, or umpire odds --attacker NAME --target NAME; umpire odds --help',
      }),
    ];
  const absent = (['attacker', 'target'] as const).filter((name) => !options[name]?.trim());
  const missing = absent.map((name) =>
    issue('field-missing', `The ${name} is missing.`, { hint: `${flagOf(name)} NAME` }),
  );
  if ((options.edition?.length ?? 0) > 1)
    return [
      ...missing,
      ...both(
        'Two units are read in one edition.',
        '--print-scenario > my.json, then umpire odds my.json --edition … --edition …',
      ),
    ];
  return missing;
}

/** The sheets of the pages named, then those of the library. */
async function readSheets(
  { services }: Context,
  { page = [], library }: UnitOptions,
  edition: string | undefined,
): Promise<Result<SheetsFound>> {
  const stored = await libraryFiles(library);
  if (!stored.ok) return stored;
  const sheets: Datasheet[] = [];
  const lists: Roster[] = [];
  const rules: ImportRecord[] = [];
  const issues: Issue[] = [];
  for (const file of [...page, ...stored.value]) {
    const bytes = await readBytes(file, LARGEST_IMPORT);
    const isNamed = page.includes(file);
    const options = edition === undefined || !isNamed ? {} : { edition };
    const found = bytes.ok ? await services.sheetsIn({ name: file, bytes: bytes.value }, options) : bytes;
    if (!found.ok) issues.push(...found.error);
    else if (found.value.sheets.length + found.value.lists.length + found.value.rules.length === 0 && isNamed)
      issues.push(noSheet(file));
    else {
      sheets.push(...found.value.sheets);
      lists.push(...found.value.lists);
      rules.push(...found.value.rules);
    }
  }
  return issues.length > 0 ? fail(issues) : ok({ sheets: firstOfEach(sheets), lists, rules });
}

const noSheet = (file: string): Issue =>
  issue('no-datasheet', 'There is no datasheet in this page.', {
    span: { file },
    hint: 'umpire import says what was found',
  });

/** A page given by name stands before the same sheet of the library. */
function firstOfEach(sheets: readonly Datasheet[]): readonly Datasheet[] {
  const byId = new Map<string, Datasheet>();
  for (const sheet of sheets) {
    const key = `${sheet.edition} ${sheet.id}`;
    if (!byId.has(key)) byId.set(key, sheet);
  }
  return [...byId.values()];
}

async function libraryFiles(folder: string | undefined): Promise<Result<readonly string[]>> {
  const name = folder ?? LIBRARY;
  try {
    const names = (await readdir(name)).filter((file) => file.endsWith('.json')).sort();
    return ok(names.map((file) => path.join(name, file)));
  } catch {
    if (folder === undefined) return ok([]);
    return fail([
      issue('library-missing', 'There is no such folder of imports.', {
        span: { file: folder },
        hint: 'umpire import PAGE --out FOLDER makes one',
      }),
    ]);
  }
}

/** More rounds than fields may be missing. */
const ROUNDS = 12;

async function settle({ services, terminal }: Context, asked: UnitsAsked): Promise<Result<UnitsDocument>> {
  let now = asked;
  for (let round = 0; round < ROUNDS; round++) {
    const made: Result<UnitsScenario> = await services.scenarioOfUnits(now);
    if (!made.ok) return made;
    const { scenario, missing, notes } = made.value;
    if (scenario !== undefined) return ok({ document: documentOf(scenario), notes });
    const [first] = missing;
    if (terminal.ask === undefined || first === undefined) return fail(missing.map(missingIssue));
    const said = await askFor(first, terminal.ask, terminal.err);
    if (said === undefined) return fail(missing.map(missingIssue));
    now = answered(now, first, said);
  }
  return fail([
    issue('field-missing', 'Too much is missing.', { hint: 'write a scenario: umpire example --scenario' }),
  ]);
}

const documentOf = (value: unknown): JsonDocument => ({ file: '', value, locate: (issues) => [...issues] });
