import { expect, test } from 'vitest';
import { detachmentCases } from '../../../test/detachment-cases.js';
import { type Case, fraction, meanWounds, meanWoundsOfItsOwn, unproved } from '../../../test/hand-worked.js';

type Row = readonly [why: string, case_: Case, mean: string];

const led = { attacker: ['led-by-necrons-character'] };
const near = { target: ['in-range-of-objective'] };
const unravelling = { target: ['unravelling'] };
const necrons = { keywords: ['NECRONS'] };
const vehicle = { keywords: ['NECRONS', 'VEHICLE'] };
const monster = { keywords: ['NECRONS', 'MONSTER'] };
const cryptek = { keywords: ['NECRONS', 'CRYPTEK'] };
const bodyguard = { name: 'Bodyguard', models: 10, toughness: 4, save: '4+', wounds: 2, keywords: ['INFANTRY'] };
const leader = { name: 'Leader', models: 1, toughness: 5, save: '2+', wounds: 6, keywords: ['INFANTRY', 'CHARACTER'] };
const crit4 = 'unmodified hit rolls of 4+ are critical hits';
const tyrant = 'protocol of the conquering tyrant';
const gift = (name: string) => ({ attacker: cryptek, by: [`cryptek conclave: ${name}`] });

/** Without a rule 1/6: hit 2/3, wound 1/2, save failed 1/2. */
const ground: readonly Row[] = [
  ['nothing named', { proves: 'hit-roll, wound-roll, save-rolls, normal-damage' }, '1/6'],
  [
    'no roll, no critical hit: 1 · 1/4',
    { proves: 'automatically-successful', weapon: { abilities: ['torrent', 'sustained hits 2'] } },
    '1/4',
  ],
  [
    'each weapon attacks',
    {
      proves: 'making-attacks, select-weapons-step, select-targets-step',
      weapons: [{}, { name: 'Other', attacks: 2 }],
    },
    '1/2',
  ],
  [
    'one profile of a weapon is one weapon',
    { proves: 'multiple-weapon-profiles', weapon: { name: 'Plasma (supercharge)', strength: 8 } },
    '5/18',
  ],
  [
    'a 6 always hits and is critical',
    {
      proves: 'hit-roll, critical-hits',
      weapon: { skill: '6+', abilities: ['lethal hits'] },
      by: ['subtract 1 from hit rolls'],
    },
    '1/12',
  ],
  [
    'a 4 that is critical hits on 5+ too',
    { proves: 'critical-hits, faq-crit-4-beats-bs', weapon: { skill: '5+' }, by: [crit4] },
    '1/8',
  ],
  [
    'but not in snap shooting',
    { proves: 'faq-crit-4-not-in-snap, snap-shooting', by: [crit4], conditions: { snapShooting: true } },
    '1/24',
  ],
  [
    'a 6 always wounds and is critical',
    { proves: 'wound-roll, critical-wounds', weapon: { strength: 2, abilities: ['devastating wounds'] } },
    '1/9',
  ],
  [
    'the highest Toughness of the bodyguards',
    {
      proves: 'multiple-toughness-characteristics',
      groups: [bodyguard, { ...bodyguard, name: 'Large', models: 1, toughness: 8 }, leader],
      target: { attached: true },
    },
    '1/18',
  ],
  [
    'characters come last',
    { proves: 'allocation-order, create-groups', groups: [leader, bodyguard], target: { attached: true } },
    '1/6',
  ],
  [
    'the wounded group first: its save is 2+',
    {
      proves: 'faq-two-wounded-groups, allocation-order',
      groups: [bodyguard, { ...bodyguard, name: 'Hurt', save: '2+', woundsLost: 1 }],
    },
    '1/18',
  ],
  [
    'lowest first, then the next group: 1/2 + 1/4 · (1 + 1/4)',
    {
      proves: 'save-rolls, faq-roll-hopeless-saves',
      weapon: { skill: 'N/A', attacks: 2 },
      groups: [{ ...bodyguard, models: 1, wounds: 1, save: null }, bodyguard],
    },
    '13/16',
  ],
  [
    'nobody strikes the fallen: one model, one wound',
    { proves: 'faq-no-allocation-to-destroyed', weapon: { damage: 3 }, group: { models: 1, wounds: 1 } },
    '1/6',
  ],
  [
    'a mortal wound besides: 1/6 + 2/3 · 1/6',
    {
      proves: 'mortal-wounds, mortal-wounds-and-normal-damage, faq-mortal-wound-allocated',
      by: ['critical wounds inflict 1 mortal wound'],
    },
    '5/18',
  ],
  [
    'D3 for each attack that is not saved',
    { proves: 'damage-roll', weapon: { damage: 'D3' }, group: { wounds: 3 } },
    '1/3',
  ],
  [
    'a re-rolled 6 is unmodified: 8/9 · 1/4 + 2/9 · 1/4',
    { proves: 'unmodified-dice', by: ['re-roll hit rolls'], weapon: { abilities: ['lethal hits'] } },
    '5/18',
  ],
  [
    'twice the attacks at half range',
    { proves: 'half-range', weapon: { abilities: ['rapid fire 1'] }, conditions: { distance: 12 } },
    '1/3',
  ],
  ['no attack after an advance', { proves: 'advance-move', conditions: { advanced: true } }, '0'],
  [
    'a vehicle in combat at 1 less',
    { proves: 'close-quarters-shooting', attacker: vehicle, conditions: { engaged: true } },
    '1/8',
  ],
  [
    'but for close-quarters weapons',
    {
      proves: 'close-quarters-shooting',
      attacker: vehicle,
      conditions: { engaged: true },
      weapon: { abilities: ['close-quarters'] },
    },
    '1/6',
  ],
  [
    'at a monster in combat at 1 less',
    { proves: 'shooting-at-engaged-monsters', target: monster, facts: { target: ['engaged'] } },
    '1/8',
  ],
  [
    'damaged: 1 less with 3 wounds left',
    { proves: 'damaged', attacker: { wounds: 9, woundsLost: 6 }, by: ['damaged 3'] },
    '1/8',
  ],
  ['plunging fire: skill 2+', { proves: 'plunging-fire', by: ['plunging fire'] }, '5/24'],
  ['cover: skill 4+', { proves: 'benefit-of-cover', at: ['benefit of cover'] }, '1/8'],
  ['stealth is cover', { proves: 'stealth', at: ['stealth'] }, '1/8'],
  ['overwatch: only 6s hit', { proves: 'fire-overwatch', by: ['fire overwatch'] }, '1/24'],
  ['smoke is cover', { proves: 'smokescreen', target: { keywords: ['SMOKE'] }, at: ['smokescreen'] }, '1/8'],
  [
    'the leader is struck, by the Toughness of bodyguards',
    {
      proves: 'epic-challenge',
      attacker: { keywords: ['CHARACTER'] },
      by: ['epic challenge'],
      groups: [bodyguard, leader],
      target: { attached: true },
      fight: true,
    },
    '1/18',
  ],
  ['the first failed save', { proves: 'ignore-first-failed-save', at: ['ignore the first failed save'] }, '0'],
];

const necron: readonly Row[] = [
  [
    'D3 on 5+ besides: 1/6 + 1/3 · 2',
    { proves: 'malevolent-arcing', by: ['malevolent arcing'], weapon: { name: 'Twin tesla destructor' } },
    '5/6',
  ],
  ['led: hit on 2+', { proves: 'command-protocols', attacker: necrons, by: ['command protocols'], facts: led }, '5/24'],
  [
    'near an objective: hit on 2+',
    { proves: 'relentless-onslaught', attacker: vehicle, by: ['relentless onslaught'], facts: near },
    '5/24',
  ],
  [
    'no monster',
    {
      proves: 'relentless-onslaught',
      attacker: monster,
      by: ['relentless onslaught'],
      facts: near,
      says: 'it cannot be used on a MONSTER unit',
    },
    '1/6',
  ],
  [
    'assault for vehicles',
    { proves: 'relentless-onslaught', attacker: vehicle, by: ['relentless onslaught'], conditions: { advanced: true } },
    '1/6',
  ],
  [
    'strength 6',
    { proves: 'cold-fervour', attacker: { keywords: ['NECRONS', 'DESTROYER CULT'] }, by: ['cold fervour'] },
    '2/9',
  ],
  [
    'others once it has started',
    { proves: 'cold-fervour', attacker: necrons, by: ['cold fervour'], facts: { attacker: ['cold-fervour-started'] } },
    '2/9',
  ],
  ['not before', { proves: 'cold-fervour', attacker: necrons, by: ['cold fervour'] }, '1/6'],
  [
    'an unravelling target: AP -1',
    { proves: 'distortion-fields-aura', by: ['distortion fields'], facts: unravelling },
    '2/9',
  ],
  [
    'two fields are no more',
    { proves: 'distortion-fields-aura', by: ['distortion fields', 'distortion fields'], facts: unravelling },
    '2/9',
  ],
  [
    'within 6" it unravels',
    { proves: 'distortion-fields-aura', by: ['distortion fields'], conditions: { distance: 6 } },
    '2/9',
  ],
  [
    'at 9" not without the sacrifice',
    { proves: 'distortion-fields-aura', by: ['distortion fields'], conditions: { distance: 9 } },
    '1/6',
  ],
  [
    'with it it does',
    {
      proves: 'distortion-fields-aura',
      by: ['distortion fields'],
      conditions: { distance: 9 },
      facts: { attacker: ['wide-distortion-fields'] },
    },
    '2/9',
  ],
  [
    '1 more to wound the foe',
    { proves: 'worthy-foes', attacker: { keywords: ['NECRONS', 'NOBLE'] }, by: ['worthy foes'] },
    '2/9',
  ],
  [
    'assault for crypteks',
    { proves: 'cryptek-conclave', attacker: cryptek, by: ['cryptek conclave'], conditions: { advanced: true } },
    '1/6',
  ],
  [
    '3+ is critical against infantry',
    {
      proves: 'cryptek-conclave-anti-infantry',
      ...gift('ANTI-INFANTRY 3+'),
      target: { keywords: ['INFANTRY'] },
      group: { toughness: 8 },
    },
    '2/9',
  ],
  [
    '4+ against mounted',
    {
      proves: 'cryptek-conclave-anti-mounted',
      ...gift('ANTI-MOUNTED 4+'),
      target: { keywords: ['MOUNTED'] },
      group: { toughness: 8 },
    },
    '1/6',
  ],
  [
    '5+ against monsters',
    {
      proves: 'cryptek-conclave-anti-monster',
      ...gift('ANTI-MONSTER 5+'),
      target: { keywords: ['MONSTER'] },
      group: { toughness: 8 },
    },
    '1/9',
  ],
  [
    '5+ against vehicles',
    {
      proves: 'cryptek-conclave-anti-vehicle',
      ...gift('ANTI-VEHICLE 5+'),
      target: { keywords: ['VEHICLE'] },
      group: { toughness: 8 },
    },
    '1/9',
  ],
  [
    'assault for warriors',
    {
      proves: 'hypermotility-protocols',
      attacker: { keywords: ['NECRONS', 'NECRON WARRIORS'] },
      by: ['hypermotility protocols'],
      conditions: { advanced: true },
    },
    '1/6',
  ],
  [
    '1 more to hit for blades that arrived',
    {
      proves: 'transdimensional-deployment',
      attacker: { keywords: ['NECRONS', 'TOMB BLADES'] },
      by: ['transdimensional deployment'],
      facts: { attacker: ['arrived-this-turn'] },
    },
    '5/24',
  ],
  [
    'ones again outside the matrix: 7/9 of hits',
    { proves: 'power-matrix', attacker: cryptek, by: ['power matrix'] },
    '7/36',
  ],
  [
    'any roll again inside: 8/9',
    {
      proves: 'power-matrix',
      attacker: cryptek,
      by: ['power matrix'],
      facts: { attacker: ['wholly-within-power-matrix'] },
    },
    '2/9',
  ],
  ['assault', { proves: 'cryptek-conclave-assault', ...gift('ASSAULT'), conditions: { advanced: true } }, '1/6'],
  ['heavy', { proves: 'cryptek-conclave-heavy', ...gift('HEAVY'), conditions: { moved: false } }, '5/24'],
  [
    'cover ignored',
    { proves: 'cryptek-conclave-ignores-cover', ...gift('IGNORES COVER'), conditions: { cover: true } },
    '1/6',
  ],
  [
    'ones again at the closest',
    {
      proves: 'hard-wired-for-destruction',
      by: ['hard-wired for destruction'],
      facts: { target: ['closest-eligible-target'] },
    },
    '7/36',
  ],
  [
    'all again if it is on an objective too',
    {
      proves: 'hard-wired-for-destruction, rules-with-multiple-conditions',
      by: ['hard-wired for destruction'],
      facts: { target: ['closest-eligible-target', 'in-range-of-enemy-objective'] },
    },
    '2/9',
  ],
  [
    'the objective alone is nothing',
    {
      proves: 'rules-with-multiple-conditions',
      by: ['hard-wired for destruction'],
      facts: { target: ['in-range-of-enemy-objective'] },
    },
    '1/6',
  ],
  [
    'assault for who advanced',
    {
      proves: 'protocol-of-the-sudden-storm',
      attacker: necrons,
      by: ['protocol of the sudden storm'],
      conditions: { advanced: true },
    },
    '1/6',
  ],
  [
    'ones again at half range',
    { proves: 'protocol-of-the-conquering-tyrant', attacker: necrons, by: [tyrant], conditions: { distance: 12 } },
    '7/36',
  ],
  [
    'all again if led',
    {
      proves: 'protocol-of-the-conquering-tyrant',
      attacker: necrons,
      by: [tyrant],
      conditions: { distance: 12 },
      facts: led,
    },
    '2/9',
  ],
  [
    'led, but too far away',
    {
      proves: 'faq-conquering-tyrant',
      attacker: necrons,
      by: [tyrant],
      conditions: { distance: 13 },
      facts: led,
      says: 'the target is beyond half range',
    },
    '1/6',
  ],
  [
    'strength 5',
    { proves: 'protocol-of-the-hungry-void', attacker: necrons, by: ['protocol of the hungry void'], fight: true },
    '2/9',
  ],
  [
    'and AP -1 if led, with no other AP',
    {
      proves: 'protocol-of-the-hungry-void',
      attacker: necrons,
      by: ['protocol of the hungry void', 'improve armour penetration by 1'],
      fight: true,
      facts: led,
    },
    '8/27',
  ],
  [
    '5+ is critical: (1/3 · 1/2 + 1/3) · 1/2',
    {
      proves: 'enslaved-artifice',
      attacker: necrons,
      by: ['enslaved artifice'],
      weapon: { abilities: ['lethal hits'] },
    },
    '1/4',
  ],
  [
    'cover and -1 to hit are ignored',
    {
      proves: 'molecular-targeting',
      attacker: necrons,
      by: ['molecular targeting'],
      at: ['subtract 1 from hit rolls'],
      conditions: { cover: true },
    },
    '1/6',
  ],
  [
    '-1 to wound is not: 2/3 · 1/3 · 1/2',
    {
      proves: 'molecular-targeting',
      attacker: necrons,
      by: ['molecular targeting'],
      at: ['subtract 1 from wound rolls'],
    },
    '1/9',
  ],
  [
    'but by a cryptek',
    {
      proves: 'molecular-targeting',
      attacker: cryptek,
      by: ['molecular targeting'],
      at: ['subtract 1 from wound rolls'],
    },
    '1/6',
  ],
  [
    'a 4+ invulnerable save',
    { proves: 'quantum-deflection', target: vehicle, at: ['quantum deflection'], weapon: { armourPenetration: -3 } },
    '1/6',
  ],
  [
    'a better one stays',
    {
      proves: 'quantum-deflection',
      target: vehicle,
      at: ['quantum deflection'],
      group: { invulnerableSave: '3+' },
      weapon: { armourPenetration: -3 },
    },
    '1/9',
  ],
  [
    '2 damage is 1',
    { proves: 'nanoassembly-protocols', target: vehicle, at: ['nanoassembly protocols'], weapon: { damage: 2 } },
    '1/6',
  ],
  ['and 1 stays 1', { proves: 'nanoassembly-protocols', target: vehicle, at: ['nanoassembly protocols'] }, '1/6'],
  [
    'ones to hit again',
    { proves: 'entrophasic-aura-targeting', attacker: necrons, by: ['entrophasic aura targeting'] },
    '7/36',
  ],
  [
    'and ones to wound: 7/9 · 7/12 · 1/2',
    { proves: 'entrophasic-aura-targeting', attacker: necrons, by: ['entrophasic aura targeting'], facts: unravelling },
    '49/216',
  ],
  [
    '1 more to wound near an objective',
    { proves: 'merciless-reclamation', attacker: necrons, by: ['merciless reclamation'], facts: near },
    '2/9',
  ],
  [
    'strength above toughness: wound on 4+',
    { proves: 'unyielding-forms', target: vehicle, at: ['unyielding forms'], weapon: { strength: 5 } },
    '1/6',
  ],
  ['an equal one as ever', { proves: 'unyielding-forms', target: vehicle, at: ['unyielding forms'] }, '1/6'],
];

const boarding: readonly Row[] = [
  [
    'blast counts all ten: 3 attacks',
    {
      proves: 'ba-explosive-clearance',
      by: ['ba-explosive-clearance'],
      weapon: { abilities: ['blast'] },
      group: { models: 10 },
    },
    '1/2',
  ],
];

test.each([...ground, ...necron, ...detachmentCases])('%s', (_, one, mean) => {
  expect(meanWounds('w40k-11', one)).toBeCloseTo(fraction(mean), 12);
});

test.each(boarding)('Boarding Actions: %s', (_, one, mean) => {
  expect(meanWounds('w40k-11-boarding', one)).toBeCloseTo(fraction(mean), 12);
});

/** What a unit does to itself: a failure on 1 or 2, once for the weapon, whatever the number of models. */
const hazards: readonly Row[] = [
  [
    'one roll, 1 mortal wound',
    { proves: 'hazard-rolls, faq-hazard-one-roll', attacker: { models: 5, wounds: 2 } },
    '1/3',
  ],
  ['3 for a vehicle', { proves: 'hazard-rolls', attacker: { ...vehicle, wounds: 9 } }, '1'],
  [
    'of the unit, so on to a second model',
    { proves: 'faq-hazardous-allocation', attacker: { keywords: ['MONSTER'], models: 3, wounds: 1 } },
    '1',
  ],
];

test.each(hazards)('hazard: %s', (_, one, mean) => {
  expect(meanWoundsOfItsOwn('w40k-11', { ...one, weapon: { abilities: ['hazardous'] } })).toBeCloseTo(
    fraction(mean),
    12,
  );
});

test('every exact rule is proved by a case', () => {
  const all = [...ground, ...necron, ...detachmentCases, ...boarding, ...hazards].map(([, one]) => one);
  expect(unproved('w40k-11-boarding', all)).toEqual([]);
});
