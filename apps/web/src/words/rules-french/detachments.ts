/** Summaries of what detachments bring, in French by their English. */
export const detachments: Readonly<Record<string, string>> = {
  'As the Fight phase begins enemies engaged with its bearer make battle-shock rolls.':
    'Au début de la phase de Combat, les ennemis engagés avec son porteur font des jets d’ébranlement.',
  'Destroyed models of the unit that have not fought stay on 4+, and may fight.':
    'Les figurines détruites de l’unité qui n’ont pas combattu restent sur 4+, et peuvent combattre.',
  'An engaged enemy selected to fall back stays where it is on 3+.':
    'Un ennemi engagé choisi pour se replier reste où il est sur 3+.',
  'NECRON WARRIORS: Scouts 5".': 'NECRON WARRIORS : Scouts 5″.',
  'IMMORTALS: their ranged attacks have Rapid Fire 1.': 'IMMORTALS : leurs attaques de tir ont Rapid Fire 1.',
  'TOMB BLADES: 1 more on the roll of their Reanimation Protocols.':
    'TOMB BLADES : 1 de plus au jet de leurs Reanimation Protocols.',
  'In the enemy\'s Battle-shock step enemies within 8" that are below starting strength roll.':
    'À l’étape d’ébranlement adverse, les ennemis à 8″ sous leur effectif de départ font le jet.',
  'DESTROYER CULT and FLAYED ONES may re-roll charges, 1 more at units below half; ranged attacks of the cult at the closest target have better AP by 1.':
    'DESTROYER CULT et FLAYED ONES peuvent relancer leurs charges, à +1 contre les unités sous la moitié ; les tirs du culte sur la cible la plus proche ont une PA meilleure de 1.',
  'Attacks at a targeted DESTROYER CULT or FLAYED ONES unit hit 1 worse this phase.':
    'Les attaques sur une unité DESTROYER CULT ou FLAYED ONES visée ont −1 pour toucher cette phase.',
  'A DESTROYER CULT or FLAYED ONES unit hits units below starting strength 1 better; below half it wounds 1 better too.':
    'Une unité DESTROYER CULT ou FLAYED ONES a +1 pour toucher les unités sous leur effectif de départ ; sous la moitié, aussi +1 pour les blesser.',
  'In the Fight phase a DESTROYER CULT or FLAYED ONES unit that destroyed or broke an enemy unit reanimates.':
    'À la phase de Combat, une unité DESTROYER CULT ou FLAYED ONES qui a détruit ou brisé une unité ennemie se réanime.',
  'A DESTROYER CULT or FLAYED ONES unit that has not fought piles in and consolidates up to 6" this phase.':
    'Une unité DESTROYER CULT ou FLAYED ONES qui n’a pas combattu s’engage et se consolide de 6″ au plus cette phase.',
  'An unengaged DESTROYER CULT or FLAYED ONES unit that an enemy shot at may surge up to D6".':
    'Une unité DESTROYER CULT ou FLAYED ONES non engagée, sur laquelle un ennemi a tiré, peut faire une ruée de D6″ au plus.',
  'Weapons of a unit, no MONSTER or VEHICLE, have Sustained Hits 1 this phase.':
    'Les armes d’une unité, ni MONSTER ni VEHICLE, ont Sustained Hits 1 cette phase.',
  'Attacks at a targeted DESTROYER CULT unit hit 1 worse this phase.':
    'Les attaques sur une unité DESTROYER CULT visée ont −1 pour toucher cette phase.',
  'The first time a turn that a DESTROYER CULT unit destroys an enemy, a unit within 9" of it, no MONSTER or VEHICLE, reanimates.':
    'La première fois par tour qu’une unité DESTROYER CULT détruit un ennemi, une unité à 9″ d’elle, ni MONSTER ni VEHICLE, se réanime.',
  'A DESTROYER CULT unit may shoot and charge in a turn in which it advanced; once a turn.':
    'Une unité DESTROYER CULT peut tirer et charger le tour où elle a avancé ; une fois par tour.',
  'A unit that has declared no charge, no MONSTER or VEHICLE, charges 2" farther at enemies that are engaged.':
    'Une unité qui n’a pas déclaré de charge, ni MONSTER ni VEHICLE, charge 2″ plus loin les ennemis engagés.',
  'As the enemy\'s Charge phase ends a unit, no MONSTER or VEHICLE, charges enemies within 6".':
    'À la fin de la phase de Charge adverse, une unité, ni MONSTER ni VEHICLE, charge des ennemis à 6″.',
  'An enemy whose attacks destroyed a CRYPTEK is hit and wounded 1 better by CANOPTEK models for the battle.':
    'Un ennemi dont les attaques ont détruit un CRYPTEK est touché et blessé avec +1 par les figurines CANOPTEK pour la bataille.',
  'As your Shooting phase or the Fight phase starts: CRYPTEK and CANOPTEK models of a unit in the matrix have Devastating Wounds.':
    'Au début de sa phase de Tir ou de la phase de Combat : les figurines CRYPTEK et CANOPTEK d’une unité dans la matrice ont Devastating Wounds.',
  'When an enemy ends a normal move, advance or fall-back within 8", a CANOPTEK unit may move 6".':
    'Quand un ennemi finit un mouvement normal, une avance ou un repli à 8″, une unité CANOPTEK peut bouger de 6″.',
  'A CANOPTEK unit in the matrix that is the target of a charge reanimates.':
    'Une unité CANOPTEK dans la matrice, cible d’une charge, se réanime.',
  'A targeted CRYPTEK INFANTRY unit has an invulnerable save: NECRON WARRIORS 5+, IMMORTALS 4+.':
    'Une unité CRYPTEK INFANTRY visée a une sauvegarde invulnérable : NECRON WARRIORS 5+, IMMORTALS 4+.',
  'Hit rolls against an enemy whose attacks destroyed a CRYPTEK may be rolled again for the battle.':
    'Les jets pour toucher contre un ennemi dont les attaques ont détruit un CRYPTEK peuvent être relancés pour la bataille.',
  'A CRYPTEK unit that has not shot takes one more gift of the Conclave as it shoots.':
    'Une unité CRYPTEK qui n’a pas tiré prend un don de plus du Conclave quand elle tire.',
  "Once the enemy's WARLORD is destroyed its units take 1 off battle-shock rolls for the battle.":
    'Une fois le WARLORD ennemi détruit, ses unités retirent 1 à leurs jets d’ébranlement pour la bataille.',
  'Destroyed models of a targeted LYCHGUARD or TRIARCH PRAETORIANS unit that have not fought stay on 4+, and may fight.':
    'Les figurines détruites d’une unité LYCHGUARD ou TRIARCH PRAETORIANS visée qui n’ont pas combattu restent sur 4+, et peuvent combattre.',
  'Melee weapons of a LYCHGUARD or TRIARCH unit that has not fought have Precision this phase.':
    'Les armes de mêlée d’une unité LYCHGUARD ou TRIARCH qui n’a pas combattu ont Precision cette phase.',
  'Models of a LYCHGUARD or TRIARCH unit have 1 more objective control, 3 more of VEHICLES, until your next Command phase.':
    'Les figurines d’une unité LYCHGUARD ou TRIARCH ont 1 de plus en contrôle d’objectif, 3 de plus pour les VEHICLES, jusqu’à sa prochaine phase de Commandement.',
  'In your Command phase models of an IMMORTALS unit have 1 more objective control this turn.':
    'À sa phase de Commandement, les figurines d’une unité IMMORTALS ont 1 de plus en contrôle d’objectif ce tour.',
  'As your Movement phase ends an objective that IMMORTALS or NECRON WARRIORS control is secured.':
    'À la fin de sa phase de Mouvement, un objectif que des IMMORTALS ou NECRON WARRIORS contrôlent est sécurisé.',
  'IMMORTALS or NECRON WARRIORS that an enemy shot at snap shoot at it.':
    'Des IMMORTALS ou NECRON WARRIORS sur lesquels un ennemi a tiré lui tirent dessus au jugé.',
  'In your Command phase, used on your WARLORD: each NECRONS unit in reserves reanimates.':
    'À sa phase de Commandement, sur son WARLORD : chaque unité NECRONS en réserve se réanime.',
  'Weapons of an enemy that targets a TITANIC unit within 18" are Hazardous this phase.':
    'Les armes d’un ennemi qui vise une unité TITANIC à 18″ sont Hazardous cette phase.',
  'In a Command phase an unravelling enemy that a MONSTER sees rolls for battle-shock at -1; failed, it suffers D3+1. Once a round.':
    'À une phase de Commandement, un ennemi qui se délite et qu’un MONSTER voit fait un jet d’ébranlement à −1 ; raté, il subit D3+1. Une fois par round.',
  'A MOUNTED unit selected to fall back may shoot this turn.':
    'Une unité MOUNTED choisie pour se replier peut tirer ce tour.',
  'When an enemy ends a move within 8" in its Movement phase an unengaged MOUNTED unit may move D3+3".':
    'Quand un ennemi finit un mouvement à 8″ à sa phase de Mouvement, une unité MOUNTED non engagée peut bouger de D3+3″.',
  'Ranged attacks at a targeted MOUNTED unit with Strength above its Toughness wound 1 worse.':
    'Les tirs sur une unité MOUNTED visée dont la Force dépasse son Endurance ont −1 pour blesser.',
  "An enemy's attacks at a targeted TITANIC unit that flies have worse AP by 1.":
    'Les attaques ennemies sur une unité TITANIC visée qui vole ont une PA moins bonne de 1.',
  'Tesla spheres of an OBELISK or TESSERACT VAULT that is selected to shoot have better AP by 1.':
    'Les tesla spheres d’un OBELISK ou TESSERACT VAULT choisi pour tirer ont une PA meilleure de 1.',
  'As the phase ends a destroyed INFANTRY CHARACTER stands again where it fell, unengaged, with half its wounds; once a battle.':
    'À la fin de la phase, un INFANTRY CHARACTER détruit se relève où il est tombé, avec la moitié de ses PV ; une fois par bataille.',
  'When enemy shooting destroys a NECRONS unit, a CHARACTER unit within 6" of it shoots at that enemy once it has shot.':
    'Quand un tir ennemi détruit une unité NECRONS, une unité CHARACTER à 6″ d’elle tire sur cet ennemi dès qu’il a tiré.',
  'As your Shooting phase starts a NECRONS model within 12" of a CRYPTEK, no MONSTER or VEHICLE, is a CRYPTEK this phase.':
    'Au début de votre phase de Tir, une figurine NECRONS à 12″ d’un CRYPTEK, ni MONSTER ni VEHICLE, est CRYPTEK cette phase.',
  'As your Shooting phase starts an objective within 18" of a CRYPTEK is lit: weapons at units in range of it ignore cover.':
    'Au début de votre phase de Tir, un objectif à 18″ d’un CRYPTEK est éclairé : à sa portée le couvert ne compte pas.',
  'A targeted CANOPTEK unit can be shot at only from within 18" until the phase ends.':
    'Une unité CANOPTEK visée n’essuie de tirs que de 18″ ou moins jusqu’à la fin de la phase.',
  'An INFANTRY unit that lost models to an enemy that has shot or fought is set up wholly within 6" of a MONOLITH, unengaged.':
    'Une unité INFANTRY qui a perdu des figurines contre un ennemi qui vient de tirer ou de combattre est placée entièrement à 6″ d’un MONOLITH, non engagée.',
  'A unit that came through an Eternity Gate may charge, if its MONOLITH started the turn on the battlefield.':
    'Une unité passée par une Eternity Gate peut charger, si son MONOLITH a commencé le tour sur le champ de bataille.',
  'Deadly Demise of a NECRONS MONSTER that was just destroyed acts on 3+.':
    'Deadly Demise d’un NECRONS MONSTER qui vient d’être détruit agit sur 3+.',
  'An enemy that fell back from a DESTROYER CULT or FLAYED ONES unit suffers D3 on 2+, 3 on a 6; the unit moves as near to it as it can.':
    'Un ennemi replié devant une unité DESTROYER CULT ou FLAYED ONES subit D3 sur 2+, 3 sur 6 ; l’unité s’en approche au plus près.',
  'As your Shooting phase starts a visible enemy within 12" of a TITANIC unit that flies is detected from 3" farther.':
    'Au début de votre phase de Tir, un ennemi visible à 12″ d’une unité TITANIC volante est détecté de 3″ plus loin.',
};
