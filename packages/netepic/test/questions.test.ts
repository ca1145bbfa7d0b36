import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { abilityTableAnswer } from '@umpire/importers';
import { isQuestionFile, loadQuestionCases, printIssue, runQuestionCase } from '@umpire/testkit';
import { describe, expect, it } from 'vitest';
import { abilityAnswer, musterAnswer } from '../src/index.js';

const folder = fileURLToPath(new URL('../../../conformance/netepic-fr2/', import.meta.url));
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
const loaded = loadQuestionCases(files.filter(isQuestionFile));
if (!loaded.ok) throw new Error(loaded.error.map(printIssue).join('\n'));
const game = {
  edition: 'netepic-fr2',
  answers: { muster: musterAnswer, table: abilityTableAnswer, ability: abilityAnswer },
};

describe('what is asked of netepic-fr2 outside of battles', () => {
  for (const one of loaded.value) it(`${one.id} ${one.title}`, () => expect(runQuestionCase(one, game)).toEqual([]));
});

const seeds = new URL('../../../../shared/seeds/', import.meta.url);
const printed = existsSync(seeds) ? readdirSync(seeds).find((name) => name.startsWith('004')) : undefined;

describe('the printed table (skipped where it is not at hand)', () => {
  for (const one of loaded.value.filter(({ texts }) => texts['table'] !== undefined))
    it.skipIf(printed === undefined)(`${one.id} holds of it too`, () => {
      const table = readFileSync(new URL(printed!, seeds), 'utf8');
      expect(runQuestionCase({ ...one, texts: { table } }, game)).toEqual([]);
    });
});
