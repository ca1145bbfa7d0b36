import { netepic } from '@umpire/netepic';
import { type Layer, type Rule, resolveRuleSet } from '@umpire/rules';
import { voice } from '@umpire/views';
import { armyRulesOf, w40k } from '@umpire/w40k';
import { expect, test } from 'vitest';
import { frenchRules } from './rules-french/index.js';

function setsOf<Native, Numbers extends object>(layers: readonly Layer<Native, Numbers>[]) {
  return layers
    .filter(({ playable }) => playable)
    .map(({ id }) => {
      const set = resolveRuleSet(layers, id, {});
      if (!set.ok) throw new Error(`${id} does not resolve`);
      return { id, rules: [...set.value.rules.values()], questions: Object.values(set.value.declared) };
    });
}

const sets = [...setsOf(w40k.layers), ...setsOf(netepic.layers)];
const rules: readonly Rule[] = sets.flatMap(({ id, rules: own }) => [...own, ...armyRulesOf(id).values()]);
const questions = sets.flatMap((set) => set.questions.map(({ summary }) => summary));
const summaries = new Set([...rules.map(({ summary }) => summary), ...questions]);
const { say } = voice('fr');

test('every summary of a rule, and every question of a ruling, has its French', () => {
  expect([...summaries].filter((one) => frenchRules[one] === undefined)).toEqual([]);
});

test('no French is left of a summary that is gone', () => {
  expect(Object.keys(frenchRules).filter((one) => !summaries.has(one))).toEqual([]);
});

test('why a rule does not run has its French', () => {
  const whys = new Set(rules.flatMap(({ why }) => why ?? []));
  expect([...whys].filter((one) => say.reason(one) === one)).toEqual([]);
});

test('French marks stand after their blanks, and inches and apostrophes are set', () => {
  const wrong = /['"]|[^\u202f][;?]|[^\u00a0\d]:(?!\d)/;
  expect(Object.values(frenchRules).filter((one) => wrong.test(one))).toEqual([]);
});

test.each([
  ['The wound roll of each attack may be re-rolled.', 'Le jet pour blesser de chaque attaque peut être relancé.'],
  ['Never tests its morale.', 'Ne teste jamais son moral.'],
])('%s', (english, french) => {
  expect(frenchRules[english]).toBe(french);
});
