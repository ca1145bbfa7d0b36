import { describe, expect, it } from 'vitest';
import { army, tank, troopers } from './armies.js';
import { answer, at, byHand, keys, numberOf, open, roll, row, until } from './by-hand.js';
import { newBattle } from './table.js';

const poor = { first: 'A' as const, commandPoints: { A: -9, B: -9 } };
const room = { rooms: [{ capacity: 6, carries: [['INFANTRY']], refuses: [], places: [] }] } as const;
const carrier = { ...tank('carrier'), transport: room };

describe('transports (18)', () => {
  const armies = { A: army('Reds', [carrier, troopers('reds', 2)]), B: army('Blues', [troopers('blues', 3)]) };
  const position = { ...poor, models: { 'A1.1': at(20, 20), ...row('A2', 2, 20, 23.5), ...row('B1', 3, 20, 50) } };

  function aboard() {
    const battle = byHand(position, { armies });
    until(battle, 'select-to-move');
    answer(battle, 'select-to-move', { pick: ['normal>A2'] });
    answer(battle, 'normal-move', { propose: { models: [] } });
    answer(battle, 'embark', { pick: ['A1'] });
    return battle;
  }

  it('take in a unit that ends its move near, and keep it off the battlefield', () => {
    const battle = aboard();
    expect(numberOf(battle, 'place', 1)).toBe(4);
    expect(keys(open(battle))).toEqual(['normal>A1', 'advance>A1']);
  });

  it('let it out in its next Movement phase: before the transport moves, to move on', () => {
    const battle = aboard();
    until(battle, 'select-to-move');
    // the rest of this phase, and the opponent's turn
    answer(battle, 'select-to-move', { pick: [] });
    until(battle, 'select-to-move');
    answer(battle, 'select-to-move', { pick: [] });
    until(battle, 'select-to-move');
    expect(keys(open(battle))).toContain('disembark-tactical>A2');
    answer(battle, 'select-to-move', { pick: ['disembark-tactical>A2'] });
    const { seat, id } = open(battle);
    const judged = battle.judge(seat, id, { propose: { models: [] } });
    expect(judged.ok).toBe(false);
    if (!judged.ok) answer(battle, 'disembark-tactical', { propose: judged.error.nearest });
    expect(numberOf(battle, 'place', 1)).toBe(1);
    answer(battle, 'move-after-disembarking', { pick: [] });
  });

  it('do not take more than they have room for', () => {
    const many = { A: army('Reds', [carrier, troopers('reds', 7)]), B: army('Blues', [troopers('blues', 3)]) };
    const battle = byHand({ ...position, models: { ...position.models, ...row('A2', 7, 14, 23.5) } }, { armies: many });
    until(battle, 'select-to-move');
    answer(battle, 'select-to-move', { pick: ['normal>A2'] });
    answer(battle, 'normal-move', { propose: { models: [] } });
    expect(open(battle).rule).not.toBe('embark');
  });

  it('spill who is inside when they are destroyed: hazard rolls, then a place near the wreck, battle-shocked', () => {
    const hurt = {
      ...position,
      models: { ...position.models, 'A1.1': at(20, 20, { lost: 9 }), ...row('B1', 3, 20, 34) },
    };
    const battle = byHand(hurt, { armies });
    roll(battle, 'battle-shock', [[6, 6]]);
    until(battle, 'select-to-move');
    answer(battle, 'select-to-move', { pick: ['normal>A2'] });
    answer(battle, 'normal-move', { propose: { models: [] } });
    answer(battle, 'embark', { pick: ['A1'] });
    answer(battle, 'select-to-move', { pick: [] });
    until(battle, 'select-to-move');
    expect(open(battle).seat).toBe('B');
    answer(battle, 'select-to-move', { pick: [] });
    until(battle, 'select-to-shoot');
    answer(battle, 'select-to-shoot', { pick: ['normal>B1'] });
    answer(battle, 'select-targets-step', { propose: { at: { A1: 'all' } } });
    roll(battle, 'hit', [[6, 6, 6, 6, 6, 6]]);
    const lots = battle.open?.kind === 'throw' ? battle.open.throw.lots : [];
    roll(
      battle,
      'wound',
      lots.map(({ dice }) => Array.from({ length: dice }, () => 6)),
    );
    roll(battle, 'save', [[1, 1, 1, 1, 1, 1]]);
    roll(battle, 'hazard', [[3, 3]]);
    expect(open(battle)).toMatchObject({ rule: 'disembark-emergency', seat: 'A' });
    const { seat, id } = open(battle);
    expect(battle.judge(seat, id, { propose: { stays: true } }).ok).toBe(false);
    const there = (x: number) => ({ at: { x: x * 25_400, y: 23 * 25_400 }, facing: 0, height: 0 });
    const far = {
      models: [
        { model: 1, at: there(20) },
        { model: 2, at: there(22) },
      ],
    };
    const judged = battle.judge(seat, id, { propose: far });
    expect(!judged.ok && judged.error.issues.map(({ code }) => code)).toEqual([
      'end-could-be-nearer',
      'end-could-be-nearer',
    ]);
    if (!judged.ok) answer(battle, 'disembark-emergency', { propose: judged.error.nearest });
    expect([numberOf(battle, 'place', 1), numberOf(battle, 'battle-shocked', 1), numberOf(battle, 'place', 0)]).toEqual(
      [1, 1, 5],
    );
  });

  it('start with their passengers in them', () => {
    const started = {
      A: army('Reds', [carrier, { ...troopers('reds', 2), embarkedIn: 'carrier' }]),
      B: army('Blues', [troopers('blues', 3)]),
    };
    const battle = newBattle('1', {}, { armies: started });
    expect(numberOf(battle, 'carrier', 1)).toBe(1);
  });
});
