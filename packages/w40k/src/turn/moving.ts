import type { Length } from '@umpire/geometry';
import type { Choice, Frame, Reason, Verdict } from '@umpire/rules';
import type { Board } from '../board/board.js';
import { endsOf } from '../board/judge.js';
import type { Ending, MoveProposal, MoveTask } from '../board/move.js';
import type { Gone } from '../board/passed.js';
import { reasonOf } from '../board/reason.js';
import { nearestLegal } from '../board/suggest/nearest.js';
import { suggestMoves } from '../board/suggest/suggest.js';
import { set, type TableEvent, type Write } from '../table/event.js';
import type { Reading } from '../table/facts.js';
import { numberOf } from '../table/facts.js';
import type { Edition } from '../table/reading.js';
import { modelAt, standing } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { places, type Table } from '../table/table.js';
import { isMoveProposal, judge, stays } from './judging.js';
import { type At, read } from './kit.js';

export const lengthOf = (inches: number): Length => Math.round(inches * 25_400) as Length;

/** The frame of any step that asks for a move or a set-up. */
export interface MoveFrame {
  readonly task: MoveTask;
}

/** The only law over moves and set-ups: what the board says about the task of the step that asks. */
export const moveValidator =
  (edition: Edition) =>
  (proposal: unknown, choice: Choice, frame: Frame, at: At): Verdict => {
    void choice;
    const { task } = frame.data as MoveFrame;
    const { board } = read(edition, at);
    if (stays(proposal)) return judgeStaying(board, task);
    const judged = judge(board, task, proposal);
    if (judged.legal) return { legal: true };
    const reasons: readonly Reason[] = judged.reasons;
    const near = isMoveProposal(proposal) ? nearestLegal(board, task, proposal) : undefined;
    const nearest = near ?? (isForced(task) ? suggestMoves(board, task)[0] : { stays: true });
    return { legal: false, reasons, ...(nearest === undefined ? {} : { nearest }) };
  };

/** How many set-ups are tried before it is taken for granted that there is no room. */
const EVERYWHERE = 3_000;

/** A unit need not move, but it must be deployed where there is room: without, it starts in reserves. */
function judgeStaying(board: Board, task: MoveTask): Verdict {
  if (!isForced(task)) return { legal: true };
  const [room] = suggestMoves(board, task, { tries: EVERYWHERE });
  if (room === undefined && task.kind !== 'disembark-emergency') return { legal: true };
  const reason =
    task.kind === 'aircraft'
      ? reasonOf(board.rules.moving, 'must-move', 'aircraft do not stay where they are')
      : reasonOf(board.rules.moving.setUp, 'must-be-set-up', 'the unit must be set up: there is room');
  return { legal: false, reasons: [reason], ...(room ? { nearest: room } : {}) };
}

export const isForced = (task: MoveTask): boolean => task.isForced === true || mustBeMade.has(task.kind);

/** Moves that must be made: of all others a unit may stay where it is after all (03.01). */
const mustBeMade: ReadonlySet<MoveTask['kind']> = new Set([
  'deploy',
  'infiltrate',
  'disembark-emergency',
  'aircraft',
] as const);

/** 02.02, 03.01.01: how far each model of a unit may go, with all that modifies it and what is added. */
export function distancesOf(
  reading: Reading,
  unit: RosterUnit,
  added: number,
): Pick<MoveTask, 'distance' | 'distances'> {
  const each = standing(reading.table, unit).map((model) => {
    const { ref, kind } = modelAt(reading.table, model);
    const own =
      kind.movement === undefined && reading.table.field.hovers[unit.index] === 0
        ? 0
        : Math.max(1, numberOf(reading, 'move', ref, {})) + added;
    return [model, lengthOf(own)] as const;
  });
  const [first] = each;
  if (!first) return { distance: 0 as Length };
  const isOne = each.every(([, length]) => length === first[1]);
  return isOne ? { distance: first[1] } : { distances: Object.fromEntries(each) };
}

/** The ways of a judged proposal, from where its models still stand. */
export const goneBy = ({ board }: Pick<Reading, 'board'>, proposal: unknown): readonly Gone[] =>
  (proposal as MoveProposal).models.flatMap((move): Gone[] => {
    const from = board.stanceOf(move.model);
    return from === undefined || 'at' in move ? [] : [{ model: move.model, from, steps: move.steps }];
  });

/** Where a judged move leaves every model, and how it went there. */
export function movedEvents(
  { table, board }: Reading,
  unit: RosterUnit,
  task: MoveTask,
  proposal: unknown,
): { readonly events: readonly TableEvent[]; readonly hasMoved: boolean } {
  const ends = endsOf(board, task, proposal as MoveProposal);
  const writes = ends.flatMap(({ model, at }) => stanceWrites(table, { model, at }));
  const hasMoved = writes.length > 0;
  const { models } = proposal as MoveProposal;
  return {
    hasMoved,
    events: [
      {
        kind: 'moved',
        of: [unit.ref],
        say: { how: task.kind, ways: models, far: farthest(table, ends) },
        writes: [...writes, ...farWrites(table, ends)],
      },
    ],
  };
}

/** How far apart the two ends of the longest move lie, seen from above; in whole micrometres. */
const farthest = (table: Table, ends: readonly Ending[]): number =>
  ends.reduce((most, { model, at: { at } }) => {
    const [dx, dy] = [at.x - table.field.x[model]!, at.y - table.field.y[model]!];
    return Math.max(most, Math.round(Math.sqrt(dx * dx + dy * dy)));
  }, 0);

function stanceWrites(table: Table, { model, at }: Ending): readonly Write[] {
  const next = { x: at.at.x, y: at.at.y, z: at.height, facing: at.facing };
  return (['x', 'y', 'z', 'facing'] as const).flatMap((field) =>
    table.field[field][model] === next[field] ? [] : [set(table, field, model, next[field])],
  );
}

/** 24.16 asks whether a model moved more than this. */
const FAR = 76_200;

const farWrites = (table: Table, ends: readonly Ending[]): readonly Write[] =>
  ends.flatMap(({ model, at }) => {
    const [dx, dy] = [at.at.x - table.field.x[model]!, at.at.y - table.field.y[model]!];
    return dx * dx + dy * dy > FAR * FAR ? [set(table, 'moved-far', model, table.field.phase[0]!)] : [];
  });

/** Models set up on the battlefield from wherever they were. */
export function setUpEvents(
  { table, board }: Reading,
  unit: RosterUnit,
  task: MoveTask,
  proposal: unknown,
): readonly TableEvent[] {
  const ends = endsOf(board, task, proposal as MoveProposal);
  return [
    {
      kind: 'set-up',
      of: [unit.ref],
      say: { how: task.kind },
      writes: ends.flatMap(({ model, at }) => [
        ...stanceWrites(table, { model, at }),
        set(table, 'place', model, places.battlefield),
      ]),
    },
  ];
}
