/** Titles of worked cases of attacks of the eleventh edition, in French by their English. */
export const eleventhAttacks: Readonly<Record<string, string>> = {
  'Two units to move, one of them engaged': 'Deux unités à déplacer, dont une engagée',
  'One unit to shoot at two that it sees, with one gun': 'Une unité qui tire sur deux qu’elle voit, avec un fusil',
  'Whoever may shoot, and nobody': 'Qui peut tirer, et personne',
  'Charges to declare': 'Des charges à déclarer',
  'Two fights, and who begins': 'Deux combats, et qui commence',
  'Five models move and shoot as one unit does': 'Cinq figurines bougent et tirent comme une unité',
  'Blast counts the models there were when targets were selected':
    'Blast compte les figurines présentes au choix des cibles',
  'Blast with a number adds that number for every five models':
    'Blast avec un nombre ajoute ce nombre par tranche de cinq figurines',
  'Blast counts all models of the unit under Explosive Clearance':
    'Blast compte toutes les figurines de l’unité sous Explosive Clearance',
  "Snap shooting reaches 24 inches, whatever the weapon's range":
    'Le tir au jugé porte à 24 pouces, quelle que soit la portée de l’arme',
  'After an advance only assault weapons shoot': 'Après une avance seules les armes d’assaut tirent',
  'The conditions of a hit roll are tested in order':
    'Les conditions d’un jet pour toucher sont examinées dans l’ordre',
  'All modifiers together count as one at most': 'Tous les modificateurs ensemble comptent pour un au plus',
  'A critical hit on 4+ hits although the skill is 5+': 'Une touche critique sur 4+ touche quoique la capacité soit 5+',
  'Critical hits on 4+ do nothing while snap shooting': 'Les touches critiques sur 4+ ne font rien en tir au jugé',
  'Snap shooting reads neither skill nor modifiers': 'Le tir au jugé ne lit ni capacité ni modificateurs',
  'Snap shooting re-rolls no hits, but wounds may be re-rolled':
    'Le tir au jugé ne relance pas les touches, mais les blessures peuvent l’être',
  'A 6 while snap shooting is a critical hit, or is not, by a switch':
    'Un 6 en tir au jugé est une touche critique, ou non, selon un réglage',
  'Critical hits on 5+ with sustained hits 2': 'Touches critiques sur 5+ avec sustained hits 2',
  'Sustained hits 2 adds two hits for each critical hit': 'Sustained hits 2 ajoute deux touches par touche critique',
  'Relentless Onslaught adds 1 to hit against a unit near a marker, not for monsters':
    'Relentless Onslaught ajoute 1 pour toucher une unité près d’un marqueur, pas pour les monstres',
  'The wider re-roll needs the condition of the narrower one too':
    'La relance la plus large demande aussi la condition de la plus étroite',
  'Molecular Targeting ignores the bad modifiers and keeps the good one':
    'Molecular Targeting ignore les mauvais modificateurs et garde le bon',
  'Entrophasic Aura Targeting re-rolls ones to hit, and ones to wound against an unravelling unit':
    'Entrophasic Aura Targeting relance les 1 pour toucher, et pour blesser contre une unité en dissolution',
  'One devastating wound hurts one model at most': 'Une blessure dévastatrice touche une figurine au plus',
  'Normal damage before mortal wounds': 'Les dégâts normaux avant les blessures mortelles',
  'Mortal wounds reach the leader when the bodyguards are dead':
    'Les blessures mortelles atteignent le meneur quand la garde est morte',
  'A wounded model that is no character takes mortal wounds first':
    'Une figurine blessée qui n’est pas un personnage prend d’abord les blessures mortelles',
  'A mortal wound that an attack deals in addition is not normal damage':
    'Une blessure mortelle infligée en plus par une attaque n’est pas un dégât normal',
  'Hazard rolls of infantry fail on 1 and 2': 'Les jets de danger de l’infanterie ratent sur 1 et 2',
  'Three mortal wounds where every model is a monster or vehicle':
    'Trois blessures mortelles si toutes les figurines sont des monstres ou véhicules',
  'A unit that makes a hazard roll rolls one die': 'Une unité qui fait un jet de danger jette un dé',
  'Every hazardous weapon selected is rolled for, even one without a target':
    'Chaque arme dangereuse choisie est jetée, même sans cible',
  'A hazard wound goes to the wounded model, not to the bearer':
    'Une blessure de danger va à la figurine blessée, pas au porteur',
  'Hazard rolls of an emergency disembark': 'Jets de danger d’un débarquement d’urgence',
  'Hazard rolls of a desperate escape': 'Jets de danger d’une fuite désespérée',
  'Phase Melding takes 1 from the hazard rolls of a battle-shocked unit':
    'Phase Melding retire 1 aux jets de danger d’une unité ébranlée',
  'In Boarding Actions a hazard roll may be re-rolled too':
    'En Boarding Actions un jet de danger peut aussi être relancé',
  'Deadly Demise 1 on a unit within 6 inches': 'Deadly Demise 1 sur une unité à 6 pouces',
  'A random Deadly Demise is rolled for each unit': 'Un Deadly Demise variable se jette pour chaque unité',
  'Malevolent Arcing strikes on 5+': 'Malevolent Arcing frappe sur 5+',
  'Malevolent Arcing needs no hit': 'Malevolent Arcing n’a pas besoin de touche',
  'Feel No Pain is rolled for each mortal wound': 'Feel No Pain se jette pour chaque blessure mortelle',
  'Chronodistortion keeps destroyed models on 4+': 'Chronodistortion garde sur 4+ les figurines détruites',
  'Never above the starting strength': 'Jamais au-delà de l’effectif de départ',
  'No bodyguard comes back once the last has fallen': 'Aucun garde ne revient une fois le dernier tombé',
  'Potentiality Syphon heals one more for a cryptek': 'Potentiality Syphon soigne un de plus pour un cryptek',
  'Mass Transmogrification heals D3': 'Mass Transmogrification soigne D3',
  'Endless Servitude heals D3': 'Endless Servitude soigne D3',
  "A leader's group comes after the bodyguards, and dice are taken from the lowest":
    'Le groupe du meneur vient après la garde, et les dés se prennent du plus bas',
  'The defender chooses the order of groups': 'Le défenseur choisit l’ordre des groupes',
  'A group with a wounded model goes first': 'Un groupe qui a une figurine blessée passe d’abord',
  'Of two wounded groups either may be first, an unwounded one may not come between':
    'De deux groupes blessés l’un ou l’autre passe d’abord, un intact ne vient pas entre eux',
  'Bodyguards, then the wounded character, then the unwounded one':
    'La garde, puis le personnage blessé, puis l’intact',
  'The current group changes within one roll of saves': 'Le groupe courant change au cours d’un jet de sauvegardes',
  'Saves that cannot succeed are rolled, for a later group may have a better save':
    'Les sauvegardes impossibles se jettent, car un groupe suivant peut en avoir une meilleure',
  'An invulnerable save ignores AP': 'Une sauvegarde invulnérable ignore la PA',
  "A natural 1 fails, and damage beyond the model's last wound is lost":
    'Un 1 naturel échoue, et les dégâts au-delà du dernier point de vie sont perdus',
  'Within a group the wounded model is struck first': 'Dans un groupe la figurine blessée est frappée d’abord',
  'Destroyed models that stay on the table take no wounds':
    'Les figurines détruites qui restent en table ne prennent pas de blessures',
  'Quantum Deflection gives a 4+ invulnerable save': 'Quantum Deflection donne une invulnérable de 4+',
  "Nanoassembly Protocols takes 1 from each attack's damage, down to 1":
    'Nanoassembly Protocols retire 1 aux dégâts de chaque attaque, jusqu’à 1',
  'Distortion Fields improves AP by 1 against an unravelling unit, two fields no more than one':
    'Distortion Fields améliore la PA de 1 contre une unité en dissolution, deux champs pas plus qu’un',
  'A weapon whose target died to an earlier weapon of the same unit attacks nothing':
    'Une arme dont la cible est morte sous une arme précédente de l’unité n’attaque rien',
  'Command Re-roll takes one die of several saves, once':
    'La relance de commandement prend un dé parmi plusieurs sauvegardes, une fois',
  'What Command Re-roll may be used on': 'À quoi peut servir la relance de commandement',
  'The wound table': 'La table des blessures',
  'A natural 1 never wounds, a natural 6 is a critical wound':
    'Un 1 naturel ne blesse jamais, un 6 naturel est une blessure critique',
  'Lethal hits lets a critical hit wound without a roll': 'Lethal hits laisse une touche critique blesser sans jet',
  'Lethal hits may be declined so that devastating wounds can happen':
    'On peut renoncer à lethal hits pour que devastating wounds puisse agir',
  'An automatic success is never critical and sets nothing off':
    'Une réussite automatique n’est jamais critique et ne déclenche rien',
  'Twin-linked re-rolls each wound roll once': 'Twin-linked relance chaque jet pour blesser une fois',
  'An attached unit is wounded by the toughness of its bodyguards':
    'Une unité attachée est blessée selon l’endurance de sa garde',
  'A mixed unit is wounded by its highest toughness still on the battlefield':
    'Une unité mixte est blessée selon sa plus haute endurance encore en jeu',
  'Unyielding Forms subtracts 1 only where strength is above toughness':
    'Unyielding Forms ne retire 1 que si la force dépasse l’endurance',
  'Merciless Reclamation adds 1 to wound against a unit near a marker':
    'Merciless Reclamation ajoute 1 pour blesser une unité près d’un marqueur',
  'Cold Fervour adds 2 to the strength of destroyer cult weapons':
    'Cold Fervour ajoute 2 à la force des armes du destroyer cult',
  "Cold Fervour's second part helps the rest of the army, not titanic units or monsters":
    'La seconde partie de Cold Fervour aide le reste de l’armée, ni unités titanesques ni monstres',
  'Hungry Void adds 1 to melee strength, and improves AP when led':
    'Hungry Void ajoute 1 à la force en mêlée, et améliore la PA si un CHARACTER mène',
};
