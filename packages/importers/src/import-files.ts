import type { Import } from '@umpire/datasheets';
import { fail, type Issue, issue, nearest, ok, type Result } from '@umpire/kernel';
import { importCatalogue } from './catalogue/import-catalogue.js';
import { FORMATS, type Format, shapeOf } from './files/shape.js';
import { importPage } from './page/import-page.js';
import { importRoster } from './roster/import-roster.js';
import { matchRoster } from './roster/match-roster.js';
import { importTables } from './tables/import-tables.js';

export interface SourceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** How files are to be read, where their content is not to say: `as` a format, in the `edition` of their print. */
export interface ImportChoice {
  readonly as?: string;
  readonly edition?: string;
}

/** What was read as which format. */
interface Read {
  readonly format: Format;
  readonly found: Import;
}

/** What each file gave, in the order of the files, and why the others gave nothing. */
export interface ImportedFiles {
  readonly reports: readonly FileRecords[];
  readonly issues: readonly Issue[];
}

export interface FileRecords extends Import {
  readonly file: string;
  readonly format: Format;
}

type Edition = { readonly edition?: string };

/**
 * Files to records, a report each. Catalogues are read together, and so are tables: they name each other. Lists are
 * linked to the datasheets of the other files.
 * Issues, for what could not be read at all: `unknown-format`, `format-not-recognised`, and those of
 * the readers.
 */
export async function importFiles(files: readonly SourceFile[], choice: ImportChoice): Promise<ImportedFiles> {
  const as = FORMATS.find((one) => one === choice.as);
  if (choice.as !== undefined && as === undefined) return { reports: [], issues: [unknownFormat(choice.as)] };
  const edition = choice.edition === undefined ? {} : { edition: choice.edition };
  const shapes = files.map((file) => ({ file, shape: as ?? shapeOf(file.bytes) }));
  const reports: FileRecords[] = [];
  const issues: Issue[] = [];
  const add = (read: Result<Read>, group: readonly SourceFile[]): void => {
    if (!read.ok) issues.push(...read.error);
    else
      for (const report of split(read.value, group)) {
        const isLost = report.records.length === 0 && report.issues.some(({ severity }) => severity === 'error');
        if (isLost) issues.push(...report.issues);
        else reports.push(report);
      }
  };
  for (const format of ['catalogue', 'tables'] as const) {
    const group = shapes.flatMap(({ file, shape }) => (shape === format ? [file] : []));
    if (group.length > 0) add(await readAs(format, group, edition), group);
  }
  for (const { file, shape } of shapes)
    if (shape !== 'catalogue' && shape !== 'tables') add(await readOne(file, shape, edition), [file]);
  const order = new Map(files.map(({ name }, i) => [name, i]));
  reports.sort((a, b) => (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0));
  return { reports: linked(reports), issues };
}

/** Lists with the datasheets that were read beside them; a list of none of these units stays as it is. */
function linked(reports: readonly FileRecords[]): readonly FileRecords[] {
  const isList = ({ format }: FileRecords): boolean => format === 'roster';
  const datasheets = reports
    .filter((report) => !isList(report))
    .flatMap(({ records }) => records.flatMap((one) => (one.kind === 'datasheet' ? [one] : [])));
  if (datasheets.length === 0) return reports;
  return reports.map((report) => {
    const [roster, ...own] = report.records;
    if (roster?.kind !== 'roster' || own.length > 0) return report;
    const matched = matchRoster(roster, { datasheets });
    if (matched.roster.units.every(({ datasheet }) => datasheet === undefined)) return report;
    return { ...report, records: [matched.roster], issues: [...report.issues, ...matched.issues] };
  });
}

async function readOne(file: SourceFile, shape: ReturnType<typeof shapeOf>, edition: Edition): Promise<Result<Read>> {
  if (shape === 'unknown') return fail([notRecognised(file)]);
  if (shape !== 'text' && shape !== 'zip') return readAs(shape, [file], edition);
  const problems: Issue[] = [];
  for (const format of shape === 'zip' ? ZIPPED : await orderFor(file)) {
    const read = await readAs(format, [file], edition);
    if (read.ok) return read;
    problems.push(...read.error);
  }
  const broken = problems.find(
    ({ code, span }) => /^(?:file|zip)-/.test(code) && code !== 'zip-several-files' && span?.file === file.name,
  );
  if (broken !== undefined) return fail([broken]);
  // a text that shows nothing is most often a page in a form that is not known
  const page = problems.find(({ code }) => code === 'page-not-recognised');
  return fail([page === undefined ? notRecognised(file) : { ...page, hint: SAY }]);
}

/** A page of an edition that is named may be any text, so that one which shows none itself comes last. */
async function orderFor(file: SourceFile): Promise<readonly Format[]> {
  const shown = await readAs('page', [file], {});
  return shown.ok ? ['page'] : ['roster', 'tables', 'page'];
}

const ZIPPED = ['roster', 'catalogue', 'tables'] as const;

async function readAs(format: Format, group: readonly SourceFile[], edition: Edition): Promise<Result<Read>> {
  const [first, ...others] = group.map(({ name, bytes }) => ({ file: name, bytes }));
  if (first === undefined) return fail([]);
  const read = await readersOf(edition)[format]([first, ...others]);
  if (read.ok) return ok({ format, found: read.value });
  const isStrange = format === 'tables' && read.error.every(({ code }) => code === 'table-not-recognised');
  return isStrange ? fail(group.map(notRecognised)) : read;
}

type File = { readonly file: string; readonly bytes: Uint8Array };
type Reader = (files: readonly [File, ...File[]]) => Result<Import> | Promise<Result<Import>>;

const readersOf = (edition: Edition): Readonly<Record<Format, Reader>> => ({
  page: ([file]) => importPage({ ...file, ...edition }),
  roster: ([file]) => importRoster({ ...file, ...edition }),
  catalogue: (files) => importCatalogue({ files, ...edition }),
  tables: (files) => importTables({ files, ...edition }),
});

/** What was read together goes back to the files in which it stands; what names no file, to the first. */
function split({ format, found }: Read, files: readonly SourceFile[]): FileRecords[] {
  const [first] = files;
  if (first !== undefined && files.length === 1) return [{ file: first.name, format, ...found }];
  const names = new Set(files.map(({ name }) => name));
  const ownerOf = (file = ''): string => {
    if (names.has(file)) return file;
    return files.find(({ name }) => file.startsWith(`${name}/`))?.name ?? first?.name ?? '';
  };
  const records = grouped(found.records, ({ source }) => ownerOf(source.file));
  const issues = grouped(found.issues, ({ span }) => ownerOf(span?.file));
  return [...names].map((file) => ({
    file,
    format,
    records: records.get(file) ?? [],
    issues: issues.get(file) ?? [],
  }));
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return groups;
}

const SAY = `if it is one of these, say which: --as ${FORMATS.join(', ')}`;

const notRecognised = ({ name }: SourceFile): Issue =>
  issue('format-not-recognised', 'Nothing in the file shows what it is.', { span: { file: name, line: 1 }, hint: SAY });

const unknownFormat = (found: string): Issue =>
  issue('unknown-format', '--as does not know this format.', {
    found,
    near: nearest(found, FORMATS),
    hint: `--as ${FORMATS.join(', ')}`,
  });
