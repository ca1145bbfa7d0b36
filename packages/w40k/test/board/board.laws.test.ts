import { type Length, type Point, point, type Stance, type Step } from '@umpire/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board } from '../../src/board/board.js';
import { gapBetween, isEngagedWith, standingOf, unitGap } from '../../src/board/distances.js';
import { beginning, isLegalOn, judgeMove, reasonsAgainst } from '../../src/board/judge.js';
import type { MoveKind, MoveProposal, MoveTask } from '../../src/board/move.js';
import { placedAt } from '../../src/board/solids.js';
import { isFree, isSurelyTaken, spotReasons } from '../../src/board/spot.js';
import { nearestLegal } from '../../src/board/suggest/nearest.js';
import { suggestMoves } from '../../src/board/suggest/suggest.js';
import { tableOf } from '../../src/board/table.js';
import { isWayOpen, type Way, wayReasons } from '../../src/board/way.js';
import { eleventhBoard } from '../../src/editions/board/eleventh.js';
import { ninthBoard } from '../../src/editions/board/ninth.js';
import { tenthBoard } from '../../src/editions/board/tenth.js';
import { battlefields } from '../../src/missions/battlefields.js';
import { readBattlefield } from '../../src/terrain/battlefield.js';
import { base32, boardOf, fieldOf, type SampleUnit, tank } from './sample.js';

const spot = fc.record({
  x: fc.integer({ min: 60_000, max: 1_460_000 }),
  y: fc.integer({ min: 60_000, max: 1_050_000 }),
});

const stance = (x: number, y: number): Stance => ({
  at: point(x as Length, y as Length),
  facing: 0 as Stance['facing'],
  height: 0 as Length,
});

/** A block of models in coherency about a place. */
const unit = fc
  .record({
    seat: fc.constantFrom('A' as const, 'B' as const),
    at: spot,
    count: fc.integer({ min: 1, max: 10 }),
    sort: fc.constantFrom('foot', 'tank', 'flyer'),
    apart: fc.integer({ min: 33_000, max: 60_000 }),
  })
  .map(({ seat, at, count, sort, apart }): SampleUnit => {
    const models = sort === 'tank' ? 1 : count;
    return {
      seat,
      models: Array.from({ length: models }, (_, i) =>
        stance(at.x + (i % 4) * apart, at.y + Math.floor(i / 4) * apart),
      ),
      form: sort === 'tank' ? tank : base32,
      keywords: sort === 'tank' ? ['VEHICLE'] : sort === 'flyer' ? ['INFANTRY', 'FLY'] : ['INFANTRY'],
    };
  });

const units = fc.array(unit, { minLength: 2, maxLength: 8 });
const boards = { eleventh: eleventhBoard, tenth: tenthBoard, ninth: ninthBoard };
const editions = fc.constantFrom<keyof typeof boards>('eleventh', 'tenth', 'ninth');
const kinds: readonly MoveKind[] = [
  'normal',
  'advance',
  'fall-back',
  'charge',
  'pile-in',
  'consolidate-engaging',
  'scout',
  'surge',
];

const task = fc.record({
  kind: fc.constantFrom(...kinds),
  distance: fc.integer({ min: 0, max: 300_000 }),
  flying: fc.boolean(),
});

const tasked = (board: Board, made: { kind: MoveKind; distance: number; flying: boolean }): MoveTask => {
  const enemies = board.units.filter((one) => board.seatOf(one) !== board.seatOf(0));
  const near = enemies.filter((one) => (unitGap(board, 0, one) ?? Infinity) <= made.distance);
  return { ...made, unit: 0, distance: made.distance as Length, targets: near.slice(0, 2) };
};

describe('laws of moving', () => {
  it('whatever is suggested is legal', () => {
    fc.assert(
      fc.property(units, editions, task, spot, (all, rules, made, to) => {
        const board = boardOf(all, fieldOf(), boards[rules]);
        const asked = tasked(board, made);
        const proposals = suggestMoves(board, asked, { towards: to as Point, most: 3 });
        for (const proposal of proposals) expect(judgeMove(board, asked, proposal)).toMatchObject({ legal: true });
      }),
      { numRuns: 150 },
    );
  });

  it('the nearest legal proposal is legal, and a refused one says why', () => {
    fc.assert(
      fc.property(units, editions, task, spot, (all, rules, made, to) => {
        const board = boardOf(all, fieldOf(), boards[rules]);
        const asked = tasked(board, made);
        const first = board.stanceOf(0)!;
        const by = { x: to.x - first.at.x, y: to.y - first.at.y };
        const proposal = blockBy(board, by);
        const judged = judgeMove(board, asked, proposal);
        if (judged.legal) return;
        expect(judged.reasons.length).toBeGreaterThan(0);
        const near = nearestLegal(board, asked, proposal);
        if (near) expect(judgeMove(board, asked, near)).toMatchObject({ legal: true });
      }),
      { numRuns: 100 },
    );
  });

  it('a stretch cut in two is judged the same', () => {
    fc.assert(
      fc.property(units, task, spot, fc.integer({ min: 1, max: 99 }), (all, made, to, part) => {
        const board = boardOf(all);
        const asked = tasked(board, made);
        const first = board.stanceOf(0)!;
        const hundredths = { x: Math.round((to.x - first.at.x) / 100), y: Math.round((to.y - first.at.y) / 100) };
        const whole = blockBy(board, { x: hundredths.x * 100, y: hundredths.y * 100 });
        const inTwo = blockBy(board, { x: hundredths.x * part, y: hundredths.y * part }, hundredths, 100 - part);
        expect(codesOf(board, asked, inTwo)).toEqual(codesOf(board, asked, whole));
      }),
      { numRuns: 150 },
    );
  });

  it('nothing depends on where on the table it happens', () => {
    fc.assert(
      fc.property(units, task, spot, (all, made, to) => {
        const [dx, dy] = [200_000, 150_000];
        const shift = ({ at, ...rest }: Stance): Stance => ({
          ...rest,
          at: point((at.x + dx) as Length, (at.y + dy) as Length),
        });
        const wide = { ...fieldOf(), width: 4_000_000 as Length, depth: 4_000_000 as Length };
        const here = boardOf(all, wide);
        const there = boardOf(
          all.map((one) => ({ ...one, models: one.models.map((model) => model && shift(model)) })),
          wide,
        );
        const first = here.stanceOf(0)!;
        const by = { x: to.x - first.at.x, y: to.y - first.at.y };
        const asked = tasked(here, made);
        if (made.kind === 'scout') return;
        const [a, b] = [codesOf(here, asked, blockBy(here, by)), codesOf(there, asked, blockBy(there, by))];
        expect(b).toEqual(a);
      }),
      { numRuns: 100 },
    );
  });
});

describe('laws of places', () => {
  const fields = battlefields.map((one) => {
    const read = readBattlefield(one);
    if (!read.ok) throw new Error('not read');
    return read.value.field;
  });

  it('the quick answer about a place is the long one', () => {
    fc.assert(
      fc.property(
        units,
        editions,
        spot,
        fc.constantFrom(0, 81_280, 63_500),
        fc.nat(fields.length - 1),
        (all, rules, to, height, n) => {
          const board = boardOf(all, fields[n]!, boards[rules]);
          const asked: MoveTask = { kind: 'normal', unit: 0, distance: 0 as Length };
          const table = tableOf(board, asked, board.rules.moves.normal!);
          const end = placedAt(board.formOf(0), { ...stance(to.x, to.y), height: height as Length }, 0, false);
          expect(isFree(table, end, table.own)).toBe(spotReasons(table, { model: 0, end }, table.own).length === 0);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('a disc that surely stands on somebody is not free', () => {
    fc.assert(
      fc.property(units, spot, fc.constantFrom(0, 81_280), (all, { x, y }, height) => {
        const board = boardOf(all);
        const form = board.formOf(0);
        if (form.base.kind !== 'round') return;
        const table = tableOf(board, { kind: 'normal', unit: 0, distance: 0 as Length }, board.rules.moves.normal!);
        const { radius } = form.base;
        for (const other of [...table.own, ...table.friends, ...table.enemies]) {
          const at = { x: other.stance.at.x + (x % 70_000) - 35_000, y: other.stance.at.y + (y % 70_000) - 35_000 };
          const end = placedAt(form, { ...stance(at.x, at.y), height: height as Length }, 0, false);
          const disc = { model: 0, ...at, radius, bottom: height, top: height + form.height };
          if (isSurelyTaken(table, disc, table.own)) expect(isFree(table, end, table.own)).toBe(false);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('the quick answer about a move is the long one, on every field', () => {
    fc.assert(
      fc.property(units, editions, task, spot, fc.nat(fields.length - 1), (all, rules, made, to, n) => {
        const board = boardOf(all, fields[n]!, boards[rules]);
        const asked = tasked(board, made);
        const rule = board.rules.moves[asked.kind];
        if (rule === undefined) return;
        const table = tableOf(board, asked, rule);
        if (beginning(table).length > 0) return;
        const first = board.stanceOf(0)!;
        const part = Math.min(1, made.distance / Math.max(1, Math.hypot(to.x - first.at.x, to.y - first.at.y)));
        const by = { x: Math.trunc((to.x - first.at.x) * part), y: Math.trunc((to.y - first.at.y) * part) };
        const proposal = blockBy(board, by);
        expect(isLegalOn(table, proposal)).toBe(reasonsAgainst(table, proposal).length === 0);
        for (const { model } of table.own) {
          const from = table.own.find((one) => one.model === model)!;
          const { steps } = proposal.models.find((one) => one.model === model) as { steps: readonly Step[] };
          const way: Way = { model, entry: 0, from, steps, mates: table.own };
          expect(isWayOpen(table, way)).toBe(wayReasons(table, way).length === 0);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('who may not reach its targets by distance alone is suggested no charge, and none is legal', () => {
    fc.assert(
      fc.property(units, spot, fc.integer({ min: 0, max: 150_000 }), (all, to, distance) => {
        const board = boardOf(all);
        const enemies = board.units.filter((one) => board.seatOf(one) !== board.seatOf(0));
        const asked: MoveTask = { kind: 'charge', unit: 0, distance: distance as Length, targets: enemies.slice(0, 1) };
        if (suggestMoves(board, asked, { tries: 60 }).length > 0) return;
        const first = board.stanceOf(0)!;
        const far = Math.max(1, Math.hypot(to.x - first.at.x, to.y - first.at.y));
        const by = {
          x: Math.trunc(((to.x - first.at.x) * distance) / far),
          y: Math.trunc(((to.y - first.at.y) * distance) / far),
        };
        const least = unitGap(board, 0, enemies[0] ?? 0) ?? 0;
        if (least > distance + board.rules.engagement.reach.across + 10)
          expect(judgeMove(board, asked, blockBy(board, by)).legal).toBe(false);
      }),
      { numRuns: 100 },
    );
  });
});

describe('laws of distance', () => {
  it('is the same there and back, and so is engagement', () => {
    fc.assert(
      fc.property(units, editions, (all, rules) => {
        const board = boardOf(all, fieldOf(), boards[rules]);
        for (const one of board.units) {
          expect(isEngagedWith(board, 0, one)).toBe(isEngagedWith(board, one, 0));
          const [a, b] = [standingOf(board, 0)[0]!, standingOf(board, one)[0]!];
          expect(gapBetween(a, b)).toBeCloseTo(gapBetween(b, a), 3);
        }
      }),
      { numRuns: 100 },
    );
  });
});

interface Shift {
  readonly x: number;
  readonly y: number;
}

/** The first unit shifted in one stretch, or in two. */
function blockBy(board: Board, by: Shift, more?: Shift, times = 0): MoveProposal {
  const models = board.modelsOf(0).map((model) => {
    const { at } = board.stanceOf(model)!;
    const first = point((at.x + by.x) as Length, (at.y + by.y) as Length);
    const rest = more && point((first.x + more.x * times) as Length, (first.y + more.y * times) as Length);
    const steps = [first, ...(rest ? [rest] : [])].map((to) => ({ kind: 'go' as const, to }));
    return { model, steps };
  });
  return { models };
}

const codesOf = (board: Board, asked: MoveTask, proposal: MoveProposal): readonly string[] => {
  const judged = judgeMove(board, asked, proposal);
  return judged.legal ? [] : judged.reasons.map(({ code, model }) => `${code} ${model}`).sort();
};
