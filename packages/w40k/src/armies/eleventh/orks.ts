import { roundBase } from '@umpire/armies';
import { always, attacksAtIt, itsAttacks } from '../../abilities/ability.js';
import type { AttackRule } from '../../attack/hooks.js';
import { eleventhFacts } from '../../facts/eleventh.js';
import { type WeaponRow, weaponsOf } from '../../facts/unit-facts.js';
import { add, attacksBy, every, state, unit } from '../../rules/terms.js';
import { eleventhOrks as orks } from '../../sources.js';
import { isLeading, ownModels, rowsOf } from '../rule-rows.js';
import { type SheetRow, sheetsOf } from '../sheet.js';

/*
 * Weapons as the tenth edition prints them: no source at hand prints those of the eleventh, and the abilities that it
 * gives them are the same, weapon by weapon. Prices of July 2026; bases as printed before.
 */

const nobs = 'Boyz, Nobz';

const weapons: readonly WeaponRow[] = [
  [
    'Kombi-weapon',
    24,
    '1',
    '5+',
    '4',
    0,
    '1',
    'anti-infantry 4+, devastating wounds, rapid fire 1',
    'Warboss, Meganobz',
  ],
  ['Kombi-weapon', 24, '1', '5+', '4', 0, '1', 'anti-infantry 4+, devastating wounds, rapid fire 1', nobs],
  ['Twin slugga', 12, '2', '5+', '4', 0, '1', 'pistol, twin-linked', 'Warboss'],
  ['Attack squig', 'melee', '2', '4+', '4', 0, '1', 'extra attacks', 'Warboss'],
  ['Big choppa', 'melee', '5', '2+', '8', -1, '2', '', 'Warboss'],
  ['Power klaw', 'melee', '4', '3+', '10', -2, '2', '', 'Warboss'],
  ['Rokkit launcha', 24, 'D3', '5+', '9', -2, '3', 'blast', 'Boyz, Deff Dread'],
  ['Shoota', 18, '2', '5+', '4', 0, '1', 'rapid fire 1', 'Boyz'],
  ['Slugga', 12, '1', '5+', '4', 0, '1', 'pistol', nobs],
  ['Big choppa', 'melee', '3', '3+', '7', -1, '2', '', nobs],
  ['Close combat weapon', 'melee', '2', '3+', '4', 0, '1', '', 'Boyz'],
  ['Power klaw', 'melee', '3', '4+', '9', -2, '2', '', `${nobs}, Meganobz`],
  ['Close combat weapon', 'melee', '3', '3+', '5', 0, '1', '', 'Nobz'],
  ['Kustom shoota', 18, '4', '5+', '4', 0, '1', 'rapid fire 2', 'Meganobz'],
  ['Killsaw', 'melee', '2', '4+', '12', -3, '2', '', 'Meganobz'],
  ['Twin killsaw', 'melee', '2', '4+', '12', -3, '2', 'twin-linked', 'Meganobz'],
  ['Big shoota', 36, '3', '5+', '5', 0, '1', 'rapid fire 2', 'Trukk, Battlewagon, Deff Dread'],
  ['Spiked wheels', 'melee', '3', '4+', '6', 0, '1', '', 'Trukk'],
  ["Wreckin' ball", 'melee', '1', '4+', '10', 0, 'D6', 'extra attacks', 'Trukk, Battlewagon'],
  ['Kannon, frag', 36, 'D6+3', '5+', '6', 0, '1', 'blast', 'Battlewagon'],
  ['Kannon, shell', 36, '1', '5+', '10', -2, 'D6', '', 'Battlewagon'],
  ['Lobba', 48, 'D6', '5+', '5', 0, '1', 'blast, indirect fire', 'Battlewagon'],
  ['Deff rolla', 'melee', '6', '3+', '9', -1, '2', '', 'Battlewagon'],
  ["Grabbin' klaw", 'melee', '2', '3+', '8', -2, '2', 'extra attacks', 'Battlewagon'],
  ['Tracks and wheels', 'melee', '6', '4+', '8', 0, '1', '', 'Battlewagon'],
  ['Kustom mega-blasta', 24, '3', '5+', '9', -2, 'D6', 'hazardous', 'Deff Dread'],
  ['Skorcha', 12, 'D6', 'N/A', '5', -1, '1', 'ignores cover, torrent', 'Deff Dread'],
  ['Dread klaw', 'melee', '4', '3+', '12', -2, '3', '', 'Deff Dread'],
  ['Stompy feet', 'melee', '4', '3+', '5', 0, '1', '', 'Deff Dread'],
];

const dreadArm = 'Big shoota | Dread klaw | Kustom mega-blasta | Rokkit launcha | Skorcha';
const dreadKlaw = 'Dread klaw | Big shoota | Kustom mega-blasta | Rokkit launcha | Skorcha';

const rows: Readonly<Record<string, SheetRow>> = {
  Boyz: {
    models: [
      [
        'Boss Nob',
        1,
        1,
        roundBase(32),
        '',
        'Slugga + Big choppa | Slugga + Power klaw | Kombi-weapon + Close combat weapon',
      ],
      [
        'Boy',
        9,
        19,
        roundBase(32),
        '',
        'Slugga + Choppa | Shoota + Close combat weapon | Rokkit launcha + Close combat weapon (1 per 10)',
      ],
    ],
    abilities: 'Get Da Good Bitz, Bodyguard',
    prices: '20: 160, 10: 85 from 4, 20: 170 from 4',
  },
  Nobz: {
    models: [
      [
        'Nobz',
        5,
        10,
        roundBase(32),
        '',
        'Slugga + Big choppa | Slugga + Power klaw | Kombi-weapon + Close combat weapon',
      ],
    ],
    abilities: "Da Boss' Ladz",
    prices: '10: 210, 5: 115 from 3, 10: 220 from 3',
  },
  Meganobz: {
    keywords: 'MEGA ARMOUR',
    models: [
      [
        'Meganobz',
        2,
        6,
        roundBase(40),
        '',
        [
          'Kustom shoota + Power klaw',
          'Kombi-weapon + Power klaw',
          'Kombi-weapon + Killsaw',
          'Kustom shoota + Killsaw',
          'Killsaw + Power klaw',
          'Twin killsaw',
        ].join(' | '),
      ],
    ],
    abilities: "Krumpin' Time",
    prices: '3: 90, 5: 150, 6: 180, 2: 80 from 3',
  },
  Warboss: {
    models: [
      ['Warboss', 1, 1, roundBase(40), 'Kombi-weapon, Twin slugga', 'Big choppa | Power klaw', '- | Attack squig'],
    ],
    abilities: 'Might is Right, Da Biggest and da Best',
    leads: 'Boyz, Breaka Boyz, Nobz',
  },
  'Deff Dread': {
    models: [['Deff Dread', 1, 1, roundBase(60), 'Stompy feet', dreadArm, dreadArm, dreadKlaw, dreadKlaw]],
    abilities: 'Deadly Demise 1, Piston-driven Brutality, Dead Choppy',
    prices: '1: 120 from 3',
  },
  Trukk: {
    keywords: 'TRANSPORT',
    models: [['Trukk', 1, 1, { shape: 'model' }, 'Big shoota, Spiked wheels', "- | Wreckin' ball"]],
    abilities: 'Deadly Demise D3, Firing Deck 12, Grot Riggers',
    transport: {
      rooms: [
        {
          capacity: 12,
          carries: [['ORKS', 'INFANTRY']],
          refuses: ['JUMP PACK', 'GHAZGHKULL THRAKA'],
          places: [{ keyword: 'MEGA ARMOUR', each: 2 }],
        },
      ],
    },
    prices: '1: 65 from 4',
  },
  Battlewagon: {
    models: [
      [
        'Battlewagon',
        1,
        1,
        { shape: 'model' },
        '',
        'Tracks and wheels | Deff rolla',
        '- | Kannon',
        '- | Lobba',
        '- | Big shoota',
        '- | Big shoota',
        '- | Big shoota',
        '- | Big shoota',
        "- | Grabbin' klaw",
        "- | Wreckin' ball",
      ],
    ],
    abilities: 'Deadly Demise D6, Firing Deck 11, Damaged 5, Ramshackle but Rugged',
    transport: {
      rooms: [
        {
          capacity: 22,
          carries: [['ORKS', 'INFANTRY']],
          refuses: [],
          places: [
            { keyword: 'MEGA ARMOUR', each: 2 },
            { keyword: 'JUMP PACK', each: 2 },
            { keyword: 'GHAZGHKULL THRAKA', each: 4 },
          ],
        },
      ],
    },
  },
};

export const orkSheets = sheetsOf(eleventhFacts, weaponsOf(weapons), 'ORKS', rows);

const { attacks, happens, waits } = rowsOf('ability', orks);

const raging = unit('mine', ['ORKS'], state('waaagh', 'it'));
const stronger = { compare: [{ the: 'strength', of: 'attack' }, '>', { the: 'toughness', of: 'self' }] } as const;

export const orkRules: readonly AttackRule[] = [
  happens(
    [
      'Orks',
      'waaagh',
      'Waaagh!',
      'Once a battle, until your next Command phase: charges after advances, 1 more melee Strength and attack, a 5+ invulnerable save.',
    ],
    {
      when: { at: 'command-phase', edge: 'before', turn: 'mine' },
      offer: { limit: { times: 1, per: 'battle' } },
      do: [{ mark: 'waaagh', on: unit('mine', ['ORKS']), until: { my: 'command-phase' } }],
    },
    {
      do: [
        add('strength', 1, attacksBy(raging, 'melee')),
        add('attacks', 1, attacksBy(raging, 'melee')),
        { modify: 'invulnerable-save', how: 'best-of', by: 5, for: raging },
        {
          allow: 'declare-a-charge',
          for: unit('mine', ['ORKS'], every(state('waaagh', 'it'), state('advanced', 'it'))),
        },
      ],
    },
  ),
  happens(
    ['Boyz', 'get-da-good-bitz', 'Get Da Good Bitz', 'Objectives it controls as your Command phase ends stay yours.'],
    {
      when: { at: 'command-control', edge: 'after', turn: 'mine' },
      if: state('on-the-battlefield', 'self'),
      do: [{ activate: 'secure-objectives', for: 'self' }],
    },
  ),
  waits(
    ['Boyz', 'bodyguard', 'Bodyguard', 'Twenty of them may have two leaders, one of them a WARBOSS.'],
    'the muster attaches one leader to a unit',
  ),
  attacks(
    [
      'Nobz',
      'da-boss-ladz',
      "Da Boss' Ladz",
      'Led by a WARBOSS: attacks stronger than its toughness wound it 1 worse.',
    ],
    {
      if: { compare: [{ count: ownModels('WARBOSS') }, '>', 0] },
      do: [add('wound-roll', -1, attacksAtIt('any', stronger))],
    },
  ),
  happens(['Meganobz', 'krumpin-time', "Krumpin' Time", 'While the Waaagh! lasts it has Feel No Pain 5+.'], {
    if: state('waaagh', 'self'),
    do: [{ modify: 'feel-no-pain', how: 'best-of', by: 5, for: 'self' }],
  }),
  attacks(['Warboss', 'might-is-right', 'Might is Right', 'The unit it leads hits 1 better in melee.'], {
    if: isLeading,
    do: [add('hit-roll', 1, itsAttacks('melee'))],
  }),
  happens(
    [
      'Warboss',
      'da-biggest-and-da-best',
      'Da Biggest and da Best',
      'While the Waaagh! lasts its melee weapons have 4 more attacks.',
    ],
    {
      if: state('waaagh', 'self'),
      do: [add('attacks', 4, attacksBy(ownModels('WARBOSS'), 'melee'))],
    },
  ),
  happens(
    [
      'Deff Dread',
      'piston-driven-brutality',
      'Piston-driven Brutality',
      'After its charge an engaged enemy suffers D3 mortal wounds on 2+, D3+3 on a 6.',
    ],
    {
      when: { at: 'charge-move', edge: 'after', turn: 'mine', of: 'self' },
      do: [
        { choose: unit('theirs', [], state('engaged-with-self', 'it')), as: 'enemy' },
        { roll: 'D6', as: 'stamp', purpose: 'piston-driven-brutality' },
        {
          if: { compare: ['stamp', '>=', 6] },
          then: [{ suffer: { dice: 'D3+3' }, kind: 'mortal', on: 'enemy' }],
          else: [
            { if: { compare: ['stamp', '>=', 2] }, then: [{ suffer: { dice: 'D3' }, kind: 'mortal', on: 'enemy' }] },
          ],
        },
      ],
    },
  ),
  waits(
    ['Deff Dread', 'dead-choppy', 'Dead Choppy', 'Several dread klaws make it deadlier.'],
    'no source at hand prints by how much',
  ),
  happens(['Trukk', 'grot-riggers', 'Grot Riggers', 'As your Command phase begins it regains a wound.'], {
    when: { at: 'command-phase', edge: 'before', turn: 'mine' },
    do: [{ heal: 1, on: 'self' }],
  }),
  attacks(
    ['Battlewagon', 'ramshackle-but-rugged', 'Ramshackle but Rugged', 'Attacks allocated to it have worse AP by 1.'],
    ...always({ modify: 'armour-penetration', how: 'worsen', by: 1, for: attacksAtIt() }),
  ),
];
