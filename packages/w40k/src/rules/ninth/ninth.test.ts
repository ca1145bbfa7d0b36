import { expect, test } from 'vitest';
import { type Case, fraction, meanWounds, unproved } from '../../../test/hand-worked.js';

const protocol = 'protocol of the';
const core = { keywords: ['NECRONS', 'CORE'] };
const necrons = { keywords: ['NECRONS'] };
const sceptre = { name: 'Sceptre of Eternal Glory', attacks: undefined };
const szarekh = (woundsLost: number) => ({ keywords: ['NECRONS', 'VEHICLE', 'CORE'], wounds: 16, woundsLost });

/** Without a rule 1/6: hit 2/3, wound 1/2, save failed 1/2. */
const cases: readonly (readonly [why: string, case_: Case, mean: string])[] = [
  ['nothing named', { proves: 'hit-roll, wound-roll, saving-throw' }, '1/6'],
  [
    'a 6 hits whatever is needed',
    { proves: 'hit-roll', by: ['subtract 1 from hit rolls'], weapon: { skill: '6+' } },
    '1/24',
  ],
  [
    '-2 to hit counts as -1',
    { proves: 'hit-roll', by: ['subtract 1 from hit rolls', 'subtract 1 from hit rolls'] },
    '1/8',
  ],
  ['a 6 wounds whatever is needed', { proves: 'wound-roll', weapon: { strength: 2 } }, '1/18'],
  [
    'an unmodified 1 fails the save',
    { proves: 'saving-throw', at: ['add 1 to save rolls', 'add 1 to save rolls', 'add 1 to save rolls'] },
    '1/18',
  ],
  [
    'AP does not touch an invulnerable save',
    { proves: 'invulnerable-saves', weapon: { armourPenetration: -3 }, group: { invulnerableSave: '4+' } },
    '1/6',
  ],
  [
    'a mortal wound besides: 1/6 + 2/3 · 1/6',
    { proves: 'mortal-wounds', by: ['unmodified wound rolls of 6 inflict 1 mortal wound'] },
    '5/18',
  ],
  [
    'a re-rolled 6 is unmodified: 2/3 · (3/4 · 1/2 + 1/4)',
    {
      proves: 'unmodified-dice',
      by: ['re-roll wound rolls', 'unmodified wound rolls of 6 inflict 1 mortal wound'],
    },
    '5/12',
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
  [
    'each melee weapon its own attacks',
    { proves: 'select-weapon', fight: true, weapons: [{}, { name: 'Other', attacks: 2 }] },
    '1/2',
  ],
  ['no attack after an advance', { proves: 'advance', conditions: { advanced: true } }, '0'],
  [
    'assault weapons at 1 less',
    { proves: 'advance', conditions: { advanced: true }, weapon: { abilities: ['assault 1'] } },
    '1/8',
  ],
  ['light cover: save 3+', { proves: 'light-cover, benefit-of-cover', at: ['light cover'] }, '1/9'],
  [
    'light cover is for shooting',
    { proves: 'light-cover', at: ['light cover'], fight: true, says: 'it is not used in the fight phase' },
    '1/6',
  ],
  ['heavy cover: save 3+ in melee', { proves: 'heavy-cover', at: ['heavy cover'], fight: true }, '1/9'],
  [
    'not for those who charged',
    { proves: 'heavy-cover', at: ['heavy cover'], fight: true, facts: { target: ['charged'] } },
    '1/6',
  ],
  ['dense cover: hit on 4+', { proves: 'dense-cover', facts: { target: ['dense-cover'] } }, '1/8'],
  ['dense cover by name', { proves: 'dense-cover', at: ['dense cover'] }, '1/8'],
  [
    'dense cover hides no aircraft',
    { proves: 'dense-cover', at: ['dense cover'], target: { keywords: ['AIRCRAFT'] } },
    '1/6',
  ],
  [
    'cover named by its trait is the one taken away',
    {
      proves: 'terrain-and-cover',
      by: [`${protocol} vengeful stars: directive 2`],
      at: ['light cover', 'dense cover'],
      conditions: { distance: 12 },
    },
    '1/8',
  ],
  ['overwatch: only 6s hit', { proves: 'overwatch, snap-shooting', by: ['overwatch'] }, '1/24'],
  ['the stratagem fires it', { proves: 'fire-overwatch', by: ['fire overwatch'] }, '1/24'],
  ['hold steady: 5 and 6', { proves: 'hold-steady', by: ['hold steady'], conditions: { snapShooting: true } }, '1/12'],
  [
    'set to defend: hit on 2+ in melee',
    { proves: 'set-to-defend-defensible', by: ['set to defend'], fight: true },
    '5/24',
  ],
  [
    'a vehicle in combat fires heavy weapons at 1 less',
    {
      proves: 'big-guns-never-tire',
      attacker: { keywords: ['VEHICLE'] },
      conditions: { engaged: true },
      weapon: { abilities: ['heavy 1'] },
    },
    '1/8',
  ],
  [
    'others as ever',
    { proves: 'big-guns-never-tire', attacker: { keywords: ['VEHICLE'] }, conditions: { engaged: true } },
    '1/6',
  ],
  [
    'three attacks of its own',
    {
      proves: 'additional-attacks',
      fight: true,
      attacker: { attacks: 1 },
      weapon: { attacks: undefined, abilities: ['3 additional attacks'] },
    },
    '1/2',
  ],
  [
    'an aura twice counts once',
    { proves: 'aura-abilities', attacker: core, by: ['phaeron of the stars', 'phaeron of the stars'] },
    '2/9',
  ],

  [
    'light cover for who stood still',
    {
      proves: `protocol-of-the-eternal-guardian-1`,
      at: [`${protocol} eternal guardian: directive 1`],
      facts: { target: ['stationary-this-round'] },
    },
    '1/9',
  ],
  [
    'not for who moved',
    { proves: `protocol-of-the-eternal-guardian-1`, at: [`${protocol} eternal guardian: directive 1`] },
    '1/6',
  ],
  [
    'its hold steady',
    {
      proves: 'protocol-of-the-eternal-guardian-hold-steady',
      by: [`${protocol} eternal guardian: hold steady`],
      conditions: { snapShooting: true },
    },
    '1/12',
  ],
  [
    'its set to defend',
    {
      proves: 'protocol-of-the-eternal-guardian-set-to-defend',
      by: [`${protocol} eternal guardian: set to defend`],
      fight: true,
    },
    '5/24',
  ],
  [
    'AP on a 6: 2/3 · (1/3 · 1/2 + 1/6 · 2/3)',
    { proves: 'protocol-of-the-vengeful-stars-1', by: [`${protocol} vengeful stars: directive 1`] },
    '5/27',
  ],
  [
    'cover gone at half range',
    {
      proves: 'protocol-of-the-vengeful-stars-2',
      by: [`${protocol} vengeful stars: directive 2`],
      conditions: { cover: true, distance: 12 },
    },
    '1/6',
  ],
  [
    'and there beyond it',
    {
      proves: 'protocol-of-the-vengeful-stars-2',
      by: [`${protocol} vengeful stars: directive 2`],
      conditions: { cover: true, distance: 13 },
      says: 'the target is beyond half range',
    },
    '1/9',
  ],
  [
    'AP on a 6 in melee',
    { proves: 'protocol-of-the-hungry-void-1', by: [`${protocol} hungry void: directive 1`], fight: true },
    '5/27',
  ],
  [
    'strength 5 for who was charged',
    {
      proves: 'protocol-of-the-hungry-void-2',
      by: [`${protocol} hungry void: directive 2`],
      fight: true,
      facts: { attacker: ['was-charged'] },
    },
    '2/9',
  ],
  [
    'not in a later round',
    { proves: 'protocol-of-the-hungry-void-2', by: [`${protocol} hungry void: directive 2`], fight: true },
    '1/6',
  ],
  [
    'after falling back at 1 less',
    {
      proves: 'protocol-of-the-conquering-tyrant-2',
      by: [`${protocol} conquering tyrant: directive 2`],
      conditions: { fellBack: true },
    },
    '1/8',
  ],

  [
    're-rolled hits: 8/9 · 1/4',
    { proves: 'phaeron-of-the-stars', attacker: core, by: ['phaeron of the stars'] },
    '2/9',
  ],
  [
    'not for other units',
    {
      proves: 'phaeron-of-the-stars',
      attacker: necrons,
      by: ['phaeron of the stars'],
      says: 'it needs a unit with the keyword CORE or TRIARCH PRAETORIANS',
    },
    '1/6',
  ],
  [
    're-rolled wounds: 2/3 · 3/4 · 1/2',
    { proves: 'phaeron-of-the-blades', attacker: core, by: ['phaeron of the blades'], fight: true },
    '1/4',
  ],
  [
    'no wound roll: 2/3 · 1 · 1/2',
    { proves: 'techno-oracular-targeting, automatic-wound', attacker: necrons, by: ['techno-oracular targeting'] },
    '1/3',
  ],
  [
    'the wound roll once again: 2/3 · 3/4 · 1/2',
    { proves: 'uncanny-artificers, wound-roll-again', attacker: necrons, by: ['szarekhan code'] },
    '1/4',
  ],
  ['1 more to hit', { proves: 'my-will-be-done', attacker: core, by: ['my will be done'] }, '5/24'],
  [
    'a 4+ invulnerable save',
    { proves: 'transtemporal-force-field', at: ['transtemporal force field'], weapon: { armourPenetration: -3 } },
    '1/6',
  ],
  [
    'six attacks of the sceptre',
    { proves: 'szarekh-brackets', attacker: szarekh(7), weapon: sceptre, by: ['szarekh brackets'], fight: true },
    '1',
  ],
  [
    'wounds go to a Menhir of save 4+, though Szarekh of 2+ is listed first',
    {
      proves: 'triarchal-menhir',
      at: ['triarchal menhir'],
      groups: [
        { name: 'Szarekh', models: 1, toughness: 4, save: '2+', wounds: 16, woundsLost: 1, keywords: ['PHAERON'] },
        { name: 'Menhirs', models: 2, toughness: 4, save: '4+', wounds: 5, keywords: ['TRIARCHAL MENHIRS'] },
      ],
    },
    '1/6',
  ],
  [
    'four at 8 wounds',
    { proves: 'szarekh-brackets', attacker: szarekh(8), weapon: sceptre, by: ['szarekh brackets'], fight: true },
    '2/3',
  ],
  [
    'two at 4',
    { proves: 'szarekh-brackets', attacker: szarekh(12), weapon: sceptre, by: ['szarekh brackets'], fight: true },
    '1/3',
  ],
  [
    'all of them again under Stellar Alignment',
    {
      proves: 'stellar-alignment-protocol',
      attacker: szarekh(12),
      weapon: sceptre,
      by: ['szarekh brackets', 'stellar alignment protocol'],
      fight: true,
    },
    '1',
  ],
  [
    'no staff at 8 wounds',
    {
      proves: 'preservative-auto-torpor',
      attacker: szarekh(8),
      weapon: { name: 'Staff of Stars' },
      by: ['preservative auto-torpor'],
    },
    '0',
  ],
  [
    'the staff at 9',
    {
      proves: 'preservative-auto-torpor',
      attacker: szarekh(7),
      weapon: { name: 'Staff of Stars' },
      by: ['preservative auto-torpor'],
    },
    '1/6',
  ],
  [
    'no scythe at 4',
    {
      proves: 'preservative-auto-torpor',
      attacker: szarekh(12),
      weapon: { name: 'Scythe of Dust' },
      by: ['preservative auto-torpor'],
      fight: true,
    },
    '0',
  ],
  [
    'his aura sleeps too',
    {
      proves: 'preservative-auto-torpor',
      attacker: szarekh(8),
      by: ['preservative auto-torpor', 'phaeron of the stars'],
    },
    '1/6',
  ],
  ['strength 5', { proves: 'disruption-fields', attacker: core, by: ['disruption fields'], fight: true }, '2/9'],
  [
    'no cover of any sort',
    {
      proves: 'solar-pulse',
      attacker: necrons,
      by: ['solar pulse'],
      conditions: { cover: true },
      facts: { target: ['dense-cover'] },
    },
    '1/6',
  ],
  [
    'but for NECRONS only',
    {
      proves: 'solar-pulse',
      attacker: { keywords: ['INFANTRY'] },
      by: ['solar pulse'],
      conditions: { cover: true },
      says: 'it needs a unit with the keyword NECRONS',
    },
    '1/9',
  ],
  [
    'the first failed save: 1/6 of one never counts',
    { proves: 'ignore-first-failed-save', at: ['ignore the first failed save'] },
    '0',
  ],
];

test.each(cases)('%s', (_, one, mean) => {
  expect(meanWounds('w40k-9', one)).toBeCloseTo(fraction(mean), 12);
});

const boarding: readonly (readonly [why: string, case_: Case, mean: string])[] = [
  [
    'any NECRONS unit has strength 5',
    { proves: 'disruption-fields', attacker: necrons, by: ['disruption fields'], fight: true },
    '2/9',
  ],
  [
    'no invulnerable save',
    {
      proves: 'shield-piercer-projectors',
      attacker: necrons,
      by: ['shield-piercer projectors'],
      weapon: { armourPenetration: -3 },
      group: { invulnerableSave: '4+' },
    },
    '1/3',
  ],
  ['hit on 2+ in melee', { proves: 'set-to-defend-boarding', by: ['set-to-defend-boarding'], fight: true }, '5/24'],
];

test.each(boarding)('Boarding Actions: %s', (_, one, mean) => {
  expect(meanWounds('w40k-9-boarding', one)).toBeCloseTo(fraction(mean), 12);
});

test('every exact rule is proved by a case', () => {
  const all = [...cases, ...boarding].map(([, one]) => one);
  expect(unproved('w40k-9-boarding', all)).toEqual([]);
});
