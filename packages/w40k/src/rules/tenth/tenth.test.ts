import { describe, expect, test } from 'vitest';
import { type Case, fraction, meanWounds, unproved } from '../../../test/hand-worked.js';

type Row = readonly [why: string, case_: Case, mean: string];

const led = { attacker: ['led-by-necrons-character'] };
const near = { target: ['in-range-of-objective'] };
const necrons = { keywords: ['NECRONS'] };
const canoptek = { keywords: ['NECRONS', 'CANOPTEK'] };
const vehicle = { keywords: ['VEHICLE'] };
const bodyguard = { name: 'Bodyguard', models: 10, toughness: 4, save: '4+', wounds: 2, keywords: ['INFANTRY'] };
const leader = { name: 'Leader', models: 1, toughness: 5, save: '2+', wounds: 6, keywords: ['INFANTRY', 'CHARACTER'] };

/** Without a rule 1/6: hit 2/3, wound 1/2, save failed 1/2. Of both printings. */
const both: readonly Row[] = [
  ['nothing named', { proves: 'hit-roll, wound-roll, saving-throw, re-rolls' }, '1/6'],
  [
    '-2 to hit counts as -1',
    { proves: 'hit-roll', by: ['subtract 1 from hit rolls', 'subtract 1 from hit rolls'] },
    '1/8',
  ],
  [
    'a 6 hits and is critical: 1/2 · 1/4 + 1/6 · 1/2',
    { proves: 'critical-hit', weapon: { abilities: ['lethal hits'] } },
    '5/24',
  ],
  ['a 6 wounds whatever is needed', { proves: 'wound-roll', weapon: { strength: 2 } }, '1/18'],
  [
    'a 6 to wound is critical: 2/3 · (1/3 · 1/2 + 1/6)',
    { proves: 'critical-wound', weapon: { abilities: ['devastating wounds'] } },
    '2/9',
  ],
  [
    'a save is improved by 1 at most',
    { proves: 'saving-throw', at: ['add 1 to save rolls', 'add 1 to save rolls'] },
    '1/9',
  ],
  [
    're-rolls come before modifiers',
    { proves: 're-rolls', by: ['re-roll hit rolls of 1', 'add 1 to hit rolls'] },
    '35/144',
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
  [
    'D3 for each attack that is not saved',
    { proves: 'damage-roll', weapon: { damage: 'D3' }, group: { wounds: 3 } },
    '1/3',
  ],
  ['half the wounds are ignored', { proves: 'feel-no-pain', at: ['feel no pain 4+'] }, '1/12'],
  [
    'AP does not touch an invulnerable save',
    { proves: 'invulnerable-saves', weapon: { armourPenetration: -3 }, group: { invulnerableSave: '4+' } },
    '1/6',
  ],
  [
    'bodyguards are struck, by their Toughness',
    { proves: 'attached-unit', groups: [leader, bodyguard], target: { attached: true } },
    '1/6',
  ],
  [
    'saves that fall one by one: a damage of 3 takes no second model',
    { proves: 'fast-dice-rolling', weapon: { damage: 3 }, group: { wounds: 2 } },
    '1/3',
  ],
  [
    'mortal wounds go on: 2/3 · 1/6 · 3',
    {
      proves: 'mortal-wounds',
      by: ['critical wounds inflict 3 mortal wounds'],
      weapon: { armourPenetration: 0 },
      group: { save: '2+', wounds: 1 },
    },
    '7/18',
  ],
  ['no attack after an advance', { proves: 'advance-moves', conditions: { advanced: true } }, '0'],
  [
    'a vehicle in combat at 1 less',
    { proves: 'big-guns-never-tire', attacker: vehicle, conditions: { engaged: true } },
    '1/8',
  ],
  [
    'but for pistols',
    {
      proves: 'big-guns-never-tire',
      attacker: vehicle,
      conditions: { engaged: true },
      weapon: { abilities: ['pistol'] },
    },
    '1/6',
  ],
  [
    'at a monster in combat at 1 less',
    { proves: 'big-guns-never-tire-target', target: { keywords: ['MONSTER'] }, facts: { target: ['engaged'] } },
    '1/8',
  ],
  [
    'damaged: 1 less with 4 wounds left',
    { proves: 'damaged', attacker: { wounds: 9, woundsLost: 5 }, by: ['damaged 4'] },
    '1/8',
  ],
  ['not with 5', { proves: 'damaged', attacker: { wounds: 9, woundsLost: 4 }, by: ['damaged 4'] }, '1/6'],
  ['plunging fire: AP -1', { proves: 'plunging-fire', by: ['plunging fire'] }, '2/9'],
  ['overwatch: only 6s hit', { proves: 'fire-overwatch, snap-shooting', by: ['fire overwatch'] }, '1/24'],
  ['cover: save 3+', { proves: 'benefit-of-cover', at: ['benefit of cover'] }, '1/9'],
  ['stealth: hit on 4+', { proves: 'stealth', at: ['stealth'] }, '1/8'],
  [
    'go to ground: a save of 3+',
    { proves: 'go-to-ground', target: { keywords: ['INFANTRY'] }, at: ['go to ground'] },
    '1/9',
  ],
  [
    'or 6+ against AP -3',
    {
      proves: 'go-to-ground',
      target: { keywords: ['INFANTRY'] },
      at: ['go to ground'],
      weapon: { armourPenetration: -3 },
    },
    '5/18',
  ],
  ['smoke: 1/2 · 1/2 · 1/3', { proves: 'smokescreen', target: { keywords: ['SMOKE'] }, at: ['smokescreen'] }, '1/12'],
  [
    'the leader is struck: 2/3 · 1/2 · 1/6',
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
  [
    'AP at the Sentinel is worse',
    { proves: 'aggressor-guardian', at: ['aggressor guardian'], facts: near, weapon: { armourPenetration: -1 } },
    '1/6',
  ],
  ['its own is better', { proves: 'aggressor-guardian', by: ['aggressor guardian'], facts: near }, '2/9'],
  [
    'half the psychic wounds are ignored',
    { proves: 'gloom-prism', target: necrons, at: ['gloom prism'], weapon: { abilities: ['psychic'] } },
    '1/12',
  ],
  ['others are not', { proves: 'gloom-prism', target: necrons, at: ['gloom prism'] }, '1/6'],
  ['led: hit on 2+', { proves: 'command-protocols', attacker: necrons, by: ['command protocols'], facts: led }, '5/24'],
  ['ones again: 7/9 · 1/4', { proves: 'power-matrix', attacker: canoptek, by: ['power matrix'] }, '7/36'],
  [
    'all again within the Matrix',
    {
      proves: 'power-matrix',
      attacker: canoptek,
      by: ['power matrix'],
      facts: { attacker: ['wholly-within-power-matrix'] },
    },
    '2/9',
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
    {
      proves: 'protocol-of-the-conquering-tyrant',
      attacker: necrons,
      by: ['protocol of the conquering tyrant'],
      conditions: { distance: 12 },
    },
    '7/36',
  ],
  [
    'all again if led',
    {
      proves: 'protocol-of-the-conquering-tyrant',
      attacker: necrons,
      by: ['protocol of the conquering tyrant'],
      conditions: { distance: 12 },
      facts: led,
    },
    '2/9',
  ],
  [
    'nothing farther away',
    {
      proves: 'protocol-of-the-conquering-tyrant',
      attacker: necrons,
      by: ['protocol of the conquering tyrant'],
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
    'and AP -1 if led',
    {
      proves: 'protocol-of-the-hungry-void',
      attacker: necrons,
      by: ['protocol of the hungry void'],
      fight: true,
      facts: led,
    },
    '8/27',
  ],
  [
    'which adds to no other AP',
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
    'devastating wounds: 2/3 · (1/3 · 1/2 + 1/6)',
    { proves: 'cynosure-of-eradication', attacker: canoptek, by: ['cynosure of eradication'], fight: true },
    '2/9',
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
    'lethal within 12"',
    {
      proves: 'point-blank-ambush',
      attacker: { keywords: ['GENESTEALER CULTS'] },
      by: ['point-blank ambush'],
      conditions: { distance: 12 },
    },
    '5/24',
  ],
  [
    'not farther away',
    {
      proves: 'point-blank-ambush',
      attacker: { keywords: ['GENESTEALER CULTS'] },
      by: ['point-blank ambush'],
      conditions: { distance: 13 },
      says: 'it reaches no farther than 12″',
    },
    '1/6',
  ],
  [
    'and always in a fight',
    {
      proves: 'point-blank-ambush',
      attacker: { keywords: ['GENESTEALER CULTS'] },
      by: ['point-blank ambush'],
      fight: true,
    },
    '5/24',
  ],
  ['the first failed save', { proves: 'ignore-first-failed-save', at: ['ignore the first failed save'] }, '0'],
];

const early: readonly Row[] = [
  [
    'beyond 12" no attack',
    { proves: 'countertemporal-shift', target: canoptek, at: ['countertemporal shift'], conditions: { distance: 15 } },
    '0',
  ],
  [
    'an OVERLORD adds 1 to wound',
    { proves: 'worthy-foes', attacker: { keywords: ['NECRONS', 'OVERLORD'] }, by: ['worthy foes'] },
    '2/9',
  ],
  [
    'a mere NOBLE does not',
    { proves: 'worthy-foes', attacker: { keywords: ['NECRONS', 'NOBLE'] }, by: ['worthy foes'] },
    '1/6',
  ],
];

const late: readonly Row[] = [
  [
    'beyond 12" they still attack',
    { proves: 'countertemporal-shift', target: canoptek, at: ['countertemporal shift'], conditions: { distance: 15 } },
    '1/6',
  ],
  [
    'beyond 18" not',
    { proves: 'countertemporal-shift', target: canoptek, at: ['countertemporal shift'], conditions: { distance: 19 } },
    '0',
  ],
  [
    'a NOBLE adds 1 to wound',
    { proves: 'worthy-foes', attacker: { keywords: ['NECRONS', 'NOBLE'] }, by: ['worthy foes'] },
    '2/9',
  ],
];

const cult = { keywords: ['GENESTEALER CULTS'] };
const amonhotekh = { ...leader, toughness: 4, save: '4+', keywords: ['CHARACTER', 'AMONHOTEKH'] };
const patrol: readonly Row[] = [
  ['AP -1 at who was hit', { proves: 'crossfire', attacker: cult, by: ['crossfire'] }, '2/9'],
  ['hits again', { proves: 'priority-kill-order', attacker: cult, by: ['priority kill order'] }, '2/9'],
  ['the suppressed hit on 4+', { proves: 'master-of-suppression', at: ['master of suppression'] }, '1/8'],
  [
    '2 damage is 1 to Amonhotekh',
    { proves: 'implacable-resilience', at: ['implacable resilience'], weapon: { damage: 2 }, groups: [amonhotekh] },
    '1/6',
  ],
  [
    'and 2 to his bodyguards',
    {
      proves: 'implacable-resilience',
      at: ['implacable resilience'],
      weapon: { damage: 2 },
      groups: [bodyguard, amonhotekh],
      target: { attached: true },
    },
    '1/3',
  ],
  ['devastating wounds once', { proves: 'plasmacyte', by: ['plasmacyte'], fight: true }, '2/9'],
  [
    'ones again',
    { proves: 'protocol-of-resonant-focus', attacker: necrons, by: ['protocol of resonant focus'] },
    '7/36',
  ],
  [
    'a 5+ invulnerable save',
    {
      proves: 'mercurial-resilience',
      target: necrons,
      at: ['mercurial resilience'],
      weapon: { armourPenetration: -3 },
    },
    '2/9',
  ],
  ['strength 5', { proves: 'disruption-fields', attacker: necrons, by: ['disruption fields'], fight: true }, '2/9'],
];

describe.each(['w40k-10-launch', 'w40k-10'])('%s', (edition) => {
  test.each([...both, ...(edition === 'w40k-10' ? late : early)])('%s', (_, one, mean) => {
    expect(meanWounds(edition, one)).toBeCloseTo(fraction(mean), 12);
  });

  test('every exact rule is proved by a case', () => {
    expect(
      unproved(
        edition,
        [...both, ...early].map(([, one]) => one),
      ),
    ).toEqual([]);
  });
});

test.each(patrol)('Combat Patrol: %s', (_, one, mean) => {
  expect(meanWounds('w40k-10-combat-patrol', one)).toBeCloseTo(fraction(mean), 12);
});

test('Combat Patrol: every exact rule is proved by a case', () => {
  expect(
    unproved(
      'w40k-10-combat-patrol',
      [...both, ...late, ...patrol].map(([, one]) => one),
    ),
  ).toEqual([]);
});
