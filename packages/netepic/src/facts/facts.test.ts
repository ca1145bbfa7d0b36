import { describe, expect, it } from 'vitest';
import { abilityOf } from '../table/stand.js';
import { armies, sheets } from './index.js';

const standsOf = (army: (typeof armies)[number]): number =>
  army.formations
    .flatMap(({ detachments, characters = [] }) => [
      ...detachments.flatMap(({ stands }) => stands.map(({ count }) => count)),
      ...characters.map(() => 1),
    ])
    .reduce((sum, count) => sum + count, 0);

it.each<[id: string, points: number, stands: number]>([
  ['necrons-2350', 2350, 37],
  ['marines-2350', 2350, 62],
  ['orks-2350', 2350, 75],
  ['dark-eldar-2350', 2350, 60],
  ['necrons-3000', 3000, 61],
  ['orks-3000', 3000, 98],
  ['necrons-300', 300, 7],
  ['marines-300', 300, 9],
])('%s is worth %d points and has %d stands', (id, points, stands) => {
  const army = armies.find((one) => one.id === id)!;
  expect(army.formations.reduce((sum, formation) => sum + formation.points, 0)).toBe(points);
  expect(army.points).toBe(points);
  expect(standsOf(army)).toBe(stands);
});

it('every stand of an army has its sheet, and every character a detachment to join', () => {
  for (const { formations } of armies) {
    const detachments = formations.flatMap((formation) => formation.detachments);
    for (const { stands, carriedBy } of detachments) {
      for (const { sheet } of stands) expect(sheets.has(sheet), sheet).toBe(true);
      if (carriedBy !== undefined) expect(detachments.some(({ id }) => id === carriedBy)).toBe(true);
    }
    for (const { sheet, joins } of formations.flatMap(({ characters = [] }) => characters)) {
      expect(sheets.has(sheet), sheet).toBe(true);
      expect(
        detachments.some(({ id }) => id === joins),
        joins,
      ).toBe(true);
    }
  }
});

describe('what is printed comes over as it is', () => {
  it('the monolith: 1+, two hit points, four close defence shots, two ways to use its whip', () => {
    const monolith = sheets.get('monolith')!;
    expect(monolith).toMatchObject({ save: 1, fixedSave: null, hitPoints: 2, pinningClass: 4, morale: null });
    expect(abilityOf(monolith, 'close-defence')?.value).toBe(4);
    expect(
      monolith.weapons[0]?.profiles.map(({ dice, toHit, targetSaveModifier }) => [dice, toHit, targetSaveModifier]),
    ).toEqual([
      [3, 4, 0],
      [1, 3, -3],
    ]);
  });

  it('the destroyer has a fixed save only, the terminator both', () => {
    expect(sheets.get('destroyer')).toMatchObject({ save: null, fixedSave: 5 });
    expect(sheets.get('terminator')).toMatchObject({ save: 4, fixedSave: 6 });
  });

  it('the beam of the tomb guardian throws its modifier; the mind blast of the librarian has none', () => {
    expect(sheets.get('tomb-guardian')?.weapons[0]?.profiles[0]?.targetSaveModifier).toBe('-D6');
    expect(sheets.get('librarian')?.weapons[0]?.profiles[0]?.targetSaveModifier).toBeNull();
  });

  it('the warhound is hard to hit while it charges', () => {
    expect(abilityOf(sheets.get('warhound')!, 'hard-to-hit')).toEqual({ id: 'hard-to-hit', while: 'charge' });
  });

  it('seen from behind, the first weapon of a titan is on the right', () => {
    const { locationSheet } = sheets.get('warhound')!;
    expect(locationSheet?.front[1]?.map((zone) => zone?.track)).toEqual(['weapon-a', 'hull', 'weapon-b']);
    expect(locationSheet?.rear[1]?.map((zone) => zone?.track)).toEqual(['weapon-b', 'reactor', 'weapon-a']);
    expect(locationSheet?.rear[1]?.[1]?.save).toBe(4);
  });
});
