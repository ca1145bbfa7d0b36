import type { FormSwitch, FormUnit, QuestionForm, Worded } from '@umpire/rules';
import { darkEldar } from '../facts/dark-eldar.js';
import { marines } from '../facts/marines.js';
import { necrons } from '../facts/necrons.js';
import { orks } from '../facts/orks.js';
import type { StandSheet } from '../table/stand.js';

const worded = (fr: string, en: string): Worded => ({ fr, en });

const shooting = (id: string, fr: string, en: string, overlay: FormSwitch['overlay']): FormSwitch => ({
  id,
  phase: 'shooting',
  name: worded(fr, en),
  overlay: { conditions: overlay },
});

const fact = (side: 'attacker' | 'target', state: string, fr: string, en: string): FormSwitch => ({
  id: `${side}-${state}`,
  phase: 'assault',
  name: worded(fr, en),
  overlay: { conditions: { facts: { [side]: [state] } } },
});

const option = (id: string, fr: string, en: string, overlay: FormSwitch['overlay']): FormSwitch => ({
  id,
  name: worded(fr, en),
  overlay,
});

const cover = (id: string, fr: string, en: string): FormSwitch =>
  option(id, fr, en, id === 'none' ? {} : { conditions: { cover: id } });

const sector = (id: string, fr: string, en: string): FormSwitch =>
  option(id, fr, en, id === 'front' ? {} : { conditions: { sector: id } });

const terrain = (side: 'attacker' | 'target', id: string, bonus: number, fr: string, en: string): FormSwitch =>
  option(id, fr, en, bonus === 0 ? {} : { conditions: { terrainBonus: { [side]: bonus } } });

const ground = (side: 'attacker' | 'target'): readonly FormSwitch[] => [
  terrain(side, 'open', 0, 'terrain découvert', 'open ground'),
  terrain(side, 'barricade', 1, 'barricade, bâtiment léger', 'barricade, light building'),
  terrain(side, 'trench', 2, 'tranchée, bâtiment', 'trench, building'),
];

/** Detachments of the shipped armies: engines and characters stand alone. */
const usualOf = ({ pinningClass, abilities }: StandSheet): number => {
  if (pinningClass > 3 || abilities.some(({ id }) => id === 'attached-character')) return 1;
  return pinningClass === 3 ? 3 : 6;
};

const unitsOf = (sheets: readonly StandSheet[], of: Worded): readonly FormUnit[] =>
  sheets.map((sheet) => ({
    id: sheet.id,
    name: worded(sheet.name.fr.one, sheet.name.en.one),
    names: worded(sheet.name.fr.many, sheet.name.en.many),
    of,
    shoots: sheet.weapons.length > 0,
    usual: usualOf(sheet),
  }));

/** What a question of NetEpic may say, in the printed terms. */
export const questionForm: QuestionForm = {
  phases: [
    { id: 'shooting', name: worded('Tir', 'Shooting') },
    { id: 'assault', name: worded('Assaut', 'Assault') },
  ],
  units: [
    ...unitsOf(necrons, worded('Nécrons', 'Necrons')),
    ...unitsOf(marines, worded('Space Marines', 'Space Marines')),
    ...unitsOf(orks, worded('Orks', 'Orks')),
    ...unitsOf(darkEldar, worded('Eldars noirs', 'Dark Eldar')),
  ],
  switches: [
    shooting('first-fire', 'Tir Appuyé non révélé', 'unrevealed First Fire', { firstFire: true }),
    shooting('interception', 'tir d’interception', 'interception fire', { interception: true }),
    shooting('counter-charge', 'tir de contre-charge', 'counter-charge fire', { counterCharge: true }),
    shooting('engaged', 'tireur engagé', 'engaged shooter', { engaged: true }),
    shooting('into-assault', 'tir dans un Assaut', 'fire into an assault', { intoAssault: true }),
    shooting('popped-up', 'attaque surprise', 'pop-up attack', { poppedUp: true }),
    shooting('target-popped-up', 'cible en attaque surprise', 'target popped up', { targetPoppedUp: true }),
    fact('attacker', 'led', 'attaquants : Meneur à 12 cm', 'attackers: Leader within 12 cm'),
    fact('target', 'led', 'cible : Meneur à 12 cm', 'target: Leader within 12 cm'),
    fact('attacker', 'fall-back', 'attaquants en Retraite', 'attackers falling back'),
    fact('target', 'fall-back', 'cible en Retraite', 'target falling back'),
    fact('attacker', 'immobilised', 'attaquants immobilisés', 'attackers immobilised'),
    fact('target', 'immobilised', 'cible immobilisée', 'target immobilised'),
    {
      id: 'later',
      phase: 'assault',
      name: worded('round suivant, sans Peur', 'later round, no Fear'),
      overlay: { conditions: { round: 2 } },
    },
  ],
  choices: [
    {
      id: 'cover',
      phase: 'shooting',
      name: worded('couvert de la cible', 'cover of the target'),
      options: [
        cover('none', 'sans couvert', 'no cover'),
        cover('light', 'couvert léger', 'light cover'),
        cover('heavy', 'couvert lourd', 'heavy cover'),
        cover('fortified', 'fortifié', 'fortified'),
      ],
    },
    {
      id: 'sector',
      phase: 'shooting',
      name: worded('tir venu', 'shot comes from'),
      options: [
        sector('front', 'de face', 'the front'),
        sector('flank', 'de flanc', 'the flank'),
        sector('rear', 'de dos', 'the rear'),
      ],
    },
    {
      id: 'attacker-ground',
      phase: 'assault',
      name: worded('terrain des attaquants', 'attackers’ ground'),
      options: ground('attacker'),
    },
    {
      id: 'target-ground',
      phase: 'assault',
      name: worded('terrain de la cible', 'target’s ground'),
      options: ground('target'),
    },
    {
      id: 'elite',
      name: worded('relances Élite', 'Elite re-rolls'),
      options: [
        option('failed', 'sur les dés ratés', 'on failed dice', {}),
        option('best', 'au mieux', 'as is best', { policies: { elite: 'best', saveElite: 'best' } }),
        option('never', 'jamais', 'never', { policies: { elite: 'never', saveElite: 'never' } }),
      ],
    },
  ],
  numbers: [
    {
      id: 'attacker-pool',
      name: worded('réserve de relances, attaquants', 'pool of re-rolls, attackers'),
      path: ['conditions', 'eliteRerolls', 'attacker'],
      most: 100,
    },
    {
      id: 'target-pool',
      name: worded('réserve de relances, cible', 'pool of re-rolls, target'),
      path: ['conditions', 'eliteRerolls', 'target'],
      most: 100,
    },
  ],
  first: {
    phase: 'shooting',
    attackers: [{ sheet: 'warrior', stands: 6 }],
    groups: [{ sheet: 'tactical', stands: 6 }],
  },
};
