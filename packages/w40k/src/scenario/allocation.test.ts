import { expect, it } from 'vitest';
import { w40k } from '../system.js';

const gun = { range: 24, attacks: 4, skill: '3+', strength: 5, damage: 2 };
const bodyguard = { models: 2, toughness: 4, save: '4+', wounds: 2 };
const leader = { ...bodyguard, models: 1, keywords: ['CHARACTER'] };

function isBound(edition: string, target: object, allocation: 'listed' | 'best' = 'best'): boolean {
  const rules = w40k.ruleSet(edition);
  if (!rules.ok) throw new Error('no such edition');
  const attack = w40k.attack({ attackers: [{ weapons: [gun] }], target, policies: { allocation } }, rules.value);
  if (!attack.ok) throw new Error(JSON.stringify(attack.error));
  return attack.value.notModelled.some(({ what, restStands }) => what === 'allocation: best' && !restStands);
}

it.each<[why: string, said: boolean, edition: string, target: object, allocation?: 'listed']>([
  [
    'a defender who could change after a made save is said, in the 10th',
    true,
    'w40k-10',
    { groups: [bodyguard, bodyguard] },
  ],
  ['and in the 9th', true, 'w40k-9', { groups: [bodyguard, bodyguard] }],
  ['not in the 11th, where all saves are thrown first', false, 'w40k-11', { groups: [bodyguard, bodyguard] }],
  ['not where the order is listed', false, 'w40k-10', { groups: [bodyguard, bodyguard] }, 'listed'],
  ['not where only the leader is left out', false, 'w40k-10', { attached: true, groups: [bodyguard, leader] }],
])('%s', (_, said, edition, target, allocation) => {
  expect(isBound(edition, target, allocation)).toBe(said);
});
