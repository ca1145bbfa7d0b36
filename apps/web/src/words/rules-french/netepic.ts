/** Summaries of the abilities of NetEpic, in French by their English. */
export const netepic: Readonly<Record<string, string>> = {
  'Intercepts without penalty, all round, and Flyers are no hard target; −2 against what has nothing to do with the air.':
    'Intercepte sans malus, en tous sens, et les Volants ne sont pas des cibles difficiles ; −2 contre ce qui n’a rien à voir avec les airs.',
  'Pinned only by its like, or for the turn where it stayed; passes zones of control, terrain and enemies; may pop up.':
    'Bloqué par ses semblables seulement, ou pour le tour là où il est resté ; passe zones de contrôle, terrain et ennemis ; peut faire une attaque surprise.',
  'As Antigrav, but it may not pop up.': 'Comme Antigrav, mais sans attaque surprise.',
  'Resolved as a weapon; the psychic save does not work against it.':
    'Résolue comme une arme ; la Sauvegarde Psychique n’y peut rien.',
  'Shots from a flank have no extra point against its save; those from the rear have.':
    'Les tirs de flanc n’ont pas de point de PA de plus contre sa sauvegarde\u202f; ceux de dos en ont un.',
  'Shots from flank or rear have no extra point against its save.':
    'Les tirs de flanc ou de dos n’ont pas de point de plus contre sa sauvegarde.',
  'A failed save costs so many hit points more; on a location sheet the attacker may add it to the damage roll.':
    'Une sauvegarde ratée coûte autant de points de vie de plus ; sur une fiche de localisation, l’attaquant peut l’ajouter au jet de dommages.',
  'Each hit on a building asks a save at a modifier of its own; failed, all structure points are gone.':
    'Chaque touche sur un bâtiment demande une sauvegarde à un modificateur propre ; ratée, tous les points de structure sont perdus.',
  'So many shots at 15 cm, all round, without effect on class 3 and above; each once a turn, as a reaction or with the weapons.':
    'Autant de tirs à 15 cm, en tous sens, sans effet sur la classe 3 et au-dessus ; chacun une fois par tour, en réaction ou avec les armes.',
  'Each detachment with it brings so many re-rolls to one pool of the army; one die a stand and action.':
    'Chaque détachement qui l’a apporte autant de relances à la réserve de l’armée ; un dé par socle et par action.',
  'One die to hit for every stand whose centre is under it, friend or enemy, seen or not; it never intercepts.':
    'Un dé pour toucher par socle dont le centre est dessous, ami ou ennemi, vu ou non ; n’intercepte jamais.',
  'Cover of terrain and structures is no penalty to hit; every other penalty stays.':
    'Le couvert du terrain et des structures n’est pas un malus pour toucher ; tous les autres malus restent.',
  'A move after deployment: twice its Move for class 1, once for the others, into no enemy zone of control.':
    'Un mouvement après le déploiement : deux fois le mouvement pour la classe 1, une fois pour les autres, dans aucune zone de contrôle ennemie.',
  'Poison, disease, pheromones and smells do nothing to it.': 'Poison, maladie, phéromones et odeurs ne lui font rien.',
  'Two orders lie in reserve; while such a stand lives, one may take the place of that of a detachment being activated.':
    'Deux ordres sont en réserve ; tant qu’un tel socle est là, l’un peut remplacer celui d’un détachement qu’on active.',
  'Friendly detachments with a stand within 12 cm have +1 in close assault; not itself, not from class 5 on.':
    'Les détachements amis qui ont un socle à 12 cm ont +1 en Assaut ; pas lui-même, pas à partir de la classe 5.',
  'While a point is left a hit on a zone is cancelled; a die no higher than its modifier costs a point for the game.':
    'Tant qu’il reste un point, une touche sur une zone est annulée ; un dé qui ne dépasse pas son modificateur coûte un point pour la partie.',
  'Dégâts does nothing to it.': 'Dégâts ne lui fait rien.',
  'It has so many hit points and is destroyed when they are gone.':
    'Il a autant de points de vie et il est détruit quand il n’en reste plus.',
  'Joins a detachment for the game, at most two in one; it takes no transport space and shares morale, Infiltration and command.':
    'Rejoint un détachement pour la partie, deux au plus dans un même ; ne prend pas de place de transport, partage le moral, l’Infiltration et le commandement.',
  'In the first round of an assault detachments engaged with it pass a morale test or have −2 until the end of the turn.':
    'Au premier round d’un Assaut, les détachements engagés avec lui réussissent un Test de Moral ou ont −2 jusqu’à la fin du tour.',
  'Deployed from the start, through no portal; as a support they never count with the company they were bought for.':
    'Déployés dès le début, par aucun Portail ; achetés en support, ils ne comptent jamais avec leur compagnie.',
  'After all losses, a stand of its class within 6 cm may die in its place, once for each failed save; not in close assault.':
    'Après toutes les pertes, un socle de sa classe à 6 cm peut mourir à sa place, une fois par sauvegarde ratée ; pas en Assaut.',
  'A die for each hit point about to be lost, shooting and close assault alike, saves it on so much.':
    'Un dé par point de vie sur le point d’être perdu, au tir comme en Assaut, le garde sur ce nombre.',
  'Points to rules printed with the unit, which are not supplied.':
    'Renvoie à des règles imprimées avec l’unité, qui ne sont pas fournies.',
  'A save against ethereal psychic attacks, and against nothing else.':
    'Une sauvegarde contre les attaques psychiques éthérées, et contre rien d’autre.',
  'Arrives from off the table; the point named scatters by 2D6 cm, unless the scatter die shows a hit.':
    'Arrive de hors table ; le point désigné dévie de 2D6 cm, sauf si le dé de déviation montre une touche.',
  'The weapon fires all round, whatever it is mounted on.': 'L’arme tire en tous sens, quoi qui la porte.',
  'Once it has moved, Charge counts as Advance and Advance as a revealed First Fire when it shoots; morale 3.':
    'Une fois qu’il a bougé, Charge vaut Avance, et Avance un Tir Appuyé révélé quand il tire ; moral 3.',
  'A titan or praetorian that turns freely.': 'Un titan ou prétorien qui tourne librement.',
  '−1 to hit it, except by templates.': '−1 pour le toucher, sauf par les gabarits.',
  'Never tests its morale.': 'Ne teste jamais son moral.',
  'While one is up a hit with a modifier takes a shield instead, and one without does nothing.':
    'Tant qu’il en reste un, une touche qui a un modificateur retire un bouclier, et une qui n’en a pas ne fait rien.',
  'A building that fails its save loses one structure point.':
    'Un bâtiment qui rate sa sauvegarde perd un point de structure.',
  'Necron detachments up to this class come through it.':
    'Les détachements nécrons jusqu’à cette classe arrivent par lui.',
  'Carries so many infantry stands.': 'Emporte autant de socles d’infanterie.',
  'Moves over terrain, enemies and most zones of control.':
    'Passe au-dessus du terrain, des ennemis et de la plupart des zones de contrôle.',
  'At altitude: a hard target, for weapons that fire all round, and never pinned.':
    'En altitude : cible difficile, pour les armes qui tirent en tous sens, et jamais bloqué.',
  'As a heavy skimmer, on the ground or at altitude as its owner says each turn.':
    'Comme un Antigrav Lourd, au sol ou en altitude selon son joueur à chaque tour.',
  'Who comes into contact with it tests morale first; who is engaged by it and fails falls back.':
    'Qui vient au contact teste d’abord son moral ; qui est engagé par lui et rate bat en Retraite.',
  'Arrives from off the table with two scatters of 2D6 cm.': 'Arrive de hors table avec deux déviations de 2D6 cm.',
  'Only a psychic save stops it; cover is no penalty.':
    'Seule une Sauvegarde Psychique l’arrête ; le couvert n’est pas un malus.',
  'Poison, disease or smell: nothing to what is inorganic.':
    'Poison, maladie ou odeur : rien à ce qui est Inorganique.',
  'A failed or forbidden save takes the stand off whole: no regeneration, no sacrifice.':
    'Une sauvegarde ratée ou interdite retire le socle entier : ni Régénération ni sacrifice.',
};
