import { type EditionFacts, type Row, unitOf, unitsOf, type WeaponRow, weaponsOf } from './unit-facts.js';

/* Combat Patrol (tenth edition): Claw of Ascension and Amonhotekh's Guard. */

const cult: readonly Row[] = [
  [
    'Hybrid Metamorphs',
    5,
    6,
    4,
    5,
    1,
    7,
    1,
    '-',
    'INFANTRY, GREAT DEVOURER',
    { abilities: 'Feel No Pain 5+, Scouts 6"', feelNoPain: 5 },
  ],
  [
    'Shanus Daskovian',
    1,
    12,
    4,
    5,
    4,
    7,
    1,
    '-',
    'MOUNTED, CHARACTER, GREAT DEVOURER',
    { aliases: 'Jackal Alphus', abilities: 'Leader, Scouts 9", Stealth' },
  ],
  [
    'Achilles Ridgerunner',
    1,
    12,
    7,
    3,
    8,
    7,
    3,
    '-',
    'VEHICLE, GREAT DEVOURER',
    { abilities: 'Deadly Demise 1, Scouts 9"' },
  ],
];

const jackals = unitOf(
  'Atalan Jackals',
  [
    ['Wolfquad', 1, 12, 4, 5, 4, 7, 1, '-', 'MOUNTED, GREAT DEVOURER', { abilities: 'Scouts 9", Stealth' }],
    ['Atalan Jackal', 4, 12, 4, 5, 2, 7, 1, '-', ''],
  ],
  'GENESTEALER CULTS',
);

const guard: readonly Row[] = [
  [
    'Overlord Amonhotekh',
    1,
    5,
    5,
    2,
    6,
    4,
    1,
    4,
    'INFANTRY, CHARACTER, NOBLE, OVERLORD',
    { aliases: 'Amonhotekh', abilities: 'Leader, Implacable Resilience' },
  ],
  ['Necron Warriors', 10, 5, 4, 4, 1, 7, 2, '-', 'INFANTRY, BATTLELINE'],
  ['Skorpekh Destroyers', 3, 7, 6, 3, 3, 7, 2, '-', 'INFANTRY', { abilities: 'Plasmacyte' }],
  ['Canoptek Scarab Swarms', 3, 9, 2, 6, 4, 8, 0, '-', 'SWARM, FLY, CANOPTEK', { abilities: 'Deadly Demise 1' }],
  [
    'Canoptek Doomstalker',
    1,
    7,
    8,
    3,
    12,
    8,
    4,
    4,
    'VEHICLE, WALKER, CANOPTEK',
    { abilities: 'Deadly Demise D3, Damaged 4' },
  ],
];

const weapons: readonly WeaponRow[] = [
  ['Autopistol', 12, '1', '4+', '3', 0, '1', 'pistol', 'Hybrid Metamorphs'],
  ['Hand flamer', 12, 'D6', 'N/A', '3', 0, '1', 'ignores cover, pistol, torrent', 'Hybrid Metamorphs'],
  ["Leader's cult weapons", 'melee', '5', '3+', '5', -1, '2', '', 'Hybrid Metamorphs'],
  ['Metamorph mutations – strike', 'melee', '3', '3+', '5', -1, '2', '', 'Hybrid Metamorphs'],
  ['Metamorph mutations – sweep', 'melee', '5', '3+', '4', -1, '1', '', 'Hybrid Metamorphs'],
  ['Autopistol', 12, '1', '3+', '3', 0, '1', 'pistol', 'Shanus Daskovian'],
  ['Cult sniper rifle', 36, '1', '3+', '5', -2, '3', 'heavy, precision', 'Shanus Daskovian'],
  ['Close combat weapon', 'melee', '3', '3+', '3', 0, '1', '', 'Shanus Daskovian'],
  ['Atalan small arms', 12, '2', '4+', '4', 0, '1', 'pistol', 'Atalan Jackals'],
  ['Mining laser', 24, '1', '4+', '12', -3, 'D6+1', '', 'Atalan Jackals'],
  ['Atalan power weapon', 'melee', '2', '4+', '4', -2, '1', '', 'Atalan Jackals'],
  ['Close combat weapon', 'melee', '2', '4+', '3', 0, '1', '', 'Atalan Jackals'],
  ['Achilles missile launcher', 36, '3', '4+', '9', -2, '3', '', 'Achilles Ridgerunner'],
  ['Twin heavy stubber', 36, '3', '4+', '4', 0, '1', 'twin-linked, rapid fire 3', 'Achilles Ridgerunner'],
  ['Armoured hull', 'melee', '3', '4+', '5', 0, '1', '', 'Achilles Ridgerunner'],
  ['Tachyon arrow', 72, '1', '2+', '16', -5, 'D6+2', 'one shot', 'Overlord Amonhotekh'],
  ["Overlord's blade", 'melee', '4', '2+', '8', -3, '2', 'devastating wounds', 'Overlord Amonhotekh'],
  ['Gauss flayer', 24, '1', '4+', '4', 0, '1', 'lethal hits, rapid fire 1', 'Necron Warriors'],
  ['Gauss reaper', 12, '2', '4+', '5', -1, '1', 'lethal hits', 'Necron Warriors'],
  ['Close combat weapon', 'melee', '1', '4+', '4', 0, '1', '', 'Necron Warriors'],
  ['Skorpekh hyperphase weapons', 'melee', '4', '3+', '7', -2, '2', '', 'Skorpekh Destroyers'],
  ['Feeder mandibles', 'melee', '6', '5+', '2', 0, '1', 'lethal hits', 'Canoptek Scarab Swarms'],
  ['Doomsday blaster', 48, 'D6+1', '4+', '14', -3, '3', 'blast, heavy', 'Canoptek Doomstalker'],
  ['Twin gauss flayer', 24, '1', '4+', '4', 0, '1', 'lethal hits, rapid fire 1, twin-linked', 'Canoptek Doomstalker'],
  ['Doomstalker limbs', 'melee', '3', '4+', '6', 0, '1', '', 'Canoptek Doomstalker'],
];

export const combatPatrolFacts: EditionFacts = {
  units: [...unitsOf(cult, 'GENESTEALER CULTS'), jackals, ...unitsOf(guard, 'NECRONS')],
  weapons: weaponsOf(weapons),
};
