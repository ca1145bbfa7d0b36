/** Titles of worked cases of what armies of the eleventh edition have, in French by their English. */
export const eleventhArmies: Readonly<Record<string, string>> = {
  'My Will Be Done takes a command point off the first stratagem of the round on its unit':
    'My Will Be Done retire un point de commandement au premier stratagème du round sur son unité',
  'Their Number is Legion rolls the D3 of Reanimation Protocols again':
    'Their Number is Legion rejette le D3 de Reanimation Protocols',
  'Engrammatic Logic ends the battle-shock of a friend within 12 inches, once a battle':
    'Engrammatic Logic met fin à l’ébranlement d’une unité amie à 12 pouces, une fois par bataille',
  'Sentinel Construct hits on unmodified 5s by Fire Overwatch':
    'Sentinel Construct touche sur les 5 non modifiés en état d’alerte',
  'Terrifying Monstrosity makes engaged enemies roll for battle-shock as the Fight phase begins':
    'Terrifying Monstrosity fait tester l’ébranlement des ennemis engagés au début de la phase de Combat',
  'Shadow in the Warp makes every enemy roll, near a SYNAPSE unit at 1 less':
    'Shadow in the Warp fait jeter tous les ennemis, à −1 près d’une unité SYNAPSE',
  'In Synapse range battle-shock is rolled for with three dice':
    'À portée de Synapse l’ébranlement se jette avec trois dés',
  'Hyperspace Hunters shoot at whoever arrives within 18 inches, as in their own Shooting phase':
    'Hyperspace Hunters tirent sur qui arrive à 18 pouces, comme à leur propre phase de Tir',
  'Objective Secured keeps an objective once its unit has left':
    'Objective Secured garde un objectif une fois son unité partie',
  'Assault Ramp lets a unit charge that left after the normal move':
    'Assault Ramp laisse charger une unité descendue après le mouvement normal',
  'Gauntlet of Compression lengthens ranged weapons by 6 inches':
    'Gauntlet of Compression allonge les armes à distance de 6 pouces',
  'Self-destruction gives up one model to hurt an engaged enemy':
    'Self-destruction sacrifie une figurine pour blesser un ennemi engagé',
  'Honourable Combatant costs the enemy a command point for a CHARACTER unit':
    'Honourable Combatant coûte un point de commandement à l’ennemi pour une unité CHARACTER',
  'Oath of Moment, any hit roll again and 1 more to wound at the enemy picked':
    'Oath of Moment, tout jet pour toucher relancé et 1 de plus pour blesser contre l’ennemi choisi',
  "Power Matrix, any hit roll again in one's own zone, ones elsewhere":
    'Power Matrix, tout jet pour toucher relancé dans sa zone, les 1 ailleurs',
  'Veil of Darkness takes the unit away, to return anywhere more than 9 inches from enemies':
    'Veil of Darkness enlève l’unité, qui revient n’importe où à plus de 9 pouces des ennemis',
  'Gravitic Pulse halves the moves of an enemy, and may hurt a flyer that moves':
    'Gravitic Pulse divise par deux les mouvements d’un ennemi, et peut blesser un volant qui bouge',
  'No farther than half its Move': 'Pas plus loin que la moitié de son Mouvement',
  'A Tesseract Vault leaves out one of its powers as it shoots':
    'Un Tesseract Vault laisse de côté un de ses pouvoirs en tirant',
  'Who ducks under the heavy death ray hits worse': 'Qui se baisse sous le heavy death ray touche moins bien',
  'Who stands firm is hit critically on 5s': 'Qui tient bon est touché de façon critique sur 5',
  'A Deff Dread tramples whom it charged on 2 and more': 'Un Deff Dread piétine qui il a chargé sur 2 et plus',
  'On a 6 it is D3 and three more, and on a 1 nothing': 'Sur 6 c’est D3 et trois de plus, et sur 1 rien',
  'The barge has a gauss cannon, for 95 points': 'La barge a un gauss cannon, pour 95 points',
  'Or a tesla cannon, for the same': 'Ou un tesla cannon, pour autant',
  'And not both': 'Et pas les deux',
  "With its binding a Transcendent C'tan and 1640 points of others are more than 2000":
    'Avec son lien, un Transcendent C’tan et 1640 points d’autres dépassent 2000',
  'With 1600 it is legal': 'Avec 1600 c’est légal',
  "Without it the C'tan may not be fielded, and of two each takes it":
    'Sans lui le C’tan ne peut être aligné, et de deux chacun le prend',
  'Implacable Eradication rolls wounds of 1 again, any wound roll at who is in range of an objective':
    'Implacable Eradication relance les blessures de 1, et toutes contre qui est à portée d’un objectif',
  'Guardian Protocols help LYCHGUARD led by a NOBLE against what is stronger than they are tough':
    'Guardian Protocols aident des LYCHGUARD menés par un NOBLE contre ce qui est plus fort que leur endurance',
  'Whirling Onslaught rolls ones again in melee, and after a charge any hit roll':
    'Whirling Onslaught relance les 1 en mêlée, et après une charge tout jet pour toucher',
  'Optimised for Slaughter - the destructor rolls wounds of 1 again at VEHICLES, the exterminator at others':
    'Optimised for Slaughter – le destructor relance les blessures de 1 contre les VEHICLES, l’exterminator contre les autres',
  "Implacable Resilience is the Overlord's own - attacks allocated to him do 1 less, those on his guard all":
    'Implacable Resilience est propre à l’Overlord – les attaques qui lui sont allouées font 1 de moins, celles sur sa garde tout',
  'The Harbinger of Destruction makes a 5 critical at range for the unit that it leads':
    'Le Harbinger of Destruction rend un 5 critique à distance pour l’unité qu’il mène',
  'Alone he makes none, and in snap shooting only a 6 hits':
    'Seul il n’en fait aucun, et en tir au jugé seul un 6 touche',
  'Rites of Reanimation give the unit that the Technomancer leads Feel No Pain 5+, and him alone none':
    'Rites of Reanimation donnent à l’unité que mène le Technomancer Feel No Pain 5+, et à lui seul rien',
  'Advanced Quantum Shielding counts what is stronger than the barge is tough':
    'Advanced Quantum Shielding compte ce qui est plus fort que l’endurance de la barge',
  'Necrodermis takes 1 damage from each attack, and nothing from mortal wounds':
    'Necrodermis retire 1 dégât à chaque attaque, et rien aux blessures mortelles',
  'Onslaught lets TYRANIDS within 6 inches fire after an advance, with Lethal Hits':
    'Onslaught laisse les TYRANIDS à 6 pouces tirer après une avance, avec Lethal Hits',
  'The Will of the Hive Mind lowers the price of one stratagem a round, on a friend within 12 inches':
    'The Will of the Hive Mind baisse le coût d’un stratagème par round, sur une unité amie à 12 pouces',
  'Vanguard Predators roll ones to hit again, and ones to wound at who is on an objective':
    'Vanguard Predators relancent les 1 pour toucher, et pour blesser contre qui est sur un objectif',
  'Shock Assault rolls melee wounds of 1 again, any at who is on an objective':
    'Shock Assault relance en mêlée les blessures de 1, et toutes contre qui est sur un objectif',
  'The Fury of the First hits the target of the Oath 1 better':
    'The Fury of the First touche mieux de 1 la cible de l’Oath',
  'Total Obliteration rolls hit, wound and damage again at MONSTERS and VEHICLES':
    'Total Obliteration relance touches, blessures et dégâts contre MONSTERS et VEHICLES',
  'At INFANTRY it rolls nothing again': 'Contre INFANTRY elle ne relance rien',
  'Duty Eternal, Wall of Muscle - 1 less damage from each attack, 1 at least':
    'Duty Eternal, Wall of Muscle – 1 dégât de moins par attaque, 1 au moins',
  "Rites of Battle make one stratagem a round cheaper on the Captain's unit":
    'Rites of Battle rendent un stratagème par round moins cher sur l’unité du Captain',
  'From an Assault Vehicle units disembark after its advance, and do not charge':
    'D’un Assault Vehicle des unités débarquent après son avance, et ne chargent pas',
  'From another transport they do not disembark after an advance':
    'D’un autre transport elles ne débarquent pas après une avance',
  'An Orbital Comms Array gives the point of a stratagem on a friend near it back on 5+':
    'Un Orbital Comms Array rend sur 5+ le point d’un stratagème sur une unité amie proche',
  'Waaagh! - charges after advances, 1 more Strength and attack in melee, a 5+ invulnerable save':
    'Waaagh! – des charges après des avances, 1 de plus en Force et en attaques de mêlée, une invulnérable de 5+',
  "It lasts over the enemy's turn, is called once a battle, and gives Meganobz Feel No Pain 5+":
    'Elle dure pendant le tour adverse, se lance une fois par bataille, et donne aux Meganobz Feel No Pain 5+',
  "Da Boss' Ladz under a WARBOSS are wounded 1 worse by what is stronger than they are tough":
    'Da Boss’ Ladz sous un WARBOSS sont blessés moins bien de 1 par ce qui est plus fort que leur endurance',
  'Might is Right hits 1 better in melee for the unit led, and during the Waaagh! its WARBOSS has 4 and 1 more attacks':
    'Might is Right touche mieux de 1 en mêlée pour l’unité menée, et pendant la Waaagh! son WARBOSS a 4 puis 1 attaques de plus',
  'Ramshackle but Rugged makes AP worse by 1, never worse than 0':
    'Ramshackle but Rugged dégrade la PA de 1, jamais au-delà de 0',
  'The Voice of Command gives a unit 3 inches more movement until the next Command phase':
    'The Voice of Command donne à une unité 3 pouces de mouvement de plus jusqu’à la phase de Commandement suivante',
  "It makes a save 1 better in the enemy's turn, and a battle-shocked unit obeys no more":
    'Elle améliore une sauvegarde de 1 au tour adverse, et une unité ébranlée n’obéit plus',
  'A Senior Officer gives ranged weapons of the unit that he leads Sustained Hits 1':
    'Un Senior Officer donne aux armes à distance de l’unité qu’il mène Sustained Hits 1',
  'Get Back in the Fight lets the unit that he leads shoot after a fall-back, not him alone':
    'Get Back in the Fight laisse tirer après un repli l’unité qu’il mène, pas lui seul',
  'A Vox-caster gives the point of a stratagem back on 5+, on a 4 near an OFFICER':
    'Un Vox-caster rend sur 5+ le point d’un stratagème, sur 4 près d’un OFFICER',
  'An Armoured Spearhead rolls any hit again at who is on an objective that is not its own, ones at others':
    'Un Armoured Spearhead relance toute touche contre qui est sur un objectif qui n’est pas le sien, les 1 ailleurs',
  'A Warglaive at 5 wounds controls 3 less, a Paladin at 9 wounds 5 less':
    'Un Warglaive à 5 points de vie contrôle 3 de moins, un Paladin à 9 points de vie 5 de moins',
  'A knight has a 5+ invulnerable save at range, none in melee':
    'Un chevalier a une invulnérable de 5+ à distance, aucune en mêlée',
  'A Seasoned Noble has 1 better AP at the closest eligible target':
    'Un Seasoned Noble a une PA meilleure de 1 contre la cible éligible la plus proche',
  'Piercing Talons better AP by 1 on critical wounds, and a Relentless Hunger moves 2 inches farther':
    'Piercing Talons améliorent la PA de 1 sur les blessures critiques, et une Relentless Hunger va 2 pouces plus loin',
  'Hyper Adaptions are chosen as the battle begins, and give Sustained Hits at INFANTRY or Lethal Hits at VEHICLES':
    'Hyper Adaptions se choisissent au début de la bataille, et donnent Sustained Hits contre INFANTRY ou Lethal Hits contre VEHICLES',
  'Lethal Hits wound the vehicle at once, not the foot':
    'Lethal Hits blessent le véhicule aussitôt, pas les fantassins',
  'Annihilation Protocol brings a charge an inch nearer to a unit below half strength':
    'Annihilation Protocol rapproche d’un pouce une charge contre une unité sous la moitié de son effectif',
  'Its charge rolls may be made again': 'Ses jets de charge peuvent être refaits',
  'Masks of Death makes a targeted unit harder to hit': 'Masks of Death rend une unité ciblée plus dure à toucher',
  'Murderous Reanimation brings a model back for a destroyed enemy':
    'Murderous Reanimation ramène une figurine pour un ennemi détruit',
  'Pitiless Hunters consolidate 6 inches': 'Pitiless Hunters consolident de 6 pouces',
  "Insanity's Ire lets a unit that was shot at surge": 'Insanity’s Ire laisse se ruer une unité sur laquelle on a tiré',
  'Methodical Murder gives a unit Sustained Hits 1, and no VEHICLE':
    'Methodical Murder donne Sustained Hits 1 à une unité, à aucun VEHICLE',
  'Mortis Protocols reanimates a unit within 9 inches of the cult that destroyed the first enemy of the turn':
    'Mortis Protocols réanime une unité à 9 pouces du culte qui a détruit le premier ennemi du tour',
  'The second enemy of the turn offers nothing, though nobody was near at the first':
    'Le deuxième ennemi du tour n’offre rien, quoique nul n’ait été près du premier',
  'Driven to Butchery lets a unit of the cult charge after an advance':
    'Driven to Butchery laisse charger une unité du culte après une avance',
  'Spreading Madness brings an engaged enemy 2 inches nearer':
    'Spreading Madness rapproche de 2 pouces un ennemi engagé',
  'Unnatural Aggression charges a near enemy as its own Charge phase ends':
    'Unnatural Aggression charge un ennemi proche à la fin de sa propre phase de Charge',
  'Curse of the Cryptek marks who destroyed one, for the battle':
    'Curse of the Cryptek marque qui en a détruit un, pour la bataille',
  'Animus Curse lets hit rolls at that enemy be made again':
    'Animus Curse laisse refaire les jets pour toucher contre cet ennemi',
  'Cynosure of Eradication is offered as the Shooting phase starts, in the matrix alone':
    'Cynosure of Eradication s’offre au début de la phase de Tir, dans la matrice seule',
  'Reactive Subroutines answers a move that ends within 8 inches':
    'Reactive Subroutines répond à un mouvement qui finit à 8 pouces',
  'Suboptimal Facade brings a model back as the unit becomes the target of a charge':
    'Suboptimal Facade ramène une figurine quand l’unité devient cible d’une charge',
  'Metalodermal Tesla Weave hurts who charges': 'Metalodermal Tesla Weave blesse qui charge',
  'Untapped Power adds a gift to the one that the Conclave takes':
    'Untapped Power ajoute un don à celui que prend le Conclave',
  "Your Time is Nigh takes 1 off the enemy's battle-shock rolls once its warlord has fallen":
    'Your Time is Nigh retire 1 aux jets d’ébranlement adverses une fois leur seigneur de guerre tombé',
  'Sentinels of Eternity stay and fight': 'Sentinels of Eternity restent et combattent',
  'Territorial Obsession takes an objective from one enemy more':
    'Territorial Obsession prend un objectif à un ennemi de plus',
  'Dominance Protocols, for Immortals and for the turn': 'Dominance Protocols, pour les Immortals et pour le tour',
  'Will of the Conqueror secures an objective before the unit leaves it':
    'Will of the Conqueror garde un objectif avant que l’unité le quitte',
  'Nanosaturation snap shoots at who shot': 'Nanosaturation tire au jugé sur qui a tiré',
  'Reanimation Crypts heals who is in reserves': 'Reanimation Crypts soigne qui est en réserve',
  "Entropic Damping makes the shooter's weapons hazardous": 'Entropic Damping rend dangereuses les armes du tireur',
  'Molecular Erosion shakes an unravelling enemy, and hurts it if the roll fails':
    'Molecular Erosion ébranle un ennemi en dissolution, et le blesse si le jet échoue',
  'Omnilocked Strafing shoots after falling back': 'Omnilocked Strafing tire après un repli',
  'Swift as Death answers a move that ends within 8 inches':
    'Swift as Death répond à un mouvement qui finit à 8 pouces',
  "Cosmic Storm betters the AP of an Obelisk's spheres": 'Cosmic Storm améliore la PA des sphères d’un Obelisk',
  'Subsurface Quantumweave takes 1 off the AP of what strikes a great engine':
    'Subsurface Quantumweave retire 1 à la PA de ce qui frappe un grand engin',
  'Recursive Reanimation adds 1 to the roll': 'Recursive Reanimation ajoute 1 au jet',
  'Mortality Shroud makes weakened enemies roll': 'Mortality Shroud fait jeter les ennemis affaiblis',
  'Eldritch Nightmare shakes who is engaged with its bearer as the Fight phase begins':
    'Eldritch Nightmare ébranle qui est engagé avec son porteur au début de la phase de Combat',
  'Eternal Madness lets the destroyed fight': 'Eternal Madness laisse combattre les détruits',
  'Cold Fervour strengthens the others once DESTROYER CULT attacks bring an enemy below half strength':
    'Cold Fervour renforce les autres une fois que des attaques DESTROYER CULT amènent un ennemi sous la moitié',
  'An enemy that comes to exactly half strength does not start Cold Fervour':
    'Un ennemi qui arrive à la moitié tout juste ne lance pas Cold Fervour',
  "Distortion Fields of a MONSTER improve anybody's AP at enemies within 6 inches":
    'Les Distortion Fields d’un MONSTER améliorent la PA de tous contre les ennemis à 6 pouces',
  'For three mortal wounds of its own the field reaches 9 inches this phase':
    'Pour trois blessures mortelles sur lui le champ porte à 9 pouces dans la phase',
  'Mass Transmogrification once a MONSTER destroyed what was unravelling as the phase began, by a unit near it':
    'Mass Transmogrification une fois qu’un MONSTER a détruit ce qui se dissolvait au début de la phase, par une unité proche',
  'Mass Transmogrification does nothing for an enemy out of the field as the phase began':
    'Mass Transmogrification ne fait rien pour un ennemi hors du champ au début de la phase',
  'Undying Legions after the enemy shot, one wound more where a CHARACTER leads':
    'Undying Legions après le tir ennemi, un point de vie de plus si un CHARACTER mène',
  'Undying Legions is for units that lost models to these attacks':
    'Undying Legions vaut pour les unités qui ont perdu des figurines sous ces attaques',
  "Potentiality Syphon in the enemy's Command phase, one wound more for CRYPTEKS":
    'Potentiality Syphon à la phase de Commandement adverse, un point de vie de plus pour des CRYPTEKS',
  'Cosmic Precision sets a unit without Deep Strike up anywhere, more than 6 inches away, and it does not charge':
    'Cosmic Precision place une unité sans Deep Strike n’importe où, à plus de 6 pouces, et elle ne charge pas',
  'Cosmic Precision is offered to units in reserves that are no MONSTER, and they declare no charge':
    'Cosmic Precision s’offre aux unités en réserve qui ne sont pas MONSTER, et elles ne déclarent pas de charge',
  'A model too large for a strip of 6 inches touches an edge by Cosmic Precision':
    'Une figurine trop grande pour une bande de 6 pouces touche un bord par Cosmic Precision',
  'Dimensional Tunnel lets a VEHICLE pass models and walls, and not end in them':
    'Dimensional Tunnel laisse un VEHICLE traverser figurines et murs, et n’y pas finir',
  'Dimensional Tunnel, through a wall': 'Dimensional Tunnel, à travers un mur',
  'Reactive Reposition, up to D6 inches for an unengaged unit that was shot at':
    'Reactive Reposition, jusqu’à D6 pouces pour une unité non engagée sur laquelle on a tiré',
  "Reactive Reposition moves the unit in the enemy's turn": 'Reactive Reposition déplace l’unité au tour adverse',
  'Phase Melding makes an unravelling unit escape desperately, at 1 less if battle-shocked':
    'Phase Melding fait fuir en désespérée une unité en dissolution, à −1 si elle est ébranlée',
  'Phase Melding takes 1 from each hazard roll of a battle-shocked unit':
    'Phase Melding retire 1 à chaque jet de danger d’une unité ébranlée',
  'Sudden Storm lets a unit led by a CHARACTER roll its advance again':
    'Sudden Storm laisse une unité menée par un CHARACTER rejeter son avance',
  'Without a CHARACTER Sudden Storm gives no re-roll': 'Sans CHARACTER Sudden Storm ne relance rien',
  'Hard-wired for Destruction rolls ones again at the closest eligible target, not at one behind':
    'Hard-wired for Destruction relance les 1 contre la cible éligible la plus proche, pas contre une derrière',
  'Hard-wired for Destruction, the farther of two': 'Hard-wired for Destruction, la plus loin des deux',
  'Worthy Foes are picked in the Command phase, and NOBLES wound them better':
    'Worthy Foes se choisissent à la phase de Commandement, et les NOBLES les blessent mieux',
  "Hyperphasing takes unengaged units as the enemy's turn ends, two at Strike Force":
    'Hyperphasing prend des unités non engagées à la fin du tour adverse, deux en Strike Force',
  'Endless Servitude as your Fight phase ends, near an objective that you control':
    'Endless Servitude à la fin de sa phase de Combat, près d’un objectif que l’on contrôle',
  'Hypermotility Protocols let IMMORTALS shoot and start an action after an advance':
    'Hypermotility Protocols laissent des IMMORTALS tirer et commencer une action après une avance',
  'Transdimensional Deployment gives TOMB BLADES Deep Strike, and 1 better at range in that turn':
    'Transdimensional Deployment donne Deep Strike aux TOMB BLADES, et +1 à distance dans ce tour',
  'Empowered Engines move TITANIC units that fly 6 inches farther, no others':
    'Empowered Engines font voler les unités TITANIC 6 pouces plus loin, aucune autre',
  'Who is TITANIC and does not fly moves as printed': 'Qui est TITANIC et ne vole pas bouge comme imprimé',
  'Command Protocols hit 1 better while a NECRONS CHARACTER leads the unit':
    'Command Protocols touchent mieux de 1 tant qu’un NECRONS CHARACTER mène l’unité',
  "The Conclave's Anti-INFANTRY 3+ makes a 3 a critical wound":
    'L’Anti-INFANTRY 3+ du Conclave fait d’un 3 une blessure critique',
  'Its Anti-MOUNTED 4+ does nothing to INFANTRY': 'Son Anti-MOUNTED 4+ ne fait rien à INFANTRY',
  'It wounds riders on a 4': 'Il blesse les cavaliers sur un 4',
  'A CRYPTEK fires after an advance by the Conclave, and Heavy gives it nothing then':
    'Un CRYPTEK tire après une avance par le Conclave, et Heavy ne lui donne alors rien',
  'Standing still, the gift of Heavy hits on a 3': 'Immobile, le don de Heavy touche sur un 3',
  'Atomic Disintegrators add Anti-MONSTER 5+ and Anti-VEHICLE 5+ to the gifts of their unit':
    'Atomic Disintegrators ajoutent Anti-MONSTER 5+ et Anti-VEHICLE 5+ aux dons de leur unité',
  'A unit without them has five gifts to choose from': 'Une unité qui ne les a pas choisit parmi cinq dons',
  'Anti-VEHICLE does nothing to a MONSTER': 'Anti-VEHICLE ne fait rien à un MONSTER',
  'The Conquering Tyrant rolls ones to hit again within half range, and no others':
    'The Conquering Tyrant relance les 1 pour toucher à mi-portée, et pas d’autres',
  'Led by a CHARACTER any hit roll, still within half range alone':
    'Menée par un CHARACTER tout jet pour toucher, toujours à mi-portée seulement',
  'The Hungry Void gives 1 more Strength, and a led unit 1 better AP':
    'The Hungry Void donne 1 de plus en Force, et à une unité menée une PA meilleure de 1',
  'Without a leader AP is as printed, and a 3 saves': 'Sans meneur la PA est celle imprimée, et un 3 sauve',
  "Molecular Targeting ignores cover's worse skill; a CRYPTEK unit a wound roll 1 worse too":
    'Molecular Targeting ignore la capacité dégradée par le couvert ; une unité CRYPTEK aussi un jet pour blesser à −1',
  'A unit that is no CRYPTEK does not ignore what makes its wound rolls worse':
    'Une unité qui n’est pas CRYPTEK n’ignore pas ce qui dégrade ses jets pour blesser',
  'Nanoassembly Protocols take 1 damage from each attack, to 1 at least, and nothing from mortal wounds':
    'Nanoassembly Protocols retirent 1 dégât à chaque attaque, jusqu’à 1, et rien aux blessures mortelles',
  'Entrophasic Aura Targeting rolls ones to hit again, and ones to wound against an unravelling unit':
    'Entrophasic Aura Targeting relance les 1 pour toucher, et pour blesser contre une unité en dissolution',
  'The Spoor of Frailty hits the weakened 1 better, and wounds those below half 1 better too':
    'The Spoor of Frailty touche mieux de 1 les affaiblis, et blesse mieux de 1 ceux sous la moitié',
  'Image of Death makes a targeted unit of the cult harder to hit, and no other':
    'Image of Death rend une unité ciblée du culte plus dure à toucher, et nulle autre',
  'Microscarab Swarm gives NECRON WARRIORS under a CRYPTEK a 5+ invulnerable save':
    'Microscarab Swarm donne aux NECRON WARRIORS sous un CRYPTEK une invulnérable de 5+',
  'Suffer No Rival gives LYCHGUARD Precision, which reaches the leader first':
    'Suffer No Rival donne Precision aux LYCHGUARD, qui atteint d’abord le meneur',
  'Evasive Protocols help MOUNTED against what is stronger than they are tough, at range':
    'Evasive Protocols aident les MOUNTED contre ce qui est plus fort que leur endurance, à distance',
  'Ingrained Superiority betters AP by 1 on a critical wound alone':
    'Ingrained Superiority améliore la PA de 1 sur une blessure critique seule',
  'Hyperphasic Fulcrum rolls wounds of 1 again in the Power Matrix, for the unit that its bearer leads':
    'Hyperphasic Fulcrum relance les blessures de 1 dans la Power Matrix, pour l’unité que mène son porteur',
  'Tools of Dominion add an attack within half range': 'Tools of Dominion ajoutent une attaque à mi-portée',
  'Deepening Madness lets the unit fire after an advance': 'Deepening Madness laisse l’unité tirer après une avance',
  'The Nether-realm Casket gives the unit that its bearer leads Stealth':
    'The Nether-realm Casket donne Stealth à l’unité que mène son porteur',
  'Alone its bearer has none': 'Seul, son porteur n’en a pas',
  'Phasal Subjugator helps friends within 6 inches who are no CHARACTER':
    'Phasal Subjugator aide les unités amies à 6 pouces qui ne sont pas CHARACTER',
  'The Mark of the Nekrosor hits 1 better, never by more than 1 with what else there is':
    'The Mark of the Nekrosor touche mieux de 1, jamais de plus de 1 avec le reste',
  'An Arisen Tyrant rolls ones again, any hit roll in the turn in which it was set up':
    'An Arisen Tyrant relance les 1, et tout jet pour toucher au tour de sa mise en place',
  'An Eternal Conqueror rolls hits again at who is in range of an objective':
    'An Eternal Conqueror relance les touches contre qui est à portée d’un objectif',
  'A Warrior Noble is hit 1 worse in melee, and at range as ever':
    'A Warrior Noble est touché moins bien de 1 en mêlée, et à distance comme toujours',
  'Dread Majesty lets friends within 6 inches roll ones to hit and to wound again, no MONSTER':
    'Dread Majesty laisse les unités amies à 6 pouces relancer les 1 pour toucher et blesser, aucun MONSTER',
  'A Miniaturised Nebuloscope fires as if there were no cover':
    'A Miniaturised Nebuloscope tire comme s’il n’y avait pas de couvert',
  'Dimensional Sanctum gives the whole unit Infiltrators, set up outside its zone more than 8 inches from enemies and their zone':
    'Dimensional Sanctum donne Infiltrators à toute l’unité, placée hors de sa zone à plus de 8 pouces des ennemis et de la leur',
  'Who has it not is set up in its own zone': 'Qui ne l’a pas se place dans sa propre zone',
  'Enlivened Sentinels scout 5 inches, who has them not stays':
    'Enlivened Sentinels partent en éclaireurs de 5 pouces, qui ne les a pas reste',
  'Evasion Engrams moves 6 inches after shooting, and bars the charge':
    'Evasion Engrams bougent de 6 pouces après le tir, et interdisent la charge',
  'Living Lightning, four dice at a visible enemy within 18 inches':
    'Living Lightning, quatre dés sur un ennemi visible à 18 pouces',
  'Technomancer heals one model within 6 inches as the Movement phase ends':
    'Technomancer soigne une figurine à 6 pouces à la fin de la phase de Mouvement',
  'Carrier Wave gives each model within its aura one more objective control':
    'Carrier Wave donne à chaque figurine dans son aura un contrôle d’objectif de plus',
  'Chittering Swarm takes 1 from the objective control of models that it is engaged with, to 1 at least':
    'Chittering Swarm retire 1 au contrôle d’objectif des figurines engagées avec elle, jusqu’à 1',
  'Of models with an objective control of 1 it takes nothing':
    'Aux figurines dont le contrôle d’objectif est 1 elle ne retire rien',
  'Near a CRYPTEK the swarm has an objective control of 1': 'Près d’un CRYPTEK la nuée a un contrôle d’objectif de 1',
  'Drain Life, a die for each enemy within 6 inches as the Fight phase ends':
    'Drain Life, un dé par ennemi à 6 pouces à la fin de la phase de Combat',
  'Plasmacyte gives Devastating Wounds for one fight of the battle':
    'Plasmacyte donne Devastating Wounds pour un combat de la bataille',
  'Relentless Combatants charge after falling back': 'Relentless Combatants chargent après un repli',
  'Adaptive Strategy shoots after falling back': 'Adaptive Strategy tire après un repli',
  'Repair Barge answers wounds lost by NECRON WARRIORS within 3 inches, also those of their leader':
    'Repair Barge répond aux points de vie perdus par des NECRON WARRIORS à 3 pouces, ceux de leur meneur aussi',
  'Gravitic Bolas pin one enemy that was hit, 2 inches slower until your next turn':
    'Gravitic Bolas ralentissent de 2 pouces un ennemi touché, jusqu’à votre prochain tour',
  'Quantum Abacus gives a command point back on 4, on a 3 in range of an objective':
    'Quantum Abacus rend un point de commandement sur 4, sur 3 à portée d’un objectif',
  'Cursed Circlet surges toward the closest enemy after models were shot':
    'Cursed Circlet se rue vers l’ennemi le plus proche après des pertes par tir',
  'A Destroyer Ankh moves its unit 2 inches farther': 'Un Destroyer Ankh fait aller son unité 2 pouces plus loin',
  'Dimensional Overseer lets one unit more be hyperphased': 'Dimensional Overseer laisse hyperphaser une unité de plus',
  'Hyperspatial Transfer Node advances 6 inches farther, unrolled':
    'Hyperspatial Transfer Node avance de 6 pouces de plus, sans jet',
  'Osteoclave Fulcrum gives the unit Deep Strike': 'Osteoclave Fulcrum donne Deep Strike à l’unité',
  'The Quantum Goad charges after an advance': 'The Quantum Goad charge après une avance',
  'Chrono-impedance Fields take 1 damage from each attack at a friend until the next Command phase':
    'Chrono-impedance Fields retirent 1 dégât à chaque attaque sur une unité amie jusqu’à la phase de Commandement suivante',
  'Demanding Leader lets a VEHICLE shoot after falling back': 'Demanding Leader laisse un VEHICLE tirer après un repli',
  'Hormagaunts bound into a charge after an advance': 'Les Hormagaunts bondissent en charge après une avance',
  'Skulking Horrors answer a move that ends within 8 inches with up to D6':
    'Skulking Horrors répondent par D6 pouces à un mouvement qui finit à 8 pouces',
  'Finest Hour, 3 attacks more with Devastating Wounds in one Fight phase of the battle':
    'Finest Hour, 3 attaques de plus avec Devastating Wounds dans une phase de Combat de la bataille',
  'Self-repair and Grot Riggers regain a wound': 'Self-repair et Grot Riggers rendent un point de vie',
  'Objectives that Boyz control as your Command phase ends stay yours when they leave':
    'Les objectifs que des Boyz contrôlent à la fin de votre phase de Commandement restent à vous quand ils partent',
  'Shock Troops hold what they controlled likewise': 'Shock Troops tiennent de même ce qu’ils contrôlaient',
  'A damaged Baneblade has 4 less objective control at 8 wounds':
    'Un Baneblade endommagé a 4 de moins en contrôle d’objectif à 8 points de vie',
  'At 9 wounds it has all of it': 'À 9 points de vie il l’a tout entier',
  'Targeting Relay takes cover from an enemy that was hit, for whoever shoots after it':
    'Targeting Relay prend le couvert d’un ennemi touché, pour qui tire après lui',
  'Hail of Bolts, 2 attacks more of each bolt rifle at the enemy that was picked':
    'Hail of Bolts, 2 attaques de plus par bolt rifle contre l’ennemi choisi',
  'Overwhelming Obliteration, Devastating Wounds of a doomsday cannon that stayed where it was':
    'Overwhelming Obliteration, Devastating Wounds d’un doomsday cannon resté sur place',
  'The Nodes of a Convergence give NECRONS INFANTRY within 6 inches Feel No Pain 6':
    'The Nodes of a Convergence donnent aux NECRONS INFANTRY à 6 pouces Feel No Pain 6',
  'Bladeguard may be hit 1 worse as an enemy picks them':
    'Des Bladeguard peuvent être touchés moins bien de 1 quand un ennemi les choisit',
  'Insurmountable Odds surge after models were shot': 'Insurmountable Odds se ruent après des pertes par tir',
  'Whom all attacks missed is not hit, and is not pinned':
    'Qui toutes les attaques ont manqué n’est pas touché, et n’est pas ralenti',
  "An Overlord's orb heals its unit D6 as a phase ends, while he leads one":
    'L’orbe d’un Overlord soigne D6 à son unité à la fin d’une phase, tant qu’il en mène une',
  'Flesh Hunger makes each hit on a unit below half strength critical, a 3 too':
    'Flesh Hunger rend critique chaque touche sur une unité sous la moitié, un 3 aussi',
  'At exactly half strength or above it makes none': 'À la moitié tout juste ou au-dessus il n’en fait aucune',
  'Wraith Form hurts one enemy that was moved over, a die a model':
    'Wraith Form blesse un ennemi survolé, un dé par figurine',
  'Wraith Form does nothing for an enemy that was gone round': 'Wraith Form ne fait rien à un ennemi contourné',
  'A Titanic Walker goes over models that are not TITANIC and terrain of 4 inches':
    'Un Titanic Walker passe au-dessus de figurines qui ne sont pas TITANIC et de décors de 4 pouces',
  'Not over TITANIC models, nor over terrain that is higher':
    'Pas au-dessus de figurines TITANIC, ni de décors plus hauts',
  'An Eternity Gate takes an INFANTRY unit from the battlefield or reserves, wholly within 6 inches and unengaged':
    'Une Eternity Gate prend une unité INFANTRY du champ de bataille ou des réserves, entièrement à 6 pouces et non engagée',
  'Who came through a gate does not charge, but by Dimensional Corridor':
    'Qui est passé par une porte ne charge pas, sauf par Dimensional Corridor',
  'Without it the unit declares none, and no other unit may use it':
    'Sans lui l’unité n’en déclare pas, et nulle autre unité ne peut s’en servir',
  'No gate opens in the first battle round': 'Aucune porte ne s’ouvre au premier round',
  'Prelocational Optimiser gives Lethal Hits or Sustained Hits 1 to who came through a gate':
    'Prelocational Optimiser donne Lethal Hits ou Sustained Hits 1 à qui est passé par une porte',
  'Transdimensional Displacement takes the place of an advance, more than 8 inches from enemies, and counts as one':
    'Transdimensional Displacement remplace une avance, à plus de 8 pouces des ennemis, et compte pour une',
  'It stands where it was put, and has advanced': 'Elle se tient où elle a été placée, et a avancé',
  'The Reletavistic Tether brings a Deep Strike within 6 inches, and bars the charge within 9':
    'The Reletavistic Tether amène une frappe en profondeur à 6 pouces, et interdit la charge à 9',
  'Not nearer than 6 inches, and along an edge no nearer than others':
    'Pas plus près que 6 pouces, et le long d’un bord pas plus près que les autres',
  'Soulless Reaper holds an enemy that would fall back on 3 or more':
    'Soulless Reaper retient sur 3 ou plus un ennemi qui se replierait',
  'On a 2 the enemy falls back': 'Sur 2 l’ennemi se replie',
  'Autodivinator answers a command point that an ability gave the enemy, on 2 or more':
    'Autodivinator répond à un point de commandement donné à l’ennemi par une aptitude, sur 2 ou plus',
  'On a 1 it does not, and a Command phase gives it nothing':
    'Sur 1 il ne le fait pas, et une phase de Commandement ne lui donne rien',
  'Hyperphasic Recall sets a unit that lost models up within 6 inches of a MONOLITH':
    'Hyperphasic Recall place à 6 pouces d’un MONOLITH une unité qui a perdu des figurines',
  'It must stand where there is room, wholly within 6 inches':
    'Elle doit se tenir où il y a place, entièrement à 6 pouces',
  'Vengeful Stars shoots at who destroyed a unit within 6 inches, once it has shot':
    'Vengeful Stars tire sur qui a détruit une unité à 6 pouces, une fois qu’il a tiré',
  'Eternal Revenant stands again as the phase ends, where it fell, with half its wounds':
    'Eternal Revenant se relève à la fin de la phase, où il est tombé, avec la moitié de ses points de vie',
  'Not farther than it must be, and engaged with nobody': 'Pas plus loin qu’il ne faut, et engagé avec personne',
  'Each model once in a battle': 'Chaque figurine une fois par bataille',
  'Disharmonisation Cascade makes Deadly Demise of a MONSTER act on 3 or more':
    'Disharmonisation Cascade fait agir sur 3 ou plus le Deadly Demise d’un MONSTER',
  'Without it a 3 does nothing': 'Sans elle un 3 ne fait rien',
  'Blood-Fuelled Cruelty hurts who fell back, and follows as near as it can':
    'Blood-Fuelled Cruelty blesse qui s’est replié, et le suit au plus près',
  'On a 1 it only follows, unengaged': 'Sur 1 elle ne fait que suivre, sans engager',
  'Countertemporal Shift bars fire at the unit from beyond 18 inches, and those weapons choose again':
    'Countertemporal Shift interdit le tir sur l’unité au-delà de 18 pouces, et ces armes choisissent de nouveau',
  'It names the one weapon that has lost its target, and no other':
    'Il nomme la seule arme qui a perdu sa cible, et nulle autre',
  'Solar Pulse takes cover from units in range of the objective that it lights':
    'Solar Pulse prend le couvert aux unités à portée de l’objectif qu’elle éclaire',
  'Solar Pulse needs an objective within 18 inches of the CRYPTEK':
    'Solar Pulse demande un objectif à 18 pouces du CRYPTEK',
  'Particle Pulse lets a hidden enemy be detected from 3 inches farther':
    'Particle Pulse fait détecter un ennemi caché de 3 pouces plus loin',
  'Without it nobody so far away sees it': 'Sans elle nul ne le voit de si loin',
  'Synergistic Empowerment makes a model a CRYPTEK, whose unit takes a gift as it shoots':
    'Synergistic Empowerment fait d’une figurine un CRYPTEK, dont l’unité prend un don en tirant',
  'An enemy engaged with a FORTIFICATION alone may be shot at, 1 worse':
    'Un ennemi engagé avec une FORTIFICATION seule peut être visé, à −1',
  'Who is engaged with others too may not': 'Qui est engagé avec d’autres aussi ne le peut pas',
  'A battle-shocked unit falls back from a FORTIFICATION in order':
    'Une unité ébranlée se replie en bon ordre d’une FORTIFICATION',
  'Anti makes a critical wound of the printed number, against its keyword alone':
    'Anti rend critique une blessure du nombre imprimé, contre son mot-clé seul',
  'Blast adds an attack for every full five models of its target':
    'Blast ajoute une attaque par tranche complète de cinq figurines de sa cible',
  'Blast 2 adds two for each five, and none for four':
    'Blast 2 en ajoute deux par tranche de cinq, et aucune pour quatre',
  'Blast is fired at no engaged unit, be it a vehicle': 'Blast ne se tire sur aucune unité engagée, fût-ce un véhicule',
  'An engaged vehicle is shot at 1 worse, by a Close-quarters weapon of who is not engaged with it too':
    'Un véhicule engagé est visé à −1, même par une arme Close-quarters de qui n’est pas engagé avec lui',
  "Cleave adds attacks for each five models, if all of the weapon's are at one unit":
    'Cleave ajoute des attaques par tranche de cinq figurines, si toutes celles de l’arme visent une unité',
  'Divided between two units it adds nothing': 'Réparti entre deux unités il n’ajoute rien',
  'Heavy hits 1 better after a move of 3 inches, not of more':
    'Heavy touche mieux de 1 après un mouvement de 3 pouces, pas plus',
  'Heavy gives nothing on Overwatch, to who was set up this turn, and to who is engaged':
    'Heavy ne donne rien en état d’alerte, à qui a été placé ce tour, ni à qui est engagé',
  'Lance wounds 1 better in the turn of a charge': 'Lance blesse mieux de 1 au tour d’une charge',
  'Lethal Hits wound without a roll where the attacker will have it so':
    'Lethal Hits blessent sans jet si l’attaquant le veut',
  'With Devastating Wounds beside it the attacker may roll for a critical wound':
    'Avec Devastating Wounds à côté l’attaquant peut jeter pour une blessure critique',
  'Melta does more damage within half range as the target is selected':
    'Melta inflige plus de dégâts à mi-portée au choix de la cible',
  "A Psychic attack ignores cover's worse skill and the penalty for an engaged vehicle":
    'Une attaque Psychic ignore la capacité dégradée par le couvert et le malus pour un véhicule engagé',
  'Rapid Fire adds attacks within half range, none an inch farther':
    'Rapid Fire ajoute des attaques à mi-portée, aucune un pouce plus loin',
  'Stealth is cover against ranged attacks, and none in melee':
    'Stealth est un couvert contre le tir, et rien en mêlée',
  'Joined by a leader who has it not, the unit has no Stealth':
    'Rejointe par un meneur qui ne l’a pas, l’unité n’a pas Stealth',
  'Twin-linked rolls a wound again, and not a second time': 'Twin-linked rejette une blessure, et pas une seconde fois',
  'Damaged hits 1 worse at the printed wounds, not with one more':
    'Endommagé touche moins bien de 1 au nombre imprimé de points de vie, pas avec un de plus',
  'The first failed save of the unit does nothing, the second does':
    'La première sauvegarde ratée de l’unité ne fait rien, la deuxième si',
};
