import { describe, expect, test } from 'vitest';
import { armyOf } from '../../../test/roster/army.js';
import { FIXTURES, imported, rosterIn } from '../../../test/roster/read.js';
import { EXPORT_FORMATS, exportRoster } from './export-roster.js';

const cases = Object.keys(FIXTURES).flatMap((name) => EXPORT_FORMATS.map((format) => [name, format] as const));

describe('import after export gives the same roster', () => {
  test.each(cases)('%s as %s', async (name, format) => {
    const roster = rosterIn(await imported(FIXTURES[name] ?? ''));
    const again = rosterIn(await imported(exportRoster(roster, format), roster.edition));
    expect(again.format).toBe(format);
    expect(armyOf(again)).toEqual(armyOf(roster));
    for (const field of ['name', 'points', 'dispositions', 'detachments'] as const)
      expect(again[field]).toEqual(roster[field]);
  });

  test.each(EXPORT_FORMATS)('and a second export as %s is the first', async (format) => {
    const first = exportRoster(rosterIn(await imported(FIXTURES['wtc-full.txt'] ?? '')), format);
    const second = exportRoster(rosterIn(await imported(first, 'w40k-11')), format);
    expect(exportRoster(rosterIn(await imported(second, 'w40k-11')), format)).toBe(second);
  });

  test.each(EXPORT_FORMATS.filter((format) => format !== 'battlescribe-json'))(
    '%s keeps attachments',
    async (format) => {
      const roster = rosterIn(await imported(FIXTURES['gw-app.txt'] ?? ''));
      const again = rosterIn(await imported(exportRoster(roster, format)));
      expect(again.units.find(({ name }) => name === 'Kiln Warden')?.attachedTo).toBe('clay-walkers');
    },
  );
});
