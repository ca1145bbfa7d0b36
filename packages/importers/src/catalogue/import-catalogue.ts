import type { Import, ImportRecord } from '@umpire/datasheets';
import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import { createCatalogueReport } from './catalogue-report.js';
import { type CatalogueFile, openFiles } from './files/open-files.js';
import { librariesOf } from './library.js';
import { readLibrary } from './read-library.js';

export interface CatalogueInput {
  /** A catalogue with its game system and the catalogues it links, in any order; or a whole folder of them. */
  readonly files: readonly CatalogueFile[];
  /** Overrides what the game system says. */
  readonly edition?: string;
  /** The name, id or file of the catalogue that the army is of; without it each catalogue is read for itself. */
  readonly army?: string;
}

/**
 * Catalogues of the BattleScribe schema, as XML, as JSON or zipped, to records. Missing links and what is not known are
 * issues; an error only where nothing could be read: those of the files, `catalogue-empty`, `army-unknown`.
 */
export async function importCatalogue({ files, edition, army }: CatalogueInput): Promise<Result<Import, Issue[]>> {
  const report = createCatalogueReport();
  const opened = await openFiles(files);
  report.take(opened.issues);
  if (opened.documents.length === 0) return fail([...report.issues, ...(files.length === 0 ? [noFiles()] : [])]);
  const records: ImportRecord[] = [];
  const libraries = librariesOf(opened.documents, { report, edition });
  const armies: string[] = [];
  for (const library of libraries) {
    const read = readLibrary(library, { report, army, armies });
    for (const record of read) records.push(record);
  }
  if (records.length === 0) return fail([...report.issues, army === undefined ? noUnits(files) : noArmy(army, armies)]);
  return ok({ records, issues: report.issues });
}

const noFiles = (): Issue => issue('catalogue-empty', 'No file was given');

const noUnits = ([first]: readonly CatalogueFile[]): Issue =>
  issue('catalogue-empty', 'No unit and no rule was found in the files', {
    span: { file: first?.file ?? '', line: 1 },
    hint: 'give the catalogue of an army, with its game system and the catalogues it links',
  });

const noArmy = (army: string, armies: readonly string[]): Issue =>
  issue('army-unknown', `None of the catalogues is "${army}"`, { found: army, near: armies });
