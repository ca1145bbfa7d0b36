import type { Point } from '@umpire/geometry';
import type { Board } from '../board.js';
import { beginning, isLegalOn } from '../judge.js';
import type { MoveProposal, MoveTask } from '../move.js';
import type { MoveRule } from '../rules.js';
import { type Table, tableOf } from '../table.js';
import { closingIn } from './close-in.js';
import { setUps } from './set-up.js';
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
 * nothing is legal. Blocks moved and formations set up, straight to targets; no ways round and no climbing.
 */
export function suggestMoves(board: Board, task: MoveTask, wish: Wish = {}): readonly MoveProposal[] {
  const rule = board.rules.moves[task.kind];
  if (rule === undefined) return [];
  const table = tableOf(board, task, rule);
  if (beginning(table).length > 0) return [];
  const { most = 1, tries = 60 } = wish;
  const found: MoveProposal[] = [];
  let judged = 0;
  for (const proposal of candidates(table, rule, wish.towards)) {
    if (found.length >= most || judged++ >= tries) break;
    const made = rule.by === 'path' ? settled(table, proposal) : proposal;
    if (made && isLegalOn(table, made)) found.push(made);
  }
  return found;
}

function* candidates(table: Table, rule: MoveRule, towards: Point | undefined): Iterable<MoveProposal> {
  const to = towards ?? centre(table);
  if (rule.by === 'set-up') {
    yield* setUps(table, to);
    return;
  }
  if (closes(rule)) {
    const proposal = closingIn(table);
    if (proposal) yield proposal;
    yield* translations(table, nearestTarget(table) ?? to);
  } else yield* translations(table, objectivePlace(table) ?? to);
  yield stay;
}

const closing = new Set(['closer', 'engaged-with-every-target', 'engaged-or-nearest', 'near-if-able']);
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
function objectivePlace({ board: { field }, task }: Table): Point | undefined {
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
