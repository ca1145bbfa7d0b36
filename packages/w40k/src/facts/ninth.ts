import {
  type BracketFacts,
  type EditionFacts,
  list,
  type ModelFacts,
  type Printed,
  type UnitFacts,
  type WeaponRow,
  weaponsOf,
} from './unit-facts.js';

/* Ninth edition. Skill, strength and attacks are the model's; weapons take them from it. */

/** Name of the unit, smallest size, M, WS, BS, S, T, W, A, Ld, Sv, invulnerable save, keywords. */
type NinthRow = readonly [
  name: string,
  size: number,
  movement: number,
  weaponSkill: number,
  ballisticSkill: number,
  strength: number,
  toughness: number,
  wounds: number,
  attacks: number,
  leadership: number,
  save: number,
  invulnerableSave: Printed,
  keywords: string,
  aliases?: string,
];

const rows: readonly NinthRow[] = [
  ['Necron Warriors', 10, 5, 3, 3, 4, 4, 1, 1, 10, 4, '-', 'INFANTRY, CORE, NECRONS'],
  ['Immortals', 5, 5, 3, 3, 4, 5, 1, 2, 10, 3, '-', 'INFANTRY, CORE, NECRONS'],
  ['Lychguard', 5, 5, 3, 3, 5, 5, 2, 3, 10, 3, '-', 'INFANTRY, CORE, NECRONS'],
  ['Triarch Praetorians', 5, 10, 3, 3, 5, 5, 2, 3, 10, 3, '-', 'INFANTRY, FLY, TRIARCH PRAETORIANS, NECRONS'],
  ['Overlord', 1, 6, 2, 2, 5, 5, 5, 4, 10, 3, 4, 'INFANTRY, CHARACTER, NOBLE, NECRONS'],
  ['Canoptek Tomb Sentinel', 1, 10, 4, 4, 6, 7, 9, 4, 10, 3, '?', 'MONSTER, CANOPTEK, NECRONS'],
  ['Intercessor Squad', 5, 6, 3, 3, 4, 4, 2, 2, 7, 3, '-', 'INFANTRY, CORE', 'Intercessors'],
  ['Terminator Squad', 5, 5, 3, 3, 4, 4, 3, 2, 8, 2, 5, 'INFANTRY, CORE, TERMINATOR', 'Terminators'],
  ['Primaris Captain', 1, 6, 2, 2, 4, 4, 6, 5, 9, 3, 4, 'INFANTRY, CHARACTER', 'Captain'],
  ['Primaris Librarian', 1, 6, 3, 3, 4, 4, 5, 4, 9, 3, '-', 'INFANTRY, CHARACTER, PSYKER', 'Librarian'],
  ['Infantry Squad', 10, 6, 4, 4, 3, 3, 1, 1, 6, 5, '-', 'INFANTRY', 'Shock Troopers, Shock Troops'],
  ['Battle Sisters Squad', 10, 6, 4, 3, 3, 3, 1, 1, 7, 3, '?', 'INFANTRY', 'Battle Sisters'],
  ['Custodian Guard', 3, 6, 2, 2, 5, 5, 3, 3, 11, 2, '?', 'INFANTRY', 'Custodians'],
  ['Boyz', 10, 5, 3, 5, 4, 5, 1, 2, 6, 6, '-', 'INFANTRY', 'Ork Boyz'],
  ['Warboss', 1, 5, 2, 5, 6, 6, 6, 5, 8, 4, '?', 'INFANTRY, CHARACTER', 'Ork Warboss'],
  ['Weirdboy', 1, 5, 3, 5, 5, 5, 5, 3, 6, 6, '?', 'INFANTRY, CHARACTER, PSYKER'],
  ['Termagants', 10, 6, 4, 4, 3, 3, 1, 1, 5, 5, '-', 'INFANTRY'],
  ['Genestealers', 5, 8, 3, 6, 4, 4, 1, 4, 8, 5, 5, 'INFANTRY'],
  ['Carnifexes', 1, 8, 3, 4, 6, 7, 9, 4, 6, 2, '-', 'MONSTER', 'Carnifex'],
  ['Hybrid Metamorphs', 5, 6, 3, 4, 4, 4, 1, 3, 7, 5, '-', 'INFANTRY'],
  ['Legionaries', 5, 6, 3, 3, 4, 4, 2, 3, 8, 3, '-', 'INFANTRY', 'Chaos Legionaries'],
  ['Plague Marines', 5, 5, 3, 3, 4, 5, 2, 2, 7, 3, '?', 'INFANTRY'],
  ['Guardian Defenders', 10, 7, 3, 3, 3, 3, 1, 1, 7, 4, '-', 'INFANTRY', 'Guardians'],
  ['Farseer', 1, 7, 2, 2, 3, 3, 5, 2, 9, 6, '?', 'INFANTRY, CHARACTER, PSYKER'],
  ['Strike Team', 10, 6, 5, 4, 3, 3, 1, 1, 7, 4, '-', 'INFANTRY', 'Fire Warriors'],
];

const bracket = (from: number, to: number, skill: number, attacks: number): BracketFacts => ({
  from,
  to,
  weaponSkill: skill,
  ballisticSkill: skill,
  attacks,
});

function modelOf(row: NinthRow): ModelFacts {
  const [name, count, movement, weaponSkill, ballisticSkill, strength, toughness, wounds] = row;
  const [, , , , , , , , attacks, leadership, save, printed] = row;
  const invulnerableSave = printed === '-' ? 'none' : printed === '?' ? 'unknown' : printed;
  const bearer = { weaponSkill, ballisticSkill, strength, attacks };
  return { name, count, movement, toughness, save, invulnerableSave, wounds, leadership, ...bearer };
}

const unitOf = (row: NinthRow, more: Partial<UnitFacts> = {}): UnitFacts => ({
  name: row[0],
  aliases: list(row[13]),
  models: [modelOf(row)],
  keywords: list(row[12]),
  abilities: [],
  offers: [],
  costs: [],
  ...more,
});

/** A vehicle whose skills fall with its wounds. */
function degrading(row: NinthRow, brackets: readonly BracketFacts[], more: Partial<UnitFacts> = {}): UnitFacts {
  return unitOf(row, { models: [{ ...modelOf(row), brackets }], ...more });
}

const silentKing = unitOf(
  ['The Silent King', 1, 8, 2, 2, 5, 7, 16, 6, 10, 3, 4, 'VEHICLE, FLY, DYNASTIC AGENT, NECRONS'],
  {
    models: [
      {
        ...modelOf(['Szarekh', 1, 8, 2, 2, 5, 7, 16, 6, 10, 3, 4, '']),
        keywords: ['VEHICLE', 'FLY', 'CHARACTER', 'NOBLE', 'PHAERON', 'SUPREME COMMANDER', 'DYNASTIC AGENT'],
        brackets: [bracket(9, 16, 2, 6), bracket(5, 8, 2, 4), bracket(1, 4, 2, 2)],
      },
      {
        ...modelOf(['Triarchal Menhir', 2, 8, 6, 2, 5, 7, 5, 1, 10, 3, 4, '']),
        keywords: ['VEHICLE', 'FLY', 'TRIARCHAL MENHIRS', 'DYNASTIC AGENT'],
      },
    ],
    abilities: ['Living Metal', 'Triarchal Menhir', 'Transtemporal Force Field', 'Preservative Auto-torpor'],
  },
);

const weapons: readonly WeaponRow[] = [
  ['Gauss flayer', 24, '', '', '4', -1, '1', 'rapid fire 1', 'Necron Warriors'],
  ['Gauss reaper', 12, '', '', '5', -2, '1', 'assault 2', 'Necron Warriors'],
  ['Hyperphase sword', 'melee', '', '', '+1', -3, '1', '', 'Lychguard'],
  ['Warscythe', 'melee', '', '', '+2', -4, '2', '', 'Lychguard'],
  ['Exile cannon', 18, '', '', '10', -4, '3', 'heavy D6, blast', 'Canoptek Tomb Sentinel'],
  ['Tomb Sentinel claws', 'melee', '', '', '+1', -2, '2', '', 'Canoptek Tomb Sentinel'],
  ['Tachyon arrow', 120, '', '', '12', -5, 'D6', 'assault 1', 'Overlord'],
  ['Annihilator beam', 36, '', '', '12', -4, '6', 'heavy 1', 'The Silent King'],
  ['Sceptre of Eternal Glory (shooting)', 24, '', '', '8', -3, '2', 'assault 3', 'The Silent King'],
  ['Sceptre of Eternal Glory (melee)', 'melee', '', '', '+4', -3, '2', '', 'The Silent King'],
  ['Staff of Stars (shooting)', 24, '', '', '6', -2, '1', 'assault 9', 'The Silent King'],
  ['Staff of Stars (melee)', 'melee', '3', '', 'User', -2, '1', '', 'The Silent King'],
  ['Scythe of Dust', 'melee', '4', '', '+3', -4, '3', '', 'The Silent King'],
  ['Boltgun', 24, '', '', '4', 0, '1', 'rapid fire 1', ''],
  // one attack more than its bearer's two
  ['Choppa', 'melee', '3', '', 'User', -1, '1', '', 'Boyz'],
];

export const ninthFacts: EditionFacts = {
  units: [
    silentKing,
    ...rows.map((row) => unitOf(row)),
    degrading(
      ['Redemptor Dreadnought', 1, 8, 3, 3, 7, 7, 13, 4, 8, 3, '-', 'VEHICLE'],
      [bracket(7, 13, 3, 4), bracket(4, 6, 4, 4), bracket(1, 3, 5, 4)],
    ),
    degrading(
      ['Knight Paladin', 1, 10, 3, 3, 8, 8, 24, 4, 9, 3, '-', 'VEHICLE, TITANIC, CHARACTER'],
      [bracket(13, 24, 3, 4), bracket(7, 12, 4, 4), bracket(1, 6, 5, 4)],
      { offers: ['invulnerable save 5+'] },
    ),
  ],
  weapons: weaponsOf(weapons),
};
