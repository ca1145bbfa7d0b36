import type { Import, ImportRecord } from '@umpire/datasheets';
import { type ImportChoice, type ImportedFiles, importFiles as readFiles } from '@umpire/importers';
import { fail, ok, type Result } from '@umpire/kernel';
import type { SourceFile } from '../services.js';
import { printedEdition } from './rule-sets.js';
import { readRecords } from './understand.js';

/**
 * Files to records, a report each, with how much of the texts was understood. Issues besides those of the readers:
 * `unknown-edition`.
 */
export async function importFiles(files: readonly SourceFile[], choice: ImportChoice): Promise<ImportedFiles> {
  const { reports, issues } = await read(files, choice);
  return { reports: await Promise.all(reports.map(understood).map(checked)), issues };
}

function understood<Report extends Import>(report: Report): Report {
  const texts = readRecords(report.records);
  if (texts === undefined) return report;
  const { clauses, compiled, executable, unread } = texts.understanding;
  return { ...report, understood: { clauses, compiled, executable, unread } };
}

/** Tables of NetEpic abilities are held against the abilities that the game has. */
async function checked<Report extends Import>(report: Report): Promise<Report> {
  const table = report.records.flatMap((record) =>
    record.kind === 'core-rule' && record.edition.startsWith('netepic') ? [record] : [],
  );
  if (table.length === 0) return report;
  const { abilityTableIssues } = await import('@umpire/netepic');
  return { ...report, issues: [...report.issues, ...abilityTableIssues(table)] };
}

async function read(files: readonly SourceFile[], choice: ImportChoice): Promise<ImportedFiles> {
  const edition = printedEdition(choice.edition);
  if (!edition.ok) return { reports: [], issues: edition.error };
  const { edition: _, ...rest } = choice;
  return readFiles(files, { ...rest, ...(edition.value === undefined ? {} : { edition: edition.value }) });
}

/** A file with what lies beside it: its own report, and the records of all. */
export async function importBeside(
  file: SourceFile,
  beside: readonly SourceFile[],
  choice: ImportChoice,
): Promise<Result<{ readonly own: Import; readonly records: readonly ImportRecord[] }>> {
  const { reports, issues } = await read([file, ...beside], choice);
  const own = reports.find((report) => report.file === file.name);
  return own === undefined || issues.length > 0
    ? fail(issues)
    : ok({ own, records: reports.flatMap(({ records }) => records) });
}

/** One file on its own. */
export async function importFile(file: SourceFile, choice: ImportChoice): Promise<Result<Import>> {
  const { reports, issues } = await read([file], choice);
  return reports[0] === undefined ? fail(issues) : ok(reports[0]);
}
