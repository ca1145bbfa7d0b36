/** Summaries of what armies bring, in French by their English. */
export const armies: Readonly<Record<string, string>> = {
  'May be attached to a bodyguard unit.': 'Peut être attaché à une unité de gardes du corps.',
  'Deploys more than 9" from the enemy.': 'Se déploie à plus de 9″ de l’ennemi.',
  'When destroyed, on a 6 each unit within 6" suffers the printed number of mortal wounds.':
    'Détruit, sur un 6 chaque unité à 6″ subit le nombre imprimé de blessures mortelles.',
  'Ones to hit again against the closest eligible target; any hit roll if it is also on an objective its player controls.':
    'Relance des 1 pour toucher contre la cible éligible la plus proche ; de tout jet pour toucher si elle est aussi sur un objectif que son joueur contrôle.',
  'The target of the twin tesla destructor, and enemies within 3" of it, suffer D3 mortal wounds each on 5+.':
    'La cible du twin tesla destructor, et les ennemis à 3″ d’elle, subissent chacun D3 blessures mortelles sur 5+.',
  'The unit has Infiltrators.': 'L’unité a Infiltrators.',
  'Wholly within the Power Matrix the led unit re-rolls wound rolls of 1.':
    'Entièrement dans la Power Matrix, l’unité menée relance les 1 pour blesser.',
  'Ranged weapons of the unit have Assault.': 'Les armes de tir de l’unité ont Assault.',
  'Set up by an Eternity Gate this turn, its ranged weapons have Lethal Hits or Sustained Hits 1.':
    'Placée par une Eternity Gate ce tour, ses armes de tir ont Lethal Hits ou Sustained Hits 1.',
  'The D3 of their Reanimation Protocols may be rolled again.':
    'Le D3 de leurs Reanimation Protocols peut être relancé.',
  'Wound rolls of 1 again; any wound roll against a unit near an objective.':
    'Relance des 1 pour blesser ; de tout jet pour blesser contre une unité près d’un objectif.',
  'Led by a NOBLE: attacks stronger than its toughness wound it 1 worse.':
    'Menée par un NOBLE : les attaques plus fortes que son Endurance ont −1 pour la blesser.',
  'Once a turn it shoots at a visible enemy set up from reserves within 18".':
    'Une fois par tour, elle tire sur un ennemi visible arrivé des réserves à 18″.',
  'Each hit in melee on a unit below half-strength is critical.':
    'Chaque touche en mêlée sur une unité sous la moitié de son effectif est critique.',
  'Melee: hit rolls of 1 again; any hit roll after a charge.':
    'Mêlée : relance des 1 pour toucher ; de tout jet pour toucher après une charge.',
  'Once a battle as the unit fights its melee weapons have Devastating Wounds.':
    'Une fois par bataille, quand l’unité combat, ses armes de mêlée ont Devastating Wounds.',
  'May re-roll charges, and charge after falling back.': 'Peut relancer ses charges, et charger après s’être repliée.',
  'Wound rolls of 1 again: the exterminator at light units, the destructor at MONSTERS and VEHICLES.':
    'Relance des 1 pour blesser : l’exterminator contre les unités légères, le destructor contre les MONSTERS et VEHICLES.',
  'After it has shot it may move 6", and does not charge then.':
    'Après avoir tiré elle peut bouger de 6″, et ne charge pas alors.',
  'After a normal move an enemy it moved over suffers a mortal wound for each 4+, a die a model.':
    'Après un mouvement normal, un ennemi survolé subit une blessure mortelle par 4+, un dé par figurine.',
  'As the Fight phase begins one model may be given up to hurt an engaged enemy.':
    'Au début de la phase de Combat, une figurine peut être sacrifiée pour blesser un ennemi engagé.',
  'Models engaged with it have 1 less objective control, 1 at least; near a CRYPTEK its own have 1.':
    'Les figurines engagées avec elle ont 1 de contrôle d’objectif en moins, 1 au moins ; près d’un CRYPTEK les siennes en ont 1.',
  'Its Fire Overwatch hits on unmodified 5+.': 'Son Fire Overwatch touche sur des 5+ non modifiés.',
  'After it has shot one enemy that it hit has no cover this phase.':
    'Après son tir, un ennemi qu’il a touché n’a pas de couvert cette phase.',
  'Attacks allocated to it have 1 less damage.': 'Les attaques qui lui sont allouées font 1 Dégât de moins.',
  'Once a round a stratagem on its unit costs 1 less.':
    'Une fois par round, un stratagème sur son unité coûte 1 de moins.',
  'Once a battle, as a phase ends, the unit it leads heals D6.':
    'Une fois par bataille, à la fin d’une phase, l’unité qu’il mène regagne D6.',
  'Its unit may shoot and charge after falling back.': 'Son unité peut tirer et charger après s’être repliée.',
  'Once a battle a friend within 12" is battle-shocked no longer.':
    'Une fois par bataille, une unité amie à 12″ n’est plus ébranlée.',
  'The unit it leads scores critical hits at range on 5+.':
    'L’unité qu’il mène fait des touches critiques au tir sur 5+.',
  'In your Shooting phase a visible enemy within 18" suffers a mortal wound for each 4+ of four dice.':
    'À sa phase de Tir, un ennemi visible à 18″ subit une blessure mortelle par 4+ sur quatre dés.',
  'The unit it leads has Feel No Pain 5+.': 'L’unité qu’il mène a Feel No Pain 5+.',
  'As your Movement phase ends a friendly unit within 6" regains D3 wounds.':
    'À la fin de sa phase de Mouvement, une unité amie à 6″ regagne D3 points de vie.',
  'Aura 6": models of friendly NECRONS units have 1 more objective control.':
    'Aura 6″ : les figurines des unités NECRONS amies ont 1 de plus en contrôle d’objectif.',
  'Attacks stronger than its toughness wound it 1 worse.':
    'Les attaques plus fortes que son Endurance ont −1 pour le blesser.',
  'Once a battle, as a phase ends, an INFANTRY or MOUNTED friend within 6" heals D6.':
    'Une fois par bataille, à la fin d’une phase, une unité amie INFANTRY ou MOUNTED à 6″ regagne D6.',
  'Once a turn, after an enemy attacked, hurt NECRON WARRIORS within 3" reanimate.':
    'Une fois par tour, après l’attaque d’un ennemi, des NECRON WARRIORS touchés à 3″ se réaniment.',
  'Stationary, its doomsday cannon has Devastating Wounds.': 'Immobile, son doomsday cannon a Devastating Wounds.',
  'As their Movement phase begins a visible enemy within 18" is slowed to half; if it flies, each move may hurt it.':
    'Au début de la phase de Mouvement adverse, un ennemi visible à 18″ est ralenti de moitié ; s’il vole, chaque mouvement peut le blesser.',
  "As it shoots in your Shooting phase it leaves out one of its three C'tan powers.":
    'Quand il tire à sa phase de Tir, il laisse de côté un de ses trois pouvoirs de C’tan.',
  'As the Fight phase begins engaged enemies make battle-shock rolls.':
    'Au début de la phase de Combat, les ennemis engagés font des jets d’ébranlement.',
  'Moves over models that are not TITANIC and terrain of up to 4".':
    'Passe par-dessus les figurines qui ne sont pas TITANIC et les décors de 4″ au plus.',
  'Whom its heavy death ray targets ducks and hits 1 worse until your next Shooting phase, or is hit critically on 5+ this phase.':
    'Qui est visé par son heavy death ray se baisse, avec −1 pour toucher jusqu’à sa prochaine phase de Tir, ou subit des touches critiques sur 5+ cette phase.',
  'Aura 6": friendly NECRONS INFANTRY have Feel No Pain 6+.':
    'Aura 6″ : les NECRONS INFANTRY amis ont Feel No Pain 6+.',
  'Gives cover to who is not fully visible because of it.':
    'Donne le couvert à qui n’est pas entièrement visible à cause de lui.',
  'Its models are set up within 12" of each other and are units of their own.':
    'Ses figurines sont placées à 12″ les unes des autres et forment chacune une unité.',
  'Enemies engaged only with it may be shot at 1 worse, and fall back unharmed.':
    'On peut tirer sur les ennemis engagés avec elle seule, avec −1, et ils se replient sans dommage.',
  'It cannot be the warlord.': 'Il ne peut pas être le seigneur de guerre.',
  'It takes no enhancement.': 'Il ne prend pas d’optimisation.',
  'As the Fight phase ends each enemy within 6" suffers D3 mortal wounds on 4+.':
    'À la fin de la phase de Combat, chaque ennemi à 6″ subit D3 blessures mortelles sur 4+.',
  'Its bearer has Feel No Pain 4+.': 'Son porteur a Feel No Pain 4+.',
  'The unit its bearer leads has Stealth.': 'L’unité que mène son porteur a Stealth.',
  'Aura 6": friendly NECRONS units without CHARACTERS hit 1 better.':
    'Aura 6″ : les unités NECRONS amies sans CHARACTER ont +1 pour toucher.',
  'Once a battle the unit leaves the battlefield and returns in your next Movement phase.':
    'Une fois par bataille, l’unité quitte le champ de bataille et revient à sa prochaine phase de Mouvement.',
  'Two more gifts to choose from: Anti-MONSTER 5+ and Anti-VEHICLE 5+.':
    'Deux dons de plus au choix : Anti-MONSTER 5+ et Anti-VEHICLE 5+.',
  'Ranged weapons of the unit reach 6" farther.': 'Les armes de tir de l’unité portent 6″ plus loin.',
  'After it has shot an enemy that it hit moves and charges 2" less until your next turn; not TITANIC.':
    'Après son tir, un ennemi qu’elle a touché bouge et charge de 2″ de moins jusqu’à son prochain tour ; pas les TITANIC.',
  'Each stratagem on the unit may give back a command point on 4+, 3+ on an objective.':
    'Chaque stratagème sur l’unité peut rendre un point de commandement sur 4+, 3+ sur un objectif.',
  'After an enemy shot and destroyed models of the unit it may surge D6".':
    'Après qu’un ennemi a tiré et détruit des figurines de l’unité, elle peut faire une ruée de D6″.',
  'Its bearer is DESTROYER CULT and has 2 more melee attacks; its unit moves 2" farther.':
    'Son porteur est DESTROYER CULT et a 2 attaques de mêlée de plus ; son unité bouge de 2″ de plus.',
  'The unit hits 1 better.': 'L’unité a +1 pour toucher.',
  'Its bearer is DESTROYER CULT, moves 3" farther and may join such a unit.':
    'Son porteur est DESTROYER CULT, bouge de 3″ de plus et peut rejoindre une telle unité.',
  'Hit rolls of 1 again; any hit roll in a turn in which the unit was set up.':
    'Relance des 1 pour toucher ; de tout jet pour toucher au tour où l’unité a été placée.',
  'One more unit may go by Hyperphasing.': 'Une unité de plus peut partir par Hyperphasing.',
  'It advances 6" without a roll.': 'Elle avance de 6″ sans jet.',
  'The unit has Deep Strike.': 'L’unité a Deep Strike.',
  'Any hit roll again against a unit near an objective.':
    'Relance de tout jet pour toucher contre une unité près d’un objectif.',
  'Destroying a CHARACTER unit takes a command point from the opponent.':
    'Détruire une unité CHARACTER prend un point de commandement à l’adversaire.',
  'Its bearer has Precision and Anti-INFANTRY 5+ in melee.': 'Son porteur a Precision et Anti-INFANTRY 5+ en mêlée.',
  'Melee attacks at the unit hit 1 worse.': 'Les attaques de mêlée sur l’unité ont −1 pour toucher.',
  'In your Command phase a VEHICLE or MOUNTED friend within 6", no TITANIC, takes 1 less damage from attacks until the next.':
    'À sa phase de Commandement, une unité amie VEHICLE ou MOUNTED à 6″, non TITANIC, subit 1 Dégât de moins par attaque jusqu’à la suivante.',
  'In your Command phase a VEHICLE or MOUNTED friend within 6", no TITANIC, may shoot after falling back until the next.':
    'À sa phase de Commandement, une unité amie VEHICLE ou MOUNTED à 6″, non TITANIC, peut tirer après un repli jusqu’à la suivante.',
  'Aura 6": friendly NECRONS units, no MONSTER or TITANIC, re-roll hit and wound rolls of 1.':
    'Aura 6″ : les unités NECRONS amies, ni MONSTER ni TITANIC, relancent les 1 pour toucher et pour blesser.',
  'Ranged weapons of the unit ignore cover.': 'Les armes de tir de l’unité ignorent le couvert.',
  'Its bearer has Feel No Pain 5+; once it has been hurt as a turn begins, 4+.':
    'Son porteur a Feel No Pain 5+ ; une fois blessé au début d’un tour, 4+.',
  'After deployment three units are set up anew, or in reserves.':
    'Après le déploiement, trois unités sont replacées, ou mises en réserve.',
  'Once a turn one roll of its bearer again.': 'Une fois par tour, un jet de son porteur est relancé.',
  'Friends within 9" of its bearer are in Synapse range.':
    'Les unités amies à 9″ de son porteur sont à portée de Synapse.',
  'Its unit piles in and consolidates 3" farther.': 'Son unité s’engage et se consolide 3″ plus loin.',
  'A gift of a unit.': 'Un don d’une unité.',
  'Critical wounds of its unit have better AP by 1.': 'Les blessures critiques de son unité ont une PA meilleure de 1.',
  'Its unit moves 2" farther.': 'Son unité bouge de 2″ de plus.',
  'An ENDLESS MULTITUDE unit that an enemy shot models of may surge D6".':
    'Une unité ENDLESS MULTITUDE dont un ennemi a abattu des figurines peut faire une ruée de D6″.',
  'As the battle begins one of them: Sustained Hits 1 at INFANTRY and SWARMS, or Lethal Hits at MONSTERS and VEHICLES.':
    'Au début de la bataille, une au choix : Sustained Hits 1 contre INFANTRY et SWARMS, ou Lethal Hits contre MONSTERS et VEHICLES.',
  'Within 6" of a SYNAPSE unit battle-shock is rolled for on 3D6, and melee Strength is 1 more.':
    'À 6″ d’une unité SYNAPSE, l’ébranlement se jette avec 3D6, et la Force en mêlée a +1.',
  'Once a battle, in either Command phase, all enemies make battle-shock rolls.':
    'Une fois par bataille, à une phase de Commandement de l’un ou l’autre, tous les ennemis font des jets d’ébranlement.',
  'Aura 6": ranged weapons of friendly TYRANIDS have Assault and Lethal Hits.':
    'Aura 6″ : les armes de tir des TYRANIDS amis ont Assault et Lethal Hits.',
  'Once a round a stratagem on a friend within 12" costs 1 less.':
    'Une fois par round, un stratagème sur une unité amie à 12″ coûte 1 de moins.',
  'May charge after advancing.': 'Peut charger après avoir avancé.',
  'Hit rolls of 1 again; wound rolls of 1 too against a unit near an objective.':
    'Relance des 1 pour toucher ; des 1 pour blesser aussi contre une unité près d’un objectif.',
  'After an enemy shot and wounded it, it may surge D6+2".':
    'Après qu’un ennemi lui a tiré dessus et l’a blessée, elle peut faire une ruée de D6+2″.',
  'Once a turn, when an enemy ends a move within 9", unengaged, it may move D6".':
    'Une fois par tour, quand un ennemi finit un mouvement à 9″, non engagée, elle peut bouger de D6″.',
  'Must be attached to a bodyguard unit.': 'Doit être attaché à une unité de gardes du corps.',
  'A wound about to be lost is not lost on this roll.':
    'Un point de vie sur le point d’être perdu ne l’est pas sur ce jet.',
  'A move before the battle, or set up from reserves at home.':
    'Un mouvement avant la bataille, ou un placement depuis les réserves chez soi.',
  'Deploys more than 8" from the enemy.': 'Se déploie à plus de 8″ de l’ennemi.',
  'When an ability gives the opponent a command point, on 2+ you gain one too.':
    'Quand une aptitude donne un point de commandement à l’adversaire, sur 2+ on en gagne un aussi.',
  'The unit it leads rolls wounds of 1 again while wholly within the Power Matrix.':
    'L’unité qu’il mène relance les 1 pour blesser quand elle est entièrement dans la Power Matrix.',
  'Once a phase a unit that charges its unit suffers D3 mortal wounds on 2+, 3 on a 6.':
    'Une fois par phase, une unité qui charge son unité subit D3 blessures mortelles sur 2+, 3 sur un 6.',
  'Set up by Deep Strike or Displacement it needs only 6"; within 9" it does not charge.':
    'Placée par Deep Strike ou Displacement, il ne lui faut que 6″ ; à 9″ elle ne charge pas.',
  'When an enemy ends a move within 8" in its Movement phase, unengaged, it may move D6".':
    'Quand un ennemi finit un mouvement à 8″ à sa phase de Mouvement, non engagée, elle peut bouger de D6″.',
  'In your Command phase an enemy is picked: any hit roll at it again, and 1 more to wound, until the next.':
    'À sa phase de Commandement un ennemi est désigné : relance de tout jet pour le toucher, et +1 pour le blesser, jusqu’à la suivante.',
  'Once a battle, in the Fight phase: 3 more melee attacks with Devastating Wounds.':
    'Une fois par bataille, à la phase de Combat : 3 attaques de mêlée de plus avec Devastating Wounds.',
  'Objectives it controls as your Command phase ends stay yours.':
    'Les objectifs qu’elle contrôle à la fin de sa phase de Commandement restent à son camp.',
  'As it shoots it may pick a visible enemy: its bolt rifles have 2 more attacks at it.':
    'Quand elle tire, elle peut désigner un ennemi visible : ses bolt rifles ont 2 attaques de plus contre lui.',
  'A model that an attack destroyed stays on 3+ and shoots once the attacking unit is done; no hazard then.':
    'Une figurine détruite par une attaque reste sur 3+ et tire une fois que l’unité attaquante a fini ; pas de risque alors.',
  'Units may disembark after it advanced, and do not charge then.':
    'Les unités peuvent débarquer après qu’il a avancé, et ne chargent pas alors.',
  'Aura 6": a stratagem on a friend gives back a command point on 5+.':
    'Aura 6″ : un stratagème sur une unité amie rend un point de commandement sur 5+.',
  'Units may charge in the turn in which they left it after its normal move.':
    'Les unités peuvent charger le tour où elles l’ont quitté après son mouvement normal.',
  'Once a battle, until your next Command phase: charges after advances, 1 more melee Strength and attack, a 5+ invulnerable save.':
    'Une fois par bataille, jusqu’à sa prochaine phase de Commandement : charges après une avance, +1 en Force et +1 Attaque en mêlée, sauvegarde invulnérable 5+.',
  'Twenty of them may have two leaders, one of them a WARBOSS.':
    'Vingt d’entre eux peuvent avoir deux meneurs, dont un WARBOSS.',
  'Led by a WARBOSS: attacks stronger than its toughness wound it 1 worse.':
    'Menée par un WARBOSS : les attaques plus fortes que son Endurance ont −1 pour la blesser.',
  'While the Waaagh! lasts it has Feel No Pain 5+.': 'Tant que dure le Waaagh!, elle a Feel No Pain 5+.',
  'The unit it leads hits 1 better in melee.': 'L’unité qu’il mène a +1 pour toucher en mêlée.',
  'While the Waaagh! lasts its melee weapons have 4 more attacks.':
    'Tant que dure le Waaagh!, ses armes de mêlée ont 4 attaques de plus.',
  'After its charge an engaged enemy suffers D3 mortal wounds on 2+, D3+3 on a 6.':
    'Après sa charge, un ennemi engagé subit D3 blessures mortelles sur 2+, D3+3 sur un 6.',
  'Several dread klaws make it deadlier.': 'Plusieurs dread klaws le rendent plus meurtrier.',
  'As your Command phase begins it regains a wound.':
    'Au début de sa phase de Commandement, il regagne un point de vie.',
  'Attacks allocated to it have worse AP by 1.': 'Les attaques qui lui sont allouées ont une PA moins bonne de 1.',
  'Melee wound rolls of 1 again, any at a unit in range of an objective.':
    'Relance des 1 pour blesser au corps à corps, de tout jet contre une unité à portée d’un objectif.',
  'Hits the target of the Oath of Moment 1 better.': 'Touche mieux de 1 la cible de l’Oath of Moment.',
  'Once a battle it arrives by Rapid Ingress for nothing, near a token that was set up before.':
    'Une fois par bataille, elle arrive gratuitement par Rapid Ingress près d’un pion placé auparavant.',
  'Ranged attacks at MONSTERS and VEHICLES may re-roll hit, wound and damage.':
    'Les tirs contre des MONSTERS et VEHICLES peuvent relancer touche, blessure et dégâts.',
  'Attacks allocated to it have 1 less Damage.': 'Les attaques qui lui sont allouées infligent 1 dégât de moins.',
  'As your Command phase ends it regains a wound.':
    'À la fin de sa phase de Commandement, elle regagne un point de vie.',
  'As it shoots at one enemy alone its bolt rifles may have 2 more attacks.':
    'Quand elle tire sur un seul ennemi, ses bolt rifles peuvent avoir 2 attaques de plus.',
  'As a Fight phase begins: hit rolls of 1, or invulnerable saves of 1, again until it ends.':
    'Au début d’une phase de Combat : relance des 1 pour toucher, ou des 1 d’invulnérabilité, jusqu’à sa fin.',
  'In your Command phase two REGIMENT units within 6" each obey one order until the next.':
    'Dans sa phase de Commandement, deux unités REGIMENT à 6″ obéissent chacune à un ordre jusqu’à la suivante.',
  'Ranged weapons of the unit he leads have Sustained Hits 1.':
    'Les armes de tir de l’unité qu’il mène ont Sustained Hits 1.',
  'The unit he leads may shoot in a turn in which it fell back.':
    'L’unité qu’il mène peut tirer au tour où elle a battu en retraite.',
  'A stratagem on the unit gives back a command point on 5+, 1 better near an OFFICER.':
    'Un stratagème sur l’unité rend un point de commandement sur 5+, 1 de mieux près d’un OFFICER.',
  'Hit rolls of 1 again, any at a unit in range of an objective that is not yours.':
    'Relance des 1 pour toucher, de tout jet contre une unité à portée d’un objectif qui n’est pas le sien.',
  'An officer inside may give orders from it.': 'Un officier à bord peut en donner des ordres.',
  'Friends that it hides in part have the benefit of cover.':
    'Les alliés qu’il cache en partie bénéficient du couvert.',
  'At 8 wounds or fewer its objective control is 4 less.':
    'À 8 points de vie ou moins, son contrôle d’objectif baisse de 4.',
  'At 5 wounds or fewer its objective control is 3 less.':
    'À 5 points de vie ou moins, son contrôle d’objectif baisse de 3.',
  'At 9 wounds or fewer its objective control is 5 less.':
    'À 9 points de vie ou moins, son contrôle d’objectif baisse de 5.',
  'Ranged attacks of REGIMENT units have Lethal Hits but at MONSTERS and VEHICLES, those of SQUADRON units at these.':
    'Les tirs des unités REGIMENT ont Lethal Hits sauf contre MONSTERS et VEHICLES, ceux des unités SQUADRON contre ceux-ci.',
  'A 5+ invulnerable save against ranged attacks.': 'Une sauvegarde invulnérable de 5+ contre les tirs.',
  'After its charge each profile of its cleaver has more attacks.':
    'Après sa charge, chaque profil de son couperet a plus d’attaques.',
  'AP of its ranged attacks at the closest target is better by 1.':
    'La PA de ses tirs sur la cible la plus proche est meilleure de 1.',
  'Moves through models and low terrain, at some risk through high.':
    'Traverse les figurines et les décors bas, et les hauts à quelque risque.',
  'An ARMIGER near it has Lethal Hits, and Lance in melee.':
    'Un ARMIGER proche a Lethal Hits, et Lance au corps à corps.',
  'Once a turn, as it is selected to fight or struck at: it hits 1 better in melee, or is hit 1 worse.':
    'Une fois par tour, choisie pour combattre ou prise pour cible au combat : elle touche mieux de 1 au corps à corps, ou est touchée moins bien de 1.',
  'Instead of advancing it may be set up anywhere far enough from enemies.':
    'Au lieu d’avancer, elle peut être placée n’importe où assez loin des ennemis.',
  'As your Movement phase ends an INFANTRY unit in reserves or on the battlefield may arrive within 6" of it, and does not charge.':
    'À la fin de votre phase de Mouvement, une unité INFANTRY en réserve ou sur le champ de bataille peut arriver à 6″ de lui, et ne charge pas.',
  'From round 2 an INFANTRY unit in reserves or on the battlefield may arrive within 6" of it, and does not charge.':
    'Dès le round 2, une unité INFANTRY en réserve ou sur le champ de bataille peut arriver à 6″ de lui, et ne charge pas.',
};
