import { w40kBattles } from '@umpire/w40k';
import { expect, test } from 'vitest';
import { frenchName } from './shipped-names.js';

test.each([
  ['First battle: Necrons', 'Première bataille : Nécrons'],
  ['Necrons: Awakened Dynasty', 'Nécrons : Awakened Dynasty'],
  ['Held ground, Crossroads', 'Terrain tenu, Carrefour'],
  ['Orks: War Horde', 'Orks: War Horde'],
  ['My army: the best', 'My army: the best'],
])('%s is %s', (english, french) => {
  expect(frenchName(english).replace('\u00a0', ' ')).toBe(french);
});

test('every mission that ships has its French, and every army whose faction has one', () => {
  const names = w40kBattles.editions().flatMap((edition) => w40kBattles.missions(edition).map(({ name }) => name));
  expect(names.filter((name) => frenchName(name) === name)).toEqual([]);
  const armies = w40kBattles.editions().flatMap((edition) => w40kBattles.armies(edition).map(({ name }) => name));
  // these factions are called the same in French
  const same = /^(?:Orks|Space Marines|Astra Militarum): [A-Z]/;
  expect(armies.filter((name) => frenchName(name) === name && !same.test(name))).toEqual([]);
});
