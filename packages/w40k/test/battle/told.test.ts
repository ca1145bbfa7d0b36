import type { ArmyUnit } from '@umpire/armies';
import type { Effect } from '@umpire/effects';
import { describe, expect, it } from 'vitest';
import { asPlayed } from '../../src/turn/as-played.js';
import { army, chargers, troopers, unit } from './armies.js';
import { answer, at, byHand, keys, lostOf, numberOf, offered, open, roll, row, until, use } from './by-hand.js';

/* What rules read from texts have done in a battle, in the words that the compiler writes. */

const poor = { first: 'A' as const, commandPoints: { A: 0, B: 0 } };
const song = { name: 'Kiln Song', rule: 'kiln-song' };
const bookOf = (...effects: readonly Effect[]) => ({
  book: new Map([
    [
      'kiln-song',
      {
        id: 'kiln-song',
        name: 'Kiln Song',
        kind: 'ability' as const,
        source: { document: 'invented' },
        summary: '',
        stage: 'compiled' as const,
        effects: asPlayed(effects),
      },
    ],
  ]),
});
const singing = (id: string, n: number): ArmyUnit => unit(id, troopers(id, n).models, [song]);
const blues = { B: army('Blues', [chargers('blues', 3)]) };
const inCommand = (verbs: Effect['do'], more: Omit<Effect, 'do' | 'when'> = {}): Effect => ({
  when: { at: 'command-phase', edge: 'during', turn: 'mine' },
  ...more,
  do: verbs,
});
const gain: Effect['do'] = [{ gain: 'command-points', amount: 1, for: 'mine' }];

describe('while they lead', () => {
  const captains: ArmyUnit = { ...singing('captains', 2), attachedTo: 'reds', attachedAs: 'leader' };
  const effects = bookOf(inCommand(gain, { if: { state: 'leading', of: 'self' } }));
  it.each<[why: string, units: readonly [ArmyUnit, ...ArmyUnit[]], models: object, points: number]>([
    ['its bodyguard lives', [troopers('reds', 1), captains], row('A1', 3, 10, 20), 2],
    ['its bodyguard has fallen', [troopers('reds', 1), captains], { 'A1.2': at(10, 20), 'A1.3': at(12, 20) }, 1],
    ['they never joined anyone', [singing('captains', 1)], row('A1', 1, 10, 20), 1],
  ])('%s', (_why, units, models, points) => {
    const battle = byHand(
      { ...poor, models: { ...models, ...row('B1', 3, 10, 50) } },
      { armies: { A: army('Reds', units), ...blues }, ...effects },
    );
    until(battle, 'select-to-move');
    expect(battle.state.field['command-points'][0]).toBe(points);
  });
});

it('destroyed models that are chosen come back to their unit, in coherency', () => {
  const verbs: Effect['do'] = [
    { choose: { all: 'model', in: 'self', where: { state: 'destroyed', of: 'it' } }, as: 'risen', min: 0, max: 2 },
    { return: 'risen', wounds: 'full' },
  ];
  const battle = byHand(
    { ...poor, models: { ...row('A1', 3, 10, 20), ...row('B1', 3, 10, 50) } },
    { armies: { A: army('Reds', [singing('reds', 5)]), ...blues }, ...bookOf(inCommand(verbs)) },
  );
  expect(keys(until(battle, 'kiln-song'))).toEqual(['A1.4', 'A1.5']);
  answer(battle, 'kiln-song', { pick: ['A1.4', 'A1.5'] });
  const far = battle.judge('A', open(battle).id, { propose: { x: 900_000, y: 900_000 } });
  expect(!far.ok && far.error.issues.map(({ code }) => code)).toEqual(['end-incoherent']);
  answer(battle, 'reviving', { propose: { x: 14.5 * 25_400, y: 20 * 25_400 } });
  answer(battle, 'reviving', { propose: { x: 16 * 25_400, y: 20 * 25_400 } });
  expect([numberOf(battle, 'place', 3), numberOf(battle, 'place', 4), lostOf(battle, 'A1.4')]).toEqual([1, 1, 0]);
});

it('who is within engagement range suffers, and nobody else', () => {
  const engaged = {
    all: 'unit',
    side: 'theirs',
    where: { within: { the: 'engagement-range', of: 'mine' }, of: 'it', from: 'self' },
  } as const;
  const effect = inCommand([{ each: engaged, as: 'struck', do: [{ suffer: 1, kind: 'mortal', on: 'struck' }] }]);
  const battle = byHand(
    { ...poor, models: { ...row('A1', 2, 10, 20), ...row('B1', 3, 10, 22.5), ...row('B2', 3, 10, 40) } },
    {
      armies: { A: army('Reds', [singing('reds', 2)]), B: army('Blues', [chargers('near', 3), chargers('far', 3)]) },
      ...bookOf(effect),
    },
  );
  answer(battle, 'select-model', { pick: ['B1.1'] });
  until(battle, 'select-to-move');
  expect([lostOf(battle, 'B1.1'), lostOf(battle, 'B2.1')]).toEqual([1, 0]);
});

describe('a leadership test, which shocks nobody', () => {
  const foe = { all: 'unit', side: 'theirs' } as const;
  const effect = inCommand([
    { choose: foe, as: 'enemy' },
    { activate: 'leadership-test', for: 'enemy' },
    { if: { state: 'failed-last-test', of: 'enemy' }, then: [{ suffer: 1, kind: 'mortal', on: 'enemy' }] },
    { if: { state: 'passed-last-test', of: 'enemy' }, then: gain },
  ]);
  it.each([
    [[2, 3], 1, 1],
    [[3, 3], 0, 2],
  ])('rolled %j', (faces, lost, points) => {
    const battle = byHand(
      { ...poor, models: { ...row('A1', 2, 10, 20), ...row('B1', 3, 10, 40) } },
      { armies: { A: army('Reds', [singing('reds', 2)]), ...blues }, ...bookOf(effect) },
    );
    roll(battle, 'leadership', [faces]);
    if (lost > 0) answer(battle, 'select-model', { pick: ['B1.1'] });
    until(battle, 'select-to-move');
    expect([lostOf(battle, 'B1.1'), battle.state.field['command-points'][0]]).toEqual([lost, points]);
    expect(battle.state.field['battle-shocked'][1]).toBe(0);
  });
});

it('an objective that it holds is secured', () => {
  const secure: Effect = {
    when: { at: 'command-phase', edge: 'after', turn: 'mine' },
    do: [
      {
        mark: 'secured',
        on: {
          all: 'marker',
          keywords: ['objective'],
          where: {
            every: [
              { state: 'under-my-control', of: 'it' },
              { within: { the: 'objective-range', of: 'mine' }, of: 'self', from: 'it' },
            ],
          },
        },
      },
    ],
  };
  const battle = byHand(
    { ...poor, models: { ...row('A1', 2, 21, 8), ...row('B1', 3, 10, 50) } },
    { armies: { A: army('Reds', [singing('reds', 2)]), ...blues }, ...bookOf(secure) },
  );
  until(battle, 'select-to-move');
  expect([...battle.state.field.secured]).toEqual([0, 1, 0]);
});

describe('after a move of one sort', () => {
  const effect: Effect = {
    when: { at: 'advance-move', edge: 'after', turn: 'mine', of: 'self' },
    offer: {},
    do: gain,
  };
  const start = () =>
    byHand(
      { ...poor, models: { ...row('A1', 2, 10, 20), ...row('B1', 3, 10, 50) } },
      { armies: { A: army('Reds', [singing('reds', 2)]), ...blues }, ...bookOf(effect) },
    );
  it('that it made', () => {
    const battle = start();
    until(battle, 'select-to-move');
    answer(battle, 'select-to-move', { pick: ['advance>A1'] });
    roll(battle, 'advance', [[3]]);
    until(battle, 'advance-move');
    answer(battle, 'advance-move', { propose: { models: [] } });
    expect(offered(battle, 'A')).toContain('kiln-song');
  });
  it('and of another nothing', () => {
    const battle = start();
    until(battle, 'select-to-move');
    answer(battle, 'select-to-move', { pick: ['normal>A1'] });
    answer(battle, 'normal-move', { propose: { models: [] } });
    expect(offered(battle, 'A')).not.toContain('kiln-song');
  });
});

describe('through enemies', () => {
  const start = (...effects: readonly Effect[]) => {
    const wall = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`B1.${i + 1}`, at(4 + i * 1.4, 24.5)]));
    const battle = byHand(
      { ...poor, models: { 'A1.1': at(10, 20), ...wall } },
      {
        armies: { A: army('Reds', [singing('reds', 1)]), B: army('Blues', [chargers('wall', 9)]) },
        ...bookOf(...effects),
      },
    );
    until(battle, 'select-to-move');
    answer(battle, 'select-to-move', { pick: ['normal>A1'] });
    const over = { models: [{ model: 0, steps: [{ kind: 'go', to: { x: 10 * 25_400, y: 25.9 * 25_400 } }] }] };
    const judged = battle.judge('A', open(battle).id, { propose: over });
    return judged.ok ? [] : judged.error.issues.map(({ code }) => code);
  };
  const through: Effect = { do: [{ allow: 'normal-through-enemy-models', for: 'self' }] };

  it('nobody walks', () => {
    expect(start()).toContain('move-through-model');
  });
  it('but who may, and does not end engaged', () => {
    expect(start(through)).toEqual(['end-engaged']);
  });
});

it('who must remain where it is has no move', () => {
  const held: Effect = inCommand([{ forbid: 'move', for: { all: 'unit', in: 'self' }, until: 'turn' }]);
  const battle = byHand(
    { ...poor, models: { ...row('A1', 2, 10, 20), ...row('A2', 2, 30, 20), ...row('B1', 3, 10, 50) } },
    { armies: { A: army('Reds', [singing('reds', 2), troopers('free', 2)]), ...blues }, ...bookOf(held) },
  );
  const units = keys(until(battle, 'select-to-move')).map((key) => key.split('>')[1]);
  expect(new Set(units)).toEqual(new Set(['A2']));
});

it('another unit is not its own', () => {
  const others = { all: 'unit', side: 'mine', where: { not: { state: 'bearer', of: 'it' } } } as const;
  const shock: Effect = inCommand([{ each: others, as: 'struck', do: [{ mark: 'battle-shocked', on: 'struck' }] }]);
  const chosen: Effect = inCommand([
    { choose: others, as: 'friend' },
    { suffer: 1, kind: 'mortal', on: 'friend' },
  ]);
  expect(JSON.stringify(asPlayed([shock, chosen]))).not.toContain('bearer');
  const battle = byHand(
    { ...poor, models: { ...row('A1', 2, 10, 20), ...row('A2', 2, 30, 20), ...row('B1', 3, 10, 50) } },
    { armies: { A: army('Reds', [singing('reds', 2), troopers('free', 2)]), ...blues }, ...bookOf(chosen) },
  );
  answer(battle, 'select-model', { pick: ['A2.1'] });
  until(battle, 'select-to-move');
  expect([lostOf(battle, 'A1.1'), lostOf(battle, 'A2.1')]).toEqual([0, 1]);
});

it('a walker strides over what is low and no titan', () => {
  const allowed = ['normal', 'advance', 'fall-back'].flatMap((move) =>
    ['models-but-titanic', 'low-terrain'].map((what) => ({ allow: `${move}-through-${what}`, for: 'self' }) as const),
  );
  expect(asPlayed([{ do: allowed }])).toEqual([{ do: [{ allow: 'stride-over-low-terrain', for: 'self' }] }]);
});

describe('a stratagem for nothing', () => {
  const watched = (grant?: string) => {
    const effects: readonly Effect[] = grant
      ? [{ do: [{ grant: { rule: grant, keyword: 'FIRE OVERWATCH' }, for: 'self' }] }]
      : [];
    const battle = byHand(
      {
        first: 'A',
        commandPoints: { A: -9, B: -1 },
        models: { ...row('A1', 2, 10, 20), ...row('B1', 2, 10, 35), ...row('B2', 2, 20, 35) },
      },
      {
        armies: {
          A: army('Reds', [troopers('reds', 2)]),
          B: army('Blues', [singing('blues', 2), singing('others', 2)]),
        },
        ...bookOf(...effects),
      },
    );
    until(battle, 'select-to-move');
    answer(battle, 'select-to-move', { pick: [] });
    return battle;
  };
  const offers = (battle: ReturnType<typeof watched>) =>
    battle.choices.flatMap((choice) => keys(choice)).filter((key) => key.startsWith('fire-overwatch'));

  it('is not offered to who cannot pay', () => {
    expect(offers(watched())).toEqual([]);
  });

  it('is offered to who has no point, once', () => {
    const battle = watched('free-stratagem');
    expect(offers(battle)).toHaveLength(2);
    use(battle, 'fire-overwatch');
    answer(battle, 'select-targets-step', { propose: { at: {} } });
    expect([offers(battle), battle.state.field['command-points'][1]]).toEqual([[], 0]);
  });

  it('and again for another unit, where the rule says so', () => {
    const battle = watched('free-stratagem-again');
    use(battle, 'fire-overwatch');
    answer(battle, 'select-targets-step', { propose: { at: {} } });
    expect(offers(battle)).toHaveLength(1);
  });
});
