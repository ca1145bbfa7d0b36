/** What rulings of ours and options decide, in French by their English. */
export const rulings: Readonly<Record<string, string>> = {
  'Whether models that fight on death wait for their unit to fight, or fight as soon as who destroyed them has.':
    'Si les figurines qui combattent en mourant attendent que leur unité combatte, ou combattent dès que celle qui les a détruites a fini.',
  'Whether healing brings back no CHARACTER models.': 'Si les soins ne ramènent aucune figurine CHARACTER.',
  'Whether only dense terrain hides models, and light terrain none.':
    'Si seul un décor dense cache les figurines, et aucun décor léger.',
  'Whether enemies that come to be engaged by an ongoing consolidation fight at once.':
    'Si les ennemis qu’une consolidation en cours vient à engager combattent aussitôt.',
  'Whether Torrent weapons hit automatically while snap shooting.':
    'Si les armes Torrent touchent d’office en tir au jugé.',
  'Whether Cosmic Precision lets a unit into the enemy deployment zone before round three.':
    'Si Cosmic Precision laisse entrer une unité dans la zone de déploiement ennemie avant le round trois.',
  'Whether an unmodified 6 while snap shooting is a critical hit.':
    'Si un 6 non modifié en tir au jugé est une touche critique.',
  'to-hit penalty of light cover': 'malus pour toucher du couvert léger',
  'to-hit penalty of heavy cover': 'malus pour toucher du couvert lourd',
  'to-hit penalty of fortified cover': 'malus pour toucher du couvert fortifié',
  'to-hit penalty against flyers': 'malus pour toucher les Volants',
  'to-hit penalty against what is hard to hit': 'malus pour toucher ce qui est Dur à Cibler',
  'to-hit penalty of interception fire': 'malus pour toucher du tir d’interception',
  'to-hit penalty of counter-charge fire': 'malus pour toucher du tir de contre-charge',
  'scores of 7 to 9: a 6 and then a second die, a natural 6 alone, or never':
    'touches de 7 à 9 : un 6 puis un second dé, un 6 naturel seul, ou jamais',
  'unrevealed First Fire re-rolls ones in reactions too': 'le Tir Appuyé non révélé relance aussi les 1 en réaction',
  'what Dégâts adds to against a location sheet: the damage roll, or the hit points as well':
    'à quoi Dégâts s’ajoute contre une fiche de localisation : le jet de dommages, ou aussi les points de vie',
  'flank and rear let a weapon without modifier wear organic metal down':
    'de flanc ou de dos, une arme sans modificateur use le Métal Organique',
  'a leader has the bonus of its own aura': 'un Meneur a le bonus de sa propre aura',
  'dice of the save of a building': 'dés de la sauvegarde d’un bâtiment',
  'total of the damage roll from which a zone suffers its next effect':
    'total du jet de dommages à partir duquel une zone subit son effet suivant',
  'total of the damage roll that costs two hit points': 'total du jet de dommages qui coûte deux points de vie',
  'total of the damage roll that costs three hit points': 'total du jet de dommages qui coûte trois points de vie',
  'a psychic save works against physical psychic attacks too':
    'une Sauvegarde Psychique vaut aussi contre les attaques psychiques physiques',
  'a fixed save works against ethereal psychic attacks too':
    'une sauvegarde fixe vaut aussi contre les attaques psychiques éthérées',
  'the long edge of the table': 'le grand bord de la table',
  'the short edge of the table': 'le petit bord de la table',
  'how deep a deployment zone is': 'la profondeur d’une zone de déploiement',
  'how far apart linked stands of a detachment may be': 'l’écart permis entre les socles liés d’un détachement',
  'radius of the zone of control, classes 1 to 4': 'rayon de la zone de contrôle, classes 1 à 4',
  'radius of the zone of control, class 5 and above': 'rayon de la zone de contrôle, classe 5 et au-dessus',
  'what a detachment that falls back must get away from': 'ce dont un détachement en Retraite doit s’éloigner',
  'no stand ends nearer to an enemy, from outline to outline, unless in contact':
    'aucun socle ne finit plus près d’un ennemi, de bord à bord, sauf au contact',
  'how near the holder of an objective must be': 'à quelle distance doit être qui tient un objectif',
  'victory points of an objective while it is held': 'points de victoire d’un objectif tant qu’il est tenu',
  'turns at most': 'tours au plus',
  'victory points needed, beside one for each hundred points of the game':
    'points de victoire requis, en plus d’un par centaine de points de la partie',
  'Necrons score a broken formation again when it is wiped out':
    'les Nécrons marquent de nouveau une formation brisée quand elle est anéantie',
  'Necrons score nothing for objectives': 'les Nécrons ne marquent rien pour les objectifs',
  'which segment of the Combat phase follows First Fire': 'quel segment de la phase de Combat suit le Tir Appuyé',
  'degrees behind a stand that are its rear; the flanks are what is left of that half':
    'degrés derrière un socle qui sont son dos ; les flancs sont ce qui reste de cette moitié',
  'when it is seen that a formation is broken: after each action, or in the End phase':
    'quand on constate qu’une formation est brisée : après chaque action, ou en phase Finale',
  'how long a flame is': 'la longueur d’une flamme',
  'how wide a flame is at its end': 'la largeur d’une flamme à son bout',
  'First Fire taken from the reserve in its segment re-rolls ones':
    'un Tir Appuyé pris dans la réserve à son segment relance les 1',
  'close defence fires at who charges its stand': 'la DR tire sur qui charge son socle',
  'radius of a stand, classes 1 and 2': 'rayon d’un socle, classes 1 et 2',
  'radius of a stand, class 3': 'rayon d’un socle, classe 3',
  'radius of a stand, class 4': 'rayon d’un socle, classe 4',
  'radius of a stand, class 5': 'rayon d’un socle, classe 5',
  'radius of a stand, classes 6 and 7': 'rayon d’un socle, classes 6 et 7',
  'how far one sees out of or into a forest': 'jusqu’où l’on voit depuis ou dans une forêt',
  'how far one sees within a forest': 'jusqu’où l’on voit à l’intérieur d’une forêt',
  'a pinned stand fires its close defence': 'un socle bloqué se sert de sa DR',
  'large stands arrive in their own half on turn 1': 'au tour 1, les grands socles arrivent dans leur moitié de table',
  'where the objectives of a mission lie: as it prints them, or as the players place them in turn':
    'où se trouvent les objectifs d’une mission : où elle les donne, ou là où les joueurs les placent tour à tour',
  'how far apart placed objectives are at least': 'distance minimale entre les objectifs placés',
  'how far a placed objective is from every edge at least':
    'distance minimale d’un objectif placé à chaque bord de table',
  'who is still off the table when the battle ends counts as lost':
    'qui est encore hors table à la fin de la partie compte comme perdu',
  'survivors of an assault that was fought: still engaged, or free until one of them moves into contact again':
    'les survivants d’un Assaut résolu : toujours engagés, ou libres jusqu’à ce que l’un d’eux revienne au contact',
  'who leaves an assault goes free, or each opponent in contact may hit it on 6+, 5+ from a factor of 7, 4+ from 13':
    'qui quitte l’Assaut part librement, ou chaque adversaire au contact peut le toucher sur 6+, 5+ dès un FA de 7, 4+ dès 13',
  'a break point that is not printed: half of the stands rounded down and one, or half rounded up':
    'un point de rupture non donné : la moitié des socles arrondie en dessous plus un, ou arrondie au-dessus',
  'AA intercepts by an unrevealed First Fire order only; otherwise under any order but Fall Back':
    'l’AA n’intercepte que par un ordre de Tir Appuyé non révélé ; sinon sous tout ordre, Retraite exceptée',
  'what of a stand may not come into an enemy zone of control':
    'ce qui, d’un socle, ne peut entrer dans une zone de contrôle ennemie',
  'detachments with First Fire or without order are activated in the Movement phase, and stay where they are':
    'les détachements en Tir Appuyé ou sans ordre sont activés pendant la phase de Mouvement, sans bouger',
  'coherency holds once the last stand has moved, or after each of them':
    'la cohérence vaut une fois le dernier socle déplacé, ou après chacun',
  'a stand may end where enemies of a lower class are that nobody engages, and pushes them aside':
    'un socle peut finir là où se trouvent des ennemis de classe inférieure que personne n’engage, et les repousse',
  'counter-charge fire: once, at all that will touch, or when any of them is about to, at that one':
    'le tir de contre-charge : une fois, sur tous ceux qui vont toucher, ou sur chacun au moment où il va toucher',
  'from altitude only the piece that a target stands in covers it':
    'depuis l’altitude, seul le décor où se trouve la cible la couvre',
  'characters on a card of their own: count with the formation that they joined, or are one':
    'les personnages achetés sur leur propre carte : comptent avec la formation rejointe, ou en sont une',
  'a character among cavalry has its class': 'un personnage parmi la cavalerie en a la classe',
  'what skims is pinned once it can no longer leave, or only when the Movement phase is over':
    'un Antigrav est bloqué dès qu’il ne peut plus partir, ou seulement à la fin de la phase de Mouvement',
  'who has popped up may aim at flyers in its own arc':
    'qui fait une attaque surprise peut viser les Volants dans son propre angle de tir',
  'a character alone with Unité de Commandement has a token and an action of its own':
    'un personnage seul à avoir Unité de Commandement a un pion et une action à lui',
  'what pops up while it is engaged leaves the assault':
    'qui fait une attaque surprise en étant engagé quitte l’Assaut',
  'who fires at its own opponents has the penalty of fire into an assault beside that of an engaged shooter':
    'qui tire sur ses propres adversaires a le malus du tir dans un Assaut en plus de celui du tireur engagé',
  'template dice that miss into an assault are thrown again at a friend, as others are':
    'les dés de gabarit ratés dans un Assaut sont relancés contre un ami, comme les autres',
  'of several covers the worst one counts, or all of them': 'de plusieurs couverts, le pire compte, ou tous',
  'regeneration dice for hit points beyond those that a stand has left':
    'des dés de Régénération au-delà des points de vie qu’un socle a encore',
  'removal from reality takes a stand whole, or the hit points of any failed save, without regeneration':
    'la suppression de la réalité enlève tout le socle, ou les points de vie de toute sauvegarde ratée, sans Régénération',
  'who may die in the place of an HQ: a stand of any detachment, or of its own':
    'qui peut être sacrifié à la place d’un QG : un socle de n’importe quel détachement, ou du sien',
  'somebody may die in the place of an HQ that had no save to throw':
    'quelqu’un peut être sacrifié à la place d’un QG qui n’avait pas de sauvegarde à lancer',
  'both legs of an engine suffer together, or each for itself':
    'les deux jambes d’une machine souffrent ensemble, ou chacune pour elle-même',
  'psychic powers are used in reactions too': 'les pouvoirs psychiques servent aussi en réaction',
  'Elite dice on saves and on regeneration of one volley are two actions, each with its declaration':
    'les relances Élite des sauvegardes et de la Régénération d’une même volée sont deux actions, avec chacune sa déclaration',
};
