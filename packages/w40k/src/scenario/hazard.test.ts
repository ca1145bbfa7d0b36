import { exactOutcome, modelsLost } from '@umpire/dice';
import { expect, it } from 'vitest';
import { w40k } from '../system.js';

/** The mean number of the attackers' own models that their plasma costs them; nothing where the scenario cannot tell. */
function meanOwnLosses(edition: string, attacker: object, conditions: object = {}): number | undefined {
  const rules = w40k.ruleSet(edition);
  if (!rules.ok) throw new Error('no such edition');
  const plasma = { range: 24, attacks: 1, skill: '3+', strength: 8, damage: 2, abilities: ['hazardous'] };
  const attack = w40k.attack(
    {
      phase: 'shooting',
      attackers: [{ weapons: [plasma], ...attacker }],
      target: { groups: [{ toughness: 4, wounds: 2 }] },
      conditions,
    },
    rules.value,
  );
  if (!attack.ok) throw new Error(JSON.stringify(attack.error));
  const { own, policies } = attack.value;
  return own?.reduce((total, volley) => {
    const { standings, afterEach } = exactOutcome(volley, policies);
    const lost = (s: number): number =>
      standings.groups.reduce((sum, group, g) => sum + modelsLost(group, standings.standing(s).lost[g]!), 0);
    return total + afterEach.at(-1)!.reduce((sum, chance, s) => sum + chance * lost(s), 0);
  }, 0);
}

const infantry = { keywords: ['INFANTRY'], models: 5, wounds: 1 };

it.each<[why: string, mean: number | undefined, edition: string, attacker: object, conditions?: object]>([
  ['a 1 destroys a model, early', 1 / 6, 'w40k-10-launch', { keywords: ['INFANTRY'], models: 5, wounds: 4 }],
  ['a 1 is three mortal wounds for one model, late', 1 / 6, 'w40k-10', infantry],
  ['which a model of four wounds bears', 0, 'w40k-10', { ...infantry, wounds: 4 }],
  [
    'and feel no pain ignores',
    1 / 9 / 18,
    'w40k-10',
    { ...infantry, models: 1, wounds: 3, effects: ['feel no pain 3+'] },
  ],
  ['a 1 or 2 is one mortal wound, in the 11th', 1 / 3, 'w40k-11', infantry],
  ['no roll without a target, late', 0, 'w40k-10', infantry, { distance: 30 }],
  ['a roll for every weapon selected, in the 11th', 1 / 3, 'w40k-11', infantry, { distance: 30 }],
  ['nobody says what the unit can bear', undefined, 'w40k-11', { keywords: ['INFANTRY'] }],
])('%s', (_, mean, edition, attacker, conditions = {}) => {
  const found = meanOwnLosses(edition, attacker, conditions);
  if (mean === undefined) expect(found).toBeUndefined();
  else expect(found).toBeCloseTo(mean, 12);
});
