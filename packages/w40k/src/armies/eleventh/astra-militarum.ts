import { roundBase } from '@umpire/armies';
import { always, attacksAtIt } from '../../abilities/ability.js';
import type { AttackRule } from '../../attack/hooks.js';
import { eleventhFacts } from '../../facts/eleventh.js';
import { type EditionFacts, unitOf, type WeaponRow, weaponsOf } from '../../facts/unit-facts.js';
import { add, attacksBy, state } from '../../rules/terms.js';
import { tenthMilitarum as militarum } from '../../sources.js';
import { rowsOf } from '../rule-rows.js';
import { type SheetRow, sheetsOf } from '../sheet.js';
import { orderRules, voxRules } from './orders.js';

/*
 * Weapons and abilities as the catalogues of the tenth edition print them (June 2026): no source at hand prints those of
 * the eleventh but the Lasgun, which is the same (A-06). Prices of July 2026, bases as printed before. The Castellan has
 * the line of the tenth, whom he leads and his price are of the eleventh (A-07).
 */

const cadians = 'Cadian Shock Troops';
const russ = 'Leman Russ Battle Tank';
const bullgryns = 'Bullgryn Squad';
const castellan = 'Cadian Castellan';

export const militarumFacts: EditionFacts = {
  units: [
    ...eleventhFacts.units,
    unitOf(castellan, [
      [castellan, 1, 6, 3, 5, 4, 7, 1, 5, 'INFANTRY, CHARACTER', { abilities: 'Leader', costs: [[1, 55]] }],
    ]),
  ],
  weapons: eleventhFacts.weapons,
};

export const militarumWeapons = weaponsOf([
  ['Laspistol', 12, '1', '4+', '3', 0, '1', 'pistol', cadians],
  ['Bolt pistol', 12, '1', '4+', '4', 0, '1', 'pistol', cadians],
  ["Sergeant's autogun", 24, '2', '4+', '3', 0, '1', '', cadians],
  ['Grenade launcher, frag', 24, 'D3', '4+', '4', 0, '1', 'blast', cadians],
  ['Grenade launcher, krak', 24, '1', '4+', '9', -2, 'D3', '', cadians],
  ['Plasma gun, standard', 24, '1', '4+', '7', -2, '1', 'rapid fire 1', cadians],
  ['Plasma gun, supercharge', 24, '1', '4+', '8', -3, '2', 'rapid fire 1, hazardous', cadians],
  ['Chainsword', 'melee', '3', '4+', '3', 0, '1', '', cadians],
  ['Close combat weapon', 'melee', '1', '4+', '3', 0, '1', '', cadians],
  ['Laspistol', 12, '1', '3+', '3', 0, '1', 'pistol', castellan],
  ['Bolt pistol', 12, '1', '3+', '4', 0, '1', 'pistol', castellan],
  ['Plasma pistol, standard', 12, '1', '3+', '7', -2, '1', 'pistol', castellan],
  ['Plasma pistol, supercharge', 12, '1', '3+', '8', -3, '2', 'hazardous, pistol', castellan],
  ['Boltgun', 24, '1', '3+', '4', 0, '1', 'rapid fire 1', castellan],
  ['Chainsword', 'melee', '5', '3+', '3', 0, '1', '', castellan],
  ['Close combat weapon', 'melee', '3', '3+', '3', 0, '1', '', castellan],
  ['Power fist', 'melee', '3', '3+', '6', -2, '2', '', castellan],
  ['Power weapon', 'melee', '4', '3+', '4', -2, '1', '', castellan],
  ['Leman Russ battle cannon', 48, 'D6+3', '4+', '10', -1, '3', 'blast', russ],
  ['Lascannon', 48, '1', '4+', '12', -3, 'D6+1', '', `${russ}, Baneblade`],
  ['Heavy bolter', 36, '3', '4+', '5', -1, '2', 'sustained hits 1', `${russ}, Chimera`],
  ['Heavy flamer', 12, 'D6', 'N/A', '5', -1, '1', 'ignores cover, torrent', `${russ}, Chimera`],
  ['Multi-melta', 18, '2', '4+', '9', -4, 'D6', 'melta 2', russ],
  ['Plasma cannon, standard', 36, 'D3', '4+', '7', -2, '1', 'blast', russ],
  ['Plasma cannon, supercharge', 36, 'D3', '4+', '8', -3, '2', 'blast, hazardous', russ],
  ['Storm bolter', 24, '2', '4+', '4', 0, '1', 'rapid fire 2', `${russ}, Chimera`],
  ['Heavy stubber', 36, '3', '4+', '4', 0, '1', 'rapid fire 3', `${russ}, Chimera, Baneblade`],
  ['Hunter-killer missile', 48, '1', '4+', '14', -3, 'D6', 'one shot', `${russ}, Chimera`],
  ['Armoured tracks', 'melee', '6', '4+', '7', 0, '1', '', russ],
  ['Multi-laser', 36, '4', '4+', '6', 0, '1', '', 'Chimera'],
  ['Lasgun array', 24, '6', '4+', '3', 0, '1', 'rapid fire 6', 'Chimera'],
  ['Armoured tracks', 'melee', '3', '4+', '6', 0, '1', '', 'Chimera'],
  ['Baneblade cannon', 72, '3D6', '4+', '12', -2, '3', 'blast', 'Baneblade'],
  ['Coaxial autocannon', 48, '2', '4+', '9', -1, '3', '', 'Baneblade'],
  ['Demolisher cannon', 24, 'D6+3', '4+', '14', -3, 'D6', 'blast', 'Baneblade'],
  ['Twin heavy bolter', 36, '3', '4+', '5', -1, '2', 'sustained hits 1, twin-linked', 'Baneblade'],
  ['Twin heavy flamer', 12, 'D6', 'N/A', '5', -1, '1', 'ignores cover, torrent, twin-linked', 'Baneblade'],
  ['Armoured tracks', 'melee', '6', '4+', '8', 0, '1', '', 'Baneblade'],
  ['Grenadier gauntlet', 18, 'D6', '4+', '4', 0, '1', 'blast', bullgryns],
  ['Bullgryn maul', 'melee', '4', '3+', '7', -1, '2', '', bullgryns],
  ['Close combat weapon', 'melee', '4', '3+', '6', 0, '1', '', bullgryns],
] satisfies readonly WeaponRow[]);

const twice = (weapon: string): string => `${weapon} + ${weapon}`;

export const militarumRows: Readonly<Record<string, SheetRow>> = {
  [cadians]: {
    keywords: 'IMPERIUM, REGIMENT, PLATOON, CADIAN',
    models: [
      [
        'Shock Trooper Sergeant',
        1,
        2,
        roundBase(25),
        '',
        "Laspistol + Chainsword | Bolt pistol + Chainsword | Sergeant's autogun + Close combat weapon",
      ],
      [
        'Shock Trooper',
        9,
        18,
        roundBase(25),
        'Close combat weapon',
        'Lasgun | Plasma gun (1 per 10) | Grenade launcher (1 per 10)',
        '- | Vox-caster (1 per 10)',
      ],
    ],
    abilities: 'Shock Troops',
    wargear: [['Vox-caster', 'Vox-caster']],
    prices: '20: 145',
  },
  [castellan]: {
    keywords: 'IMPERIUM, OFFICER, GRENADES',
    models: [
      [
        castellan,
        1,
        1,
        roundBase(28.5),
        '',
        'Laspistol | Bolt pistol | Plasma pistol',
        'Chainsword | Power weapon | Power fist | Boltgun + Close combat weapon',
      ],
    ],
    abilities: 'Voice of Command, Senior Officer, Get Back in the Fight',
    leads: `${cadians}, Kasrkin`,
  },
  [russ]: {
    keywords: 'IMPERIUM, SQUADRON',
    models: [
      [
        russ,
        1,
        1,
        { shape: 'model' },
        'Leman Russ battle cannon, Armoured tracks',
        'Lascannon | Heavy bolter | Heavy flamer',
        `- | ${['Heavy bolter', 'Heavy flamer', 'Multi-melta', 'Plasma cannon'].map(twice).join(' | ')}`,
        '- | Storm bolter | Heavy stubber',
        '- | Hunter-killer missile',
      ],
    ],
    abilities: 'Deadly Demise D3, Damaged 4, Armoured Spearhead',
    prices: '1: 195 from 3',
  },
  Chimera: {
    keywords: 'IMPERIUM, SQUADRON, TRANSPORT',
    models: [
      [
        'Chimera',
        1,
        1,
        { shape: 'model' },
        'Lasgun array, Armoured tracks',
        'Multi-laser | Heavy bolter | Heavy flamer',
        'Heavy bolter | Heavy flamer',
        '- | Storm bolter | Heavy stubber',
        '- | Hunter-killer missile',
      ],
    ],
    abilities: 'Deadly Demise D3, Firing Deck 2, Mobile Command Vehicle',
    transport: {
      rooms: [
        {
          capacity: 12,
          carries: [['ASTRA MILITARUM', 'INFANTRY']],
          refuses: ['ARTILLERY'],
          places: [{ keyword: 'OGRYN', each: 3 }],
        },
      ],
    },
    prices: '1: 85 from 4',
  },
  Baneblade: {
    keywords: 'IMPERIUM',
    models: [
      [
        'Baneblade',
        1,
        1,
        { shape: 'model' },
        [
          'Baneblade cannon, Coaxial autocannon, Demolisher cannon, Heavy stubber, Lascannon, Lascannon',
          'Twin heavy bolter, Armoured tracks',
        ].join(', '),
        ['Twin heavy bolter', 'Twin heavy flamer'].map(twice).join(' | '),
        `- | ${['Twin heavy bolter', 'Twin heavy flamer'].map((one) => `${twice('Lascannon')} + ${twice(one)}`).join(' | ')}`,
      ],
    ],
    abilities: 'Deadly Demise D6+2, Damaged 8, Baneblade Damaged, Rolling Fortress',
    prices: '1: 450 from 2',
  },
  [bullgryns]: {
    keywords: 'IMPERIUM, OGRYN, GRENADES',
    models: [
      [
        "Bullgryn Bone 'ead",
        1,
        1,
        roundBase(40),
        'Close combat weapon',
        'Slabshield | Brute shield',
        'Grenadier gauntlet | Bullgryn maul',
      ],
      [
        'Bullgryn',
        2,
        5,
        roundBase(40),
        'Close combat weapon',
        'Slabshield | Brute shield',
        'Grenadier gauntlet | Bullgryn maul',
      ],
    ],
    abilities: 'Feel No Pain 6+, Wall of Muscle',
    feelNoPain: 6,
    wargear: [
      ['Slabshield', '', { characteristics: { wounds: 4 } }],
      ['Brute shield', '', { characteristics: { invulnerableSave: 4 } }],
    ],
    prices: '6: 200, 3: 105 from 2, 6: 215 from 2',
  },
};

export const militarumSheets = sheetsOf(militarumFacts, militarumWeapons, 'ASTRA MILITARUM', militarumRows);

const { attacks, happens, waits } = rowsOf('ability', militarum);

export const militarumRules: readonly AttackRule[] = [
  ...orderRules,
  ...voxRules,
  happens([cadians, 'shock-troops', 'Shock Troops', 'Objectives it controls as your Command phase ends stay yours.'], {
    when: { at: 'command-control', edge: 'after', turn: 'mine' },
    if: state('on-the-battlefield', 'self'),
    do: [{ activate: 'secure-objectives', for: 'self' }],
  }),
  attacks(
    [
      russ,
      'armoured-spearhead',
      'Armoured Spearhead',
      'Hit rolls of 1 again, any at a unit in range of an objective that is not yours.',
    ],
    ...always(
      { reroll: 'hit', which: 'ones', for: attacksBy('self') },
      { reroll: 'hit', which: 'any', for: attacksBy('self', 'any', state('in-range-of-objective-not-own', 'target')) },
    ),
  ),
  waits(
    ['Chimera', 'mobile-command-vehicle', 'Mobile Command Vehicle', 'An officer inside may give orders from it.'],
    'orders are measured from units on the battlefield',
  ),
  happens(
    ['Baneblade', 'rolling-fortress', 'Rolling Fortress', 'Friends that it hides in part have the benefit of cover.'],
    { do: [{ mark: 'shields-friends', on: 'self' }] },
  ),
  happens(['Baneblade', 'baneblade-damaged', 'Damaged', 'At 8 wounds or fewer its objective control is 4 less.'], {
    if: { compare: [{ the: 'wounds-left', of: 'self' }, '<=', 8] },
    do: [{ modify: 'objective-control', how: 'add', by: -4, for: 'self' }],
  }),
  attacks(
    [bullgryns, 'wall-of-muscle', 'Wall of Muscle', 'Attacks allocated to it have 1 less Damage.'],
    ...always(add('damage', -1, attacksAtIt())),
  ),
];
