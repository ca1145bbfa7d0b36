import { describe, expect, it } from 'vitest';
import type { Board, Seat } from '../../src/board/board.js';
import { allControl, type Control } from '../../src/board/objectives.js';
import { eleventhBoard } from '../../src/editions/board/eleventh.js';
import { isCompleted, placesFor } from '../../src/missions/actions.js';
import { missions } from '../../src/missions/missions.js';
import { type Mission, readMission } from '../../src/missions/read.js';
import { reserveReasons } from '../../src/missions/reserves.js';
import { type BattleRecord, capped, type Moment, primaryAt, secondaryAt, victorOf } from '../../src/missions/score.js';
import { secondaries } from '../../src/missions/secondaries.js';
import { at, boardOf, row, type SampleUnit } from './sample.js';

const sorts = Object.keys(eleventhBoard.terrain);

function missionOf(id: string): Mission {
  const read = readMission(
    missions.find((one) => one.id === id),
    { sorts },
  );
  if (!read.ok) throw new Error(read.error.map(({ message }) => message).join(', '));
  return read.value;
}

const heldGround = missionOf('held-ground');
const crossroads = heldGround.battlefields[0]!.field;

/** A table on Crossroads; control comes from where units stand, each model worth 1. */
function record(units: readonly SampleUnit[], more: Partial<BattleRecord> = {}): BattleRecord {
  const board = boardOf(units, crossroads);
  return {
    board,
    battleRound: 2,
    active: 'A',
    control: allControl(board, () => 1),
    before: new Map(),
    destroyed: () => 0,
    completed: () => 0,
    had: () => false,
    ...more,
  };
}

const primary = (mission: Mission, seat: Seat, moment: Moment, made: BattleRecord) =>
  primaryAt(mission, seat, moment, made).map(({ award, points }) => `${award} ${points}`);

const ownHome = { seat: 'A' as const, models: [at(38, 5)] };
const middle = { seat: 'A' as const, models: [at(30, 20)] };
const west = { seat: 'A' as const, models: [at(10, 18)] };
const theirHome = { seat: 'B' as const, models: [at(22, 39)] };

describe('our missions', () => {
  it('are at least three, of five rounds, each on battlefields with three deployment maps among them', () => {
    const open = missions.filter(({ mode }) => mode === undefined);
    const read = open.map((one) => readMission(one, { sorts }));
    expect(read.every(({ ok }) => ok)).toBe(true);
    expect(open.length).toBeGreaterThanOrEqual(3);
    for (const one of read) {
      if (!one.ok) continue;
      expect(one.value.rounds).toBe(5);
      expect(new Set(one.value.battlefields.map(({ deployment }) => deployment)).size).toBeGreaterThanOrEqual(3);
      expect(one.value.primary).toMatchObject({ most: 45, mostARound: 15 });
      expect(one.value.secondary.cards.length).toBeGreaterThanOrEqual(6);
    }
  });

  it('Held ground pays for objectives at the end of your command phase, from the second round', () => {
    const two = record([ownHome, middle, theirHome]);
    expect(primary(heldGround, 'A', 'command-end', two)).toEqual(['ground-held 6', 'ground-ahead 5']);
    expect(primary(heldGround, 'B', 'command-end', two)).toEqual([]);
    expect(primary(heldGround, 'B', 'command-end', { ...two, active: 'B' })).toEqual(['ground-held 3']);
    expect(primary(heldGround, 'A', 'command-end', { ...two, battleRound: 1 })).toEqual([]);
    expect(primary(heldGround, 'A', 'turn-end', { ...two, battleRound: 1 })).toEqual(['first-foothold 2']);
  });

  it('Held ground pays three objectives at most', () => {
    expect(
      primary(heldGround, 'A', 'command-end', record([ownHome, middle, west, { seat: 'A', models: [at(50, 26)] }])),
    ).toEqual(['ground-held 9', 'ground-ahead 5']);
  });

  it('in the last round command phase awards wait for the end of the turn, V-14', () => {
    const last = record([ownHome], { battleRound: 5 });
    expect(primary(heldGround, 'A', 'command-end', last)).toEqual([]);
    expect(primary(heldGround, 'A', 'turn-end', last)).toEqual(['ground-held 3', 'ground-ahead 5']);
  });

  it('Held ground pays the middle and the enemy home at the end of the battle, both players', () => {
    const end = record([middle, { seat: 'A', models: [at(24, 37)] }], { battleRound: 5, active: 'B' });
    expect(primary(heldGround, 'A', 'battle-end', end)).toEqual(['middle-at-last 5', 'their-home-at-last 5']);
  });

  it('Break the line pays for destruction, and for more of it than the turn before', () => {
    const mission = missionOf('break-the-line');
    const destroyed =
      (theirs: number, own: number): BattleRecord['destroyed'] =>
      (of, span) =>
        of === 'B' ? (span === 'turn' ? theirs : 0) : span === 'previous-turn' ? own : 0;
    const paid = (theirs: number, own: number) =>
      primary(mission, 'A', 'turn-end', record([ownHome], { destroyed: destroyed(theirs, own) }));
    expect(paid(0, 0)).toEqual([]);
    expect(paid(1, 1)).toEqual(['blood-drawn 3']);
    expect(paid(2, 1)).toEqual(['blood-drawn 3', 'better-of-it 5']);
  });

  it('Signal chain pays only the best of its endings', () => {
    const mission = missionOf('signal-chain');
    const paid = (relays: number) => primary(mission, 'A', 'battle-end', record([], { completed: () => relays }));
    expect([paid(2), paid(3), paid(5)]).toEqual([[], ['chain-of-three 5'], ['chain-of-five 10']]);
  });
});

describe('actions of a mission, 16', () => {
  const relay = missionOf('signal-chain').primary.actions[0]!;
  const controlled = (by: Seat | undefined): readonly Control[] => [
    { objective: 'middle', levels: { A: 0, B: 0 }, by },
  ];

  it('are started in range of an objective of the right kind', () => {
    const board: Board = boardOf([middle, ownHome], crossroads);
    expect(placesFor(board, 0, relay)).toEqual([{ kind: 'objective', id: 'middle' }]);
    expect(placesFor(board, 1, relay)).toEqual([]);
  });

  it('are completed by a unit that is still there and controls it', () => {
    const board = boardOf([middle], crossroads);
    const place = { kind: 'objective', id: 'middle' } as const;
    expect(isCompleted(board, 0, relay, place, controlled('A'))).toBe(true);
    expect(isCompleted(board, 0, relay, place, controlled(undefined))).toBe(false);
    expect(isCompleted(boardOf([west], crossroads), 0, relay, place, controlled('A'))).toBe(false);
  });
});

describe('secondary missions', () => {
  const paid = (id: string, made: BattleRecord, moment: Moment = 'turn-end') => {
    const card = secondaries.find((one) => one.id === id)!;
    return secondaryAt(heldGround, card, 'A', moment, made).map(({ award, points }) => `${award} ${points}`);
  };

  it.each<[string, readonly SampleUnit[], readonly string[]]>([
    ['nobody behind', [ownHome], []],
    ['one unit behind', [{ seat: 'A', models: [at(10, 40)] }], ['one-behind 3']],
    ['one unit half behind', [{ seat: 'A', models: [at(10, 32)] }], []],
    [
      'two units behind',
      [
        { seat: 'A', models: [at(10, 40)] },
        { seat: 'A', models: row(20, 40, 3) },
      ],
      ['two-behind 5'],
    ],
  ])('Behind their lines: %s', (_, units, expected) => {
    expect(paid('behind-their-lines', record(units))).toEqual(expected);
  });

  it('Four corners: quarters clear of the middle', () => {
    const corner = (x: number, y: number): SampleUnit => ({ seat: 'A', models: [at(x, y)] });
    const three = [corner(10, 10), corner(50, 10), corner(10, 40)];
    expect(paid('four-corners', record(three))).toEqual(['three-corners 2']);
    expect(paid('four-corners', record([...three, corner(32, 24)]))).toEqual(['three-corners 2']);
    expect(paid('four-corners', record([...three, corner(50, 40)]))).toEqual(['all-corners 4']);
  });

  it('Fresh ground: only what was not yours when the turn began', () => {
    expect(paid('fresh-ground', record([middle, west]))).toEqual(['two-gained 5']);
    expect(paid('fresh-ground', record([middle, west], { before: new Map([['west', 'A' as const]]) }))).toEqual([
      'one-gained 3',
    ]);
  });
});

describe('points', () => {
  it('above a cap are lost', () => {
    const caps = { most: 45, mostARound: 15 };
    expect(capped(9, { inAll: 0, thisRound: 0 }, caps)).toBe(9);
    expect(capped(9, { inAll: 20, thisRound: 10 }, caps)).toBe(5);
    expect(capped(9, { inAll: 42, thisRound: 0 }, caps)).toBe(3);
    expect(capped(9, { inAll: 45, thisRound: 15 }, caps)).toBe(0);
    expect(capped(5, { inAll: 30, thisRound: 0, ofCard: 18 }, { ...caps, mostEach: 20 })).toBe(2);
  });

  it('make the victor, and equal points nobody', () => {
    expect([victorOf({ A: 3, B: 2 }), victorOf({ A: 2, B: 3 }), victorOf({ A: 2, B: 2 })]).toEqual([
      'A',
      'B',
      undefined,
    ]);
  });
});

describe('reserves, 20.01', () => {
  const unit = (points: number, keywords: readonly string[] = []) => ({ unit: 0, points, keywords: new Set(keywords) });

  it('are at most half the points, and no fortification', () => {
    expect(reserveReasons(eleventhBoard, [unit(500)], 1000)).toEqual([]);
    expect(reserveReasons(eleventhBoard, [unit(400), unit(101)], 1000)).toMatchObject([
      { code: 'reserves-too-many', measured: 501, allowed: 500, source: { section: '20' } },
    ]);
    expect(reserveReasons(eleventhBoard, [unit(100, ['FORTIFICATION'])], 1000)).toMatchObject([
      { code: 'reserves-barred' },
    ]);
  });
});

describe('reading a mission', () => {
  const mine = {
    id: 'mine',
    name: 'Mine',
    summary: 'Hold the middle.',
    battlefields: ['crossroads'],
    primary: {
      awards: [
        {
          id: 'hold',
          name: 'Hold',
          when: 'command-end',
          counts: { count: 'objectives-held', of: ['central'] },
          points: 5,
        },
      ],
    },
    secondary: {},
  };
  const codes = (raw: unknown, extras = {}) => {
    const read = readMission(raw, { sorts, ...extras });
    return read.ok ? [] : read.error.map(({ code, path }) => `${code} ${path}`);
  };

  it('takes one of a player, with secondary missions of their own', () => {
    const card = {
      id: 'own-card',
      name: 'Own',
      summary: 'Own.',
      awards: [{ id: 'own', name: 'Own', when: 'turn-end', counts: { count: 'quarters' }, points: 1, each: true }],
    };
    expect(codes(mine)).toEqual([]);
    expect(codes({ ...mine, secondary: { cards: ['own-card'] } }, { secondaries: [card] })).toEqual([]);
  });

  it.each([
    ['a battlefield that is not there', { battlefields: ['crossroad'] }, 'battlefield-unknown battlefields[0]'],
    [
      'a secondary mission that is not there',
      { secondary: { cards: ['four-corner'] } },
      'secondary-unknown secondary.cards[0]',
    ],
    [
      'an award for an action that it lacks',
      {
        primary: {
          awards: [{ ...mine.primary.awards[0], counts: { count: 'actions-completed', action: 'dig', in: 'turn' } }],
        },
      },
      'action-unknown primary.awards[0].counts.action',
    ],
    ['no awards', { primary: { awards: [] } }, 'out-of-range primary.awards'],
    ['a word it does not know', { weather: 'rain' }, 'unknown-field '],
  ])('refuses %s, and says where', (_, more, expected) => {
    expect(codes({ ...mine, ...more })).toContain(expected);
  });
});
