import type { Board } from '../board/board.js';
import { judgeMove } from '../board/judge.js';
import type { MoveJudgement, MoveProposal, MoveTask } from '../board/move.js';
import { reasonOf } from '../board/reason.js';

/** Judges what a player proposes, whatever its shape. */
export function judge(board: Board, task: MoveTask, proposal: unknown): MoveJudgement {
  if (isMoveProposal(proposal)) return judgeMove(board, task, proposal);
  const reason = reasonOf(board.rules.moving, 'move-shape', 'a move is a list of models with their steps or places');
  return { legal: false, reasons: [reason] };
}

const isNumber = (value: unknown): value is number => Number.isInteger(value) && Math.abs(Number(value)) <= 8_388_608;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isPoint = (value: unknown): boolean => isRecord(value) && isNumber(value.x) && isNumber(value.y);

const isFacing = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 3600;

const isStep = (value: unknown): boolean =>
  isRecord(value) &&
  (value.kind === 'go'
    ? isPoint(value.to) && (value.height === undefined || isNumber(value.height))
    : value.kind === 'turn' && isFacing(value.to) && (value.way === 'left' || value.way === 'right'));

const isStance = (value: unknown): boolean =>
  isRecord(value) && isPoint(value.at) && isFacing(value.facing) && isNumber(value.height);

const MOST_STEPS = 100;

const isModelMove = (value: unknown): boolean =>
  isRecord(value) &&
  isNumber(value.model) &&
  (Array.isArray(value.steps) ? value.steps.length <= MOST_STEPS && value.steps.every(isStep) : isStance(value.at));

export function isMoveProposal(value: unknown): value is MoveProposal {
  return isRecord(value) && Array.isArray(value.models) && value.models.every(isModelMove);
}

/** A move that is not made: the unit stays where it was (03.01). */
export const stays = (proposal: unknown): boolean => isRecord(proposal) && proposal.stays === true;
