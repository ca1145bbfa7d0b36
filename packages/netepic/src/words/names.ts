import type { Ref, Seat } from '@umpire/rules';
import type { Roster } from '../table/roster.js';
import type { Words } from '../table/stand.js';
import type { Order, Phase, Segment } from '../table/table.js';

/** What the log calls the players. */
export type Players = Readonly<Record<Seat, string>>;

/** Printed names of what refs stand for. */
export class Names {
  readonly #roster: Roster;
  readonly #players: Players;

  constructor(roster: Roster, players: Players) {
    this.#roster = roster;
    this.#players = players;
  }

  of(ref: Ref): Words {
    const { detachments, stands, formations, indexOf, detachmentOf } = this.#roster;
    const detachment = detachmentOf.get(ref);
    if (detachment !== undefined) return detachments[detachment]!.name;
    const stand = indexOf.get(ref);
    if (stand !== undefined) {
      const { fr, en } = stands[stand]!.sheet.name;
      return { fr: fr.one, en: en.one };
    }
    const formation = formations.find((one) => one.ref === ref);
    if (formation) return formation.facts.name;
    const objective = /^objective-(\d+)$/.exec(ref);
    if (objective) return { fr: `Objectif ${objective[1]}`, en: `Objective ${objective[1]}` };
    return ref.startsWith('piece-') ? { fr: 'Bâtiment', en: 'Building' } : { fr: ref, en: ref };
  }

  weapon(id: string): Words {
    if (id === 'close-defence') return { fr: 'DR', en: 'close defence' };
    const [weaponId, mode] = id.split('/');
    for (const { sheet } of this.#roster.stands) {
      const weapon = sheet.weapons.find((one) => one.id === weaponId);
      if (!weapon) continue;
      const way = weapon.profiles[Number(mode ?? 0)]?.mode;
      if (!way || mode === undefined) return weapon.name;
      return { fr: `${weapon.name.fr} (${way.fr})`, en: `${weapon.name.en} (${way.en})` };
    }
    return { fr: id, en: id };
  }

  isCompany(formation: Ref): boolean {
    return this.#roster.formations.some(({ ref, facts }) => ref === formation && facts.kind === 'company');
  }

  player(seat: Seat): string {
    return this.#players[seat];
  }
}

export const orderNames: Readonly<Record<Order, Words>> = {
  none: { fr: 'sans ordre', en: 'no order' },
  advance: { fr: "d'Avance", en: 'Advance' },
  charge: { fr: 'de Charge', en: 'Charge' },
  'first-fire': { fr: 'de Tir Appuyé', en: 'First Fire' },
  'fall-back': { fr: 'de Retraite', en: 'Fall Back' },
};

export const phaseNames: Readonly<Record<Phase, Words>> = {
  'set-up': { fr: 'préparation', en: 'set-up' },
  orders: { fr: "phase d'Ordres", en: 'Orders phase' },
  movement: { fr: 'phase de Mouvement', en: 'Movement phase' },
  combat: { fr: 'phase de Combat', en: 'Combat phase' },
  end: { fr: 'phase Finale', en: 'End phase' },
  over: { fr: 'fin de la partie', en: 'end of the game' },
};

export const segmentNames: Readonly<Record<Segment, Words>> = {
  none: { fr: '', en: '' },
  'first-fire': { fr: 'Segment de Tir Appuyé', en: 'First Fire segment' },
  assault: { fr: "Segment d'Assaut", en: 'Assault segment' },
  advance: { fr: "Segment d'Avance", en: 'Advance segment' },
};

export const penaltyNames: Readonly<Record<string, Words>> = {
  cover: { fr: 'couvert', en: 'cover' },
  interception: { fr: 'interception', en: 'interception' },
  'hard-to-hit': { fr: 'Dur à Cibler', en: 'Hard to Hit' },
  'hard-target': { fr: 'cible difficile', en: 'hard target' },
  'anti-aircraft': { fr: 'AA contre le sol', en: 'AA at the ground' },
  engaged: { fr: 'tireur engagé', en: 'engaged shooter' },
  'into-assault': { fr: 'tir dans un Assaut', en: 'fire into an assault' },
};

export const trackNames: Readonly<Record<string, Words>> = {
  legs: { fr: 'jambes', en: 'legs' },
  hull: { fr: 'coque', en: 'hull' },
  head: { fr: 'tête', en: 'head' },
  reactor: { fr: 'réacteur', en: 'reactor' },
  'weapon-a': { fr: 'arme A', en: 'weapon A' },
  'weapon-b': { fr: 'arme B', en: 'weapon B' },
  'other-leg': { fr: 'jambe gauche', en: 'left leg' },
};

export const effectNames: Readonly<Record<string, Words>> = {
  slower: { fr: 'mouvement −5 cm', en: 'Move −5 cm' },
  immobilised: { fr: 'immobilisé', en: 'immobilised' },
  'weapon-damaged': { fr: 'arme inutilisable', en: 'weapon out of order' },
  'weapon-destroyed': { fr: 'arme détruite', en: 'weapon destroyed' },
  'fewer-dice': { fr: '−1D6 en Assaut', en: '−1D6 in assault' },
  'slow-orders': { fr: 'ordres sur 4+', en: 'orders on 4+' },
  none: { fr: 'aucun effet', en: 'no effect' },
  'hit-point': { fr: '1 PdV de plus', en: '1 more hit point' },
  'will-explode': { fr: '1 PdV de plus, réacteur touché', en: '1 more hit point, reactor struck' },
};

/** The printed name of what a ref stands for. */
export const namedAs = (ref: Ref, roster: Roster): Words => new Names(roster, { A: 'A', B: 'B' }).of(ref);
