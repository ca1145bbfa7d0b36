import { bestOutcome } from '@umpire/dice';
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../test/hand-worked.js';
import { w40k } from '../system.js';

const DEFENCE = 'a defence of the attacker: it does not touch its own attacks';
const OWN = "an ability of the target's own attacks: it does not touch the attacks against it";

interface Named {
  readonly by?: readonly string[];
  readonly at?: readonly string[];
  readonly keywords?: readonly string[];
  readonly phase?: 'shooting' | 'fight';
}

/** Twenty attacks of 3+, Strength 4, AP -1, Damage 2 at five models of Toughness 4, 3+ and 2 wounds. */
function solved(edition: string, { by = [], at = [], keywords = [], phase = 'shooting' }: Named = {}) {
  const range = phase === 'shooting' ? { range: 24 } : {};
  const weapon = {
    name: 'Twin tesla destructor',
    attacks: 20,
    skill: '3+',
    strength: 4,
    armourPenetration: -1,
    damage: 2,
  };
  const attack = w40k.attack(
    {
      phase,
      attackers: [{ name: 'A', keywords, weapons: [{ ...weapon, ...range }], effects: by }],
      target: { keywords, groups: [{ models: 5, toughness: 4, save: '3+', wounds: 2 }], effects: at },
      conditions: { distance: 1 },
    },
    rulesOf(edition),
  );
  if (!attack.ok) throw new Error(JSON.stringify(attack.error));
  const { volley, policies, notModelled } = attack.value;
  const { standings, afterEach } = bestOutcome(
    volley,
    policies,
    (of) => (s) => of.standing(s).lost.reduce((sum, one) => sum + one, 0),
  );
  const lost = (s: number): number => standings.standing(s).lost.reduce((sum, one) => sum + one, 0);
  return {
    wounds: afterEach.at(-1)!.reduce((sum, chance, s) => sum + chance * lost(s), 0),
    said: notModelled.map(({ what, why, restStands }) => [what, why, restStands]),
  };
}

test('an automatic wound of the target is none of its enemy', () => {
  const { wounds, said } = solved('w40k-9', { at: ['Techno-oracular Targeting'] });
  expect(wounds).toBeCloseTo(6.3591, 4);
  expect(said).toEqual([['Techno-oracular Targeting', OWN, true]]);
});

describe.each(['attacker', 'target'] as const)('named of the %s, it stands on the wrong side', (side) => {
  const rules = {
    attacker: [
      ['w40k-9', 'Light Cover'],
      ['w40k-9', 'Dense Cover'],
      ['w40k-9', 'Heavy Cover'],
      ['w40k-9', 'Triarchal Menhir'],
      ['w40k-9', 'Transtemporal Force Field'],
      ['w40k-10-launch', 'Go to Ground'],
      ['w40k-10', 'Go to Ground'],
      ['w40k-10', 'Smokescreen'],
      ['w40k-10', 'Gloom Prism'],
      ['w40k-11', 'Smokescreen'],
      ['w40k-11', 'Quantum Deflection'],
      ['w40k-11', 'Unyielding Forms'],
    ],
    target: [
      ['w40k-9', 'Phaeron of the Stars'],
      ['w40k-9', 'Phaeron of the Blades'],
      ['w40k-9', 'Fire Overwatch'],
      ['w40k-9', 'Overwatch'],
      ['w40k-9', 'Automatic wound'],
      ['w40k-9', 'My Will Be Done'],
      ['w40k-10-launch', 'Fire Overwatch'],
      ['w40k-10', 'Fire Overwatch'],
      ['w40k-10', 'Point-blank Ambush'],
      ['w40k-10', 'Command Protocols'],
      ['w40k-11', 'Fire Overwatch'],
      ['w40k-11', 'Malevolent Arcing'],
      ['w40k-11', 'Hypermotility Protocols'],
      ['w40k-11', 'Enslaved Artifice'],
      ['w40k-11', 'Cryptek Conclave'],
      ['w40k-11', 'Annihilation Protocol'],
    ],
  }[side];

  test.each(rules)('%s: %s', (edition, name) => {
    const { wounds, said } = solved(edition!, side === 'attacker' ? { by: [name!] } : { at: [name!] });
    expect(said.map(([what, ...why]) => [String(what).toLowerCase(), ...why])).toEqual([
      [name!.toLowerCase(), side === 'attacker' ? DEFENCE : OWN, true],
    ]);
    expect(wounds).toBe(solved(edition!).wounds);
  });
});

test.each([
  ['w40k-9', 'Techno-oracular Targeting', ['INFANTRY'], 'NECRONS'],
  ['w40k-9', 'Phaeron of the Stars', ['ORKS'], 'NECRONS'],
  ['w40k-9', 'Phaeron of the Stars', [], 'NECRONS'],
  ['w40k-9', 'Phaeron of the Stars', ['NECRONS'], 'CORE or TRIARCH PRAETORIANS'],
  ['w40k-10', 'Command Protocols', ['ORKS'], 'NECRONS'],
  ['w40k-11', 'Relentless Onslaught', ['ORKS'], 'NECRONS'],
  ['w40k-11', 'Cryptek Conclave', ['NECRONS'], 'CRYPTEK'],
] as const)('%s: %s works for no unit of %j', (edition, name, keywords, needed) => {
  const { wounds, said } = solved(edition, { by: [name], keywords });
  expect(said).toEqual([[name, `it needs a unit with the keyword ${needed}`, true]]);
  expect(wounds).toBe(solved(edition).wounds);
});

test.each([
  ['w40k-9', { by: ['Techno-oracular Targeting'], keywords: ['NECRONS'] }],
  ['w40k-9', { by: ['Phaeron of the Stars'], keywords: ['NECRONS', 'CORE'] }],
  ['w40k-10', { at: ['Go to Ground'], keywords: ['INFANTRY'] }],
  ['w40k-10', { by: ['Fire Overwatch'] }],
  ['w40k-11', { by: ['Malevolent Arcing'] }],
] as const)('%s: %j counts, from where it stands', (edition, named) => {
  const { wounds, said } = solved(edition, named);
  expect(said).toEqual([]);
  expect(wounds).not.toBeCloseTo(solved(edition).wounds, 6);
});

test('an automatic wound of the attacker adds what it did', () => {
  expect(solved('w40k-9', { by: ['Techno-oracular Targeting'], keywords: ['NECRONS'] }).wounds).toBeCloseTo(6.767, 4);
});

test('a rule of one phase is not used in the other', () => {
  const said = (by: string, phase: 'shooting' | 'fight') =>
    solved('w40k-9', { by: [by], phase, keywords: ['NECRONS'] }).said;
  expect(said('Techno-oracular Targeting', 'fight')[0]?.[1]).toBe('it is not used in the fight phase');
  expect(said('Phaeron of the Stars', 'fight')[0]?.[1]).toBe('it is not used in the fight phase');
  expect(said('Phaeron of the Blades', 'shooting')[0]?.[1]).toBe('it is not used in the shooting phase');
});
