import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { layers } from '../editions/index.js';
import { scenarioFrom } from '../sheets/index.js';
import { w40k } from '../system.js';
import { findUnit, matchName, unitsIn, weaponsIn } from './index.js';

const unit = (edition: string, name: string) => {
  const found = findUnit(edition, name);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
};

/** T, Sv, W and invulnerable save, as the tables of the editions print them. */
const printed: readonly (readonly [string, string, number, number, number, number | 'none' | 'unknown'])[] = [
  ['w40k-11', 'Annihilation Barge', 8, 3, 9, 4],
  ['w40k-11', 'Monolith', 13, 2, 22, 'none'],
  ['w40k-11', 'Seraptek Heavy Construct', 12, 3, 24, 5],
  ['w40k-11', 'Bladeguard Veterans', 4, 3, 3, 4],
  ['w40k-11', 'Wave Serpent', 9, 3, 13, 5],
  ['w40k-10', 'Plague Marines', 6, 3, 2, 'none'],
  ['w40k-10-launch', 'Plague Marines', 5, 3, 2, 'none'],
  ['w40k-10-launch', 'Canoptek Tomb Sentinel', 9, 3, 9, 4],
  ['w40k-10-combat-patrol', 'Achilles Ridgerunner', 7, 3, 8, 'none'],
  ['w40k-10-combat-patrol', 'Amonhotekh', 5, 2, 6, 4],
  ['w40k-9', 'Carnifex', 7, 2, 9, 'none'],
  ['w40k-9', 'Custodian Guard', 5, 2, 3, 'unknown'],
  ['w40k-9', 'Knight Paladin', 8, 3, 24, 'none'],
];

test.each(printed)('%s: %s', (edition, name, ...line) => {
  const { toughness, save, wounds, invulnerableSave } = unit(edition, name).models[0];
  expect([toughness, save, wounds, invulnerableSave]).toEqual(line);
});

test('a unit of several kinds of model has each', () => {
  expect(unit('w40k-9', 'Silent King').models.map(({ name, count, wounds }) => [name, count, wounds])).toEqual([
    ['Szarekh', 1, 16],
    ['Triarchal Menhir', 2, 5],
  ]);
  expect(unit('w40k-11', 'Boyz').models.map(({ name, wounds }) => [name, wounds])).toEqual([
    ['Boss Nob', 2],
    ['Boy', 1],
  ]);
});

test('a mode plays its own units, then those of its edition', () => {
  expect(unit('w40k-10-combat-patrol', 'Canoptek Scarab Swarms').models[0].movement).toBe(9);
  expect(unit('w40k-10-combat-patrol', 'Warboss').models[0].wounds).toBe(6);
  expect(unit('w40k-11-boarding', 'Immortals')).toBe(unit('w40k-11+app-2026-09', 'Immortals'));
});

describe('names', () => {
  const code = (name: string) => {
    const found = findUnit('w40k-11', name);
    return found.ok ? found.value.name : `${found.error[0]?.code}: ${found.error[0]?.near?.join(', ')}`;
  };
  test.each([
    ['in one or many', 'immortal', 'Immortals'],
    ['by nickname', 'Intercessors', 'Intercessor Squad'],
    ['by a word that no other has', 'doomstalker', 'Canoptek Doomstalker'],
    ['by how it begins', 'redem', 'Redemptor Dreadnought'],
    ['whole names stand before parts of others', 'Captain', 'Captain'],
    ['several are listed', 'termi', 'unit-unclear: Terminator Squad, Chaos Terminator Squad'],
    ['the nearest are given', 'Imortals', 'unknown-unit: Immortals'],
    ['nothing is near', 'qqqqqqqqqqqq', 'unknown-unit: '],
    ['an empty name is nobody', '', 'unknown-unit: '],
  ])('%s', (_, name, expected) => expect(code(name)).toBe(expected));

  test('an unknown edition has no units', () => {
    expect(unitsIn('w40k-12')).toEqual([]);
    expect(matchName('x', []).kind).toBe('none');
  });
});

describe.each(layers.filter(({ playable }) => playable).map(({ id }) => id))('%s', (edition) => {
  const rules = w40k.ruleSet(edition);
  if (!rules.ok) throw new Error(edition);

  test('every unit is a target, and every weapon line attacks it', () => {
    const lines = weaponsIn(edition);
    const names = new Set(unitsIn(edition).map(({ name }) => name));
    expect(names.size).toBeGreaterThan(20);
    for (const facts of unitsIn(edition)) {
      for (const { name } of [...lines, ...weaponsIn(edition, facts.name)]) {
        const made = scenarioFrom(
          {
            edition,
            attacker: { name: facts.name, facts, weapons: [name], skill: '3+' },
            target: { name: facts.name, facts, statline: {} },
          },
          rules.value,
        );
        expect(made.missing, `${facts.name}, ${name}`).toEqual([]);
        expect(made.issues, `${facts.name}, ${name}`).toEqual([]);
        const read = w40k.attack(made.scenario, rules.value);
        expect(read.ok ? read.value.notModelled : read.error, `${facts.name}, ${name}`).toEqual([]);
      }
    }
  });

  test('a weapon belongs to units that are there', () => {
    const names = new Set(unitsIn(edition).map(({ name }) => name));
    const owned = [...names].flatMap((name) => weaponsIn(edition, name));
    expect(owned.length).toBeGreaterThan(0);
  });
});

const reference = new URL('../../../../../shared/rules/w40k-11.md', import.meta.url);
const isHere = existsSync(reference);

test.skipIf(!isHere)(
  `the whole table of the eleventh edition${isHere ? '' : ' (skipped: the references are not at hand)'}`,
  () => {
    const [, section = ''] = /^## 28 ([\s\S]*?)^## 29 /m.exec(readFileSync(reference, 'utf8')) ?? [];
    const rows = section
      .split('### 28.3')[0]!
      .split('\n')
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    const units = rows.filter(([name = '', , toughness = '']) => name !== '' && /^\d+$/.test(toughness));
    expect(units.length).toBe(70);
    const number = (cell = ''): number | undefined => (/^\d/.test(cell) ? Number.parseInt(cell, 10) : undefined);
    for (const [name = '', movement, toughness, save, wounds, leadership, control, invulnerable = ''] of units) {
      const [, sheet = name, kind] = /^(.+?) \((.+)\)$/.exec(name) ?? [];
      const models = unit('w40k-11', sheet).models;
      const model = models.find((one) => one.name === kind) ?? models[0];
      // a star marks a save that holds only sometimes: it is offered, and not in force
      const inv = invulnerable.endsWith('*') ? 'none' : (number(invulnerable) ?? 'none');
      expect(
        [
          model.movement,
          model.toughness,
          model.save,
          model.wounds,
          model.leadership,
          model.objectiveControl,
          model.invulnerableSave,
        ],
        name,
      ).toEqual([
        number(movement),
        number(toughness),
        number(save),
        number(wounds),
        number(leadership),
        number(control),
        inv,
      ]);
    }
  },
);
