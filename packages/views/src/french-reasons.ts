/** Why something is left out, as the rules say it, in French. A part in brackets is kept: the name of an edition, a phase. */
const reasons: readonly (readonly [english: RegExp, french: string])[] = (
  [
    ['no weapon ability of this name is known', 'aucune aptitude d’arme de ce nom n’est connue'],
    ['(.+) has no such weapon ability', '$1 n’a pas cette aptitude d’arme'],
    ['(.+) has no such rule', '$1 n’a pas cette règle'],
    ['no rule of this name is known', 'aucune règle de ce nom n’est connue'],
    ['neither a known wording nor a rule of this edition', 'ni une tournure connue ni une règle de cette édition'],
    ['it needs a unit with the keyword (.+)', 'il lui faut une unité avec le mot-clé $1'],
    ['it needs a target with the keyword (.+)', 'il lui faut une cible avec le mot-clé $1'],
    ['it needs a weapon that is or has (.+)', 'il lui faut une arme qui est ou qui a $1'],
    ['it reaches no farther than (.+)', 'elle ne porte pas à plus de $1'],
    ['the target is beyond half range', 'la cible est au-delà de la demi-portée'],
    ['the number behind its name is missing or impossible', 'le nombre après son nom manque ou ne se peut pas'],
    ['it cannot be used on a (.+) unit', 'elle ne peut servir sur une unité $1'],
    ['it does not change an attack', 'elle ne change pas une attaque'],
    ['it is not used in the shooting phase', 'elle ne sert pas en phase de tir'],
    ['it is not used in the fight phase', 'elle ne sert pas en phase de combat'],
    ['it is no value of the effect language', 'ce n’est pas un effet écrit comme il faut'],
    ['an attack does not read all of it', 'une attaque n’en lit pas tout'],
    ['a part of it is not modelled', 'une partie n’en est pas prise en compte'],
    ['a fall-back that is begun cannot be forbidden yet', 'un repli commencé ne peut pas encore être interdit'],
    ['the muster reads it', 'la composition de l’armée la lit'],
    ['deployment reads it', 'le déploiement la lit'],
    ['the steps before the battle read it', 'les étapes d’avant la bataille la lisent'],
    ['it stands in the line of the model', 'elle est dans la ligne de la figurine'],
    [
      'no rule acts when command points are gained yet',
      'aucune règle n’agit encore quand des points de commandement sont gagnés',
    ],
    [
      'no rule acts when a unit becomes the target of a charge yet',
      'aucune règle n’agit encore quand une unité devient la cible d’une charge',
    ],
    ['deployment asks the sheets alone', 'le déploiement ne regarde que les fiches'],
    ['no source at hand prints what it does', 'aucune source disponible n’imprime ce qu’elle fait'],
    ['no source at hand prints by how much', 'aucune source disponible n’imprime de combien'],
    ['a battle does not keep whom a unit moved over', 'une bataille ne retient pas qui une unité a survolé'],
    ['all three are fired', 'les trois tirent'],
    ['a choice of the opponent with two outcomes waits', 'un choix de l’adversaire à deux issues attend d’être joué'],
    ['sight does not say yet what hides a model', 'la vue ne dit pas encore ce qui cache une figurine'],
    ['redeploying into reserves waits', 'le redéploiement en réserve attend d’être joué'],
    ['the muster attaches one leader to a unit', 'la composition de l’armée attache un seul meneur à une unité'],
    [
      'the printed text is empty: the rules stand with the unit',
      'le texte imprimé est vide : les règles sont avec l’unité',
    ],
    ['waits for set-ups near a friend', 'attend les placements près d’une unité amie'],
    ['waits for rules at the end of any move', 'attend les règles à la fin de tout mouvement'],
    ['waits for moves over low terrain', 'attend les mouvements par-dessus les décors bas'],
    ['waits for rules of fortifications', 'attend les règles des fortifications'],
    ['waits for set-ups in place of a move', 'attend les placements au lieu d’un mouvement'],
    [
      'waits for abilities of one model that change for the battle',
      'attend les aptitudes d’une figurine qui changent pour la bataille',
    ],
    [
      'waits for a re-roll that several sorts of rolls share',
      'attend une relance que plusieurs sortes de jets partagent',
    ],
    ['waits for ranges that a gift changes', 'attend les portées qu’un don change'],
    ['waits for pile-ins of other lengths', 'attend les engagements d’une autre longueur'],
    ['waits for set-ups that a rule allows nearer', 'attend les placements qu’une règle permet plus près'],
    ['waits for shooting on death', 'attend les tirs au moment de mourir'],
    [
      'battles carry it out; it changes no attack by itself',
      'les batailles l’appliquent ; elle ne change aucune attaque par elle-même',
    ],
    ['waits for the battle', 'attend la bataille'],
    ['waits for the muster of an army', 'attend la composition d’une armée'],
    ['(?:the muster|mustering an army) carries it out', 'la composition de l’armée s’en charge'],
    ['the muster writes it into the line of the bearer', 'la composition de l’armée l’écrit dans la ligne du porteur'],
    [
      'the muster writes it into the weapons of the bearer',
      'la composition de l’armée l’écrit dans les armes du porteur',
    ],
    ['the steps of a battle ask for it by name', 'les étapes d’une bataille la demandent par son nom'],
    ['the Movement phase of the mode carries it out', 'la phase de Mouvement de cette façon de jouer s’en charge'],
    [
      'effects cannot say yet that every success is critical',
      'les effets ne savent pas encore dire que chaque réussite est critique',
    ],
    ['Hive Predators, the third to choose, is not offered', 'Hive Predators, le troisième choix, n’est pas offert'],
    ['a second plasmacyte in the unit adds nothing yet', 'un second plasmacyte dans l’unité n’ajoute encore rien'],
    ['too-large', 'la réponse exacte serait trop grande'],
    ['a datasheet, which is data and no rule', 'une fiche, qui n’est pas une règle'],
    [
      'it belongs to another edition and is never carried out',
      'elle est d’une autre édition et n’est jamais appliquée',
    ],
    ['a policy of the scenario answers it: (.+)', 'un choix du scénario y répond : $1'],
    [
      'an attack counts one re-roll or automatic wound of this kind, and another one is counted',
      'une attaque ne compte qu’une relance ou blessure automatique de ce genre, et une autre l’est déjà',
    ],
    ['name one of its directives: (.+) or (.+)', 'nommez une de ses directives : $1 ou $2'],
    ['name the directive in force: (.+)', 'nommez la directive en vigueur : $1'],
    ['name the gift that is taken beside it', 'nommez le don qui est pris avec elle'],
    ['name the stance that was taken: (.+) or (.+)', 'nommez la posture prise : $1 ou $2'],
    ['name the half that was taken: (.+) or (.+)', 'nommez la moitié prise : $1 ou $2'],
    ['name what it gives: (.+)', 'nommez ce qu’elle donne : $1'],
    [
      'a defence of the attacker: it does not touch its own attacks',
      'une défense de l’attaquant : elle ne touche pas ses propres attaques',
    ],
    [
      "an ability of the target's own attacks: it does not touch the attacks against it",
      'une aptitude des attaques de la cible : elle ne touche pas celles qui la visent',
    ],
    ['the counts depend on choices that look ahead', 'les nombres dépendent de choix qui anticipent'],
    [
      'whether a weapon still has a target depends on choices that look ahead',
      'qu’une arme ait encore une cible dépend de choix qui anticipent',
    ],
    [
      'whether a unit still chooses this target depends on choices that look ahead',
      'qu’une unité choisisse encore cette cible dépend de choix qui anticipent',
    ],
    [
      'the scenario does not say how many wounds an attacker has',
      'le scénario ne dit pas combien de points de vie a un attaquant',
    ],
    ['nobody sets up tokens yet', 'personne ne pose encore de pions'],
    ['no rule limits a unit to one target yet', 'aucune règle ne limite encore une unité à une cible'],
    [
      'no rule re-rolls invulnerable saves alone yet',
      'aucune règle ne relance encore les seules sauvegardes invulnérables',
    ],
    [
      'orders are measured from units on the battlefield',
      'les ordres se mesurent depuis des unités sur le champ de bataille',
    ],
    ['models give no cover yet', 'les figurines ne donnent pas encore de couvert'],
    ['an effect names a weapon, not one of its profiles', 'un effet nomme une arme, et non l’un de ses profils'],
    [
      'moves read no keyword for the time of a move',
      'les mouvements ne lisent aucun mot-clé pour la durée d’un mouvement',
    ],
    ['no source at hand prints who is bonded when', 'aucune source disponible ne dit qui est lié, et quand'],
    ['an estimate cannot look ahead', 'une estimation ne peut pas anticiper'],
    ['only the exact answer counts the dice at every stage', 'seule la réponse exacte compte les dés à chaque étape'],
    ['only the exact answer says what each rule changes', 'seule la réponse exacte dit ce que change chaque règle'],
    ['only the exact answer says what an effect would add', 'seule la réponse exacte dit ce qu’un effet ajouterait'],
    [
      'only the exact answer gives the losses of both sides together',
      'seule la réponse exacte donne les pertes des deux camps ensemble',
    ],
    [
      'its dice are counted from step to step, and not by stage',
      'ses dés sont comptés de pas en pas, et non par étape',
    ],
  ] as const
).map(([english, french]) => [new RegExp(`^${english}$`), french]);

const EDITION = /(ninth|tenth|eleventh) edition/;
const ORDINALS: Readonly<Record<string, string>> = { ninth: 'neuvième', tenth: 'dixième', eleventh: 'onzième' };
const editionOf = (printed: string, ordinal: string): string =>
  ordinal in ORDINALS ? `${ORDINALS[ordinal]} édition` : printed;

/** One without French words stays as it is. */
export function frenchReason(why: string): string {
  const known = reasons.find(([english]) => english.test(why));
  return known
    ? why.replace(known[0], known[1]).replace(EDITION, editionOf).replaceAll(' and ', ' et ').replaceAll(' or ', ' ou ')
    : why;
}

/** What a calculation calls its parts; a unit and a rule keep their names. */
const names: Readonly<Record<string, string>> = {
  attackers: 'attaquants',
  target: 'cible',
  policies: 'réponses aux choix',
  'the estimate': 'l’estimation',
  'the answer': 'la réponse',
  stages: 'étapes',
  because: 'pourquoi',
  both: 'les deux camps',
  offers: 'ce que chacune ajouterait',
  'hazard rolls': 'jets de risque',
  'losses beside the target': 'pertes à côté de la cible',
};

export const frenchName = (name: string): string => names[name] ?? name;
