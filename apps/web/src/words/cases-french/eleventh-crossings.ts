/** Titles of worked cases of the eleventh edition in which several rules meet, in French by their English. */
export const eleventhCrossings: Readonly<Record<string, string>> = {
  'Explosives are not for a unit that fell back, since it is not eligible to shoot, nor for one that has begun an action':
    'Explosives n’est pas pour une unité repliée, qui ne peut pas tirer, ni pour celle qui a commencé une action',
  'Ten who have room in two rows about their transport get out as ever, and not at their peril':
    'Dix qui ont place sur deux rangs autour de leur transport descendent comme toujours, et sans péril',
  'Of several that come back each stands within reach of a model that was there as the phase began':
    'De plusieurs qui reviennent, chacune se tient à portée d’une figurine présente au début de la phase',
  'Explosives with nobody in reach are paid for, and nothing is thrown':
    'Explosives sans personne à portée est payé, et rien n’est lancé',
  'The Boss and the Boy with guns of one sort make identical attacks, and their saves are one throw, the lowest first':
    'Le Boss et le Boy aux armes pareilles font des attaques identiques, et leurs sauvegardes sont un seul jet, la plus basse d’abord',
  "Heavy is for one's own Shooting phase, and gives nothing to who shoots at an arrival in the enemy's turn":
    'Heavy vaut à sa propre phase de Tir, et ne donne rien à qui tire sur une arrivée au tour adverse',
  'Who stands partly behind a Convergence has cover, friend or foe of it':
    'Qui se tient en partie derrière une Convergence a le couvert, qu’elle soit alliée ou ennemie',
  'A Rolling Fortress covers its friends, and not enemies who stand behind it':
    'Une Rolling Fortress couvre ses alliés, et pas les ennemis qui se tiennent derrière',
  'Models of a Convergence are units by themselves, and are all set up before anybody else':
    'Les figurines d’une Convergence sont des unités à elles seules, toutes placées avant quiconque',
  'Each wholly within 12 inches of another of them, whichever that is':
    'Chacune entièrement à 12 pouces d’une autre, quelle qu’elle soit',
};
