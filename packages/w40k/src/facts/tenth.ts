import { type EditionFacts, type Row, unitOf, unitsOf, type WeaponRow, weaponsOf } from './unit-facts.js';

/* Tenth edition: values of early 2024, and what its last printing changed. */

const necrons: readonly Row[] = [
  ['Necron Warriors', 10, 5, 4, 4, 1, 7, 2, '-', 'INFANTRY, BATTLELINE'],
  ['Immortals', 5, 5, 5, 3, 1, 7, 2, '-', 'INFANTRY, BATTLELINE'],
  ['Lychguard', 5, 5, 5, 3, 2, 7, 1, '-', 'INFANTRY'],
  ['Overlord', 1, 5, 5, 2, 6, 6, 1, 4, 'INFANTRY, CHARACTER, NOBLE'],
  ['Technomancer', 1, 10, 4, 4, 4, 6, 1, '-', 'INFANTRY, CHARACTER, CRYPTEK, FLY'],
  ['Lokhust Destroyers', 1, 8, 6, 3, 3, 7, 2, '-', 'MOUNTED, FLY, DESTROYER CULT'],
  ['Canoptek Wraiths', 3, 10, 6, 3, 4, 8, 2, 4, 'BEASTS, FLY, CANOPTEK'],
  ['Canoptek Spyders', 1, 5, 7, 3, 6, 8, 2, '-', 'VEHICLE, FLY, CANOPTEK'],
  ['Canoptek Scarab Swarms', 3, 10, 2, 6, 4, 8, 0, '-', 'SWARM, FLY, CANOPTEK'],
  [
    'Canoptek Tomb Sentinel',
    1,
    10,
    9,
    3,
    9,
    8,
    3,
    4,
    'MONSTER, CANOPTEK',
    { abilities: 'Deep Strike, Aggressor Guardian, Gloom Prism', costs: [[1, 115]] },
  ],
];

const silentKing = unitOf(
  'The Silent King',
  [
    ['Szarekh', 1, 8, 10, 2, 16, 6, 6, 4, 'VEHICLE, CHARACTER, EPIC HERO, TRIARCH'],
    ['Triarchal Menhir', 2, 8, 10, 2, 5, 6, 1, 4, ''],
  ],
  'NECRONS',
);

const opponents: readonly Row[] = [
  ['Intercessor Squad', 5, 6, 4, 3, 2, 6, 2, '-', 'INFANTRY, BATTLELINE, GRENADES', { aliases: 'Intercessors' }],
  ['Terminator Squad', 5, 5, 5, 2, 3, 6, 1, 4, 'INFANTRY, TERMINATOR', { aliases: 'Terminators' }],
  ['Captain', 1, 6, 4, 3, 5, 6, 1, 4, 'INFANTRY, CHARACTER'],
  ['Librarian', 1, 6, 4, 3, 4, 6, 1, '-', 'INFANTRY, CHARACTER, PSYKER'],
  ['Redemptor Dreadnought', 1, 8, 10, 2, 12, 6, 4, '-', 'VEHICLE, WALKER'],
  [
    'Cadian Shock Troops',
    10,
    6,
    3,
    5,
    1,
    7,
    2,
    '-',
    'INFANTRY, BATTLELINE, GRENADES',
    { aliases: 'Shock Troops, Shock Troopers' },
  ],
  ['Leman Russ Battle Tank', 1, 10, 11, 2, 13, 7, 3, '-', 'VEHICLE, SMOKE', { aliases: 'Leman Russ' }],
  ['Battle Sisters Squad', 10, 6, 3, 3, 1, 7, 2, '?', 'INFANTRY, BATTLELINE', { aliases: 'Battle Sisters' }],
  ['Custodian Guard', 4, 6, 6, 2, 3, 6, 2, 4, 'INFANTRY, BATTLELINE', { aliases: 'Custodians' }],
  ['Boyz', 10, 6, 5, 5, 1, 7, 2, '-', 'INFANTRY, BATTLELINE, MOB, GRENADES', { aliases: 'Ork Boyz' }],
  ['Warboss', 1, 6, 5, 4, 6, 6, 1, 5, 'INFANTRY, CHARACTER, GRENADES'],
  ['Termagants', 10, 6, 3, 5, 1, 8, 2, '-', 'INFANTRY, BATTLELINE, GREAT DEVOURER'],
  ['Genestealers', 5, 8, 4, 5, 2, 7, 1, 5, 'INFANTRY, GREAT DEVOURER'],
  ['Carnifexes', 1, 8, 9, 2, 8, 8, 3, '-', 'MONSTER, GREAT DEVOURER', { aliases: 'Carnifex' }],
  ['Legionaries', 5, 6, 4, 3, 2, 6, 2, '-', 'INFANTRY, BATTLELINE'],
  ['Strike Team', 10, 6, 3, 4, 1, 7, 2, '-', 'INFANTRY, BATTLELINE', { aliases: 'Fire Warriors' }],
  ['Neophyte Hybrids', 10, 6, 3, 5, 1, 7, 2, '-', 'INFANTRY, BATTLELINE, GRENADES, GREAT DEVOURER'],
  ['Acolyte Hybrids', 5, 6, 4, 5, 1, 7, 2, '-', 'INFANTRY, BATTLELINE, GRENADES, GREAT DEVOURER'],
];

const early: readonly Row[] = [
  ['Plague Marines', 5, 5, 5, 3, 2, 6, 2, '-', 'INFANTRY, BATTLELINE'],
  ['Guardian Defenders', 11, 7, 3, 4, 1, 6, 2, '-', 'INFANTRY, BATTLELINE', { aliases: 'Guardians' }],
];

const late: readonly Row[] = [
  ['Plague Marines', 5, 5, 6, 3, 2, 6, 2, '-', 'INFANTRY, BATTLELINE'],
  ['Guardian Defenders', 11, 7, 3, 4, 1, 7, 2, '-', 'INFANTRY, BATTLELINE', { aliases: 'Guardians' }],
];

const weapons: readonly WeaponRow[] = [
  ['Gauss flayer', 24, '1', '4+', '4', 0, '1', 'lethal hits, rapid fire 1', 'Necron Warriors'],
  ['Gauss reaper', 12, '2', '4+', '4', -1, '1', 'lethal hits', 'Necron Warriors'],
  ['Hyperphase sword', 'melee', '3', '3+', '6', -2, '1', '', 'Lychguard'],
  ['Warscythe', 'melee', '2', '3+', '8', -3, '2', 'devastating wounds', 'Lychguard'],
  ['Exile cannon', 18, 'D6+1', '4+', '10', -2, '2', 'blast', 'Canoptek Tomb Sentinel'],
  ['Tomb Sentinel claws', 'melee', '6', '4+', '6', 0, '1', '', 'Canoptek Tomb Sentinel'],
  ['Boltgun', 24, '1', '', '4', 0, '1', 'rapid fire 1', ''],
  ['Plasma gun, supercharge', 24, '1', '', '8', -3, '2', 'hazardous, rapid fire 1', ''],
  ['Heavy bolter', 36, '3', '', '5', -1, '2', 'sustained hits 1', ''],
  ['Meltagun', 12, '1', '', '9', -4, 'D6', 'melta 2', ''],
];

const shared = [...unitsOf(necrons, 'NECRONS'), silentKing, ...unitsOf(opponents)];

export const tenthLaunchFacts: EditionFacts = { units: [...shared, ...unitsOf(early)], weapons: weaponsOf(weapons) };
export const tenthFacts: EditionFacts = { units: [...shared, ...unitsOf(late)], weapons: weaponsOf(weapons) };
