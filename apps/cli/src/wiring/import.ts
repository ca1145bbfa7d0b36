import type { Import } from '@umpire/datasheets';
import { importPage } from '@umpire/importers';
import { fail, issue, nearest, type Result } from '@umpire/kernel';
import type { SourceFile } from '../services.js';
import { printedEdition } from './rule-sets.js';

export interface ImportChoice {
  readonly as?: string;
  readonly edition?: string;
}

const FORMATS = ['page'];

/** A file to records. Errors: `unknown-format`, `unknown-edition`, and those of the format's reader. */
export function importFile({ name, bytes }: SourceFile, { as, edition }: ImportChoice): Result<Import> {
  if (as !== undefined && !FORMATS.includes(as)) return fail([unknownFormat(as)]);
  const printed = printedEdition(edition);
  if (!printed.ok) return printed;
  return importPage({ file: name, bytes, ...(printed.value === undefined ? {} : { edition: printed.value }) });
}

const unknownFormat = (found: string) =>
  issue('unknown-format', '--as does not know this format.', {
    found,
    near: nearest(found, FORMATS),
    hint: `--as ${FORMATS.join(', ')}`,
  });
