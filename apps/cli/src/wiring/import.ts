import type { Import } from '@umpire/datasheets';
import { type ImportChoice, type ImportedFiles, importFiles as readFiles } from '@umpire/importers';
import { fail, ok, type Result } from '@umpire/kernel';
import type { SourceFile } from '../services.js';
import { printedEdition } from './rule-sets.js';

/** Files to records, a report each. Issues besides those of the readers: `unknown-edition`. */
export async function importFiles(files: readonly SourceFile[], choice: ImportChoice): Promise<ImportedFiles> {
  const edition = printedEdition(choice.edition);
  if (!edition.ok) return { reports: [], issues: edition.error };
  const { edition: _, ...rest } = choice;
  return readFiles(files, { ...rest, ...(edition.value === undefined ? {} : { edition: edition.value }) });
}

/** One file on its own. */
export async function importFile(file: SourceFile, choice: ImportChoice): Promise<Result<Import>> {
  const { reports, issues } = await importFiles([file], choice);
  return reports[0] === undefined ? fail(issues) : ok(reports[0]);
}
