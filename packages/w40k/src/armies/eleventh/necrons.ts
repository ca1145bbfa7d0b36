import { ovalBase, roundBase } from '@umpire/armies';
import { eleventhFacts } from '../../facts/eleventh.js';
import { type SheetRow, sheetsOf } from '../sheet.js';
import { necronWeapons } from './necron-weapons.js';

/* Eleventh edition. Sizes, bases, wargear, who joins whom, and the prices of larger sizes and later copies (July 2026). */

const hull = { shape: 'model' } as const;
const flyer = ovalBase(120, 92);
const protocols = 'Reanimation Protocols';

const foot: Readonly<Record<string, SheetRow>> = {
  'Necron Warriors': {
    models: [['Necron Warrior', 10, 20, roundBase(32), 'Close combat weapon', 'Gauss flayer | Gauss reaper']],
    abilities: `${protocols}, Their Number is Legion`,
  },
  Immortals: {
    models: [['Immortal', 5, 10, roundBase(32), 'Close combat weapon', 'Gauss blaster | Tesla carbine']],
    abilities: `${protocols}, Implacable Eradication`,
  },
  Lychguard: {
    models: [['Lychguard', 5, 10, roundBase(32), '', 'Warscythe | Hyperphase sword + Dispersion shield']],
    abilities: `${protocols}, Guardian Protocols`,
    wargear: [['Dispersion shield', '', { characteristics: { invulnerableSave: 4 } }]],
    prices: '10: 160',
  },
  Deathmarks: {
    models: [['Deathmark', 5, 10, roundBase(32), 'Synaptic disintegrator, Close combat weapon']],
    abilities: `${protocols}, Hyperspace Hunters`,
    prices: '10: 120, 5: 70 from 3, 10: 130 from 3',
  },
  'Flayed Ones': {
    models: [['Flayed One', 5, 10, roundBase(28.5), 'Flayer claws']],
    abilities: `${protocols}, Flesh Hunger`,
    prices: '10: 100',
  },
  'Skorpekh Destroyers': {
    models: [['Skorpekh Destroyer', 3, 6, roundBase(50), 'Skorpekh hyperphase weapons', '- | Plasmacyte (1 per 3)']],
    abilities: `${protocols}, Whirling Onslaught`,
    wargear: [['Plasmacyte', 'Plasmacyte']],
    prices: '6: 170, 3: 95 from 3, 6: 180 from 3',
  },
  'Triarch Praetorians': {
    keywords: 'TRIARCH',
    models: [['Triarch Praetorian', 5, 10, roundBase(32), '', 'Rod of covenant | Particle caster + Voidblade']],
    abilities: `${protocols}, Relentless Combatants`,
    prices: '10: 160',
  },
};

const destroyers: Readonly<Record<string, SheetRow>> = {
  'Lokhust Destroyers': {
    models: [['Lokhust Destroyer', 1, 6, roundBase(60), 'Gauss cannon, Close combat weapon']],
    abilities: `${protocols}, Hard-wired for Destruction`,
    prices: '2: 55, 6: 170, 1: 50 from 3, 2: 65 from 3, 3: 90 from 3, 6: 180 from 3',
  },
  'Lokhust Heavy Destroyers': {
    models: [
      [
        'Lokhust Heavy Destroyer',
        1,
        3,
        roundBase(60),
        'Close combat weapon',
        'Enmitic exterminator | Gauss destructor',
      ],
    ],
    abilities: `${protocols}, Optimised for Slaughter`,
    prices: '2: 100, 3: 160, 1: 60 from 3, 2: 110 from 3, 3: 170 from 3',
  },
  'Tomb Blades': {
    models: [
      [
        'Tomb Blade',
        3,
        6,
        roundBase(32),
        'Close combat weapon',
        'Twin gauss blaster | Particle beamer | Twin tesla carbine',
        '- | Shieldvanes',
        '- | Shadowloom | Nebuloscope',
      ],
    ],
    abilities: `${protocols}, Evasion Engrams, Scouts 9"`,
    wargear: [
      ['Shieldvanes', '', { characteristics: { save: 3, movement: 8 } }],
      ['Shadowloom', 'Stealth'],
      ['Nebuloscope', '', { weapons: { kind: 'ranged', abilities: ['ignores cover'] } }],
    ],
    prices: '6: 140, 3: 80 from 3, 6: 150 from 3',
  },
};

const constructs: Readonly<Record<string, SheetRow>> = {
  'Canoptek Wraiths': {
    models: [
      [
        'Canoptek Wraith',
        3,
        6,
        roundBase(50),
        '',
        'Vicious claws | Whip coils',
        '- | Particle caster | Transdimensional beamer',
      ],
    ],
    abilities: `${protocols}, Wraith Form`,
    prices: '6: 220, 3: 115 from 2, 6: 240 from 2',
  },
  'Canoptek Scarab Swarms': {
    models: [['Canoptek Scarab Swarm', 3, 6, roundBase(40), 'Feeder mandibles']],
    abilities: `${protocols}, Self-destruction, Chittering Swarm`,
    prices: '6: 80',
  },
  'Canoptek Doomstalker': {
    keywords: 'CANOPTEK',
    models: [['Canoptek Doomstalker', 1, 1, roundBase(90), 'Doomsday blaster, Twin gauss flayer, Doomstalker limbs']],
    abilities: `${protocols}, Damaged 4, Sentinel Construct`,
  },
  'Triarch Stalker': {
    keywords: 'TRIARCH',
    models: [
      ['Triarch Stalker', 1, 1, hull, "Stalker's forelimbs", 'Heat ray | Particle shredder | Heavy gauss cannon array'],
    ],
    abilities: `${protocols}, Scouts 8", Targeting Relay`,
    prices: '1: 120 from 3',
  },
};

const characters: Readonly<Record<string, SheetRow>> = {
  Overlord: {
    models: [
      [
        'Overlord',
        1,
        1,
        roundBase(40),
        '',
        "Overlord's blade + Tachyon arrow | Voidscythe | Staff of light",
        '- | Resurrection orb',
      ],
    ],
    abilities: `${protocols}, Implacable Resilience, My Will Be Done`,
    wargear: [['Resurrection orb', 'Resurrection Orb']],
    leads: 'Immortals, Lychguard, Necron Warriors',
  },
  'Royal Warden': {
    models: [['Royal Warden', 1, 1, roundBase(32), 'Relic gauss blaster, Close combat weapon']],
    abilities: `${protocols}, Adaptive Strategy, Engrammatic Logic`,
    leads: 'Immortals, Necron Warriors',
  },
  Plasmancer: {
    models: [['Plasmancer', 1, 1, roundBase(32), 'Plasmic lance']],
    abilities: `${protocols}, Harbinger of Destruction, Living Lightning`,
    supports: 'Immortals, Necron Warriors',
  },
  Technomancer: {
    models: [['Technomancer', 1, 1, roundBase(50), 'Staff of light']],
    abilities: `${protocols}, Rites of Reanimation, Technomancer`,
    prices: '1: 90 from 2',
    supports: 'Canoptek Wraiths, Immortals, Necron Warriors',
  },
  'Catacomb Command Barge': {
    models: [
      [
        'Catacomb Command Barge',
        1,
        1,
        hull,
        '',
        'Gauss cannon | Tesla cannon',
        "Staff of light | Overlord's blade",
        '- | Resurrection orb',
      ],
    ],
    abilities: `${protocols}, Carrier Wave (Aura), Advanced Quantum Shielding`,
    wargear: [['Resurrection orb', 'Resurrection Orb (Barge)']],
  },
};

const vehicles: Readonly<Record<string, SheetRow>> = {
  'Annihilation Barge': {
    models: [['Annihilation Barge', 1, 1, hull, 'Twin tesla destructor, Armoured bulk', 'Gauss cannon | Tesla cannon']],
    abilities: `${protocols}, Malevolent Arcing`,
  },
  'Ghost Ark': {
    keywords: 'TRANSPORT',
    models: [['Ghost Ark', 1, 1, roundBase(60), 'Gauss flayer array, Gauss flayer array, Armoured bulk']],
    abilities: `${protocols}, Repair Barge`,
    transport: {
      rooms: [
        { capacity: 10, carries: [['NECRON WARRIORS']], refuses: [], places: [] },
        { capacity: 1, carries: [['NECRONS', 'INFANTRY', 'CHARACTER']], refuses: [], places: [] },
      ],
    },
  },
  'Doomsday Ark': {
    models: [
      ['Doomsday Ark', 1, 1, roundBase(60), 'Doomsday cannon, Gauss flayer array, Gauss flayer array, Armoured bulk'],
    ],
    abilities: `${protocols}, Overwhelming Obliteration`,
    prices: '1: 230 from 3',
  },
  Monolith: {
    models: [
      [
        'Monolith',
        1,
        1,
        roundBase(160),
        'Particle whip, Portal of exile',
        'Gauss flux arc + Gauss flux arc + Gauss flux arc + Gauss flux arc | Death ray + Death ray + Death ray + Death ray',
      ],
    ],
    abilities: `${protocols}, Damaged 7, Eternity Gate`,
    prices: '1: 440 from 2',
  },
  Obelisk: {
    models: [['Obelisk', 1, 1, flyer, 'Tesla sphere, Tesla sphere, Tesla sphere, Tesla sphere, Armoured bulk']],
    abilities: `${protocols}, Deep Strike, Damaged 8, Gravitic Pulse`,
    prices: '1: 310 from 2',
  },
  'Tesseract Vault': {
    models: [
      [
        'Tesseract Vault',
        1,
        1,
        flyer,
        "Tesla sphere, Tesla sphere, Tesla sphere, Tesla sphere, Antimatter meteor, Cosmic fire, Time's arrow, Armoured bulk",
      ],
    ],
    abilities: `${protocols}, Damaged 8, Powers of the C'tan`,
    prices: '1: 485 from 2',
  },
  'Seraptek Heavy Construct': {
    models: [
      [
        'Seraptek Heavy Construct',
        1,
        1,
        hull,
        'Titanic forelimbs',
        'Singularity generator + Singularity generator | Synaptic obliterator + Synaptic obliterator + Transdimensional projector + Transdimensional projector',
      ],
    ],
    abilities: `${protocols}, Damaged 9, Terrifying Monstrosity, Titanic Walker`,
    prices: '1: 570 from 2',
  },
  'Doom Scythe': {
    models: [['Doom Scythe', 1, 1, flyer, 'Heavy death ray, Twin tesla destructor, Armoured bulk']],
    abilities: `${protocols}, Damaged 4, Atavistic Instigation`,
  },
  'Convergence of Dominion': {
    models: [['Convergence of Dominion Starstele', 1, 3, hull, 'Transdimensional abductor']],
    abilities: `${protocols}, Reanimation Nodes (Aura), Ancient Cover, Deployment, Fortification`,
    prices: '2: 120, 3: 180',
  },
};

const shards: Readonly<Record<string, SheetRow>> = {
  "Transcendent C'tan": {
    models: [["Transcendent C'tan", 1, 1, roundBase(60), 'Seismic assault, Crackling tendrils']],
    abilities: `${protocols}, Transdimensional Displacement, C'tan Shard, Necrodermis, Enslaved Star God`,
    prices: '1: 360 from 2',
    warlord: 'never',
    noEnhancements: true,
  },
  "C'tan Shard of the Nightbringer": {
    models: [["C'tan Shard of the Nightbringer", 1, 1, roundBase(40), 'Gaze of death, Scythe of the Nightbringer']],
    abilities: `${protocols}, Drain Life, Necrodermis, Enslaved Star God`,
    warlord: 'never',
  },
};

/** What armies need of the Necron units; other printings change some of it. */
export const necronRows: Readonly<Record<string, SheetRow>> = {
  ...foot,
  ...destroyers,
  ...constructs,
  ...characters,
  ...vehicles,
  ...shards,
};

export const necronSheets = sheetsOf(eleventhFacts, necronWeapons, 'NECRONS', necronRows);
