import { type EpicEvent, isNote, type Note } from '../table/event.js';
import type { Roster } from '../table/roster.js';
import type { Words } from '../table/stand.js';
import {
  effectNames,
  Names,
  orderNames,
  type Players,
  penaltyNames,
  phaseNames,
  segmentNames,
  trackNames,
} from './names.js';
import { centimetres, counted, countedEnglish, frenchPrint, modifier } from './typeset.js';

type Say<K extends Note['say']> = Extract<Note, { readonly say: K }>;

type Tellers = { readonly [K in Note['say']]: (note: Say<K>, names: Names) => Words | undefined };

const passed = (isPassed: boolean): Words => (isPassed ? { fr: 'réussi', en: 'passed' } : { fr: 'raté', en: 'failed' });

const madeSave = (isPassed: boolean): Words =>
  isPassed ? { fr: 'réussie', en: 'made' } : { fr: 'ratée', en: 'failed' };

const dice = (faces: readonly number[]): string => faces.join(', ');

const added = (value: number): string => (value < 0 ? `− ${-value}` : `+ ${value}`);

const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0);

const tellers: Tellers = {
  phase: ({ turn, phase }) => ({
    fr: `Tour ${turn} – ${phaseNames[phase].fr}`,
    en: `Turn ${turn} – ${phaseNames[phase].en}`,
  }),
  segment: ({ segment }) => segmentNames[segment],
  edges: ({ faces, seat }, names) => ({
    fr: `Bords de table : ${dice(faces)}. ${names.player(seat)} choisit.`,
    en: `Table edges: ${dice(faces)}. ${names.player(seat)} chooses.`,
  }),
  'objectives-roll': ({ faces, seat }, names) => ({
    fr: `Objectifs : ${dice(faces)}. ${names.player(seat)} place le premier.`,
    en: `Objectives: ${dice(faces)}. ${names.player(seat)} places the first.`,
  }),
  'objective-placed': ({ objective, seat }, names) => ({
    fr: `Objectif ${objective + 1} placé par ${names.player(seat)}.`,
    en: `Objective ${objective + 1} placed by ${names.player(seat)}.`,
  }),
  deployed: ({ of }, names) => ({ fr: `${names.of(of).fr} : déploiement.`, en: `${names.of(of).en}: deployed.` }),
  'kept-off': ({ of }, names) => ({
    fr: `${names.of(of).fr} : hors table.`,
    en: `${names.of(of).en}: kept off the table.`,
  }),
  infiltrates: ({ of, length }, names) => ({
    fr: `${names.of(of).fr} : infiltration de ${centimetres(length, ',')} cm.`,
    en: `${names.of(of).en}: infiltrates ${centimetres(length, '.')} cm.`,
  }),
  'orders-placed': ({ seat }, names) => ({
    fr: `${names.player(seat)} a donné ses ordres.`,
    en: `${names.player(seat)} has given orders.`,
  }),
  initiative: ({ faces, seat, first }, names) => ({
    fr: `Initiative : ${faces[0]} contre ${faces[1]}. ${names.player(seat)} décide : ${names.player(first)} commence.`,
    en: `Initiative: ${faces[0]} to ${faces[1]}. ${names.player(seat)} decides: ${names.player(first)} begins.`,
  }),
  'order-shown': ({ of, order }, names) => ({
    fr: `${names.of(of).fr} : ordre ${orderNames[order].fr} révélé.`,
    en: `${names.of(of).en}: ${orderNames[order].en} order shown.`,
  }),
  'order-replaced': ({ of, order }, names) => ({
    fr: `${names.of(of).fr} : nouvel ordre ${orderNames[order].fr}, pris en réserve (Maître Stratège).`,
    en: `${names.of(of).en}: new ${orderNames[order].en} order from the reserve (Master Strategist).`,
  }),
  'order-shifts': ({ of, order }, names) => ({
    fr: `${names.of(of).fr} : ordre ${orderNames[order].fr} pour le tir (Unité de Commandement).`,
    en: `${names.of(of).en}: ${orderNames[order].en} order for shooting (Command Unit).`,
  }),
  moves: ({ of, length }, names) => ({
    fr: `${names.of(of).fr} : mouvement de ${centimetres(length, ',')} cm.`,
    en: `${names.of(of).en}: moves ${centimetres(length, '.')} cm.`,
  }),
  'no-more-activations': ({ seat }, names) => ({
    fr: `${names.player(seat)} n'active plus de détachement pendant cette phase.`,
    en: `${names.player(seat)} activates no more detachments this phase.`,
  }),
  boards: ({ of }, names) => ({ fr: `${names.of(of).fr} : embarquement.`, en: `${names.of(of).en}: gets in.` }),
  'gets-out': ({ of }, names) => ({ fr: `${names.of(of).fr} : débarquement.`, en: `${names.of(of).en}: gets out.` }),
  arrives: ({ of, scatter }, names) => ({
    fr:
      scatter === 0
        ? `${names.of(of).fr} : arrivée sans déviation.`
        : `${names.of(of).fr} : arrivée, déviation de ${centimetres(scatter, ',')} cm.`,
    en:
      scatter === 0
        ? `${names.of(of).en}: arrives without scatter.`
        : `${names.of(of).en}: arrives, scattered ${centimetres(scatter, '.')} cm.`,
  }),
  'arrival-fails': ({ of }, names) => ({
    fr: `${names.of(of).fr} : arrivée impossible, nouvel essai au prochain tour.`,
    en: `${names.of(of).en}: cannot arrive, and may try next turn.`,
  }),
  portal: ({ of }, names) => ({
    fr: `${names.of(of).fr} : passage par un Portail.`,
    en: `${names.of(of).en}: comes through a Portal.`,
  }),
  engages: ({ of, target }, names) => ({
    fr: `${names.of(of).fr} : Assaut engagé contre ${names.of(target).fr}.`,
    en: `${names.of(of).en}: engages ${names.of(target).en}.`,
  }),
  pinned: ({ of, stands }, names) => ({
    fr: `${names.of(of).fr} : ${counted(stands, 'socle bloqué', 'socles bloqués')}, ordre perdu.`,
    en: `${names.of(of).en}: ${countedEnglish(stands, 'stand', 'stands')} pinned, order lost.`,
  }),
  interception: ({ of, target }, names) => ({
    fr: `${names.of(of).fr} : tir d'interception contre ${names.of(target).fr}.`,
    en: `${names.of(of).en}: interception fire at ${names.of(target).en}.`,
  }),
  'counter-charge': ({ of, target }, names) => ({
    fr: `${names.of(of).fr} : tir de contre-charge contre ${names.of(target).fr}.`,
    en: `${names.of(of).en}: counter-charge fire at ${names.of(target).en}.`,
  }),
  'pop-up': ({ of }, names) => ({
    fr: `${names.of(of).fr} : attaque surprise, en altitude jusqu'à la phase Finale.`,
    en: `${names.of(of).en}: pop-up attack, at altitude until the End phase.`,
  }),
  shoots: ({ of, target, weapon, dice: count, needs, modifier: pa }, names) => ({
    fr: `${names.of(of).fr} : tir sur ${names.of(target).fr}, ${names.weapon(weapon).fr}, ${counted(count, 'dé', 'dés')}, ${needs}+, PA ${modifier(pa)}.`,
    en: `${names.of(of).en}: shoots at ${names.of(target).en}, ${names.weapon(weapon).en}, ${countedEnglish(count, 'die', 'dice')}, ${needs}+, TSM ${modifier(pa)}.`,
  }),
  'why-score': ({ base, parts, needs }) => ({
    fr: `Seuil ${base}+, ${parts.map(([why, by]) => `${penaltyNames[why]?.fr ?? why} −${by}`).join(', ')} : ${needs}+.`,
    en: `Score ${base}+, ${parts.map(([why, by]) => `${penaltyNames[why]?.en ?? why} −${by}`).join(', ')}: ${needs}+.`,
  }),
  'to-hit': ({ faces, hits, target, weapon }, names) => ({
    fr: `Pour toucher${target === undefined ? '' : ` ${names.of(target).fr}, ${names.weapon(weapon ?? '').fr}`} : ${dice(faces)} – ${hits === 0 ? 'aucune touche' : counted(hits, 'touche', 'touches')}.`,
    en: `To hit${target === undefined ? '' : ` ${names.of(target).en}, ${names.weapon(weapon ?? '').en}`}: ${dice(faces)} – ${hits === 0 ? 'no hit' : countedEnglish(hits, 'hit', 'hits')}.`,
  }),
  're-roll-ones': ({ faces }) => ({ fr: `Relance des 1 : ${dice(faces)}.`, en: `Ones thrown again: ${dice(faces)}.` }),
  elite: ({ seat, dice: count, left }, names) => ({
    fr: `${names.player(seat)} : ${counted(count, 'relance Élite', 'relances Élite')}, il en reste ${left}.`,
    en: `${names.player(seat)}: ${countedEnglish(count, 'Elite re-roll', 'Elite re-rolls')}, ${left} left.`,
  }),
  location: ({ zone, faces, reached, parts: [aimed, hit] }) => {
    const named = (part: string | null, cell: string, language: 'fr' | 'en'): string =>
      part === null ? cell : `${trackNames[part]?.[language] ?? part} ${cell}`;
    const rolled = { fr: `dés ${faces[0]} et ${faces[1]}`, en: `dice ${faces[0]} and ${faces[1]}` };
    return {
      fr:
        reached === null
          ? `Localisation : ${named(aimed, zone, 'fr')} (${rolled.fr}), hors de la silhouette, tir perdu.`
          : `Localisation : ${named(aimed, zone, 'fr')} (${rolled.fr}) → ${named(hit, reached, 'fr')}.`,
      en:
        reached === null
          ? `Location: ${named(aimed, zone, 'en')} (${rolled.en}), past the silhouette, the shot is lost.`
          : `Location: ${named(aimed, zone, 'en')} (${rolled.en}) → ${named(hit, reached, 'en')}.`,
    };
  },
  shield: ({ left }) => ({
    fr: `Un bouclier énergétique tombe, il en reste ${left}.`,
    en: `An energy shield falls, ${left} left.`,
  }),
  'organic-metal': ({ face, modifier: pa, lost }) => ({
    fr: `Métal Organique : ${face} contre PA ${modifier(pa)}, touche annulée${lost ? ', un point perdu' : ''}.`,
    en: `Organic Metal: ${face} to TSM ${modifier(pa)}, the hit is cancelled${lost ? ', a point is lost' : ''}.`,
  }),
  save: ({ of, needs, modifier: pa, face, passed: isPassed, kind }, names) => {
    const [fr, en] = {
      psychic: [`Sauvegarde Psychique ${needs}+`, `Psychic Save ${needs}+`],
      // no modifier touches it (SAV-2)
      fixed: [`sauvegarde fixe ${needs}+f`, `fixed save ${needs}+f`],
      armour: [
        `sauvegarde ${needs + (pa ?? 0)}+, PA ${modifier(pa)}`,
        `save ${needs + (pa ?? 0)}+, TSM ${modifier(pa)}`,
      ],
    }[kind];
    return {
      fr: `${names.of(of).fr} : ${fr}, dé ${face}, ${madeSave(isPassed).fr}.`,
      en: `${names.of(of).en}: ${en}, die ${face}, ${madeSave(isPassed).en}.`,
    };
  },
  wounds: ({ of, lost, left }, names) => ({
    fr: `${names.of(of).fr} : ${lost} PdV en moins, il en reste ${left}.`,
    en: `${names.of(of).en}: ${countedEnglish(lost, 'hit point', 'hit points')} lost, ${left} left.`,
  }),
  regenerates: ({ on, faces, saved }) => ({
    fr: `Régénération ${on}+ : ${dice(faces)} – ${saved === 0 ? 'rien de sauvé' : counted(saved, 'PdV sauvé', 'PdV sauvés')}.`,
    en: `Regeneration ${on}+: ${dice(faces)} – ${saved === 0 ? 'nothing saved' : countedEnglish(saved, 'hit point saved', 'hit points saved')}.`,
  }),
  destroyed: ({ of, stands }, names) => ({
    fr: `${names.of(of).fr} : ${counted(stands, 'socle détruit', 'socles détruits')}.`,
    en: `${names.of(of).en}: ${countedEnglish(stands, 'stand', 'stands')} destroyed.`,
  }),
  sacrifice: ({ of }, names) => ({
    fr: `${names.of(of).fr} : un socle sacrifié à la place du QG.`,
    en: `${names.of(of).en}: a stand sacrificed for the HQ.`,
  }),
  'no-sacrifice': () => ({ fr: 'QG : pas de sacrifice.', en: 'HQ: no sacrifice.' }),
  'damage-roll': ({ face, bonus, wounds: all, effect }) => {
    // the point that the effect costs is told with it
    const wounds = effect === 'hit-point' || effect === 'will-explode' ? all - 1 : all;
    return {
      fr: `Dommages : ${bonus === 0 ? face : `${face} + ${bonus} = ${face + bonus}`} – ${wounds} PdV${effect === null ? '' : `, ${effectNames[effect]?.fr ?? effect}`}.`,
      en: `Damage: ${bonus === 0 ? face : `${face} + ${bonus} = ${face + bonus}`} – ${countedEnglish(wounds, 'hit point', 'hit points')}${effect === null ? '' : `, ${effectNames[effect]?.en ?? effect}`}.`,
    };
  },
  'building-save': ({ faces, modifier: pa, passed: isPassed }) => ({
    fr: `Sauvegarde du bâtiment : ${faces.length}D6 = ${sum(faces)}, PA ${modifier(pa)}, ${madeSave(isPassed).fr}.`,
    en: `Save of the building: ${faces.length}D6 = ${sum(faces)}, TSM ${modifier(pa)}, ${madeSave(isPassed).en}.`,
  }),
  'building-falls': () => ({ fr: 'Le bâtiment tombe en ruines.', en: 'The building falls into ruins.' }),
  escape: ({ faces, survivors }) => ({
    fr: `Évacuation : ${dice(faces)} – ${survivors === 0 ? 'aucun survivant' : counted(survivors, 'survivant', 'survivants')}.`,
    en: `Escape: ${dice(faces)} – ${survivors === 0 ? 'no survivors' : countedEnglish(survivors, 'survivor', 'survivors')}.`,
  }),
  'opportunity-attacks': ({ of, faces, hits }, names) => ({
    fr: `${names.of(of).fr} : attaques d’opportunité, ${dice(faces)} – ${hits === 0 ? 'aucune touche' : counted(hits, 'touche', 'touches')}.`,
    en: `${names.of(of).en}: opportunity attacks, ${dice(faces)} – ${hits === 0 ? 'no hit' : countedEnglish(hits, 'hit', 'hits')}.`,
  }),
  explodes: ({ of, radius }, names) => ({
    fr: `${names.of(of).fr} : explosion, ${centimetres(radius, ',')} cm.`,
    en: `${names.of(of).en}: explodes, ${centimetres(radius, '.')} cm.`,
  }),
  afraid: ({ of }, names) => ({
    fr: `${names.of(of).fr} : Peur, Test de Moral raté, FA −2 jusqu'à la fin du tour.`,
    en: `${names.of(of).en}: Fear, morale test failed, close assault −2 until the end of the turn.`,
  }),
  terrified: ({ of }, names) => ({
    fr: `${names.of(of).fr} : Terreur, arrêt avant le contact.`,
    en: `${names.of(of).en}: Terror, stops short of contact.`,
  }),
  duel: ({ a, b, faces, factors, winner }, names) => {
    const line = (language: 'fr' | 'en'): string =>
      [a, b]
        .map(
          (ref, i) =>
            `${names.of(ref)[language]} ${dice(faces[i]!)} ${added(factors[i]!)} = ${sum(faces[i]!) + factors[i]!}`,
        )
        .join(', ');
    return winner === null
      ? { fr: `Duel : ${line('fr')}. Égalité, aucune perte.`, en: `Duel: ${line('en')}. Equal, nobody loses.` }
      : {
          fr: `Duel : ${line('fr')}. Vainqueur : ${names.of(winner).fr}.`,
          en: `Duel: ${line('en')}. Winner: ${names.of(winner).en}.`,
        };
  },
  'assault-over': ({ losses }) => ({
    fr: `Assaut terminé : pertes ${losses[0]} contre ${losses[1]}.`,
    en: `Assault over: losses ${losses[0]} to ${losses[1]}.`,
  }),
  'morale-test': ({ of, faces, bonus, needs, passed: isPassed }, names) => ({
    fr: `${names.of(of).fr} : Test de Moral, ${dice(faces)} + ${bonus} = ${sum(faces) + bonus} pour ${needs}+, ${passed(isPassed).fr}.`,
    en: `${names.of(of).en}: morale test, ${dice(faces)} + ${bonus} = ${sum(faces) + bonus} for ${needs}+, ${passed(isPassed).en}.`,
  }),
  'rally-test': ({ of, faces, bonus, needs, passed: isPassed }, names) => ({
    fr: `${names.of(of).fr} : Test de Ralliement, ${dice(faces)}${bonus > 0 ? ` + ${bonus}` : ''} = ${sum(faces) + bonus} pour ${needs}+, ${passed(isPassed).fr}.`,
    en: `${names.of(of).en}: rally test, ${dice(faces)}${bonus > 0 ? ` + ${bonus}` : ''} = ${sum(faces) + bonus} for ${needs}+, ${passed(isPassed).en}.`,
  }),
  'falls-back': ({ of, length }, names) => ({
    fr: `${names.of(of).fr} : Retraite, ${length === 0 ? 'sans mouvement' : `${centimetres(length, ',')} cm`}.`,
    en: `${names.of(of).en}: falls back${length === 0 ? ', and stays' : ` ${centimetres(length, '.')} cm`}.`,
  }),
  broken: ({ of, points, seat }, names) => ({
    fr: `Formation brisée : ${names.of(of).fr}. ${counted(points, 'point de victoire', 'points de victoire')} pour ${names.player(seat)}.`,
    en: `Formation broken: ${names.of(of).en}. ${countedEnglish(points, 'victory point', 'victory points')} for ${names.player(seat)}.`,
  }),
  'phase-out': ({ of }, names) =>
    names.isCompany(of)
      ? {
          fr: `Déphasage : ${names.of(of).fr} et ses supports disparaissent.`,
          en: `Phase-out: ${names.of(of).en} and its supports vanish.`,
        }
      : { fr: `Déphasage : ${names.of(of).fr}.`, en: `Phase-out: ${names.of(of).en}.` },
  repair: ({ track, face, passed: isPassed }) => ({
    fr: `Réparation, ${trackNames[track]?.fr ?? track} : ${face}, ${madeSave(isPassed).fr}.`,
    en: `Repair, ${trackNames[track]?.en ?? track}: ${face}, ${madeSave(isPassed).en}.`,
  }),
  restored: ({ of, faces, shields }, names) => ({
    fr: `${names.of(of).fr} : boucliers énergétiques, ${dice(faces)} – ${shields} en place.`,
    en: `${names.of(of).en}: energy shields, ${dice(faces)} – ${shields} up.`,
  }),
  objective: ({ objective, holder, contested }, names) => ({
    fr: `Objectif ${objective + 1} : ${holder ? names.player(holder) : contested ? 'contesté' : 'à personne'}.`,
    en: `Objective ${objective + 1}: ${holder ? names.player(holder) : contested ? 'contested' : 'nobody'}.`,
  }),
  score: ({ points, wanted }) => ({
    fr: `Points de victoire : ${points[0]} à ${points[1]} (il en faut ${wanted}).`,
    en: `Victory points: ${points[0]} to ${points[1]} (${wanted} wanted).`,
  }),
  over: ({ winner, points: [a, b] }, names) => {
    if (winner === null)
      return a === b
        ? { fr: `Partie nulle, ${a} partout.`, en: `Draw, ${a} each.` }
        : { fr: `Partie nulle, ${a} à ${b}.`, en: `Draw, ${a} to ${b}.` };
    const [own, other] = winner === 'A' ? [a, b] : [b, a];
    return {
      fr: `Vainqueur : ${names.player(winner)}, ${own} à ${other}.`,
      en: `Winner: ${names.player(winner)}, ${own} to ${other}.`,
    };
  },
};

/** What an event is in words; nothing for a number that changes. */
export function told(event: EpicEvent, roster: Roster, players: Players): Words | undefined {
  if (!isNote(event)) return undefined;
  const teller = tellers[event.say] as (note: Note, names: Names) => Words | undefined;
  const words = teller(event, new Names(roster, players));
  return words && { fr: frenchPrint(words.fr), en: words.en };
}
