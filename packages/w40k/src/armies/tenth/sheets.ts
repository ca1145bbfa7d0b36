import { eleventhFacts } from '../../facts/eleventh.js';
import { tenthFacts } from '../../facts/tenth.js';
import { type EditionFacts, type UnitFacts, unitOf, type WeaponRow, weaponsOf } from '../../facts/unit-facts.js';
import { militarumFacts, militarumRows, militarumWeapons } from '../eleventh/astra-militarum.js';
import { knightRows, knightWeapons } from '../eleventh/imperial-knights.js';
import { necronWeapons } from '../eleventh/necron-weapons.js';
import { necronRows } from '../eleventh/necrons.js';
import { spaceMarineRows, spaceMarineWeapons } from '../eleventh/space-marines.js';
import { tyranidRows, tyranidWeapons } from '../eleventh/tyranids.js';
import { type SheetRow, sheetsOf } from '../sheet.js';

/*
 * The tenth edition, as its tables stood in November 2025. Most sheets are printed as the eleventh prints them; what is
 * here is what differs: points, keywords, supports that were leaders, the shards of the C'tan. Space Marines, Astra
 * Militarum and Imperial Knights are those of the catalogues of June 2026.
 */

const shard = 'Deadly Demise D6, Feel No Pain 5+';

const own: readonly UnitFacts[] = [
  unitOf(
    "Transcendent C'tan",
    [
      [
        "Transcendent C'tan",
        1,
        6,
        11,
        4,
        12,
        6,
        4,
        4,
        'MONSTER, CHARACTER, FLY',
        { abilities: `${shard}, Deep Strike`, feelNoPain: 5 },
      ],
    ],
    'NECRONS',
  ),
  unitOf(
    "C'tan Shard of the Nightbringer",
    [
      [
        "C'tan Shard of the Nightbringer",
        1,
        6,
        11,
        4,
        12,
        6,
        4,
        4,
        'MONSTER, CHARACTER, FLY, EPIC HERO',
        { abilities: shard, feelNoPain: 5 },
      ],
    ],
    'NECRONS',
  ),
  unitOf(
    'Doom Scythe',
    [['Doom Scythe', 1, 20, 9, 3, 12, 7, 0, '-', 'VEHICLE, AIRCRAFT, FLY', { abilities: 'Deadly Demise D3' }]],
    'NECRONS',
  ),
];

const weapons: readonly WeaponRow[] = [
  ['Seismic assault', 12, '6', '2+', '8', -2, 'D3', 'assault, sustained hits 1', "Transcendent C'tan"],
  ['Crackling tendrils', 'melee', '8', '2+', '9', -3, 'D6', 'sustained hits 1', "Transcendent C'tan"],
  ['Bolt pistol', 12, '1', '3+', '4', 0, '1', 'pistol', 'Intercessor Squad, Hellblaster Squad'],
  ['Macro plasma incinerator, standard', 36, 'D6+1', '3+', '8', -3, '2', 'blast', 'Redemptor Dreadnought'],
  [
    'Macro plasma incinerator, supercharge',
    36,
    'D6+1',
    '3+',
    '9',
    -4,
    '3',
    'blast, hazardous',
    'Redemptor Dreadnought',
  ],
  ['Gaze of death', 18, 'D3', '2+', '12', -2, 'D6+3', '', "C'tan Shard of the Nightbringer"],
];

const named = (units: readonly UnitFacts[], name: string): UnitFacts | undefined =>
  units.find((unit) => unit.name === name);

/** Its own printing, else the line of the eleventh without what that edition added to it. */
function unitIn(name: string): UnitFacts {
  const later = named(militarumFacts.units, name);
  const found = named(own, name) ?? named(tenthFacts.units, name) ?? later;
  if (found === undefined || later === undefined) throw new Error(`no facts of ${name}`);
  const abilities = named(own, name)?.abilities ?? later.abilities;
  return {
    ...found,
    abilities: abilities.map((ability) => (ability === 'Support' ? 'Leader' : ability)),
    keywords: found.keywords.filter((keyword) => keyword !== 'FRAME'),
    costs: [],
  };
}

const factsOf = (names: readonly string[]): EditionFacts => ({
  units: names.map(unitIn),
  weapons: [...weaponsOf(weapons), ...tenthFacts.weapons, ...eleventhFacts.weapons],
});

const prices: Readonly<Record<string, string>> = {
  'Necron Warriors': '10: 90, 20: 200',
  Immortals: '5: 70, 10: 150',
  Lychguard: '5: 85, 10: 170',
  Deathmarks: '5: 60, 10: 120',
  'Flayed Ones': '5: 60, 10: 120',
  'Skorpekh Destroyers': '3: 90, 6: 180',
  'Triarch Praetorians': '5: 90, 10: 180',
  'Lokhust Destroyers': '1: 40, 2: 60, 3: 90, 6: 180',
  'Lokhust Heavy Destroyers': '1: 55, 2: 110, 3: 165',
  'Tomb Blades': '3: 75, 6: 150',
  'Canoptek Wraiths': '3: 110, 6: 220',
  'Canoptek Scarab Swarms': '3: 40, 6: 80',
  'Canoptek Doomstalker': '1: 140',
  'Triarch Stalker': '1: 110',
  Overlord: '1: 85',
  'Royal Warden': '1: 50',
  Plasmancer: '1: 55',
  Technomancer: '1: 80',
  'Catacomb Command Barge': '1: 120',
  'Annihilation Barge': '1: 105',
  'Ghost Ark': '1: 115',
  'Doomsday Ark': '1: 200',
  Monolith: '1: 400',
  Obelisk: '1: 300',
  'Tesseract Vault': '1: 425',
  'Seraptek Heavy Construct': '1: 540',
  'Doom Scythe': '1: 230',
  'Convergence of Dominion': '1: 60, 2: 120, 3: 180',
  "Transcendent C'tan": '1: 295',
  "C'tan Shard of the Nightbringer": '1: 305',
  'Hive Tyrant': '1: 195',
  Termagants: '10: 60, 20: 120',
  Hormagaunts: '10: 65, 20: 130',
  Genestealers: '5: 75, 10: 140',
  Carnifexes: '1: 115, 2: 230',
  Captain: '1: 80',
  'Intercessor Squad': '5: 80, 10: 160',
  'Assault Intercessor Squad': '5: 75, 10: 150',
  'Hellblaster Squad': '5: 110, 10: 220',
  'Bladeguard Veteran Squad': '3: 80, 6: 170',
  'Terminator Squad': '5: 170, 10: 340',
  'Eradicator Squad': '3: 90, 6: 180',
  'Redemptor Dreadnought': '1: 205',
  Rhino: '1: 75',
  Impulsor: '1: 80',
  'Land Raider': '1: 220',
  'Cadian Castellan': '1: 55',
  'Cadian Shock Troops': '10: 65, 20: 120',
  'Leman Russ Battle Tank': '1: 185',
  Chimera: '1: 85',
  Baneblade: '1: 450',
  'Bullgryn Squad': '3: 100, 6: 200',
  'Armiger Warglaive': '1: 140',
  'Knight Paladin': '1: 375',
};

/** The rows of the eleventh with the prices of the tenth; who supports there leads here, beside a noble or warden. */
const rowsOf = (rows: Readonly<Record<string, SheetRow>>): Readonly<Record<string, SheetRow>> =>
  Object.fromEntries(
    Object.entries(rows).map(([name, { supports, prices: _, ...row }]) => [
      name,
      {
        ...row,
        prices: prices[name] ?? '',
        ...(supports === undefined ? {} : { leads: supports, beside: 'ROYAL WARDEN, NOBLE' }),
      },
    ]),
  );

/** What these catalogues print otherwise than the eleventh. */
const changed: Readonly<Record<string, (row: SheetRow) => SheetRow>> = {
  'Intercessor Squad': (row) => ({ ...row, abilities: 'Objective Secured, Target Elimination' }),
  'Bladeguard Veteran Squad': (row) => ({ ...row, abilities: 'Swords and Shields' }),
  Captain: (row) => ({ ...row, keywords: `${row.keywords}, GRENADES` }),
  Chimera: (row) => ({ ...row, keywords: `${row.keywords}, SMOKE` }),
  Baneblade: (row) => ({ ...row, keywords: `${row.keywords}, SMOKE` }),
  'Redemptor Dreadnought': (row) => {
    const [name, least, most, base, , ...chooses] = row.models[0];
    const guns = 'Heavy onslaught gatling cannon | Macro plasma incinerator';
    return { ...row, models: [[name, least, most, base, 'Redemptor fist', guns, ...chooses]] };
  },
};

const printedThen = (rows: Readonly<Record<string, SheetRow>>): Readonly<Record<string, SheetRow>> =>
  rowsOf(Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, changed[name]?.(row) ?? row])));

const names = (rows: Readonly<Record<string, SheetRow>>): readonly string[] => Object.keys(rows);

export const tenthSheets = [
  ...sheetsOf(factsOf(names(necronRows)), necronWeapons, 'NECRONS', rowsOf(necronRows)),
  ...sheetsOf(factsOf(names(tyranidRows)), tyranidWeapons, 'TYRANIDS', rowsOf(tyranidRows)),
  ...sheetsOf(factsOf(names(spaceMarineRows)), spaceMarineWeapons, 'ADEPTUS ASTARTES', printedThen(spaceMarineRows)),
  ...sheetsOf(factsOf(names(militarumRows)), militarumWeapons, 'ASTRA MILITARUM', printedThen(militarumRows)),
  ...sheetsOf(factsOf(names(knightRows)), knightWeapons, 'IMPERIAL KNIGHTS', rowsOf(knightRows)),
];
