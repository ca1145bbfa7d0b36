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
  /** `why`: a code of the game. */
  readonly notMeasured: (count: Shown, why: string) => string;
  readonly moments: string;
  readonly moment: (moment: Moment) => string;
}

const ofEnglish = { models: 'Destroyed:', wounds: 'Wounds:' } as const;

const whyEnglish: Readonly<Record<string, string>> = {
  'too-large': 'their exact odds would take too long',
  'mixed-targets': 'their hits are dealt out among unlike stands',
  'elite-re-rolls': 'Elite re-rolls are declared along the way',
  'fire-into-assault': 'misses into an assault fall on friends',
  'location-sheets': 'a zone is chosen on a location sheet',
  sacrifice: 'a stand may be sacrificed for another',
  'templates-and-buildings': 'templates and buildings',
};

export const reviewEnglish: ReviewWords = {
  score: 'Score by round',
  round: 'Round',
  luck: 'Luck',
  place: (who, { place, attacks, points, ofPoints, wounds, ofWounds }) =>
    `${who}: ${place} of 100. ${points} points destroyed where ${ofPoints} were to be expected, ${wounds} wounds for ${ofWounds}, in ${attacks} attacks.`,
  noAttacks: (who) => `${who}: no attacks.`,
  measured:
    'Of 100 battles with the same attacks, so many go no better; 50 is the middle. Measured are attacks, each by its exact odds as it was made: no charges, no tests, no mortal wounds from elsewhere.',
  notMeasured: ({ value, text }, why) =>
    `${value === 1 ? '1 attack is' : `${text} attacks are`} left out: ${whyEnglish[why] ?? why}.`,
  moments: 'Furthest from the odds',
  moment: ({ round, answer, attacker, target, weapons, of, came, mean, isMore, chance, points }) =>
    `Round ${round}, answer ${answer}: ${attacker} at ${target} (${weapons}). ${ofEnglish[of]} ${came} where ${mean} were to be expected, ${points} points; ${chance} to do ${isMore ? 'as well' : 'as badly'}.`,
};

const ofFrench = { models: 'Détruits :', wounds: 'PV :' } as const;

const whyFrench: Readonly<Record<string, string>> = {
  'too-large': 'leurs probabilités exactes seraient trop longues à calculer',
  'mixed-targets': 'leurs touches se répartissent entre des socles différents',
  'elite-re-rolls': 'des relances d’Élite se déclarent en chemin',
  'fire-into-assault': 'les tirs ratés dans un Assaut tombent sur des amis',
  'location-sheets': 'une zone se choisit sur une fiche de localisation',
  sacrifice: 'un socle peut être sacrifié pour un autre',
  'templates-and-buildings': 'gabarits et bâtiments',
};

export const reviewFrench: ReviewWords = {
  score: 'Score par round',
  round: 'Round',
  luck: 'Chance',
  place: (who, { place, attacks, points, ofPoints, wounds, ofWounds }) =>
    `${who} : ${place} sur 100. ${points} points détruits pour ${ofPoints} attendus, ${wounds} PV pour ${ofWounds}, en ${attacks} attaques.`,
  noAttacks: (who) => `${who} : aucune attaque.`,
  measured:
    'Sur 100 batailles aux mêmes attaques, autant ne font pas mieux ; 50 est le milieu. Seules les attaques sont mesurées, chacune à ses probabilités exactes au moment où elle fut faite : ni charges, ni tests, ni blessures mortelles venues d’ailleurs.',
  notMeasured: ({ value, text }, why) =>
    `${value === 1 ? '1 attaque est laissée' : `${text} attaques sont laissées`} de côté : ${whyFrench[why] ?? why}.`,
  moments: 'Au plus loin des probabilités',
  moment: ({ round, answer, attacker, target, weapons, of, came, mean, isMore, chance, points }) =>
    `Round ${round}, réponse ${answer} : ${attacker} sur ${target} (${weapons}). ${ofFrench[of]} ${came} pour ${mean} attendus, ${points} points ; ${chance} de chances de faire ${isMore ? 'aussi bien' : 'aussi mal'}.`,
};
