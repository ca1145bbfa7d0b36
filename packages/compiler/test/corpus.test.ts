import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { type Ability, lintAbility, parseAbility } from '@umpire/effects';
import { vocabulary as w40k } from '@umpire/w40k';
import { describe, expect, it } from 'vitest';
import { compile } from '../src/index.js';
import { withWords } from './words.js';

const here = path.dirname(fileURLToPath(import.meta.url));
const corpus = path.join(here, '../../../../shared/data/corpus');
const hasCorpus = existsSync(corpus);

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly text: string;
  readonly cp?: number;
}

const kinds = {
  stratagem: 'stratagem',
  enhancement: 'enhancement',
  detachment_rule: 'detachment-rule',
  army_rule: 'army-rule',
} as const;
const kindOf = (kind: string) => kinds[kind as keyof typeof kinds] ?? 'ability';

const rowsOf = (edition: string): readonly Row[] =>
  readFileSync(path.join(corpus, `w40k-${edition}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Row => JSON.parse(line));

const compiled = (row: Row, edition: string) =>
  compile(row.text, {
    edition: `w40k-${edition}`,
    kind: kindOf(row.kind),
    name: row.name,
    ...(typeof row.cp === 'number' && { cost: row.cp }),
  });

const vocabulary = withWords(w40k);

/** As it would be read back from a file. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What the linter finds. */
const faultsOf = (ability: Ability): readonly string[] =>
  lintAbility(ability, vocabulary).map(({ code, found = '' }) => `${code} ${found}`);

// The texts lie beside the repository; without them there is nothing to hold.
describe.skipIf(!hasCorpus)('the corpus', () => {
  const sample: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(path.join(here, 'sample.json'), 'utf8'));
  const rows = hasCorpus
    ? ['10', '11'].flatMap((edition) => rowsOf(edition).map((row): [Row, string] => [row, edition]))
    : [];
  const byId = new Map(rows.map(([row, edition]) => [row.id, { row, edition }]));

  it('means what a person read in it', () => {
    const wrong = Object.entries(sample).filter(([id, effects]) => {
      const found = byId.get(id);
      return found && !isDeepStrictEqual(plain(compiled(found.row, found.edition).effects), effects);
    });
    expect(wrong.map(([id]) => id)).toEqual([]);
    expect(Object.keys(sample).length).toBeGreaterThanOrEqual(150);
  });

  it('gives effects that the language takes and the linter passes', () => {
    const faults = new Set<string>();
    const step = 3;
    for (let at = 0; at < rows.length; at += step) {
      const [row, edition] = rows[at]!;
      const { effects, whole } = compiled(row, edition);
      if (!whole) continue;
      const ability = { id: 'sample', effects };
      if (!parseAbility(ability).ok) faults.add(`not an ability: ${row.id}`);
      for (const fault of faultsOf(ability)) faults.add(fault);
    }
    expect([...faults]).toEqual([]);
  });
});
