import type { ArmyFacts, FormationFacts } from '../table/stand.js';
import { of, single, support, words } from './formations.js';
import { orkArmy } from './orks.js';
import { necronArmy } from './test-armies.js';

/** A card of the smaller army, once more under another number. */
function again(army: ArmyFacts, id: string): FormationFacts {
  const card = army.formations.find((one) => one.id === id);
  if (!card) throw new Error(`${army.id} has no ${id}`);
  return card;
}

const infantry = (id: string, number: string): FormationFacts => ({
  ...again(necronArmy, 'N-C1'),
  id,
  name: words(`Compagnie d’infanterie nécron ${number}`, `Necron infantry company ${number}`),
  detachments: [
    of(`${id}-1`, `Guerriers Nécrons ${number} a`, `Necron Warriors ${number} a`, ['warrior', 6]),
    of(`${id}-2`, `Guerriers Nécrons ${number} b`, `Necron Warriors ${number} b`, ['warrior', 6]),
    of(`${id}-3`, `Immortels ${number}`, `Immortals ${number}`, ['immortal', 6]),
  ],
  characters: [{ sheet: 'necron-lord', joins: `${id}-1` }],
});

/** Cards of section 17.2, two companies of them: 3,000 points. */
export const greatNecronArmy: ArmyFacts = {
  umpire: 1,
  edition: 'netepic-fr2',
  id: 'necrons-3000',
  name: words('Grande armée nécron', 'Great Necron army'),
  faction: 'necrons',
  points: 3000,
  formations: [
    infantry('N-C1', 'I'),
    infantry('N-C2', 'II'),
    again(necronArmy, 'N-OV'),
    single(
      { ...support('N-S1', 'N-C1', words('Dépeceurs I', 'Flayed Ones I'), [150, 4, 2]), phasesOut: true },
      'flayed-one',
      6,
    ),
    single(
      { ...support('N-S2', 'N-C1', words('Destroyers', 'Destroyers'), [225, 3, 3]), phasesOut: true },
      'destroyer',
      5,
    ),
    single(
      { ...support('N-S3', 'N-C2', words('Dépeceurs II', 'Flayed Ones II'), [150, 4, 2]), phasesOut: true },
      'flayed-one',
      6,
    ),
    again(necronArmy, 'N-S4'),
    single(
      {
        ...support('N-S5', 'N-C2', words('Arches du Jugement Dernier', 'Doomsday Arks'), [300, 2, 3]),
        phasesOut: true,
      },
      'doomsday-ark',
      3,
    ),
    again(necronArmy, 'N-X1'),
  ],
};

/** The Ork army of the catalogue with a second Goff Clan: 3,000 points. */
export const greatOrkArmy: ArmyFacts = {
  ...orkArmy,
  id: 'orks-3000',
  name: words('Grande armée ork', 'Great Ork army'),
  points: 3000,
  formations: [
    ...orkArmy.formations,
    {
      ...again(orkArmy, 'O-C2'),
      id: 'O-C3',
      name: words('Second clan Goff', 'Second Goff Clan'),
      detachments: [
        of('O-C3-1', 'Nobz Goff II', 'Goff Nobz II', ['ork-nob', 8]),
        of('O-C3-2', 'Boyz Goff IV', 'Goff Boyz IV', ['goff-boy', 5]),
        of('O-C3-3', 'Boyz Goff V', 'Goff Boyz V', ['goff-boy', 5]),
        of('O-C3-4', 'Boyz Goff VI', 'Goff Boyz VI', ['goff-boy', 5]),
      ],
    },
  ],
};
