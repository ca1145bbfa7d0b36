/** Titles of worked cases of the tenth edition, in French by their English. */
export const tenth: Readonly<Record<string, string>> = {
  'Blast adds one attack for every five models': 'Blast ajoute une attaque par tranche de cinq figurines',
  'An engaged monster shoots past the fight at 1 less to hit':
    'Un monstre engagé tire au-delà du combat à −1 pour toucher',
  'Sudden Storm gives assault to the weapons of a unit that advanced':
    'Sudden Storm donne l’assaut aux armes d’une unité qui a avancé',
  'Countertemporal Shift hides a unit beyond a distance':
    'Countertemporal Shift cache une unité au-delà d’une distance',
  'Conquering Tyrant re-rolls within half range, every hit roll when led':
    'Conquering Tyrant relance à mi-portée, et tout jet pour toucher si un CHARACTER mène',
  'Overwatch hits on a natural 6 alone': 'Le tir en état d’alerte ne touche que sur un 6 naturel',
  'Enslaved Artifice makes a 5 critical, whatever the skill':
    'Enslaved Artifice rend un 5 critique, quelle que soit la capacité',
  'The Power Matrix re-rolls ones, and every hit roll wholly within it':
    'La Power Matrix relance les 1, et tout jet pour toucher entièrement dedans',
  'Modifiers count as one at most, natural results stand':
    'Les modificateurs comptent pour un au plus, les résultats naturels restent',
  'A die is re-rolled before modifiers, and once': 'Un dé est relancé avant les modificateurs, et une fois',
  'After an advance only assault weapons shoot, without a penalty':
    'Après une avance seules les armes d’assaut tirent, sans malus',
  'Point-blank Ambush gives lethal hits against units within 12 inches':
    'Point-blank Ambush donne lethal hits contre les unités à 12 pouces',
  'Torrent hits without a roll, so it is never critical': 'Torrent touche sans jet, donc jamais de façon critique',
  'An engaged unit shoots its pistols alone': 'Une unité engagée tire avec ses seuls pistolets',
  'A whole attack, from hit roll to damage': 'Une attaque entière, du jet pour toucher aux dégâts',
  'Torrent weapons hit in Overwatch without a roll': 'Les armes Torrent touchent sans jet en état d’alerte',
  'Mortal wounds of an ability go on to the next model':
    'Les blessures mortelles d’une aptitude passent à la figurine suivante',
  'Devastating wounds come last': 'Les blessures dévastatrices viennent en dernier',
  'Cynosure of Eradication on an exile cannon, step by step': 'Cynosure of Eradication sur un exile cannon, pas à pas',
  'A failed Hazardous test hurts the bearer alone': 'Un test Hazardous raté ne blesse que le porteur',
  'Precision and Feel No Pain against devastating wounds':
    'Precision et Feel No Pain contre les blessures dévastatrices',
  'Who suffers a failed Hazardous test: the wounded bearer, another, a character last':
    'Qui subit un test Hazardous raté : le porteur blessé, un autre, un personnage en dernier',
  'Heal the wounded model, bring one back, heal that one': 'Soigner la figurine blessée, en ramener une, la soigner',
  'Never above the starting wounds': 'Jamais au-delà des points de vie de départ',
  'Suboptimal Facade heals the damaged model before another returns':
    'Suboptimal Facade soigne la figurine entamée avant qu’une autre revienne',
  'Aggressor Guardian worsens AP against a Sentinel near a marker':
    'Aggressor Guardian dégrade la PA contre une Sentinel près d’un marqueur',
  'Aggressor Guardian improves AP against a unit near a marker':
    'Aggressor Guardian améliore la PA contre une unité près d’un marqueur',
  'Gloom Prism ignores wounds of psychic attacks on 4+':
    'Gloom Prism ignore sur 4+ les blessures d’attaques psychiques',
  "Hungry Void's AP does not add to another improvement":
    'La PA de Hungry Void ne s’ajoute pas à une autre amélioration',
  'No Command Re-roll for a battle-shocked unit': 'Pas de relance de commandement pour une unité ébranlée',
  'A save is improved by 1 at most': 'Une sauvegarde s’améliore de 1 au plus',
  'Feel No Pain is rolled for normal damage and for mortal wounds':
    'Feel No Pain se jette pour les dégâts normaux et pour les blessures mortelles',
  'Wounds of psychic weapons and of psychic abilities are both psychic':
    'Les blessures d’armes psychiques et d’aptitudes psychiques sont psychiques',
  "A Metamorph's save and Feel No Pain": 'La sauvegarde et le Feel No Pain d’un Metamorph',
  'Metamorphic Spasm keeps destroyed models on 4+': 'Metamorphic Spasm garde sur 4+ les figurines détruites',
  'Go to Ground gives cover and a 6+ invulnerable save': 'Go to Ground donne le couvert et une invulnérable de 6+',
  'Cover helps a 3+ save only against AP': 'Le couvert n’aide une sauvegarde de 3+ que contre une PA',
  'Of two invulnerable saves one is used': 'De deux sauvegardes invulnérables une seule sert',
  'Command Re-roll takes one die of a batch rolled fast':
    'La relance de commandement prend un dé d’une série jetée ensemble',
  'An aircraft flies 20 inches or more straight on, and then turns by 90 degrees at most':
    'Un aéronef vole 20 pouces ou plus tout droit, puis tourne de 90 degrés au plus',
  'An aircraft neither advances nor stays, but it may leave the battlefield':
    'Un aéronef n’avance ni ne reste en place, mais il peut quitter le champ de bataille',
  'Who leaves goes into Strategic Reserves and comes again in its next turn':
    'Qui quitte la table va en réserves stratégiques et revient à son tour suivant',
  'Where 20 inches straight on are not to be had, there is only the way off':
    'Sans 20 pouces tout droit, il ne reste que la sortie',
  'An aircraft does not end within engagement range, and moves although it is engaged':
    'Un aéronef ne finit pas à portée d’engagement, et bouge quoique engagé',
  'A unit that is engaged with aircraft alone makes normal moves, past them too, and ends with none':
    'Une unité engagée avec des aéronefs seuls fait des mouvements normaux, au-delà d’eux aussi, et n’en finit avec aucun',
  'Cult Ambush adds 1 in the first two rounds, so that a 4 brings the unit back':
    'Cult Ambush ajoute 1 aux deux premiers rounds, si bien qu’un 4 ramène l’unité',
  'In the fourth round a 4 is not enough': 'Au quatrième round un 4 ne suffit pas',
  'A unit without the ability never rolls, and BATTLELINE adds 1 more':
    'Une unité sans l’aptitude ne jette jamais, et BATTLELINE ajoute 1 de plus',
  'A Cult Ambush marker lies more than 9 inches from every enemy, height aside':
    'Un marqueur Cult Ambush est à plus de 9 pouces de tout ennemi, hauteur à part',
  'An enemy model that ends a move 9 inches away removes the marker':
    'Une figurine ennemie qui finit un mouvement à 9 pouces retire le marqueur',
  'An enemy that ends its move farther away leaves it, and one set up 8 inches away does too':
    'Un ennemi qui finit plus loin le laisse, comme celui qui se place à 8 pouces',
  'An aircraft that ends its move near the marker leaves it': 'Un aéronef qui finit près du marqueur le laisse',
  'A charge that ends 9 inches away removes the marker as well':
    'Une charge qui finit à 9 pouces retire aussi le marqueur',
  'The unit comes back wholly within 3 inches of the marker, one model touching it, more than 9 inches from all enemies':
    'L’unité revient entièrement à 3 pouces du marqueur, une figurine le touchant, à plus de 9 pouces de tous les ennemis',
  'Set up, the unit is at full strength, and its marker is gone':
    'Placée, l’unité est au complet, et son marqueur a disparu',
  'Whoever does not come back leaves the marker, and Rapid Ingress does not fetch him':
    'Qui ne revient pas laisse le marqueur, et Rapid Ingress ne le ramène pas',
  'A leader does not come back with the unit': 'Un meneur ne revient pas avec l’unité',
  'The unit that came back may be destroyed again, and counts again':
    'L’unité revenue peut être détruite encore, et compte encore',
  'Who leaves a destroyed transport is battle-shocked, and holds no marker with an OC of 0':
    'Qui quitte un transport détruit est ébranlé, et ne tient aucun marqueur avec un CO de 0',
  'One more OC is added to the 0 of battle-shock': 'Un CO de plus s’ajoute au 0 de l’ébranlement',
  'Overwatch as a charge begins may leave nobody near enough to make it':
    'Un tir en état d’alerte au début d’une charge peut ne laisser personne d’assez proche',
  'Nobody fires Overwatch in its own Movement phase at who comes by Rapid Ingress':
    'Nul ne tire en état d’alerte à sa propre phase de Mouvement sur qui vient par Rapid Ingress',
  "Who is set up in the enemy's Movement phase is fired at on Overwatch":
    'Qui est placé à la phase de Mouvement adverse essuie le tir en état d’alerte',
  'The tests of a battle-shocked unit that falls back are not rolled again by a stratagem':
    'Les tests d’une unité ébranlée qui se replie ne sont pas relancés par un stratagème',
  'The test of a unit that is steady is rolled again': 'Le test d’une unité qui tient bon est relancé',
  'An engaged tank fires at those it fights, at 1 less to hit, and never with Blast':
    'Un char engagé tire sur ceux qu’il combat, à −1 pour toucher, et jamais avec Blast',
  'The mortar of an engaged tank has nobody to fire at among those it fights':
    'Le mortier d’un char engagé n’a personne sur qui tirer parmi ceux qu’il combat',
  'Counter-offensive puts a unit before a charger that has Fights First':
    'Counter-offensive fait passer une unité avant un chargeur qui a Fights First',
  'A precise attack at a leader wounds against the toughness of his bodyguard':
    'Une attaque précise sur un meneur blesse contre l’endurance de sa garde',
  'From where a unit may strike deep, a charge of 8 falls short and one of 9 does not':
    'D’où une unité peut frapper en profondeur, une charge de 8 est trop courte et une de 9 non',
  'Go to Ground gives no cover against a weapon that ignores it, and its invulnerable save all the same':
    'Go to Ground ne couvre pas contre une arme qui ignore le couvert, mais sa sauvegarde invulnérable demeure',
  'Who intervenes fights among the remaining combats, the player whose turn it is not first':
    'Qui intervient combat parmi les combats restants, le joueur dont ce n’est pas le tour d’abord',
  'A leader whose bodyguard is gone has his own strength again, and is not tested for the loss':
    'Un meneur dont la garde est tombée a de nouveau son propre effectif, et n’est pas testé pour cette perte',
  'Guards whose leader is gone are as strong as they were without him':
    'Une garde dont le meneur est tombé a l’effectif qu’elle avait sans lui',
  'Who gets out before its transport moves may move and charge; who gets out after it has moved may not':
    'Qui descend avant que son transport bouge peut bouger et charger ; qui descend après ne le peut pas',
  'A charger whose prey has fallen to others piles in and fights whom it comes to':
    'Un chargeur dont la proie est tombée sous d’autres s’engage et combat qui il atteint',
  'A unit that has nobody to shoot at is not selected to shoot, nor offered Overwatch':
    'Une unité sans cible n’est ni choisie pour tirer, ni sollicitée pour l’état d’alerte',
  'Countertemporal Shift is asked of each model, and weapons beyond it choose again':
    'Countertemporal Shift se demande par figurine, et les armes au-delà choisissent de nouveau',
  'Curse of the Cryptek, CANOPTEK models hit and wound its killer 1 better':
    'Curse of the Cryptek, les CANOPTEK touchent et blessent mieux de 1 celui qui l’a tué',
  'An Eternity Gate opens as the Movement phase ends, and Dimensional Corridor lets the unit charge':
    'Une Eternity Gate s’ouvre à la fin de la phase de Mouvement, et Dimensional Corridor permet la charge',
  'Quantum Deflection gives a targeted VEHICLE a 4+ invulnerable save':
    'Quantum Deflection donne à un VEHICLE ciblé une invulnérable de 4+',
  'Sentinels of Eternity stay on 4 and fight once their killer has':
    'Sentinels of Eternity restent sur 4 et combattent après leur tueur',
  'Undying Legions reanimate after an enemy shot, 1 more where a CHARACTER leads':
    'Undying Legions réanime après un tir ennemi, 1 de plus si un CHARACTER mène',
  'Who falls back battle-shocked from a FORTIFICATION alone takes no Desperate Escape tests':
    'Qui se replie ébranlé d’une FORTIFICATION seule ne fait pas de tests de fuite désespérée',
  'Reactive Subroutines moves a CANOPTEK unit 6 inches, and never more than its Move':
    'Reactive Subroutines déplace une unité CANOPTEK de 6 pouces, jamais plus que son Mouvement',
  'A faster unit moves the 6 inches that the stratagem gives':
    'Une unité plus rapide fait les 6 pouces que donne le stratagème',
  'Reactive Subroutines is for a unit within 9 inches that is not engaged':
    'Reactive Subroutines vaut pour une unité à 9 pouces qui n’est pas engagée',
  'Reactive Subroutines does not answer a charge move': 'Reactive Subroutines ne répond pas à un mouvement de charge',
  'Cosmic Precision brings a hyperphased unit anywhere more than 3 inches from enemies, without a charge':
    'Cosmic Precision amène une unité hyperphasée n’importe où à plus de 3 pouces des ennemis, sans charge',
  'A unit that came by Cosmic Precision declares no charge':
    'Une unité venue par Cosmic Precision ne déclare pas de charge',
  'Cosmic Precision is for no MONSTER, and for nobody who comes by an edge alone':
    'Cosmic Precision ne vaut ni pour un MONSTER, ni pour qui ne vient que par un bord',
  'Cosmic Precision is used once in a phase': 'Cosmic Precision sert une fois par phase',
  "No Man's Land is in the Power Matrix of whoever holds two of its three markers, the enemy's zone with its own marker":
    'Le No Man’s Land est dans la Power Matrix de qui tient deux de ses trois marqueurs, la zone adverse avec le sien',
  'One of three markers is less than half, and only the own zone is left in the Power Matrix':
    'Un marqueur sur trois est moins de la moitié, et seule sa zone reste dans la Power Matrix',
  'A weapon fires by one profile at one target, however many targets its unit has':
    'Une arme tire avec un profil sur une cible, quel que soit le nombre de cibles de son unité',
  'Scouts move as far as their number says, more than 9 inches from enemies, the player with the first turn first':
    'Les éclaireurs bougent d’autant que leur nombre le dit, à plus de 9 pouces des ennemis, le premier joueur d’abord',
  'Nine inches is too near for a scouting unit, and it need not begin at home':
    'Neuf pouces est trop près pour un éclaireur, et il peut partir d’ailleurs que de chez lui',
  'A dedicated transport scouts for those it carries, if all of them are scouts':
    'Un transport assigné part en éclaireur pour ceux qu’il porte, s’ils le sont tous',
  'Swarm the Oppressors adds 1 to the charge roll of a unit it was used on that charges the prey':
    'Swarm the Oppressors ajoute 1 au jet de charge de l’unité choisie qui charge la proie',
  'A charge at the prey and another unit has the 1 more as well':
    'Une charge contre la proie et une autre unité a aussi ce 1 de plus',
  'A charge at another unit than the prey has nothing more, and fails':
    'Une charge contre une autre unité n’a rien de plus, et échoue',
  'A unit that the stratagem was not used on has nothing more against the prey':
    'Une unité qui n’a pas reçu le stratagème n’a rien de plus contre la proie',
  'A model strikes or sweeps, by one profile of its mutations in a fight':
    'Une figurine frappe ou balaie, avec un profil de ses mutations par combat',
  'A unit that two reasons tell to test for battle-shock tests once':
    'Une unité que deux raisons font tester pour l’ébranlement teste une fois',
  'Insane Bravery may be used on a forced test, once in a battle':
    'Insane Bravery peut servir sur un test forcé, une fois par bataille',
  'A CHARACTER near other units may be shot at, since the tenth has no Look Out Sir':
    'Un CHARACTER près d’autres unités peut être ciblé, la dixième n’ayant pas de Look Out Sir',
  'A CHARACTER does not intervene for nothing within 3 inches of a charge; only the stratagem lets it':
    'Un CHARACTER n’intervient pas gratuitement à 3 pouces d’une charge ; seul le stratagème le permet',
  'A unit off the table is not tested in the Command phase, but as it is set up again below half strength':
    'Une unité hors table n’est pas testée à la phase de Commandement, mais de retour sous la moitié de l’effectif',
  "A battle-shocked unit's save is not rolled again by a stratagem, its attacker's wound roll is":
    'La sauvegarde d’une unité ébranlée n’est pas relancée par un stratagème, le jet pour blesser de l’attaquant oui',
  'Two stratagems may be used on one unit in one phase, one stratagem once':
    'Deux stratagèmes peuvent servir à une unité dans une phase, un même stratagème une fois',
  'Models that fight on death do so as soon as their enemy has fought':
    'Les figurines qui combattent à la mort le font dès que leur ennemi a combattu',
  'A lone operative is shot at from within 12 inches only': 'Un agent solitaire n’est ciblé qu’à 12 pouces',
  'A firing deck lends weapons, since the update none that fires once a battle':
    'Un pont de tir prête des armes, depuis la mise à jour aucune qui tire une fois par bataille',
  'Only what flies charges aircraft, and aircraft charge nobody':
    'Seul ce qui vole charge les aéronefs, et les aéronefs ne chargent personne',
  'Command Re-roll throws both dice of a charge again, once a phase':
    'La relance de commandement rejette les deux dés d’une charge, une fois par phase',
  'Insane Bravery before the Battle-shock test, without dice': 'Insane Bravery avant le test d’ébranlement, sans dés',
  'Rapid Ingress in round 2, by Deep Strike more than 9 inches away':
    'Rapid Ingress au round 2, en frappe en profondeur à plus de 9 pouces',
  'No Rapid Ingress in round 1': 'Pas de Rapid Ingress au round 1',
  'Heroic Intervention for 1 CP, not by a VEHICLE that is no WALKER, without the charge bonus':
    'Heroic Intervention pour 1 PC, pas par un VEHICLE qui n’est pas WALKER, sans le bonus de charge',
  'Counter-offensive lets an engaged unit that has not fought fight next':
    'Counter-offensive fait combattre ensuite une unité engagée qui n’a pas combattu',
  'Hyperphasing takes two units at Strike Force, none engaged':
    'Hyperphasing prend deux unités en Strike Force, aucune engagée',
  'Below half strength by wounds a single model is tested, and at 0 OC if it fails':
    'Sous la moitié de ses points de vie une figurine seule est testée, et a un CO de 0 si elle échoue',
  'At five wounds of nine it is not tested': 'À cinq points de vie sur neuf elle ne l’est pas',
  'A battle-shocked unit tests for every model that falls back; each 1 or 2 destroys one':
    'Une unité ébranlée teste pour chaque figurine qui se replie ; chaque 1 ou 2 en détruit une',
  'A charge at two units must reach both': 'Une charge contre deux unités doit atteindre les deux',
  'A marker is controlled by the higher sum of OC within 3 inches':
    'Un marqueur est contrôlé par la plus forte somme de CO à 3 pouces',
  'Deep Strike is measured horizontally, and exactly 9 inches is too near':
    'La frappe en profondeur se mesure à l’horizontale, et 9 pouces tout juste est trop près',
  'A normal move neither ends at one inch of an enemy nor passes within':
    'Un mouvement normal ne finit pas à un pouce d’un ennemi et n’y passe pas',
  'One model that shows is enough for the unit to be targeted': 'Une figurine visible suffit pour cibler l’unité',
  'A Hazardous weapon fired at a charger is tested as the shooting ends, before the charge move':
    'Une arme Hazardous tirée sur un chargeur est testée à la fin du tir, avant le mouvement de charge',
  'Wounds of a Hazardous weapon fired at a charger are suffered after its charge move':
    'Les blessures d’une arme Hazardous tirée sur un chargeur se subissent après son mouvement',
  'A Deep Strike unit in Strategic Reserves arrives by an edge or by Deep Strike, as its owner likes':
    'Une unité Deep Strike en réserves stratégiques arrive par un bord ou en profondeur, au choix',
  'Heroic Intervention charges only the enemy that has just charged':
    'Heroic Intervention ne charge que l’ennemi qui vient de charger',
  'Counter-offensive is not for a unit that has been selected':
    'Counter-offensive ne vaut pas pour une unité déjà choisie',
  'Exactly one inch is within engagement range for whoever arrives':
    'Un pouce tout juste est à portée d’engagement pour qui arrive',
  "Only the own zone is in the Power Matrix while No Man's Land is not held":
    'Seule sa zone est dans la Power Matrix tant que le No Man’s Land n’est pas tenu',
  "Half of the markers in No Man's Land held, and it is in the Power Matrix; the enemy's zone is not":
    'La moitié des marqueurs du No Man’s Land tenue, il est dans la Power Matrix ; la zone adverse non',
  'Epic Challenge is for the CHARACTER unit that was selected to fight, not for another':
    'Epic Challenge vaut pour l’unité CHARACTER choisie pour combattre, pas pour une autre',
  "Epic Challenge gives Precision to one CHARACTER of the unit, against an attached unit, and to no other unit's":
    'Epic Challenge donne Precision à un CHARACTER de l’unité, contre une unité attachée, et à nul autre',
  'Epic Challenge is for a CHARACTER unit that fights an attached unit':
    'Epic Challenge vaut pour une unité CHARACTER qui combat une unité attachée',
  'Tank Shock is for the unit whose charge move just ended':
    'Tank Shock vaut pour l’unité dont le mouvement de charge vient de finir',
};
