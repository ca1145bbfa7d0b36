/** Titles of worked cases of the ninth edition, and of several, in French by their English. */
export const ninth: Readonly<Record<string, string>> = {
  'Cover on a 3+ save against AP 0': 'Couvert sur une sauvegarde de 3+ contre une PA de 0',
  'Two bonuses to a save': 'Deux bonus à une sauvegarde',
  'Feel No Pain against mortal wounds only, and devastating wounds':
    'Feel No Pain contre les blessures mortelles seules, et blessures dévastatrices',
  'A failed Hazardous test of a model with four wounds': 'Un test Hazardous raté d’une figurine à quatre points de vie',
  'Reanimation after enemy shooting, or at the end of the Command phase':
    'Réanimation après le tir ennemi, ou à la fin de la phase de Commandement',
  'Blast at 6 and at 11 models': 'Blast sur 6 et sur 11 figurines',
  'An assault weapon after advancing': 'Une arme d’assaut après une avance',
  'A heavy weapon of infantry': 'Une arme lourde d’infanterie',
  'A titanic unit that fell back': 'Une unité titanesque qui s’est repliée',
  'A devastating wound of 4 damage, and four mortal wounds of an ability':
    'Une blessure dévastatrice de 4 dégâts, et quatre blessures mortelles d’une aptitude',
  'A hazardous weapon whose target died before it attacked':
    'Une arme dangereuse dont la cible est morte avant l’attaque',
  'Melee attacks by bracket': 'Attaques de mêlée par tranche',
  'Ranged attacks by bracket': 'Attaques à distance par tranche',
  'Stellar Alignment gives back the attacks of the top row, not the weapons':
    'Stellar Alignment rend les attaques de la première ligne, pas les armes',
  'A titanic unit shoots after falling back': 'Une unité titanesque tire après un repli',
  'Attacks shared out over melee weapons and profiles are made weapon by weapon':
    'Des attaques réparties entre armes et profils de mêlée se font arme par arme',
  'Modifiers to hit count as one at most, natural results stand':
    'Les modificateurs pour toucher comptent pour un au plus, les résultats naturels restent',
  'A model without a melee weapon fights with a close combat weapon':
    'Une figurine sans arme de mêlée combat avec une arme de corps à corps',
  'The wound table, and modifiers that count as one at most':
    'La table des blessures, et des modificateurs qui comptent pour un au plus',
  'Assault weapons shoot after advancing at 1 less to hit':
    'Les armes d’assaut tirent après une avance à −1 pour toucher',
  'Moving takes 1 from heavy weapons of infantry, not of vehicles':
    'Bouger retire 1 aux armes lourdes de l’infanterie, pas des véhicules',
  'Hold Steady improves Overwatch, Set to Defend improves fighting':
    'Hold Steady améliore l’état d’alerte, Set to Defend améliore le combat',
  'Phaeron of the Stars re-rolls ranged hits while it is in force':
    'Phaeron of the Stars relance les touches à distance tant qu’il est en vigueur',
  "Szarekh's auras re-roll ranged hits and melee wounds of core units":
    'Les auras de Szarekh relancent touches à distance et blessures de mêlée des unités core',
  'Hungry Void adds strength after a charge, or improves AP on a 6 to wound':
    'Hungry Void ajoute de la force après une charge, ou améliore la PA sur un 6 pour blesser',
  'Conquering Tyrant lets a unit shoot after falling back, at 1 less to hit':
    'Conquering Tyrant laisse une unité tirer après un repli, à −1 pour toucher',
  'Techno-oracular Targeting wounds with one attack, without a roll':
    'Techno-oracular Targeting blesse avec une attaque, sans jet',
  'Disruption Fields adds 1 to strength, in Boarding Actions for every Necrons unit':
    'Disruption Fields ajoute 1 à la force, en Boarding Actions pour toute unité de Nécrons',
  'Set to Defend as an action adds 1 to melee hit rolls':
    'Set to Defend en action ajoute 1 aux jets pour toucher en mêlée',
  'Mortal wounds go on to the next model': 'Les blessures mortelles passent à la figurine suivante',
  'Mortal wounds wait for all normal damage where several attacks can cause them':
    'Les blessures mortelles attendent tous les dégâts normaux si plusieurs attaques peuvent en causer',
  'Mortal wounds take the Menhirs first': 'Les blessures mortelles prennent d’abord les Menhirs',
  'Szarekh explodes on 4+': 'Szarekh explose sur 4+',
  'Curse of the Phaeron explodes without the first roll': 'Curse of the Phaeron explose sans le premier jet',
  'Successes buy back whole models': 'Les réussites rachètent des figurines entières',
  'Rolled for the models a unit destroyed, and not once the whole unit is destroyed':
    'Se jette pour les figurines qu’une unité a détruites, et plus une fois l’unité entière détruite',
  'Modifiers to Reanimation rolls count as one at most':
    'Les modificateurs aux jets de réanimation comptent pour un au plus',
  'Bonuses to saves add up without a limit': 'Les bonus aux sauvegardes s’additionnent sans limite',
  'Cover does not help an invulnerable save': 'Le couvert n’aide pas une sauvegarde invulnérable',
  'The wounded model is struck first, excess damage is lost':
    'La figurine blessée est frappée d’abord, l’excès de dégâts est perdu',
  'What taking away the benefit of cover covers': 'Ce que recouvre la perte du bénéfice du couvert',
  'Wounds go to the Menhirs, and to the wounded one first': 'Les blessures vont aux Menhirs, et d’abord au blessé',
  'The Menhirs die with Szarekh': 'Les Menhirs meurent avec Szarekh',
  "The Eternal Guardian's cover, Hold Steady and Set to Defend":
    'Le couvert de l’Eternal Guardian, Hold Steady et Set to Defend',
  'Vengeful Stars improves AP on a 6 to wound, not on an automatic wound':
    'Vengeful Stars améliore la PA sur un 6 pour blesser, pas sur une blessure automatique',
  'Shield-piercer Projectors allows armour alone': 'Shield-piercer Projectors n’admet que l’armure',
  'Solar Pulse takes the benefit of cover away': 'Solar Pulse retire le bénéfice du couvert',
};
