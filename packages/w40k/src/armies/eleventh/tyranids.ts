import { ovalBase, roundBase } from '@umpire/armies';
import { eleventhFacts } from '../../facts/eleventh.js';
import { type WeaponRow, weaponsOf } from '../../facts/unit-facts.js';
import { type SheetRow, sheetsOf } from '../sheet.js';

/* Eleventh edition. Bases as printed before; the prices of larger sizes and later copies are of July 2026. */

const weapons: readonly WeaponRow[] = [
  ['Fleshborer', 18, '1', '4+', '5', 0, '1', 'assault', 'Termagants'],
  ['Termagant spinefist', 12, '2', '4+', '3', 0, '1', 'assault, pistol, twin-linked', 'Termagants'],
  ['Termagant devourer', 18, '2', '4+', '4', 0, '1', '', 'Termagants'],
  ['Shardlauncher', 18, 'D3', '4+', '5', 0, '1', 'blast, heavy', 'Termagants'],
  ['Spike rifle', 24, '1', '4+', '4', -1, '1', 'heavy', 'Termagants'],
  ['Strangleweb', 18, 'D6', 'N/A', '2', 0, '1', 'assault, devastating wounds, torrent', 'Termagants'],
  ['Chitinous claws and teeth', 'melee', '1', '4+', '3', 0, '1', '', 'Termagants'],
  ['Hormagaunt talons', 'melee', '3', '4+', '3', -1, '1', '', 'Hormagaunts'],
  ['Genestealer claws and talons', 'melee', '4', '2+', '4', -2, '1', '', 'Genestealers'],
  ['Bio-plasma', 12, 'D3', '4+', '7', -2, '1', 'assault, blast', 'Carnifexes'],
  ['Spine banks', 6, '5', '4+', '5', 0, '1', 'assault', 'Carnifexes'],
  ['Deathspitters with slimer maggots', 24, '6', '4+', '7', -2, '1', '', 'Carnifexes'],
  ['Devourers with brainleech worms', 18, '12', '4+', '6', 0, '1', '', 'Carnifexes'],
  ['Heavy venom cannon', 36, 'D3', '4+', '9', -2, '3', 'blast', 'Carnifexes'],
  ['Stranglethorn cannon', 36, 'D6+1', '4+', '7', -1, '2', 'blast', 'Carnifexes'],
  ['Chitinous claws and teeth', 'melee', '4', '4+', '6', 0, '1', '', 'Carnifexes'],
  ['Carnifex scything talons', 'melee', '6', '4+', '9', -2, '3', '', 'Carnifexes'],
  ['Carnifex extra scything talons', 'melee', '2', '4+', '9', -2, '3', 'extra attacks', 'Carnifexes'],
  ['Carnifex crushing claws', 'melee', '4', '4+', '12', -3, 'D6+1', '', 'Carnifexes'],
  ['Heavy venom cannon', 36, 'D3', '2+', '9', -2, '3', 'blast', 'Hive Tyrant'],
  ['Stranglethorn cannon', 36, 'D6+1', '2+', '7', -1, '2', 'blast', 'Hive Tyrant'],
  ['Monstrous bonesword and lash whip', 'melee', '6', '2+', '9', -2, '3', 'twin-linked', 'Hive Tyrant'],
  ['Monstrous scything talons', 'melee', '4', '2+', '7', -2, '2', 'extra attacks', 'Hive Tyrant'],
];

export const tyranidRows: Readonly<Record<string, SheetRow>> = {
  'Hive Tyrant': {
    keywords: 'PSYKER, SYNAPSE, GREAT DEVOURER',
    models: [
      [
        'Hive Tyrant',
        1,
        1,
        roundBase(60),
        '',
        [
          'Monstrous bonesword and lash whip + Monstrous scything talons',
          'Heavy venom cannon + Monstrous scything talons',
          'Stranglethorn cannon + Monstrous scything talons',
          'Monstrous bonesword and lash whip + Heavy venom cannon',
          'Monstrous bonesword and lash whip + Stranglethorn cannon',
          'Monstrous scything talons + Monstrous scything talons',
        ].join(' | '),
      ],
    ],
    abilities: 'Deadly Demise D3, Shadow in the Warp, Synapse, Leader, Onslaught (Aura), Will of the Hive Mind',
    leads: 'Tyrant Guard',
  },
  Termagants: {
    keywords: 'GREAT DEVOURER, ENDLESS MULTITUDE',
    models: [
      [
        'Termagant',
        10,
        20,
        roundBase(28.5),
        'Chitinous claws and teeth',
        'Fleshborer | Termagant spinefist | Termagant devourer | Shardlauncher (1 per 10) | Spike rifle (1 per 10) | Strangleweb (1 per 10)',
      ],
    ],
    abilities: 'Synapse, Skulking Horrors',
    prices: '20: 110',
  },
  Hormagaunts: {
    keywords: 'GREAT DEVOURER, ENDLESS MULTITUDE',
    models: [['Hormagaunt', 10, 20, roundBase(28.5), 'Hormagaunt talons']],
    abilities: 'Synapse, Bounding Leap',
    prices: '20: 120',
  },
  Genestealers: {
    keywords: 'GREAT DEVOURER, VANGUARD INVADER',
    models: [['Genestealer', 5, 10, roundBase(32), 'Genestealer claws and talons']],
    abilities: 'Scouts 8", Synapse, Vanguard Predator',
    prices: '10: 140, 5: 85 from 3, 10: 150 from 3',
  },
  Carnifexes: {
    keywords: 'GREAT DEVOURER',
    models: [
      [
        'Carnifex',
        1,
        2,
        ovalBase(105, 70),
        'Chitinous claws and teeth',
        'Carnifex scything talons | Deathspitters with slimer maggots | Devourers with brainleech worms | Carnifex crushing claws',
        'Carnifex extra scything talons | Heavy venom cannon | Stranglethorn cannon | Deathspitters with slimer maggots | Devourers with brainleech worms | Carnifex crushing claws',
        '- | Bio-plasma',
        '- | Spine banks',
      ],
    ],
    abilities: 'Deadly Demise 1, Synapse, Blistering Assault',
    prices: '2: 180',
  },
};

export const tyranidWeapons = weaponsOf(weapons);
export const tyranidSheets = sheetsOf(eleventhFacts, tyranidWeapons, 'TYRANIDS', tyranidRows);
