import { expect, test } from 'vitest';
import { readScenario, understoodOf } from '../src/wiring/scenario.js';

const scenario = {
  edition: 'w40k-11',
  attackers: [{ weapons: [{ range: 24, attacks: 4, skill: '3+', strength: 5, damage: 1 }] }],
  target: { groups: [{ models: 5, toughness: 4, save: '4+', wounds: 1 }] },
};

function hashOf(value: object, set: Readonly<Record<string, boolean>> = {}): string {
  const read = readScenario(value, { set });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return understoodOf(read.value).ruleSet;
}

test('a ruling that the scenario sets is the same as one that is set beside it, which goes first', () => {
  const ruled = { ...scenario, options: { snapHitsAreCritical: false } };
  const otherwise = hashOf(scenario, { snapHitsAreCritical: false });
  expect(hashOf(ruled)).toBe(otherwise);
  expect(hashOf(scenario)).not.toBe(otherwise);
  expect(hashOf(ruled, { snapHitsAreCritical: true })).toBe(hashOf(scenario));
});

test.each([
  ['an option that the edition does not have', { noSuchRuling: true }, 'unknown-option'],
  ['an answer that is none of those allowed', { fightOnDeath: 'never' }, 'option-value'],
])('%s is refused', (_, options, code) => {
  const read = readScenario({ ...scenario, options }, { set: {} });
  expect(read.ok ? [] : read.error.map((one) => one.code)).toEqual([code]);
});
