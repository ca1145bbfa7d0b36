import type { ArmyFacts, StandSheet } from '../table/stand.js';
import { carried, of, single, support, words } from './formations.js';
import { gun, stand } from './printed.js';

const darkLance = gun('dark-lance', 'lance de ténèbres', 'dark lance', '75 / 1 / 4+ / −2');

/**
 * From the NetEpic Gold catalogue of the Dark Eldar, with the rulings of the Orks beside it. What its sheets print beyond the abilities
 * here (dodging, open tops) is marked as special rules, and does nothing.
 */
export const darkEldar: readonly StandSheet[] = [
  stand({
    id: 'dracon',
    name: ['Dracon', 'Dracons', 'm', 'Dracon', 'Dracons'],
    pinningClass: 1,
    move: 10,
    save: '-',
    factor: 5,
    morale: 6,
    weapons: [gun('terrorfex', 'terrorfex', 'terrorfex', '35 / 2 / 5+ / −1 / Ignore les Couverts')],
    abilities: 'Elite (1), QG, Règles Spéciales',
  }),
  stand({
    id: 'incubi',
    name: ['Incube', 'Incubes', 'm', 'Incubus', 'Incubi'],
    pinningClass: 1,
    move: 10,
    save: '6+',
    factor: 4,
    morale: 6,
    weapons: [gun('tormentor-helm', 'casque tourmenteur', 'tormentor helm', '25 / 1 / 5+ / 0')],
    abilities: 'Elite (1), Règles Spéciales',
  }),
  stand({
    id: 'kabalite',
    name: ['Guerrier de cabale', 'Guerriers de cabale', 'm', 'Kabalite Warrior', 'Kabalite Warriors'],
    pinningClass: 1,
    move: 10,
    save: '-',
    factor: 0,
    morale: 6,
    weapons: [gun('splinter-rifle', 'fusil éclateur', 'splinter rifle', '50 / 1 / 5+ / 0')],
  }),
  stand({
    id: 'raider',
    name: ['Raider', 'Raiders', 'm', 'Raider', 'Raiders'],
    pinningClass: 3,
    move: 30,
    save: '5+',
    factor: 0,
    morale: 6,
    weapons: [darkLance],
    abilities: 'Antigrav, Transport (2), Règles Spéciales',
  }),
  stand({
    id: 'ravager',
    name: ['Ravageur', 'Ravageurs', 'm', 'Ravager', 'Ravagers'],
    pinningClass: 3,
    move: 30,
    save: '4+',
    factor: 2,
    morale: 6,
    weapons: [darkLance, gun('disintegrators', 'désintégrateurs', 'disintegrators', '50 / 2 / 5+ / −1')],
    abilities: 'Antigrav',
  }),
  stand({
    id: 'reaver',
    name: ['Motojet Reaver', 'Motojets Reaver', 'f', 'Reaver Jetbike', 'Reaver Jetbikes'],
    pinningClass: 2,
    move: 35,
    save: '-',
    factor: 3,
    morale: 6,
    weapons: [gun('blasters', 'disloqueurs', 'blasters', '15 / 1 / 4+ / −1')],
    abilities: 'Antigrav',
  }),
  stand({
    id: 'scourge',
    name: ['Fléau', 'Fléaux', 'm', 'Scourge', 'Scourges'],
    pinningClass: 1,
    move: 15,
    save: '-',
    factor: 0,
    morale: 6,
    weapons: [gun('splinter-cannon', 'canon éclateur', 'splinter cannon', '75 / 2 / 5+ / −1')],
    abilities: 'Réacteurs Dorsaux',
  }),
];

const cadre = (n: 1 | 2 | 3) => {
  const number = ['I', 'II', 'III'][n - 1] ?? '';
  return [
    carried(
      `D-C1-${2 * n + 2}`,
      of(`D-C1-${2 * n + 1}`, `Guerriers de cabale ${number}`, `Kabalite Warriors ${number}`, ['kabalite', 6]),
    ),
    of(`D-C1-${2 * n + 2}`, `Raiders ${number}`, `Raiders ${number}`, ['raider', 3]),
  ];
};

export const darkEldarArmy: ArmyFacts = {
  umpire: 1,
  edition: 'netepic-fr2',
  id: 'dark-eldar-2350',
  name: words('Armée eldar noire', 'Dark Eldar army'),
  faction: 'other',
  points: 2350,
  formations: [
    {
      id: 'D-C1',
      name: words('Cabale de Raiders', 'Raider Kabal'),
      kind: 'company',
      points: 900,
      breakPoint: 15,
      victoryPoints: 9,
      detachments: [
        carried('D-C1-2', of('D-C1-1', 'Dracon et sa suite', 'Dracon and retinue', ['dracon', 1], ['incubi', 1])),
        of('D-C1-2', 'Raider du Dracon', 'Command Raider', ['raider', 1]),
        ...cadre(1),
        ...cadre(2),
        ...cadre(3),
      ],
    },
    {
      id: 'D-C2',
      name: words('Cabale de Ravageurs', 'Ravager Kabal'),
      kind: 'company',
      points: 650,
      breakPoint: 5,
      victoryPoints: 7,
      detachments: [
        of('D-C2-1', 'Ravageurs I', 'Ravagers I', ['ravager', 3]),
        of('D-C2-2', 'Ravageurs II', 'Ravagers II', ['ravager', 3]),
        of('D-C2-3', 'Ravageurs III', 'Ravagers III', ['ravager', 3]),
      ],
    },
    single(support('D-S1', 'D-C1', words('Fléaux', 'Scourge Cadre'), [300, 3, 3]), 'scourge', 6),
    single(support('D-S2', 'D-C2', words('Motojets Reaver', 'Reaver Jetbike Squadron'), [200, 3, 2]), 'reaver', 6),
    {
      ...support('D-S3', 'D-C1', words('Cadre de guerriers', 'Warrior Cadre'), [300, 5, 3]),
      detachments: [
        carried('D-S3-2', of('D-S3-1', 'Guerriers du cadre', 'Cadre Warriors', ['kabalite', 6])),
        of('D-S3-2', 'Raiders du cadre', 'Cadre Raiders', ['raider', 3]),
      ],
    },
  ],
};
