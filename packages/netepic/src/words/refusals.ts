import { issue } from '@umpire/kernel';
import type { Reason, Verdict } from '@umpire/rules';
import type { Words } from '../table/stand.js';
import { frenchPrint } from './typeset.js';

/** Why something is refused, French first (reference section 22.4). `{d}` stands for a value. */
export const refusals = {
  pinned: { fr: 'Socle bloqué : ni mouvement, ni tir.', en: 'A pinned stand neither moves nor shoots.', rule: 'ENG-6' },
  'has-engaged': {
    fr: 'Un socle qui a engagé un Assaut ne tire plus ce tour.',
    en: 'A stand that has engaged does not shoot this turn.',
    rule: 'ENG-2',
  },
  'already-acted': { fr: 'Ce détachement a déjà agi.', en: 'This detachment has already acted.', rule: 'SHT-1' },
  'beyond-range': { fr: 'Hors de portée : {d} cm pour {p} cm.', en: 'Out of range: {d} cm of {p} cm.', rule: 'SHT-3' },
  'out-of-arc': { fr: 'Hors de l’angle de tir.', en: 'Outside the firing arc.', rule: 'SHT-4' },
  'no-line-of-sight': { fr: 'Pas de ligne de vue.', en: 'No line of sight.', rule: 'SHT-10' },
  'move-too-long': {
    fr: 'Mouvement trop long : {d} cm pour {m} cm.',
    en: 'The move is too long: {d} cm of {m} cm.',
    rule: 'MOV-1',
  },
  'zone-of-control': {
    fr: 'Une zone de contrôle ennemie barre le passage.',
    en: 'An enemy zone of control bars the way.',
    rule: 'MOV-6',
  },
  coherency: {
    fr: 'Cohérence de formation rompue ({d} cm).',
    en: 'The detachment loses its coherency ({d} cm).',
    rule: 'MOV-3',
  },
  impassable: {
    fr: 'Terrain infranchissable pour la classe {n}.',
    en: 'Terrain impassable for class {n}.',
    rule: 'MOV-5',
  },
  'charge-needed': {
    fr: 'Il faut un ordre de Charge pour engager.',
    en: 'Only a Charge order lets a stand engage.',
    rule: 'ENG-1',
  },
  'engage-all-first': {
    fr: 'À engager d’abord, tous les socles accessibles : {n}.',
    en: 'First engage all stands in reach of {n}.',
    rule: 'ENG-3',
  },
  'too-many-engaged': {
    fr: 'Trop d’ennemis engagés par un seul socle : {n} au plus.',
    en: 'One stand engages too many enemies: {n} at most.',
    rule: 'ENG-4',
  },
  'not-in-front': { fr: 'L’ennemi doit se trouver de face.', en: 'The enemy must lie in front.', rule: 'ENG-1' },
  'first-fire-needed': {
    fr: 'Il faut un ordre de Tir Appuyé non révélé.',
    en: 'It takes an unrevealed First Fire order.',
    rule: 'REA-1',
  },
  'template-reaction': {
    fr: 'Une arme à gabarit n’intercepte pas.',
    en: 'A template weapon does not intercept.',
    rule: 'REA-5',
  },
  'no-pop-up': {
    fr: 'Pas d’attaque surprise pour un Antigrav Lourd.',
    en: 'A heavy skimmer makes no pop-up attack.',
    rule: 'AB-03.2',
  },
  'pop-up-skimmer': {
    fr: 'Seul un socle Antigrav fait une attaque surprise.',
    en: 'Only a skimmer makes a pop-up attack.',
    rule: 'AB-02.6',
  },
  'pop-up-segment': {
    fr: 'Une attaque surprise se fait au Segment de Tir Appuyé.',
    en: 'A pop-up attack is made in the First Fire segment.',
    rule: 'ALT-3',
  },
  'pop-up-engaged': {
    fr: 'Pas d’attaque surprise pour un socle engagé.',
    en: 'An engaged stand makes no pop-up attack.',
    rule: 'ALT-3',
  },
  'pop-up-or-aa': {
    fr: 'AA ou attaque surprise : il faut choisir.',
    en: 'Anti-aircraft fire or a pop-up attack: choose one.',
    rule: 'AB-01.6',
  },
  'close-defence-class': {
    fr: 'DR sans effet sur la classe 3 et au-delà.',
    en: 'Close defence has no effect on class 3 and above.',
    rule: 'AB-08.9',
  },
  'close-defence-used': {
    fr: 'DR déjà utilisée ce tour.',
    en: 'That close defence was used this turn.',
    rule: 'AB-08.5',
  },
  'building-full': { fr: 'Bâtiment plein.', en: 'The building is full.', rule: 'BLD-5' },
  'building-closed': {
    fr: 'Ce bâtiment ne peut pas être occupé maintenant.',
    en: 'This building cannot be occupied now.',
    rule: 'BLD-5',
  },
  'building-immune': {
    fr: 'Cette arme n’endommage pas les bâtiments.',
    en: 'This weapon does not damage buildings.',
    rule: 'BLD-1',
  },
  'off-table': { fr: 'Un socle ne quitte pas la table.', en: 'A stand does not leave the table.', rule: 'MOV-9' },
  overlap: { fr: 'Deux socles se chevauchent.', en: 'Two stands overlap.', rule: 'MOV-9' },
  'enemy-in-the-way': {
    fr: 'Un socle ennemi de classe égale ou supérieure barre le passage.',
    en: 'An enemy stand of equal or higher class is in the way.',
    rule: 'MOV-9',
  },
  'too-near': {
    fr: 'Pas de fin de mouvement à moins de {d} cm d’un ennemi sans contact.',
    en: 'No stand ends within {d} cm of an enemy without contact.',
    rule: 'MOV-10',
  },
  'turned-too-far': {
    fr: 'Virage de {d}° : 90° au plus.',
    en: 'Turned by {d}°: 90° at most.',
    rule: 'MOV-4',
  },
  'does-not-move': { fr: 'Ce socle ne peut pas se déplacer.', en: 'This stand cannot move.', rule: 'MOV-11' },
  flight: {
    fr: 'Un Volant se déplace en ligne droite, de 45 cm au moins.',
    en: 'A flyer moves straight, 45 cm or more.',
    rule: 'ALT-2',
  },
  'not-its-stand': { fr: 'Ce socle n’est pas activé.', en: 'This stand is not activated.', rule: 'TURN-4' },
  'twice-named': { fr: 'Ce socle est nommé deux fois.', en: 'This stand is named twice.', rule: 'MOV-12' },
  'transport-full': { fr: 'Transport plein.', en: 'The transport is full.', rule: 'TRN-1' },
  'no-transport': { fr: 'Aucun transport à cet endroit.', en: 'There is no transport there.', rule: 'TRN-1' },
  'infantry-only': {
    fr: 'Seule l’infanterie embarque ou occupe un bâtiment.',
    en: 'Only infantry rides in carriers and occupies buildings.',
    rule: 'TRN-1',
  },
  'no-building': {
    fr: 'Aucun bâtiment à occuper à cet endroit.',
    en: 'There is no building to occupy there.',
    rule: 'BLD-5',
  },
  'out-beside-carrier': {
    fr: 'Un socle qui débarque se place au contact de son transport.',
    en: 'A stand that gets out is put down touching its carrier.',
    rule: 'TRN-1',
  },
  'out-beside-building': {
    fr: 'Un socle qui sort d’un bâtiment se place contre son contour.',
    en: 'A stand that leaves a building is put down touching its outline.',
    rule: 'BLD-5',
  },
  'order-wanted': {
    fr: 'Il manque un ordre : {n}.',
    en: 'An order is missing: {n}.',
    rule: 'TURN-2',
  },
  'order-forbidden': {
    fr: 'Ordre interdit à ce détachement : {n}.',
    en: 'This detachment may not have that order: {n}.',
    rule: 'ORD-6',
  },
  'outside-zone': {
    fr: 'Hors de la zone de déploiement.',
    en: 'Outside the deployment zone.',
    rule: 'SET-7',
  },
  'no-reserve': {
    fr: 'Ce détachement n’a aucun moyen d’arriver plus tard.',
    en: 'This detachment has no way to arrive later.',
    rule: 'SET-8',
  },
  'outcasts-deployed': {
    fr: 'Proscrits : ni Réserve, ni Portail.',
    en: 'Outcasts: neither in Reserve nor through a Portal.',
    rule: 'AB-21.1',
  },
  'stands-missing': {
    fr: 'Tous les socles du détachement doivent être placés : {n}.',
    en: 'All stands of the detachment must be placed: {n}.',
    rule: 'SET-7',
  },
  'objective-edge': {
    fr: 'Objectif à {d} cm au moins de chaque bord de table.',
    en: 'An objective lies at least {d} cm from every table edge.',
    rule: 'SET-6',
  },
  'objective-spacing': {
    fr: 'Objectif à {d} cm au moins des autres.',
    en: 'An objective lies at least {d} cm from the others.',
    rule: 'SET-6',
  },
  'objective-ground': {
    fr: 'Pas d’objectif dans un bâtiment ni sur un terrain infranchissable.',
    en: 'No objective lies in a building or on impassable terrain.',
    rule: 'SET-6',
  },
  'no-target': { fr: 'Cette cible n’est pas valable.', en: 'That is no legal target.', rule: 'SHT-3' },
  'template-empty': {
    fr: 'Ce gabarit ne couvre aucune cible valable.',
    en: 'That template covers no legal target.',
    rule: 'AB-10.2',
  },
  'too-many-dice': {
    fr: 'Trop de dés pour cette arme : {n}.',
    en: 'Too many dice for that weapon: {n}.',
    rule: 'SHT-2',
  },
  'one-profile': {
    fr: 'Une arme tire selon un seul mode à la fois.',
    en: 'A weapon shoots in one mode at a time.',
    rule: 'SHT-2',
  },
  'moved-mode': {
    fr: 'Ce mode dépend du mouvement du socle ce tour.',
    en: 'That mode depends on whether the stand has moved.',
    rule: 'SHT-1',
  },
  'weapon-broken': { fr: 'Arme inutilisable.', en: 'The weapon is out of order.', rule: 'LOC-7' },
  'mixed-group': {
    fr: 'Une cible groupée veut un même seuil, une même PA et un même angle.',
    en: 'Stands aimed at as a group need one score, one modifier and one sector.',
    rule: 'SHT-2',
  },
  'needs-wide-arc': {
    fr: 'Seule une arme à 360° vise un Volant.',
    en: 'Only a weapon with an all-round arc aims at a flyer.',
    rule: 'ALT-1',
  },
  'uneven-groups': {
    fr: 'Groupes de combat trop inégaux.',
    en: 'Combat groups must be as even as they can be.',
    rule: 'ASL-1',
  },
  'one-power': {
    fr: 'Un seul pouvoir par psyker et par tour.',
    en: 'A psyker uses one power a turn.',
    rule: 'PSY-5',
  },
  malformed: { fr: 'Proposition illisible.', en: 'The proposal cannot be read.', rule: 'MOV-1' },
  'nothing-shot': {
    fr: 'Une réaction doit tirer.',
    en: 'A reaction must fire.',
    rule: 'AB-14.5',
  },
  'portal-full': { fr: 'Portail saturé pour ce tour.', en: 'The portal is used up for this turn.', rule: 'NEC-3' },
  'portal-small': { fr: 'Portail trop petit.', en: 'The portal is too small.', rule: 'NEC-3' },
  infiltration: {
    fr: 'Une infiltration ne pénètre dans aucune zone de contrôle ennemie.',
    en: 'Infiltrators enter no enemy zone of control.',
    rule: 'AB-12.2',
  },
  'not-elite': { fr: 'Ce socle n’est pas Élite.', en: 'That stand is not Elite.', rule: 'AB-09.2' },
  'already-rerolled': {
    fr: 'Ce dé a déjà été relancé.',
    en: 'That die was thrown again already.',
    rule: 'AB-09.7',
  },
  'one-a-stand': { fr: 'Un seul dé par socle.', en: 'One die a stand.', rule: 'AB-09.6' },
  'pool-empty': { fr: 'Plus de relance Élite.', en: 'No Elite re-rolls are left.', rule: 'AB-09.8' },
  'not-on-path': {
    fr: 'Ce point n’est pas sur le chemin annoncé.',
    en: 'That point is not on the path declared.',
    rule: 'REA-2',
  },
} as const satisfies Readonly<Record<string, Words & { readonly rule: string }>>;

export type RefusalId = keyof typeof refusals;

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => `${values[name] ?? ''}`);

/** A reason with its rule's number; `path` says which stand offends. */
export function refuse(code: RefusalId, path?: string, values: Readonly<Record<string, string | number>> = {}): Reason {
  const { fr, en, rule } = refusals[code];
  return {
    ...issue(code, frenchPrint(filled(fr, values)), {
      english: filled(en, values),
      ...(path === undefined ? {} : { path }),
    }),
    rule,
    source: { document: 'NetEpic Palladium v2', section: rule },
  };
}

export const refused = (reasons: readonly Reason[], nearest?: unknown): Verdict => ({
  legal: false,
  reasons,
  ...(nearest === undefined ? {} : { nearest }),
});

/** Centimetres as printed: a comma, at most two decimals. */
export const inCentimetres = (micrometres: number): string =>
  (Math.ceil(micrometres / 100) / 100).toString().replace('.', ',');
