/** Why something is left out, as the rules say it, in French. A part in brackets is kept: the name of an edition, a phase. */
const reasons: readonly (readonly [english: RegExp, french: string])[] = (
  [
    ['no weapon ability of this name is known', 'aucune aptitude d’arme de ce nom n’est connue'],
    ['(.+) has no such weapon ability', '$1 n’a pas cette aptitude d’arme'],
    ['(.+) has no such rule', '$1 n’a pas cette règle'],
    ['no rule of this name is known', 'aucune règle de ce nom n’est connue'],
    ['neither a known wording nor a rule of this edition', 'ni une tournure connue ni une règle de cette édition'],
    ['it needs a unit with the keyword (.+)', 'il lui faut une unité avec le mot-clé $1'],
    ['it cannot be used on a (.+) unit', 'elle ne peut servir sur une unité $1'],
    ['it does not change an attack', 'elle ne change pas une attaque'],
    ['it is not used in the shooting phase', 'elle ne sert pas en phase de tir'],
    ['it is not used in the fight phase', 'elle ne sert pas en phase de combat'],
    ['it is no value of the effect language', 'ce n’est pas un effet écrit comme il faut'],
    ['an attack does not read all of it', 'une attaque n’en lit pas tout'],
    ['a part of it is not modelled', 'une partie n’en est pas prise en compte'],
    ['waits for the battle', 'attend la bataille'],
    ['waits for the muster of an army', 'attend la composition d’une armée'],
    ['the muster carries it out', 'la composition de l’armée s’en charge'],
    ['a datasheet, which is data and no rule', 'une fiche, qui n’est pas une règle'],
    [
      'it belongs to another edition and is never carried out',
      'elle est d’une autre édition et n’est jamais appliquée',
    ],
    ['a policy of the scenario answers it: (.+)', 'un choix du scénario y répond : $1'],
    [
      'an attack counts one re-roll or automatic wound of this kind, and another one is counted',
      'une attaque ne compte qu’une relance ou blessure automatique de ce genre, et une autre l’est déjà',
    ],
    ['name one of its directives: (.+) or (.+)', 'nommez une de ses directives : $1 ou $2'],
    ['name the directive in force: (.+)', 'nommez la directive en vigueur : $1'],
    ['name the gift that is taken beside it', 'nommez le don qui est pris avec elle'],
    ['name the stance that was taken: (.+) or (.+)', 'nommez la posture prise : $1 ou $2'],
    ['name the half that was taken: (.+) or (.+)', 'nommez la moitié prise : $1 ou $2'],
    ['name what it gives: (.+)', 'nommez ce qu’elle donne : $1'],
    [
      'a defence of the attacker: it does not touch its own attacks',
      'une défense de l’attaquant : elle ne touche pas ses propres attaques',
    ],
    [
      "an ability of the target's own attacks: it does not touch the attacks against it",
      'une aptitude des attaques de la cible : elle ne touche pas celles qui la visent',
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

/** One without French words stays as it is. */
export function frenchReason(why: string): string {
  const known = reasons.find(([english]) => english.test(why));
  return known ? why.replace(known[0], known[1]) : why;
}
