import { type ExactAnswer, estimateOdds, exactOdds } from '@umpire/odds';
import { w40k } from '@umpire/w40k';
import { describe, expect, it } from 'vitest';

const tesla = { name: 'Twin tesla destructor', range: 36, attacks: 6, skill: '3+', strength: 8, damage: 2 };
const barge = { name: 'Barge', weapons: [tesla], effects: ['malevolent arcing'] };
const crowd = { models: 20, toughness: 3, save: '5+', wounds: 1 };
const beside = (distance: number, more: object = {}, group: object = {}) => ({
  name: 'Others',
  groups: [{ ...crowd, ...group }],
  distance,
  ...more,
});
const scenario = (neighbours: readonly object[], more: object = {}) => ({
  phase: 'shooting',
  attackers: [barge],
  target: { name: 'Target', groups: [crowd] },
  neighbours,
  ...more,
});

function attackOf(raw: object, edition = 'w40k-11') {
  const rules = w40k.ruleSet(edition);
  if (!rules.ok) throw new Error(edition);
  const attack = w40k.attack(raw, rules.value);
  if (!attack.ok) throw new Error(attack.error.map(({ code, path }) => `${code} ${path}`).join());
  return attack.value;
}

function odds(raw: object): ExactAnswer {
  const answer = exactOdds(attackOf(raw), { edition: 'w40k-11', ruleSet: '' });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

const first = (raw: object) => odds(raw).neighbours![0]!;

describe('Malevolent Arcing beside the target', () => {
  it('strikes a unit within 3 inches on 5+ for D3 mortal wounds, and no unit farther off', () => {
    const near = first(scenario([beside(2.9)]));
    expect(near.woundsLost.mean).toBeCloseTo(2 / 3, 12);
    expect(near.woundsLost.distribution.slice(0, 4)).toEqual(
      [2 / 3, 1 / 9, 1 / 9, 1 / 9].map((p) => expect.closeTo(p)),
    );
    expect(first(scenario([beside(3)])).woundsLost.mean).toBeCloseTo(2 / 3, 12);
    expect(first(scenario([beside(3.1)])).woundsLost.mean).toBe(0);
  });

  it('rolls for each unit by itself, whatever the target loses', () => {
    const { neighbours = [], ...answer } = odds(scenario([beside(1), beside(9), beside(2, { name: 'More' })]));
    expect(neighbours.map(({ name, woundsLost }) => [name, woundsLost.mean])).toEqual([
      ['Others', expect.closeTo(2 / 3)],
      ['Others', 0],
      ['More', expect.closeTo(2 / 3)],
    ]);
    expect(answer.woundsLost).toEqual(odds(scenario([])).woundsLost);
  });

  it('kills what has too few wounds for a D3', () => {
    const { destroyed, modelsDestroyed } = first(scenario([beside(1, {}, { models: 2 })]));
    expect(destroyed).toBeCloseTo(2 / 9, 12);
    expect(modelsDestroyed.mean).toBeCloseTo((1 / 9) * 1 + (2 / 9) * 2, 12);
  });

  it('lets the unit ignore them by its own rules', () => {
    expect(first(scenario([beside(1, {}, { feelNoPain: '4+' })])).woundsLost.mean).toBeCloseTo(1 / 3, 12);
    expect(first(scenario([beside(1, { effects: ['feel no pain 4+'] })])).woundsLost.mean).toBeCloseTo(1 / 3, 12);
    expect(first(scenario([beside(1, { effects: ['invulnerable save 2+'] })])).woundsLost.mean).toBeCloseTo(2 / 3, 12);
  });

  it('is rolled once a weapon that chooses the target, so by none that may not attack', () => {
    const two = { ...barge, weapons: [{ ...tesla, count: 2 }] };
    expect(first(scenario([beside(1)], { attackers: [two] })).woundsLost.mean).toBeCloseTo(4 / 3, 12);
    const far = scenario([beside(1)], { conditions: { distance: 40 } });
    expect(first(far).woundsLost.mean).toBe(0);
    expect(first(scenario([beside(1)], { conditions: { snapShooting: true } })).woundsLost.mean).toBe(0);
    const other = { ...barge, weapons: [{ ...tesla, name: 'Gauss cannon' }] };
    expect(first(scenario([beside(1)], { attackers: [other] })).woundsLost.mean).toBe(0);
  });

  it('tells weapons apart by their names, even where all their numbers are alike', () => {
    const both = { ...barge, weapons: [{ ...tesla, name: 'Gauss cannon' }, tesla] };
    expect(first(scenario([beside(1)], { attackers: [both] })).woundsLost.mean).toBeCloseTo(2 / 3, 12);
  });

  it('comes only while the target stands to be chosen: here it falls to the first half of the time', () => {
    const coin = { name: 'Coin', weapons: [{ range: 36, attacks: 1, skill: '4+', strength: 20, damage: 9 }] };
    // hits on 4+, wounds on 2+, nothing saves
    const raw = scenario([beside(1)], {
      attackers: [coin, barge],
      target: { name: 'Target', groups: [{ models: 1, toughness: 3, wounds: 5 }] },
    });
    expect(first(raw).woundsLost.mean).toBeCloseTo((1 - 5 / 12) * (2 / 3), 12);
  });

  it('is not given where it hangs on choices that look ahead, and says so', () => {
    const raw = scenario([beside(1)], { attackers: [barge, barge], policies: { hitReroll: 'best' } });
    const { neighbours, unmodelled } = odds({
      ...raw,
      attackers: [{ ...barge, effects: ['malevolent arcing', 're-roll hit rolls'] }, barge],
    });
    expect(neighbours).toBeUndefined();
    expect(unmodelled).toContainEqual(expect.objectContaining({ what: 'losses beside the target', of: 'Others' }));
  });

  it('says that nobody else stands near where the scenario names none', () => {
    const { assumed, unmodelled, neighbours } = odds(scenario([]));
    expect(neighbours).toBeUndefined();
    expect(unmodelled.filter(({ what }) => what === 'Malevolent Arcing')).toEqual([]);
    expect(assumed).toContainEqual({ code: 'alone', what: '3', of: 'Target' });
    expect(odds(scenario([beside(9)])).assumed.map(({ code }) => code)).not.toContain('alone');
    expect(
      odds(scenario([], { attackers: [{ ...barge, effects: [] }] })).assumed.map(({ code }) => code),
    ).not.toContain('alone');
  });

  it('is estimated to the same figures', () => {
    const answer = estimateOdds(attackOf(scenario([beside(1)])), {
      trials: 40_000,
      seed: '7',
      edition: 'w40k-11',
      ruleSet: '',
    });
    if (!answer.ok) throw new Error('no estimate');
    expect(answer.value.neighbours![0]!.woundsLost.mean.value).toBeCloseTo(2 / 3, 1);
  });
});

it('a neighbour without its distance is refused, with its place', () => {
  const rules = w40k.ruleSet('w40k-11');
  if (!rules.ok) throw new Error('w40k-11');
  const { distance: _, ...nowhere } = beside(1);
  const read = w40k.attack(scenario([nowhere]), rules.value);
  expect(read.ok ? [] : read.error.map(({ path }) => path)).toEqual(['neighbours[0].distance']);
});
