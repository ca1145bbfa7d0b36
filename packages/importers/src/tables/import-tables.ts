import type { Import, ImportRecord } from '@umpire/datasheets';
import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import { decodeText } from '@umpire/text';
import { parseJson } from '../files/json.js';
import { FILE_LIMITS } from '../files/limits.js';
import { isZip, unzip } from '../files/zip.js';
import { createReport, type Report } from '../page/report.js';
import { readCsv } from './csv.js';
import { type Entity, type EntityKind, isRecord, kindOfEntity } from './kdc/kdc-file.js';
import { readKdc } from './kdc/read-kdc.js';
import { isAbilityTable, readNetepicAbilities } from './netepic-abilities.js';
import { editionOfPack, isFactionPack, readFactionPack } from './packs/faction-pack.js';
import { linesIn } from './packs/printed.js';
import { isStratagemCards, readStratagemCards } from './packs/stratagem-cards.js';
import type { Table } from './table-context.js';
import { type TableName, tableNameOf } from './wahapedia/export.js';
import { readExport } from './wahapedia/read-export.js';

export interface TablesInput {
  /** Tables that belong together, in any order: they name each other by ids. */
  readonly files: readonly { readonly file: string; readonly bytes: Uint8Array | string }[];
  /** Overrides what the tables themselves say. */
  readonly edition?: string;
}

/** What has been read and waits to be joined. */
interface Gathered {
  readonly edition: string | undefined;
  readonly exportTables: Map<TableName, Table[]>;
  readonly entities: Map<EntityKind, Entity[]>;
  readonly records: ImportRecord[];
}

/**
 * Tables of any known format, recognised by their columns and fields: a Wahapedia export, 40kdc JSON, points in YAML,
 * NetEpic abilities, faction packs and cards of stratagems in JSON. What cannot be read is an issue; an error only where nothing could be.
 */
export async function importTables({ files, edition }: TablesInput): Promise<Result<Import, Issue[]>> {
  const gathered: Gathered = { edition, exportTables: new Map(), entities: new Map(), records: [] };
  const reports: Report[] = [];
  const issues: Issue[] = [];
  for (const given of files) {
    const plain = await unpacked(given);
    if (!plain.ok) issues.push(...plain.error.map((one) => ({ ...one, span: { ...one.span, file: given.file } })));
    for (const { file, bytes } of plain.ok ? plain.value : []) {
      const report = createReport(file);
      reports.push(report);
      const decoded = decodeText(bytes, { maxBytes: FILE_LIMITS.maxBytes });
      const problems = decoded.ok ? decoded.value.issues : decoded.error;
      report.take(problems.map((one) => ({ ...one, span: { ...one.span, file } })));
      if (decoded.ok) await gather(decoded.value.text, { file, report, gathered });
    }
  }
  const records = [
    ...gathered.records,
    ...(gathered.exportTables.size > 0 ? readExport(gathered.exportTables, { edition }) : []),
    ...(gathered.entities.size > 0 ? readKdc(gathered.entities, { edition }) : []),
  ];
  const all = [...issues, ...reports.flatMap((report) => report.issues)];
  if (records.length > 0) return ok({ records, issues: all });
  return fail(all.length > 0 ? all : [issue('tables-empty', 'No row was found in the files')]);
}

async function unpacked({ file, bytes }: TablesInput['files'][number]): Promise<Result<TablesInput['files']>> {
  if (typeof bytes === 'string' || !isZip(bytes)) return ok([{ file, bytes }]);
  const members = await unzip(bytes, {
    maxBytes: FILE_LIMITS.maxBytes * 2,
    wants: (name) => /\.(?:csv|json|ya?ml|txt)$/i.test(name),
  });
  return members.ok ? ok(members.value.map((one) => ({ file: `${file}/${one.name}`, bytes: one.bytes }))) : members;
}

interface Gathering {
  readonly file: string;
  readonly report: Report;
  readonly gathered: Gathered;
}

async function gather(text: string, gathering: Gathering): Promise<void> {
  const first = text.trimStart()[0];
  const header = text.trimStart().split(/[\r\n]/, 1)[0] ?? '';
  if (isAbilityTable(header)) gatherNetepic(text, gathering);
  else if (first === '[' || first === '{') gatherJson(text, gathering);
  else if (header.includes('|') && header.length < 2000) gatherExport(text, gathering);
  else await gatherYaml(text, gathering);
}

function gatherExport(text: string, { file, report, gathered }: Gathering): void {
  const table = readCsv(text.trimStart(), { file, delimiter: '|', report });
  const name = tableNameOf(table.columns);
  if (name === undefined) notKnown({ file, report }, table.columns.join('|'));
  else gathered.exportTables.set(name, [...(gathered.exportTables.get(name) ?? []), table]);
}

function gatherNetepic(text: string, { file, report, gathered }: Gathering): void {
  const rules = readNetepicAbilities(text, { file, report });
  gathered.records.push(
    ...(gathered.edition === undefined
      ? rules
      : rules.map((rule) => ({ ...rule, edition: gathered.edition ?? rule.edition }))),
  );
}

async function gatherYaml(text: string, { file, report, gathered }: Gathering): Promise<void> {
  // Only who reads YAML loads what parses it.
  const { readPointsYaml } = await import('./points-yaml.js');
  const records = readPointsYaml(text, { file, edition: gathered.edition ?? 'w40k-11', report });
  if (records === undefined) notKnown({ file, report }, text.slice(0, 60));
  else gathered.records.push(...records);
}

/** Beyond this a file holds no entities of one game. */
const MOST_ENTITIES = 100_000;

function gatherJson(text: string, { file, report, gathered }: Gathering): void {
  const parsed = parseJson(text);
  if (!parsed.ok) {
    report.take(parsed.error.map((one) => ({ ...one, span: { ...one.span, file } })));
    return;
  }
  const pack = isRecord(parsed.value) ? readPack(parsed.value, text, { file, report, gathered }) : undefined;
  if (pack !== undefined) {
    gathered.records.push(...pack);
    return;
  }
  const members = (Array.isArray(parsed.value) ? parsed.value : [parsed.value]).slice(0, MOST_ENTITIES);
  const lines = linesOfMembers(text, members.length);
  for (const [i, value] of members.entries()) {
    const kind = isRecord(value) ? kindOfEntity(value) : undefined;
    if (!isRecord(value) || kind === undefined)
      notKnown({ file, report }, JSON.stringify(value)?.slice(0, 60) ?? '', lines[i]);
    else gathered.entities.set(kind, push(gathered.entities.get(kind), { value, file, line: lines[i] ?? 1, report }));
  }
}

/** Printed rules in JSON: a faction pack, cards of stratagems. */
function readPack(
  root: Readonly<Record<string, unknown>>,
  source: string,
  { file, report, gathered }: Gathering,
): readonly ImportRecord[] | undefined {
  const lineOf = linesIn(source);
  if (isFactionPack(root))
    return readFactionPack(root, {
      file,
      report,
      lineOf,
      edition: gathered.edition ?? editionOfPack(root) ?? 'w40k-11',
    });
  if (isStratagemCards(root))
    return readStratagemCards(root, { file, report, lineOf, edition: gathered.edition ?? 'w40k-10' });
  return undefined;
}

function push(before: Entity[] | undefined, entity: Entity): Entity[] {
  if (before === undefined) return [entity];
  before.push(entity);
  return before;
}

/** The lines on which the members of a top list begin, by counting braces outside of strings. */
function linesOfMembers(text: string, most: number): readonly number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let isInString = false;
  for (let i = 0; i < text.length && lines.length < most; i++) {
    const char = text[i];
    if (char === '\n') line++;
    else if (isInString) {
      if (char === '\\') i++;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === '{' || char === '[') {
      if (char === '{' && (depth === 1 || (depth === 0 && lines.length === 0 && text.trimStart()[0] === '{')))
        lines.push(line);
      depth++;
    } else if (char === '}' || char === ']') depth--;
  }
  return lines;
}

function notKnown({ report }: Pick<Gathering, 'file' | 'report'>, found: string, line = 1): void {
  report.warn('table-not-recognised', line, 'This is no table that is known; it was left out', { found });
}
