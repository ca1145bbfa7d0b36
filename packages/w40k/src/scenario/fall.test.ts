import { expect, it } from 'vitest';
import { w40k } from '../system.js';
import { fallenWith } from './fall.js';

const herd = { name: 'Herd', models: 3, toughness: 4, wounds: 1, keywords: ['BEAST'] };
const king = { name: 'King', models: 1, toughness: 7, wounds: 16, keywords: ['PHAERON'] };
const guard = { name: 'Guard', models: 2, toughness: 7, wounds: 5, keywords: ['TRIARCHAL MENHIRS'] };

function fallen(name: string, effects: readonly string[]) {
  const rules = w40k.ruleSet('w40k-9');
  if (!rules.ok) throw new Error('w40k-9');
  const found = fallenWith({ target: { groups: [herd, king, guard], effects } }, name, rules.value);
  return found.ok ? found.value : found.error.map(({ code }) => code);
}

it('is the group alone where no rule says more', () => {
  expect(fallen('King', [])).toEqual(['King']);
  expect(fallen('Nobody', [])).toEqual([]);
});

it('takes along what a printed rule destroys with it, and not the other way round', () => {
  expect(fallen('King', ['triarchal menhir'])).toEqual(['King', 'Guard']);
  expect(fallen('Guard', ['triarchal menhir'])).toEqual(['Guard']);
  expect(fallen('Herd', ['triarchal menhir'])).toEqual(['Herd']);
});
