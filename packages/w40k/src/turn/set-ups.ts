import type { Condition, Selector, Value } from '@umpire/effects';
import type { Given } from '@umpire/rules';
import type { MoveTask } from '../board/move.js';
import type { Edition } from '../table/reading.js';
import { standing, unitAt } from '../table/reads.js';
import { stays } from './judging.js';
import {
  type AnyProcedure,
  type At,
  did,
  proposalOf,
  propose,
  read,
  type TableOutcome,
  type TableProcedure,
} from './kit.js';
import type { Beside } from './move-frame.js';
import { setUpEvents } from './moving.js';

/* Set-ups that rules give in the battle. */

interface Near {
  readonly near: Value;
  readonly from: Selector;
}

/** Sorts of set-up beside a model: as a unit arrives, or from where it stands. */
const besides = new Set(['ingress-move', 'set-up']);

/** Beside whom a set-up is, and how near: wholly within so much of one model, and engaged with nobody. Nothing for any other place. */
export function besideWhom(as: string, within: readonly Condition[]): Near | undefined {
  const [near, free, ...others] = within;
  if (!besides.has(as) || near === undefined || free === undefined || others.length > 0) return undefined;
  const isFree = 'not' in free && 'state' in free.not && free.not.state === 'engaged';
  if (!isFree || !('within' in near) || near.wholly !== true) return undefined;
  return { near: near.within, from: near.from };
}

interface SetUpFrame {
  readonly unit: number;
  readonly beside: Beside;
  readonly task?: MoveTask;
}

/** A unit is taken up and set up again beside a model, where there is room. */
export function setUpProcedures(edition: Edition): readonly AnyProcedure[] {
  const setUpNear: TableProcedure<SetUpFrame> = {
    id: 'set-up-near',
    steps: [{ id: 'set-up-near', run: (frame, given, at) => setUpAgain(edition, frame, given, at) }],
  };
  return [setUpNear];
}

function setUpAgain(edition: Edition, frame: SetUpFrame, given: Given | undefined, at: At): TableOutcome<SetUpFrame> {
  const { state } = at;
  const unit = unitAt(state, frame.unit);
  const proposal = proposalOf(given);
  if (frame.task && proposal !== undefined)
    return stays(proposal)
      ? {}
      : { events: [...setUpEvents(read(edition, at), unit, frame.task, proposal), did(state, unit, 'set-up')] };
  if (standing(state, unit).length === 0) return {};
  const { model, near } = frame.beside;
  const task: MoveTask = { kind: 'set-up-near', unit: unit.index, transport: model, near, isForced: true };
  return { frame: { ...frame, task }, need: propose(unit.seat, 'set-up', [unit.ref], 'set-up') };
}
