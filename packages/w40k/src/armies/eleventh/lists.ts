import type { ArmyList } from '@umpire/armies';
import { firstBattle, listsIn, unit, warlord } from '../list-rows.js';

/*
 * Ten Necron armies, since twelve detachments cost one to three detachment points and an army has two or three; and others to
 * meet them. Between them they field all thirty Necron sheets and take every detachment.
 */

const army = listsIn('w40k-11');

const awakened = army('Necrons: Awakened Dynasty', 'incursion', 'Awakened Dynasty', [
  unit('Overlord', {
    ...warlord,
    enhancement: 'Enaegic Dermal Bond',
    attachedTo: 'warriors',
    wargear: ['Resurrection orb'],
  }),
  unit('Technomancer', { attachedTo: 'warriors' }),
  unit('Necron Warriors', {
    id: 'warriors',
    models: [
      { model: 'Necron Warrior', count: 10, wargear: ['Gauss flayer'] },
      { model: 'Necron Warrior', count: 10, wargear: ['Gauss reaper'] },
    ],
  }),
  unit('Royal Warden', { attachedTo: 'immortals' }),
  unit('Plasmancer', { attachedTo: 'immortals' }),
  unit('Immortals', { id: 'immortals', models: 10 }),
  unit('Lokhust Destroyers', { models: 3 }),
  unit('Annihilation Barge'),
  unit('Skorpekh Destroyers', {
    models: [
      { model: 'Skorpekh Destroyer', count: 1, wargear: ['Plasmacyte'] },
      { model: 'Skorpekh Destroyer', count: 2 },
    ],
  }),
  unit('Canoptek Scarab Swarms'),
  unit('Deathmarks', { inReserves: true }),
]);

const conclave = army('Necrons: Cryptek Conclave', 'incursion', 'Cryptek Conclave', [
  unit('Plasmancer', { ...warlord, enhancement: 'Gauntlet of Compression', attachedTo: 'immortals' }),
  unit('Immortals', { id: 'immortals', models: 10, wargear: ['Tesla carbine'] }),
  unit('Technomancer', { attachedTo: 'wraiths' }),
  unit('Canoptek Wraiths', {
    id: 'wraiths',
    models: [
      { model: 'Canoptek Wraith', count: 2, wargear: ['Vicious claws', 'Particle caster'] },
      { model: 'Canoptek Wraith', count: 1, wargear: ['Whip coils', 'Transdimensional beamer'] },
    ],
  }),
  unit('Technomancer', { attachedTo: 'warriors' }),
  unit('Necron Warriors', { id: 'warriors' }),
  unit('Canoptek Doomstalker'),
  unit('Annihilation Barge', { wargear: ['Tesla cannon'] }),
  unit('Tomb Blades', { wargear: ['Particle beamer', 'Shieldvanes', 'Nebuloscope'] }),
  unit('Canoptek Scarab Swarms'),
  unit('Flayed Ones'),
  unit('Lokhust Destroyers', { models: 1 }),
]);

const obeisance = army('Necrons: Obeisance Phalanx', 'incursion', 'Obeisance Phalanx', [
  unit('Overlord', { ...warlord, enhancement: 'Warrior Noble', attachedTo: 'lychguard', wargear: ['Voidscythe'] }),
  unit('Lychguard', { id: 'lychguard', models: 10, wargear: ['Hyperphase sword', 'Dispersion shield'] }),
  unit('Overlord', { attachedTo: 'immortals', wargear: ['Staff of light'] }),
  unit('Immortals', { id: 'immortals' }),
  unit('Triarch Praetorians', { models: 10 }),
  unit('Triarch Stalker'),
  unit('Ghost Ark', { id: 'ark' }),
  unit('Necron Warriors', { embarkedIn: 'ark', wargear: ['Gauss reaper'] }),
  unit('Catacomb Command Barge'),
]);

const starshatter = army('Necrons: Starshatter Arsenal', 'strike-force', 'Starshatter Arsenal', [
  unit('Overlord', { ...warlord, enhancement: 'Dread Majesty', attachedTo: 'immortals' }),
  unit('Immortals', { id: 'immortals', models: 10 }),
  unit('Doomsday Ark'),
  unit('Doomsday Ark'),
  unit('Annihilation Barge'),
  unit('Annihilation Barge', { wargear: ['Tesla cannon'] }),
  unit('Lokhust Heavy Destroyers', {
    models: [
      { model: 'Lokhust Heavy Destroyer', count: 2, wargear: ['Gauss destructor'] },
      { model: 'Lokhust Heavy Destroyer', count: 1, wargear: ['Enmitic exterminator'] },
    ],
  }),
  unit('Lokhust Destroyers', { models: 6 }),
  unit('Tomb Blades', { models: 6 }),
  unit('Monolith', { inReserves: true }),
  unit('Catacomb Command Barge', { wargear: ["Overlord's blade", 'Tesla cannon', 'Resurrection orb'] }),
  unit('Triarch Stalker', { wargear: ['Heavy gauss cannon array'] }),
]);

const pantheon = army('Necrons: Pantheon of Woe', 'strike-force', 'Pantheon of Woe', [
  unit('Overlord', { ...warlord, attachedTo: 'warriors' }),
  unit('Necron Warriors', { id: 'warriors', models: 20 }),
  unit("Transcendent C'tan", { enhancement: 'Reletavistic Tether' }),
  unit("C'tan Shard of the Nightbringer", { enhancement: 'Quantum Goad' }),
  unit('Royal Warden', { attachedTo: 'immortals' }),
  unit('Immortals', { id: 'immortals', models: 10 }),
  unit('Skorpekh Destroyers', { models: 6 }),
  unit('Canoptek Wraiths', { models: 6 }),
  unit('Triarch Praetorians', { models: 10, wargear: ['Particle caster', 'Voidblade'] }),
  unit('Lychguard'),
  unit('Flayed Ones'),
  unit('Deathmarks'),
]);

const hypercrypt = army('Necrons: Hypercrypt Legion', 'strike-force', 'Hypercrypt Legion', [
  unit('Overlord', { ...warlord, enhancement: 'Arisen Tyrant', attachedTo: 'immortals' }),
  unit('Immortals', { id: 'immortals', models: 10, wargear: ['Tesla carbine'] }),
  unit('Monolith', { wargear: ['Death ray', 'Death ray', 'Death ray', 'Death ray'] }),
  unit('Tesseract Vault'),
  unit('Obelisk', { inReserves: true }),
  unit('Doom Scythe'),
  unit('Annihilation Barge'),
  unit('Deathmarks', { inReserves: true }),
  unit('Convergence of Dominion'),
  unit('Canoptek Scarab Swarms', { models: 6 }),
  unit('Tomb Blades', { wargear: ['Twin tesla carbine', 'Shadowloom'] }),
]);

const cursed = army('Necrons: Cursed Legion', 'strike-force', 'Cursed Legion', [
  unit('Overlord', { ...warlord, enhancement: 'Destroyer Ankh', attachedTo: 'lychguard' }),
  unit('Lychguard', { id: 'lychguard', models: 10 }),
  unit('Plasmancer', { enhancement: 'Murdermind', attachedTo: 'skorpekh' }),
  unit('Skorpekh Destroyers', { id: 'skorpekh', models: 6 }),
  unit('Skorpekh Destroyers', { models: 6 }),
  unit('Skorpekh Destroyers'),
  unit('Lokhust Destroyers', { models: 6 }),
  unit('Lokhust Destroyers', { models: 3 }),
  unit('Lokhust Heavy Destroyers', { models: 3, wargear: ['Gauss destructor'] }),
  unit('Flayed Ones', { models: 10 }),
  unit('Seraptek Heavy Construct'),
  unit('Annihilation Barge'),
  unit('Immortals'),
]);

const annihilation = army('Necrons: Annihilation Legion', 'incursion', 'Annihilation Legion', [
  unit('Overlord', { ...warlord, enhancement: 'Eternal Madness', attachedTo: 'lychguard' }),
  unit('Lychguard', { id: 'lychguard' }),
  unit('Skorpekh Destroyers', { models: 6 }),
  unit('Skorpekh Destroyers'),
  unit('Lokhust Destroyers', { models: 6 }),
  unit('Lokhust Heavy Destroyers', { models: 2 }),
  unit('Flayed Ones', { models: 10 }),
  unit('Flayed Ones'),
  unit('Canoptek Scarab Swarms'),
  unit('Immortals'),
]);

const court = army('Necrons: Canoptek Court', 'incursion', 'Canoptek Court', [
  unit('Technomancer', { ...warlord, enhancement: 'Dimensional Sanctum', attachedTo: 'wraiths' }),
  unit('Canoptek Wraiths', { id: 'wraiths', models: 6 }),
  unit('Plasmancer', { enhancement: 'Metalodermal Tesla Weave', attachedTo: 'immortals' }),
  unit('Immortals', { id: 'immortals', models: 10 }),
  unit('Canoptek Doomstalker'),
  unit('Canoptek Scarab Swarms', { models: 6 }),
  unit('Canoptek Wraiths'),
  unit('Necron Warriors'),
  unit('Deathmarks'),
]);

/** Three detachments of one point each: soldiers, riders and engines. */
const small = army(
  'Necrons: hand, spearhead and armoury',
  'strike-force',
  ['Hand of the Dynasty', 'Skyshroud Spearhead', "The Phaeron's Armoury"],
  [
    unit('Overlord', { ...warlord, attachedTo: 'immortals' }),
    unit('Immortals', { id: 'immortals', models: 10, enhancement: 'Tools of Dominion' }),
    unit('Royal Warden', { attachedTo: 'warriors' }),
    unit('Necron Warriors', { id: 'warriors', models: 20, enhancement: 'Enlivened Sentinels' }),
    unit('Tomb Blades', { models: 6, enhancement: 'Recursive Reanimation' }),
    unit('Tomb Blades'),
    unit('Lokhust Destroyers', { models: 6 }),
    unit('Obelisk', { enhancement: 'Mortality Shroud' }),
    unit('Tesseract Vault'),
    unit('Immortals'),
    unit('Canoptek Wraiths', { models: 6 }),
    unit('Deathmarks'),
  ],
);

const swarm = army('Tyranids: Unending Swarm', 'incursion', 'Unending Swarm', [
  unit('Hive Tyrant', warlord),
  unit('Termagants', { models: 20 }),
  unit('Termagants', {
    models: [
      { model: 'Termagant', count: 18, wargear: ['Termagant devourer'] },
      { model: 'Termagant', count: 1, wargear: ['Shardlauncher'] },
      { model: 'Termagant', count: 1, wargear: ['Strangleweb'] },
    ],
  }),
  unit('Termagants'),
  unit('Hormagaunts', { models: 20 }),
  unit('Genestealers', { models: 10 }),
  unit('Genestealers'),
  unit('Carnifexes', { models: 2 }),
]);

const fleet = army('Tyranids: Invasion Fleet', 'strike-force', 'Invasion Fleet', [
  unit('Hive Tyrant', warlord),
  unit('Hive Tyrant', { wargear: ['Heavy venom cannon'] }),
  unit('Carnifexes', { models: 2, wargear: ['Carnifex crushing claws', 'Bio-plasma'] }),
  unit('Carnifexes', { models: 2, wargear: ['Deathspitters with slimer maggots', 'Heavy venom cannon'] }),
  unit('Carnifexes', { models: 2, wargear: ['Stranglethorn cannon', 'Spine banks'] }),
  unit('Genestealers', { models: 10 }),
  unit('Genestealers', { models: 10 }),
  unit('Genestealers', { models: 10 }),
  unit('Termagants', { models: 20 }),
  unit('Termagants', { models: 20, wargear: ['Termagant spinefist'] }),
  unit('Termagants', { models: 20 }),
  unit('Termagants'),
  unit('Hormagaunts', { models: 20 }),
  unit('Hormagaunts', { models: 20 }),
]);

const gladius = army('Space Marines: Gladius Task Force', 'incursion', 'Gladius Task Force', [
  unit('Captain', { ...warlord, attachedTo: 'hellblasters', wargear: ['Plasma pistol', 'Power fist'] }),
  unit('Hellblaster Squad', { id: 'hellblasters', models: 10 }),
  unit('Hellblaster Squad'),
  unit('Intercessor Squad', { models: 10, wargear: ['Power fist'] }),
  unit('Impulsor', { id: 'impulsor', wargear: ['Orbital comms array'] }),
  unit('Intercessor Squad', { embarkedIn: 'impulsor' }),
  unit('Land Raider', { wargear: ['Hunter-killer missile', 'Multi-melta'] }),
]);

const company = army('Space Marines: two Land Raiders', 'strike-force', 'Gladius Task Force', [
  unit('Captain', { ...warlord, attachedTo: 'hellblasters', wargear: ['Heavy bolt pistol', 'Relic shield'] }),
  unit('Captain', { attachedTo: 'intercessors' }),
  unit('Hellblaster Squad', { id: 'hellblasters', models: 10, embarkedIn: 'raider' }),
  unit('Hellblaster Squad', { models: 10 }),
  unit('Hellblaster Squad', { models: 10 }),
  unit('Intercessor Squad', { id: 'intercessors', models: 10 }),
  unit('Intercessor Squad', {
    models: [
      { model: 'Intercessor Sergeant', count: 1, wargear: ['Thunder hammer'] },
      { model: 'Intercessor', count: 2, wargear: ['Astartes grenade launcher'] },
      { model: 'Intercessor', count: 7 },
    ],
  }),
  unit('Intercessor Squad', { models: 10, inReserves: true }),
  unit('Intercessor Squad'),
  unit('Impulsor', { id: 'impulsor', wargear: ['Bellicatus missile array'] }),
  unit('Intercessor Squad', { embarkedIn: 'impulsor' }),
  unit('Land Raider', { id: 'raider' }),
  unit('Land Raider', { wargear: ['Multi-melta'] }),
]);

const horde = army('Orks: War Horde', 'incursion', 'War Horde', [
  unit('Warboss', { ...warlord, attachedTo: 'mob', wargear: ['Power klaw', 'Attack squig'] }),
  unit('Boyz', { id: 'mob', models: 20 }),
  unit('Trukk', { id: 'trukk' }),
  unit('Boyz', {
    embarkedIn: 'trukk',
    models: [
      { model: 'Boss Nob', count: 1, wargear: ['Power klaw'] },
      { model: 'Boy', count: 8, wargear: ['Shoota', 'Close combat weapon'] },
      { model: 'Boy', count: 1, wargear: ['Rokkit launcha', 'Close combat weapon'] },
    ],
  }),
  unit('Nobz', { models: 10 }),
  unit('Meganobz', { models: 5 }),
  unit('Deff Dread'),
  unit('Battlewagon', { wargear: ['Deff rolla', 'Kannon', 'Big shoota'] }),
]);

const veterans = army('Space Marines: First Company', 'strike-force', 'Gladius Task Force', [
  unit('Captain', { ...warlord, attachedTo: 'bladeguard', wargear: ['Neo-volkite pistol', 'Power fist'] }),
  unit('Bladeguard Veteran Squad', { id: 'bladeguard', models: 6, wargear: ['Plasma pistol'] }),
  unit('Terminator Squad', {
    inReserves: true,
    models: [
      { model: 'Terminator Sergeant', count: 1, wargear: ['Chainfist'] },
      { model: 'Terminator', count: 1, wargear: ['Cyclone missile launcher', 'Storm bolter', 'Power fist'] },
      { model: 'Terminator', count: 1, wargear: ['Assault cannon', 'Chainfist'] },
      { model: 'Terminator', count: 7, wargear: ['Storm bolter', 'Power fist'] },
    ],
  }),
  unit('Terminator Squad', {
    models: [
      { model: 'Terminator Sergeant', count: 1 },
      { model: 'Terminator', count: 1, wargear: ['Heavy flamer', 'Power fist'] },
      { model: 'Terminator', count: 3, wargear: ['Storm bolter', 'Chainfist'] },
    ],
  }),
  unit('Eradicator Squad', {
    models: [
      { model: 'Eradicator Sergeant', count: 1 },
      { model: 'Eradicator', count: 1, wargear: ['Multi-melta'] },
      { model: 'Eradicator', count: 4 },
    ],
  }),
  unit('Eradicator Squad'),
  unit('Redemptor Dreadnought', { wargear: ['Onslaught gatling cannon', 'Icarus rocket pod'] }),
  unit('Redemptor Dreadnought', { wargear: ['Twin storm bolter'] }),
  unit('Assault Intercessor Squad', { models: 10, wargear: ['Plasma pistol', 'Power fist'] }),
  unit('Intercessor Squad', { models: 10 }),
  unit('Impulsor', { id: 'impulsor', wargear: ['Shield dome'] }),
  unit('Assault Intercessor Squad', { embarkedIn: 'impulsor', wargear: ['Thunder hammer'] }),
  unit('Hellblaster Squad'),
]);

const shock = (specials: number) => ({
  models: [
    { model: 'Shock Trooper Sergeant', count: specials, wargear: ['Bolt pistol'] },
    { model: 'Shock Trooper', count: specials, wargear: ['Plasma gun'] },
    { model: 'Shock Trooper', count: specials, wargear: ['Grenade launcher'] },
    { model: 'Shock Trooper', count: specials, wargear: ['Lasgun', 'Vox-caster'] },
    { model: 'Shock Trooper', count: specials * 6 },
  ],
});

const platoon = army('Astra Militarum: Combined Arms', 'incursion', 'Combined Arms', [
  unit('Cadian Castellan', { ...warlord, attachedTo: 'line', wargear: ['Plasma pistol', 'Power fist'] }),
  unit('Cadian Shock Troops', { id: 'line', ...shock(2) }),
  unit('Chimera', { id: 'first', wargear: ['Heavy flamer', 'Heavy stubber'] }),
  unit('Cadian Shock Troops', { embarkedIn: 'first', ...shock(1) }),
  unit('Chimera', { id: 'second', wargear: ['Heavy bolter', 'Storm bolter'] }),
  unit('Cadian Shock Troops', { embarkedIn: 'second' }),
  unit('Leman Russ Battle Tank', { wargear: ['Multi-melta', 'Hunter-killer missile'] }),
  unit('Leman Russ Battle Tank', { wargear: ['Heavy bolter', 'Plasma cannon', 'Heavy stubber'] }),
  unit('Bullgryn Squad', { wargear: ['Bullgryn maul', 'Brute shield'] }),
]);

const regiment = army('Astra Militarum: Baneblade', 'strike-force', 'Combined Arms', [
  unit('Cadian Castellan', { ...warlord, attachedTo: 'line', enhancement: 'Drill Commander' }),
  unit('Cadian Shock Troops', { id: 'line', ...shock(2) }),
  unit('Cadian Castellan', { attachedTo: 'reserve', wargear: ['Bolt pistol', 'Power weapon'] }),
  unit('Cadian Shock Troops', { id: 'reserve', ...shock(2) }),
  unit('Chimera', { id: 'first' }),
  unit('Cadian Shock Troops', { embarkedIn: 'first', ...shock(1) }),
  unit('Chimera', { id: 'second', wargear: ['Heavy bolter', 'Hunter-killer missile'] }),
  unit('Cadian Shock Troops', { embarkedIn: 'second', ...shock(1) }),
  unit('Leman Russ Battle Tank'),
  unit('Leman Russ Battle Tank', { wargear: ['Heavy flamer', 'Storm bolter'] }),
  unit('Leman Russ Battle Tank', { wargear: ['Multi-melta'] }),
  unit('Bullgryn Squad', { models: 6 }),
  unit('Baneblade', { wargear: ['Twin heavy flamer'] }),
]);

const lance = army('Imperial Knights: Questoris Companions', 'incursion', 'Questoris Companions', [
  unit('Knight Paladin', { ...warlord, wargear: ['Thunderstrike gauntlet', 'Stormspear rocket pod'] }),
  unit('Armiger Warglaive', { wargear: ['Meltagun'] }),
  unit('Armiger Warglaive'),
]);

export const eleventhLists: readonly ArmyList[] = [
  awakened,
  swarm,
  starshatter,
  fleet,
  conclave,
  obeisance,
  pantheon,
  hypercrypt,
  cursed,
  annihilation,
  court,
  small,
  gladius,
  company,
  horde,
  veterans,
  platoon,
  regiment,
  lance,
  ...firstBattle('w40k-11'),
];
