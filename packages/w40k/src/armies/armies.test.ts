import { type Army, type ArmyUnit, muster } from '@umpire/armies';
import { describe, expect, test } from 'vitest';
import { layers } from '../editions/index.js';
import { unplayedOf } from '../turn/unplayed.js';
import { musterOf, shippedLists } from './index.js';

function mustered(edition: string): readonly Army[] {
  const book = musterOf(edition);
  if (!book.ok) throw new Error(JSON.stringify(book.error));
  return shippedLists(edition).map((list) => {
    const army = muster(list, book.value);
    if (!army.ok) throw new Error(`${list.name}: ${JSON.stringify(army.error, null, 1)}`);
    return army.value;
  });
}

const armyNamed = (edition: string, name: string): Army => {
  const found = mustered(edition).find((army) => army.name === name);
  if (found === undefined) throw new Error(`no army ${name}`);
  return found;
};

const unitIn = (army: Army, id: string): ArmyUnit => {
  const found = army.units.find((unit) => unit.id === id);
  if (found === undefined) throw new Error(`no unit ${id}`);
  return found;
};

describe('the first battle of the eleventh edition', () => {
  const necrons = armyNamed('w40k-11', 'First battle: Necrons');
  const tyranids = armyNamed('w40k-11', 'First battle: Tyranids');

  test('three units a side, one of them led, for 335 and 330 points', () => {
    expect([necrons.points, tyranids.points]).toEqual([335, 330]);
    expect(necrons.units.filter(({ attachedTo }) => attachedTo === undefined).map(({ name }) => name)).toEqual([
      'Immortals',
      'Lokhust Destroyers',
      'Annihilation Barge',
    ]);
    expect(unitIn(necrons, 'overlord')).toMatchObject({ attachedTo: 'immortals', attachedAs: 'leader', warlord: 0 });
  });

  test('every model has its own line, base and weapons', () => {
    const [immortal] = unitIn(necrons, 'immortals').models;
    expect(unitIn(necrons, 'immortals').models).toHaveLength(5);
    expect(immortal.characteristics).toEqual({
      movement: 5,
      toughness: 5,
      save: 3,
      invulnerableSave: null,
      wounds: 1,
      leadership: 7,
      objectiveControl: 2,
      feelNoPain: null,
    });
    expect(immortal.base).toEqual({ shape: 'round', diameter: 32 });
    expect(immortal.weapons.map(({ name, lines }) => [name, lines[0].strength, lines[0].abilities])).toEqual([
      ['Close combat weapon', '4', []],
      ['Gauss blaster', '5', ['lethal hits']],
    ]);
  });

  test('the barge of the page: its weapons, keywords and abilities', () => {
    const barge = unitIn(necrons, 'annihilation-barge');
    expect(barge.models[0].weapons.map(({ name }) => name)).toEqual([
      'Twin tesla destructor',
      'Armoured bulk',
      'Gauss cannon',
    ]);
    expect(new Set(barge.keywords)).toEqual(new Set(['VEHICLE', 'FLY', 'FRAME', 'ANNIHILATION BARGE', 'NECRONS']));
    expect(barge.abilities).toEqual([
      { name: 'Deadly Demise 1', rule: 'deadly-demise', parameter: 1 },
      { name: 'Reanimation Protocols', rule: 'reanimation-protocols' },
      { name: 'Malevolent Arcing', rule: 'malevolent-arcing' },
    ]);
    expect(barge.points).toBe(95);
  });

  test('what nobody plays is said', () => {
    expect(unplayedOf(necrons)).toEqual([]);
    expect(unplayedOf(tyranids)).toEqual([]);
    expect(tyranids.notModelled).toEqual(['the stratagems of Invasion Fleet']);
  });
});

describe.each(layers.filter(({ id }) => shippedLists(id).length > 0).map(({ id }) => id))('%s', (edition) => {
  test('every shipped army musters', () => {
    expect(mustered(edition).map(({ name }) => name)).toEqual(shippedLists(edition).map(({ name }) => name));
  });

  test('what a sheet carries is a weapon or wargear of it, and every weapon line can be carried', () => {
    const book = musterOf(edition);
    for (const sheet of book.ok ? book.value.book.sheets : []) {
      const items = sheet.models.flatMap(({ carries, chooses }) => [
        ...carries,
        ...chooses.flat().flatMap((option) => option.items),
      ]);
      const known = [...sheet.weapons.map(({ name }) => name), ...sheet.wargear.map(({ name }) => name)];
      const isOf = (line: string, item: string): boolean => line === item || line.startsWith(`${item}, `);
      expect(
        items.filter((item) => !known.some((line) => isOf(line, item))),
        `${sheet.name} carries`,
      ).toEqual([]);
      expect(
        known.filter((line) => !items.some((item) => isOf(line, item))),
        `${sheet.name} has`,
      ).toEqual([]);
    }
  });
});
