import type { Length, Point } from '@umpire/geometry';
import { point } from '@umpire/geometry';
import type { Rng } from '@umpire/kernel';
import type { Candidates, Choice, Frame, Suggest } from '@umpire/rules';
import type { Board } from '../board/board.js';
import type { MoveProposal, MoveTask } from '../board/move.js';
import { judgedMoves, saysWhere, suggestMoves } from '../board/suggest/suggest.js';
import type { Reading } from '../table/facts.js';
import type { Edition } from '../table/reading.js';
import { enemiesOf, unitAt } from '../table/reads.js';
import type { Table } from '../table/table.js';
import type { Shot } from '../table/volley.js';
import { everyoneAt, type FightFrame, strikable } from './fight-declaration.js';
import { proposalFor, readFire, weaponsOf } from './fire-declaration.js';
import type { ShootFrame } from './fire-frame.js';
import { type At, read } from './kit.js';
import { isForced, type MoveFrame } from './moving.js';

/* Proposals by chance, for bots and hints. What they give is judged like any other. */

type Suggestion = (reading: Reading, frame: Frame, rng: Rng) => unknown;

const suggests =
  (edition: Edition, suggestion: Suggestion): Suggest<Table> =>
  (_: Choice, frame, at: At, rng) =>
    suggestion(read(edition, at), frame, rng);

export const suggestions = (edition: Edition): Readonly<Record<string, Suggest<Table>>> => ({
  move: suggests(edition, (reading, frame, rng) => suggestMove(reading, (frame.data as MoveFrame).task, rng)),
  'set-up': suggests(edition, (reading, frame, rng) => suggestMove(reading, (frame.data as MoveFrame).task, rng)),
  shoot: suggests(edition, (reading, frame, rng) => suggestFire(reading, frame.data as ShootFrame, rng)),
  fight: suggests(edition, (reading, frame) => everyoneAt(reading, frame.data as FightFrame)),
});

/** What a declaration may be about: every enemy that some weapon can be fired at, or that somebody may strike, the rest at whom they can. */
export const declarations = (edition: Edition): Readonly<Record<string, Candidates<Table>>> => ({
  shoot: (_, frame, at) => {
    const reading = read(edition, at);
    const data = frame.data as ShootFrame;
    const unit = unitAt(at.state, data.unit);
    return enemiesOf(at.state, unit.seat).flatMap(({ ref }) => {
      const { shots } = readFire(reading, data, { at: { [ref]: 'all' } });
      return shots.length === 0 ? [] : [{ about: [ref], proposal: proposalFor(reading, shots) }];
    });
  },
  fight: (_, frame, at) => {
    const reading = read(edition, at);
    const data = frame.data as FightFrame;
    const targets = strikable(reading, data);
    return (targets.length > 1 ? targets : [undefined]).map((target) => {
      const proposal = everyoneAt(reading, data, target);
      return { about: Object.keys(proposal.at), proposal };
    });
  },
});

/** Enemies that no weapon can be fired at: named with all weapons, so that each says why. */
export const unlisted = (edition: Edition): Readonly<Record<string, Candidates<Table>>> => ({
  shoot: (_, frame, at) => {
    const reading = read(edition, at);
    const data = frame.data as ShootFrame;
    const { seat } = unitAt(at.state, data.unit);
    const keys = weaponsOf(reading, data);
    return enemiesOf(at.state, seat).flatMap(({ ref }) => {
      const { shots } = readFire(reading, data, { at: { [ref]: 'all' } });
      return shots.length > 0 || keys.length === 0 ? [] : [{ about: [ref], proposal: { at: { [ref]: keys } } }];
    });
  },
});

/** One declaration in so many looks for other targets of weapons that do not reach the first. */
export const SPLIT = 3;

/** All weapons at one enemy that some of them may be fired at, at times the rest at others. */
function suggestFire(reading: Reading, frame: ShootFrame, rng: Rng): unknown {
  const { table } = reading;
  const enemies = shuffled(enemiesOf(table, unitAt(table, frame.unit).seat), rng);
  const splits = frame.type !== 'snap' && rng.below(SPLIT) === 0;
  const weapons = weaponsOf(reading, frame).length;
  const at: Record<string, 'all'> = {};
  let fired: readonly Shot[] = [];
  for (const enemy of enemies) {
    const { shots } = readFire(reading, frame, { at: { ...at, [enemy.ref]: 'all' } });
    if (!shots.some(({ target }) => target === enemy.index)) continue;
    at[enemy.ref] = 'all';
    fired = shots;
    if (!splits || fired.length >= weapons) break;
  }
  return proposalFor(reading, fired);
}

export function shuffled<T>(items: readonly T[], rng: Rng): readonly T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const k = rng.below(i + 1);
    [list[i], list[k]] = [list[k]!, list[i]!];
  }
  return list;
}

/** How many places a suggestion is looked for at: first a few, for a set-up that must be made all over the zone. */
const FEW = 8;
const MANY = 40;
const EVERYWHERE = 5_000;

const triesFor = (task: MoveTask): readonly number[] =>
  isForced(task) ? [FEW, FEW, EVERYWHERE, ...Array<number>(MANY * 10).fill(FEW)] : [FEW, FEW, MANY];

/** Some way toward an objective, an enemy or anywhere; a set-up somewhere. Where nothing legal is found the unit stays. */
export function suggestMove(reading: Reading, task: MoveTask, rng: Rng, tries = triesFor(task)): unknown {
  const { board } = reading;
  const goals = goalsOf(reading, task);
  const { width, depth } = board.field;
  const area = task.kind === 'deploy' ? board.field.zones[board.seatOf(task.unit)].bounds : undefined;
  const { minX, minY, maxX, maxY } = area ?? { minX: 0, minY: 0, maxX: width, maxY: depth };
  const somewhere = (): Point =>
    point(
      (Math.ceil(minX) + rng.below(Math.max(1, Math.floor(maxX - minX)))) as Length,
      (Math.ceil(minY) + rng.below(Math.max(1, Math.floor(maxY - minY)))) as Length,
    );
  // where the task itself says where to go, the same proposals would come again: looked through once
  const known = saysWhere(board, task) ? suggestedOnce(board, task, Math.max(...tries)) : undefined;
  for (const most of tries) {
    const towards = goals[rng.below(goals.length + 1)] ?? somewhere();
    const found = known ? known.slice(0, most).find(Boolean) : suggestMoves(board, task, { towards, tries: most })[0];
    if (found) return found;
  }
  return { stays: true };
}

interface Once {
  readonly board: Board;
  readonly revision: number | undefined;
  readonly found: readonly (MoveProposal | undefined)[];
}

const once = new WeakMap<MoveTask, Once>();

/** For the task of a frame, as long as nobody moves. */
function suggestedOnce(board: Board, task: MoveTask, most: number): Once['found'] {
  const known = once.get(task);
  const { revision } = board;
  if (known?.board === board && revision !== undefined && known.revision === revision) return known.found;
  const found = [...suggestedFirst(board, task, most)];
  once.set(task, { board, revision, found });
  return found;
}

/** So many proposals as they were judged, up to the first that is legal. */
function* suggestedFirst(board: Board, task: MoveTask, most: number): Iterable<MoveProposal | undefined> {
  let judged = 0;
  for (const proposal of judgedMoves(board, task)) {
    yield proposal;
    if (proposal || ++judged >= most) return;
  }
}

function goalsOf({ board, table }: Reading, { unit, kind, mates }: MoveTask): readonly Point[] {
  const { seat } = unitAt(table, unit);
  if (mates) return mates.flatMap((mate) => board.stanceOf(mate)?.at ?? []);
  if (kind === 'deploy') return [];
  const markers = board.field.objectives.flatMap(({ on }) => {
    if (on.kind === 'marker') return [on.at];
    const area = board.field.terrain.areas.find(({ id }) => id === on.area);
    return area ? [area.shape.centre] : [];
  });
  const enemies = enemiesOf(table, seat).flatMap(({ models }) => {
    const first = models.find((model) => board.stanceOf(model) !== undefined);
    return first === undefined ? [] : [board.stanceOf(first)!.at];
  });
  return [...markers, ...enemies];
}
