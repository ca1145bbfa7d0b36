/** Titles of worked cases of the tenth edition in which several rules meet, in French by their English. */
export const tenthTogether: Readonly<Record<string, string>> = {
  'Whoever hovers is no aircraft - it moves 20 inches as others do, stays where it likes and advances':
    'Qui est en vol stationnaire n’est plus un aéronef ; il bouge de 20 pouces comme les autres, reste où il veut et avance',
  'Only what flies charges an aircraft, and everybody what hovers':
    'Seul qui vole charge un aéronef, et n’importe qui ce qui est en vol stationnaire',
  'Master Outrider lets an unengaged unit move 6 inches after it shot, and then it does not charge':
    'Master Outrider laisse une unité non engagée bouger de 6 pouces après son tir, et elle ne charge pas ensuite',
  'Whoever has moved so declares no charge': 'Qui a bougé ainsi ne déclare pas de charge',
  'With Overriding Control a unit shoots in a turn in which it fell back, and without it does not':
    'Avec Overriding Control une unité tire au tour où elle s’est repliée, sans lui non',
  'A new unit like the destroyed one that a rule puts into Strategic Reserves arrives as others do, and may be fetched by Rapid Ingress':
    'Une unité neuve, pareille à la détruite, qu’une règle met en réserves stratégiques arrive comme les autres, et Rapid Ingress peut l’amener',
  "It may wait until the enemy's Movement phase ends, and arrive by Rapid Ingress":
    'Elle peut attendre la fin de la phase de Mouvement adverse, et arriver par Rapid Ingress',
  'Suboptimal Facade is offered as the charge is declared, once its targets are known, to those among them that are in the Matrix':
    'Suboptimal Facade est offert quand la charge est déclarée, ses cibles connues, à celles qui sont dans la Matrice',
  'Deadly Demise of a friend destroys a unit, which rolls for Cult Ambush as any other':
    'Le Deadly Demise d’un allié détruit une unité, qui jette pour Cult Ambush comme toute autre',
  "Who comes back at a marker does so in the enemy's own Movement phase, when that player has no Fire Overwatch":
    'Qui revient à un marqueur le fait dans la phase de Mouvement de l’adversaire, quand celui-ci n’a pas Fire Overwatch',
  "In its owner's next turn who came back moves, and may charge, as any unit":
    'Au prochain tour de son joueur, qui est revenu bouge et peut charger, comme toute unité',
  'Destroyed again in the third round the new unit rolls without the bonus':
    'Détruite de nouveau au troisième round, l’unité neuve jette sans le bonus',
  'A hovering gunship that is engaged shoots, at 1 less to hit':
    'Un appareil en vol stationnaire et engagé tire, à −1 pour toucher',
  'Flyers that are battle-shocked test for a desperate escape like others':
    'Qui vole et est ébranlé teste pour la fuite désespérée comme les autres',
  'Who intervened heroically has no charge bonus - the charger fights first, then the other player selects':
    'Qui est intervenu par Heroic Intervention n’a pas de bonus de charge ; le chargeur combat d’abord, puis l’autre joueur choisit',
  'Counter-offensive comes before the other units that charged':
    'Counter-offensive passe avant les autres unités qui ont chargé',
  'Tank Shock destroys what explodes, and the tank that charged is hurt by it':
    'Tank Shock détruit ce qui explose, et le char qui a chargé en souffre',
  'Rapid Fire adds its attacks in Fire Overwatch too, of which only sixes hit':
    'Rapid Fire ajoute ses attaques aussi par Fire Overwatch, dont seuls les 6 touchent',
  'The battle-shocked do not go to ground, and hold no objective':
    'Les ébranlés ne se mettent pas à couvert par Go to Ground, et ne tiennent aucun objectif',
  'Who came by Rapid Ingress moves and may charge in its own turn':
    'Qui est venu par Rapid Ingress bouge et peut charger à son propre tour',
  'A grenade thrown is no shot - the unit shoots afterwards, and does not throw again':
    'Lancer une grenade n’est pas tirer ; l’unité tire ensuite, et ne lance pas de nouveau',
  'Reanimation gives the last leader his wounds, and no bodyguard comes back to him':
    'La réanimation rend ses points de vie au dernier meneur, et aucun garde du corps ne lui revient',
  'Suboptimal Facade is used once a phase, and on nobody who is battle-shocked':
    'Suboptimal Facade sert une fois par phase, et sur personne d’ébranlé',
  'A stratagem free for a unit is had again though another stratagem has targeted the unit, but not twice on it':
    'Un stratagème gratuit pour une unité reste offert bien qu’un autre stratagème l’ait ciblée, mais pas deux fois sur elle',
  'The tesla weave answers who declares a charge at its unit, before the charge roll, and nobody else that phase':
    'Le réseau tesla répond à qui déclare une charge contre son unité, avant le jet de charge, et à personne d’autre cette phase',
  'Who charges another unit is not answered': 'Qui charge une autre unité n’a pas de réponse',
  'Dimensional Sanctum lets a unit deploy as infiltrators':
    'Dimensional Sanctum laisse une unité se déployer en infiltrateurs',
  'Of a rule that lets a unit have a free Overwatch once a turn there is none in the Charge phase after one in the Movement phase':
    'D’une règle qui donne un Overwatch gratuit par tour, il n’y en a pas à la phase de Charge après un à la phase de Mouvement',
  'Reserves of a patrol that have not come by the end of the third round are destroyed':
    'Les réserves d’une patrouille qui ne sont pas venues à la fin du troisième round sont détruites',
  'None of them come in the first': 'Aucune d’elles ne vient au premier',
  'What BATTLELINE units control as their Command phase ends stays controlled when they have left it, also by an enemy who is stronger there, until a Command phase ends':
    'Ce que des unités BATTLELINE contrôlent à la fin de leur phase de Commandement reste contrôlé quand elles l’ont quitté, même face à un ennemi plus fort, jusqu’à la fin d’une phase de Commandement',
  'The enemy has it as the next Command phase ends': 'L’ennemi l’a à la fin de la phase de Commandement suivante',
  'Others than BATTLELINE units secure nothing': 'Qui n’est pas BATTLELINE ne garde rien',
};
