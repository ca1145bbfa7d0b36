import type { Army, ArmyAbility, ArmyModel, ArmyUnit, WeaponLine } from '@umpire/armies';

/* Invented armies, small and dull: what a test is about is named, the rest is plain. */

const weapon = (name: string, line: Partial<WeaponLine>): WeaponLine => ({
  name,
  kind: 'ranged',
  range: 24,
  attacks: '2',
  skill: '3+',
  strength: '4',
  armourPenetration: -1,
  damage: '1',
  abilities: [],
  ...line,
});

const rifle = weapon('Rifle', {});
const blade = weapon('Blade', { kind: 'melee', range: null, attacks: '3', skill: '3+' });
const cannon = weapon('Cannon', {
  range: 36,
  attacks: 'D6',
  strength: '9',
  armourPenetration: -2,
  damage: '3',
  abilities: ['blast'],
});
const hull = weapon('Hull', { kind: 'melee', range: null, attacks: '3', skill: '4+', strength: '6' });

const model = (name: string, lines: readonly WeaponLine[], more: Partial<ArmyModel> = {}): ArmyModel => ({
  name,
  characteristics: {
    movement: 6,
    toughness: 4,
    save: 3,
    invulnerableSave: null,
    wounds: 2,
    leadership: 6,
    objectiveControl: 2,
    feelNoPain: null,
  },
  base: { shape: 'round', diameter: 32 },
  keywords: ['INFANTRY'],
  weapons: lines.map((line) => ({ name: line.name, lines: [line] })),
  abilities: [],
  ...more,
});

export const unit = (
  id: string,
  models: readonly [ArmyModel, ...ArmyModel[]],
  abilities: readonly ArmyAbility[] = [],
): ArmyUnit => ({
  id,
  name: id,
  points: 100,
  models,
  keywords: [...new Set(models.flatMap(({ keywords }) => keywords))],
  abilities,
  inReserves: false,
});

const many = (n: number, one: ArmyModel): readonly [ArmyModel, ...ArmyModel[]] => [
  one,
  ...Array.from({ length: n - 1 }, () => one),
];

export const troopers = (id: string, n = 5): ArmyUnit => unit(id, many(n, model('Trooper', [rifle, blade])));

export const chargers = (id: string, n = 5): ArmyUnit => unit(id, many(n, model('Charger', [blade])));

export const tank = (id: string): ArmyUnit =>
  unit(
    id,
    [
      model('Tank', [cannon, hull], {
        characteristics: {
          movement: 10,
          toughness: 9,
          save: 3,
          invulnerableSave: null,
          wounds: 10,
          leadership: 7,
          objectiveControl: 3,
          feelNoPain: null,
        },
        base: { shape: 'oval', length: 120, width: 92 },
        keywords: ['VEHICLE'],
      }),
    ],
    [{ name: 'Deadly Demise 1', rule: 'deadly-demise', parameter: 1 }],
  );

export const army = (name: string, units: readonly [ArmyUnit, ...ArmyUnit[]]): Army => ({
  name,
  edition: 'w40k-11',
  faction: name.toUpperCase(),
  notModelled: [],
  battleSize: 'incursion',
  pointsLimit: 1000,
  points: units.reduce((sum, { points }) => sum + points, 0),
  pricesFrom: { source: 'invented', date: '2026-01-01' },
  rules: [],
  detachments: [],
  units,
});

export const firstArmies = {
  A: army('Reds', [troopers('red-troopers'), chargers('red-chargers'), tank('red-tank')]),
  B: army('Blues', [troopers('blue-troopers'), chargers('blue-chargers'), tank('blue-tank')]),
} as const;
