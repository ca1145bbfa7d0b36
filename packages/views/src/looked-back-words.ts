import type { Shown } from './catalogue.js';

interface Moment {
  readonly round: string;
  readonly answer: string;
  readonly attacker: string;
  readonly target: string;
  readonly weapons: string;
  readonly of: 'models' | 'wounds';
  readonly came: string;
  readonly mean: string;
  readonly isMore: boolean;
  readonly chance: string;
  readonly points: string;
}

interface Place {
  /** Of a hundred. */
  readonly place: string;
  readonly attacks: string;
  readonly points: string;
  readonly ofPoints: string;
  readonly wounds: string;
  readonly ofWounds: string;
}

/** What is said when one looks back on a battle. */
export interface ReviewWords {
  readonly score: string;
  readonly round: string;
  readonly luck: string;
  readonly place: (who: string, place: Place) => string;
  readonly noAttacks: (who: string) => string;
  readonly measured: string;
  readonly notMeasured: (count: Shown) => string;
  readonly moments: string;
  readonly moment: (moment: Moment) => string;
}

const ofEnglish = { models: 'Destroyed:', wounds: 'Wounds:' } as const;

export const reviewEnglish: ReviewWords = {
  score: 'Score by round',
  round: 'Round',
  luck: 'Luck',
  place: (who, { place, attacks, points, ofPoints, wounds, ofWounds }) =>
    `${who}: ${place} of 100. ${points} points destroyed where ${ofPoints} were to be expected, ${wounds} wounds for ${ofWounds}, in ${attacks} attacks.`,
  noAttacks: (who) => `${who}: no attacks.`,
  measured:
    'Of 100 battles with the same attacks, so many go no better; 50 is the middle. Measured are attacks, each by its exact odds as it was made: no charges, no tests, no mortal wounds from elsewhere.',
  notMeasured: ({ value, text }) =>
    value === 1
      ? '1 attack is left out: it has no exact odds.'
      : `${text} attacks are left out: they have no exact odds.`,
  moments: 'Furthest from the odds',
  moment: ({ round, answer, attacker, target, weapons, of, came, mean, isMore, chance, points }) =>
    `Round ${round}, answer ${answer}: ${attacker} at ${target} (${weapons}). ${ofEnglish[of]} ${came} where ${mean} were to be expected, ${points} points; ${chance} to do ${isMore ? 'as well' : 'as badly'}.`,
};

const ofFrench = { models: 'Détruits :', wounds: 'PV :' } as const;

export const reviewFrench: ReviewWords = {
  score: 'Score par round',
  round: 'Round',
  luck: 'Chance',
  place: (who, { place, attacks, points, ofPoints, wounds, ofWounds }) =>
    `${who} : ${place} sur 100. ${points} points détruits pour ${ofPoints} attendus, ${wounds} PV pour ${ofWounds}, en ${attacks} attaques.`,
  noAttacks: (who) => `${who} : aucune attaque.`,
  measured:
    'Sur 100 batailles aux mêmes attaques, autant ne font pas mieux ; 50 est le milieu. Seules les attaques sont mesurées, chacune à ses probabilités exactes au moment où elle fut faite : ni charges, ni tests, ni blessures mortelles venues d’ailleurs.',
  notMeasured: ({ value, text }) =>
    value === 1
      ? '1 attaque est laissée de côté : pas de probabilités exactes.'
      : `${text} attaques sont laissées de côté : pas de probabilités exactes.`,
  moments: 'Au plus loin des probabilités',
  moment: ({ round, answer, attacker, target, weapons, of, came, mean, isMore, chance, points }) =>
    `Round ${round}, réponse ${answer} : ${attacker} sur ${target} (${weapons}). ${ofFrench[of]} ${came} pour ${mean} attendus, ${points} points ; ${chance} de chances de faire ${isMore ? 'aussi bien' : 'aussi mal'}.`,
};
