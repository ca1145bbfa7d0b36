/** Titles of worked cases of the eleventh edition that tables dispute, in French by their English. */
export const eleventhDisputes: Readonly<Record<string, string>> = {
  'What lessens damage as an attack is allocated does not lessen the mortal wounds of a critical wound':
    'Ce qui réduit les dégâts quand une attaque est attribuée ne réduit pas les blessures mortelles d’une blessure critique',
  'A vehicle killed in a fight explodes once the blows at another unit are done, and takes its killers along':
    'Un véhicule tué au combat explose une fois portés les coups à une autre unité, et emporte ses tueurs',
  'Crushing Impact wrecks a transport, an attached unit comes out of it, and the charger has nobody to fight yet may':
    'Crushing Impact détruit un transport, une unité attachée en sort, et le chargeur n’a personne à combattre mais le peut',
  'Indirect fire at a hidden unit, stationary and with a friend who sees it, hits on 4 and not on 3':
    'Le tir indirect sur une unité cachée, immobile et avec un allié qui la voit, touche sur 4 et non sur 3',
  'Where nobody is near enough to see it, only a 6 hits': 'Là où nul n’est assez près pour la voir, seul un 6 touche',
  'Smoke adds nothing to the cover that indirect fire meets':
    'La fumée n’ajoute rien au couvert que rencontre le tir indirect',
  'An engaged MONSTER fires at a VEHICLE that a friend is engaged with at 1 worse, not at 2':
    'Un MONSTER engagé tire sur un VEHICLE engagé avec un allié à 1 de moins, et non à 2',
  'The sum of what worsens and betters a hit roll is clamped, not its parts':
    'La somme de ce qui gêne et aide un jet pour toucher est bornée, pas ses parts',
  'A leader behind a wall is not picked out by who sees only his bodyguard':
    'Un meneur derrière un mur n’est pas visé par qui ne voit que ses gardes du corps',
  'Who has got out of one transport gets into no other in the same phase':
    'Qui est descendu d’un transport ne monte dans aucun autre la même phase',
  'A transport that explodes beside another hurts that, and nobody inside it':
    'Un transport qui explose près d’un autre blesse celui-ci, et personne dedans',
  "A battle-shocked unit in reserves rolls in its player's Command phase, and rallies there":
    'Une unité ébranlée en réserve jette à la phase de Commandement de son joueur, et s’y rallie',
  'One that sits battle-shocked in a transport rolls there too':
    'Celle qui est ébranlée dans un transport y jette aussi',
  'Battle-shocked reserves do not arrive by Rapid Ingress': 'Des réserves ébranlées n’arrivent pas par Rapid Ingress',
  'A Blast weapon counts the models there were as targets were selected, though others of its unit have killed six since':
    'Une arme Blast compte les figurines présentes au choix des cibles, bien que d’autres de son unité en aient tué six depuis',
  'A wound roll that Command Re-roll has thrown again is not thrown again by Twin-linked':
    'Un jet pour blesser relancé par Command Re-roll n’est pas relancé par Twin-linked',
  'Rules that re-roll hits do nothing on Overwatch': 'Les règles qui relancent les touches ne font rien en Overwatch',
  'A charge by Heroic Intervention is not rolled again by a second stratagem':
    'Une charge par Heroic Intervention n’est pas relancée par un second stratagème',
  "A one-shot weapon whose target fell to its unit's other fire is spent, and its attack is lost":
    'Une arme à un seul tir dont la cible est tombée sous le reste du tir de l’unité est dépensée, et son attaque perdue',
  'A TITANIC unit that has begun an action may shoot as well, another may not':
    'Une unité TITANIC qui a commencé une action peut tirer aussi, une autre non',
  'Damage is halved first and lessened after that, and rounded up last':
    'Les dégâts sont d’abord divisés par deux, puis réduits, et arrondis au-dessus en dernier',
  'A unit that flies falls back over those around it, two inches less far, and nobody rolls for it':
    'Une unité qui vole se replie par-dessus celles qui l’entourent, deux pouces moins loin, et nul ne jette pour elle',
  'Reanimation heals the wounded leader before it brings a bodyguard back':
    'La réanimation soigne le meneur blessé avant de ramener un garde du corps',
  'A unit that is out of coherency cannot surge, where no surge brings it together':
    'Une unité hors de cohésion ne peut se ruer, si aucune ruée ne la rassemble',
  'A pile-in may end engaged with a unit that nobody charged, which then fights':
    'Un engagement peut atteindre une unité que nul n’a chargée, qui combat alors',
  'Who fires Overwatch out of a wood is hidden in it no more':
    'Qui tire en Overwatch depuis un bois n’y est plus caché',
  'Who has not fired stays hidden from 19 inches': 'Qui n’a pas tiré reste caché à 19 pouces',
  "Anti-PSYKER works on an attached unit by its leader's keyword, whoever takes the wound":
    'Anti-PSYKER agit sur une unité attachée par le mot-clé de son meneur, qui que soit blessé',
  'Once the leader has fallen it does not': 'Une fois le meneur tombé, il n’agit plus',
  'Rapid Fire asks how near the nearest of the target is, though only another of it is seen':
    'Rapid Fire demande la distance de la figurine la plus proche de la cible, même si une autre seule est vue',
  'Crushing Impact that destroys its own vehicle still hurts the enemy, and the vehicle explodes':
    'Crushing Impact qui détruit son propre véhicule blesse quand même l’ennemi, et le véhicule explose',
  'Hazards of a desperate escape meet Feel No Pain': 'Les dangers d’une fuite désespérée rencontrent Feel No Pain',
  'Who falls back to a transport may get into it': 'Qui se replie vers un transport peut y monter',
  'An action is completed though its unit was intervened on and piled in':
    'Une action s’achève bien que son unité ait subi une intervention et se soit engagée',
  'Five inches above an enemy is engaged, more is not':
    'À cinq pouces au-dessus d’un ennemi on est engagé, au-delà non',
  'Nor is a model six inches above a marker in range of it':
    'Une figurine six pouces au-dessus d’un marqueur n’est pas non plus à portée',
  'A reserve transport that arrives in the third round saves who is in it, and other reserves are lost':
    'Un transport en réserve qui arrive au troisième round sauve qui est dedans, et les autres réserves sont perdues',
  'In an attached unit each model moves as far as itself':
    'Dans une unité attachée chaque figurine bouge de son propre mouvement',
  'A surge goes by an aircraft for the nearest enemy on the ground':
    'Une ruée passe un aéronef pour l’ennemi au sol le plus proche',
  'Who charged and has nobody within 5 inches left may pass, since it is all that could fight':
    'Qui a chargé et n’a plus personne à 5 pouces peut passer, car c’est tout ce qui pouvait combattre',
  'A leader without Stealth takes it from his unit, whose cover then is that of the ground':
    'Un meneur sans Stealth l’ôte à son unité, dont le couvert est alors celui du terrain',
  'A vehicle worn down on the way fights as a damaged one': 'Un véhicule affaibli en chemin combat comme endommagé',
  'Who was engaged as the fights began and then is not, runs on and fights whom it reaches':
    'Qui était engagé au début des combats et ne l’est plus court plus loin et combat qui il atteint',
  'An Explosives unit that is battle-shocked throws none, and its fire is its own all the same':
    'Une unité aux Explosives qui est ébranlée n’en lance pas, et tire quand même',
  'A Fights First unit that an overrun reaches takes the fights back to those who fight first':
    'Une unité Fights First qu’une percée atteint ramène les combats à qui frappe en premier',
  'Ground that a fight has won counts for what asks for it as the same phase ends':
    'Le terrain gagné au combat compte pour ce qui le demande à la fin de la même phase',
  'Who ignores modifiers finds no cover, but indirect fire fails on a 3 all the same':
    'Qui ignore les modificateurs ne rencontre pas de couvert, mais le tir indirect échoue quand même sur un 3',
  'The Conquering Tyrant re-rolls no hits of indirect fire':
    'Le Conquering Tyrant ne relance aucune touche de tir indirect',
  'Who may strike deep comes by Rapid Ingress anywhere more than 8 inches from enemies':
    'Qui peut frapper en profondeur vient par Rapid Ingress partout à plus de 8 pouces des ennemis',
  'Who may not, comes along an edge': 'Qui ne le peut pas vient le long d’un bord',
  'Who is selected to fight and has nobody to strike has not fought, and Counteroffensive does not answer it':
    'Qui est choisi pour combattre et n’a personne à frapper n’a pas combattu, et Counteroffensive n’y répond pas',
};
