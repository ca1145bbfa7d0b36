import { expect, test } from 'vitest';
import { meanWounds, rulesOf } from '../../test/hand-worked.js';
import { w40k } from '../system.js';

const attackWith = (effect: unknown, phase = 'shooting') => {
  const weapon = { attacks: 1, skill: '3+', strength: 4, damage: 1, ...(phase === 'fight' ? {} : { range: 24 }) };
  const attack = w40k.attack(
    {
      phase,
      attackers: [{ weapons: [weapon], effects: [effect] }],
      target: { groups: [{ models: 5, toughness: 4, wounds: 1 }] },
    },
    rulesOf('w40k-11'),
  );
  if (!attack.ok) throw new Error(JSON.stringify(attack.error));
  return attack.value;
};

test('wounds that a unit inflicts on itself at another time are no part of its attack, and are said', () => {
  const harm = { when: { at: 'phase', edge: 'before' }, offer: {}, do: [{ suffer: 3, kind: 'mortal', on: 'self' }] };
  const { notModelled, rules } = attackWith(harm);
  expect(notModelled.map(({ why }) => why)).toEqual(['an attack does not read all of it']);
  expect(rules).toEqual([]);
});

test('an effect that is read in part is not in force at all', () => {
  const half = {
    do: [
      { modify: 'hit-roll', how: 'add', by: 1, for: { attacks: 'any', by: 'self' } },
      { move: 'self', as: 'normal', upTo: { inches: 6 } },
    ],
  };
  expect(attackWith(half).notModelled).toHaveLength(1);
  expect(attackWith(half).rules).toEqual([]);
});

test('an effect of the other phase is not in force', () => {
  const fight = {
    when: { at: 'fight-phase', edge: 'during' },
    do: [{ modify: 'strength', how: 'add', by: 1, for: { attacks: 'any', by: 'self' } }],
  };
  expect(attackWith(fight).notModelled.map(({ why }) => why)).toEqual(['it is not used in the shooting phase']);
  expect(attackWith(fight, 'fight').notModelled).toEqual([]);
});

test('a rule is forbidden only where its condition holds', () => {
  const forbid = (moved: boolean) => ({
    do: [
      {
        forbid: 'benefit-of-cover',
        for: {
          attacks: 'any',
          by: 'self',
          where: moved ? { state: 'moved', of: 'attacker' } : { state: 'stationary', of: 'attacker' },
        },
      },
    ],
  });
  const mean = (effect: unknown): number =>
    meanWounds('w40k-10', {
      proves: '',
      weapon: { armourPenetration: -1 },
      attacker: { effects: [effect] },
      conditions: { cover: true, moved: true },
    });
  expect(mean(forbid(true))).toBeCloseTo((2 / 3) * (1 / 2) * (2 / 3), 12);
  expect(mean(forbid(false))).toBeCloseTo((2 / 3) * (1 / 2) * (1 / 2), 12);
});

test('re-rolling damage rolls of 1 touches ones alone', () => {
  const twelve = { group: { wounds: 12, models: 1 } };
  const sure = { skill: 'N/A', strength: 8, damage: 'D6' };
  const mean = (words: string): number =>
    meanWounds('w40k-10', { proves: '', weapon: sure, by: [words], group: { ...twelve.group, save: null } });
  const wounded = 5 / 6;
  expect(mean('re-roll damage rolls of 1')).toBeCloseTo(wounded * (3.5 / 6 + 20 / 6), 12);
  expect(mean('re-roll damage rolls')).toBeCloseTo(wounded * ((3 * 3.5) / 6 + 15 / 6), 12);
});
