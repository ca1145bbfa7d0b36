import { isOrdealFile, loadOrdealCases, printIssue, runOrdealCase } from '@umpire/testkit';
import { describe, expect, it } from 'vitest';
import { netepic } from '../src/index.js';
import { caseFiles } from './cases-of.js';

const loaded = loadOrdealCases(caseFiles.filter(isOrdealFile));
if (!loaded.ok) throw new Error(loaded.error.map(printIssue).join('\n'));

describe('the dice of netepic-fr2', () => {
  for (const one of loaded.value) {
    it(`${one.id} ${one.title}`, () => expect(runOrdealCase(one, netepic)).toEqual([]));
  }
});
