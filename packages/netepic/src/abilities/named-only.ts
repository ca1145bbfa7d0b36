import { core, epicAbility } from './ability.js';

/** Abilities that the printed table only names, or that unit sheets print beside it: sections 7, 11, 13 and 14 of the reference. */

export const agile = epicAbility({
  id: 'agile',
  name: { fr: 'Agile', en: 'Agile' },
  source: core('MOV-4'),
  summary: 'A titan or praetorian that turns freely.',
  stand: () => ({ isAgile: true }),
});

export const hardToHit = epicAbility({
  id: 'hard-to-hit',
  name: { fr: 'Dur à Cibler', en: 'Hard to Hit' },
  source: core('6.1'),
  summary: '−1 to hit it, except by templates.',
  stand: () => ({ isHardToHit: true }),
  inAttack: true,
});

export const sideArmour = epicAbility({
  id: 'side-armour',
  name: { fr: 'Blindage Latéral', en: 'Side Armour' },
  source: core('SAV-5'),
  summary: 'Shots from a flank have no extra point against its save; those from the rear have.',
  stand: () => ({ hasSideArmour: true }),
  inAttack: true,
});

export const fearless = epicAbility({
  id: 'fearless',
  name: { fr: 'Sans Peur', en: 'Fearless' },
  source: core('MOR-2'),
  summary: 'Never tests its morale.',
  stand: () => ({ isFearless: true }),
  inAttack: true,
});

export const energyShields = epicAbility({
  id: 'energy-shields',
  name: { fr: 'Boucliers Énergétiques', en: 'Energy Shields' },
  also: ['Void Shields'],
  parameter: 'number',
  source: core('DMG-2'),
  summary: 'While one is up a hit with a modifier takes a shield instead, and one without does nothing.',
  stand: (shields) => ({ energyShields: shields }),
  inAttack: true,
});

export const damagesBuildings = epicAbility({
  id: 'damages-buildings',
  name: { fr: 'Endommage les Bâtiments', en: 'Damages Buildings' },
  source: core('BLD-2'),
  summary: 'A building that fails its save loses one structure point.',
  weapon: () => ({ damagesBuildings: true }),
});

export const portal = epicAbility({
  id: 'portal',
  name: { fr: 'Portail', en: 'Portal' },
  parameter: 'number',
  source: core('NEC-3'),
  summary: 'Necron detachments up to this class come through it.',
  stand: (pinningClass) => ({ portal: pinningClass }),
});

export const transport = epicAbility({
  id: 'transport',
  name: { fr: 'Transport', en: 'Transport' },
  parameter: 'number',
  source: core('TRN-1'),
  summary: 'Carries so many infantry stands.',
  stand: (capacity) => ({ transport: capacity }),
});

export const jumpPacks = epicAbility({
  id: 'jump-packs',
  name: { fr: 'Réacteurs Dorsaux', en: 'Jump Packs' },
  source: core('ALT-4'),
  summary: 'Moves over terrain, enemies and most zones of control.',
  stand: () => ({ hasJumpPacks: true }),
});

export const flyer = epicAbility({
  id: 'flyer',
  name: { fr: 'Volant', en: 'Flyer' },
  source: core('ALT-1'),
  summary: 'At altitude: a hard target, for weapons that fire all round, and never pinned.',
  stand: () => ({ isFlyer: true }),
  inAttack: true,
});

export const floater = epicAbility({
  id: 'floater',
  name: { fr: 'Flottant', en: 'Floater' },
  source: { ...core('ALT-5'), ruling: 'G-47' },
  summary: 'As a heavy skimmer, on the ground or at altitude as its owner says each turn.',
  stand: () => ({ isFloater: true, isSkimmer: true, isHeavySkimmer: true }),
});

export const terror = epicAbility({
  id: 'terror',
  name: { fr: 'Terreur', en: 'Terror' },
  source: { ...core('ALT-6'), ruling: 'G-47' },
  summary: 'Who comes into contact with it tests morale first; who is engaged by it and fails falls back.',
  stand: () => ({ causesTerror: true }),
});

export const deepStrike = epicAbility({
  id: 'deep-strike',
  name: { fr: 'Frappe en Profondeur', en: 'Deep Strike' },
  source: core('OFF-7'),
  summary: 'Arrives from off the table with two scatters of 2D6 cm.',
  stand: () => ({ deepStrikes: true }),
});

export const etherealPsychicAttack = epicAbility({
  id: 'ethereal-psychic-attack',
  name: { fr: 'Attaque Psychique Éthérée', en: 'Ethereal Psychic Attack' },
  source: { ...core('PSY-2'), ruling: 'G-24' },
  summary: 'Only a psychic save stops it; cover is no penalty.',
  weapon: () => ({ psychic: 'ethereal', ignoresCover: true }),
  inAttack: true,
});

export const biological = epicAbility({
  id: 'biological',
  name: { fr: 'Biologique', en: 'Biological' },
  also: ['bio', 'Poison'],
  source: core('AB-13.2'),
  summary: 'Poison, disease or smell: nothing to what is inorganic.',
  weapon: () => ({ isBiological: true }),
  inAttack: true,
});

export const removesFromReality = epicAbility({
  id: 'removes-from-reality',
  name: { fr: 'Supprime de la Réalité', en: 'Removes from Reality' },
  source: { ...core('DMG-4'), ruling: 'G-37' },
  summary: 'A failed or forbidden save takes the stand off whole: no regeneration, no sacrifice.',
  weapon: () => ({ removesFromReality: true }),
  inAttack: true,
});
