import { bestOutcome } from '@umpire/dice';
import { expect, it } from 'vitest';
import { w40k } from '../system.js';

const bolt = { name: 'Bolt', range: 24, attacks: 2, skill: '3+', strength: 4, damage: 1 };
const one = { name: 'One', models: 1, toughness: 4, save: '4+', wounds: 1 };
const necrons = (name: string, effects: readonly string[] = []) => ({
  name,
  keywords: ['NECRONS'],
  weapons: [bolt],
  effects,
});

function shot(attackers: readonly object[], policies: object = {}) {
  const rules = w40k.ruleSet('w40k-9');
  if (!rules.ok) throw new Error('no such edition');
  const attack = w40k.attack({ phase: 'shooting', attackers, target: { groups: [one] }, policies }, rules.value);
  if (!attack.ok) throw new Error(JSON.stringify(attack.error));
  const { volley, policies: answers, notModelled, assumed } = attack.value;
  const { standings, afterEach } = bestOutcome(
    volley,
    answers,
    ({ standing }) =>
      (s) =>
        standing(s).lost[0]!,
  );
  const destroyed = afterEach.at(-1)!.reduce((sum, chance, s) => sum + chance * standings.standing(s).lost[0]!, 0);
  return { destroyed, leftOut: notModelled.map(({ what }) => what), said: assumed.map(({ code }) => code) };
}

const code = ['Szarekhan code'];

it('the Szarekhan code throws one wound roll again, of all the hits of its unit', () => {
  // 1/9 no hit; 4/9 one, which kills with 3/4 · 1/2; 4/9 two: both wound 1/4, one 1/2, none 1/4, and one die again
  const kills = (4 / 9) * (3 / 8) + (4 / 9) * (1 - (1 / 16 + 3 / 16 + 3 / 16));
  const { destroyed, leftOut, said } = shot([necrons('Immortals', code)]);
  expect(destroyed).toBeCloseTo(kills, 12);
  expect(leftOut).toEqual([]);
  expect(said).toContain('re-roll-of-batch');
});

it('and none of the unit beside it', () => {
  const missed = 7 / 12; // of the unit with the code, as above
  const plain = (1 - (2 / 3) * (1 / 4)) ** 2; // two attacks without: each kills with 2/3 · 1/2 · 1/2
  const { destroyed, leftOut } = shot([necrons('Immortals', code), necrons('Warriors')]);
  expect(destroyed).toBeCloseTo(1 - missed * plain, 12);
  expect(leftOut).toEqual([]);
});

it.each([
  [
    'of two units with it',
    [necrons('A', code), necrons('B', code)],
    {},
    ['Szarekhan code: wound roll again', 'Szarekhan code: wound roll again'],
  ],
  [
    'beside a Command Re-roll',
    [necrons('A', code)],
    { commandReroll: 'attacker' },
    ['Szarekhan code: wound roll again'],
  ],
  [
    'beside one of the defender',
    [necrons('A', code)],
    { commandReroll: 'defender' },
    ['Szarekhan code: wound roll again'],
  ],
  [
    'beside an automatic wound',
    [necrons('A', [...code, 'techno-oracular targeting'])],
    {},
    ['Szarekhan code: wound roll again'],
  ],
])('what cannot be counted %s is said', (_, attackers, policies, leftOut) => {
  expect(shot(attackers, policies).leftOut).toEqual(leftOut);
});

it('a Command Re-roll beside an automatic wound is not counted, and said', () => {
  const targeting = [necrons('A', ['techno-oracular targeting'])];
  const alone = shot(targeting);
  const both = shot(targeting, { commandReroll: 'attacker' });
  expect(both.leftOut).toEqual(['Command Re-roll']);
  expect(both.destroyed).toBe(alone.destroyed);
  expect(both.said).not.toContain('re-roll-of-batch');
});
