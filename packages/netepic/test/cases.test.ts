import { sealed } from '@umpire/rules';
import { isBattleFile, loadBattleCases, runBattleCase } from '@umpire/testkit';
import { describe, expect, it } from 'vitest';
import { epicBattles } from '../src/index.js';
import { caseFiles } from './cases-of.js';

const loaded = loadBattleCases(caseFiles.filter(isBattleFile));
if (!loaded.ok) throw new Error(JSON.stringify(loaded.error, null, 1));

const system = sealed(epicBattles);

describe('the battle cases of netepic-fr2', () => {
  for (const one of loaded.value) {
    if (one.skip !== undefined) it.skip(`${one.id} ${one.title}: ${one.skip}`, () => undefined);
    else it(`${one.id} ${one.title}`, () => expect(runBattleCase(one, one.edition, system)).toEqual([]));
  }
});
