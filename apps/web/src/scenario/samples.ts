import {
  type Draft,
  type GroupDraft,
  groupDraft,
  noConditions,
  type UnitDraft,
  unitDraft,
  type WeaponDraft,
  weaponDraft,
} from './draft.js';

type Shot = readonly [
  name: string,
  range: number,
  attacks: string,
  skill: string,
  strength: number,
  penetration: number,
  damage: string,
  abilities?: string,
];

const fires = (
  count: number,
  [name, range, attacks, skill, strength, penetration, damage, abilities = '']: Shot,
): WeaponDraft =>
  weaponDraft({
    name,
    count,
    range: `${range}`,
    attacks,
    skill,
    strength: `${strength}`,
    armourPenetration: `${penetration}`,
    damage,
    abilities,
  });

const strikes = (
  count: number,
  name: string,
  attacks: string,
  skill: string,
  strength: number,
  penetration: number,
  damage: string,
  abilities = '',
): WeaponDraft =>
  weaponDraft({
    ...fires(count, [name, 0, attacks, skill, strength, penetration, damage, abilities]),
    kind: 'melee',
    range: '',
  });

const group = (
  models: number,
  toughness: number,
  save: string,
  wounds: number,
  more: Partial<GroupDraft> = {},
): GroupDraft => groupDraft({ models, toughness: `${toughness}`, save, wounds: `${wounds}`, ...more });

const unit = (
  name: string,
  keywords: string,
  groups: readonly GroupDraft[],
  weapons: readonly WeaponDraft[] = [],
): UnitDraft => unitDraft({ key: name, name, keywords, groups, weapons });

/** Units with their weapons, so that there is something to ask before anything was imported. */
export const sampleUnits = (): readonly UnitDraft[] => [
  unit(
    'Immortals',
    'INFANTRY',
    [group(10, 5, '3+', 1)],
    [
      fires(10, ['Gauss blaster', 24, '2', '3+', 5, -1, '1', 'lethal hits']),
      fires(0, ['Tesla carbine', 24, '2', '3+', 5, 0, '1', 'assault, sustained hits 2']),
      strikes(10, 'Close combat weapon', '2', '3+', 4, 0, '1'),
    ],
  ),
  unit(
    'Lokhust Destroyers',
    'MOUNTED, FLY',
    [group(3, 6, '3+', 3)],
    [
      fires(3, ['Gauss cannon', 24, '3', '3+', 5, -2, '2', 'lethal hits']),
      strikes(3, 'Close combat weapon', '2', '3+', 4, 0, '1'),
    ],
  ),
  unit(
    'Doomsday Ark',
    'VEHICLE, FLY',
    [group(1, 9, '3+', 14, { invulnerableSave: '4+' })],
    [
      fires(1, ['Doomsday cannon', 48, 'D6+1', '4+', 14, -3, '4', 'blast']),
      fires(2, ['Gauss flayer array', 24, '5', '4+', 4, 0, '1', 'lethal hits, rapid fire 5']),
      strikes(1, 'Armoured bulk', '3', '4+', 6, 0, '1'),
    ],
  ),
  unit(
    'Intercessors',
    'INFANTRY',
    [group(5, 4, '3+', 2)],
    [
      fires(5, ['Bolt rifle', 24, '2', '3+', 4, -1, '1', 'assault, heavy']),
      strikes(5, 'Close combat weapon', '3', '3+', 4, 0, '1'),
    ],
  ),
  unit(
    'Hellblasters',
    'INFANTRY',
    [group(5, 4, '3+', 2)],
    [
      fires(5, ['Plasma incinerator', 24, '2', '3+', 7, -2, '1']),
      fires(0, ['Plasma incinerator, supercharge', 24, '2', '3+', 8, -3, '2', 'hazardous']),
      strikes(5, 'Close combat weapon', '3', '3+', 4, 0, '1'),
    ],
  ),
  unit(
    'Land Raider',
    'VEHICLE, TRANSPORT',
    [group(1, 12, '2+', 16)],
    [
      fires(2, ['Godhammer lascannon', 48, '2', '3+', 12, -3, 'D6+1']),
      strikes(1, 'Armoured tracks', '6', '4+', 8, 0, '1'),
    ],
  ),
];

/** What most armies bring, kind and numbers together. Their names are in the words of the page, under the same key. */
export const USUAL = [
  'light',
  'horde',
  'power',
  'terminators',
  'cavalry',
  'transport',
  'tank',
  'super',
  'monster',
] as const;
export type Usual = (typeof USUAL)[number];

const usualGroups: Readonly<Record<Usual, readonly [string, GroupDraft]>> = {
  light: ['INFANTRY', group(10, 3, '5+', 1)],
  horde: ['INFANTRY', group(20, 5, '5+', 1)],
  power: ['INFANTRY', group(5, 4, '3+', 2)],
  terminators: ['INFANTRY', group(5, 5, '2+', 3, { invulnerableSave: '4+' })],
  cavalry: ['MOUNTED', group(3, 6, '3+', 3)],
  transport: ['VEHICLE', group(1, 9, '3+', 10)],
  tank: ['VEHICLE', group(1, 12, '2+', 16)],
  super: ['VEHICLE, TITANIC', group(1, 13, '2+', 22)],
  monster: ['MONSTER', group(1, 11, '3+', 16, { invulnerableSave: '4+', feelNoPain: '5+' })],
};

export const usualTarget = (id: Usual, name: string): UnitDraft => {
  const [keywords, models] = usualGroups[id];
  return { ...unit(name, keywords, [models]), key: `usual-${id}` };
};

/** What stands on the page at the first visit. */
export function firstDraft(): Draft {
  const [immortals, , , intercessors] = sampleUnits();
  return {
    edition: 'w40k-11',
    phase: 'shooting',
    attackers: [immortals ?? unitDraft()],
    target: intercessors ?? unitDraft(),
    conditions: { ...noConditions, distance: '24' },
    policies: {},
  };
}
