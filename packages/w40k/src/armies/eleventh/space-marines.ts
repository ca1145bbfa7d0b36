import { roundBase } from '@umpire/armies';
import type { AttackRule } from '../../attack/hooks.js';
import { eleventhFacts } from '../../facts/eleventh.js';
import { type WeaponRow, weaponsOf } from '../../facts/unit-facts.js';
import { add, attacksBy, during, near, state, unit, weaponNamed } from '../../rules/terms.js';
import { eleventhSpaceMarines as marines } from '../../sources.js';
import { cheaperOnce, ownModels, rowsOf } from '../rule-rows.js';
import { type SheetRow, sheetsOf } from '../sheet.js';
import { veteranRows, veteranRules, veteranWeapons } from './space-marine-veterans.js';

/* Eleventh edition, card data of August 2026; bases as printed before; prices of larger sizes and later copies of July 2026. */

const squads = 'Intercessor Squad, Hellblaster Squad';

const weapons: readonly WeaponRow[] = [
  ['Bolt pistol', 12, '1', '3+', '4', 0, '1', 'close-quarters', squads],
  ['Close combat weapon', 'melee', '3', '3+', '4', 0, '1', '', squads],
  ['Astartes grenade launcher, krak', 24, '1', '3+', '9', -2, 'D3', '', 'Intercessor Squad'],
  ['Hand flamer', 12, 'D6', 'N/A', '3', 0, '1', 'ignores cover, pistol, torrent', 'Intercessor Squad'],
  ['Plasma pistol, standard', 12, '1', '3+', '7', -2, '1', 'pistol', `${squads}, Captain`],
  ['Plasma pistol, supercharge', 12, '1', '3+', '8', -3, '2', 'hazardous, pistol', `${squads}, Captain`],
  ['Astartes chainsword', 'melee', '5', '3+', '4', -1, '1', '', 'Intercessor Squad'],
  ['Power weapon', 'melee', '4', '3+', '5', -2, '1', '', 'Intercessor Squad'],
  ['Power fist', 'melee', '3', '3+', '8', -2, '2', '', 'Intercessor Squad'],
  ['Thunder hammer', 'melee', '3', '4+', '8', -2, '2', 'devastating wounds', 'Intercessor Squad'],
  ['Bolt pistol', 12, '1', '2+', '4', 0, '1', 'pistol', 'Captain'],
  ['Master-crafted bolter', 24, '2', '2+', '4', -1, '2', '', 'Captain'],
  ['Heavy bolt pistol', 18, '1', '2+', '4', -1, '1', 'pistol', 'Captain'],
  ['Neo-volkite pistol', 12, '1', '2+', '5', 0, '2', 'devastating wounds, pistol', 'Captain'],
  ['Close combat weapon', 'melee', '6', '2+', '4', 0, '1', '', 'Captain'],
  ['Power fist', 'melee', '5', '2+', '8', -2, '2', '', 'Captain'],
  ['Master-crafted power weapon', 'melee', '6', '2+', '5', -2, '2', '', 'Captain'],
  ['Storm bolter', 24, '2', '3+', '4', 0, '1', 'rapid fire 2', 'Impulsor, Land Raider'],
  ['Fragstorm grenade launcher', 18, 'D6', '3+', '4', 0, '1', 'blast', 'Impulsor'],
  ['Ironhail heavy stubber', 36, '3', '3+', '4', 0, '1', 'rapid fire 3', 'Impulsor'],
  ['Ironhail skytalon array', 36, '8', '3+', '4', 0, '1', 'anti-fly 4+, sustained hits 1', 'Impulsor'],
  ['Bellicatus missile array, frag', 48, 'D6', '3+', '4', 0, '1', 'blast', 'Impulsor'],
  ['Bellicatus missile array, icarus', 48, 'D3', '3+', '8', -1, '2', 'anti-fly 2+', 'Impulsor'],
  ['Bellicatus missile array, krak', 48, '1', '3+', '8', -2, 'D6', '', 'Impulsor'],
  ['Armoured hull', 'melee', '3', '4+', '6', 0, '1', '', 'Impulsor'],
  ['Hunter-killer missile', 48, '1', '2+', '14', -3, 'D6', 'one shot', 'Land Raider'],
  ['Multi-melta', 18, '2', '3+', '9', -4, 'D6', 'melta 2', 'Land Raider'],
  ['Twin heavy bolter', 36, '3', '3+', '5', -1, '2', 'sustained hits 1, twin-linked', 'Land Raider'],
  ['Armoured tracks', 'melee', '6', '4+', '8', 0, '1', '', 'Land Raider'],
];

const rows: Readonly<Record<string, SheetRow>> = {
  Captain: {
    keywords: 'IMPERIUM, CAPTAIN',
    models: [
      [
        'Captain',
        1,
        1,
        roundBase(40),
        '',
        [
          'Bolt pistol + Master-crafted bolter + Close combat weapon',
          'Bolt pistol + Master-crafted bolter + Power fist',
          'Bolt pistol + Master-crafted bolter + Master-crafted power weapon',
          'Heavy bolt pistol + Master-crafted power weapon + Relic shield',
          'Heavy bolt pistol + Master-crafted power weapon',
          'Heavy bolt pistol + Power fist',
          'Plasma pistol + Power fist',
          'Plasma pistol + Master-crafted power weapon',
          'Neo-volkite pistol + Power fist',
          'Neo-volkite pistol + Master-crafted power weapon',
        ].join(' | '),
      ],
    ],
    abilities: 'Finest Hour, Rites of Battle',
    wargear: [['Relic shield', '', { characteristics: { wounds: 6 } }]],
    leads: [
      'Assault Intercessor Squad, Assault Squad, Bladeguard Veteran Squad, Command Squad, Company Heroes, Crusader Squad',
      'Deathwatch Veterans, Decimus Kill Team, Fortis Kill Team, Hellblaster Squad, Infernus Squad',
      'Inner Circle Companions, Intercessor Squad, Sternguard Veteran Squad, Sword Brethren Squad, Tactical Squad',
      'Vanguard Veteran Squad, Victrix Honour Guard',
    ].join(', '),
  },
  'Intercessor Squad': {
    keywords: 'IMPERIUM, TACTICUS',
    models: [
      [
        'Intercessor Sergeant',
        1,
        1,
        roundBase(32),
        'Bolt pistol',
        'Bolt rifle | Hand flamer | Plasma pistol',
        'Close combat weapon | Astartes chainsword | Power weapon | Power fist | Thunder hammer',
        '- | Astartes grenade launcher (1 per 5)',
      ],
      [
        'Intercessor',
        4,
        9,
        roundBase(32),
        'Bolt pistol, Bolt rifle, Close combat weapon',
        '- | Astartes grenade launcher (1 per 5)',
      ],
    ],
    abilities: 'Objective Secured, Hail of Bolts',
  },
  'Hellblaster Squad': {
    keywords: 'IMPERIUM, TACTICUS',
    models: [
      [
        'Hellblaster Sergeant',
        1,
        1,
        roundBase(32),
        'Plasma incinerator, Close combat weapon',
        'Bolt pistol | Plasma pistol',
      ],
      ['Hellblaster', 4, 9, roundBase(32), 'Plasma incinerator, Bolt pistol, Close combat weapon'],
    ],
    abilities: 'For the Chapter!',
    prices: '10: 220',
  },
  Impulsor: {
    keywords: 'IMPERIUM, TRANSPORT',
    models: [
      [
        'Impulsor',
        1,
        1,
        roundBase(100),
        'Armoured hull',
        'Storm bolter + Storm bolter | Fragstorm grenade launcher + Fragstorm grenade launcher',
        '- | Ironhail heavy stubber',
        '- | Ironhail skytalon array | Bellicatus missile array | Shield dome | Orbital comms array',
      ],
    ],
    abilities: 'Deadly Demise D3, Firing Deck 6, Assault Vehicle',
    wargear: [
      ['Shield dome', '', { characteristics: { invulnerableSave: 5 } }],
      ['Orbital comms array', 'Orbital Comms Array (Aura)'],
    ],
    transport: {
      rooms: [
        {
          capacity: 7,
          carries: [
            ['TACTICUS', 'INFANTRY'],
            ['PHOBOS', 'INFANTRY'],
          ],
          refuses: ['JUMP PACK'],
          places: [],
        },
      ],
    },
    prices: '1: 80 from 4',
  },
  'Land Raider': {
    keywords: 'IMPERIUM',
    models: [
      [
        'Land Raider',
        1,
        1,
        { shape: 'model' },
        'Godhammer lascannon, Godhammer lascannon, Twin heavy bolter, Armoured tracks',
        '- | Hunter-killer missile',
        '- | Multi-melta',
        '- | Storm bolter',
      ],
    ],
    abilities: 'Deadly Demise D6, Damaged 5, Assault Ramp',
    transport: {
      rooms: [
        {
          capacity: 12,
          carries: [['ADEPTUS ASTARTES', 'INFANTRY']],
          refuses: [],
          places: [
            { keyword: 'CENTURION', each: 3 },
            { keyword: 'JUMP PACK', each: 2 },
            { keyword: 'WULFEN', each: 2 },
            { keyword: 'GRAVIS', each: 2 },
            { keyword: 'TERMINATOR', each: 2 },
          ],
        },
      ],
    },
    prices: '1: 240 from 3',
  },
};

/** Rows and weapons of the faction, which the tenth edition prints too. */
export const spaceMarineRows: Readonly<Record<string, SheetRow>> = { ...rows, ...veteranRows };
export const spaceMarineWeapons = weaponsOf([...weapons, ...veteranWeapons]);

export const spaceMarineSheets = sheetsOf(eleventhFacts, spaceMarineWeapons, 'ADEPTUS ASTARTES', spaceMarineRows);

const { happens } = rowsOf('ability', marines);

const marinesOfMine = unit('mine', ['ADEPTUS ASTARTES']);
const oathTarget = state('oath-target', 'target');

export const spaceMarineRules: readonly AttackRule[] = [
  ...veteranRules,
  happens(
    [
      'Space Marines',
      'oath-of-moment',
      'Oath of Moment',
      'In your Command phase an enemy is picked: any hit roll at it again, and 1 more to wound, until the next.',
    ],
    {
      when: { ...during.myCommand, edge: 'before' },
      do: [
        { choose: unit('theirs'), as: 'foe' },
        { mark: 'oath-target', on: 'foe', until: { my: 'command-phase' } },
      ],
    },
    {
      do: [
        { reroll: 'hit', which: 'any', for: attacksBy(marinesOfMine, 'any', oathTarget) },
        add('wound-roll', 1, attacksBy(marinesOfMine, 'any', oathTarget)),
      ],
    },
  ),
  happens(
    [
      'Captain',
      'finest-hour',
      'Finest Hour',
      'Once a battle, in the Fight phase: 3 more melee attacks with Devastating Wounds.',
    ],
    {
      when: { at: 'fight-phase', edge: 'before' },
      offer: { limit: { times: 1, per: 'battle', by: 'unit' } },
      do: [
        { ...add('attacks', 3, attacksBy(ownModels('CAPTAIN'), 'melee')), until: 'phase' },
        { grant: 'devastating-wounds', for: attacksBy(ownModels('CAPTAIN'), 'melee'), until: 'phase' },
      ],
    },
  ),
  happens(
    ['Captain', 'rites-of-battle', 'Rites of Battle', 'Once a round a stratagem on its unit costs 1 less.'],
    cheaperOnce('self'),
  ),
  happens(
    [
      'Intercessor Squad',
      'objective-secured',
      'Objective Secured',
      'Objectives it controls as your Command phase ends stay yours.',
    ],
    {
      when: { at: 'command-control', edge: 'after', turn: 'mine' },
      if: state('on-the-battlefield', 'self'),
      do: [{ activate: 'secure-objectives', for: 'self' }],
    },
  ),
  happens(
    [
      'Intercessor Squad',
      'hail-of-bolts',
      'Hail of Bolts',
      'As it shoots it may pick a visible enemy: its bolt rifles have 2 more attacks at it.',
    ],
    {
      when: { at: 'selected-to-shoot', edge: 'after', turn: 'mine', of: 'self' },
      offer: { target: { as: 'enemy', from: unit('theirs', [], state('visible-to-self', 'it')) } },
      do: [
        {
          ...add('attacks', 2, { attacks: 'ranged', by: 'self', at: 'enemy', with: weaponNamed('bolt-rifle') }),
          until: 'phase',
        },
      ],
    },
  ),
  happens(
    [
      'Hellblaster Squad',
      'for-the-chapter',
      'For the Chapter!',
      'A model that an attack destroyed stays on 3+ and shoots once the attacking unit is done; no hazard then.',
    ],
    { do: [{ grant: { rule: 'shoot-on-death', parameter: 3 }, for: 'self' }] },
  ),
  happens(
    [
      'Impulsor',
      'assault-vehicle',
      'Assault Vehicle',
      'Units may disembark after it advanced, and do not charge then.',
    ],
    { do: [{ allow: 'disembark-after-advancing', for: 'self' }] },
  ),
  happens(
    [
      'Impulsor',
      'orbital-comms-array-aura',
      'Orbital Comms Array',
      'Aura 6": a stratagem on a friend gives back a command point on 5+.',
    ],
    {
      when: { at: 'stratagem-used', edge: 'after', of: unit('mine', [], near(6, 'it', 'self')) },
      do: [
        { roll: 'D6', as: 'comms', purpose: 'orbital-comms-array' },
        { if: { compare: ['comms', '>=', 5] }, then: [{ gain: 'command-points', amount: 1, for: 'mine' }] },
      ],
    },
  ),
  happens(
    [
      'Land Raider',
      'assault-ramp',
      'Assault Ramp',
      'Units may charge in the turn in which they left it after its normal move.',
    ],
    { do: [{ allow: 'charge-after-disembarking', for: 'self' }] },
  ),
];
