import type { Words } from '../table/stand.js';
import { frenchPrint } from './typeset.js';

const named: Readonly<Record<string, Words>> = {
  hits: { fr: 'touches', en: 'hits' },
  'failed-saves': { fr: 'sauvegardes ratées', en: 'failed saves' },
  lost: { fr: 'points de vie perdus', en: 'hit points lost' },
  destroyed: { fr: 'socles détruits', en: 'stands destroyed' },
  cancelled: { fr: 'touches annulées par le Métal Organique', en: 'hits cancelled by organic metal' },
  metal: { fr: 'points de Métal Organique perdus', en: 'points of organic metal lost' },
  'off-silhouette': { fr: 'tirs hors de la silhouette', en: 'shots past the silhouette' },
  shield: { fr: 'boucliers énergétiques perdus', en: 'energy shields lost' },
  regenerated: { fr: 'points de vie sauvés par Régénération', en: 'hit points regenerated' },
  sacrificed: { fr: 'sacrifices à la place du QG', en: 'sacrifices for the HQ' },
  elite: { fr: 'relances Élite', en: 'Elite re-rolls' },
  afraid: { fr: 'Tests de Moral ratés contre la Peur', en: 'morale tests failed for fear' },
  'won:a': { fr: 'duels gagnés par les attaquants', en: 'duels won by the attackers' },
  'won:b': { fr: 'duels gagnés par la cible', en: 'duels won by the target' },
  tie: { fr: 'duels à égalité', en: 'equal duels' },
};

/** What happens on the way of an odds scenario, in words; nothing for what is only for cases. */
export function happening(what: string): Words | undefined {
  const words = named[what];
  return words && { fr: frenchPrint(words.fr), en: words.en };
}
