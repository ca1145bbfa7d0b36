import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ImportRecord } from '@umpire/datasheets';
import { parseRecords } from '@umpire/datasheets';
import { describe, expect, test } from 'vitest';
import { importPage } from './import-page.js';

const shared = path.resolve(import.meta.dirname, '../../../../../shared');
const hasShared = existsSync(path.join(shared, 'seeds'));
if (!hasShared) console.log('Skipped: ../shared is missing, so the four reference pages were not read');

interface Page {
  readonly seed: string;
  readonly edition: string;
  readonly reference: string;
  /** What the heading of its RULE INDEX says. */
  readonly index: RegExp;
}

const PAGES: readonly Page[] = [
  { seed: '000', edition: 'w40k-11', reference: 'w40k-11.md', index: /^## 31 RULE INDEX/m },
  { seed: '001', edition: 'w40k-9', reference: 'w40k-9.md', index: /^## RULE INDEX.*001/m },
  { seed: '002', edition: 'w40k-10-launch', reference: 'w40k-10.md', index: /^## RULE INDEX.*002/m },
  { seed: '003', edition: 'w40k-10-combat-patrol', reference: 'w40k-10.md', index: /^## RULE INDEX.*003/m },
];

interface Row {
  readonly id: string;
  readonly isReferenced: boolean;
  readonly isFaq: boolean;
}

function rowsOf({ reference, index }: Page): readonly Row[] {
  const text = readFileSync(path.join(shared, 'rules', reference), 'utf8');
  const from = text.search(index);
  const end = text.indexOf('\n## ', from + 5);
  const rows = text.slice(from, end === -1 ? text.length : end).matchAll(/^\| ([a-z0-9-]+) \| (.*) \|$/gm);
  return [...rows]
    .filter(([, id]) => id !== 'id' && !/^-+$/.test(id ?? ''))
    .map(([, id = '', rest = '']) => ({
      id,
      isReferenced: /\((?:referenced|ref)\)/.test(rest),
      isFaq: /\| FAQ$/.test(rest),
    }));
}

function readSeed(seed: string) {
  const folder = path.join(shared, 'seeds');
  const file = readdirSync(folder).find((name) => name.startsWith(seed)) ?? '';
  const read = importPage({ file, bytes: readFileSync(path.join(folder, file)) });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** Rows whose id is the reference's own word for a thing, and where the import keeps that thing. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  'protocol-exclusion-keywords': 'command-protocols-exclusion-keywords',
};

/** Every id under which a rule can be found in an import: of records, their parts, options, models, and by owner. */
function idsOf(records: readonly ImportRecord[]): ReadonlySet<string> {
  const ids = new Set<string>();
  const add = (...more: readonly string[]): void => more.forEach((id) => void ids.add(id));
  for (const record of records) {
    add(record.id);
    if ('aliases' in record) add(...record.aliases);
    if (record.kind === 'stratagem') add(...record.states);
    if ('parts' in record) add(...record.parts.flatMap(({ id }) => [id, `${id}-${record.id}`]));
    if (record.kind === 'datasheet') {
      add(`${record.id}-datasheet`, `${record.id}-unit`, ...record.options.map(({ id }) => id));
      add(...record.models.flatMap(({ id }) => [`${id}-profile`, `${id}-brackets`]));
    }
  }
  return ids;
}

const bare = (id: string): string => id.replace(/-(?:9|10|early|late)$/, '');

describe.skipIf(!hasShared)('the four reference pages', () => {
  test.each(PAGES)('every rule that page $seed prints or names is found', (page) => {
    const { records } = readSeed(page.seed);
    const ids = idsOf(records);
    const rows = rowsOf(page).filter(({ isFaq }) => !isFaq);
    const missing = rows.filter(({ id }) => !ids.has(bare(OWN_WORDS[id] ?? id)));
    const printed = missing.filter(({ isReferenced }) => !isReferenced).map(({ id }) => id);
    const named = missing.filter(({ isReferenced }) => isReferenced).map(({ id }) => id);
    console.log(`page ${page.seed}: ${rows.length - missing.length} of ${rows.length} rules found`);
    expect({ printed, named }).toEqual({ printed: [], named: [] });
  });

  test('every question and erratum of the index has its record', () => {
    const [eleventh] = PAGES;
    const rows = rowsOf(eleventh!).filter(({ isFaq }) => isFaq);
    const { records } = readSeed('000');
    const questions = new Set(records.flatMap((record) => (record.kind === 'faq' ? [record.question] : [])));
    const errata = records.filter(({ kind }) => kind === 'erratum');
    expect(questions.size + errata.length).toBe(rows.length);
  });

  test.each(PAGES)('the edition of page $seed is recognised as $edition', ({ seed, edition }) => {
    expect(new Set(readSeed(seed).records.map((record) => record.edition))).toEqual(new Set([edition]));
  });

  test.each(PAGES)('the records of page $seed fit their schemas and have ids of their own', ({ seed }) => {
    const { records } = readSeed(seed);
    const parsed = parseRecords(JSON.parse(JSON.stringify(records)));
    expect(parsed.ok ? [] : parsed.error).toEqual([]);
    const keys = records.map(({ kind, id }) => `${kind} ${id}`);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });
});
