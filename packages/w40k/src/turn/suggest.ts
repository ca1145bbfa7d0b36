import { type Facing, inches, type Length, type Point, type Stance, tenths, toward } from '@umpire/geometry';
import type { Rng } from '@umpire/kernel';
import type { Choice, Frame, Suggest } from '@umpire/rules';
import { beside, placeWithin } from '../board/able.js';
import type { Board } from '../board/board.js';
import { gapAcross } from '../board/distances.js';
import type { Ended } from '../board/ends.js';
import type { ModelMove, MoveProposal, MoveTask } from '../board/move.js';
import { type Placed, placed, placedAt } from '../board/solids.js';
import { limitOf, tableOf } from '../board/table.js';
import type { Reading } from '../table/facts.js';
import type { Edition } from '../table/reading.js';
import { enemiesOf, modelAt, unitAt } from '../table/reads.js';
import type { Table } from '../table/table.js';
import { everyoneAt, type FightFrame } from './fight.js';
import { judge } from './judging.js';
import { type At, read } from './kit.js';
import type { MoveFrame } from './moving.js';
import { proposalFor, readFire, type ShootFrame } from './shooting.js';

/* Proposals by chance, for bots and hints. What they give is judged like any other. */

type Suggestion = (reading: Reading, frame: Frame, rng: Rng) => unknown;

const suggests =
  (edition: Edition, suggestion: Suggestion): Suggest<Table> =>
  (_: Choice, frame, at: At, rng) =>
    suggestion(read(edition, at), frame, rng);

export const suggestions = (edition: Edition): Readonly<Record<string, Suggest<Table>>> => ({
  move: suggests(edition, (reading, frame, rng) => suggestMove(reading, (frame.data as MoveFrame).task, rng)),
  'set-up': suggests(edition, (reading, frame, rng) => suggestSetUp(reading, (frame.data as MoveFrame).task, rng)),
  shoot: suggests(edition, (reading, frame, rng) => suggestFire(reading, frame.data as ShootFrame, rng)),
  fight: suggests(edition, (reading, frame) =>
    everyoneAt(reading, unitAt(reading.table, (frame.data as FightFrame).unit)),
  ),
});

/** All weapons at one enemy that some of them may be fired at, the rest at others. */
function suggestFire(reading: Reading, frame: ShootFrame, rng: Rng): unknown {
  const { table } = reading;
  const enemies = shuffled(enemiesOf(table, unitAt(table, frame.unit).seat), rng);
  const at: Record<string, 'all'> = {};
  for (const enemy of enemies) {
    const { shots } = readFire(reading, frame, { at: { ...at, [enemy.ref]: 'all' } });
    if (shots.some(({ target }) => target === enemy.index)) at[enemy.ref] = 'all';
    if (frame.type === 'snap' && Object.keys(at).length > 0) break;
  }
  return proposalFor(reading, readFire(reading, frame, { at }).shots);
}

function shuffled<T>(items: readonly T[], rng: Rng): readonly T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const k = rng.below(i + 1);
    [list[i], list[k]] = [list[k]!, list[i]!];
  }
  return list;
}

const drawn = new Set<MoveTask['kind']>([
  'charge',
  'heroic-intervention',
  'pile-in',
  'consolidate-ongoing',
  'consolidate-engaging',
  'surge',
]);

function suggestMove(reading: Reading, task: MoveTask, rng: Rng): unknown {
  const { board } = reading;
  const proposal = drawn.has(task.kind) ? towardTargets(board, task) : byChance(reading, task, rng);
  return proposal ?? { stays: true };
}

/** The whole unit some way in some direction, most often toward an enemy or an objective. */
function byChance({ board, table }: Reading, task: MoveTask, rng: Rng): MoveProposal | undefined {
  const models = board.modelsOf(task.unit).flatMap((model) => placed(board, model) ?? []);
  const [first] = models;
  if (!first) return undefined;
  const goals: Point[] = [
    ...board.field.objectives.flatMap(({ on }) => (on.kind === 'marker' ? [on.at] : [])),
    ...enemiesOf(table, unitAt(table, task.unit).seat).flatMap(({ models: those }) => {
      const there = those.flatMap((model) => placed(board, model) ?? [])[0];
      return there ? [there.stance.at] : [];
    }),
  ];
  for (let attempt = 0; attempt < 4; attempt++) {
    const limit = Math.min(...models.map(({ model }) => (task.distances?.[model] ?? task.distance ?? 0) as number));
    const goal = goals[rng.below(goals.length + 2)];
    const by =
      goal && attempt < 2
        ? vectorTo(first.stance.at, goal, limit)
        : vectorAt(rng.below(3600), Math.floor((limit * (1 + rng.below(4))) / 4));
    for (const share of [1, 0.6, 0.3]) {
      const proposal = shiftedBy(models, by, share);
      if (judge(board, task, proposal).legal) return proposal;
    }
  }
  return undefined;
}

const vectorAt = (facing: number, length: number): Point => toward(Math.max(0, length) as Length, tenths(facing));

function vectorTo(from: Point, to: Point, most: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length <= most) return { x: dx as Length, y: dy as Length };
  const share = most / length;
  return { x: Math.trunc(dx * share) as Length, y: Math.trunc(dy * share) as Length };
}

const shiftedBy = (models: readonly Placed[], by: Point, share: number): MoveProposal => ({
  models: models.map(({ model, stance }): ModelMove => {
    const to = {
      x: (stance.at.x + Math.trunc(by.x * share)) as Length,
      y: (stance.at.y + Math.trunc(by.y * share)) as Length,
    };
    return { model, steps: [{ kind: 'go', to }] };
  }),
});

/** The unit goes together until its nearest model touches, then everyone who can closes in. */
function towardTargets(board: Board, task: MoveTask): MoveProposal | undefined {
  const rule = board.rules.moves[task.kind];
  if (!rule) return undefined;
  const table = tableOf(board, task, rule);
  const enemies = table.targets.flatMap(({ models }) => models);
  const nearest = (model: Placed): Placed | undefined =>
    [...enemies].sort((a, b) => gapAcross(model, a) - gapAcross(model, b))[0];
  const order = [...table.own].sort((a, b) => gapTo(a, nearest(a)) - gapTo(b, nearest(b)));
  const [leader] = order;
  const target = leader && nearest(leader);
  if (!leader || !target) return undefined;
  const isKept = task.kind === 'charge' ? rule : undefined;
  const touching = isKept ? contactOf(table, leader, target) : leader.stance;
  const limit = limitOf(table, leader.model);
  const by = touching ? vectorTo(leader.stance.at, touching.at, limit) : { x: 0 as Length, y: 0 as Length };
  const shifted = (own: Placed): Placed => {
    const at = { x: (own.stance.at.x + by.x) as Length, y: (own.stance.at.y + by.y) as Length };
    return placedAt(board.formOf(own.model), { ...own.stance, at }, own.model, own.measured.length > 1);
  };
  let ends: Ended[] = order.map((own, entry) => ({
    model: own.model,
    entry,
    before: own,
    end: shifted(own),
    moved: true,
  }));
  for (const one of ends) {
    const reach = [0, inches(1), inches(2)].map((across) => ({ across: across as Length, up: inches(5) }));
    const found = reach
      .map((within) => placeWithin(table, ends, one, { of: enemies, within }))
      .find((stance) => stance !== undefined);
    if (found)
      ends = ends.map((other) =>
        other.model === one.model
          ? { ...other, end: placedAt(board.formOf(one.model), found, one.model, one.before!.measured.length > 1) }
          : other,
      );
  }
  const all: MoveProposal = { models: ends.flatMap(({ model, before, end }) => wayOf(model, before!, end)) };
  if (judge(board, task, all).legal) return all;
  const few: MoveProposal = { models: [] };
  return judge(board, task, few).legal ? few : undefined;
}

const gapTo = (model: Placed, other: Placed | undefined): number =>
  other ? gapAcross(model, other) : Number.POSITIVE_INFINITY;

function contactOf(table: ReturnType<typeof tableOf>, model: Placed, target: Placed): Stance | undefined {
  const [dx, dy] = [model.stance.at.x - target.stance.at.x, model.stance.at.y - target.stance.at.y];
  let best: Facing = tenths(0);
  let most = Number.NEGATIVE_INFINITY;
  for (let facing = 0; facing < 3600; facing += 50) {
    const { x, y } = toward(100_000 as Length, tenths(facing));
    if (x * dx + y * dy > most) [best, most] = [tenths(facing), x * dx + y * dy];
  }
  return beside(table, model, target, { facing: best, gap: 0 });
}

function wayOf(model: number, before: Placed, end: Placed): readonly ModelMove[] {
  const isThere = before.stance.at.x === end.stance.at.x && before.stance.at.y === end.stance.at.y;
  return isThere ? [] : [{ model, steps: [{ kind: 'go', to: end.stance.at }] }];
}

/** Ranks of models, a little apart, somewhere: first by chance, then wherever there is room. */
function suggestSetUp(reading: Reading, task: MoveTask, rng: Rng): unknown {
  const { board, table } = reading;
  const unit = unitAt(table, task.unit);
  const { width, depth } = board.field;
  const zone = board.field.zones[unit.seat].bounds;
  const inZone = task.kind === 'deploy' || task.kind === 'scout';
  const area = inZone ? zone : { minX: 0, minY: 0, maxX: width, maxY: depth };
  const facing = unit.seat === 'A' ? tenths(0) : tenths(1800);
  const tried = (at: Point, columns: number): MoveProposal | undefined => {
    const proposal = ranks(reading, task, at, columns, facing);
    return judge(board, task, proposal).legal ? proposal : undefined;
  };
  const columns = [5, 3, 10, 2, 1];
  for (let i = 0; i < 40; i++) {
    const at = {
      x: (Math.floor(area.minX) + rng.below(Math.max(1, Math.floor(area.maxX - area.minX)))) as Length,
      y: (Math.floor(area.minY) + rng.below(Math.max(1, Math.floor(area.maxY - area.minY)))) as Length,
    };
    const found = tried(at, columns[i % 3]!);
    if (found) return found;
  }
  const step = inches(1);
  for (const wide of columns)
    for (let y = Math.floor(area.minY); y <= area.maxY; y += step)
      for (let x = Math.floor(area.minX); x <= area.maxX; x += step) {
        const found = tried({ x: x as Length, y: y as Length }, wide);
        if (found) return found;
      }
  return { stays: true };
}

function ranks(
  { board, table }: Reading,
  { unit }: MoveTask,
  at: Point,
  columns: number,
  facing: Facing,
): MoveProposal {
  const models = board.modelsOf(unit);
  const widest = Math.max(...models.map((model) => widthOf(modelAt(table, model).kind.outline)));
  const pitch = widest + 5_000;
  return {
    models: models.map((model, i) => ({
      model,
      at: {
        at: { x: (at.x + (i % columns) * pitch) as Length, y: (at.y + Math.floor(i / columns) * pitch) as Length },
        facing,
        height: 0 as Length,
      },
    })),
  };
}

function widthOf(outline: ReturnType<Board['formOf']>['base']): number {
  if (outline.kind === 'round') return 2 * outline.radius;
  if (outline.kind === 'oval') return 2 * Math.max(outline.a, outline.b);
  const reach = Math.max(...outline.corners.map(({ x, y }) => Math.sqrt(x * x + y * y)));
  return Math.ceil(2 * reach);
}
