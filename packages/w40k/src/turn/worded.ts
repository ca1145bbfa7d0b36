import { isWhollyInArea, type Length, type Point, point, type Shape, type Stance } from '@umpire/geometry';
import type { MoveWords, WordedMove, WordedMoves } from '@umpire/rules';
import type { Board } from '../board/board.js';
import { standingOf } from '../board/distances.js';
import { endsOf } from '../board/judge.js';
import type { MoveProposal, MoveTask } from '../board/move.js';
import { unitSees } from '../board/sight.js';
import { placed } from '../board/solids.js';
import { suggestMoves } from '../board/suggest/suggest.js';
import { middleOf } from '../board/suggest/translate.js';
import { isOneOf } from '../board/table.js';
import type { Edition } from '../table/reading.js';
import { enemiesOf, unitAt } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import type { Table } from '../table/table.js';
import { read } from './kit.js';
import type { MoveFrame } from './moving.js';

/* Moves that can be said: toward whom or what, into cover, out of sight. Each passed the judge; none where none was found. */

const TRIES = 24;
const NEAREST = 4;

interface Goal {
  readonly words: MoveWords;
  readonly about?: string;
  readonly at: Point;
}

export const wordedMoves = (edition: Edition): WordedMoves<Table> =>
  function* (_, frame, context) {
    const { task } = frame.data as MoveFrame;
    const { board } = read(edition, context);
    const table = context.state;
    const [touching] = closesIn(board, task) ? suggestMoves(board, task) : [];
    if (touching && touching.models.length > 0) yield { words: 'into-contact', proposal: touching };
    for (const { words, about, at } of goalsOf(table, board, task)) {
      const [found] = suggestMoves(board, task, { towards: at, tries: TRIES });
      if (found && found.models.length > 0) yield { words, ...(about === undefined ? {} : { about }), proposal: found };
    }
    yield* sheltered(table, board, task);
  };

/** A charge and what follows it end nearer to somebody. */
const closesIn = ({ rules }: Board, { kind }: MoveTask): boolean =>
  rules.moves[kind]?.ends.some(({ is }) => is === 'near-if-able' || is === 'engaged-with-every-target') === true;

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function goalsOf(table: Table, board: Board, task: MoveTask): readonly Goal[] {
  const { seat } = unitAt(table, task.unit);
  const own = middleOf(standingOf(board, task.unit));
  const isHere = standingOf(board, task.unit).length > 0;
  const objectives = board.field.objectives.flatMap(({ id, on }): readonly Goal[] => {
    const area = on.kind === 'area' ? board.field.terrain.areas.find((one) => one.id === on.area) : undefined;
    const at = on.kind === 'marker' ? on.at : area?.shape.centre;
    return at === undefined ? [] : [{ words: 'toward-objective', about: id, at }];
  });
  const enemies = enemiesOf(table, seat)
    .map(({ ref, index }): Goal => ({ words: 'toward-enemy', about: ref, at: middleOf(standingOf(board, index)) }))
    .sort((a, b) => far(a.at, own) - far(b.at, own))
    .slice(0, NEAREST);
  const [near] = enemies;
  const away: readonly Goal[] = isHere && near ? [{ words: 'away-from-enemies', at: beyond(board, near.at, own) }] : [];
  return [...objectives, ...enemies, ...away];
}

/** On from one place through another, to the edge of the battlefield. */
function beyond({ field }: Board, from: Point, through: Point): Point {
  const within = (at: number, most: number): Length => Math.round(Math.max(0, Math.min(most, at))) as Length;
  const along = (a: number, b: number): number => b + (b - a) * 4;
  return point(within(along(from.x, through.x), field.width), within(along(from.y, through.y), field.depth));
}

/** Ways to ground that gives cover with all of the unit in it, and to where no enemy sees it. */
function* sheltered(table: Table, board: Board, task: MoveTask): Iterable<WordedMove> {
  const { seat, keywords } = unitAt(table, task.unit);
  const own = middleOf(standingOf(board, task.unit));
  const areas = board.field.terrain.areas
    .toSorted((a, b) => far(a.shape.centre, own) - far(b.shape.centre, own))
    .slice(0, NEAREST);
  const enemies = enemiesOf(table, seat);
  const isCovering = (kinds: readonly string[]): boolean =>
    kinds.some((kind) => {
      const area = board.rules.terrain[kind]?.area;
      return area !== undefined && isOneOf(new Set(keywords), area.cover);
    });
  let isUnseen = false;
  for (const { id, kinds, shape } of areas) {
    for (const towards of [shape.centre, ...behind(board, shape, enemies)]) {
      const [found] = suggestMoves(board, task, { towards, tries: TRIES });
      if (found === undefined || found.models.length === 0) continue;
      const after = moved(board, task, found);
      const isInside = standingOf(after, task.unit).every(({ base }) => isWhollyInArea(base, shape));
      if (isInside && isCovering(kinds)) yield { words: 'into-cover', about: id, proposal: found };
      if (isUnseen || enemies.some(({ index }) => unitSees(after, index, task.unit).visible)) continue;
      isUnseen = true;
      yield { words: 'out-of-sight', about: id, proposal: found };
    }
  }
}

const MARGIN = 50_800;

/** The other side of a piece of ground from the nearest enemy. */
function behind(board: Board, { centre, bounds }: Shape, enemies: readonly RosterUnit[]): readonly Point[] {
  const [near] = enemies
    .map(({ index }) => middleOf(standingOf(board, index)))
    .sort((a, b) => far(a, centre) - far(b, centre));
  if (near === undefined) return [];
  const { field } = board;
  const reach = Math.hypot(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY) / 2 + MARGIN;
  const away = Math.max(1, far(near, centre));
  const on = (from: number, to: number, most: number): Length =>
    Math.round(Math.max(0, Math.min(most, to + ((to - from) * reach) / away))) as Length;
  return [point(on(near.x, centre.x, field.width), on(near.y, centre.y, field.depth))];
}

/** The board as it would be; another value, since boards are the keys of what is worked out of them. */
function moved(board: Board, task: MoveTask, proposal: MoveProposal): Board {
  const ends = new Map<number, Stance>(endsOf(board, task, proposal).map(({ model, at }) => [model, at]));
  return { ...board, stanceOf: (model) => ends.get(model) ?? placed(board, model)?.stance };
}
