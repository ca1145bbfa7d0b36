import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sealed } from '@umpire/rules';
import { isBattleFile, loadBattleCases, runBattleCase } from '@umpire/testkit';
import { describe, expect, it } from 'vitest';
import { epicBattles } from '../src/index.js';

const folder = fileURLToPath(new URL('../../../conformance/netepic-fr2/', import.meta.url));
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
const loaded = loadBattleCases(files.filter(isBattleFile));
if (!loaded.ok) throw new Error(JSON.stringify(loaded.error, null, 1));

const system = sealed(epicBattles);

describe('the battle cases of netepic-fr2', () => {
  for (const one of loaded.value) {
    if (one.skip !== undefined) it.skip(`${one.id} ${one.title}: ${one.skip}`, () => undefined);
    else it(`${one.id} ${one.title}`, () => expect(runBattleCase(one, one.edition, system)).toEqual([]));
  }
});
