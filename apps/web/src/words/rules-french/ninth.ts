/** Summaries of the rules that the ninth edition is the first to print, in French by their English. */
export const ninth: Readonly<Record<string, string>> = {
  'The first failed save of the unit causes no damage.':
    'La première sauvegarde ratée de l’unité ne cause aucun dégât.',
  'May be fired by a unit that advanced, which then subtracts 1 from its hit rolls.':
    'Peut tirer après que l’unité a avancé, avec alors −1 à ses jets pour toucher.',
  'An INFANTRY model whose unit moved this turn subtracts 1 from its hit rolls.':
    'Une figurine INFANTRY dont l’unité a bougé ce tour a −1 à ses jets pour toucher.',
  'Twice the attacks at a target within half range.': 'Deux fois plus d’attaques contre une cible à mi-portée.',
  'May be fired by an engaged unit, at a unit within its Engagement Range.':
    'Une unité engagée peut s’en servir, sur une unité à sa portée d’engagement.',
  'One model of the unit may use one instead of its other weapons.':
    'Une figurine de l’unité peut en lancer une au lieu de ses autres armes.',
  'Used in the Fight phase.': 'Sert à la phase de Combat.',
  'At least three attacks against 6 to 10 models; the maximum, without rolling, against 11 or more.':
    'Au moins trois attaques contre 6 à 10 figurines ; le maximum, sans jet, contre 11 ou plus.',
  'Light Cover adds 1 to armour saves against ranged attacks.':
    'Le couvert léger ajoute 1 aux sauvegardes d’armure contre les attaques de tir.',
  'Only unmodified hit rolls of 6 hit (5 or 6 while holding steady), whatever skill and modifiers say.':
    'Seuls les 6 non modifiés touchent (5 ou 6 en tenant bon), quoi que disent capacité et modificateurs.',
  'The skill or more hits; unmodified 6 hits, 1 misses; all modifiers come to -1 to +1.':
    'Le jet atteint la capacité ou plus pour toucher ; un 6 non modifié touche, un 1 rate ; les modificateurs vont en tout de −1 à +1.',
  'By Strength against Toughness; unmodified 6 wounds, 1 fails; -1 to +1 in all.':
    'La Force contre l’Endurance ; un 6 non modifié blesse, un 1 rate ; de −1 à +1 en tout.',
  'What the die shows after re-rolls and before modifiers.':
    'Ce que le dé montre après les relances et avant les modificateurs.',
  'Half the range of the weapon, or less.': 'La moitié de la portée de l’arme, ou moins.',
  'A Damage that is random is rolled for each attack that is not saved.':
    'Des Dégâts aléatoires se jettent pour chaque attaque qui n’est pas sauvegardée.',
  'The die with AP and other modifiers against the save; an unmodified 1 fails.':
    'Le dé, avec la PA et les autres modificateurs, contre la sauvegarde ; un 1 non modifié rate.',
  'Used instead of the save, whatever the AP; one of several.':
    'Prise au lieu de la sauvegarde, quelle que soit la PA ; une seule parmi plusieurs.',
  'No wound roll, no save; one at a time, and on to the next model.':
    'Ni jet pour blesser ni sauvegarde ; une à la fois, puis sur la figurine suivante.',
  'Attacks are shared out over melee weapons and their profiles before any dice.':
    'Les attaques se partagent entre les armes de mêlée et leurs profils avant tout dé.',
  'The model is in its own aura; copies of one aura count once.':
    'La figurine est dans sa propre aura ; les copies d’une même aura ne comptent qu’une fois.',
  'Within 1" sideways and 5" in height of an enemy model.':
    'À 1″ à l’horizontale et 5″ en hauteur d’une figurine ennemie.',
  'Look Out, Sir, heroic interventions, traits; no auras while performing an action.':
    'Look Out, Sir, interventions héroïques, traits ; pas d’aura pendant une action.',
  'Small characters near their own cannot be shot unless they are closest and seen.':
    'Les petits personnages près des leurs ne peuvent être pris pour cible que s’ils sont les plus proches et en vue.',
  'A pool by battle size, and 1 more in each of your Command phases.':
    'Une réserve selon la taille de la bataille, et 1 de plus à chacune de ses phases de Commandement.',
  'One model leads; a CHARACTER may have a Warlord Trait.':
    'Une figurine commande ; un CHARACTER peut avoir un trait de seigneur de guerre.',
  'Started unengaged, one a round; moving, shooting, charging or casting ends it.':
    'Commencées sans être engagé, une par round ; bouger, tirer, charger ou lancer un pouvoir y met fin.',
  'A destroyed model may hurt all units near it before it is removed.':
    'Une figurine détruite peut blesser toutes les unités proches avant son retrait.',
  'One die each; ties are rolled again; no re-rolls and no modifiers.':
    'Un dé chacun ; à égalité on recommence ; ni relance ni modificateur.',
  'One neighbour within 2" and 5" up, two for units of six or more.':
    'Une voisine à 2″ et 5″ en hauteur, deux pour les unités de six figurines ou plus.',
  'TITANIC units shoot, and use powers, after falling back.':
    'Les unités TITANIC tirent, et usent de leurs pouvoirs, après s’être repliées.',
  "Up to the Move, never into an enemy's Engagement Range.":
    'Jusqu’au Mouvement, jamais à portée d’engagement d’un ennemi.',
  'Up to the Move out of Engagement Range; then no charge, no shooting, no powers.':
    'Jusqu’au Mouvement, hors de portée d’engagement ; ensuite ni charge, ni tir, ni pouvoir.',
  'Declare within 12", roll 2D6, end engaged with every target and with nobody else.':
    'Déclarer à 12″, jeter 2D6, finir engagé avec chaque cible et personne d’autre.',
  'A CHARACTER with an enemy within 3" moves up to 3" closer to it.':
    'Un CHARACTER qui a un ennemi à 3″ s’en approche de 3″ au plus.',
  'One attempt a power a round, except Smite; a test, then perhaps a denial, then effects.':
    'Un essai par pouvoir et par round, sauf Smite ; un test, peut-être une négation, puis les effets.',
  'A die and the models lost against the best Leadership; failing, one flees and others may.':
    'Un dé plus les figurines perdues contre le meilleur Commandement ; raté, une figurine fuit et d’autres peut-être.',
  'A die for each model left; each 1 flees, at 1 less below half strength.':
    'Un dé par figurine restante ; chaque 1 fuit, avec −1 sous la moitié de l’effectif.',
  '2D6 against the warp charge; double 1 and double 6 are perilous.':
    '2D6 contre la charge warp ; double 1 et double 6 sont des périls.',
  'D3 mortal wounds on the closest visible enemy within 18", D6 on an 11 or more.':
    'D3 blessures mortelles à l’ennemi visible le plus proche à 18″, D6 sur 11 ou plus.',
  'Ignored when all units have to share a dynasty.':
    'Ne comptent pas quand toutes les unités doivent partager une dynastie.',
  'A rule for every unit of one dynasty; its protocol gives both directives.':
    'Une règle pour chaque unité d’une dynastie ; son protocole donne les deux directives.',
  'Named by the page of The Silent King and explained elsewhere.':
    'Nommé par la page de The Silent King et expliqué ailleurs.',
  'Move and D6 more; then no charge, and only Assault weapons shoot.':
    'Le Mouvement et D6 de plus ; ensuite pas de charge, et seules les armes Assault tirent.',
  'Engaged VEHICLE and MONSTER models shoot at whom they are engaged with; Heavy weapons at 1 less to hit.':
    'Les figurines VEHICLE et MONSTER engagées tirent sur ceux avec qui elles le sont ; les armes Heavy avec −1 pour toucher.',
  'Fired at a charging unit before it rolls: only unmodified 6s hit.':
    'Tiré sur une unité qui charge avant son jet : seuls les 6 non modifiés touchent.',
  'So many attacks more each time the bearer fights; the weapon makes no others.':
    'Autant d’attaques de plus chaque fois que le porteur combat ; l’arme n’en fait pas d’autres.',
  'As your Command phase starts, each model of the unit regains 1 lost wound.':
    'Au début de sa phase de Commandement, chaque figurine de l’unité regagne 1 point de vie perdu.',
  "After an enemy unit's attacks a die for each wound of the fallen; successes on 5+ buy back whole models.":
    'Après les attaques d’une unité ennemie, un dé par point de vie des figurines tombées ; les réussites sur 5+ rachètent des figurines entières.',
  'A PSYKER within 24" undoes a power with a higher 2D6, one attempt a power.':
    'Un PSYKER à 24″ défait un pouvoir par un jet de 2D6 plus haut, un essai par pouvoir.',
  'Adds 1 to armour saves against ranged attacks, whatever save and AP.':
    'Ajoute 1 aux sauvegardes d’armure contre les attaques de tir, quelles que soient sauvegarde et PA.',
  'Adds 1 to armour saves against melee attacks, unless the unit charged.':
    'Ajoute 1 aux sauvegardes d’armure contre les attaques de mêlée, sauf si l’unité a chargé.',
  'Subtracts 1 from ranged hit rolls through it; not at AIRCRAFT.':
    'Retire 1 aux jets pour toucher des tirs qui le traversent ; pas contre les AIRCRAFT.',
  'Tall terrain that is not seen through or over.': 'Un décor haut, au travers et au-dessus duquel on ne voit pas.',
  'A charged INFANTRY unit behind or on it may Hold Steady or be Set to Defend.':
    'Une unité INFANTRY chargée, derrière ou dessus, peut tenir bon ou se préparer à défendre.',
  'Overwatch of the unit hits on unmodified rolls of 5 or 6 this phase.':
    'L’Overwatch de l’unité touche sur des 5 ou 6 non modifiés cette phase.',
  'No Overwatch this phase; 1 more to hit in melee through the next Fight phase.':
    'Pas d’Overwatch cette phase ; +1 pour toucher en mêlée jusqu’à la fin de la prochaine phase de Combat.',
  'Benefits of cover are named; what ignores them says which.':
    'Les bénéfices du couvert ont des noms ; ce qui en ignore dit lesquels.',
  'Directive 1: light cover for a unit that stood still; or directive 2: Hold Steady or Set to Defend when charged. Both for the Nihilakh dynasty.':
    'Directive 1 : couvert léger pour une unité restée immobile ; ou directive 2 : tenir bon ou se préparer à défendre quand elle est chargée. Les deux pour la dynastie Nihilakh.',
  'Light Cover for a unit that has not moved this battle round.':
    'Couvert léger pour une unité qui n’a pas bougé ce round.',
  'When charged and not engaged: Hold Steady or Set to Defend.':
    'Chargée sans être engagée : Hold Steady ou Set to Defend.',
  'Overwatch of the charged unit hits on unmodified rolls of 5 or 6 this phase.':
    'L’Overwatch de l’unité chargée touche sur des 5 ou 6 non modifiés cette phase.',
  'No Overwatch this phase; adds 1 to melee hit rolls until the next Fight phase ends.':
    'Pas d’Overwatch cette phase ; +1 aux jets pour toucher en mêlée jusqu’à la fin de la prochaine phase de Combat.',
  'Directive 1: 1" more movement; or directive 2: shooting does not end an action. Both for the Nephrekh dynasty.':
    'Directive 1 : 1″ de Mouvement de plus ; ou directive 2 : tirer ne met pas fin à une action. Les deux pour la dynastie Nephrekh.',
  'Adds 1" to Move.': 'Ajoute 1″ au Mouvement.',
  'Ranged attacks do not make an action fail.': 'Les attaques de tir ne font pas échouer une action.',
  'Directive 1: better AP on a 6 to wound in shooting; or directive 2: no cover to saves at half range. Both for the Mephrit dynasty.':
    'Directive 1 : meilleure PA sur un 6 pour blesser au tir ; ou directive 2 : pas de couvert aux sauvegardes à mi-portée. Les deux pour la dynastie Mephrit.',
  'Ranged attacks: an unmodified 6 to wound improves AP by 1.':
    'Attaques de tir : un 6 non modifié pour blesser améliore la PA de 1.',
  'Ranged attacks within half range: cover does not help the save.':
    'Attaques de tir à mi-portée : le couvert n’aide pas la sauvegarde.',
  'Directive 1: better AP on a 6 to wound in melee; or directive 2: 1 more Strength in a charge. Both for the Novokh dynasty.':
    'Directive 1 : meilleure PA sur un 6 pour blesser en mêlée ; ou directive 2 : +1 en Force lors d’une charge. Les deux pour la dynastie Novokh.',
  'Melee attacks: an unmodified 6 to wound improves AP by 1.':
    'Attaques de mêlée : un 6 non modifié pour blesser améliore la PA de 1.',
  'Melee: 1 more Strength if it charged, was charged or intervened heroically.':
    'Mêlée : +1 en Force si elle a chargé, a été chargée ou est intervenue héroïquement.',
  'Directive 1: Living Metal restores 1 more; or directive 2: re-roll one Reanimation die. Both for the Szarekhan dynasty.':
    'Directive 1 : Living Metal rend 1 de plus ; ou directive 2 : relancer un dé de réanimation. Les deux pour la dynastie Szarekhan.',
  'Living Metal restores 1 more wound to each model.': 'Living Metal rend 1 point de vie de plus à chaque figurine.',
  'One die may be re-rolled each time Reanimation rolls are made.':
    'Un dé peut être relancé chaque fois que des jets de réanimation sont faits.',
  'Directive 1: longer auras and orders; or directive 2: shooting after falling back. Both for the Sautekh dynasty.':
    'Directive 1 : auras et ordres plus longs ; ou directive 2 : tirer après un repli. Les deux pour la dynastie Sautekh.',
  'Auras and orders of the dynasty reach 3" farther, 12" at most.':
    'Les auras et les ordres de la dynastie portent 3″ plus loin, 12″ au plus.',
  'May shoot after Falling Back; then 1 less to hit with ranged attacks.':
    'Peut tirer après un repli ; alors −1 pour toucher avec les attaques de tir.',
  'Five protocols are put to the battle rounds in secret; each round shows one and takes a directive of it. The one left over works in every round.':
    'Cinq protocoles sont attribués en secret aux rounds ; chaque round en montre un et prend une de ses directives. Celui qui reste agit à tous les rounds.',
  '5+ against mortal wounds; one wound roll again each time the unit shoots or fights.':
    '5+ contre les blessures mortelles ; un jet pour blesser relancé chaque fois que l’unité tire ou combat.',
  'Attacks 6, 4 or 2 by wounds left: 9-16, 5-8, 1-4.':
    '6, 4 ou 2 Attaques selon les points de vie restants : 9-16, 5-8, 1-4.',
  'Szarekh may try to deny one power a phase as a PSYKER would.':
    'Szarekh peut tenter de nier un pouvoir par phase comme le ferait un PSYKER.',
  'Enemies engaged with Szarekh as the Fight phase starts fight after all other eligible units of his army.':
    'Les ennemis engagés avec Szarekh au début de la phase de Combat combattent après toutes les autres unités éligibles de son armée.',
  'Aura 6": CORE units and TRIARCH PRAETORIANS may re-roll hit rolls of ranged attacks.':
    'Aura 6″ : les unités CORE et les TRIARCH PRAETORIANS peuvent relancer les jets pour toucher de leurs tirs.',
  'Aura 6": CORE units and TRIARCH PRAETORIANS may re-roll wound rolls of melee attacks.':
    'Aura 6″ : les unités CORE et les TRIARCH PRAETORIANS peuvent relancer les jets pour blesser de leurs attaques de mêlée.',
  'Aura 6": such a unit moves 1" more when it moves or Advances.':
    'Aura 6″ : une telle unité bouge de 1″ de plus quand elle se déplace ou avance.',
  'One CORE or TRIARCH PRAETORIANS unit within 9" adds 1 to hit until your next Command phase.':
    'Une unité CORE ou TRIARCH PRAETORIANS à 9″ ajoute 1 pour toucher jusqu’à sa prochaine phase de Commandement.',
  'My Will Be Done once more each turn, on another unit.':
    'My Will Be Done une fois de plus chaque tour, sur une autre unité.',
  "Once a battle, as a round starts, an unassigned protocol replaces that round's.":
    'Une fois par bataille, au début d’un round, un protocole non attribué remplace celui du round.',
  'While a Menhir stands, wounds must be allocated to Menhirs and Szarekh has no Look Out, Sir; they fall with him.':
    'Tant qu’un Menhir est debout, les blessures vont aux Menhirs et Szarekh n’a pas Look Out, Sir ; ils tombent avec lui.',
  'Must be the Warlord of a Battle-forged army; 3 more CP if he is.':
    'Doit être le seigneur de guerre d’une armée réglementaire ; 3 PC de plus s’il l’est.',
  'Every model has a 4+ invulnerable save.': 'Chaque figurine a une sauvegarde invulnérable de 4+.',
  'At 8 wounds or fewer no Staff of Stars and no Phaeron of the Stars; at 4 or fewer neither the Scythe nor the Blades.':
    'À 8 points de vie ou moins, ni Staff of Stars ni Phaeron of the Stars ; à 4 ou moins, ni la Scythe ni les Blades.',
  'When Szarekh is destroyed, on 4+ each unit within 2D6" suffers D6 mortal wounds.':
    'Quand Szarekh est détruit, sur 4+ chaque unité à 2D6″ subit D6 blessures mortelles.',
  'Four protocols are assigned instead of five; one fills two rounds.':
    'Quatre protocoles sont attribués au lieu de cinq ; l’un remplit deux rounds.',
  'A VEHICLE model of 10 or more wounds uses the row of full wounds until your next Command phase.':
    'Une figurine VEHICLE de 10 points de vie ou plus prend la ligne des points de vie intacts jusqu’à sa prochaine phase de Commandement.',
  'One attack wounds without a wound roll.': 'Une attaque blesse sans jet pour blesser.',
  'One attack wounds without a wound roll; such a wound is never critical.':
    'Une attaque blesse sans jet pour blesser ; une telle blessure n’est jamais critique.',
  'One wound roll again each time the unit is selected to attack.':
    'Un jet pour blesser relancé chaque fois que l’unité est choisie pour attaquer.',
  'A destroyed VEHICLE model explodes without a roll; 3 CP if it is TITANIC.':
    'Une figurine VEHICLE détruite explose sans jet ; 3 PC si elle est TITANIC.',
  'A power tried within 18" of a SZAREKHAN unit is denied on 4+.':
    'Un pouvoir tenté à 18″ d’une unité SZAREKHAN est nié sur 4+.',
  'A CORE unit selected to fight adds 1 to Strength this phase.':
    'Une unité CORE choisie pour combattre a +1 en Force cette phase.',
  'Ranged attacks of NECRONS at one enemy unit ignore every benefit of cover.':
    'Les tirs des NECRONS sur une unité ennemie ignorent tous les bénéfices du couvert.',
  'One hit, wound, damage, save, Advance, charge, Psychic, denial or attacks roll again.':
    'Un jet relancé : toucher, blesser, dégâts, sauvegarde, avance, charge, test psychique, négation ou nombre d’attaques.',
  'A mortal wound for each 6 rolled by models engaged with a unit that falls back.':
    'Une blessure mortelle pour chaque 6 jeté par les figurines engagées avec une unité qui se replie.',
  'An engaged unit falls back across enemies; each model falls on a 1.':
    'Une unité engagée se replie au travers des ennemis ; chaque figurine tombe sur un 1.',
  'Passengers are set up within 6" and fall on 1 or 2.': 'Les passagers sont placés à 6″ et tombent sur 1 ou 2.',
  'The target of a charge fires Overwatch at the charging unit.':
    'La cible d’une charge tire en Overwatch sur l’unité qui charge.',
  'After an enemy unit has fought, one of your eligible units fights next.':
    'Après qu’une unité ennemie a combattu, une de ses propres unités éligibles combat ensuite.',
  'A Morale test passes without a roll, once a battle.': 'Un test de Moral réussit sans jet, une fois par bataille.',
  'A unit selected to fight adds 1 to Strength this phase.':
    'Une unité choisie pour combattre a +1 en Force cette phase.',
  'No invulnerable saves against one weapon.': 'Pas de sauvegarde invulnérable contre une arme.',
  'A destroyed CHARACTER model comes back on 4+ as the phase ends, with D3 wounds; once a battle for each.':
    'Une figurine CHARACTER détruite revient sur 4+ à la fin de la phase, avec D3 points de vie ; une fois par bataille pour chacune.',
  'Open hatchways within 3" of a CHARACTER unit close; once a battle.':
    'Les sas ouverts à 3″ d’une unité CHARACTER se ferment ; une fois par bataille.',
  'An enemy unit within 12" of a CHARACTER model is mindshackled if 3D6 beat its Leadership.':
    'Une unité ennemie à 12″ d’une figurine CHARACTER est asservie si 3D6 dépassent son Commandement.',
  'Half the Move, no actions but the hatchway, no Overwatch, and no longer Set to Defend.':
    'Mouvement divisé par deux, pas d’action sauf le sas, pas d’Overwatch, et plus de Set to Defend.',
  'Within 2" where the shortest line passes an open hatchway.':
    'À 2″ là où la ligne la plus courte passe par un sas ouvert.',
  'An action within 1" that opens or closes it; an enemy there may contest by Strength.':
    'Une action à 1″ qui l’ouvre ou le ferme ; un ennemi qui s’y tient peut la contester par la Force.',
  'A closed one blocks movement, sight and measuring.': 'Fermé, il arrête le mouvement, la vue et les mesures.',
  "An action; once completed, 1 more to hit in melee through the opponent's next turn.":
    'Une action ; une fois achevée, +1 pour toucher en mêlée jusqu’à la fin du prochain tour de l’adversaire.',
};
