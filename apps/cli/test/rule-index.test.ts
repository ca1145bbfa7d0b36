import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { kebab } from '@umpire/kernel';
import type { RuleRow } from '@umpire/views';
import { w40k } from '@umpire/w40k';
import { describe, expect, test } from 'vitest';
import { rulesReport } from '../src/wiring/rules.js';

const shared = new URL('../../../../shared/', import.meta.url);
const isHere = existsSync(new URL('seeds/', shared)) && existsSync(new URL('rules/', shared));
const skipped = isHere ? '' : ' (skipped: the pages and references are not at hand)';

/** Each page, and the table of the references that lists every rule of it. */
const pages = [
  { page: '000', edition: 'w40k-11', file: 'w40k-11.md', heading: '## 31 RULE INDEX', rows: 143 },
  { page: '001', edition: 'w40k-9', file: 'w40k-9.md', heading: '## RULE INDEX', rows: 80 },
  { page: '002', edition: 'w40k-10-launch', file: 'w40k-10.md', heading: '## RULE INDEX — seed 002', rows: 55 },
  { page: '003', edition: 'w40k-10-combat-patrol', file: 'w40k-10.md', heading: '## RULE INDEX — seed 003', rows: 50 },
];

interface IndexRow {
  readonly id: string;
  readonly name: string;
}

function indexOf(file: string, heading: string): readonly IndexRow[] {
  const text = readFileSync(new URL(`rules/${file}`, shared), 'utf8');
  const [table = ''] = text.slice(text.indexOf(heading) + heading.length).split(/^## /m);
  return table
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, id = '', , third]) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && id !== 'id' && third !== undefined)
    .map(([, id = '', name = '']) => ({ id, name }));
}

/** The endings of the indexes only tell pages and kinds of row apart. */
const plain = (id: string): string => id.replace(/-(?:9|10|early|late|datasheet|unit)$/, '');

/** What Boarding Actions print in place of a core stratagem has the id of that one, and the mode. */
const replaced: Readonly<Record<string, string>> = {
  'ba-command-re-roll': 'command-re-roll',
  'ba-insane-bravery': 'insane-bravery',
  'ba-counter-offensive': 'counteroffensive',
};

function rowFor({ id, name }: IndexRow, report: readonly RuleRow[]): RuleRow | undefined {
  const core = replaced[id];
  if (core !== undefined) return report.find((row) => row.id === core && row.mode?.endsWith('-boarding'));
  const names = new Set([id, plain(id), kebab(name)]);
  return report.find((row) => row.id === id) ?? report.find((row) => names.has(row.id) || names.has(kebab(row.name)));
}

describe.each(pages)('page $page', ({ page, edition, file, heading, rows }) => {
  const read = async (): Promise<{ readonly report: readonly RuleRow[]; readonly index: readonly IndexRow[] }> => {
    const name = readdirSync(new URL('seeds/', shared)).find((one) => one.startsWith(page)) ?? '';
    const found = await rulesReport({ name, bytes: readFileSync(new URL(`seeds/${name}`, shared)) }, {});
    if (!found.ok) throw new Error(JSON.stringify(found.error));
    return { report: found.value.rules, index: indexOf(file, heading) };
  };

  test.skipIf(!isHere)(`every row of its index is reported${skipped}`, async () => {
    const { report, index } = await read();
    expect(index.length).toBeGreaterThanOrEqual(rows);
    expect(index.filter((row) => rowFor(row, report) === undefined).map(({ id }) => id)).toEqual([]);
  });

  test.skipIf(!isHere)(`every reported rule says where, how far, and what or why not${skipped}`, async () => {
    for (const { id, kind, source, span, stage, effect, why } of (await read()).report) {
      expect(
        [id, kind, source].every((text) => text !== ''),
        id,
      ).toBe(true);
      expect(span?.line, id).toBeGreaterThan(0);
      if (stage !== 'text') expect(effect, id).toBeTruthy();
      if (stage !== 'exact') expect(why, id).toBeTruthy();
    }
  });

  const known = w40k.layers
    .filter(({ id, on }) => id === edition || on === edition || edition.startsWith(`${id}-`))
    .flatMap(({ id }) => {
      const set = w40k.ruleSet(id);
      return set.ok ? [...set.value.rules.values()] : [];
    });

  test.skipIf(!isHere)(`every row that the edition knows as a rule is reported as that rule${skipped}`, async () => {
    const { report, index } = await read();
    const ids = new Set(known.map(({ id }) => id));
    const rules = index.flatMap((row) => {
      const id = [row.id, plain(row.id), replaced[row.id]].find((one) => one !== undefined && ids.has(one));
      const reported = rowFor(row, report);
      // a sheet that the edition also lists as a rule is reported as the sheet
      return id === undefined || reported?.kind === 'datasheet' ? [] : [{ id, reported: reported?.id }];
    });
    expect(rules.length).toBeGreaterThan(index.length / 2);
    expect(rules.filter(({ id, reported }) => id !== reported)).toEqual([]);
  });

  test.skipIf(!isHere || edition !== 'w40k-11')(
    `every row of its index runs, but lists by keyword, which are data${skipped}`,
    async () => {
      const { report, index } = await read();
      const idle = index.flatMap((row) => {
        const found = rowFor(row, report);
        if (found?.kind === 'keyword-list') return [];
        return found !== undefined && ['executable', 'tested', 'exact'].includes(found.stage)
          ? []
          : [`${row.id}: ${found?.stage}, ${found?.why}`];
      });
      expect(idle).toEqual([]);
    },
  );

  test.skipIf(!isHere)(`every rule of it that touches an attack runs${skipped}`, async () => {
    const inAttack = new Set(known.filter((rule) => rule.inAttack).map(({ id }) => id));
    const idle = (await read()).report.filter(
      ({ id, stage }) => inAttack.has(id) && !['executable', 'tested', 'exact'].includes(stage),
    );
    expect(idle.map(({ id, stage }) => `${id}: ${stage}`)).toEqual([]);
  });
});
