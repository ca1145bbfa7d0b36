import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isOrdealFile, loadOrdealCases, printIssue, runOrdealCase } from '@umpire/testkit';
import { describe, expect, it } from 'vitest';
import { netepic } from '../src/index.js';

const folder = fileURLToPath(new URL('../../../conformance/netepic-fr2/', import.meta.url));
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
const loaded = loadOrdealCases(files.filter(isOrdealFile));
if (!loaded.ok) throw new Error(loaded.error.map(printIssue).join('\n'));

describe('the dice of netepic-fr2', () => {
  for (const one of loaded.value) {
    it(`${one.id} ${one.title}`, () => expect(runOrdealCase(one, netepic)).toEqual([]));
  }
});
