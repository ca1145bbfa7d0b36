/** Summaries of the rules that the eleventh edition is the first to print, in French by their English. */
export const eleventh: Readonly<Record<string, string>> = {
  'In melee, that many attacks more for every full five models in the one target.':
    'En mêlée, autant d’attaques de plus par tranche complète de cinq figurines de la cible unique.',
  'May be fired by an engaged unit, at units it is engaged with.':
    'Une unité engagée peut s’en servir, sur les unités avec lesquelles elle est engagée.',
  'The older name of Close-quarters.': 'L’ancien nom de Close-quarters.',
  "A critical wound deals its Damage as mortal wounds after the pool's normal damage; it never goes on to a second model.":
    'Une blessure critique inflige ses Dégâts en blessures mortelles après les dégâts normaux du lot ; jamais sur une seconde figurine.',
  'Attacks besides the one melee weapon chosen.': 'Des attaques en plus de l’unique arme de mêlée choisie.',
  'One hazard roll for each such weapon selected; 1-2 is 1 mortal wound for the unit, 3 if all its models are MONSTERS or VEHICLES.':
    'Un jet de risque par arme de ce genre choisie ; 1 ou 2 fait 1 blessure mortelle à l’unité, 3 si toutes ses figurines sont MONSTERS ou VEHICLES.',
  'Adds 1 to the hit roll in your Shooting phase if unengaged, not set up this turn, and no model moved more than 3".':
    'Ajoute 1 au jet pour toucher à sa phase de Tir, si l’unité n’est ni engagée ni placée ce tour et qu’aucune figurine n’a bougé de plus de 3″.',
  'Its targets have cover, seen or not; no hit is re-rolled, and unmodified 1-5 miss (1-3 if stationary with a friend who sees it).':
    'Ses cibles ont le couvert, en vue ou non ; aucune touche n’est relancée, et les 1 à 5 non modifiés ratent (1 à 3 si l’unité est immobile et qu’une unité amie voit la cible).',
  'A critical hit may wound without a wound roll; such a wound is never critical.':
    'Une touche critique peut blesser sans jet pour blesser ; une telle blessure n’est jamais critique.',
  'May be selected once in a battle.': 'Se choisit une fois par bataille.',
  'The attacker may make the group of a visible CHARACTER the current one until these attacks are done or it is destroyed.':
    'L’attaquant peut faire du groupe d’un CHARACTER visible le groupe en cours, jusqu’à la fin de ces attaques ou sa destruction.',
  'A psychic attack; the attacker may ignore any modifiers to its skill and hit roll.':
    'Une attaque psychique ; l’attaquant peut ignorer les modificateurs de sa capacité et de son jet pour toucher.',
  'The unit has the benefit of cover against ranged attacks.':
    'L’unité a le bénéfice du couvert contre les attaques de tir.',
  'Worsens the Ballistic Skill of ranged attacks at the unit by 1.':
    'La capacité de tir des attaques de tir sur l’unité est moins bonne de 1.',
  'Only unmodified hit rolls of 6 hit, whatever skill and modifiers say; no hit is re-rolled.':
    'Seuls les 6 non modifiés touchent, quoi que disent capacité et modificateurs ; aucune touche n’est relancée.',
  'No die is rolled, so nothing that asks for a face happens.':
    'Aucun dé n’est jeté, donc rien de ce qui demande une face n’arrive.',
  'The better effect needs the condition of the smaller one too.':
    'L’effet le meilleur demande aussi la condition du moindre.',
  'Weapon by weapon at one target, alike attacks in one pool, then the next target.':
    'Arme après arme sur une cible, les attaques pareilles en un lot, puis la cible suivante.',
  'Ranged weapons at will; one melee weapon, and those that attack besides.':
    'Les armes de tir au choix ; une seule arme de mêlée, et celles qui attaquent en plus.',
  'One profile is chosen before any target.': 'Un profil est choisi avant toute cible.',
  'One visible enemy in range for each ranged weapon; engaged ones in a fight.':
    'Un ennemi visible et à portée pour chaque arme de tir ; ceux avec qui l’on est engagé, en combat.',
  'Unmodified 1 fails, 6 is critical, else the modified result against the skill.':
    'Un 1 non modifié rate, un 6 est critique, sinon le résultat modifié contre la capacité.',
  'An unmodified 6, or the lower number a rule sets; it always hits.':
    'Un 6 non modifié, ou le nombre plus bas qu’une règle fixe ; il touche toujours.',
  'Unmodified 1 fails, 6 is critical, else Strength against Toughness.':
    'Un 1 non modifié rate, un 6 est critique, sinon la Force contre l’Endurance.',
  'An unmodified 6, or the lower number a rule sets; it always wounds.':
    'Un 6 non modifié, ou le nombre plus bas qu’une règle fixe ; il blesse toujours.',
  'The highest among bodyguards; when they are gone, of all.':
    'La plus haute des gardes du corps ; quand il n’y en a plus, de toutes les figurines.',
  'All of a pool at once, then lowest first against the current group.':
    'Toutes celles d’un lot à la fois, puis les plus basses d’abord contre le groupe en cours.',
  'Each CHARACTER alone; others together by equal wounds, save and invulnerable save.':
    'Chaque CHARACTER seul ; les autres ensemble par points de vie, sauvegarde et sauvegarde invulnérable égaux.',
  'Wounded groups before whole ones, CHARACTERS last; the defender orders the rest.':
    'Les groupes blessés avant les intacts, les CHARACTERS en dernier ; le défenseur range le reste.',
  'One at a time, CHARACTERS last, no save; on to the next model.':
    'Une à la fois, les CHARACTERS en dernier, sans sauvegarde ; puis sur la figurine suivante.',
  'All normal damage of the pool first.': 'D’abord tous les dégâts normaux du lot.',
  'What comes from the Damage of a weapon.': 'Ce qui vient des Dégâts d’une arme.',
  '1 or 2 fails: 1 mortal wound, 3 where all models are MONSTERS or VEHICLES.':
    '1 ou 2 rate : 1 blessure mortelle, 3 si toutes les figurines sont MONSTERS ou VEHICLES.',
  "Half the weapon's range, measured as targets are selected.":
    'La moitié de la portée de l’arme, mesurée au choix des cibles.',
  'Models for a unit, wounds for a single model; below, at or above half.':
    'Les figurines pour une unité, les points de vie pour une figurine seule ; sous, à ou sur la moitié.',
  '2D6, at least the best Leadership of the unit.': '2D6, au moins le meilleur Commandement de l’unité.',
  'A leadership roll; failing: no OC, no stratagems, no actions.':
    'Un jet de Commandement ; raté : ni CO, ni stratagème, ni action.',
  'Says when such rolls are mostly made; no procedure.':
    'Dit quand de tels jets se font le plus souvent ; aucune procédure.',
  'The older name of the battle-shock roll.': 'L’ancien nom du jet d’ébranlement.',
  'Nothing modifies it.': 'Rien ne la modifie.',
  'Wound by wound: a hurt model first, else a fallen one comes back at 1.':
    'Point de vie par point de vie : d’abord une figurine blessée, sinon une figurine tombée revient avec 1.',
  'Straight segments and free turns; through friends, not through enemies; ends coherent.':
    'Des segments droits et des rotations libres ; au travers des amis, pas des ennemis ; finit en cohésion.',
  'Coherent and unengaged, or not at all.': 'En cohésion et non engagée, ou pas du tout.',
  'Touching an edge where the zone is too small; then neither move nor shots.':
    'Touchant un bord là où la zone est trop petite ; ensuite ni mouvement ni tir.',
  'Within 2" sideways and 5" in height.': 'À 2″ à l’horizontale et 5″ en hauteur.',
  'A sidebar that explains; no procedure.': 'Un encadré qui explique ; aucune procédure.',
  'Rules for a fallen model wait, with its removal, until the attacks are resolved.':
    'Les règles d’une figurine tombée attendent, comme son retrait, que les attaques soient résolues.',
  'A destroyed model that may still fight stays until its unit has fought, or the phase ends.':
    'Une figurine détruite qui peut encore combattre reste jusqu’à ce que son unité ait combattu, ou que la phase finisse.',
  'Towards the nearest enemy, once a phase; not engaged, not battle-shocked.':
    'Vers l’ennemi le plus proche, une fois par phase ; ni engagée ni ébranlée.',
  'From reserves and back: only ingress moves; only FLY units charge or fight it.':
    'Vient des réserves et y retourne : seuls les mouvements d’entrée ; seules les unités FLY le chargent ou le combattent.',
  'A line 1 mm wide from some part to some part; other units and terrain block.':
    'Une ligne de 1 mm de large d’une partie à une partie ; les autres unités et les décors arrêtent.',
  'Some part of it is visible.': 'Une de ses parties est visible.',
  'Each part that faces the observer is visible.': 'Chaque partie tournée vers l’observateur est visible.',
  'Some model of it is visible.': 'Une de ses figurines est visible.',
  'Each model of it is fully visible.': 'Chacune de ses figurines est entièrement visible.',
  'One roll for each unit that is battle-shocked or at half strength or less.':
    'Un jet par unité ébranlée ou à la moitié de son effectif ou moins.',
  'Up to the Move, unengaged before and after.': 'Jusqu’au Mouvement, non engagée avant comme après.',
  'An engaged unit leaves; then no shooting, no charge, no action.':
    'Une unité engagée s’en va ; ensuite ni tir, ni charge, ni action.',
  'Falling back around enemies; not while battle-shocked.':
    'Se replier en contournant les ennemis ; pas si elle est ébranlée.',
  'After an advance, with Assault weapons only.': 'Après une avance, avec les armes Assault seulement.',
  'Ends engaged with each target and nobody else; Fights First this turn.':
    'Finit engagé avec chaque cible et personne d’autre ; Fights First ce tour.',
  'Fights First units by turns, from the player whose turn it is.':
    'Les unités qui ont Fights First à tour de rôle, en commençant par le joueur dont c’est le tour.',
  'A mat, one feature or several bound a terrain area.': 'Un tapis, un décor ou plusieurs bornent une zone de décor.',
  'Cover, hidden units and obscuring areas.': 'Couvert, unités cachées et zones qui arrêtent la vue.',
  'An area, or within 3" of a marker; the higher sum of OC controls.':
    'Une zone, ou à 3″ d’un pion ; la plus haute somme de CO contrôle.',
  'On the battlefield, unengaged, with OC, not after advancing or falling back.':
    'Sur le champ de bataille, non engagé, avec un CO, pas après une avance ou un repli.',
  'Measured from the closest part of the model, base or not.':
    'Mesuré de la partie la plus proche de la figurine, socle ou non.',
  'Hazard rolls, then set up within 6"; who finds no place is destroyed.':
    'Des jets de risque, puis placés à 6″ ; qui ne trouve pas de place est détruit.',
  'Bodyguards with leaders and support act as one unit.':
    'Gardes du corps, meneurs et soutiens agissent comme une seule unité.',
  'Half of the points at most; from round 2, destroyed after round 3.':
    'La moitié des points au plus ; dès le round 2, détruites après le round 3.',
  'In a 6" strip along edges, more than 8" from enemies.':
    'Dans une bande de 6″ le long des bords, à plus de 8″ des ennemis.',
  'The model is in its own aura; copies count once.':
    'La figurine est dans sa propre aura ; les copies ne comptent qu’une fois.',
  'Arrives anywhere more than 8" from enemies, if every model has it.':
    'Arrive n’importe où à plus de 8″ des ennemis, si chaque figurine l’a.',
  'While every model has it the unit fights with those that charged.':
    'Tant que chaque figurine l’a, l’unité combat avec celles qui ont chargé.',
  'Taking to the skies costs it no distance.': 'Prendre son vol ne lui coûte aucune distance.',
  'Not attached: visible only within 12", or the distance it names.':
    'S’il n’est pas attaché : visible à 12″ seulement, ou à la distance qu’il nomme.',
  'Falling back through enemies: a hazard roll for each model first, a battle-shock roll after.':
    'Se replier au travers des ennemis : d’abord un jet de risque par figurine, ensuite un jet d’ébranlement.',
  'Engaged MONSTERS and VEHICLES shoot at 1 less to hit but for Close-quarters weapons.':
    'Les MONSTERS et VEHICLES engagés tirent avec −1 pour toucher, sauf avec les armes Close-quarters.',
  'They may be shot at, at 1 less to hit but for Close-quarters weapons.':
    'On peut leur tirer dessus, avec −1 pour toucher, sauf avec les armes Close-quarters.',
  'From 3" up, or from a TOWERING model within 12", at a target on the ground: the skill is better by 1.':
    'Depuis 3″ de haut, ou d’une figurine TOWERING à 12″, sur une cible au sol : la capacité est meilleure de 1.',
  'One roll of a unit or model again, one die of several.':
    'Un jet d’une unité ou d’une figurine relancé, un dé parmi plusieurs.',
  'Melee weapons of one CHARACTER model have Precision this phase.':
    'Les armes de mêlée d’une figurine CHARACTER ont Precision cette phase.',
  'A battle-shock roll succeeds without dice; once a battle.':
    'Un jet d’ébranlement réussit sans dés ; une fois par bataille.',
  'Six dice at an unengaged enemy within 8"; each 4+ is a mortal wound.':
    'Six dés contre un ennemi non engagé à 8″ ; chaque 4+ fait une blessure mortelle.',
  'A MONSTER or VEHICLE that charged rolls dice by its Toughness: 1s hurt it, 5s and 6s the enemy, 6 at most.':
    'Un MONSTER ou VEHICLE qui a chargé jette des dés selon son Endurance : les 1 le blessent, les 5 et 6 blessent l’ennemi, 6 au plus.',
  "A unit in reserves, no AIRCRAFT, arrives as the opponent's Movement phase ends.":
    'Une unité en réserve, non AIRCRAFT, arrive à la fin de la phase de Mouvement de l’adversaire.',
  "An unengaged unit, not TITANIC, snap shoots as the opponent's Movement phase ends.":
    'Une unité non engagée, non TITANIC, tire au jugé à la fin de la phase de Mouvement de l’adversaire.',
  'A SMOKE unit, and units partly hidden by it, have cover this phase.':
    'Une unité SMOKE, et les unités qu’elle cache en partie, ont le couvert cette phase.',
  'A unit charges as the opponent\'s Charge phase ends; 1 CP more lets it intervene within 6".':
    'Une unité charge à la fin de la phase de Charge de l’adversaire ; 1 PC de plus la fait intervenir à 6″.',
  'After an enemy fought, a unit has Fights First and is your next choice.':
    'Après qu’un ennemi a combattu, une unité a Fights First et sera le prochain choix.',
  'Ranged weapons of IMMORTALS and NECRON WARRIORS have Assault; an advance keeps them from no action.':
    'Les armes de tir des IMMORTALS et NECRON WARRIORS ont Assault ; une avance ne les prive d’aucune action.',
  'TOMB BLADES have Deep Strike, and hit 1 better at range in the turn in which they arrived.':
    'Les TOMB BLADES ont Deep Strike, et +1 pour toucher au tir le tour où ils sont arrivés.',
  'TITANIC units that fly move 6" farther.': 'Les unités TITANIC qui volent bougent de 6″ de plus.',
  'CRYPTEK and CANOPTEK units roll hits of 1 again; any hit roll while wholly within the matrix.':
    'Les unités CRYPTEK et CANOPTEK relancent les 1 pour toucher ; tout jet pour toucher quand elles sont entièrement dans la matrice.',
  'No MONSTER: 1 more to hit a unit near an objective. VEHICLES and MOUNTED, no TITANIC: ranged weapons have Assault.':
    'Hors MONSTER : +1 pour toucher une unité près d’un objectif. VEHICLES et MOUNTED, non TITANIC : leurs armes de tir ont Assault.',
  'DESTROYER CULT weapons have 2 more Strength; once they break a unit, so have the others that turn, no MONSTER or TITANIC.':
    'Les armes DESTROYER CULT ont 2 de Force de plus ; dès qu’elles brisent une unité, celles des autres l’ont aussi ce tour, ni MONSTER ni TITANIC.',
  'MONSTER units of the army have Distortion Fields.': 'Les unités MONSTER de l’armée ont Distortion Fields.',
  'Aura 6": enemies are unravelling, and AP of attacks at them is better by 1; for 3 mortal wounds the aura is 9" this phase.':
    'Aura 6″ : les ennemis se délitent, et la PA des attaques contre eux est meilleure de 1 ; pour 3 blessures mortelles l’aura est de 9″ cette phase.',
  "Each MONSTER unit takes its binding and pays its points; several Transcendent C'tan take the tether.":
    'Chaque unité MONSTER prend son lien et en paie les points ; plusieurs Transcendent C’tan prennent l’attache.',
  'Ranged weapons of CRYPTEK models have Assault; a CRYPTEK unit takes one of five gifts as it shoots.':
    'Les armes de tir des figurines CRYPTEK ont Assault ; une unité CRYPTEK prend un de cinq dons quand elle tire.',
  'A CRYPTEK unit selected to shoot takes [ANTI-INFANTRY 3+].':
    'Une unité CRYPTEK choisie pour tirer prend [ANTI-INFANTRY 3+].',
  'A CRYPTEK unit selected to shoot takes [ANTI-MOUNTED 4+].':
    'Une unité CRYPTEK choisie pour tirer prend [ANTI-MOUNTED 4+].',
  'A CRYPTEK unit selected to shoot takes [ASSAULT].': 'Une unité CRYPTEK choisie pour tirer prend [ASSAULT].',
  'A CRYPTEK unit selected to shoot takes [HEAVY].': 'Une unité CRYPTEK choisie pour tirer prend [HEAVY].',
  'A CRYPTEK unit selected to shoot takes [IGNORES COVER].':
    'Une unité CRYPTEK choisie pour tirer prend [IGNORES COVER].',
  'A CRYPTEK unit selected to shoot takes [ANTI-MONSTER 5+].':
    'Une unité CRYPTEK choisie pour tirer prend [ANTI-MONSTER 5+].',
  'A CRYPTEK unit selected to shoot takes [ANTI-VEHICLE 5+].':
    'Une unité CRYPTEK choisie pour tirer prend [ANTI-VEHICLE 5+].',
  'One model with gauss cannon, twin tesla destructor and armoured bulk; 95 points.':
    'Une figurine avec gauss cannon, twin tesla destructor et armoured bulk ; 95 points.',
  'The gauss cannon may be a tesla cannon.': 'Le gauss cannon peut être un tesla cannon.',
  'Attacks may ignore modifiers to skill and hit roll; of a CRYPTEK unit to the wound roll too.':
    'Les attaques peuvent ignorer les modificateurs de la capacité et du jet pour toucher ; celles d’une unité CRYPTEK, aussi ceux du jet pour blesser.',
  'A targeted VEHICLE unit has a 4+ invulnerable save this phase.':
    'Une unité VEHICLE visée a une sauvegarde invulnérable de 4+ cette phase.',
  'Attacks allocated to a targeted VEHICLE unit do 1 less damage this phase.':
    'Les attaques allouées à une unité VEHICLE visée font 1 Dégât de moins cette phase.',
  'Ones to hit again; against an unravelling unit ones to wound too. Not for MONSTERS.':
    'Relance des 1 pour toucher ; contre une unité qui se délite, aussi des 1 pour blesser. Pas pour les MONSTERS.',
  '1 more to wound units near an objective marker. Not for MONSTERS or TITANIC units.':
    '+1 pour blesser les unités près d’un objectif. Pas pour les unités MONSTER ou TITANIC.',
  '1 less to wound a targeted VEHICLE or MOUNTED unit with Strength above its Toughness. Not TITANIC.':
    '−1 pour blesser une unité VEHICLE ou MOUNTED visée par une Force supérieure à son Endurance. Non TITANIC.',
  "After an enemy's attacks a unit that lost models reanimates, 1 more if led by a CHARACTER.":
    'Après les attaques d’un ennemi, une unité qui a perdu des figurines se réanime, de 1 de plus si un CHARACTER la mène.',
  "In the opponent's Command phase a unit near an objective reanimates, 1 more for CRYPTEKS.":
    'À la phase de Commandement de l’adversaire, une unité près d’un objectif se réanime, de 1 de plus pour les CRYPTEKS.',
  'An arriving unit, no MONSTER, stands anywhere more than 6" from enemies; no charge this turn.':
    'Une unité qui arrive, non MONSTER, se place n’importe où à plus de 6″ des ennemis ; pas de charge ce tour.',
  'An unravelling unit that falls back from yours takes Desperate Escape tests, at -1 if battle-shocked.':
    'Une unité qui se délite et se replie loin des siennes fait des tests de Desperate Escape, à −1 si elle est ébranlée.',
  'A MONSTER destroyed a unit that was unravelling: a unit within 6" of it reanimates; once a turn.':
    'Un MONSTER a détruit une unité qui se délitait : une unité à 6″ de lui se réanime ; une fois par tour.',
  'Destroyed models that have not fought stay on 4+, 1 better against an unravelling attacker, and may fight.':
    'Les figurines détruites qui n’ont pas combattu restent sur 4+, 1 de mieux contre un attaquant qui se délite, et peuvent combattre.',
  'An advance of a VEHICLE or MOUNTED unit is 6" without a roll.':
    'L’avance d’une unité VEHICLE ou MOUNTED est de 6″ sans jet.',
  'Models of a VEHICLE or MOUNTED unit move through models and terrain this phase.':
    'Les figurines d’une unité VEHICLE ou MOUNTED passent au travers des figurines et des décors cette phase.',
  'A unit that an enemy shot at moves up to D6". Not for MONSTERS or TITANIC units.':
    'Une unité sur laquelle un ennemi a tiré bouge de D6″ au plus. Pas pour les unités MONSTER ou TITANIC.',
  'As your Fight phase ends a unit near an objective you control reanimates. Not for MONSTERS or TITANIC units.':
    'À la fin de sa phase de Combat, une unité près d’un objectif qu’on contrôle se réanime. Pas pour les unités MONSTER ou TITANIC.',
  'They do not work there.': 'Elles n’y agissent pas.',
  'A 4 hits all the same.': 'Un 4 touche tout de même.',
  'As its model is selected.': 'Quand sa figurine est choisie.',
  'The unit, by the order of mortal wounds, and not the bearer.':
    'L’unité, dans l’ordre des blessures mortelles, et non le porteur.',
  'One roll, whatever the number of models.': 'Un seul jet, quel que soit le nombre de figurines.',
  'In any order, before the unwounded ones.': 'Dans n’importe quel ordre, avant les groupes intacts.',
  'Rolled all the same: a later group may save better.':
    'Jetées tout de même : un groupe suivant peut mieux sauvegarder.',
  'Neither grouped nor struck.': 'Ni groupées ni frappées.',
  'The wider re-roll needs both conditions.': 'La relance la plus large demande les deux conditions.',
  'From any part to any part, hull and weapon too.':
    'De n’importe quelle partie à n’importe quelle partie, coque et arme aussi.',
  'Engages nobody; where a move ends counts.': 'N’engage personne ; compte où le mouvement finit.',
  'Parts above a terrain area are within it.': 'Les parties au-dessus d’une zone de décor sont dedans.',
  'A rule that lets one start lets it go on.': 'Une règle qui permet d’en commencer une permet de la poursuivre.',
  'Ends it.': 'Y met fin.',
  'Is Crushing Impact.': 'Est Crushing Impact.',
  'While one of its own models is left.': 'Tant qu’il reste une de ses propres figurines.',
  'Heals D3 wounds.': 'Rend D3 points de vie.',
  'Really anywhere; no edge and no Deep Strike needed.': 'Vraiment n’importe où ; il ne faut ni bord ni Deep Strike.',
  'Follow the rule for large models.': 'Suivre la règle des grandes figurines.',
  'No MONSTER unit.': 'Aucune unité MONSTER.',
  '1, 2 or 3 units by the size of the battle.': '1, 2 ou 3 unités selon la taille de la bataille.',
  'Added to ten Necron datasheets.': 'Ajouté à dix fiches de Nécrons.',
  'One roll, test or save again; a sum as a whole.':
    'Un jet, un test ou une sauvegarde relancés ; une somme en entier.',
  'A failed battle-shock roll counts as passed, even for a battle-shocked unit.':
    'Un jet d’ébranlement raté compte comme réussi, même pour une unité déjà ébranlée.',
  'After an enemy fought, an engaged unit not yet selected fights next.':
    'Après qu’un ennemi a combattu, une unité engagée qui n’a pas été choisie combat ensuite.',
  'Once moved, a unit opens or shuts a hatchway within 1"; an enemy there may hold it by a roll-off.':
    'Après son mouvement, une unité ouvre ou ferme un sas à 1″ ; un ennemi qui s’y tient peut le bloquer par un jet opposé.',
  'Unseen models count for one [BLAST] weapon, and it may strike them.':
    'Les figurines hors de vue comptent pour une arme [BLAST], et elle peut les frapper.',
};
