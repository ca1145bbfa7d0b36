import { expect, it } from 'vitest';
import { w40k } from '../system.js';

const gun = { name: 'Gun', range: 24, attacks: 4, skill: '3+', strength: 5, damage: 'D3' };
const models = { models: 5, toughness: 4, save: '4+', wounds: 2 };

function assumed(edition: string, weapon: object, policies: object = {}): object[] {
  const rules = w40k.ruleSet(edition);
  if (!rules.ok) throw new Error('no such edition');
  const scenario = { phase: 'shooting', attackers: [{ weapons: [weapon] }], target: { groups: [models] }, policies };
  const attack = w40k.attack(scenario, rules.value);
  if (!attack.ok) throw new Error(JSON.stringify(attack.error));
  return [...attack.value.assumed];
}

it.each([
  ['w40k-9', ['re-roll-of-batch']],
  ['w40k-10-launch', ['re-roll-alone']],
  ['w40k-10', []],
  ['w40k-11', []],
])(
  '%s: what a Command Re-roll may take of dice thrown together is said where the text leaves it open',
  (edition, codes) => {
    const said = codes.map((code) => ({ code, what: 'command-re-roll', of: 'attacker' }));
    expect(assumed(edition, gun, { commandReroll: 'attacker' })).toEqual(said);
    expect(assumed(edition, gun)).toEqual([]);
  },
);

it('a skill of N/A that no Torrent explains is said to hit without a roll', () => {
  const said = { code: 'no-hit-roll', what: 'N/A', of: 'Gun' };
  expect(assumed('w40k-10', { ...gun, skill: 'N/A' })).toContainEqual(said);
  expect(assumed('w40k-10', { ...gun, skill: 'N/A', abilities: ['Torrent'] })).not.toContainEqual(said);
  expect(assumed('w40k-10', gun)).not.toContainEqual(said);
});
