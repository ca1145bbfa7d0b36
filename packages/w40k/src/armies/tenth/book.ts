import type { ArmyBook } from '@umpire/armies';
import { type DetachmentRow, detachmentOf, unplayed } from '../gifts.js';
import { tenthSheets } from './sheets.js';

const overlord = { bearer: { keywords: ['OVERLORD'] } } as const;
const cryptek = { bearer: { keywords: ['CRYPTEK'] } } as const;
const cult = { bearer: { keywords: ['DESTROYER CULT'] } } as const;

const necrons: readonly DetachmentRow[] = [
  {
    name: 'Awakened Dynasty',
    rules: ['command-protocols'],
    stratagems: [
      'protocol-of-the-sudden-storm',
      'protocol-of-the-conquering-tyrant',
      'protocol-of-the-hungry-void',
      'protocol-of-the-undying-legions',
      'protocol-of-the-eternal-revenant',
      'protocol-of-the-vengeful-stars',
    ],
    gifts: [
      ['Enaegic Dermal Bond', 30, { bearing: { characteristics: { feelNoPain: 4 } } }],
      ['Nether-realm Casket', 20],
      ['Phasal Subjugator', 35],
      ['Veil of Darkness', 20],
    ],
  },
  {
    name: 'Canoptek Court',
    rules: ['power-matrix'],
    stratagems: [
      'reactive-subroutines',
      'cynosure-of-eradication',
      'suboptimal-facade',
      'countertemporal-shift',
      'curse-of-the-cryptek',
      'solar-pulse',
    ],
    gifts: [
      ['Autodivinator', 15, cryptek],
      ['Dimensional Sanctum', 20, cryptek],
      ['Hyperphasic Fulcrum', 15, cryptek],
      ['Metalodermal Tesla Weave', 10, cryptek],
    ],
  },
  {
    name: 'Hypercrypt Legion',
    rules: ['hyperphasing'],
    stratagems: [
      'cosmic-precision',
      'quantum-deflection',
      'reanimation-crypts',
      'hyperphasic-recall',
      'dimensional-corridor',
      'entropic-damping',
    ],
    gifts: [
      ['Arisen Tyrant', 25],
      ['Dimensional Overseer', 25],
      ['Hyperspatial Transfer Node', 15],
      ['Osteoclave Fulcrum', 20],
    ],
  },
  {
    name: 'Obeisance Phalanx',
    rules: ['worthy-foes'],
    stratagems: [
      'enslaved-artifice',
      'nanoassembly-protocols',
      'suffer-no-rival',
      'your-time-is-nigh',
      'sentinels-of-eternity',
      'territorial-obsession',
    ],
    gifts: [
      ['Eternal Conqueror', 25, overlord],
      ['Honourable Combatant', 10, overlord],
      [
        'Unflinching Will',
        20,
        { ...overlord, bearing: { weapons: { kind: 'melee', abilities: ['precision', 'anti-infantry 5+'] } } },
      ],
      ['Warrior Noble', 15, overlord],
    ],
  },
  unplayed(
    'Annihilation Legion',
    {},
    ['Eldritch Nightmare', 15, cult],
    ['Eternal Madness', 25],
    ['Ingrained Superiority', 10],
    ['Soulless Reaper', 20, cult],
  ),
  unplayed(
    'Starshatter Arsenal',
    {},
    ['Chrono-impedance Fields', 25],
    ['Demanding Leader', 10],
    ['Dread Majesty', 30],
    ['Miniaturised Nebuloscope', 15],
  ),
];

const tyranids: readonly DetachmentRow[] = [
  unplayed(
    'Invasion Fleet',
    {},
    ['Adaptive Biology', 25],
    ['Alien Cunning', 30],
    ['Perfectly Adapted', 15],
    ['Synaptic Linchpin', 20],
  ),
  unplayed(
    'Unending Swarm',
    {},
    ['Adrenalised Onslaught', 15],
    ['Naturalised Camouflage', 30],
    ['Piercing Talons', 25],
    ['Relentless Hunger', 20],
  ),
  unplayed(
    'Crusher Stampede',
    {},
    ['Enraged Reserves', 20],
    ['Monstrous Nemesis', 25],
    ['Null Nodules', 10],
    ['Ominous Presence', 15],
  ),
];

const spaceMarines: readonly DetachmentRow[] = [unplayed('Gladius Task Force', {})];
const militarum: readonly DetachmentRow[] = [unplayed('Combined Arms', { rule: 'born-soldiers' })];
const knights: readonly DetachmentRow[] = [unplayed('Questoris Companions', {})];

export const tenthBook: ArmyBook = {
  edition: 'w40k-10',
  pricesFrom: {
    source:
      'tables of the tenth edition of November 2025; catalogues of June 2026 for Space Marines, Astra Militarum and Imperial Knights',
    date: '2026-06-14',
  },
  factions: [
    { name: 'Necrons', keyword: 'NECRONS', rules: ['reanimation-protocols'], notModelled: [] },
    { name: 'Tyranids', keyword: 'TYRANIDS', rules: [], notModelled: ['Synapse', 'Shadow in the Warp'] },
    { name: 'Space Marines', keyword: 'ADEPTUS ASTARTES', rules: ['oath-of-moment'], notModelled: [] },
    { name: 'Astra Militarum', keyword: 'ASTRA MILITARUM', rules: [], notModelled: ['orders after setting up'] },
    { name: 'Imperial Knights', keyword: 'IMPERIAL KNIGHTS', rules: [], notModelled: ['Code Chivalric', 'Bondsman'] },
  ],
  sheets: tenthSheets,
  detachments: [
    ...necrons.map(detachmentOf('NECRONS')),
    ...tyranids.map(detachmentOf('TYRANIDS')),
    ...spaceMarines.map(detachmentOf('ADEPTUS ASTARTES')),
    ...militarum.map(detachmentOf('ASTRA MILITARUM')),
    ...knights.map(detachmentOf('IMPERIAL KNIGHTS')),
  ],
};
