import { describe, expect, it } from 'vitest';
import { army, chargers, tank, troopers, unit } from './armies.js';
import { answer, at, byHand, lostOf, numberOf, roll, row, until } from './by-hand.js';

const poor = { first: 'A' as const, commandPoints: { A: -9, B: -9 } };

describe('Deadly Demise (24.08)', () => {
  it('is rolled once the attacks are resolved; on a six every unit within six inches suffers', () => {
    const armies = { A: army('Reds', [troopers('reds', 2)]), B: army('Blues', [tank('tank'), chargers('blues', 3)]) };
    const battle = byHand(
      { ...poor, models: { ...row('A1', 2, 10, 20), 'B1.1': at(10, 40, { lost: 9 }), ...row('B2', 3, 14, 40) } },
      { armies },
    );
    until(battle, 'select-to-shoot');
    answer(battle, 'select-to-shoot', { pick: ['normal>A1'] });
    answer(battle, 'select-targets-step', { propose: { at: { B1: 'all' } } });
    roll(battle, 'hit', [[6, 6, 6, 6]]);
    const lots = battle.open?.kind === 'throw' ? battle.open.throw.lots : [];
    roll(
      battle,
      'wound',
      lots.map(({ dice }) => Array.from({ length: dice }, () => 6)),
    );
    roll(battle, 'save', [[1, 1, 1, 1]]);
    expect(numberOf(battle, 'place', battle.state.ground.roster.modelBy.get('B1.1')!.index)).toBe(5);
    roll(battle, 'deadly-demise', [[6]]);
    answer(battle, 'select-model', { pick: ['B2.2'] });
    expect(lostOf(battle, 'B2.2')).toBe(1);
    expect(numberOf(battle, 'place', battle.state.ground.roster.modelBy.get('B1.1')!.index)).toBe(2);
    expect(lostOf(battle, 'A1.1')).toBe(0);
  });
});

describe('Reanimation Protocols (02.02.04)', () => {
  it('heals the hurt model first, then brings one back with one wound, in a place of its owner’s', () => {
    const rule = { name: 'Reanimation Protocols', rule: 'reanimation-protocols' };
    const three = troopers('reds', 3);
    const armies = { A: army('Reds', [unit('reds', three.models, [rule])]), B: army('Blues', [troopers('blues', 2)]) };
    const battle = byHand(
      { ...poor, models: { 'A1.1': at(10, 20, { lost: 1 }), 'A1.2': at(11.5, 20), ...row('B1', 2, 10, 50) } },
      { armies },
    );
    roll(battle, 'reanimation-protocols heal', [[3]]);
    expect(lostOf(battle, 'A1.1')).toBe(0);
    const far = battle.judge('A', battle.choices[0]!.id, { propose: { x: 900_000, y: 900_000 } });
    expect(!far.ok && far.error.issues.map(({ code }) => code)).toEqual(['end-incoherent']);
    answer(battle, 'reviving', { propose: { x: 13 * 25_400, y: 20 * 25_400 } });
    expect([lostOf(battle, 'A1.3'), numberOf(battle, 'place', 2)]).toEqual([0, 1]);
  });
});
