import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Result } from '@umpire/kernel';
import { epicBattles } from '@umpire/netepic';
import { sealed } from '@umpire/rules';
import { w40k, w40kBattles } from '@umpire/w40k';
import { describe, expect, it } from 'vitest';
import { loadKnownFailures } from './known-failures.js';
import { isBattleFile, loadBattleCases } from './load-battle-cases.js';
import { loadCases, loadUnits, printIssue } from './load-cases.js';
import { isOrdealFile } from './ordeal-case.js';
import { isQuestionFile } from './question-case.js';
import { runBattleCase } from './run-battle-case.js';
import { type CaseFailure, runnerOf } from './run-cases.js';
import { storedBattlesIn, untrueIn } from './stored-battle.js';

const root = fileURLToPath(new URL('../../../conformance/', import.meta.url));
const read = (name: string) => ({ name, text: readFileSync(path.join(root, name), 'utf8') });
const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error.map(printIssue).join('\n'));
  return result.value;
};
const files = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(path.join(root, name)).map((file) => `${name}/${file}`));

const all = files.filter((file) => /\.ya?ml$/.test(file)).map(read);
const stored = storedBattlesIn(files.map(read));
const cases = must(
  loadCases(
    all.filter((file) => !isBattleFile(file) && !isOrdealFile(file) && !isQuestionFile(file)),
    must(loadUnits(read('units.yaml'))),
  ),
);
const known = must(loadKnownFailures(read('known-failures.yaml')));
const runner = runnerOf({ gameSystems: [w40k] });
const played = sealed(w40kBattles);
const battles = must(loadBattleCases(all.filter(isBattleFile))).filter(({ edition }) => played.plays(edition));
const print = ({ step, expected, got }: Pick<CaseFailure, 'step' | 'expected' | 'got'>): string =>
  `${step}: expected ${expected}, got ${got}`;

describe('the conformance cases', () => {
  for (const one of cases) {
    const reason = one.skip ?? known[one.id];
    const failures = () => must(runner(one)).map(print);
    if (reason === undefined) it(`${one.id} ${one.title}`, () => expect(failures()).toEqual([]));
    else it(`${one.id} still fails: ${reason}`, () => expect(failures()).not.toEqual([]));
  }

  for (const one of battles) {
    const reason = one.skip ?? known[one.id];
    const failures = () => runBattleCase(one, one.edition, played).map(print);
    if (reason === undefined) it(`${one.id} ${one.title}`, () => expect(failures()).toEqual([]));
    else it(`${one.id} still fails: ${reason}`, () => expect(failures()).not.toEqual([]));
  }

  it.each(stored.map((one) => [one.id, one] as const))('%s is played again as it was', (_, one) => {
    expect(untrueIn(one, [played, sealed(epicBattles)])).toEqual([]);
  });

  it('hold stored battles of every edition that plays them', () => {
    const editions = [played, sealed(epicBattles)].flatMap((system) => system.editions());
    expect([...new Set(stored.map(({ edition }) => edition))].sort()).toEqual(editions.sort());
  });

  it('are there for every known failure', () => {
    const ids = new Set([...cases, ...battles].map(({ id }) => id));
    expect(Object.keys(known).filter((id) => !ids.has(id))).toEqual([]);
  });
});
