import type { ArmyFacts } from '../table/stand.js';
import { carried, of, single, support, words } from './formations.js';

/** Section 17.2. */
export const necronArmy: ArmyFacts = {
  umpire: 1,
  edition: 'netepic-fr2',
  id: 'necrons-2350',
  name: words('Armée nécron', 'Necron army'),
  faction: 'necrons',
  points: 2350,
  formations: [
    {
      id: 'N-C1',
      name: words('Compagnie d’infanterie nécron', 'Necron infantry company'),
      kind: 'company',
      points: 675,
      breakPoint: 10,
      victoryPoints: 7,
      phasesOut: true,
      detachments: [
        of('N-C1-1', 'Guerriers Nécrons I', 'Necron Warriors I', ['warrior', 6]),
        of('N-C1-2', 'Guerriers Nécrons II', 'Necron Warriors II', ['warrior', 6]),
        of('N-C1-3', 'Immortels', 'Immortals', ['immortal', 6]),
      ],
      characters: [{ sheet: 'necron-lord', joins: 'N-C1-1' }],
    },
    {
      id: 'N-OV',
      name: words('Overlord', 'Overlord'),
      kind: 'compulsory',
      points: 125,
      detachments: [],
      characters: [{ sheet: 'overlord', joins: 'N-C1-3' }],
    },
    single(
      { ...support('N-S1', 'N-C1', words('Dépeceurs', 'Flayed Ones'), [150, 4, 2]), phasesOut: true },
      'flayed-one',
      6,
    ),
    single(
      { ...support('N-S2', 'N-C1', words('Destroyers', 'Destroyers'), [225, 3, 3]), phasesOut: true },
      'destroyer',
      5,
    ),
    single({ ...support('N-S3', 'N-C1', words('Monolithe', 'Monolith'), [175, 1, 2]), phasesOut: true }, 'monolith', 1),
    single({ ...support('N-S4', 'N-C1', words('Pylône', 'Pylon'), [225, 1, 3]), phasesOut: true }, 'pylon', 1),
    single(
      {
        ...support('N-S5', 'N-C1', words('Arches du Jugement Dernier', 'Doomsday Arks'), [300, 2, 3]),
        phasesOut: true,
      },
      'doomsday-ark',
      3,
    ),
    single(
      {
        id: 'N-X1',
        name: words('Gardien des Tombes', 'Tomb Guardian'),
        kind: 'special',
        points: 475,
        breakPoint: null,
        victoryPoints: 5,
      },
      'tomb-guardian',
      1,
    ),
  ],
};

/** Section 17.4. */
export const marineArmy: ArmyFacts = {
  umpire: 1,
  edition: 'netepic-fr2',
  id: 'marines-2350',
  name: words('Armée Space Marine', 'Space Marine army'),
  faction: 'other',
  points: 2350,
  formations: [
    {
      id: 'M-C1',
      name: words('Compagnie Terminator', 'Terminator company'),
      kind: 'company',
      points: 825,
      breakPoint: 7,
      victoryPoints: 9,
      detachments: [
        of('M-C1-1', 'Terminators I', 'Terminators I', ['terminator', 4]),
        of('M-C1-2', 'Terminators II', 'Terminators II', ['terminator', 4]),
        of('M-C1-3', 'Terminators III', 'Terminators III', ['terminator', 4]),
      ],
      characters: [{ sheet: 'terminator-hq', joins: 'M-C1-1' }],
    },
    {
      id: 'M-C2',
      name: words('Compagnie tactique', 'Tactical company'),
      kind: 'company',
      points: 750,
      breakPoint: 15,
      victoryPoints: 8,
      detachments: [
        carried('M-C2-4', of('M-C2-1', 'Marines tactiques I', 'Tactical Marines I', ['tactical', 6])),
        carried('M-C2-5', of('M-C2-2', 'Marines tactiques II', 'Tactical Marines II', ['tactical', 6])),
        carried('M-C2-6', of('M-C2-3', 'Marines tactiques III', 'Tactical Marines III', ['tactical', 6])),
        of('M-C2-4', 'Rhinos I', 'Rhinos I', ['rhino', 4]),
        of('M-C2-5', 'Rhinos II', 'Rhinos II', ['rhino', 3]),
        of('M-C2-6', 'Rhinos III', 'Rhinos III', ['rhino', 3]),
      ],
      characters: [{ sheet: 'tactical-hq', joins: 'M-C2-1' }],
    },
    single(support('M-S1', 'M-C1', words('Vétérans', 'Veterans'), [175, 3, 2]), 'veteran', 5),
    single(support('M-S2', 'M-C2', words('Predators', 'Predators'), [200, 2, 2]), 'predator', 3),
    single(support('M-S3', 'M-C2', words('Scouts', 'Scouts'), [150, 4, 2]), 'scout', 6),
    single(support('M-S4', 'M-C2', words('Hunters', 'Hunters'), [100, 2, 1]), 'hunter', 2),
    {
      id: 'M-X1',
      name: words('Archiviste', 'Librarian'),
      kind: 'special',
      points: 50,
      detachments: [],
      characters: [{ sheet: 'librarian', joins: 'M-C2-2' }],
    },
    single(
      {
        id: 'M-X2',
        name: words('Land Speeders', 'Land Speeders'),
        kind: 'special',
        points: 100,
        breakPoint: 2,
        victoryPoints: 1,
      },
      'land-speeder',
      3,
    ),
  ],
};

/** The skirmish of section 17.4: 300 points a side, no objectives, three turns. */
export const skirmishArmies: readonly ArmyFacts[] = [
  {
    umpire: 1,
    edition: 'netepic-fr2',
    id: 'necrons-300',
    name: words('Escarmouche nécron', 'Necron skirmish'),
    faction: 'necrons',
    points: 300,
    formations: [
      {
        id: 'N-K1',
        name: words('Guerriers Nécrons', 'Necron Warriors'),
        kind: 'company',
        points: 300,
        detachments: [of('N-K1-1', 'Guerriers Nécrons', 'Necron Warriors', ['warrior', 6])],
        characters: [{ sheet: 'necron-lord', joins: 'N-K1-1' }],
      },
    ],
  },
  {
    umpire: 1,
    edition: 'netepic-fr2',
    id: 'marines-300',
    name: words('Escarmouche Space Marine', 'Space Marine skirmish'),
    faction: 'other',
    points: 300,
    formations: [
      {
        id: 'M-K1',
        name: words('Marines tactiques', 'Tactical Marines'),
        kind: 'company',
        points: 300,
        detachments: [
          of('M-K1-1', 'Marines tactiques', 'Tactical Marines', ['tactical', 6]),
          of('M-K1-2', 'Rhinos', 'Rhinos', ['rhino', 3]),
        ],
      },
    ],
  },
];
