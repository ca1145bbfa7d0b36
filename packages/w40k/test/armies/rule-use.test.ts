import { type Army, muster } from '@umpire/armies';
import { describe, expect, test } from 'vitest';
import { armyRulesOf, musterOf, shippedLists, w40k } from '../../src/index.js';
import { useOf } from './rule-use.js';

const edition = 'w40k-11';

function armies(): readonly Army[] {
  const book = musterOf(edition);
  if (!book.ok) throw new Error(edition);
  return shippedLists(edition).flatMap((list) => {
    const army = muster(list, book.value);
    return army.ok ? [army.value] : [];
  });
}

/** Rules that no shipped army uses, and why. */
const unused: Readonly<Record<string, string>> = {
  cleave: 'no weapon of these sheets has it',
  hover: 'no sheet of the page has it',
  'lone-operative': 'no sheet of the page has it',
  'ignore-first-failed-save': 'wording of other sheets, no rule of the page',
  lance: 'no weapon of these sheets has it',
  psychic: 'no weapon of these sheets has it',
  'self-repair': 'the Rhino is in no list that ships',
};

describe('every rule of the eleventh edition is used by an army that ships with it', () => {
  const rules = w40k.ruleSet(edition);
  if (!rules.ok) throw new Error(edition);
  const all = armies();
  const table = [...rules.value.rules.values(), ...armyRulesOf(edition).values()]
    .filter(({ kind }) => kind !== 'enhancement')
    .map((rule) => {
      const use = useOf(rule);
      return { rule, by: all.filter(use).map(({ name }) => name) };
    });

  test('none is missing, or it is named why', () => {
    const missing = table.filter(({ by }) => by.length === 0).map(({ rule }) => rule.id);
    expect(missing.sort()).toEqual(Object.keys(unused).sort());
  });

  test('every sheet of the Necrons is fielded', () => {
    const book = musterOf(edition);
    if (!book.ok) throw new Error(edition);
    const sheets = book.value.book.sheets.filter(({ factions }) => factions.includes('NECRONS'));
    const fielded = new Set(all.flatMap(({ units }) => units.map(({ name }) => name)));
    expect(sheets.length).toBe(30);
    expect(sheets.filter(({ name }) => !fielded.has(name)).map(({ name }) => name)).toEqual([]);
  });

  test('every detachment of the Necrons is taken', () => {
    const book = musterOf(edition);
    if (!book.ok) throw new Error(edition);
    const taken = new Set(all.flatMap(({ detachments }) => detachments.map(({ name }) => name)));
    const own = book.value.book.detachments.filter(({ faction }) => faction === 'NECRONS');
    expect(own.filter(({ name }) => !taken.has(name)).map(({ name }) => name)).toEqual([]);
  });

  test('which rule comes with which army', async () => {
    const names = all.map(({ name }) => name);
    const lines = table.map(({ rule, by }) => {
      const who = by.length === names.length ? 'every army' : by.join(', ') || `none: ${unused[rule.id]}`;
      return `${rule.id}: ${who}`;
    });
    await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('./rule-use.txt');
  });
});
