import { expect, test } from 'vitest';
import { rulesOf } from '../../test/hand-worked.js';
import { w40k } from '../system.js';

/** What is wrong with a plain scenario of which one part is replaced. */
function refused(part: object, weapon: object = {}, group: object = {}) {
  const plain = { name: 'Gun', range: 24, attacks: 1, skill: '3+', strength: 4, damage: 1, ...weapon };
  const attack = w40k.attack(
    {
      attackers: [{ weapons: [plain] }],
      target: { groups: [{ toughness: 4, wounds: 1, ...group }] },
      ...part,
    },
    rulesOf('w40k-10'),
  );
  return attack.ok ? [] : attack.error.map(({ code, path, near, found, hint }) => ({ code, path, near, found, hint }));
}

test.each([
  ['of a condition', { conditions: { covr: true } }, {}, {}, ['cover']],
  ['of a weapon', {}, { strenght: 4 }, {}, ['strength']],
  ['of a group', {}, {}, { tougness: 4 }, ['toughness']],
  ['within Feel No Pain', {}, {}, { feelNoPain: { moral: '5+' } }, ['mortal']],
  ['where no field of the place is like it', { conditions: { nope: 1 } }, {}, {}, []],
  ['that belongs elsewhere', {}, { wants: [] }, {}, []],
] as const)('an unknown field %s: the nearest are those of its own place', (_, part, weapon, group, near) => {
  const [first] = refused(part, weapon, group);
  expect(first).toMatchObject({ code: 'unknown-field', near });
});

test('a whole number is asked for in words', () => {
  expect(refused({}, {}, { models: 1.5 })[0]).toMatchObject({ found: '1.5', hint: 'a whole number' });
});

test('what was found is shown as it is written', () => {
  expect(refused({}, { strength: 'D6' })[0]).toMatchObject({ code: 'wrong-type', found: 'D6' });
});

test.each(['sustained hits', 'sustained hits 1000000', 'anti-infantry', 'anti-infantry 1+', 'melta x'])(
  '%s lacks only its number',
  (words) => {
    const attack = w40k.attack(
      {
        attackers: [{ weapons: [{ range: 24, attacks: 1, skill: '3+', strength: 4, damage: 1, abilities: [words] }] }],
        target: { groups: [{ toughness: 4, wounds: 1 }] },
      },
      rulesOf('w40k-10'),
    );
    if (!attack.ok) throw new Error(JSON.stringify(attack.error));
    expect(attack.value.notModelled.map(({ what, why }) => [what, why])).toEqual([
      [words, 'the number behind its name is missing or impossible'],
    ]);
  },
);
