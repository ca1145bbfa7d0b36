import type { BookDetachment } from '@umpire/armies';
import { type DetachmentRow, detachmentOf, unplayed } from '../gifts.js';

/* Detachment points, tags, dispositions and prices: Munitorum Field Manual 1.1 (July 2026), and 26.3 where it says more. */

const overlord = { bearer: { keywords: ['OVERLORD'] } } as const;
const cryptek = { bearer: { keywords: ['CRYPTEK'] } } as const;
const cult = { bearer: { keywords: ['DESTROYER CULT'] } } as const;
const upgrade = { isUpgrade: true } as const;
const upgradeOf = (...keywords: readonly string[]) => ({ isUpgrade: true, bearer: { keywords } }) as const;
const binds = (...sheets: readonly string[]) => ({ isBinding: true, bearer: { sheets } }) as const;

const necrons: readonly DetachmentRow[] = [
  {
    name: 'Awakened Dynasty',
    points: 3,
    tag: 'DYNASTY',
    dispositions: ['Take and Hold', 'Priority Assets'],
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
    name: 'Cryptek Conclave',
    points: 2,
    dispositions: ['Priority Assets'],
    rules: ['cryptek-conclave'],
    stratagems: [
      'potentiality-syphon',
      'molecular-targeting',
      'microscarab-swarm',
      'animus-curse',
      'untapped-power',
      'synergistic-empowerment',
    ],
    gifts: [
      ['Atomic Disintegrators', 10],
      ['Gauntlet of Compression', 20],
      ['Gravitic Bolas', 15],
      ['Quantum Abacus', 15],
    ],
  },
  {
    name: 'Cursed Legion',
    points: 2,
    dispositions: ['Purge the Foe'],
    rules: ['cold-fervour'],
    stratagems: [
      'methodical-murder',
      'image-of-death',
      'spreading-madness',
      'mortis-protocols',
      'driven-to-butchery',
      'unnatural-aggression',
    ],
    gifts: [
      ['Cursed Circlet', 25],
      ['Destroyer Ankh', 20, { bearing: { keywords: ['DESTROYER CULT'], weapons: { kind: 'melee', attacks: 2 } } }],
      ['Mark of the Nekrosor', 20],
      [
        'Murdermind',
        15,
        {
          bearing: { keywords: ['DESTROYER CULT'], movement: 3 },
          joins: {
            as: 'support',
            units: ['Skorpekh Destroyers', 'Lokhust Destroyers', 'Ophydian Destroyers', 'Lokhust Heavy Destroyers'],
          },
        },
      ],
    ],
  },
  {
    name: 'Hypercrypt Legion',
    points: 2,
    tag: 'HYPERCRYPT',
    dispositions: ['Reconnaissance'],
    rules: ['hyperphasing'],
    stratagems: [
      'cosmic-precision',
      'quantum-deflection',
      'reanimation-crypts',
      'entropic-damping',
      'hyperphasic-recall',
      'dimensional-corridor',
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
    points: 2,
    dispositions: ['Disruption'],
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
  {
    name: 'Pantheon of Woe',
    points: 2,
    dispositions: ['Disruption'],
    rules: ['cosmic-distortion', 'necrodermal-binding'],
    stratagems: [
      'phase-melding',
      'entrophasic-aura-targeting',
      'mass-transmogrification',
      'chronodistortion',
      'molecular-erosion',
      'disharmonisation-cascade',
    ],
    gifts: [
      ['Animus Damper', 35, binds("C'tan Shard of the Void Dragon")],
      ['Quantum Goad', 45, binds("C'tan Shard of the Nightbringer")],
      ['Reletavistic Tether', 40, binds("Transcendent C'tan")],
      ['Singularity Matrix', 45, binds("C'tan Shard of the Deceiver")],
    ],
  },
  {
    name: 'Starshatter Arsenal',
    points: 3,
    dispositions: ['Priority Assets', 'Purge the Foe'],
    rules: ['relentless-onslaught'],
    stratagems: [
      'chronoshift',
      'dimensional-tunnel',
      'merciless-reclamation',
      'unyielding-forms',
      'reactive-reposition',
      'endless-servitude',
    ],
    gifts: [
      ['Chrono-impedance Fields', 25],
      ['Demanding Leader', 10],
      ['Dread Majesty', 30],
      ['Miniaturised Nebuloscope', 15],
    ],
  },
  {
    name: 'Annihilation Legion',
    points: 2,
    dispositions: ['Purge the Foe'],
    rules: ['annihilation-protocol'],
    stratagems: [
      'masks-of-death',
      'the-spoor-of-frailty',
      'murderous-reanimation',
      'pitiless-hunters',
      'insanitys-ire',
      'blood-fuelled-cruelty',
    ],
    gifts: [
      ['Eldritch Nightmare', 10, cult],
      ['Eternal Madness', 20],
      ['Ingrained Superiority', 5],
      ['Soulless Reaper', 15, cult],
    ],
  },
  {
    // V-12: one source prints 2 detachment points; the price list prints 3.
    name: 'Canoptek Court',
    points: 3,
    dispositions: ['Take and Hold'],
    rules: ['power-matrix'],
    stratagems: [
      'curse-of-the-cryptek',
      'cynosure-of-eradication',
      'reactive-subroutines',
      'suboptimal-facade',
      'solar-pulse',
      'countertemporal-shift',
    ],
    gifts: [
      ['Autodivinator', 15, cryptek],
      ['Dimensional Sanctum', 20, cryptek],
      ['Hyperphasic Fulcrum', 15, cryptek],
      ['Metalodermal Tesla Weave', 10, cryptek],
    ],
  },
  {
    name: 'Hand of the Dynasty',
    points: 1,
    tag: 'DYNASTY',
    dispositions: ['Take and Hold'],
    rules: ['hypermotility-protocols'],
    stratagems: ['dominance-protocols', 'will-of-the-conqueror', 'nanosaturation'],
    gifts: [
      ['Enlivened Sentinels', 20, upgradeOf('NECRON WARRIORS')],
      ['Tools of Dominion', 15, upgradeOf('IMMORTALS')],
    ],
  },
  {
    name: 'Skyshroud Spearhead',
    points: 1,
    dispositions: ['Reconnaissance'],
    rules: ['transdimensional-deployment'],
    stratagems: ['omnilocked-strafing', 'swift-as-death', 'evasive-protocols'],
    gifts: [
      ['Deepening Madness', 20, upgradeOf('DESTROYER CULT', 'MOUNTED')],
      ['Recursive Reanimation', 5, upgradeOf('TOMB BLADES')],
    ],
  },
  {
    name: "The Phaeron's Armoury",
    points: 1,
    tag: 'HYPERCRYPT',
    dispositions: ['Priority Assets'],
    rules: ['empowered-engines'],
    stratagems: ['subsurface-quantumweave', 'cosmic-storm', 'particle-pulse'],
    gifts: [
      ['Mortality Shroud', 10, upgradeOf('OBELISK')],
      ['Prelocational Optimiser', 25],
    ],
  },
];

const tyranids: readonly DetachmentRow[] = [
  unplayed(
    'Ambush Predators',
    { points: 1, disposition: 'Disruption' },
    ['Cryptophotaic Camouflage', 15, upgrade],
    ['Encircling Horrors', 20, upgrade],
  ),
  unplayed(
    'Assimilation Swarm',
    { points: 2, disposition: 'Priority Assets' },
    ['Biophagic Flow', 10],
    ['Instinctive Defence', 15],
    ['Parasitic Biomorphology', 25],
    ['Regenerating Monstrosity', 20],
  ),
  unplayed(
    'Crusher Stampede',
    { points: 2, disposition: 'Purge the Foe' },
    ['Enraged Reserves', 20],
    ['Monstrous Nemesis', 25],
    ['Null Nodules', 10],
    ['Ominous Presence', 15],
  ),
  unplayed(
    'Invasion Fleet',
    { points: 3, disposition: 'Take and Hold', rule: 'hyper-adaptions' },
    ['Adaptive Biology', 25],
    ['Alien Cunning', 30],
    ['Perfectly Adapted', 15],
    ['Synaptic Linchpin', 20],
  ),
  unplayed(
    'Synaptic Nexus',
    { points: 2, disposition: 'Disruption' },
    ['Power of the Hive Mind', 10],
    ['Psychostatic Disruption', 30],
    ['Synaptic Control', 20],
    ['The Dirgeheart of Kharis', 15],
  ),
  unplayed(
    'Unending Swarm',
    { points: 2, disposition: 'Take and Hold', rule: 'insurmountable-odds' },
    ['Adrenalised Onslaught', 15],
    ['Naturalised camouflage', 30],
    ['Piercing Talons', 25],
    ['Relentless Hunger', 20],
  ),
  unplayed(
    'Vanguard Onslaught',
    { points: 2, disposition: 'Reconnaissance' },
    ['Chameleonic', 15],
    ['Hunting Grounds', 30],
    ['Neuronode', 20],
    ['Stalker', 10],
  ),
];

const spaceMarines: readonly DetachmentRow[] = [
  unplayed(
    'Gladius Task Force',
    { points: 3, disposition: 'Priority Assets' },
    ['Adept of the Codex', 20],
    ['Artificer Armour', 20],
    ['Fire Discipline', 25],
    ['The Honour Vehement', 15],
  ),
  unplayed(
    'Vanguard Spearhead',
    { points: 2, disposition: 'Reconnaissance' },
    ['Execute and Redeploy', 20],
    ['Ghostweave Cloak', 15],
    ['Shadow War Veteran', 30],
    ['The Blade Driven Deep', 25],
  ),
];

const orks: readonly DetachmentRow[] = [
  unplayed(
    'War Horde',
    { points: 3, disposition: 'Take and Hold' },
    ['Follow Me Ladz', 25],
    ["Headwoppa's Killchoppa", 20],
    ["Kunnin' But Brutal", 15],
    ['Supa-Cybork Body', 15],
  ),
];

const militarum: readonly DetachmentRow[] = [
  unplayed(
    'Combined Arms',
    { points: 2, disposition: 'Take and Hold' },
    ['Death Mask of Ollanius', 10],
    ['Drill Commander', 20],
    ['Grand Strategist', 15],
    ['Reactive Command', 15],
  ),
];

/** As a roster of July 2026 has it; which enhancements it has besides is not known. */
const knights: readonly DetachmentRow[] = [
  unplayed('Questoris Companions', { points: 3, disposition: 'Take and Hold' }),
];

export const eleventhDetachments: readonly BookDetachment[] = [
  ...necrons.map(detachmentOf('NECRONS')),
  ...tyranids.map(detachmentOf('TYRANIDS')),
  ...spaceMarines.map(detachmentOf('ADEPTUS ASTARTES')),
  ...orks.map(detachmentOf('ORKS')),
  ...militarum.map(detachmentOf('ASTRA MILITARUM')),
  ...knights.map(detachmentOf('IMPERIAL KNIGHTS')),
];
