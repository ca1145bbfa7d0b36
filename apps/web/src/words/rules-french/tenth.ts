/** Summaries of the rules that the tenth edition is the first to print, in French by their English. */
export const tenth: Readonly<Record<string, string>> = {
  'May be fired by a unit that advanced; no penalty.': 'Peut tirer après que l’unité a avancé ; sans malus.',
  'That many attacks more at a target within half range.': 'Autant d’attaques de plus contre une cible à mi-portée.',
  'The target has no benefit of cover against the attack.': 'La cible n’a pas le bénéfice du couvert contre l’attaque.',
  'The wound roll of each attack may be re-rolled.': 'Le jet pour blesser de chaque attaque peut être relancé.',
  'May be fired by an engaged unit, at a unit it is engaged with.':
    'Une unité engagée peut s’en servir, sur une unité avec laquelle elle est engagée.',
  'The attack hits automatically; no hit roll is made, so it is never a critical hit.':
    'L’attaque touche d’office ; aucun jet n’est fait, la touche n’est donc jamais critique.',
  'A critical hit wounds without a wound roll; such a wound is never critical.':
    'Une touche critique blesse sans jet pour blesser ; une telle blessure n’est jamais critique.',
  'Adds 1 to the wound roll if the bearer charged this turn.':
    'Ajoute 1 au jet pour blesser si le porteur a chargé ce tour.',
  'An unseen target has the benefit of cover, and the hit roll is lowered by 1.':
    'Une cible hors de vue a le bénéfice du couvert, et le jet pour toucher baisse de 1.',
  'An attack that wounds an attached unit may be allocated by the attacker to a CHARACTER it sees.':
    'L’attaquant peut allouer une attaque qui blesse une unité attachée à un CHARACTER qu’il voit.',
  'One attack more (or as many as printed) for every full five models in the target when it was selected.':
    'Une attaque de plus (ou le nombre imprimé) par tranche complète de cinq figurines de la cible quand elle a été choisie.',
  'That much more Damage at a target within half range.': 'Autant de Dégâts de plus contre une cible à mi-portée.',
  'Adds 1 to the hit roll if the unit remained stationary.':
    'Ajoute 1 au jet pour toucher si l’unité est restée immobile.',
  'One roll for each such weapon used; a 1 destroys a model with one, or is 3 mortal wounds for a CHARACTER, MONSTER or VEHICLE.':
    'Un jet par arme de ce genre qui a servi ; un 1 détruit une figurine qui en a une, ou fait 3 blessures mortelles à un CHARACTER, MONSTER ou VEHICLE.',
  "A critical wound deals its Damage as normal damage without a save after all the unit's other attacks; it never goes on to a second model.":
    'Une blessure critique inflige ses Dégâts, normaux et sans sauvegarde, après toutes les autres attaques de l’unité ; jamais sur une seconde figurine.',
  'A critical hit scores that many additional hits, none of them critical.':
    'Une touche critique donne autant de touches de plus, dont aucune n’est critique.',
  'Attacks besides the weapon chosen; their number is not modified.':
    'Des attaques en plus de l’arme choisie ; leur nombre ne se modifie pas.',
  'Unmodified wound rolls of the printed number or more are critical wounds against that keyword.':
    'Un jet pour blesser non modifié du nombre imprimé ou plus est une blessure critique contre ce mot-clé.',
  'May be used once in a battle.': 'Sert une fois par bataille.',
  'Its attacks are psychic attacks, which other rules may name.':
    'Ses attaques sont des attaques psychiques, que d’autres règles peuvent nommer.',
  'Subtracts 1 from the hit rolls of ranged attacks at the unit.':
    'Retire 1 aux jets pour toucher des tirs sur l’unité.',
  'Adds 1 to armour saves against ranged attacks; not for a save of 3+ or better against AP 0.':
    'Ajoute 1 aux sauvegardes d’armure contre les tirs ; pas à une sauvegarde de 3+ ou mieux contre une PA de 0.',
  'Only unmodified hit rolls of 6 hit; only they are critical.':
    'Seuls les 6 non modifiés touchent ; eux seuls sont critiques.',
  'The skill or more hits; unmodified 1 misses; all modifiers come to -1 to +1.':
    'Le jet atteint la capacité ou plus pour toucher ; un 1 non modifié rate ; les modificateurs vont en tout de −1 à +1.',
  'An unmodified 6; it always hits.': 'Un 6 non modifié ; il touche toujours.',
  'By Strength against Toughness; unmodified 1 fails; all modifiers come to -1 to +1.':
    'La Force contre l’Endurance ; un 1 non modifié rate ; les modificateurs vont en tout de −1 à +1.',
  'An unmodified 6; it always wounds.': 'Un 6 non modifié ; il blesse toujours.',
  'The die with AP and other modifiers against the save; improved by 1 at most.':
    'Le dé, avec la PA et les autres modificateurs, contre la sauvegarde ; améliorée de 1 au plus.',
  'Once a die, before modifiers; a sum as a whole.': 'Une fois par dé, avant les modificateurs ; une somme en entier.',
  'A die for each wound about to be lost; the printed number or more ignores it.':
    'Un dé par point de vie sur le point d’être perdu ; le nombre imprimé ou plus l’annule.',
  'One unit; bodyguards are struck first and lend their Toughness.':
    'Une seule unité ; les gardes du corps sont frappés d’abord et prêtent leur Endurance.',
  'Alike attacks are rolled together; saves fall one after the other where it matters.':
    'Les attaques pareilles se jettent ensemble ; les sauvegardes l’une après l’autre là où cela compte.',
  'One profile of a weapon is chosen before its target.': 'Un profil de l’arme est choisi avant sa cible.',
  'What they do are Psychic Attacks, which other rules may name.':
    'Ce qu’elles font sont des attaques psychiques, que d’autres règles peuvent nommer.',
  'Units with it fight before the others.': 'Les unités qui l’ont combattent avant les autres.',
  'As it shoots, so many passengers lend it a ranged weapon each.':
    'Quand il tire, autant de passagers lui prêtent une arme de tir chacun.',
  'Declared before the battle: no AIRCRAFT, and a Move of 20".':
    'Déclaré avant la bataille : n’est plus AIRCRAFT, et a un Mouvement de 20″.',
  'Not attached: shot at only from within 12".':
    'S’il n’est pas attaché : ne peut être pris pour cible qu’à 12″ ou moins.',
  'Up to the Move, never into Engagement Range.': 'Jusqu’au Mouvement, jamais à portée d’engagement.',
  'Out of Engagement Range; then no shooting and no charge.': 'Hors de portée d’engagement ; ensuite ni tir ni charge.',
  '2D6 to end engaged with every target, in base contact where that can be.':
    '2D6 pour finir engagé avec chaque cible, socle à socle là où c’est possible.',
  'A unit that charged has Fights First until the turn ends.':
    'Une unité qui a chargé a Fights First jusqu’à la fin du tour.',
  'Visible if one of its models is.': 'Visible si une de ses figurines l’est.',
  'A quarter of the points at most; from round 2, from an edge, away from enemies.':
    'Un quart des points au plus ; dès le round 2, depuis un bord, loin des ennemis.',
  'One neighbour within 2" and 5" up, two for units of seven or more.':
    'Une voisine à 2″ et 5″ en hauteur, deux pour les unités de sept figurines ou plus.',
  'The models of a unit, with its leaders, as it joins the army.':
    'Les figurines d’une unité, avec ses meneurs, quand elle rejoint l’armée.',
  'Fewer than half the models; for one model, fewer than half the wounds.':
    'Moins de la moitié des figurines ; pour une seule, moins de la moitié des points de vie.',
  'In range within 3" sideways and 5" in height.': 'À portée à 3″ à l’horizontale et 5″ en hauteur.',
  'The higher sum of OC in range controls; asked as phases and turns end.':
    'La plus haute somme de CO à portée contrôle ; demandé à la fin des phases et des tours.',
  'A die for each model that falls back over enemies, for all if battle-shocked; 1 or 2 destroys one.':
    'Un dé par figurine qui se replie au travers des ennemis, pour toutes si ébranlées ; 1 ou 2 en détruit une.',
  'Engaged MONSTERS and VEHICLES shoot, at 1 less to hit but for Pistols.':
    'Les MONSTERS et VEHICLES engagés tirent, avec −1 pour toucher sauf au Pistol.',
  'Engaged MONSTERS and VEHICLES may be shot at, at 1 less to hit but for Pistols.':
    'On peut tirer sur les MONSTERS et VEHICLES engagés, avec −1 pour toucher sauf au Pistol.',
  'Subtracts 1 from its hit rolls with the printed number of wounds left or fewer.':
    'Retire 1 à ses jets pour toucher quand il lui reste le nombre de points de vie imprimé ou moins.',
  'From 6" up at a target that is wholly at ground level AP is better by 1.':
    'Depuis 6″ de haut sur une cible entièrement au sol, la PA est meilleure de 1.',
  'A Battle-shock test passes without a roll; once a battle.':
    'Un test d’ébranlement réussit sans jet ; une fois par bataille.',
  'A unit within 24" shoots a moving enemy it sees: only unmodified 6s hit; once a turn.':
    'Une unité à 24″ tire sur un ennemi qui bouge et qu’elle voit : seuls les 6 non modifiés touchent ; une fois par tour.',
  "A unit in Reserves arrives as the opponent's Movement phase ends.":
    'Une unité en réserve arrive à la fin de la phase de Mouvement de l’adversaire.',
  'After an enemy unit has fought, one of your engaged units fights next.':
    'Après qu’une unité ennemie a combattu, une de ses propres unités engagées combat ensuite.',
  'A targeted INFANTRY unit has a 6+ invulnerable save and the benefit of cover this phase.':
    'Une unité INFANTRY visée a une sauvegarde invulnérable de 6+ et le bénéfice du couvert cette phase.',
  'A targeted SMOKE unit has the benefit of cover and Stealth this phase.':
    'Une unité SMOKE visée a le bénéfice du couvert et Stealth cette phase.',
  'Melee attacks of one CHARACTER model have Precision this phase.':
    'Les attaques de mêlée d’une figurine CHARACTER ont Precision cette phase.',
  'A VEHICLE that charged rolls dice by its Toughness; each 5+ is a mortal wound, 6 at most.':
    'Un VEHICLE qui a chargé jette des dés selon son Endurance ; chaque 5+ fait une blessure mortelle, 6 au plus.',
  'Near an objective marker AP at it is worse by 1; against a target near one its own AP is better by 1.':
    'Près d’un objectif, la PA contre lui est moins bonne de 1 ; contre une cible près d’un objectif, la sienne est meilleure de 1.',
  'Aura 6": NECRONS units ignore wounds of psychic attacks on 4+.':
    'Aura 6″ : les unités NECRONS ignorent sur 4+ les blessures des attaques psychiques.',
  'As your Command phase ends each unit on the battlefield heals D3 wounds, reviving models.':
    'À la fin de sa phase de Commandement, chaque unité sur le champ de bataille regagne D3 points de vie et relève des figurines.',
  'Units led by a NECRONS CHARACTER add 1 to hit.': 'Les unités menées par un NECRONS CHARACTER ont +1 pour toucher.',
  'CRYPTEK and CANOPTEK units re-roll ones to hit, and any hit roll while wholly within the Matrix.':
    'Les unités CRYPTEK et CANOPTEK relancent les 1 pour toucher, et tout jet pour toucher quand elles sont entièrement dans la Matrix.',
  'Ranged weapons have Assault this turn; led by a CHARACTER, Advance rolls may be re-rolled.':
    'Les armes de tir ont Assault ce tour ; menée par un CHARACTER, l’unité peut relancer ses avances.',
  'Ones to hit again within half range; led by a CHARACTER, any hit roll there.':
    'Relance des 1 pour toucher à mi-portée ; menée par un CHARACTER, de tout jet pour toucher à cette portée.',
  'Melee: 1 more Strength; led by a CHARACTER also better AP by 1, unless something else improves it.':
    'Mêlée : +1 en Force ; menée par un CHARACTER, aussi une PA meilleure de 1, sauf si autre chose l’améliore.',
  'A CANOPTEK unit within 9" of an enemy that moved moves 6".':
    'Une unité CANOPTEK à 9″ d’un ennemi qui a bougé se déplace de 6″.',
  'Weapons of CRYPTEK and CANOPTEK models of a unit wholly within the Matrix gain Devastating Wounds this phase.':
    'Les armes des figurines CRYPTEK et CANOPTEK d’une unité entièrement dans la Matrix gagnent Devastating Wounds cette phase.',
  'A charged CANOPTEK unit wholly within the Matrix reanimates.':
    'Une unité CANOPTEK chargée, entièrement dans la Matrix, se réanime.',
  'Unmodified hit rolls of 5+ are critical hits; not for TITANIC units.':
    'Les jets pour toucher non modifiés de 5+ sont des touches critiques ; pas pour les unités TITANIC.',
  'Command Protocols and the stratagems of that name.': 'Command Protocols et les stratagèmes de ce nom.',
  'Power Matrix, and stratagems for CRYPTEKS and CANOPTEK units.':
    'Power Matrix, et des stratagèmes pour les unités CRYPTEK et CANOPTEK.',
  'Hyperphasing, and stratagems of sudden arrival.': 'Hyperphasing, et des stratagèmes d’arrivée soudaine.',
  'Worthy Foes, and stratagems of nobles and guards.': 'Worthy Foes, et des stratagèmes de nobles et de gardes.',
  'A destroyed unit may come back as a new one on 5+, from a marker that enemies who end a move near it remove.':
    'Une unité détruite peut revenir à neuf sur 5+, depuis un pion qu’un ennemi retire en finissant un mouvement près de lui.',
  'Stands until a unit comes back at it or an enemy model ends a move within 9".':
    'Reste là jusqu’à ce qu’une unité y revienne ou qu’une figurine ennemie finisse un mouvement à 9″.',
  'Weapons have Lethal Hits against enemies within 12" this phase.':
    'Les armes ont Lethal Hits contre les ennemis à 12″ cette phase.',
  'Adds 1 to Charge rolls of your units that charge one chosen enemy.':
    'Ajoute 1 aux jets de charge de ses unités qui chargent un ennemi choisi.',
  'Destroyed models that have not fought stay on 4+, fight after the attacker, and go.':
    'Les figurines détruites qui n’ont pas combattu restent sur 4+, combattent après l’attaquant, puis s’en vont.',
  'A move before the first turn, ending more than 9" from enemies.':
    'Un mouvement avant le premier tour, qui finit à plus de 9″ des ennemis.',
  'A destroyed model is removed; a unit is destroyed with its last model.':
    'Une figurine détruite est retirée ; une unité l’est avec sa dernière figurine.',
  'Text of the ninth edition that was left on a page of the tenth.':
    'Un texte de la neuvième édition resté sur une page de la dixième.',
  'Arrives from Reserves anywhere more than 9" from enemies, if every model has it.':
    'Arrive des réserves n’importe où à plus de 9″ des ennemis, si chaque figurine l’a.',
  'Below half strength: 2D6 against Leadership, or OC 0, no stratagems, perilous retreats.':
    'Sous la moitié de l’effectif : 2D6 contre le Commandement, ou CO 0, pas de stratagème, des replis périlleux.',
  'One roll of a unit, made singly, is rolled again.': 'Un jet d’une unité, fait seul, est relancé.',
  'A GRENADES unit rolls six dice at an enemy within 8"; each 4+ is a mortal wound.':
    'Une unité GRENADES jette six dés contre un ennemi à 8″ ; chaque 4+ fait une blessure mortelle.',
  'A unit within 6" charges an enemy that has just charged, without the charge bonus.':
    'Une unité à 6″ charge un ennemi qui vient de charger, sans le bonus de charge.',
  "Up to 2 / 3 / 4 unengaged units go into reserves as the opponent's turn ends.":
    'Jusqu’à 2 / 3 / 4 unités non engagées passent en réserve à la fin du tour de l’adversaire.',
  'The unit can be shot at only from within 12" until the phase ends.':
    'L’unité ne peut être prise pour cible qu’à 12″ ou moins jusqu’à la fin de la phase.',
  'A unit that arrives may stand anywhere more than 3" from enemies; it does not charge this turn.':
    'Une unité qui arrive peut se placer n’importe où à plus de 3″ des ennemis ; elle ne charge pas ce tour.',
  'Each Command phase picks an enemy unit; OVERLORD, LYCHGUARD, TRIARCH units add 1 to wound against it.':
    'Chaque phase de Commandement désigne une unité ennemie ; les unités OVERLORD, LYCHGUARD et TRIARCH ont +1 pour la blesser.',
  'An unseen target has the benefit of cover, the hit roll is lowered by 1, and unmodified 1-3 miss.':
    'Une cible hors de vue a le bénéfice du couvert, le jet pour toucher baisse de 1, et les 1 à 3 non modifiés ratent.',
  'One roll for each such weapon with a target; a 1 is 3 mortal wounds for one model with one, never for a second model.':
    'Un jet par arme de ce genre qui a une cible ; un 1 fait 3 blessures mortelles à une figurine qui en a une, jamais à une seconde.',
  "A critical wound deals its Damage as mortal wounds after all the unit's other attacks; it never goes on to a second model.":
    'Une blessure critique inflige ses Dégâts en blessures mortelles après toutes les autres attaques de l’unité ; jamais sur une seconde figurine.',
  'As before; those of Hazardous and Devastating Wounds never reach a second model.':
    'Comme avant ; celles de Hazardous et de Devastating Wounds n’atteignent jamais une seconde figurine.',
  'As before; coming from Strategic Reserves, its owner picks either way.':
    'Comme avant ; depuis les réserves stratégiques, son joueur prend l’une ou l’autre façon.',
  'As before, but no second test in one step; the models are battle-shocked too.':
    'Comme avant, mais pas de second test dans une même étape ; les figurines sont ébranlées aussi.',
  'One roll of a unit or model is rolled again, one die of a batch too.':
    'Un jet d’une unité ou d’une figurine est relancé, un dé d’un lot aussi.',
  "Up to 1 / 2 / 3 unengaged units go into reserves as the opponent's turn ends.":
    'Jusqu’à 1 / 2 / 3 unités non engagées passent en réserve à la fin du tour de l’adversaire.',
  'The unit can be shot at only from within 18" until the phase ends.':
    'L’unité ne peut être prise pour cible qu’à 18″ ou moins jusqu’à la fin de la phase.',
  'A unit but no MONSTER arrives anywhere more than 3" from enemies; it does not charge this turn.':
    'Une unité qui n’est pas MONSTER arrive n’importe où à plus de 3″ des ennemis ; elle ne charge pas ce tour.',
  'Each Command phase picks an enemy unit; NOBLE, LYCHGUARD, TRIARCH units add 1 to wound against it.':
    'Chaque phase de Commandement désigne une unité ennemie ; les unités NOBLE, LYCHGUARD et TRIARCH ont +1 pour la blesser.',
  'After it shot, one enemy it hit: attacks of the army at it have AP better by 1 this turn.':
    'Après son tir, un ennemi qu’elle a touché : les attaques de l’armée contre lui ont une PA meilleure de 1 ce tour.',
  'One visible enemy a Shooting phase: the army may re-roll hit rolls against it.':
    'Un ennemi visible par phase de Tir : l’armée peut relancer ses jets pour toucher contre lui.',
  'After it shot, one enemy it hit subtracts 1 from hit rolls until your next Shooting phase.':
    'Après son tir, un ennemi touché a −1 à ses jets pour toucher jusqu’à sa prochaine phase de Tir.',
  'After it shot, an unengaged unit moves up to 6"; then no charge.':
    'Après son tir, une unité non engagée bouge de 6″ au plus ; ensuite pas de charge.',
  'Attacks allocated to Amonhotekh do 1 less damage.': 'Les attaques allouées à Amonhotekh font 1 Dégât de moins.',
  'Once a battle, selected to fight, melee weapons of the unit gain Devastating Wounds this phase.':
    'Une fois par bataille, choisie pour combattre, ses armes de mêlée gagnent Devastating Wounds cette phase.',
  'One visible enemy within 12": ones to hit again against it this turn.':
    'Un ennemi visible à 12″ : relance des 1 pour toucher contre lui ce tour.',
  "The Overlord's unit may shoot in a turn in which it Fell Back.":
    'L’unité de l’Overlord peut tirer le tour où elle s’est repliée.',
  'A targeted unit has a 5+ invulnerable save this phase.':
    'Une unité visée a une sauvegarde invulnérable de 5+ cette phase.',
  'Melee weapons of a unit selected to fight add 1 to Strength this phase.':
    'Les armes de mêlée d’une unité choisie pour combattre ont +1 en Force cette phase.',
  'One unit adds 1 to OC until your next Command phase.':
    'Une unité ajoute 1 à son CO jusqu’à sa prochaine phase de Commandement.',
  'A marker that a BATTLELINE unit controlled stays controlled without models.':
    'Un objectif qu’une unité BATTLELINE contrôlait le reste sans figurine.',
  'None in round 1; those not arrived by the end of round 3 are destroyed.':
    'Aucune au round 1 ; celles qui ne sont pas arrivées à la fin du round 3 sont détruites.',
};
