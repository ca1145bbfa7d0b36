import { exactOutcome } from '@umpire/dice';
import { expect, test } from 'vitest';
import { rulesOf } from '../../test/hand-worked.js';
import { w40k } from '../system.js';

interface Given {
  readonly by?: readonly unknown[];
  readonly at?: readonly unknown[];
  readonly weapons?: readonly string[];
  readonly keywords?: readonly string[];
  readonly targetKeywords?: readonly string[];
  readonly distance?: number;
  readonly phase?: 'shooting' | 'fight';
  readonly facts?: { readonly attacker?: readonly string[]; readonly target?: readonly string[] };
}

/** Six attacks a weapon of 4+, Strength 4, AP -1, Damage 1, range 24″, at five models of Toughness 4, 4+ and 1 wound. */
function attackOf(
  edition: string,
  { by = [], at = [], weapons = ['Blaster'], keywords = [], targetKeywords = [], distance = 6, phase, facts }: Given,
) {
  const range = phase === 'fight' ? {} : { range: 24 };
  const line = { attacks: 6, skill: '4+', strength: 4, armourPenetration: -1, damage: 1, ...range };
  const attack = w40k.attack(
    {
      phase: phase ?? 'shooting',
      attackers: [{ name: 'A', keywords, weapons: weapons.map((name) => ({ name, ...line })), effects: by }],
      target: {
        name: 'T',
        keywords: targetKeywords,
        groups: [{ models: 5, toughness: 4, save: '4+', wounds: 1 }],
        effects: at,
      },
      conditions: { distance: phase === 'fight' ? 1 : distance, ...(facts ? { facts } : {}) },
    },
    rulesOf(edition),
  );
  if (!attack.ok) throw new Error(JSON.stringify(attack.error));
  return attack.value;
}

/** In the mean. */
function modelsLost(edition: string, given: Given): number {
  const { volley, policies } = attackOf(edition, given);
  const { standings, afterEach } = exactOutcome(volley, policies);
  return afterEach
    .at(-1)!
    .reduce((sum, chance, s) => sum + chance * standings.standing(s).lost.reduce((a, b) => a + b, 0), 0);
}

const said = (edition: string, given: Given) =>
  attackOf(edition, given).notModelled.map(({ what, of, why }) => [what, of, why]);

const toWound = (at: object) => ({
  do: [{ modify: 'wound-roll', how: 'add', by: 1, for: { attacks: 'any', by: 'self', ...at } }],
});

test('a rule of short reach says that the target is farther away', () => {
  const by = ['Point-blank Ambush'];
  const keywords = ['GENESTEALER CULTS'];
  expect(said('w40k-10', { by, keywords, distance: 18 })).toEqual([
    ['Point-blank Ambush', 'A', 'it reaches no farther than 12″'],
  ]);
  expect(said('w40k-10', { by, keywords, distance: 12 })).toEqual([]);
});

test('a rule for half range says that the target is beyond it', () => {
  const by = ['Protocol of the Conquering Tyrant'];
  const keywords = ['NECRONS'];
  expect(said('w40k-11', { by, keywords, distance: 13 })).toEqual([
    ['Protocol of the Conquering Tyrant', 'A', 'the target is beyond half range'],
  ]);
  expect(said('w40k-11', { by, keywords, distance: 12 })).toEqual([]);
});

test('a rule of one weapon says which it needs, and is at work where one of several is that', () => {
  const by = ['Malevolent Arcing'];
  expect(said('w40k-11', { by })).toEqual([
    ['Malevolent Arcing', 'A', 'it needs a weapon that is or has twin tesla destructor'],
  ]);
  expect(said('w40k-11', { by, weapons: ['Blaster', 'Twin tesla destructor'] })).toEqual([]);
});

test('an effect against targets, or of weapons, of a keyword says what it needs', () => {
  const vehicles = toWound({ at: { all: 'unit', side: 'theirs', keywords: ['VEHICLE'] } });
  expect(said('w40k-11', { by: [vehicles] }).map(([, , why]) => why)).toEqual([
    'it needs a target with the keyword VEHICLE',
  ]);
  expect(said('w40k-11', { by: [vehicles], targetKeywords: ['VEHICLE'] })).toEqual([]);
  const gauss = toWound({ with: { all: 'weapon', keywords: ['gauss-flayer'] } });
  expect(said('w40k-11', { by: [gauss] }).map(([, , why]) => why)).toEqual([
    'it needs a weapon that is or has gauss flayer',
  ]);
  expect(said('w40k-11', { by: [gauss], weapons: ['Blaster', 'Gauss flayer'] })).toEqual([]);
});

test('weapons that attack alike are told apart where an effect calls one by its name', () => {
  const gauss = toWound({ with: { all: 'weapon', keywords: ['gauss-flayer'] } });
  const twelve = { weapons: ['Blaster', 'Gauss flayer'] };
  const six = { weapons: ['Blaster'] };
  // alone against endless models six attacks take 6 · 1/2 · 1/2 · 2/3 = 1, and 4/3 with 1 more to wound
  expect(modelsLost('w40k-10', { ...twelve, by: [gauss] })).toBeGreaterThan(modelsLost('w40k-10', twelve) + 0.1);
  expect(modelsLost('w40k-10', { ...six, by: [gauss] })).toBe(modelsLost('w40k-10', six));
});

test('a state that the scenario leaves unsaid is assumed, and no want', () => {
  const attack = attackOf('w40k-11', { by: ['Merciless Reclamation'], keywords: ['NECRONS'] });
  expect(attack.notModelled).toEqual([]);
  expect(attack.assumed.map(({ what }) => what)).toEqual(['not in-range-of-objective']);
});

test.each([
  ['w40k-10', 'Worthy Foes', ['NECRONS', 'NOBLE']],
  ['w40k-11', 'Worthy Foes', ['NECRONS', 'NOBLE']],
  ['w40k-10-combat-patrol', 'Crossfire', ['GENESTEALER CULTS']],
  ['w40k-10-combat-patrol', 'Protocol of Resonant Focus', ['NECRONS']],
] as const)('%s: %s holds for the target when it is named, and nothing else is assumed', (edition, name, keywords) => {
  const attack = attackOf(edition, { by: [name], keywords });
  expect(attack.assumed).toEqual([]);
  expect(attack.notModelled).toEqual([]);
  expect(attack.rules.map((rule) => rule.name)).toContain(name);
});

test.each([
  ['w40k-9', 'Benefit of Cover', 'target'],
  ['w40k-10', 'Benefit of Cover', 'target'],
  ['w40k-11', 'Benefit of Cover', 'target'],
  ['w40k-10', 'Snap Shooting', 'attacker'],
  ['w40k-11', 'Snap Shooting', 'attacker'],
] as const)('%s: %s is not used in a fight', (edition, name, side) => {
  const named = side === 'attacker' ? { by: [name] } : { at: [name] };
  expect(said(edition, { ...named, phase: 'fight' }).map(([, , why]) => why)).toEqual([
    'it is not used in the fight phase',
  ]);
});

test('an ability of the target that re-rolls a wound roll of its own gives its enemy none', () => {
  const named = { at: ['uncanny-artificers'], targetKeywords: ['NECRONS', 'SZAREKHAN'] };
  expect(modelsLost('w40k-9', named)).toBeCloseTo(modelsLost('w40k-9', {}), 12);
  expect(attackOf('w40k-9', named).assumed).toEqual([]);
});

test.each(['Sustained Hits', 'Rapid Fire', 'Melta', 'Anti', 'sustained-hits'])(
  '%s without its number is not taken to be 1',
  (name) => {
    expect(said('w40k-11', { by: [name] }).map(([, , why]) => why)).toEqual([
      'the number behind its name is missing or impossible',
    ]);
  },
);

test('blast may stand without a number', () => {
  expect(said('w40k-11', { by: ['Blast'] })).toEqual([]);
});
