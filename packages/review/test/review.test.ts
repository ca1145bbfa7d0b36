import { Battle, compileGame } from '@umpire/battle';
import {
  advance,
  type Blow,
  begin,
  constant,
  type Frame as DiceFrame,
  type Policies,
  type Sequence,
  standingsFor,
  type Volley,
} from '@umpire/dice';
import { ok } from '@umpire/kernel';
import {
  type BattleSystem,
  type Game,
  givenToVolley,
  type Heading,
  needOfVolley,
  oneStep,
  type Seat,
  seats,
} from '@umpire/rules';
import { expect, test } from 'vitest';
import { review } from '../src/index.js';

/*
 * A duel of two rounds: in each both seats, A first, are asked whether to shoot; a shot is three dice that hit on fours, one wound
 * each, at a target of three models. Losses stand again before the next shot. A round scores what it destroyed.
 */

interface Score {
  round: number;
  readonly score: [number, number];
}
type Scored = { readonly round: number } | { readonly seat: 0 | 1; readonly points: number };

const blow: Blow = {
  id: 'hit',
  discipline: 'one-by-one',
  damage: constant(1),
  amount: (_, rolled) => rolled,
  mayRerollDamage: () => false,
  ignoredOn: () => 7,
  spills: false,
  swallowed: false,
  orders: () => [[0]],
  picks: [],
};
const sequence: Sequence = {
  kinds: ['shot', 'hit'],
  start: 0,
  steps: [
    {
      kind: 'stage',
      id: 'hit',
      sides: (kind) => (kind === 0 ? 6 : 0),
      judge: (_, face) => (face >= 4 ? [[1, 1]] : []),
      worth: (_, face) => (face >= 4 ? 'plain' : 'failed'),
      mayReroll: () => false,
      spare: false,
    },
  ],
  blows: new Map([[1, blow]]),
  order: [1],
  spareOn: { save: false, damage: false },
  gather: { weapons: 3, each: constant(1), amount: (rolled) => rolled, mayReroll: () => false, spare: 'no' },
};
const volley: Volley = {
  groups: [{ name: 'target', models: 3, wounds: 1, lost: 0 }],
  uses: 0,
  units: [{ name: 'shooter', pools: () => [{ name: 'pool', sequence: () => sequence }] }],
};
const policies: Policies = {
  goal: 'models',
  stages: () => 'failed',
  forks: () => '',
  attacks: 'low',
  damage: 'low',
  saves: 'failed',
  picks: 'leader',
  orders: 'listed',
  pools: 'listed',
};
const table = { volley, standings: standingsFor(volley) };

interface Shooting {
  readonly seat: Seat;
  readonly dice?: DiceFrame;
  readonly need?: Parameters<typeof givenToVolley>[0];
}

const shot = oneStep<Score, Scored, Shooting>('shot', ({ seat, dice, need }, given) => {
  const turn = dice && need ? advance(table, dice, givenToVolley(need, given)) : advance(table, begin(table));
  const defender: Seat = seat === 'A' ? 'B' : 'A';
  const sides = { attacker: seat, defender, units: { attacker: [seat], defender: [seat] } };
  if (turn.need) return { frame: { seat, dice: turn.frame, need: turn.need }, need: needOfVolley(turn.need, sides) };
  const points = table.standings.standing(turn.frame.standing).lost[0]!;
  return { frame: { seat, dice: turn.frame }, events: [{ seat: seat === 'A' ? 0 : 1, points }] };
});

const duel = oneStep<Score, Scored, { readonly shots: number }>('duel', ({ shots }, given, { state }) => {
  if (given && 'returned' in given && shots === 4) return { to: 'end' };
  const seat = seats[shots % 2]!;
  if (given && 'replies' in given) return { frame: { shots: shots + 1 }, call: 'shot', with: { seat } };
  const ask = { kind: 'pick', options: [{ key: 'shoot', refs: [] }], min: 1, max: 1 } as const;
  const round = 1 + Math.floor(shots / 2);
  const began = state.round < round ? [{ round }] : [];
  return { events: began, need: { choices: [{ seat, rule: 'shoot', about: [], ask }] } };
});

const game = (measured: boolean): Game<Score, Scored> => ({
  ruleSet: 'sha256:duel',
  procedures: [duel, shot],
  triggers: [],
  validators: {},
  attacks: {
    shot: {
      begins: ({ data }) => {
        const { seat } = data as Shooting;
        const [attacker, target] = seat === 'A' ? ['A', 'B'] : ['B', 'A'];
        const odds = measured ? { volley, policies } : { notMeasured: 'no-odds' };
        return [{ seat, attacker: attacker!, target: target!, weapons: ['bow'], odds, worth: [10] }];
      },
      ends: (frame) => [table.standings.standing((frame as Shooting).dice!.standing).lost],
    },
  },
  begin: () => ({ state: { round: 0, score: [0, 0] }, call: 'duel', with: { shots: 0 } }),
  copy: ({ round, score: [a, b] }) => ({ round, score: [a, b] }),
  apply: (state, event) => {
    if ('round' in event) state.round = event.round;
    else state.score[event.seat] += event.points;
  },
  revert: (state, event) => {
    if ('round' in event) state.round = event.round - 1;
    else state.score[event.seat] -= event.points;
  },
  active: () => 'A',
  view: (state) => state,
  result: ({ score: [a, b] }) => ({ score: [a, b] }),
});

const system = (measured = true): BattleSystem<Score, Scored> => ({
  editions: () => ['duel'],
  plays: (edition) => edition === 'duel',
  game: () => ok(game(measured)),
  armies: () => [],
  missions: () => [],
  printedRule: () => undefined,
  ruleSet: () => {
    throw new Error('nobody asks for it');
  },
  rounds: ({ round }) => round,
});

const heading: Heading = {
  umpire: 1,
  edition: 'duel',
  ruleSet: 'sha256:duel',
  engine: '0',
  options: {},
  dice: 'by-hand',
  seats: { A: {}, B: {} },
};

/** A shoots 3 hits and 0, B 1 and 2. */
const faces = [
  [4, 5, 6],
  [1, 2, 6],
  [1, 2, 3],
  [4, 4, 3],
] as const;

function played(shots: number): Battle<Score, Scored> {
  const battle = Battle.start(compileGame(game(true)), heading);
  for (const own of faces.slice(0, shots)) {
    const [choice] = battle.choices;
    battle.answer(choice!.seat, choice!.id, { pick: ['shoot'] });
    const { open } = battle;
    if (open?.kind !== 'throw') throw new Error('no dice');
    battle.giveFaces(open.throw.seat, open.id, [own]);
  }
  return battle;
}

function reviewed(battle: Battle<Score, Scored>, measured = true) {
  const found = review(system(measured), battle);
  if (!found.ok) throw new Error('no game');
  return found.value;
}

test('the score at the end of each round, and which answer ended it', () => {
  expect(reviewed(played(4)).rounds).toEqual([
    { round: 1, score: [3, 1], answer: 4 },
    { round: 2, score: [3, 3], answer: 8 },
  ]);
});

test('each attack has the odds of three dice on fours, and what came of it', () => {
  const { attacks } = reviewed(played(4));
  expect(attacks.map(({ seat, round, answer, wounds }) => [seat, round, answer, wounds.came])).toEqual([
    ['A', 1, 1, 3],
    ['B', 1, 3, 1],
    ['A', 2, 5, 0],
    ['B', 2, 7, 2],
  ]);
  for (const { wounds, models, points } of attacks) {
    [1, 3, 3, 1].forEach((ways, n) => {
      expect(wounds.distribution[n]).toBeCloseTo(ways / 8, 12);
      expect(points.distribution[10 * n]).toBeCloseTo(ways / 8, 12);
    });
    expect(models.mean).toBeCloseTo(1.5, 12);
    expect(points.mean).toBeCloseTo(15, 12);
  }
  expect(attacks[0]!.points.place).toBeCloseTo(1 - 1 / 16, 12);
});

test('a side’s luck is its place among six dice: three hits of six lie in the middle', () => {
  const { luck } = reviewed(played(4));
  expect([luck.A.attacks, luck.A.points.came, luck.B.wounds.came]).toEqual([2, 30, 3]);
  expect(luck.A.wounds.place).toBeCloseTo(0.5, 12);
  expect(luck.B.points.place).toBeCloseTo(0.5, 12);
  expect(luck.A.wounds.distribution[6]).toBeCloseTo(1 / 64, 12);
});

test('the moments furthest from their odds come first', () => {
  const { moments } = reviewed(played(4));
  expect(moments.map(({ answer }) => answer)).toEqual([1, 5, 3, 7]);
});

test('a battle that goes on is looked back on as far as it was played', () => {
  const { rounds, luck } = reviewed(played(1));
  expect(rounds).toEqual([{ round: 1, score: [3, 0], answer: 2 }]);
  expect(luck.A.wounds.place).toBeCloseTo(1 - 1 / 16, 12);
  expect(luck.B).toMatchObject({ attacks: 0, points: { place: 0.5 } });
});

test('an attack without odds is counted and not measured', () => {
  const { attacks, notMeasured, luck } = reviewed(played(4), false);
  expect([attacks.length, notMeasured]).toEqual([0, { 'no-odds': 4 }]);
  expect(luck.A.wounds.place).toBe(0.5);
});
