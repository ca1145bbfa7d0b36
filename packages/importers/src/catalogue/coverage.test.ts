import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Datasheet, ImportRecord } from '@umpire/datasheets';
import { parseRecords } from '@umpire/datasheets';
import { describe, expect, test } from 'vitest';
import { importCatalogue } from './import-catalogue.js';

const shared = path.resolve(import.meta.dirname, '../../../../../shared/data');
const hasShared = existsSync(path.join(shared, 'bsdata-10e'));
if (!hasShared) console.log('Skipped: ../shared is missing, so the reference catalogues were not read');

const FOLDERS = ['bsdata-9e', 'bsdata-10e', 'bsdata-11e', 'netepic'];

const filesOf = (folder: string) =>
  readdirSync(path.join(shared, folder))
    .filter((name) => /\.(?:cat|gst|json)$/.test(name))
    .map((name) => ({ file: name, bytes: new Uint8Array(readFileSync(path.join(shared, folder, name))) }));

/** The root entries of a file by plain text or plain JSON, whatever they lead to: another way to count units. */
function rootNames(file: string, bytes: Uint8Array): readonly string[] {
  const text = new TextDecoder().decode(bytes);
  if (text.trimStart().startsWith('{')) {
    const root =
      Object.values(JSON.parse(text) as Record<string, Record<string, readonly Named[] | undefined>>)[0] ?? {};
    const entries = [...(root.entryLinks ?? []), ...(root.selectionEntries ?? [])];
    return entries.map(({ name }) => name);
  }
  const at = text.indexOf('\n  <');
  expect(at, file).toBeGreaterThan(0);
  const lists = [...text.matchAll(/\n {2}<(entryLinks|selectionEntries)>\n([\s\S]*?)\n {2}<\/\1>/g)].map(
    ([, , inside = '']) => inside,
  );
  return lists.flatMap((inside) =>
    [...inside.matchAll(/^ {4}<(?:entryLink|selectionEntry) [^>]*?\bname="([^"]*)"/gm)].map(([, name = '']) =>
      decoded(name),
    ),
  );
}

interface Named {
  readonly name: string;
}

const decoded = (name: string): string =>
  name
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** What stands at the root and is no unit: how the list is built, and what a book prints besides units. */
const NO_UNITS =
  /^(?:detachment|show\/hide options|order of battle|battle size|code chivalric|unseated pilot|notice - .*|\[reference\] .*|stratagem: .*|game type|use beta rules|detachment command cost|reinforcements|shared faction bonus|crusade tally|arks of omen.*|.*\bstratagems?\b.*|dynastic? (?:code|choice).*|dynasty choice|army of renown|force disposition|.*\(all\)|gametype)$/i;

const plainName = (name: string): string =>
  name
    .replace(/\s*\[[^\]]*\]\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const sheetsOf = (records: readonly ImportRecord[]) =>
  records.filter((one): one is Datasheet => one.kind === 'datasheet');

describe.skipIf(!hasShared)('the reference catalogues', () => {
  test.each(FOLDERS)('of %s lose no unit, file by file', async (folder) => {
    const files = filesOf(folder);
    const read = await importCatalogue({ files });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const { records } = read.value;
    const lost: string[] = [];
    for (const { file, bytes } of files) {
      const wanted = rootNames(file, bytes).filter((name) => !NO_UNITS.test(plainName(name)));
      const found = new Set(
        records.flatMap((one) => (one.kind === 'datasheet' || one.kind === 'formation' ? [plainName(one.name)] : [])),
      );
      const missing = wanted.filter((name) => !found.has(plainName(name)));
      lost.push(...missing.map((name) => `${file}: ${name}`));
      if (wanted.length > 0)
        console.log(`${folder}/${file}: ${wanted.length - missing.length} of ${wanted.length} units`);
    }
    expect(lost).toEqual([]);
  });

  test.each(FOLDERS)('of %s give records that fit their schemas and have ids of their own', async (folder) => {
    const read = await importCatalogue({ files: filesOf(folder) });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const { records } = read.value;
    const parsed = parseRecords(records);
    expect(parsed.ok ? [] : parsed.error.slice(0, 5)).toEqual([]);
    const seen = new Set<string>();
    const twice = records.filter((one) => {
      const key = `${one.kind} ${'of' in one ? one.of : ''} ${one.id}`;
      const isSecond = seen.has(key);
      seen.add(key);
      return isSecond;
    });
    expect(twice.map(({ kind, id }) => `${kind} ${id}`)).toEqual([]);
  });

  test.each(['bsdata-9e', 'bsdata-10e', 'bsdata-11e'])('of %s give units that can be fielded', async (folder) => {
    const read = await importCatalogue({ files: filesOf(folder) });
    const sheets = read.ok ? sheetsOf(read.value.records) : [];
    expect(sheets.filter(({ size }) => size === undefined || size.least < 1).map(({ name }) => name)).toEqual([]);
    const bare = sheets.filter(({ models }) => models.length === 0).map(({ name }) => name);
    expect(bare.length).toBeLessThanOrEqual(sheets.length / 30);
    const idle = sheets.flatMap(({ name, loadouts = [], models }) =>
      models.length > 0 && loadouts.some(({ profile }) => profile === undefined) ? [name] : [],
    );
    expect(idle.length).toBeLessThanOrEqual(sheets.length / 30);
  });
});
