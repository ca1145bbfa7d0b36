import type { Shown } from './catalogue.js';

interface Moment {
  /** The word and its number. */
  readonly round: string;
  /** The game's word for what stands lose before they fall. */
  readonly hitPoints: string;
  readonly answer: string;
  readonly attacker: string;
  readonly target: string;
  readonly weapons: string;
  readonly of: 'models' | 'wounds';
  readonly came: string;
  readonly mean: Shown;
  readonly isMore: boolean;
  readonly chance: string;
  readonly points: Shown;
}

interface Place {
  /** Of a hundred. */
  readonly place: string;
  readonly attacks: Shown;
  readonly points: Shown;
  readonly ofPoints: Shown;
  readonly wounds: string;
  readonly ofWounds: string;
  readonly hitPoints: string;
}

/** What is said when one looks back on a battle. */
export interface ReviewWords {
  readonly score: (round: string) => string;
  /** Where a game has no words of its own. */
  readonly round: string;
  readonly hitPoints: string;
  readonly luck: string;
  readonly place: (who: string, place: Place) => string;
  readonly noAttacks: (who: string) => string;
  readonly measured: string;
  /** `why`: a code of the game. */
  readonly notMeasured: (count: Shown, why: string) => string;
  readonly moments: string;
  readonly moment: (moment: Moment) => string;
}

const whyEnglish: Readonly<Record<string, string>> = {
  'too-large': 'their exact odds would take too long',
  'mixed-targets': 'their hits are dealt out among unlike stands',
  'elite-re-rolls': 'Elite re-rolls are declared along the way',
  'fire-into-assault': 'misses into an assault fall on friends',
  'location-sheets': 'a zone is chosen on a location sheet',
  sacrifice: 'a stand may be sacrificed for another',
  'templates-and-buildings': 'templates and buildings',
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const reviewEnglish: ReviewWords = {
  score: (round) => `Score by ${round.toLowerCase()}`,
  round: 'Round',
  hitPoints: 'wounds',
  luck: 'Luck',
  place: (who, { place, attacks, points, ofPoints, wounds, ofWounds, hitPoints }) =>
    `${who}: ${place} of 100. ${points.text} ${points.value === 1 ? 'point' : 'points'} destroyed where ${ofPoints.text} ${ofPoints.value === 1 ? 'was' : 'were'} to be expected, ${wounds} ${hitPoints} for ${ofWounds}, in ${attacks.text} ${attacks.value === 1 ? 'attack' : 'attacks'}.`,
  noAttacks: (who) => `${who}: no attacks.`,
  measured:
    'Of 100 battles with the same attacks, so many go no better; 50 is the middle. Measured are attacks, each by its exact odds as it was made: no charges, no tests, no losses from elsewhere.',
  notMeasured: ({ value, text }, why) =>
    `${value === 1 ? '1 attack is' : `${text} attacks are`} left out: ${whyEnglish[why] ?? why}.`,
  moments: 'Furthest from the odds',
  moment: ({ round, answer, attacker, target, weapons, of, hitPoints, came, mean, isMore, chance, points }) =>
    `${round}, answer ${answer}: ${attacker} at ${target} (${weapons}). ${of === 'models' ? 'Destroyed' : capital(hitPoints)}: ${came} where ${mean.text} were to be expected, ${points.text} ${points.value === 1 ? 'point' : 'points'}; ${chance} to do ${isMore ? 'as well' : 'as badly'}.`,
};

/** Nought, one and what lies between take the singular. */
const agreed = ({ value }: Shown, word: string): string => (Math.abs(value) < 2 ? word : `${word}s`);

const whyFrench: Readonly<Record<string, string>> = {
  'too-large': 'leurs probabilités exactes seraient trop longues à calculer',
  'mixed-targets': 'leurs touches se répartissent entre des socles différents',
  'elite-re-rolls': 'des relances Élite se déclarent en chemin',
  'fire-into-assault': 'les tirs ratés dans un Assaut tombent sur des amis',
  'location-sheets': 'une zone se choisit sur une fiche de localisation',
  sacrifice: 'un socle peut être sacrifié pour un autre',
  'templates-and-buildings': 'gabarits et bâtiments',
};

export const reviewFrench: ReviewWords = {
  score: (round) => `Score par ${round.toLowerCase()}`,
  round: 'Round',
  hitPoints: 'PV',
  luck: 'Chance',
  place: (who, { place, attacks, points, ofPoints, wounds, ofWounds, hitPoints }) =>
    `${who} : ${place} sur 100. ${points.text} ${agreed(points, 'point')} ${agreed(points, 'détruit')} pour ${ofPoints.text} ${agreed(ofPoints, 'attendu')}, ${wounds} ${hitPoints} pour ${ofWounds}, en ${attacks.text} ${agreed(attacks, 'attaque')}.`,
  noAttacks: (who) => `${who} : aucune attaque.`,
  measured:
    'Sur 100 parties aux mêmes attaques, autant ne font pas mieux ; 50 est le milieu. Seules les attaques sont mesurées, chacune à ses probabilités exactes au moment où elle fut faite : ni charges, ni tests, ni pertes venues d’ailleurs.',
  notMeasured: ({ value, text }, why) =>
    `${value === 1 ? '1 attaque est laissée' : `${text} attaques sont laissées`} de côté : ${whyFrench[why] ?? why}.`,
  moments: 'Au plus loin des probabilités',
  moment: ({ round, answer, attacker, target, weapons, of, hitPoints, came, mean, isMore, chance, points }) =>
    `${round}, réponse ${answer} : ${attacker} sur ${target} (${weapons}). ${of === 'models' ? 'Pertes' : hitPoints} : ${came} pour ${mean.text} ${agreed(mean, of === 'models' ? 'attendue' : 'attendu')}, ${points.text} ${agreed(points, 'point')} ; ${chance} de chances de faire ${isMore ? 'aussi bien' : 'aussi mal'}.`,
};
