import { Battle, battleHash, readBattle, writeBattle } from '@umpire/battle';
import { playOut, randomPlayer } from '@umpire/bots';
import { ok, Rng } from '@umpire/kernel';
import { describe, expect, it } from 'vitest';
import { battleOf } from '../../src/turn/battle-of.js';
import { army, chargers, tank, troopers } from './armies.js';
import { answer, at, keys, lostOf, numberOf, offered, open, roll, row, until, use } from './by-hand.js';
import { heading } from './table.js';
import { tenth, tenthByHand, tenthEngine } from './tenth.js';

const few = { armies: { A: army('Reds', [troopers('reds', 4)]), B: army('Blues', [troopers('blues', 4)]) } };
const swords = { armies: { A: army('Reds', [chargers('reds', 2)]), B: army('Blues', [chargers('blues', 2)]) } };
const start = { first: 'A' } as const;
const poor = { commandPoints: { A: -9, B: -9 } };
const rich = { commandPoints: { A: 3, B: 3 } };

describe('Battle-shock (tenth)', () => {
  it('is not tested for at half strength, which is not below it', () => {
    const battle = tenthByHand(
      { ...start, ...poor, models: { ...row('A1', 2, 10, 20), ...row('B1', 4, 10, 50) } },
      few,
    );
    expect(until(battle, 'select-to-move').rule).toBe('select-to-move');
  });

  it('is tested for below half strength, and lasts until the next own Command phase', () => {
    const battle = tenthByHand({ ...start, ...poor, models: { 'A1.1': at(22, 30), ...row('B1', 4, 10, 50) } }, few);
    roll(battle, 'battle-shock', [[2, 3]]); // Leadership 6
    expect(numberOf(battle, 'battle-shocked')).toBe(1);
    until(battle, 'select-to-shoot');
    expect(numberOf(battle, 'battle-shocked')).toBe(1);
  });

  it('passes without a roll by Insane Bravery', () => {
    const battle = tenthByHand({ ...start, ...rich, models: { 'A1.1': at(10, 20), ...row('B1', 4, 10, 55) } }, few);
    use(battle, 'insane-bravery');
    expect(numberOf(battle, 'battle-shocked')).toBe(0);
    expect(numberOf(battle, 'command-points', 0)).toBe(3); // 3, 1 gained, 1 paid
  });
});

describe('the Charge phase (tenth)', () => {
  const facing = (purse: { commandPoints: { A: number; B: number } } = poor) =>
    tenthByHand({ ...start, ...purse, models: { ...row('A1', 2, 10, 20), ...row('B1', 2, 10, 27) } }, swords);

  it('names targets before the roll: a single one at once, and then 2D6', () => {
    const battle = facing();
    until(battle, 'declare-a-charge');
    answer(battle, 'declare-a-charge', { pick: ['A1'] });
    roll(battle, 'charge', [[6, 5]]);
    expect(open(battle).rule).toBe('charge-move');
  });

  it('asks which targets where there are several, one at least', () => {
    const three = {
      armies: { A: army('Reds', [chargers('reds', 2)]), B: army('Blues', [chargers('one', 2), chargers('two', 2)]) },
    };
    const models = { ...row('A1', 2, 10, 20), ...row('B1', 2, 10, 27), ...row('B2', 2, 16, 27) };
    const battle = tenthByHand({ ...start, ...poor, models }, three);
    until(battle, 'declare-a-charge');
    answer(battle, 'declare-a-charge', { pick: ['A1'] });
    const choice = open(battle);
    expect([choice.rule, keys(choice)]).toEqual(['charge-targets', ['B1', 'B2']]);
    expect(choice.ask).toMatchObject({ min: 1, max: 2 });
  });
});

describe('the Fight phase (tenth)', () => {
  // within an inch of each other
  const engaged = (purse: { commandPoints: { A: number; B: number } } = poor) =>
    tenthByHand({ ...start, ...purse, models: { ...row('A1', 2, 10, 20), ...row('B1', 2, 10, 22) } }, swords);

  it('begins with the player whose turn it is not, without a pass', () => {
    const battle = engaged();
    const choice = until(battle, 'select-to-fight');
    expect([choice.seat, keys(choice)]).toEqual(['B', ['B1']]);
    expect(choice.ask).toMatchObject({ min: 1 });
  });

  it('has a unit pile in, fight and consolidate before the other player selects', () => {
    const battle = engaged();
    until(battle, 'select-to-fight');
    answer(battle, 'select-to-fight', { pick: ['B1'] });
    expect(open(battle)).toMatchObject({ rule: 'pile-in', seat: 'B' });
    answer(battle, 'pile-in', { propose: { stays: true } });
    answer(battle, 'select-targets-step', { propose: { at: { A1: 'all' } } });
    roll(battle, 'hit', [[1, 1, 1, 1, 1, 1]]);
    expect(open(battle)).toMatchObject({ rule: 'consolidate', seat: 'B' });
    answer(battle, 'consolidate', { propose: { stays: true } });
    expect(open(battle)).toMatchObject({ rule: 'select-to-fight', seat: 'A' });
  });

  it('lets a charger fight first', () => {
    const battle = tenthByHand(
      { ...start, ...poor, models: { ...row('A1', 2, 10, 20), ...row('B1', 2, 10, 23.4) } },
      swords,
    );
    until(battle, 'declare-a-charge');
    answer(battle, 'declare-a-charge', { pick: ['A1'] });
    roll(battle, 'charge', [[6, 6]]);
    const { seat, id } = open(battle);
    answer(battle, 'charge-move', { propose: battle.suggest(seat, id, Rng.seeded('1')) });
    expect(until(battle, 'select-to-fight')).toMatchObject({ seat: 'A' });
  });
});

describe('core stratagems of the tenth', () => {
  const engaged = () =>
    tenthByHand(
      {
        ...start,
        ...rich,
        models: { ...row('A1', 2, 10, 20), ...row('A2', 2, 30, 20), ...row('B1', 2, 10, 22), ...row('B2', 2, 30, 22) },
      },
      {
        armies: {
          A: army('Reds', [chargers('a-one', 2), chargers('a-two', 2)]),
          B: army('Blues', [chargers('b-one', 2), chargers('b-two', 2)]),
        },
      },
    );

  it('Counter-offensive has a unit fight next that its player selects after an enemy fought', () => {
    const battle = engaged();
    until(battle, 'select-to-fight');
    answer(battle, 'select-to-fight', { pick: ['B1'] });
    until(battle, 'pile-in');
    answer(battle, 'pile-in', { propose: { stays: true } });
    until(battle, 'select-targets-step');
    answer(battle, 'select-targets-step', { propose: { at: { A1: 'all' } } });
    roll(battle, 'hit', [[1, 1, 1, 1, 1, 1]]);
    until(battle, 'consolidate');
    answer(battle, 'consolidate', { propose: { stays: true } });
    expect(offered(battle, 'A')).toContain('counter-offensive');
    use(battle, 'counter-offensive');
    const choice = until(battle, 'select-to-fight');
    expect([choice.seat, keys(choice).length]).toEqual(['A', 1]);
  });

  it('Fire Overwatch is for a unit within 24" as the enemy begins or ends its move, and shoots at that enemy alone', () => {
    const guns = { armies: { A: army('Reds', [chargers('reds', 2)]), B: army('Blues', [troopers('blues', 2)]) } };
    const battle = tenthByHand(
      { ...start, ...rich, models: { ...row('A1', 2, 10, 20), ...row('B1', 2, 10, 40) } },
      guns,
    );
    until(battle, 'select-to-move');
    answer(battle, 'select-to-move', { pick: ['normal>A1'] });
    expect(offered(battle, 'B')).toEqual(['fire-overwatch']);
    use(battle, 'fire-overwatch');
    answer(battle, 'select-targets-step', { propose: { at: { A1: 'all' } } });
    roll(battle, 'hit', [[5, 5, 5, 5]]); // only 6s hit
    answer(battle, 'normal-move', { propose: { stays: true } });
    expect(offered(battle, 'B')).toEqual([]);
  });

  it('Fire Overwatch is not offered beyond 24"', () => {
    const guns = { armies: { A: army('Reds', [chargers('reds', 2)]), B: army('Blues', [troopers('blues', 2)]) } };
    const battle = tenthByHand(
      { ...start, ...rich, models: { ...row('A1', 2, 10, 20), ...row('B1', 2, 10, 50) } },
      guns,
    );
    until(battle, 'select-to-move');
    answer(battle, 'select-to-move', { pick: ['normal>A1'] });
    expect(offered(battle, 'B')).toEqual([]);
  });

  it('Heroic Intervention charges the unit that has just charged, and gives no Fights First', () => {
    const models = { ...row('A1', 2, 10, 20), ...row('B1', 2, 10, 23.4), ...row('B2', 2, 15, 23.4) };
    const battle = tenthByHand(
      { ...start, ...rich, models },
      {
        armies: { A: army('Reds', [chargers('reds', 2)]), B: army('Blues', [chargers('one', 2), chargers('two', 2)]) },
      },
    );
    until(battle, 'declare-a-charge');
    answer(battle, 'declare-a-charge', { pick: ['A1'] });
    answer(battle, 'charge-targets', { pick: ['B1'] });
    roll(battle, 'charge', [[6, 6]]);
    until(battle, 'charge-move');
    const charge = open(battle);
    answer(battle, 'charge-move', { propose: battle.suggest(charge.seat, charge.id, Rng.seeded('1')) });
    expect(offered(battle, 'B')).toContain('heroic-intervention');
    use(battle, 'heroic-intervention');
    roll(battle, 'charge', [[6, 6]]);
    until(battle, 'charge-move');
    const { seat, id } = open(battle);
    answer(battle, 'charge-move', { propose: battle.suggest(seat, id, Rng.seeded('1')) });
    const choice = until(battle, 'select-to-fight');
    expect([choice.seat, keys(choice)]).toEqual(['A', ['A1']]); // B2 charged, and waits for Remaining Combats
  });
});

describe('Desperate Escape (tenth)', () => {
  const held = () =>
    tenthByHand({ ...start, ...poor, models: { ...row('A1', 4, 10, 20), ...row('B1', 4, 10, 22) } }, few);

  it('has one die rolled for each model that will move over enemies; each 1 or 2 takes a model of its owner’s choice', () => {
    const battle = held();
    until(battle, 'select-to-move');
    answer(battle, 'select-to-move', { pick: ['desperate-escape>A1'] });
    answer(battle, 'desperate-escape-tests', { pick: ['A1.1', 'A1.2'] });
    roll(battle, 'desperate-escape', [[2, 3]]);
    const choice = open(battle);
    expect([choice.rule, keys(choice)]).toEqual(['desperate-escape-tests', ['A1.1', 'A1.2', 'A1.3', 'A1.4']]);
    answer(battle, 'desperate-escape-tests', { pick: ['A1.4'] });
    expect(numberOf(battle, 'place', 3)).toBe(2);
    expect(open(battle).rule).toBe('desperate-escape');
  });

  it('is no matter for a unit that falls back around its enemies', () => {
    const battle = held();
    until(battle, 'select-to-move');
    answer(battle, 'select-to-move', { pick: ['fall-back>A1'] });
    expect(open(battle).rule).toBe('fall-back-move');
  });
});

describe('reserves (tenth)', () => {
  const deepStrike = { name: 'Deep Strike', rule: 'deep-strike' };
  const arriving = (led: readonly (typeof deepStrike)[]) => {
    const body = { ...chargers('body', 2), abilities: [deepStrike], inReserves: true };
    const leader = { ...chargers('leader', 1), abilities: led, attachedTo: 'body', inReserves: true };
    const armies = {
      A: army('Reds', [body, leader, chargers('walkers', 2)]),
      B: army('Blues', [chargers('blues', 2)]),
    };
    const models = { ...row('A2', 2, 10, 10), ...row('B1', 2, 10, 55) };
    const battle = tenthByHand({ ...start, ...poor, models, reserves: ['A1'] }, { armies });
    for (const _ of ['turn of A', 'turn of B']) {
      until(battle, 'select-to-move');
      answer(battle, 'select-to-move', { pick: [] });
    }
    return battle;
  };

  it('arrive in a step of their own once all that move have moved', () => {
    const battle = arriving([deepStrike]);
    expect(keys(until(battle, 'select-to-move'))).toEqual(['normal>A2', 'advance>A2']);
    answer(battle, 'select-to-move', { pick: [] });
    expect(keys(until(battle, 'select-to-move'))).toEqual(['ingress>A1', 'deep-strike>A1']);
  });

  it('come by Deep Strike only where every part of an attached unit has it', () => {
    const battle = arriving([]);
    until(battle, 'select-to-move');
    answer(battle, 'select-to-move', { pick: [] });
    expect(keys(until(battle, 'select-to-move'))).toEqual(['ingress>A1']);
  });
});

describe('a destroyed transport (tenth)', () => {
  const room = { rooms: [{ capacity: 6, carries: [['INFANTRY']], refuses: [], places: [] }] } as const;
  const armies = {
    A: army('Reds', [{ ...tank('carrier'), transport: room }, troopers('reds', 2)]),
    B: army('Blues', [troopers('blues', 3)]),
  };

  it('costs a mortal wound for each 1 of a die a model, then the unit is set up within 3", battle-shocked', () => {
    const models = { 'A1.1': at(20, 20, { lost: 9 }), ...row('A2', 2, 20, 23.5), ...row('B1', 3, 20, 34) };
    const battle = tenthByHand({ ...start, ...poor, models }, { armies });
    roll(battle, 'battle-shock', [[6, 6]]);
    until(battle, 'select-to-move');
    answer(battle, 'select-to-move', { pick: ['normal>A2'] });
    answer(battle, 'normal-move', { propose: { models: [] } });
    answer(battle, 'embark', { pick: ['A1'] });
    answer(battle, 'select-to-move', { pick: [] });
    until(battle, 'select-to-move');
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
    while (battle.open?.kind === 'throw' && battle.open.throw.purpose === 'save')
      roll(
        battle,
        'save',
        battle.open.throw.lots.map(({ dice }) => Array.from({ length: dice }, () => 1)),
      );
    roll(battle, 'disembark-emergency', [[1, 3]]);
    if (open(battle).rule === 'select-model') answer(battle, 'select-model', { pick: ['A2.1'] });
    const { seat, id, rule } = open(battle);
    expect([rule, seat]).toEqual(['disembark-emergency', 'A']);
    expect(battle.judge(seat, id, { propose: { stays: true } }).ok).toBe(false);
    answer(battle, 'disembark-emergency', { propose: battle.suggest(seat, id, Rng.seeded('1')) });
    expect([lostOf(battle, 'A2.1') + lostOf(battle, 'A2.2'), numberOf(battle, 'battle-shocked', 1)]).toEqual([1, 1]);
  });
});

it('an edition without a turn refuses the battle by name', () => {
  const game = battleOf({ ...heading('1'), edition: 'w40k-9' });
  expect(!game.ok && game.error[0]).toMatchObject({ code: 'turn-not-modelled', found: 'w40k-9' });
});

const seeds = ['1', '2', '3', '4'];

describe('whole battles of the tenth', () => {
  const played = (seed: string) => {
    const battle = Battle.start(tenthEngine(), heading(seed, { edition: 'w40k-10', ruleSet: tenth().rules.hash }));
    playOut(battle, { A: randomPlayer(Rng.seeded(seed, 'A')), B: randomPlayer(Rng.seeded(seed, 'B')) });
    return battle;
  };

  it.each(seeds)('end after five rounds, and are the same read again from their log (seed %s)', (seed) => {
    const battle = played(seed);
    expect(battle.isOver).toBe(true);
    const again = readBattle(writeBattle(battle), () => ok(tenthEngine()));
    expect(again.ok && again.value.stopped).toBe(undefined);
    expect(again.ok && battleHash(again.value.battle)).toBe(battleHash(battle));
  });
});
