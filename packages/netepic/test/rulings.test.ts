import { sealed } from '@umpire/rules';
import {
  isBattleFile,
  isOrdealFile,
  loadBattleCases,
  loadOrdealCases,
  runBattleCase,
  runOrdealCase,
} from '@umpire/testkit';
import { describe, expect, it, test } from 'vitest';
import { allOptions } from '../src/edition/register.js';
import { armies, sheets } from '../src/facts/index.js';
import { epicBattles, netepic } from '../src/index.js';
import { rosterOf } from '../src/table/roster.js';
import { rulingsOf } from '../src/table/rulings.js';
import { caseFiles } from './cases-of.js';

const battles = loadBattleCases(caseFiles.filter(isBattleFile));
const ordeals = loadOrdealCases(caseFiles.filter(isOrdealFile));
if (!battles.ok || !ordeals.ok) throw new Error('the cases cannot be read');
const system = sealed(epicBattles);

/** Options that no case sets, since a case begins with a position: shown below, and in `objectives.test.ts`. */
const shownHere = ['cardCharacters', 'objectives', 'objectiveSpacing', 'objectiveFromEdge'];

describe('a ruling set otherwise changes what happens', () => {
  for (const one of battles.value.filter(({ set }) => set !== undefined)) {
    const { set: _, ...usual } = one;
    it(`${one.id} comes out otherwise without it`, () =>
      expect(runBattleCase(usual, one.edition, system)).not.toEqual([]));
  }
  for (const one of ordeals.value.filter(({ set }) => Object.keys(set).length > 0)) {
    it(`${one.id} comes out otherwise without it`, () =>
      expect(runOrdealCase({ ...one, set: {} }, netepic)).not.toEqual([]));
  }
});

test('every option of a ruling is set otherwise by a case', () => {
  const set = new Set([...battles.value, ...ordeals.value].flatMap((one) => Object.keys(one.set ?? {})));
  const ways = Object.entries(allOptions).filter(([, { ruling }]) => ruling !== undefined);
  expect(ways.flatMap(([name]) => (set.has(name) || shownHere.includes(name) ? [] : [name]))).toEqual([]);
});

test('a character on a card of its own counts with the formation that it joined, or is one (G-39)', () => {
  const marines = armies.find(({ id }) => id === 'marines-2350')!;
  const sheetOf = (id: string) => sheets.get(id)!;
  const worths = (cardCharacters: string) =>
    rosterOf([marines, marines], sheetOf, rulingsOf({ cardCharacters }))
      .formations.filter(({ ref }) => ref === 'A.M-C2' || ref === 'A.M-X1')
      .map(({ stands, breakPoint, victoryPoints }) => [stands.length, breakPoint, victoryPoints]);
  expect(worths('with-formation')).toEqual([
    [30, 16, 8],
    [0, 1, 1],
  ]);
  expect(worths('by-themselves')).toEqual([
    [29, 15, 8],
    [1, 1, 1],
  ]);
});
