import { describe, expect, test } from 'vitest';
import type { W40kRules } from '../attack/force.js';
import type { AttackRule } from '../attack/hooks.js';
import { layers } from '../editions/index.js';
import { w40k } from '../system.js';

const keywordSets = [
  ['NECRONS', 'INFANTRY', 'CORE', 'CHARACTER', 'CRYPTEK', 'SMOKE', 'GENESTEALER CULTS', 'NECRON WARRIORS'],
  ['NECRONS', 'INFANTRY', 'DESTROYER CULT', 'LYCHGUARD'],
  ['NECRONS', 'VEHICLE', 'CANOPTEK', 'MOUNTED', 'TOMB BLADES'],
  ['NECRONS', 'VEHICLE', 'TITANIC', 'FLY', 'OBELISK'],
  ['NECRONS', 'MONSTER', 'VEHICLE', 'MOUNTED', 'CRYPTEK', 'AMONHOTEKH'],
];

const known = new Map<string, W40kRules>();
function rulesOf(edition: string): W40kRules {
  const rules = known.get(edition) ?? w40k.ruleSet(edition);
  if ('ok' in rules && !rules.ok) throw new Error(edition);
  const set = 'ok' in rules ? rules.value : rules;
  known.set(edition, set);
  return set;
}

/** Names the rule on one side of a plain attack; what the scenario says it does not model. */
function notModelled(edition: string, name: string, phase: 'shooting' | 'fight', side: string, keywords: string[]) {
  const weapon = { attacks: 2, skill: '3+', strength: 4, damage: 1, ...(phase === 'shooting' ? { range: 24 } : {}) };
  const named = ['Probe', 'Twin tesla destructor', 'Tesla sphere'].map((own) => ({ ...weapon, name: own }));
  const weapons = phase === 'fight' ? named : [...named, { ...weapon, name: 'Heavy gun', abilities: ['heavy'] }];
  const effects = (own: string): string[] => (own === side ? [name] : []);
  const attack = w40k.attack(
    {
      phase,
      attackers: [{ name: 'Attacker', keywords, weapons, effects: effects('attacker') }],
      target: {
        keywords,
        groups: [{ name: 'Target', models: 2, toughness: 4, save: '4+', wounds: 2, keywords }],
        effects: effects('target'),
      },
      conditions: { distance: 1 },
    },
    rulesOf(edition),
  );
  if (!attack.ok) throw new Error(JSON.stringify(attack.error));
  return attack.value.notModelled;
}

type Check = (found: ReturnType<typeof notModelled>) => boolean;

/** Whether some way to name the rule meets the check. */
const someWay = (edition: string, name: string, check: Check): boolean =>
  keywordSets.some((keywords) =>
    (['shooting', 'fight'] as const).some((phase) =>
      ['attacker', 'target'].some((side) => check(notModelled(edition, name, phase, side, keywords))),
    ),
  );
const isModelled: Check = (found) => found.length === 0;

const inAttack = (edition: string): readonly AttackRule[] =>
  [...rulesOf(edition).rules.values()].filter((rule) => rule.inAttack);

/** Abilities that carry a number or a keyword in print are named with it. */
const carries: Readonly<Record<string, string>> = {
  anti: 'anti-infantry 4+',
  'sustained-hits': 'sustained hits 1',
  'rapid-fire': 'rapid fire 1',
  melta: 'melta 2',
  cleave: 'cleave 1',
  damaged: 'damaged 3',
  'additional-attacks': '3 additional attacks',
};

describe.each(layers.filter(({ playable }) => playable).map(({ id }) => id))('%s', (edition) => {
  test('every rule that touches an attack, and is exact, is switched on by its id', () => {
    const refused = inAttack(edition).filter(
      ({ id, stage }) => stage === 'exact' && !someWay(edition, carries[id] ?? id, isModelled),
    );
    expect(refused.map(({ id }) => id)).toEqual([]);
  });

  test('and by its printed name', () => {
    const refused = inAttack(edition).filter(
      ({ id, name, stage }) => stage === 'exact' && !someWay(edition, carries[id] ?? name, isModelled),
    );
    expect(refused.map(({ name }) => name)).toEqual([]);
  });

  test('one that is not exact says what is missing', () => {
    for (const rule of inAttack(edition).filter(({ stage }) => stage !== 'exact')) {
      expect(someWay(edition, rule.id, (found) => found[0]?.what !== rule.name)).toBe(false);
    }
  });
});

test('the kind of an ability may stand behind its name, as datasheets print it', () => {
  const holder = ['NECRONS', 'INFANTRY', 'CORE'];
  expect(notModelled('w40k-9', 'Phaeron of the Stars (Aura)', 'shooting', 'attacker', holder)).toEqual([]);
  expect(notModelled('w40k-10-launch', 'Gloom Prism (Aura)', 'shooting', 'target', holder)).toEqual([]);
  expect(notModelled('w40k-9', 'Phaeron of the Stars (Oracle)', 'shooting', 'attacker', holder)[0]?.why).toBe(
    'neither a known wording nor a rule of this edition',
  );
});

test('a rule that waits says so', () => {
  expect(notModelled('w40k-9', 'protocol of the hungry void', 'fight', 'attacker', ['NECRONS'])[0]?.why).toContain(
    'name one of its directives',
  );
  expect(notModelled('w40k-11', 'phase melding', 'shooting', 'target', ['NECRONS'])[0]?.why).toBe(
    'battles carry it out; it changes no attack by itself',
  );
});

test('a unit without the keywords is barred, and told why', () => {
  const why = (name: string, keywords: string[], edition = 'w40k-11') =>
    notModelled(edition, name, 'shooting', 'attacker', keywords)[0]?.why;
  expect(why('merciless reclamation', ['NECRONS', 'MONSTER'])).toBe('it cannot be used on a MONSTER unit');
  expect(why('enslaved artifice', ['INFANTRY'])).toBe('it needs a unit with the keyword NECRONS');
  expect(why('my will be done', ['NECRONS', 'VEHICLE'], 'w40k-9')).toBe(
    'it needs a unit with the keyword CORE or TRIARCH PRAETORIANS',
  );
  expect(why('protocol of the hungry void', ['NECRONS'])).toBe('it is not used in the shooting phase');
});
