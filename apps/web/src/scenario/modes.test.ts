import { describe, expect, test } from 'vitest';
import { unitDraft, weaponDraft } from './draft.js';
import { armedWays } from './modes.js';

const plasma = unitDraft({
  name: 'Hellblasters',
  weapons: [
    weaponDraft({ name: 'Plasma incinerator, standard', count: 5 }),
    weaponDraft({ name: 'Plasma incinerator, supercharge', count: 0 }),
    weaponDraft({ name: 'Bolt pistol', count: 5 }),
    weaponDraft({ name: 'Fists', kind: 'melee', count: 5 }),
  ],
});
const told = (unit = plasma, phase: 'shooting' | 'fight' = 'shooting') =>
  armedWays(unit, phase).map(({ unit: armed, chosen }) => [armed.weapons.map(({ count }) => count), chosen]);

describe('the modes of a weapon', () => {
  test('are fired one or the other, by all who carry it', () => {
    expect(told()).toEqual([
      [[5, 0, 5, 5], ['Plasma incinerator, standard']],
      [[0, 5, 5, 5], ['Plasma incinerator, supercharge']],
    ]);
  });

  test('of another phase are nothing to choose', () => {
    expect(told(plasma, 'fight')).toEqual([[[5, 0, 5, 5], []]]);
  });

  test('that are shared out by hand stay so', () => {
    const shared = { ...plasma, weapons: plasma.weapons.map((one, i) => (i === 1 ? { ...one, count: 2 } : one)) };
    expect(told(shared)).toEqual([[[5, 2, 5, 5], []]]);
  });

  test('of two weapons are every pair of them', () => {
    const lash = ['strike', 'sweep'].map((mode, i) =>
      weaponDraft({ name: `Lash – ${mode}`, kind: 'melee', count: i === 0 ? 1 : 0 }),
    );
    const claw = ['strike', 'sweep'].map((mode, i) =>
      weaponDraft({ name: `Claw – ${mode}`, kind: 'melee', count: i === 0 ? 1 : 0 }),
    );
    expect(armedWays(unitDraft({ weapons: [...lash, ...claw] }), 'fight').map(({ chosen }) => chosen)).toEqual([
      ['Lash – strike', 'Claw – strike'],
      ['Lash – strike', 'Claw – sweep'],
      ['Lash – sweep', 'Claw – strike'],
      ['Lash – sweep', 'Claw – sweep'],
    ]);
  });
});
