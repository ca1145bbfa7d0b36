import type { Roster } from '@umpire/datasheets';
import { EXPORT_FORMATS, exportRoster } from '@umpire/importers';
import { fail, issue, nearest, ok, type Result } from '@umpire/kernel';
import type { ExportedRoster } from '../services.js';

/** An army list as another program reads it. Errors: `unknown-format`. */
export function exported(roster: Roster, format: string): Result<ExportedRoster> {
  const known = EXPORT_FORMATS.find((one) => one === format);
  if (known === undefined)
    return fail([
      issue('unknown-format', '--to does not know this format.', {
        found: format,
        near: nearest(format, EXPORT_FORMATS),
        hint: `--to ${EXPORT_FORMATS.join(', ')}`,
      }),
    ]);
  return ok({ text: exportRoster(roster, known), ending: known.endsWith('json') ? 'json' : 'txt' });
}
