import { roundBase } from '@umpire/armies';
import { always } from '../../abilities/ability.js';
import type { AttackRule } from '../../attack/hooks.js';
import { eleventhFacts } from '../../facts/eleventh.js';
import { type WeaponRow, weaponsOf } from '../../facts/unit-facts.js';
import { attacksAt, attacksBy, improve, state } from '../../rules/terms.js';
import { tenthKnights as knights } from '../../sources.js';
import { rowsOf } from '../rule-rows.js';
import { type SheetRow, sheetsOf } from '../sheet.js';

/*
 * Weapons as the catalogues of the tenth edition print them (June 2026): the abilities that the eleventh gives them are
 * the same, weapon by weapon. Prices of the first copies, as the table of statlines has them; bases as printed before.
 */

const warglaive = 'Armiger Warglaive';
const paladin = 'Knight Paladin';

export const knightWeapons = weaponsOf([
  ['Thermal spear', 18, '2', '3+', '12', -4, 'D6', 'melta 4', warglaive],
  ['Meltagun', 12, '1', '3+', '9', -4, 'D6', 'melta 2', `${warglaive}, ${paladin}`],
  ['Questoris heavy stubber', 36, '3', '3+', '4', -1, '1', 'rapid fire 3', `${warglaive}, ${paladin}`],
  ['Reaper chain-cleaver, strike', 'melee', '4', '3+', '10', -3, '3', '', warglaive],
  ['Reaper chain-cleaver, sweep', 'melee', '8', '3+', '8', -2, '1', '', warglaive],
  ['Rapid-fire battle cannon', 72, 'D6+3', '3+', '10', -1, '3', 'blast, rapid fire D6+3', paladin],
  ['Icarus autocannons', 48, '3', '3+', '7', -1, '2', 'anti-fly 2+, twin-linked', paladin],
  ['Ironstorm missile pod', 48, 'D6+1', '3+', '5', 0, '1', 'blast, indirect fire', paladin],
  ['Stormspear rocket pod', 48, '3', '3+', '8', -2, 'D6', '', paladin],
  ['Reaper chainsword, strike', 'melee', '4', '3+', '14', -4, '6', '', paladin],
  ['Reaper chainsword, sweep', 'melee', '12', '3+', '9', -3, '2', '', paladin],
  ['Thunderstrike gauntlet, strike', 'melee', '4', '3+', '20', -3, '8', '', paladin],
  ['Thunderstrike gauntlet, sweep', 'melee', '8', '3+', '10', -2, '3', '', paladin],
] satisfies readonly WeaponRow[]);

export const knightRows: Readonly<Record<string, SheetRow>> = {
  [warglaive]: {
    keywords: 'IMPERIUM, ARMIGER, WARGLAIVE',
    models: [
      [warglaive, 1, 1, roundBase(100), 'Thermal spear, Reaper chain-cleaver', 'Questoris heavy stubber | Meltagun'],
    ],
    abilities: 'Deadly Demise D3, Damaged 5, Warglaive Damaged, Ranged Invulnerable Save, Impetuous Glory',
  },
  [paladin]: {
    keywords: 'IMPERIUM, QUESTORIS',
    models: [
      [
        paladin,
        1,
        1,
        { shape: 'oval', length: 170, width: 109 },
        'Rapid-fire battle cannon, Questoris heavy stubber',
        'Questoris heavy stubber | Meltagun',
        'Reaper chainsword | Thunderstrike gauntlet',
        '- | Icarus autocannons | Ironstorm missile pod | Stormspear rocket pod',
      ],
    ],
    abilities:
      "Deadly Demise D6, Damaged 9, Paladin Damaged, Ranged Invulnerable Save, Seasoned Noble, Super-heavy Walker, Paladin's Duty",
  },
};

export const knightSheets = sheetsOf(eleventhFacts, knightWeapons, 'IMPERIAL KNIGHTS', knightRows);

const { attacks, happens, waits } = rowsOf('ability', knights);

const worn = (of: string, id: string, wounds: number, less: number): AttackRule =>
  happens([of, id, 'Damaged', `At ${wounds} wounds or fewer its objective control is ${less} less.`], {
    if: { compare: [{ the: 'wounds-left', of: 'self' }, '<=', wounds] },
    do: [{ modify: 'objective-control', how: 'add', by: -less, for: 'self' }],
  });

export const knightRules: readonly AttackRule[] = [
  worn(warglaive, 'warglaive-damaged', 5, 3),
  worn(paladin, 'paladin-damaged', 9, 5),
  attacks(
    [warglaive, 'ranged-invulnerable-save', 'Invulnerable Save', 'A 5+ invulnerable save against ranged attacks.'],
    ...always({ modify: 'invulnerable-save', how: 'best-of', by: 5, for: attacksAt('self', 'ranged') }),
  ),
  waits(
    [warglaive, 'impetuous-glory', 'Impetuous Glory', 'After its charge each profile of its cleaver has more attacks.'],
    'an effect names a weapon, not one of its profiles',
  ),
  attacks(
    [paladin, 'seasoned-noble', 'Seasoned Noble', 'AP of its ranged attacks at the closest target is better by 1.'],
    ...always(improve('armour-penetration', attacksBy('self', 'ranged', state('closest-eligible-target', 'target')))),
  ),
  waits(
    [
      paladin,
      'super-heavy-walker',
      'Super-heavy Walker',
      'Moves through models and low terrain, at some risk through high.',
    ],
    'moves read no keyword for the time of a move',
  ),
  waits(
    [paladin, 'paladins-duty', "Paladin's Duty", 'An ARMIGER near it has Lethal Hits, and Lance in melee.'],
    'no source at hand prints who is bonded when',
  ),
];
