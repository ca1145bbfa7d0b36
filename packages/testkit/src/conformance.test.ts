import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Result } from '@umpire/kernel';
import { describe, expect, it } from 'vitest';
import { isBattleFile, loadBattleCases } from './load-battle-cases.js';
import { loadCases, loadCoverage, loadUnits, printIssue } from './load-cases.js';
import { isOrdealFile } from './ordeal-case.js';
import { isQuestionFile } from './question-case.js';

const root = fileURLToPath(new URL('../../../conformance/', import.meta.url));
const read = (name: string) => ({ name, text: readFileSync(path.join(root, name), 'utf8') });
const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error.map(printIssue).join('\n'));
  return result.value;
};
const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const files = folders.flatMap(({ name }) =>
  readdirSync(path.join(root, name))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => `${name}/${file}`),
);

const units = must(loadUnits(read('units.yaml')));
const cases = must(
  loadCases(
    files.map(read).filter((file) => !isBattleFile(file) && !isOrdealFile(file) && !isQuestionFile(file)),
    units,
  ),
);
const coverage = must(loadCoverage(read('coverage.yaml')));

describe('the conformance cases', () => {
  it('can all be read', () => {
    expect(cases.length).toBeGreaterThan(300);
  });

  it('are where the coverage says, and no scenario is left out', () => {
    const written = new Map(cases.map(({ id, at }) => [id.split(/[/@]/)[0], at.file]));
    const listed = new Map(
      Object.entries(coverage).flatMap(([id, entry]) => ('case' in entry ? [[id, entry.case] as const] : [])),
    );
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(written));
    // battles of our own bear other letters
    const fought = must(loadBattleCases(files.map(read).filter(isBattleFile))).filter(({ id }) =>
      /^(?:11-C-|10-C)/.test(id),
    );
    const battles = Object.entries(coverage).flatMap(([id, entry]) =>
      'battle' in entry && entry.battle ? [[id, entry.battle]] : [],
    );
    expect(Object.fromEntries(battles)).toEqual(
      Object.fromEntries(fought.map(({ id, at }) => [id.replace(/[a-z]$/, ''), at.file])),
    );
    const numbers = Object.keys(coverage)
      .filter((id) => !id.startsWith('E-'))
      .map((id) => id.replace(/^(9|10)-/, ''));
    const all = (most: number, print: (n: number) => string) => Array.from({ length: most }, (_, n) => print(n + 1));
    expect(numbers).toEqual([
      ...all(125, (n) => `11-C-${String(n).padStart(3, '0')}`),
      ...all(167, (n) => `C${String(n).padStart(3, '0')}`),
    ]);
  });

  it('of NetEpic are in the files that are listed, all 154 of them', () => {
    const found = new Map<string, Set<string>>();
    for (const file of files.filter((name) => name.startsWith('netepic-')))
      for (const [, n = ''] of read(file).text.matchAll(/(?:^ {2}- id: E-|why: .*\()C-(\d{3})/gm))
        found.set(`E-C-${n}`, (found.get(`E-C-${n}`) ?? new Set()).add(file));
    const listed = Object.entries(coverage).flatMap(([id, entry]) =>
      'cases' in entry ? [[id, [...entry.cases].sort()] as const] : [],
    );
    expect(Object.fromEntries(listed)).toEqual(
      Object.fromEntries([...found].map(([id, names]) => [id, [...names].sort()])),
    );
    expect(listed.map(([id]) => id)).toEqual(
      Array.from({ length: 154 }, (_, n) => `E-C-${String(n + 1).padStart(3, '0')}`),
    );
  });

  const references = new URL('../../../../shared/rules/', import.meta.url);
  it.skipIf(!existsSync(references))(
    'cover every scenario of the references (skipped where they are not at hand)',
    () => {
      const text = (name: string) => readFileSync(new URL(name, references), 'utf8');
      const eleventh = [...text('w40k-11-conformance.md').matchAll(/^\*\*C-(\d{3})\b/gm)].map(([, n]) => `11-C-${n}`);
      const older = [...text('w40k-9-10-conformance.md').matchAll(/^### (C\d{3})\b/gm)].map(([, n]) => n);
      const epic = [...text('epic-conformance.md').matchAll(/^\*\*C-(\d{3})\b/gm)].map(([, n]) => `E-C-${n}`);
      expect([eleventh.length, older.length, epic.length]).toEqual([125, 167, 154]);
      const listed = Object.keys(coverage).map((id) => id.replace(/^(9|10)-/, ''));
      expect(listed).toEqual([...eleventh, ...older, ...epic]);
    },
  );

  it('name groups that the unit has', () => {
    for (const { id, scenario, expect: expected } of cases) {
      const of = (groups: readonly { name: string }[] = []) => groups.map(({ name }) => name);
      expect(of(scenario.target.groups), id).toEqual(expect.arrayContaining(Object.keys(expected.left ?? {})));
      expect(of(scenario.attackers.flatMap(({ groups = [] }) => groups)), id).toEqual(
        expect.arrayContaining(Object.keys(expected.attackersLeft ?? {})),
      );
    }
  });

  it('count the living, the fallen and the returned to the same sum', () => {
    for (const { id, scenario, expect: expected } of cases) {
      const { left, modelsDestroyed, returned } = expected;
      if (left === undefined || typeof modelsDestroyed !== 'number' || returned !== undefined) continue;
      const before = scenario.target.groups
        .filter(({ name }) => name in left)
        .reduce((sum, { models }) => sum + models, 0);
      const living = Object.values(left).reduce((sum, wounds) => sum + wounds.length, 0);
      expect(before - living, id).toBe(modelsDestroyed);
    }
  });

  it('leave no model with more wounds than it has', () => {
    for (const { id, scenario, expect: expected } of cases)
      for (const { name, wounds } of scenario.target.groups)
        for (const left of expected.left?.[name] ?? []) expect(left > 0 && left <= wounds, `${id}: ${name}`).toBe(true);
  });
});

describe('the example of docs/cases.md', () => {
  it('is a case file', () => {
    const page = readFileSync(fileURLToPath(new URL('../../../docs/cases.md', import.meta.url)), 'utf8');
    const text = /```yaml\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    expect(must(loadCases([{ name: 'docs/cases.md', text }], units)).map(({ id }) => id)).toEqual([
      '11-C-028/1@w40k-11',
      '11-C-028/2@w40k-11',
    ]);
  });
});
