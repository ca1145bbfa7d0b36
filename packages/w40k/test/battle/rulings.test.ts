import { Battle, battleHash, compileGame } from '@umpire/battle';
import type { Rule } from '@umpire/rules';
import { describe, expect, it } from 'vitest';
import type { AttackHooks } from '../../src/attack/hooks.js';
import { gameOf } from '../../src/turn/game.js';
import { holdGround } from '../../src/turn/hold-ground.js';
import { army, chargers, tank, troopers } from './armies.js';
import { answer, at, byHand, keys, lostOf, numberOf, offered, open, pass, roll, row, until, use } from './by-hand.js';
import { eleventh, engineOf, heading, newBattle, openField } from './table.js';

const few = { armies: { A: army('Reds', [troopers('reds', 2)]), B: army('Blues', [troopers('blues', 3)]) } };
const start = { first: 'A' } as const;
const rich = { commandPoints: { A: 3, B: 3 } };
const poor = { commandPoints: { A: -9, B: -9 } };

/** Two troopers of A fifteen inches from three of B, in the open. */
const inRange = (purse: { commandPoints: { A: number; B: number } } = poor) =>
  byHand({ ...start, ...purse, models: { ...row('A1', 2, 10, 20), ...row('B1', 3, 10, 35) } }, few);

function aimed(purse = poor) {
  const battle = inRange(purse);
  until(battle, 'select-to-shoot');
  answer(battle, 'select-to-shoot', { pick: ['normal>A1'] });
  answer(battle, 'select-targets-step', { propose: { at: { B1: 'all' } } });
  return battle;
}

describe('shooting (10, 04, 05)', () => {
  it('rolls the attacks of alike weapons together: hits, wounds, saves, and takes the lowest saves first', () => {
    const battle = aimed();
    roll(battle, 'hit', [[6, 5, 2, 3]]); // 3+ to hit: three of four
    const wounded = battle.open?.kind === 'throw' ? battle.open.throw.lots.reduce((sum, { dice }) => sum + dice, 0) : 0;
    expect(wounded).toBe(3);
    const lots = battle.open?.kind === 'throw' ? battle.open.throw.lots : [];
    roll(
      battle,
      'wound',
      lots.map(({ dice }, i) => Array.from({ length: dice }, (_, d) => (i === 0 && d === 0 ? 1 : 4))),
    );
    roll(battle, 'save', [[6, 2]]); // 3+ at AP -1: a 2 fails
    const choice = open(battle);
    expect([choice.rule, choice.seat, keys(choice)]).toEqual(['select-model', 'B', ['B1.1', 'B1.2', 'B1.3']]);
    answer(battle, 'select-model', { pick: ['B1.2'] });
    expect([lostOf(battle, 'B1.1'), lostOf(battle, 'B1.2')]).toEqual([0, 1]);
  });

  it('refuses a target out of range, and says which weapon', () => {
    const battle = byHand({ ...start, ...poor, models: { ...row('A1', 2, 10, 10), ...row('B1', 3, 10, 40) } }, few);
    until(battle, 'select-to-shoot');
    answer(battle, 'select-to-shoot', { pick: ['normal>A1'] });
    const { seat, id } = open(battle);
    const judged = battle.judge(seat, id, { propose: { at: { B1: ['A1.1>rifle'] } } });
    expect(judged.ok).toBe(false);
    expect(!judged.ok && judged.error.issues).toMatchObject([
      { code: 'out-of-range', path: 'at.B1[0]', rule: 'select-targets-step' },
    ]);
    expect(!judged.ok && judged.error.nearest).toEqual({ at: {} });
  });

  it('does not let a unit shoot that is engaged, unless its weapons are made for it', () => {
    const battle = byHand({ ...start, ...poor, models: { ...row('A1', 2, 10, 20), ...row('B1', 3, 10, 22) } }, few);
    until(battle, 'pile-in'); // no select-to-shoot on the way, which would have been passed in silence
    const asked = battle.entries.map(({ rule }) => rule);
    expect(asked).not.toContain('select-to-shoot');
  });
});

describe('Command Re-roll (15.02)', () => {
  it('is offered to whoever rolled, throws one die again, and that die never a third time', () => {
    const battle = aimed(rich);
    roll(battle, 'hit', [[1, 1, 1, 1]]);
    expect(offered(battle, 'A')).toEqual(['command-re-roll']);
    use(battle, 'command-re-roll');
    roll(battle, 'hit, command-re-roll', [[5]]);
    expect(numberOf(battle, 'command-points', 0)).toBe(3); // 3, 1 gained, 1 paid
    expect(battle.open?.kind === 'throw' && battle.open.throw).toMatchObject({ purpose: 'wound', lots: [{ dice: 1 }] });
  });

  it('is used once a phase, and not on a unit that another stratagem was used on', () => {
    const battle = aimed(rich);
    roll(battle, 'hit', [[1, 1, 1, 6]]);
    use(battle, 'command-re-roll');
    answer(battle, 'command-re-roll', { pick: ['0.0.0'] });
    roll(battle, 'hit, command-re-roll', [[1]]);
    const lots = battle.open?.kind === 'throw' ? battle.open.throw.lots : [];
    roll(
      battle,
      'wound',
      lots.map(() => [1]),
    );
    expect(offered(battle, 'A')).not.toContain('command-re-roll');
  });

  it('is not offered without command points', () => {
    const battle = aimed(poor);
    roll(battle, 'hit', [[1, 1, 1, 1]]);
    expect(offered(battle, 'A')).toEqual([]);
  });
});

describe('battle-shock (08.03, 01.07)', () => {
  const hurt = (purse: { commandPoints: { A: number; B: number } }) =>
    byHand({ ...start, ...purse, models: { 'A1.1': at(10, 20), ...row('B1', 3, 10, 50) } }, few);

  it('is rolled for with 2D6 by a unit at half strength, against the best Leadership', () => {
    const battle = hurt(poor);
    roll(battle, 'battle-shock', [[2, 3]]); // Leadership 6
    expect(numberOf(battle, 'battle-shocked')).toBe(1);
  });

  it('passes without a roll by Insane Bravery, once a battle', () => {
    const battle = hurt(rich);
    use(battle, 'insane-bravery');
    expect(numberOf(battle, 'battle-shocked')).toBe(0);
    expect(numberOf(battle, 'command-points', 0)).toBe(3);
    expect(battle.open?.kind).toBe('choices');
  });

  it('keeps its stratagems from a unit, and its objectives', () => {
    const battle = byHand({ ...start, ...rich, models: { 'A1.1': at(22, 30), ...row('B1', 3, 10, 50) } }, few);
    pass(battle);
    roll(battle, 'battle-shock', [[1, 1]]);
    expect(numberOf(battle, 'holder', 0)).toBe(0);
    until(battle, 'select-to-shoot');
    answer(battle, 'select-to-shoot', { pick: ['normal>A1'] });
    answer(battle, 'select-targets-step', { propose: { at: { B1: 'all' } } });
    roll(battle, 'hit', [[1, 1]]);
    expect(offered(battle, 'A')).toEqual([]);
  });
});

describe('charges (11)', () => {
  const near = { armies: { A: army('Reds', [chargers('reds', 2)]), B: army('Blues', [troopers('blues', 3)]) } };
  const facing = () =>
    byHand({ ...start, ...poor, models: { ...row('A1', 2, 10, 20), ...row('B1', 3, 10, 27) } }, near);

  it('are declared, then rolled, then aimed at enemies that the roll reaches', () => {
    const battle = facing();
    until(battle, 'declare-a-charge');
    answer(battle, 'declare-a-charge', { pick: ['A1'] });
    roll(battle, 'charge', [[1, 2]]);
    expect(open(battle).rule).not.toBe('charge-targets');
  });

  it('rolled again by a rule of the unit’s own sheet say what that is worth', () => {
    const { rules, board } = eleventh();
    const drive: Rule<AttackHooks> = {
      id: 'drive',
      name: 'Drive',
      kind: 'ability',
      summary: 'Charges are rolled again.',
      stage: 'executable',
      source: { document: 'invented', section: '' },
      effects: () => [{ do: [{ reroll: 'charge', which: 'any', for: 'self' }] }],
    };
    const edition = { board, rules: { ...rules, rules: new Map([...rules.rules, ['drive', drive] as const]) } };
    const reds = army('Reds', [{ ...chargers('reds', 2), abilities: [{ name: 'Drive', rule: 'drive' }] }]);
    const engagement = { armies: { ...near.armies, A: reds }, field: openField, scoring: holdGround };
    const battle = Battle.start(compileGame(gameOf(edition, engagement)), {
      ...heading(''),
      seed: '1',
      dice: 'by-hand',
      position: { ...start, ...poor, models: { ...row('A1', 2, 10, 20), ...row('B1', 3, 10, 28) } },
    });
    until(battle, 'declare-a-charge');
    answer(battle, 'declare-a-charge', { pick: ['A1'] });
    roll(battle, 'charge', [[1, 2]]);
    const { seat, id } = open(battle);
    const [key = ''] = keys(open(battle));
    expect(key).toBe('drive>re-roll');
    // eight inches less two halves of 32 mm and two inches of engagement leave 4.74″: a five or more
    expect(battle.stakes(seat, id, key)).toEqual({ kind: 'roll', without: 0, with: 30 / 36 });
  });

  it('give Fights First, and the fight that follows is the charger’s choice first', () => {
    const battle = facing();
    until(battle, 'declare-a-charge');
    answer(battle, 'declare-a-charge', { pick: ['A1'] });
    roll(battle, 'charge', [[4, 4]]);
    answer(battle, 'charge-targets', { pick: ['B1'] });
    const { seat, id } = open(battle);
    const refused = battle.judge(seat, id, { propose: { models: [] } });
    expect(!refused.ok && refused.error.issues.map(({ code }) => code)).toContain('end-not-closer');
    expect(!refused.ok && refused.error.nearest).toBeDefined();
    if (!refused.ok) answer(battle, 'charge-move', { propose: refused.error.nearest });
    until(battle, 'select-to-fight');
    expect([open(battle).seat, keys(open(battle))]).toEqual(['A', ['A1']]);
  });
});

describe('Crushing Impact (15.06)', () => {
  it('rolls a die for each Toughness: ones for the tank, fives and sixes for the enemy', () => {
    const heavy = { armies: { A: army('Reds', [tank('tank')]), B: army('Blues', [troopers('blues', 3)]) } };
    const battle = byHand(
      { ...start, commandPoints: { A: 0, B: -9 }, models: { 'A1.1': at(20, 20), ...row('B1', 3, 20, 25) } },
      heavy,
    );
    until(battle, 'declare-a-charge');
    answer(battle, 'declare-a-charge', { pick: ['A1'] });
    roll(battle, 'charge', [[6, 6]]);
    pass(battle); // Command Re-roll
    answer(battle, 'charge-targets', { pick: ['B1'] });
    const { seat, id } = open(battle);
    const refused = battle.judge(seat, id, { propose: { models: [] } });
    if (!refused.ok) answer(battle, 'charge-move', { propose: refused.error.nearest });
    use(battle, 'crushing-impact');
    roll(battle, 'crushing-impact', [[1, 2, 3, 4, 4, 5, 6, 2, 3]]);
    expect(lostOf(battle, 'A1.1')).toBe(1);
    const blues = ['B1.1', 'B1.2', 'B1.3'];
    answer(battle, 'select-model', { pick: ['B1.3'] });
    expect(blues.map((ref) => lostOf(battle, ref))).toEqual([0, 0, 2]);
  });
});

describe('Fire Overwatch (15.08, 15.09)', () => {
  it('shoots with snap shooting as the opponent’s Movement phase ends: only unmodified sixes hit', () => {
    const battle = byHand(
      { ...start, commandPoints: { A: -9, B: 0 }, models: { ...row('A1', 2, 10, 20), ...row('B1', 3, 10, 35) } },
      few,
    );
    until(battle, 'select-to-move');
    answer(battle, 'select-to-move', { pick: [] });
    use(battle, 'fire-overwatch');
    answer(battle, 'select-targets-step', { propose: { at: { A1: 'all' } } });
    roll(battle, 'hit', [[5, 5, 5, 5, 5, 6]]);
    expect(battle.open?.kind === 'throw' && battle.open.throw).toMatchObject({ purpose: 'wound', lots: [{ dice: 1 }] });
  });
});

describe('what is offered', () => {
  it('is a stratagem once, whatever other names it has', () => {
    const detachment = {
      name: 'Both',
      rules: [],
      stratagems: ['chronodistortion', 'quantum-deflection'],
      dispositions: [],
    };
    const reds = { ...army('Reds', [troopers('reds', 2)]), detachments: [detachment] };
    const { game } = engineOf({ armies: { ...few.armies, A: reds } });
    const rules = new Set(game.triggers.filter(({ offer }) => offer).map(({ rule }) => rule));
    expect(rules.has('crushing-impact')).toBe(true);
    expect(rules.has('tank-shock')).toBe(false);
    expect(rules.has('quantum-deflection')).toBe(true);
    expect(rules.has('chronodistortion')).toBe(true);
  });
});

describe('Scouts (24.32)', () => {
  it('move before the battle, the player with the first turn first, and stay more than eight inches from enemies', () => {
    const scout = { name: 'Scouts 8"', rule: 'scouts', parameter: 8 };
    const armies = {
      A: army('Reds', [{ ...troopers('reds', 1), abilities: [scout] }]),
      B: army('Blues', [troopers('blues', 1)]),
    };
    const battle = newBattle('3', {}, { armies });
    for (let i = 0; i < 10 && battle.choices[0]?.rule !== 'select-to-scout'; i++) {
      const { seat, id } = open(battle);
      const place = { at: { x: 22 * 25_400, y: (seat === 'A' ? 10 : 50) * 25_400 }, facing: 0, height: 0 };
      const model = seat === 'A' ? 0 : 1;
      expect(battle.answer(seat, id, { propose: { models: [{ model, at: place }] } }).ok).toBe(true);
    }
    answer(battle, 'select-to-scout', { pick: ['A1'] });
    const { seat, id } = open(battle);
    const to = (y: number) => ({
      propose: { models: [{ model: 0, steps: [{ kind: 'go', to: { x: 22 * 25_400, y: y * 25_400 } }] }] },
    });
    expect(battle.judge(seat, id, to(19)).ok).toBe(false);
    answer(battle, 'scouts', to(18));
    expect(numberOf(battle, 'y', 0)).toBe(18 * 25_400);
    expect(numberOf(battle, 'round')).toBe(1);
  });
});

describe('deployment (27, 03.02)', () => {
  it('is not left out by a unit that there is room for', () => {
    const battle = newBattle('3', {}, few);
    const { seat, id } = open(battle);
    const judged = battle.judge(seat, id, { propose: { stays: true } });
    expect(!judged.ok && judged.error.issues.map(({ code }) => code)).toEqual(['must-be-set-up']);
    expect(!judged.ok && battle.judge(seat, id, { propose: judged.error.nearest }).ok).toBe(true);
  });
});

describe('undo', () => {
  it('takes back a move, and the same answers lead to the same battle; it is refused past a die', () => {
    const battle = inRange();
    until(battle, 'select-to-move');
    const before = battleHash(battle);
    answer(battle, 'select-to-move', { pick: ['normal>A1'] });
    const after = battleHash(battle);
    expect(battle.undo('A').ok).toBe(true);
    expect(battleHash(battle)).toBe(before);
    answer(battle, 'select-to-move', { pick: ['normal>A1'] });
    expect(battleHash(battle)).toBe(after);
    answer(battle, 'normal-move', { propose: { stays: true } });
    answer(battle, 'select-to-shoot', { pick: ['normal>A1'] });
    answer(battle, 'select-targets-step', { propose: { at: { B1: 'all' } } });
    roll(battle, 'hit', [[1, 1, 1, 1]]);
    expect(!battle.undo('A').ok).toBe(true);
  });
});
