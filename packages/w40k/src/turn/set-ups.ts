import type { Condition, Selector, Value } from '@umpire/effects';
import type { Given } from '@umpire/rules';
import type { MoveTask } from '../board/move.js';
import { set, type TableEvent } from '../table/event.js';
import type { Edition } from '../table/reading.js';
import { isIn, standing, unitAt } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import type { Table } from '../table/table.js';
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

interface AtMarker extends Near {
  /** More than this from all enemies, height aside. */
  readonly clear: Value;
}

/**
 * At which marker a set-up is: wholly within so much of it, one model touching it, and so far from enemies. Nothing for any other
 * place.
 */
export function atWhichMarker(as: string, within: readonly Condition[]): AtMarker | undefined {
  const [near, touching, away, ...others] = within;
  if (as !== 'set-up-at-marker' || near === undefined || touching === undefined || away === undefined) return undefined;
  if (others.length > 0 || !('within' in near) || near.wholly !== true) return undefined;
  if (!('state' in touching) || touching.state !== 'one-touches-marker') return undefined;
  if (!('not' in away) || !('within' in away.not) || away.not.measure !== 'horizontal') return undefined;
  return { near: near.within, from: near.from, clear: away.not.within };
}

/** Where a unit is set up that is not moved there: beside a model, or at a marker. */
export type SetUpFrame = { readonly unit: number; readonly task?: MoveTask } & (
  | { readonly beside: Beside }
  | { readonly at: Required<Pick<MoveTask, 'marker' | 'near' | 'clearance'>> }
);

/** A unit is set up beside a model or at a marker, where there is room. */
export function setUpProcedures(edition: Edition): readonly AnyProcedure[] {
  const setUpNear: TableProcedure<SetUpFrame> = {
    id: 'set-up-near',
    steps: [{ id: 'set-up-near', run: (frame, given, at) => setUpAgain(edition, frame, given, at) }],
  };
  return [setUpNear];
}

/** Who is on the battlefield must be set up again; who waits may go on waiting. */
const taskOf = (frame: SetUpFrame, { index }: RosterUnit): MoveTask =>
  'beside' in frame
    ? { kind: 'set-up-near', unit: index, transport: frame.beside.model, near: frame.beside.near, isForced: true }
    : { kind: 'set-up-at-marker', unit: index, ...frame.at };

const isSetUp = (frame: SetUpFrame, table: Table, unit: RosterUnit): readonly TableEvent[] =>
  'beside' in frame
    ? [did(table, unit, 'set-up')]
    : [
        did(table, unit, 'set-up', 'ingressed'),
        { kind: 'did', of: [unit.ref], writes: [set(table, 'kept', unit.index, 0)] },
      ];

function setUpAgain(edition: Edition, frame: SetUpFrame, given: Given | undefined, at: At): TableOutcome<SetUpFrame> {
  const { state } = at;
  const unit = unitAt(state, frame.unit);
  const proposal = proposalOf(given);
  if (frame.task && proposal !== undefined)
    return stays(proposal)
      ? {}
      : { events: [...setUpEvents(read(edition, at), unit, frame.task, proposal), ...isSetUp(frame, state, unit)] };
  const task = taskOf(frame, unit);
  if ('beside' in frame ? standing(state, unit).length === 0 : !isIn(state, unit, 'reserves')) return {};
  return { frame: { ...frame, task }, need: propose(unit.seat, 'set-up', [unit.ref], 'set-up') };
}
