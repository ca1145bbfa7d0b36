import { expect, test } from 'vitest';
import { readBook } from './book.js';
import { casesOf } from './cases.js';
import { searchRules } from './search.js';

const book = readBook();
const first = (typed: string): string | undefined => searchRules(book.entries, typed)[0]?.id;

test.each([
  ['the printed name', 'Lethal Hits', 'lethal-hits'],
  ['part of it, without its hyphen', 'twin linked', 'twin-linked'],
  ['a section number', '15.08', 'fire-overwatch'],
  ['a short form', 'FNP', 'feel-no-pain'],
  ['a nickname', 'dev wounds', 'devastating-wounds'],
  ['what French players call it', 'Blessures dévastatrices', 'devastating-wounds'],
  ['the beginning of that', 'touches f', 'lethal-hits'],
  ['the printed name of NetEpic', 'métal organique', 'organic-metal'],
  ['its English', 'organic metal', 'organic-metal'],
])('%s finds the rule', (_, typed, id) => {
  expect(first(typed)).toBe(id);
});

test('what no rule is called finds none', () => {
  expect(searchRules(book.entries, 'xyzzy')).toEqual([]);
});

test('a rule names the cases that it decides, and a ruling of ours its option', () => {
  expect(casesOf('lethal-hits').map(({ id }) => id)).toContain('11-C-014');
  const snap = book.rulings.find(({ edition, option }) => edition === 'w40k-11' && option === 'snapHitsAreCritical');
  expect(snap).toMatchObject({ ruling: 'V-01', usual: true });
});
