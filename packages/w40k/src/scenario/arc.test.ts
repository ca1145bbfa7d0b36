import { exactOutcome } from '@umpire/dice';
import { expect, it } from 'vitest';
import { w40k } from '../system.js';

/** The mean of the wounds lost by a target too large to be destroyed. */
function meanLost(effects: readonly string[], conditions: object = {}, name = 'Twin tesla destructor'): number {
  const rules = w40k.ruleSet('w40k-11');
  if (!rules.ok) throw new Error('no such edition');
  const weapon = { name, range: 36, attacks: 2, skill: '3+', strength: 4, damage: 1 };
  const attack = w40k.attack(
    {
      phase: 'shooting',
      attackers: [{ weapons: [weapon], effects }],
      target: { groups: [{ models: 1, toughness: 4, wounds: 100 }] },
      conditions,
    },
    rules.value,
  );
  if (!attack.ok) throw new Error(JSON.stringify(attack.error));
  const { standings, afterEach } = exactOutcome(attack.value.volley, attack.value.policies);
  return afterEach.at(-1)!.reduce((sum, chance, s) => sum + chance * standings.standing(s).lost[0]!, 0);
}

it('adds D3 mortal wounds on 5+ to the exact odds, once a weapon that chooses the target', () => {
  expect(meanLost(['malevolent arcing']) - meanLost([])).toBeCloseTo(2 / 3, 12);
});

it('adds nothing for another weapon, out of range, or while snap shooting', () => {
  expect(meanLost(['malevolent arcing'], {}, 'Gauss cannon')).toBeCloseTo(meanLost([]), 12);
  expect(meanLost(['malevolent arcing'], { distance: 37 })).toBe(0);
  const snap = { snapShooting: true };
  expect(meanLost(['malevolent arcing'], snap)).toBeCloseTo(meanLost([], snap), 12);
});
