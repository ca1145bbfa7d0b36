/** Titles of worked cases of turns of the eleventh edition, in French by their English. */
export const eleventhTurn: Readonly<Record<string, string>> = {
  'Aircraft arrive from reserves and make no other move':
    'Les aéronefs arrivent des réserves et ne font aucun autre mouvement',
  "Aircraft go back as the opponent's turn ends, and not as their own does":
    'Les aéronefs repartent à la fin du tour adverse, et non du leur',
  'Only what flies strikes aircraft': 'Seul ce qui vole frappe les aéronefs',
  'A surge goes for the nearest enemy, as far as it says':
    'Une ruée va vers l’ennemi le plus proche, aussi loin qu’elle le dit',
  'No surge of the engaged': 'Pas de ruée pour les engagés',
  'A unit surges once a phase, and is moved by no other rule in that phase':
    'Une unité se rue une fois par phase, et nulle autre règle ne la déplace dans cette phase',
  'Insane Bravery after a failed roll, for a unit that is battle-shocked':
    'Insane Bravery après un jet raté, pour une unité ébranlée',
  "Counter-offensive lets an engaged unit fight next, whoever's turn it is":
    'Counter-offensive fait combattre ensuite une unité engagée, au tour de qui que ce soit',
  'Explosive Clearance is for a unit that has not been selected to shoot':
    'Explosive Clearance vaut pour une unité qui n’a pas été choisie pour tirer',
  'A unit opens a hatchway within an inch once it has moved, where nobody holds it':
    'Une unité ouvre une écoutille à un pouce une fois qu’elle a bougé, si nul ne la tient',
  'A shut hatchway stops sight and movement': 'Une écoutille fermée arrête la vue et le mouvement',
  'Whoever stands beside it may hold it by a roll-off; a tie is thrown again':
    'Qui se tient à côté peut la tenir par un jet ; une égalité se rejette',
  'Nobody is engaged through a shut hatchway; once it is open both may fight, and nobody has charged':
    'Nul n’est engagé à travers une écoutille fermée ; ouverte, les deux peuvent combattre, et nul n’a chargé',
  'No hatchway is shut on a model that stands in it, nor operated by an engaged unit':
    'Aucune écoutille ne se ferme sur une figurine, ni n’est actionnée par une unité engagée',
  'Charge targets are within 12 inches and within the roll':
    'Les cibles d’une charge sont à 12 pouces et à portée du jet',
  'A charge must engage every target and nobody else': 'Une charge doit engager chaque cible et nul autre',
  'Only its target, and no other unit, may be engaged': 'Seule sa cible, et nulle autre unité, peut être engagée',
  'Who charged has Fights First until the turn ends': 'Qui a chargé a Fights First jusqu’à la fin du tour',
  'Fights First units first, then the others by turns': 'Les unités Fights First d’abord, puis les autres tour à tour',
  'Counteroffensive comes between two units that charged': 'Counteroffensive passe entre deux unités qui ont chargé',
  'No Counteroffensive before an enemy unit has fought, nor on a unit that has':
    'Pas de Counteroffensive avant qu’une unité ennemie ait combattu, ni sur une unité qui l’a fait',
  'Crushing Impact rolls as many dice as the Toughness': 'Crushing Impact jette autant de dés que l’Endurance',
  'Crushing Impact deals 6 at most, and Tank Shock is its other name':
    'Crushing Impact inflige 6 au plus, et Tank Shock est son autre nom',
  'A charge roll is thrown again whole': 'Un jet de charge se rejette en entier',
  'Crushing Impact is for the unit whose charge move just ended':
    'Crushing Impact vaut pour l’unité dont le mouvement de charge vient de finir',
  'Who is battle-shocked controls nothing': 'Qui est ébranlé ne contrôle rien',
  'The best Leadership of a mixed unit is rolled against': 'Le meilleur Commandement d’une unité mixte sert au jet',
  'Insane Bravery before the roll leaves no dice to throw': 'Insane Bravery avant le jet ne laisse aucun dé à jeter',
  'Insane Bravery is used once in a battle': 'Insane Bravery sert une fois par bataille',
  "Potentiality Syphon in the opponent's Command phase, near an objective":
    'Potentiality Syphon à la phase de Commandement adverse, près d’un objectif',
  'Insane Bravery helps with one roll and no later one': 'Insane Bravery aide pour un jet et pour aucun suivant',
  "A mark that lasts until its owner's next Command phase ends there":
    'Une marque qui dure jusqu’à la phase de Commandement suivante de son joueur y prend fin',
  'Who is battle-shocked before its action is completed does not complete it':
    'Qui est ébranlé avant la fin de son action ne l’achève pas',
  'A rule that lets it start actions while battle-shocked lets it complete them':
    'Une règle qui laisse commencer des actions ébranlé laisse les achever',
  'The battle-shocked start no action without such a rule':
    'Les ébranlés ne commencent pas d’action sans une telle règle',
  'A critical hit of Overwatch scores the extra hit that an officer gives':
    'Une touche critique en état d’alerte donne la touche de plus d’un officier',
  'By the newer text it is not critical, and one hit':
    'Selon le texte plus récent elle n’est pas critique, et fait une touche',
  'Hazards of Overwatch kill the last bodyguard, and the next wounds the leader':
    'Les dangers de l’état d’alerte tuent le dernier garde, et le suivant blesse le meneur',
  "Once the bodyguard has fallen to the first weapon, the second wounds by the leader's Toughness":
    'Une fois la garde tombée sous la première arme, la seconde blesse selon l’Endurance du meneur',
  "Destroyers that kill on Overwatch make the others stronger in the same turn, which is the enemy's":
    'Des Destroyers qui tuent en état d’alerte renforcent les autres dans le même tour, celui de l’ennemi',
  'Who came by Rapid Ingress fires no Overwatch in that phase, another unit may, at who has not moved too':
    'Qui est venu par Rapid Ingress ne tire pas en état d’alerte dans cette phase, une autre unité le peut, sur qui n’a pas bougé aussi',
  'From the edge it arrives at a unit sees who hides in a wood within 15 inches, and not beyond':
    'Du bord où elle arrive une unité voit qui se cache dans un bois à 15 pouces, et pas au-delà',
  'Precision takes the mortal wounds of a critical wound to the leader, what is over is lost':
    'Precision porte au meneur les blessures mortelles d’une blessure critique, le surplus est perdu',
  'Indirect fire at a unit in its cover - Heavy makes good what the cover takes, and a 3 fails all the same':
    'Tir indirect sur une unité à couvert – Heavy compense ce que prend le couvert, et un 3 rate quand même',
  'Into the Fray caps the charge at 6 inches, whatever the dice show':
    'Into the Fray limite la charge à 6 pouces, quoi que montrent les dés',
  'A leader who intervened and is picked out stays, and fights with his unit before he goes':
    'Un meneur intervenu et pris pour cible reste, et combat avec son unité avant de partir',
  'On Overwatch an engaged MONSTER is no target': 'En état d’alerte un MONSTER engagé n’est pas une cible',
  'By Chronoshift a vehicle advances 16 inches, fires by Relentless Onslaught at 1 better, and charges nobody':
    'Par Chronoshift un véhicule avance de 16 pouces, tire par Relentless Onslaught à +1, et ne charge personne',
  'An attached unit is at half of all its models, and rolls by the best Leadership in it':
    'Une unité attachée est à la moitié de toutes ses figurines, et jette avec le meilleur Commandement',
  'A transport that is hyperphased takes its passengers along, and they get out no nearer to enemies than it came':
    'Un transport hyperphasé emporte ses passagers, qui ne descendent pas plus près des ennemis qu’il n’est venu',
  'Only who carries them throws Explosives - a leader of the unit, from where he stands':
    'Seul qui les porte lance des Explosives – un meneur de l’unité, d’où il se tient',
  "A battle-shocked unit that stands partly behind another's smoke has the cover of it":
    'Une unité ébranlée qui se tient en partie derrière la fumée d’une autre en a le couvert',
  'Mortal wounds pass a wounded leader by as long as a bodyguard stands':
    'Les blessures mortelles passent un meneur blessé tant qu’un garde est debout',
  'Who charged and finds its target dead piles in to another within 5 inches, and fights it':
    'Qui a chargé et trouve sa cible morte s’engage avec une autre à 5 pouces, et la combat',
  'Out of a transport that was destroyed in a fight comes an attached unit, which consolidation engages and which then fights':
    'D’un transport détruit au combat sort une unité attachée, que la consolidation engage et qui combat alors',
  'A vehicle may charge round the corner of a ruin that it cannot pass':
    'Un véhicule peut charger en contournant une ruine qu’il ne peut traverser',
  'A unit gets into a transport that each of its models is within 3 inches of, and need not be wholly so near':
    'Une unité monte dans un transport dont chaque figurine est à 3 pouces, sans devoir y être entièrement',
  'Models that Chronodistortion keeps fight with their unit and then go':
    'Les figurines que Chronodistortion garde combattent avec leur unité puis s’en vont',
  'Against an unravelling enemy 3+ is enough': 'Contre un ennemi en dissolution 3+ suffit',
  'Of a unit that has fought nobody stays': 'D’une unité qui a combattu personne ne reste',
  'By the other reading they fight as soon as their enemy has':
    'Selon l’autre lecture elles combattent dès que leur ennemi l’a fait',
  'Wounds are not allocated to the destroyed': 'Les blessures ne s’allouent pas aux détruits',
  'Who dies of its own hazard rolls is destroyed by nobody':
    'Qui meurt de ses propres jets de danger n’est détruit par personne',
  'Who dies of Malevolent Arcing is destroyed by its player, and not by an attack':
    'Qui meurt de Malevolent Arcing est détruit par son joueur, et non par une attaque',
  'Passengers get out and Deadly Demise acts once all attacks are resolved':
    'Les passagers descendent et Deadly Demise agit une fois toutes les attaques résolues',
  'Out of a wreck, hazard rolls first, then as close to it as there is room':
    'Hors d’une épave, les jets de danger d’abord, puis aussi près d’elle qu’il y a place',
  'Where room is scarce, engaged is better than nowhere, and who finds no place is destroyed':
    'Là où la place manque, engagé vaut mieux que nulle part, et qui n’en trouve pas est détruit',
  'A Hellblaster that an attack destroys stays on 3+, shoots once the attacker is done, and goes':
    'Un Hellblaster qu’une attaque détruit reste sur 3+, tire une fois l’attaquant fini, et s’en va',
  'It does so in the Fight phase too': 'Il le fait aussi à la phase de Combat',
  'Who comes out of a wreck holds no ground until it has rallied':
    'Qui sort d’une épave ne tient aucun terrain avant de s’être rallié',
  'Who came out of a wreck is battle-shocked, and does not intervene':
    'Qui est sorti d’une épave est ébranlé, et n’intervient pas',
  "What a leader gives lasts until the attacks that killed him are resolved, and not for the next unit's":
    'Ce que donne un meneur dure jusqu’à la résolution des attaques qui l’ont tué, et pas pour l’unité suivante',
  'From where a unit may strike deep, a charge of 8 reaches nobody':
    'D’où une unité peut frapper en profondeur, une charge de 8 n’atteint personne',
  'A charge of 9 reaches the screen, and not who stands behind it':
    'Une charge de 9 atteint l’écran, et pas qui se tient derrière',
  'Counteroffensive is not for a battle-shocked unit, and the unit it is used on has Fights First':
    'Counteroffensive ne vaut pas pour une unité ébranlée, et l’unité qui l’a reçue a Fights First',
  'Hazards of a desperate escape take the bodyguard before its leader, who falls back alone':
    'Les dangers d’une fuite désespérée prennent la garde avant son meneur, qui se replie seul',
  'A hazardous weapon fired on Overwatch hurts its own unit, and its roll is not rolled again by a second stratagem':
    'Une arme dangereuse tirée en état d’alerte blesse sa propre unité, et son jet n’est pas relancé par un second stratagème',
  'A secured objective stays with who left it while only the battle-shocked stand there':
    'Un objectif gardé reste à qui l’a quitté tant que seuls des ébranlés s’y tiennent',
  'It changes hands at the end of the phase in which they rally':
    'Il change de mains à la fin de la phase où ils se rallient',
  'An explosion that destroys a second vehicle sets off the explosion of that one':
    'Une explosion qui détruit un second véhicule déclenche la sienne',
  'Who intervenes has charged, and fights before those who have not':
    'Qui intervient a chargé, et combat avant ceux qui ne l’ont pas fait',
  'Who came by Rapid Ingress may intervene in the same turn':
    'Qui est venu par Rapid Ingress peut intervenir dans le même tour',
  'A model that is removed for coherency sets off nothing, the one that was shot did':
    'Une figurine retirée pour la cohérence ne déclenche rien, celle qui a été abattue l’a fait',
  'Who is left behind by a unit that falls back may fire Overwatch at it':
    'Qui est laissé sur place par une unité qui se replie peut lui tirer dessus en état d’alerte',
  "A battle-shocked unit's save is not rolled again by a stratagem":
    'La sauvegarde d’une unité ébranlée n’est pas relancée par un stratagème',
  'A unit under Smokescreen has had its stratagem of the phase, and its save is not rolled again':
    'Une unité sous Smokescreen a eu son stratagème de la phase, et sa sauvegarde n’est pas relancée',
  'Crushing Impact may destroy the unit that was charged before anybody fights':
    'Crushing Impact peut détruire l’unité chargée avant que quiconque combatte',
  'Aircraft keep who strikes deep at the same distance as other enemies':
    'Les aéronefs tiennent qui frappe en profondeur à la même distance que les autres ennemis',
  'A battle-shocked unit does not surge': 'Une unité ébranlée ne se rue pas',
  'A leader with Deep Strike takes nobody with him who has it not':
    'Un meneur avec Deep Strike n’emmène personne qui ne l’a pas',
  'A unit that takes to the skies charges through others, two inches less far':
    'Une unité qui prend son vol charge à travers les autres, deux pouces moins loin',
  'A battle-shocked unit reanimates, and who came back counts for nothing on the objective either':
    'Une unité ébranlée réanime, et qui est revenu ne compte pas non plus sur l’objectif',
  'A transport on Overwatch fires what is lent to it, and only sixes hit':
    'Un transport en état d’alerte tire ce qui lui est prêté, et seuls les 6 touchent',
  'One Command Re-roll a phase, whichever unit it is for':
    'Une relance de commandement par phase, quelle que soit l’unité',
  'Who fell back through enemies and rolled for battle-shock may not be saved by Counteroffensive, nor shoot, nor charge':
    'Qui s’est replié à travers des ennemis et a testé l’ébranlement ne peut ni être sauvé par Counteroffensive, ni tirer, ni charger',
  'Engaged at 2 inches across': 'Engagé à 2 pouces de côté',
  'Engaged at 5 inches up, one model making both units so':
    'Engagé à 5 pouces de haut, une figurine engageant les deux unités',
  'A normal move may pass within engagement range': 'Un mouvement normal peut passer à portée d’engagement',
  'A normal move that would end engaged is refused whole':
    'Un mouvement normal qui finirait engagé est refusé en entier',
  'An engaged unit has no normal move, and may advance as little':
    'Une unité engagée n’a pas de mouvement normal, et ne peut pas non plus avancer',
  'An advance adds its roll to the move of the whole unit': 'Une avance ajoute son jet au mouvement de toute l’unité',
  'After an advance only assault shooting, and no charge':
    'Après une avance seulement un tir d’assaut, et pas de charge',
  'No charge after an advance': 'Pas de charge après une avance',
  'An ordered retreat rolls nothing and crosses no enemy':
    'Un repli en bon ordre ne jette rien et ne traverse aucun ennemi',
  'After an ordered retreat neither shooting nor charging, and no battle-shock roll':
    'Après un repli en bon ordre ni tir ni charge, et pas de jet d’ébranlement',
  'A desperate escape by choice, and the battle-shock roll after it':
    'Une fuite désespérée par choix, et le jet d’ébranlement qui suit',
  'Who is battle-shocked has no ordered retreat, and rolls no more':
    'Qui est ébranlé n’a pas de repli en bon ordre, et ne jette plus',
  'Through a Dimensional Tunnel straight over models and through walls':
    'Par un Dimensional Tunnel tout droit, au-dessus des figurines et à travers les murs',
  'Without it a vehicle passes models, and no ruin': 'Sans lui un véhicule passe les figurines, et aucune ruine',
  'Reactive Reposition moves a unit that was shot at as far as a D6 says':
    'Reactive Reposition déplace une unité ciblée par un tir d’autant qu’un D6 le dit',
  'An engaged unit may use it and does not move': 'Une unité engagée peut s’en servir et ne bouge pas',
  'Where a unit in reserves may arrive in round two': 'Où une unité en réserve peut arriver au deuxième round',
  "Rapid Ingress as the opponent's movement ends, not for AIRCRAFT":
    'Rapid Ingress à la fin du mouvement adverse, pas pour AIRCRAFT',
  'No Rapid Ingress in round one': 'Pas de Rapid Ingress au premier round',
  'Chronoshift makes an advance 6 inches farther without a roll': 'Chronoshift allonge une avance de 6 pouces sans jet',
  'Chronoshift is for a unit that has not been selected to move':
    'Chronoshift vaut pour une unité qui n’a pas été choisie pour se déplacer',
  'Height does not count towards the distance from enemies': 'La hauteur ne compte pas dans la distance aux ennemis',
  'Cosmic Precision lets a unit arrive anywhere more than 6 inches from enemies':
    'Cosmic Precision laisse une unité arriver n’importe où à plus de 6 pouces des ennemis',
  'Who came by Cosmic Precision shoots, and does not charge that turn':
    'Qui est venu par Cosmic Precision tire, et ne charge pas dans ce tour',
  'Cosmic Precision is for VEHICLES too, and not for MONSTERS':
    'Cosmic Precision vaut aussi pour les VEHICLES, et pas pour les MONSTERS',
  'What is too large for the strip along an edge touches the edge, by Cosmic Precision too':
    'Ce qui est trop grand pour la bande le long d’un bord le touche, par Cosmic Precision aussi',
  'Who was set up along an edge for its size neither moves on nor shoots that turn':
    'Qui a été placé le long d’un bord pour sa taille ne bouge plus et ne tire pas dans ce tour',
  'Hyperphasing takes two unengaged units of a Strike Force':
    'Hyperphasing prend deux unités non engagées en Strike Force',
  'Who is hyperphased is in reserves': 'Qui est hyperphasé est en réserve',
  'One unit of an Incursion, three of an Onslaught': 'Une unité en Incursion, trois en Onslaught',
  "Hyperphasing comes at the end of the opponent's turn and at no other time":
    'Hyperphasing vient à la fin du tour adverse et à aucun autre moment',
  'A revived model stands with its unit, and is engaged only with whom its unit is':
    'Une figurine relevée se tient avec son unité, et n’est engagée qu’avec ceux de son unité',
  'Units in reserves and at full strength heal nothing, one wound over is lost':
    'Les unités en réserve et au complet ne soignent rien, un point de vie en trop est perdu',
  "The last Warrior's unit heals its leader first, then two come back; without him none does":
    'L’unité du dernier Warrior soigne d’abord son meneur, puis deux reviennent ; sans lui aucun',
  'Mass Transmogrification reanimates if the destroyed unit was unravelling as the phase began, and is paid for either way':
    'Mass Transmogrification réanime si l’unité détruite se dissolvait au début de la phase, et se paie dans les deux cas',
  'Endless Servitude as your own Fight phase ends, near an objective of yours':
    'Endless Servitude à la fin de sa propre phase de Combat, près d’un objectif à soi',
  'Of a weapon with two profiles one is named, and another model may name the other':
    'D’une arme à deux profils on en nomme un, et une autre figurine peut nommer l’autre',
  'After an advance Assault weapons fire, unengaged, and no others':
    'Après une avance les armes d’assaut tirent, non engagées, et pas d’autres',
  'It fires both of its guns then': 'Elle tire alors avec ses deux fusils',
  'A lone operative is not seen from farther than 12 inches, by indirect fire neither':
    'Un agent solitaire n’est pas vu à plus de 12 pouces, pas même en tir indirect',
  'A lone operative that leads a unit is seen with it': 'Un agent solitaire qui mène une unité est vu avec elle',
  'A firing deck of two lends two weapons of two passengers, none that fires once a battle':
    'Un pont de tir de deux prête deux armes de deux passagers, aucune qui tire une fois par bataille',
  "Lent weapons fire with the transport's own, and their unit does not shoot that turn":
    'Les armes prêtées tirent avec celles du transport, et leur unité ne tire pas dans ce tour',
  'What shows over a wall is seen, and sees': 'Ce qui dépasse d’un mur est vu, et voit',
  'Over the wall of the light area that it stands in it is seen too':
    'Par-dessus le mur de la zone légère où il se tient, il est vu aussi',
  'Behind a light area that neither stands in it is obscured, however low the wall':
    'Derrière une zone légère où nul des deux ne se tient il est masqué, si bas que soit le mur',
  "Models of the shooter's and the target's unit are looked through":
    'On voit à travers les figurines des unités du tireur et de la cible',
  'Another unit that covers the target hides it': 'Une autre unité qui couvre la cible la cache',
  'One model half behind a wall is seen, not fully, and so its unit':
    'Une figurine à demi derrière un mur est vue, pas entièrement, et son unité de même',
  'A model hidden only by its own unit leaves the unit fully visible':
    'Une figurine cachée par sa seule unité laisse l’unité entièrement visible',
  'A hull over the edge is within the area, and so is a model on its roof':
    'Une coque au-dessus du bord est dans la zone, tout comme une figurine sur son toit',
  'Of a FRAME model the hull is measured': 'D’une figurine FRAME on mesure la coque',
  'A mat with ruins, a crate, and walls that bound a yard are terrain areas':
    'Un tapis de ruines, une caisse et des murs qui bordent une cour sont des zones de décor',
  "Fire Overwatch as the enemy's movement ends, by an unengaged unit that is not TITANIC":
    'Tir en état d’alerte à la fin du mouvement adverse, par une unité non engagée qui n’est pas TITANIC',
  'Snap shooting reaches 24 inches, and all its weapons one unit':
    'Le tir au jugé porte à 24 pouces, et toutes ses armes sur une unité',
  'Enslaved Artifice before a unit has shot, not for TITANIC units':
    'Enslaved Artifice avant qu’une unité ait tiré, pas pour les unités TITANIC',
  "Enslaved Artifice is not used in the opponent's turn": 'Enslaved Artifice ne sert pas au tour adverse',
  'Unyielding Forms once targets are chosen, for 2 CP': 'Unyielding Forms une fois les cibles choisies, pour 2 PC',
  'Quantum Deflection only for a targeted VEHICLE': 'Quantum Deflection seulement pour un VEHICLE ciblé',
  'One stratagem once a phase, and one a phase on a unit':
    'Un stratagème une fois par phase, et un par phase sur une unité',
  'A stratagem that cannot be paid is not offered': 'Un stratagème qu’on ne peut payer n’est pas offert',
  'Destroyers that leave an enemy at exactly half its strength start no Cold Fervour':
    'Des Destroyers qui laissent un ennemi à la moitié tout juste ne lancent pas Cold Fervour',
  'Once they have, the others have 2 more Strength until the turn ends':
    'Une fois lancé, les autres ont 2 de plus en Force jusqu’à la fin du tour',
  'Explosives are thrown at an enemy that the thrower sees within 8 inches, and each 4+ is a mortal wound':
    'Des Explosives se lancent sur un ennemi que le lanceur voit à 8 pouces, et chaque 4+ est une blessure mortelle',
  'Not by a unit that advanced': 'Pas par une unité qui a avancé',
  'Under Smokescreen a unit partly hidden by the SMOKE unit has cover too, one beside it has not':
    'Sous Smokescreen une unité cachée en partie par l’unité SMOKE a le couvert aussi, une à côté non',
  'Light terrain hides models farther than 15 inches away': 'Un décor léger cache les figurines à plus de 15 pouces',
  'By the book alone only dense terrain does': 'Selon le livre seul, seul un décor dense le fait',
  'Torrent weapons hit without a roll while snap shooting': 'Les armes Torrent touchent sans jet en tir au jugé',
  'By the other reading only on a 6, as all do': 'Selon l’autre lecture seulement sur un 6, comme toutes',
  'Cosmic Precision lets a unit into the enemy zone before round three':
    'Cosmic Precision laisse une unité dans la zone adverse avant le troisième round',
  'By the other reading it keeps out of it': 'Selon l’autre lecture elle n’y entre pas',
  'Healing brings back no CHARACTER': 'Soigner ne ramène aucun CHARACTER',
  'By the older text it does': 'Selon l’ancien texte si',
  'An enemy that an ongoing consolidation engages fights at once':
    'Un ennemi qu’une consolidation en cours engage combat aussitôt',
  'By the book alone it does not': 'Selon le livre seul non',
  'Deadly Demise of a model that stays to fight waits until it has fought':
    'Deadly Demise d’une figurine qui reste combattre attend qu’elle ait combattu',
  'Of a unit whose last models stay to fight nobody is left for other units':
    'D’une unité dont les dernières figurines restent combattre il ne reste personne pour les autres unités',
  'Insane Bravery lets a unit at half strength start an action and complete it':
    'Insane Bravery laisse une unité à la moitié commencer une action et l’achever',
  'A lone operative hidden in a ruin is seen from within 12 inches by both rules, not from 13':
    'Un agent solitaire caché dans une ruine est vu à 12 pouces par les deux règles, pas à 13',
  'Weapons lent to a firing deck are fired by the transport, with its own states':
    'Les armes prêtées à un pont de tir sont tirées par le transport, avec ses propres états',
  "A wreck's passengers come out before Deadly Demise, and are struck by it":
    'Les passagers d’une épave sortent avant Deadly Demise, et en sont frappés',
  'Aircraft that are hyperphased or go back by themselves come again from round three on and are not lost':
    'Des aéronefs hyperphasés ou repartis d’eux-mêmes reviennent dès le troisième round et ne sont pas perdus',
  'A surge brings a unit into a fight, and gives it no Fights First':
    'Une ruée amène une unité au combat, et ne lui donne pas Fights First',
  'A unit at half strength that falls back at its peril rolls for battle-shock after it, and Insane Bravery does not help then':
    'Une unité à la moitié qui se replie à ses risques teste l’ébranlement ensuite, et Insane Bravery n’aide alors pas',
  'A hazard roll of a desperate escape is re-rolled by its player':
    'Un jet de danger d’une fuite désespérée est relancé par son joueur',
  "Who is set up by Rapid Ingress may be moved by no rule before its next turn's moves, and then moves as ever":
    'Qui est placé par Rapid Ingress n’est déplacé par aucune règle avant ses mouvements du tour suivant, et bouge alors comme toujours',
  'Plunging fire and cover meet in one skill': 'Le tir plongeant et le couvert se rencontrent dans une seule capacité',
  'An orb that another brings within reach of a unit waits until the enemy has been asked':
    'Un orbe qu’un autre amène à portée d’une unité attend que l’ennemi ait été consulté',
  'It is then used in the same moment': 'Il sert alors au même moment',
  'A rule about a mortal wound that is allocated acts as its model is selected, before the wound is lost':
    'Une règle sur une blessure mortelle allouée agit au choix de sa figurine, avant la perte du point de vie',
  'So is one that its player may use, with the model that was selected of several':
    'De même celle dont son joueur peut se servir, avec la figurine choisie parmi plusieurs',
  'Damage of attacks is none': 'Les dégâts des attaques n’en sont pas',
};
