import { exactOutcome } from '@umpire/dice';
import { describe, expect, test } from 'vitest';
import { meanWounds, rulesOf } from '../../test/hand-worked.js';
import { w40k } from '../system.js';

const attackWith = (effect: unknown, phase = 'shooting') => {
  const weapon = { attacks: 1, skill: '3+', strength: 4, damage: 1, ...(phase === 'fight' ? {} : { range: 24 }) };
  const attack = w40k.attack(
    {
      phase,
      attackers: [{ weapons: [weapon], effects: [effect] }],
      target: { groups: [{ models: 5, toughness: 4, wounds: 1 }] },
    },
    rulesOf('w40k-11'),
  );
  if (!attack.ok) throw new Error(JSON.stringify(attack.error));
  return attack.value;
};

test('wounds that a unit inflicts on itself at another time are no part of its attack, and are said', () => {
  const harm = { when: { at: 'phase', edge: 'before' }, offer: {}, do: [{ suffer: 3, kind: 'mortal', on: 'self' }] };
  const { notModelled, rules } = attackWith(harm);
  expect(notModelled.map(({ why }) => why)).toEqual(['an attack does not read all of it']);
  expect(rules).toEqual([]);
});

test('an effect that is read in part is not in force at all', () => {
  const half = {
    do: [
      { modify: 'hit-roll', how: 'add', by: 1, for: { attacks: 'any', by: 'self' } },
      { move: 'self', as: 'normal', upTo: { inches: 6 } },
    ],
  };
  expect(attackWith(half).notModelled).toHaveLength(1);
  expect(attackWith(half).rules).toEqual([]);
});

test('an effect of the other phase is not in force', () => {
  const fight = {
    when: { at: 'fight-phase', edge: 'during' },
    do: [{ modify: 'strength', how: 'add', by: 1, for: { attacks: 'any', by: 'self' } }],
  };
  expect(attackWith(fight).notModelled.map(({ why }) => why)).toEqual(['it is not used in the shooting phase']);
  expect(attackWith(fight, 'fight').notModelled).toEqual([]);
});

test('a rule is forbidden only where its condition holds', () => {
  const forbid = (moved: boolean) => ({
    do: [
      {
        forbid: 'benefit-of-cover',
        for: {
          attacks: 'any',
          by: 'self',
          where: moved ? { state: 'moved', of: 'attacker' } : { state: 'stationary', of: 'attacker' },
        },
      },
    ],
  });
  const mean = (effect: unknown): number =>
    meanWounds('w40k-10', {
      proves: '',
      weapon: { armourPenetration: -1 },
      attacker: { effects: [effect] },
      conditions: { cover: true, moved: true },
    });
  expect(mean(forbid(true))).toBeCloseTo((2 / 3) * (1 / 2) * (2 / 3), 12);
  expect(mean(forbid(false))).toBeCloseTo((2 / 3) * (1 / 2) * (1 / 2), 12);
});

test('re-rolling damage rolls of 1 touches ones alone', () => {
  const twelve = { group: { wounds: 12, models: 1 } };
  const sure = { skill: 'N/A', strength: 8, damage: 'D6' };
  const mean = (words: string): number =>
    meanWounds('w40k-10', { proves: '', weapon: sure, by: [words], group: { ...twelve.group, save: null } });
  const wounded = 5 / 6;
  expect(mean('re-roll damage rolls of 1')).toBeCloseTo(wounded * (3.5 / 6 + 20 / 6), 12);
  expect(mean('re-roll damage rolls')).toBeCloseTo(wounded * ((3 * 3.5) / 6 + 15 / 6), 12);
});

const DEFENCE = 'a defence of the attacker: it does not touch its own attacks';
const OWN = "an ability of the target's own attacks: it does not touch the attacks against it";
const sides = { attacker: DEFENCE, target: OWN } as const;

describe.each(['w40k-9', 'w40k-10', 'w40k-11'])('a wording on the wrong side (%s)', (edition) => {
  const rules = rulesOf(edition);
  const scenario = (side?: 'attacker' | 'target', words?: string, onWeapon = false) => {
    const effects = words === undefined ? [] : [words];
    const weapon = { attacks: 3, skill: '4+', strength: 4, damage: 2, range: 24, armourPenetration: -1 };
    return {
      phase: 'shooting',
      attackers: [
        {
          weapons: [onWeapon ? { ...weapon, effects } : weapon],
          effects: side === 'attacker' && !onWeapon ? effects : [],
        },
      ],
      target: {
        groups: [{ models: 5, toughness: 4, save: '3+', wounds: 3 }],
        effects: side === 'target' ? effects : [],
      },
    };
  };
  const solved = (raw: unknown) => {
    const attack = w40k.attack(raw, rules);
    if (!attack.ok) throw new Error(JSON.stringify(attack.error));
    const { volley, policies, notModelled } = attack.value;
    return { notModelled, last: exactOutcome(volley, policies).afterEach.at(-1)! };
  };
  const bare = solved(scenario()).last;

  test.each([
    ['attacker', 'ignore the first failed save'],
    ['attacker', 'benefit of cover'],
    ['attacker', 'add 1 to save rolls'],
    ['attacker', 'add 1 to toughness'],
    ['attacker', 'improve save by 1'],
    ['attacker', 'set save to 2+'],
    ['attacker', 'invulnerable save 4+'],
    ['attacker', 'feel no pain 5+'],
    ['attacker', 'feel no pain 5+ against mortal wounds'],
    ['attacker', 'stealth'],
    ['attacker', 're-roll save rolls'],
    ['attacker', 'ignore modifiers to save rolls'],
    ['target', 'sustained hits 1'],
    ['target', 'lethal hits'],
    ['target', 'torrent'],
    ['target', 'anti-infantry 4+'],
    ['target', 're-roll hit rolls'],
    ['target', 're-roll damage rolls'],
    ['target', 'add 1 to attacks'],
    ['target', 'add 1 to hit rolls'],
    ['target', 'improve armour penetration by 1'],
    ['target', 'unmodified hit rolls of 5+ are critical hits'],
    ['target', 'critical wounds inflict 1 mortal wound'],
    ['target', 'ignore modifiers to hit rolls'],
  ] as const)('%s: %s', (side, words) => {
    const { last, notModelled } = solved(scenario(side, words));
    expect(last).toEqual(bare);
    expect(notModelled.map(({ what, why, restStands }) => [what, why, restStands])).toEqual([
      [words, sides[side], true],
    ]);
    if (side === 'attacker') expect(solved(scenario('attacker', words, true))).toMatchObject({ last: bare });
  });

  test.each([
    ['attacker', 'halve damage'],
    ['attacker', 'subtract 1 from damage'],
    ['attacker', 'worsen armour penetration by 1'],
    ['attacker', 'subtract 1 from hit rolls'],
    ['attacker', 'set damage to 3'],
    ['target', 'subtract 1 from hit rolls'],
    ['target', 'subtract 1 from wound rolls'],
    ['target', 'subtract 1 from damage'],
    ['target', 'halve damage'],
    ['target', 'worsen armour penetration by 1'],
    ['target', 'set damage to 1'],
    ['target', 'feel no pain 5+'],
    ['target', 'invulnerable save 3+'],
    ['target', 'ignore the first failed save'],
    ['target', 'add 1 to save rolls'],
    ['target', 're-roll save rolls'],
  ] as const)('%s: %s speaks of these attacks', (side, words) => {
    const { last, notModelled } = solved(scenario(side, words));
    expect(notModelled).toEqual([]);
    expect(last).not.toEqual(bare);
  });
});

test.each(['stealth', 'benefit of cover', 'ignore the first failed save', 'feel no pain 5+'])(
  'a defence among the abilities of a weapon is listed once: %s',
  (words) => {
    const attack = w40k.attack(
      {
        phase: 'shooting',
        attackers: [{ weapons: [{ attacks: 1, skill: '3+', strength: 4, damage: 1, range: 24, abilities: [words] }] }],
        target: { groups: [{ models: 5, toughness: 4, wounds: 1 }] },
      },
      rulesOf('w40k-10'),
    );
    if (!attack.ok) throw new Error(JSON.stringify(attack.error));
    expect(attack.value.notModelled.map(({ what, why }) => [what, why])).toEqual([[words, DEFENCE]]);
  },
);

test('a defence of the attacker still bears what its own weapons do to it', () => {
  const hazard = { weapon: { abilities: ['hazardous'] }, attacker: { wounds: 3 } };
  const own = (effects: readonly string[]): number => {
    const attack = w40k.attack(
      {
        phase: 'shooting',
        attackers: [
          {
            ...hazard.attacker,
            effects,
            weapons: [{ attacks: 1, skill: '3+', strength: 4, damage: 1, range: 24, ...hazard.weapon }],
          },
        ],
        target: { groups: [{ models: 5, toughness: 4, wounds: 1 }] },
      },
      rulesOf('w40k-11'),
    );
    if (!attack.ok) throw new Error(JSON.stringify(attack.error));
    expect(attack.value.notModelled).toEqual([]);
    const [volley] = attack.value.own ?? [];
    const { standings, afterEach } = exactOutcome(volley!, attack.value.policies);
    return afterEach
      .at(-1)!
      .reduce((mean, weight, s) => mean + weight * standings.standing(s).lost.reduce((sum, lost) => sum + lost, 0), 0);
  };
  expect(own(['feel no pain 5+'])).toBeCloseTo(own([]) * (2 / 3), 12);
});
