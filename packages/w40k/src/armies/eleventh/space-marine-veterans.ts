import { roundBase } from '@umpire/armies';
import { always, attacksAtIt } from '../../abilities/ability.js';
import type { AttackRule } from '../../attack/hooks.js';
import type { WeaponRow } from '../../facts/unit-facts.js';
import { add, attacksBy, every, isAny, not, state, unit } from '../../rules/terms.js';
import { eleventhSpaceMarines as marines } from '../../sources.js';
import { itsMelee, rowsOf } from '../rule-rows.js';
import type { SheetRow } from '../sheet.js';

/*
 * Weapons as the catalogues of the tenth edition print them (June 2026): of those that the eleventh names the abilities
 * are the same. Abilities of August 2026, prices of July 2026, bases as printed before.
 */

const assault = 'Assault Intercessor Squad';
const bladeguard = 'Bladeguard Veteran Squad';
const terminators = 'Terminator Squad';
const eradicators = 'Eradicator Squad';
const redemptor = 'Redemptor Dreadnought';

export const veteranWeapons: readonly WeaponRow[] = [
  ['Heavy bolt pistol', 18, '1', '3+', '4', -1, '1', 'pistol', `${assault}, ${bladeguard}`],
  ['Hand flamer', 12, 'D6', 'N/A', '3', 0, '1', 'ignores cover, pistol, torrent', assault],
  ['Plasma pistol, standard', 12, '1', '3+', '7', -2, '1', 'pistol', `${assault}, ${bladeguard}`],
  ['Plasma pistol, supercharge', 12, '1', '3+', '8', -3, '2', 'hazardous, pistol', `${assault}, ${bladeguard}`],
  ['Neo-volkite pistol', 12, '1', '3+', '5', 0, '2', 'devastating wounds, pistol', bladeguard],
  ['Astartes chainsword', 'melee', '4', '3+', '4', -1, '1', '', assault],
  ['Power weapon', 'melee', '4', '3+', '5', -2, '1', '', `${assault}, ${terminators}`],
  ['Power fist', 'melee', '3', '3+', '8', -2, '2', '', `${assault}, ${terminators}`],
  ['Thunder hammer', 'melee', '3', '4+', '8', -2, '2', 'devastating wounds', assault],
  ['Master-crafted power weapon', 'melee', '4', '3+', '5', -2, '2', '', bladeguard],
  ['Storm bolter', 24, '2', '3+', '4', 0, '1', 'rapid fire 2', `${terminators}, Rhino`],
  ['Cyclone missile launcher, frag', 36, '2D6', '3+', '4', 0, '1', 'blast', terminators],
  ['Cyclone missile launcher, krak', 36, '2', '3+', '9', -2, 'D6', '', terminators],
  ['Heavy flamer', 12, 'D6', 'N/A', '5', -1, '1', 'ignores cover, torrent', `${terminators}, ${redemptor}`],
  ['Chainfist', 'melee', '3', '4+', '8', -2, '2', 'anti-vehicle 3+', terminators],
  ['Bolt pistol', 12, '1', '3+', '4', 0, '1', 'pistol', eradicators],
  ['Melta rifle', 18, '1', '3+', '9', -4, 'D6', 'heavy, melta 2', eradicators],
  ['Multi-melta', 18, '2', '4+', '9', -4, 'D6', 'heavy, melta 2', eradicators],
  ['Close combat weapon', 'melee', '3', '3+', '4', 0, '1', '', eradicators],
  ['Heavy onslaught gatling cannon', 24, '12', '3+', '6', 0, '1', 'devastating wounds', redemptor],
  ['Onslaught gatling cannon', 24, '8', '3+', '5', 0, '1', 'devastating wounds', redemptor],
  ['Icarus rocket pod', 24, 'D3', '3+', '8', -1, '2', 'anti-fly 2+', redemptor],
  ['Twin fragstorm grenade launcher', 18, 'D6', '3+', '4', 0, '1', 'blast, twin-linked', redemptor],
  ['Twin storm bolter', 24, '2', '3+', '4', 0, '1', 'rapid fire 2, twin-linked', redemptor],
  ['Redemptor fist', 'melee', '5', '3+', '12', -2, '3', '', redemptor],
  ['Hunter-killer missile', 48, '1', '2+', '14', -3, 'D6', 'one shot', 'Rhino'],
  ['Armoured tracks', 'melee', '3', '4+', '6', 0, '1', '', 'Rhino'],
];

export const veteranRows: Readonly<Record<string, SheetRow>> = {
  [assault]: {
    keywords: 'IMPERIUM, TACTICUS',
    models: [
      [
        'Assault Intercessor Sergeant',
        1,
        1,
        roundBase(32),
        '',
        'Heavy bolt pistol | Hand flamer | Plasma pistol',
        'Astartes chainsword | Power weapon | Power fist | Thunder hammer',
      ],
      ['Assault Intercessor', 4, 9, roundBase(32), 'Heavy bolt pistol, Astartes chainsword'],
    ],
    abilities: 'Shock Assault',
    prices: '10: 150',
  },
  [bladeguard]: {
    keywords: 'IMPERIUM, TACTICUS, GRENADES',
    models: [
      [
        'Bladeguard Veteran Sergeant',
        1,
        1,
        roundBase(40),
        'Master-crafted power weapon',
        'Heavy bolt pistol | Neo-volkite pistol | Plasma pistol',
      ],
      ['Bladeguard Veteran', 2, 5, roundBase(40), 'Heavy bolt pistol, Master-crafted power weapon'],
    ],
    abilities: 'Bladeguard',
    prices: '6: 160, 3: 90 from 3, 6: 170 from 3',
  },
  [terminators]: {
    keywords: 'IMPERIUM',
    models: [
      ['Terminator Sergeant', 1, 1, roundBase(40), 'Storm bolter', 'Power weapon | Chainfist | Power fist'],
      [
        'Terminator',
        4,
        9,
        roundBase(40),
        '',
        [
          'Storm bolter',
          'Storm bolter + Cyclone missile launcher (1 per 5)',
          'Heavy flamer (1 per 5)',
          'Assault cannon (1 per 5)',
        ].join(' | '),
        'Power fist | Chainfist',
      ],
    ],
    abilities: 'Fury of the First, Teleport Homer',
    prices: '10: 320',
  },
  [eradicators]: {
    keywords: 'IMPERIUM, GRAVIS, GRENADES',
    models: [
      ['Eradicator Sergeant', 1, 1, roundBase(40), 'Bolt pistol, Melta rifle, Close combat weapon'],
      ['Eradicator', 2, 5, roundBase(40), 'Bolt pistol, Close combat weapon', 'Melta rifle | Multi-melta (1 per 3)'],
    ],
    abilities: 'Total Obliteration',
    prices: '6: 180, 3: 100 from 3, 6: 190 from 3',
  },
  [redemptor]: {
    keywords: 'IMPERIUM, DREADNOUGHT',
    models: [
      [
        redemptor,
        1,
        1,
        roundBase(90),
        'Redemptor fist, Heavy onslaught gatling cannon',
        'Heavy flamer | Onslaught gatling cannon',
        'Twin fragstorm grenade launcher | Twin storm bolter',
        '- | Icarus rocket pod',
      ],
    ],
    abilities: 'Deadly Demise D3, Damaged 4, Duty Eternal',
    prices: '1: 210 from 3',
  },
  Rhino: {
    keywords: 'IMPERIUM, TRANSPORT',
    models: [['Rhino', 1, 1, { shape: 'model' }, 'Storm bolter, Armoured tracks', '- | Hunter-killer missile']],
    abilities: 'Deadly Demise D3, Firing Deck 2, Self Repair',
    transport: {
      rooms: [
        {
          capacity: 12,
          carries: [['ADEPTUS ASTARTES', 'INFANTRY']],
          refuses: ['JUMP PACK', 'WULFEN', 'PHOBOS', 'GRAVIS', 'CENTURION', 'TERMINATOR', 'TACTICUS'],
          places: [],
        },
      ],
    },
    prices: '1: 75 from 4',
  },
};

const { attacks, happens, waits } = rowsOf('ability', marines);

const heavyTarget = isAny('target', 'MONSTER', 'VEHICLE');
const again = (roll: string) =>
  ({ reroll: roll, which: 'any', for: attacksBy('self', 'ranged', heavyTarget) }) as const;

/** One of two, once a turn, until the phase ends. */
const guard = [
  { mark: 'guarding', on: 'self', until: 'turn' },
  {
    either: [
      [{ ...add('hit-roll', 1, itsMelee()), until: 'phase' }],
      [{ ...add('hit-roll', -1, attacksAtIt()), until: 'phase' }],
    ],
  },
] as const;
const mayGuard = not(state('guarding', 'self'));

export const veteranRules: readonly AttackRule[] = [
  attacks(
    [
      assault,
      'shock-assault',
      'Shock Assault',
      'Melee wound rolls of 1 again, any at a unit in range of an objective.',
    ],
    ...always(
      { reroll: 'wound', which: 'ones', for: itsMelee() },
      { reroll: 'wound', which: 'any', for: attacksBy('self', 'melee', state('in-range-of-objective', 'target')) },
    ),
  ),
  happens(
    [
      bladeguard,
      'bladeguard',
      'Bladeguard',
      'Once a turn, as it is selected to fight or struck at: it hits 1 better in melee, or is hit 1 worse.',
    ],
    {
      when: { at: 'selected-to-fight', edge: 'after', of: 'self' },
      if: mayGuard,
      offer: { limit: { times: 1, per: 'turn', by: 'unit' } },
      do: [...guard],
    },
    {
      when: { at: 'targets-selected', edge: 'after', of: unit('theirs') },
      if: every(mayGuard, state('targeted-by-subject', 'self'), {
        some: [state('fight-phase', 'mine'), state('fight-phase', 'theirs')],
      }),
      offer: { limit: { times: 1, per: 'turn', by: 'unit' } },
      do: [...guard],
    },
  ),
  attacks(
    [terminators, 'fury-of-the-first', 'Fury of the First', 'Hits the target of the Oath of Moment 1 better.'],
    ...always(add('hit-roll', 1, attacksBy('self', 'any', state('oath-target', 'target')))),
  ),
  waits(
    [
      terminators,
      'teleport-homer',
      'Teleport Homer',
      'Once a battle it arrives by Rapid Ingress for nothing, near a token that was set up before.',
    ],
    'nobody sets up tokens yet',
  ),
  attacks(
    [
      eradicators,
      'total-obliteration',
      'Total Obliteration',
      'Ranged attacks at MONSTERS and VEHICLES may re-roll hit, wound and damage.',
    ],
    ...always(again('hit'), again('wound'), again('damage')),
  ),
  attacks(
    [redemptor, 'duty-eternal', 'Duty Eternal', 'Attacks allocated to it have 1 less Damage.'],
    ...always(add('damage', -1, attacksAtIt())),
  ),
  happens(['Rhino', 'self-repair', 'Self Repair', 'As your Command phase ends it regains a wound.'], {
    when: { at: 'command-end', edge: 'during', turn: 'mine' },
    do: [{ heal: 1, on: 'self' }],
  }),
];
