import { type Army, muster } from '@umpire/armies';
import { describe, expect, test } from 'vitest';
import { musterOf, shippedLists, w40k } from '../../src/index.js';
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
  'empowered-engines': 'its detachment is in no list that ships',
  'hypermotility-protocols': 'its detachment is in no list that ships',
  'power-matrix': 'its detachment is in no list that ships',
  'transdimensional-deployment': 'its detachment is in no list that ships',
  hover: 'no sheet of the page has it',
  'lone-operative': 'no sheet of the page has it',
  'ignore-first-failed-save': 'wording of other sheets, no rule of the page',
  lance: 'no weapon of these sheets has it',
  psychic: 'no weapon of these sheets has it',
};

describe('every rule of the eleventh edition is used by an army that ships with it', () => {
  const rules = w40k.ruleSet(edition);
  if (!rules.ok) throw new Error(edition);
  const all = armies();
  const table = [...rules.value.rules.values()].map((rule) => {
    const use = useOf(rule);
    return { rule, by: all.filter(use).map(({ name }) => name) };
  });

  test('none is missing, or it is named why', () => {
    const missing = table.filter(({ by }) => by.length === 0).map(({ rule }) => rule.id);
    expect(missing.sort()).toEqual(Object.keys(unused).sort());
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
