import { degrees, endOf, type Length, lengthOf, micrometres, type Point, type Step, toward } from '@umpire/geometry';
import type { Board } from '../board.js';
import { beginning, isLegalOn } from '../judge.js';
import type { ModelMove, MoveProposal, MoveTask } from '../move.js';
import { placed } from '../solids.js';
import { limitOf, moveRuleOf, type Table, tableOf } from '../table.js';
import { suggestMoves } from './suggest.js';
import { middleOf } from './translate.js';

/**
 * A legal proposal near one that was refused: its ways cut back, its places shifted, or else a suggestion toward where
 * it went. Nothing if none was found.
 */
export function nearestLegal(board: Board, task: MoveTask, proposal: MoveProposal): MoveProposal | undefined {
  const rule = moveRuleOf(board.rules, task);
  if (rule === undefined) return undefined;
  const table = tableOf(board, task, rule);
  if (beginning(table).length > 0) return undefined;
  const own = new Set(board.modelsOf(task.unit));
  const usable = proposal.models.filter((one, i, all) => {
    const fits = own.has(one.model) && 'steps' in one === (rule.by === 'path');
    return fits && all.findIndex(({ model }) => model === one.model) === i;
  });
  const isWhole = usable.length === own.size || rule.by === 'path';
  const near = isWhole ? (rule.by === 'path' ? cutBack(table, usable) : shifted(table, usable)) : undefined;
  return near ?? suggestMoves(board, task, { towards: goal(table, usable) })[0];
}

const isLegal = (table: Table, models: readonly ModelMove[]): boolean => isLegalOn(table, { models });

/** All ways cut to the same part of what they may be; the largest part that is legal, to a 64th. */
function cutBack(table: Table, models: readonly ModelMove[]): MoveProposal | undefined {
  const at = (part: number) => models.map((one) => cut(table, one, part));
  let found: number | undefined;
  for (let part = 16; part >= 1 && found === undefined; part--) if (isLegal(table, at(part / 16))) found = part / 16;
  if (found === undefined) return undefined;
  let [low, high] = [found, Math.min(1, found + 1 / 16)];
  for (let round = 0; round < 4 && low < 1; round++) {
    const middle = (low + high) / 2;
    if (isLegal(table, at(middle))) low = middle;
    else high = middle;
  }
  return { models: at(low) };
}

/** The first part of a way: at most what the model may move, times `part`. */
function cut(table: Table, one: ModelMove, part: number): ModelMove {
  const start = 'steps' in one ? placed(table.board, one.model)?.stance : undefined;
  if (!('steps' in one) || start === undefined) return one;
  const whole = lengthOf({ start, steps: one.steps }, { vertical: 'counts' });
  let left = Math.min(whole, limitOf(table, one.model)) * part;
  if (left >= whole) return one;
  const steps: Step[] = [];
  let at = start;
  for (const step of one.steps) {
    const long = lengthOf({ start: at, steps: [step] }, { vertical: 'counts' });
    if (long > left) {
      if (step.kind === 'go') steps.push(partOf(at.at, at.height, step, left / long));
      break;
    }
    steps.push(step);
    left -= long;
    at = endOf({ start: at, steps: [step] });
  }
  return { model: one.model, steps };
}

/** Rounded toward the start, so that it is not longer. */
function partOf(at: Point, height: Length, step: Extract<Step, { kind: 'go' }>, part: number): Step {
  const toward = (from: number, to: number) => (from + Math.trunc((to - from) * part)) as Length;
  const to: Point = { x: toward(at.x, step.to.x), y: toward(at.y, step.to.y) };
  return step.height === undefined ? { kind: 'go', to } : { kind: 'go', to, height: toward(height, step.height) };
}

const rings: readonly number[] = [1, 3, 6, 12, 25, 40, 60, 80, 100, 130, 160];

/** All places shifted together, by tenths of an inch at first. */
function shifted(table: Table, models: readonly ModelMove[]): MoveProposal | undefined {
  for (const ring of rings) {
    for (let way = 0; way < 12; way++) {
      const by = toward(micrometres(ring * 2540), degrees(way * 30));
      const moved = models.map((one) => (isSetUp(one) ? shiftedOne(one, by) : one));
      if (isLegal(table, moved)) return { models: moved };
    }
  }
  return undefined;
}

type SetUp = Extract<ModelMove, { at: unknown }>;

const isSetUp = (one: ModelMove): one is SetUp => 'at' in one;

const shiftedOne = ({ model, at: stance }: SetUp, { x, y }: Point): ModelMove => ({
  model,
  at: { ...stance, at: { x: (stance.at.x + x) as Length, y: (stance.at.y + y) as Length } },
});

/** The middle of where the proposal went. */
function goal(table: Table, models: readonly ModelMove[]): Point {
  const ends = models.flatMap((one) => {
    const start = 'steps' in one ? placed(table.board, one.model)?.stance : one.at;
    if (start === undefined) return [];
    return [{ stance: 'steps' in one ? endOf({ start, steps: one.steps }) : start }];
  });
  return middleOf(ends.length > 0 ? ends : table.own);
}
