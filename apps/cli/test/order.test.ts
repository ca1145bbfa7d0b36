import { type ExactAnswer, exactOdds } from '@umpire/odds';
import { w40k } from '@umpire/w40k';
import { expect, it } from 'vitest';

const gun = { range: 24, skill: '3+', strength: 8, armourPenetration: -3 };
const bolter = { ...gun, name: 'Bolter', attacks: 4, strength: 4, armourPenetration: 0, damage: 1 };
const melta = { ...gun, name: 'Melta', attacks: 2, damage: 'D6' };
const plasma = { ...gun, name: 'Plasma', attacks: 2, damage: 2 };
const models = { name: 'Models', models: 3, toughness: 5, save: '3+', wounds: 3 };

function answerTo(weapons: readonly object[], policies: object, edition = 'w40k-10'): ExactAnswer {
  const rules = w40k.ruleSet(edition);
  if (!rules.ok) throw new Error('no such edition');
  const scenario = { attackers: [{ name: 'Squad', weapons }], target: { groups: [models] }, policies };
  const attack = w40k.attack(scenario, rules.value);
  if (!attack.ok) throw new Error(JSON.stringify(attack.error));
  const answer = exactOdds(attack.value, { edition, ruleSet: '' });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

it('of two weapons, says first the one whose listed place there is worth more', () => {
  const listed = (...weapons: object[]): number => answerTo(weapons, { goal: 'wounds' }).woundsLost.mean;
  expect(listed(bolter, plasma)).toBeGreaterThan(listed(plasma, bolter) + 0.001);
  const best = answerTo([plasma, bolter], { goal: 'wounds', order: 'best' });
  expect(best.woundsLost.mean).toBeCloseTo(listed(bolter, plasma), 12);
  expect(best.order?.map(({ turns }) => turns.map((turn) => turn.map(({ weapon }) => weapon)))).toEqual([
    [['Bolter'], ['Plasma']],
  ]);
  expect(best.order?.[0]?.turns[0]).toEqual([{ weapon: 'Bolter', chance: 1, woundsLeft: [9] }]);
});

it('of three, says after what is left of the target the second is chosen: no number of wounds left names two', () => {
  const { order = [] } = answerTo([bolter, melta, plasma], { goal: 'models', order: 'best' });
  const second = order[0]?.turns[1] ?? [];
  const told = second.flatMap(({ woundsLeft }) => woundsLeft);
  expect(second.map(({ weapon }) => weapon).sort()).toEqual(['Bolter', 'Plasma']);
  expect(new Set(told).size).toBe(told.length);
  expect(second.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
});

it('says nothing where there is nothing to choose', () => {
  expect(answerTo([bolter], { order: 'best' }).order).toBeUndefined();
  expect(answerTo([bolter, melta], {}).order).toBeUndefined();
});
