import type { Point } from '@umpire/geometry';
import type { Board } from '../board.js';
import { boundsMeet } from '../bounds.js';
import { gapAcross } from '../distances.js';
import { beginning, isLegalOn, noteLegal } from '../judge.js';
import type { MoveProposal, MoveTask } from '../move.js';
import type { MoveRule } from '../rules.js';
import { limitOf, moveRuleOf, type Table, tableOf } from '../table.js';
import { closingAgain, closingIn } from './close-in.js';
import { closingRound } from './closing-round.js';
import { setUps } from './set-up.js';
import { courseOf, straightOn } from './straight-on.js';
import { middleOf, settled, translations } from './translate.js';

/** What a suggestion is to serve. */
export interface Wish {
  /** Where the unit is to go; a charge and what follows it go to their targets. */
  readonly towards?: Point;
  /** How many suggestions at most; 1 if left out. */
  readonly most?: number;
  /** How many proposals are judged before giving up; 60 if left out. */
  readonly tries?: number;
}

const stay: MoveProposal = { models: [] };

/**
 * Legal proposals for a task, best first: each passed the judge. None where nothing was found, which is no proof that
 * nothing is legal. Blocks moved and formations set up, straight to targets, and round what stops a charge; no climbing.
 */
export function suggestMoves(board: Board, task: MoveTask, wish: Wish = {}): readonly MoveProposal[] {
  const { most = 1, tries = 60, towards } = wish;
  const found: MoveProposal[] = [];
  let judged = 0;
  for (const proposal of judgedMoves(board, task, towards)) {
    if (proposal) found.push(proposal);
    if (found.length >= most || ++judged >= tries) break;
  }
  return found;
}

/** Proposals one after another, best first: each that is legal, and nothing for each that is not. */
export function* judgedMoves(board: Board, task: MoveTask, towards?: Point): Iterable<MoveProposal | undefined> {
  const rule = moveRuleOf(board.rules, task);
  if (rule === undefined) return;
  const table = tableOf(board, task, rule);
  if (beginning(table).length > 0) return;
  for (const proposal of candidates(table, rule, towards)) {
    const made = rule.by === 'path' ? settled(table, proposal) : proposal;
    const room = made && rule.by === 'path' && isWhole(table, made) ? 'has-room' : 'unknown';
    const isLegal = made !== undefined && isLegalOn(table, made, room);
    if (isLegal) noteLegal(table, made);
    yield isLegal ? made : undefined;
  }
}

/** Whether a task itself says where to go: then `towards` changes nothing. */
export function saysWhere(board: Board, task: MoveTask): boolean {
  const rule = moveRuleOf(board.rules, task);
  if (rule === undefined || rule.by === 'set-up') return false;
  if (!closes(rule)) return objectivePlace(board, task) !== undefined;
  return nearestTarget(tableOf(board, task, rule)) !== undefined;
}

/** Whether everybody moves: who is settled was looked at among those who are. */
const isWhole = ({ own }: Table, { models }: MoveProposal): boolean => models.length === own.length;

function* candidates(table: Table, rule: MoveRule, towards: Point | undefined): Iterable<MoveProposal> {
  const to = towards ?? centre(table);
  if (rule.by === 'set-up') {
    yield* setUps(table, to);
    return;
  }
  const course = courseOf(rule);
  if (course) {
    yield* straightOn(table, course, to);
    return;
  }
  if (closes(rule)) {
    if (!canReachTargets(table)) return;
    const proposal = closingIn(table);
    if (proposal) yield proposal;
    if (mustEngage(rule)) {
      const round = closingRound(table);
      if (round) yield round;
      yield* closingAgain(table);
    }
    yield* translations(table, nearestTarget(table) ?? to);
  } else yield* translations(table, objectivePlace(table.board, table.task) ?? to);
  yield stay;
}

const mustEngage = ({ ends }: MoveRule): boolean => ends.some(({ is }) => is === 'engaged-with-every-target');

/** Whether somebody could come to be engaged with each target that must be: by the distance alone. */
function canReachTargets(table: Table): boolean {
  if (!mustEngage(table.rule)) return true;
  const { across } = table.rules.engagement.reach;
  return table.targets.every(({ models }) =>
    table.own.some((own) => {
      const most = limitOf(table, own.model) + across + SLACK;
      return models.some((other) => boundsMeet(own.bounds, other.bounds, most) && gapAcross(own, other) <= most);
    }),
  );
}

/** Distances of ovals are found to less than this, in micrometres. */
const SLACK = 2;

const closing = new Set(['closer', 'engaged-with-every-target', 'engaged-or-nearest', 'nearest', 'near-if-able']);
const closes = ({ ends }: MoveRule): boolean => ends.some(({ is }) => closing.has(is));

const centre = ({ board: { field } }: Table): Point => ({
  x: Math.round(field.width / 2) as Point['x'],
  y: Math.round(field.depth / 2) as Point['y'],
});

function nearestTarget({ targets, facing }: Table): Point | undefined {
  const models = (targets.length > 0 ? targets : facing).flatMap(({ models }) => models);
  return models.length === 0 ? undefined : middleOf(models);
}

/** The middle of the objective that a move is for. */
function objectivePlace({ field }: Board, task: MoveTask): Point | undefined {
  const objective = field.objectives.find(({ id }) => id === task.objective);
  if (objective === undefined) return undefined;
  const { on } = objective;
  if (on.kind === 'marker') return on.at;
  const bounds = field.terrain.areas.find(({ id }) => id === on.area)?.shape.bounds;
  return (
    bounds && {
      x: Math.round((bounds.minX + bounds.maxX) / 2) as Point['x'],
      y: Math.round((bounds.minY + bounds.maxY) / 2) as Point['y'],
    }
  );
}
