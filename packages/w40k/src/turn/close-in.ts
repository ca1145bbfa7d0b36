import type { Length } from '@umpire/geometry';
import { type Given, opponent, picked, type Seat } from '@umpire/rules';
import { engagedWith, isEngaged, isUnitWithin } from '../board/distances.js';
import type { MoveTask } from '../board/move.js';
import { modified, type Reading } from '../table/facts.js';
import { closestObjectives, controlEvents, objectivesWithin } from '../table/objectives.js';
import type { Edition } from '../table/reading.js';
import { enemiesOf, hasDone, isOnBattlefield, turnSeat, unitAt, unitsOf } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { isAircraft } from './aircraft.js';
import { type CloseInFrame, closeInFrame, mayFight, newFight } from './fight.js';
import { stays } from './judging.js';
import {
  type AnyProcedure,
  type At,
  activates,
  did,
  option,
  pick,
  proposalOf,
  propose,
  read,
  replyOf,
  type TableOutcome,
  type TableProcedure,
} from './kit.js';
import { goneBy, lengthOf, movedEvents } from './moving.js';
import { turnRulesOf } from './turn-rules.js';

interface CloseInPhase {
  readonly how: 'pile-in' | 'consolidate';
  readonly seat: Seat;
  /** Seats that are done. */
  readonly done: readonly Seat[];
}

/** How far units pile in and consolidate, and how near their targets must be, in inches (12.03, 12.08). */
const MOVE = 3;
const PILE_IN_TARGETS = 5;
const CONSOLIDATION_TARGETS = 3;

/** 12.02 and 12.07: the turn player's units first, then the other's; each once. */
export function closeInProcedures(edition: Edition): readonly AnyProcedure[] {
  const phase: TableProcedure<CloseInPhase> = {
    id: 'close-in',
    steps: [{ id: 'close-in', run: (frame, given, at) => next(edition, frame, given, at) }],
  };
  const move: TableProcedure<CloseInFrame> = {
    id: 'close-in-move',
    steps: [
      { id: 'close-in-targets', run: (frame, given, at) => targets(edition, frame, given, at) },
      { id: 'make-close-in-move', run: (frame, given, at) => makeMove(edition, frame, given, at) },
      { id: 'close-in-ended', run: () => ({}) },
      { id: 'newly-engaged', run: (frame, given, at) => newlyEngaged(edition, frame, given, at) },
    ],
  };
  return [phase, move];
}

function next(edition: Edition, frame: CloseInPhase, given: Given | undefined, at: At): TableOutcome<CloseInPhase> {
  const reading = read(edition, at);
  const { how, seat, done } = frame;
  const reply = replyOf(given);
  const [ref] = picked(reply);
  if (ref !== undefined) {
    const unit = reading.table.ground.roster.unitBy.get(ref)!;
    const events = [did(at.state, unit, how === 'pile-in' ? 'piled-in' : 'consolidated')];
    return { events, call: 'close-in-move', with: closeInFrame(unit.index, how) };
  }
  const options = unitsOf(at.state, seat)
    .filter((unit) => mayCloseIn(reading, unit, how))
    .map((unit) => option(unit.ref));
  if (!reply && options.length > 0) return { need: pick({ seat, rule: how, options, min: 0 }) };
  if (done.length > 0) return { events: [...activates(at.state, turnSeat(at.state)), ...controlEvents(reading)] };
  return { frame: { how, seat: opponent(seat), done: [seat] }, to: 'close-in' };
}

function mayCloseIn(reading: Reading, unit: RosterUnit, how: 'pile-in' | 'consolidate'): boolean {
  const { table, board } = reading;
  if (isAircraft(table, unit)) return false;
  if (!isOnBattlefield(table, unit) || hasDone(table, unit, how === 'pile-in' ? 'piled-in' : 'consolidated', 'phase'))
    return false;
  if (how === 'pile-in')
    return (
      (isEngaged(board, unit.index) || hasDone(table, unit, 'charged', 'turn')) &&
      (isEngaged(board, unit.index) || near(reading, unit, PILE_IN_TARGETS).length > 0)
    );
  const wasEligible =
    hasDone(table, unit, 'selected-to-fight', 'phase') ||
    hasDone(table, unit, 'engaged-at-fight', 'phase') ||
    mayFight(reading, unit);
  return wasEligible && consolidationOf(reading, unit) !== undefined;
}

const near = ({ table, board }: Reading, unit: RosterUnit, inches: number): readonly RosterUnit[] =>
  enemiesOf(table, unit.seat).filter((enemy) => isUnitWithin(board, unit.index, enemy.index, lengthOf(inches)));

/** Three inches, or what a rule makes of them. */
const moveOf = (reading: Reading, { ref }: RosterUnit): Length =>
  lengthOf(modified(reading, 'close-in-move', ref, MOVE));

type Consolidation = 'consolidate-ongoing' | 'consolidate-engaging' | 'consolidate-objective';

/** 12.08: the first mode that applies. */
function consolidationOf(reading: Reading, unit: RosterUnit): Consolidation | undefined {
  if (isEngaged(reading.board, unit.index)) return 'consolidate-ongoing';
  if (near(reading, unit, CONSOLIDATION_TARGETS).length > 0) return 'consolidate-engaging';
  return objectivesWithin(reading, unit, lengthOf(CONSOLIDATION_TARGETS)).length > 0
    ? 'consolidate-objective'
    : undefined;
}

/**
 * Of a unit that closes in as a part of its fight: towards the closest enemy where it can come to be engaged, else, as it
 * consolidates, towards the closest objective. Ruling: it can wherever an enemy is no farther than the move and engagement range.
 */
function aloneTask(reading: Reading, frame: CloseInFrame, given: Given | undefined): TableOutcome<CloseInFrame> {
  const { table, board } = reading;
  const unit = unitAt(table, frame.unit);
  if (!isOnBattlefield(table, unit)) return { to: 'end' };
  const { across, up } = board.rules.engagement.reach;
  const move = moveOf(reading, unit);
  const task = { unit: unit.index, distance: move };
  const most = (move + Math.ceil(Math.hypot(across, up))) as Length;
  const isNear =
    isEngaged(board, unit.index) ||
    enemiesOf(table, unit.seat).some((enemy) => isUnitWithin(board, unit.index, enemy.index, most));
  if (isNear) {
    const kind = frame.how === 'pile-in' ? 'pile-in' : 'consolidate-engaging';
    return { frame: { ...frame, task: { ...task, kind } }, events: activates(table, unit.seat) };
  }
  if (frame.how === 'pile-in') return { to: 'end' };
  const ids = closestObjectives(reading, unit, (move + board.rules.objectives.range.across) as Length).map(
    (i) => table.ground.field.objectives[i]!.id,
  );
  const objective = picked(replyOf(given))[0] ?? (ids.length === 1 ? ids[0] : undefined);
  if (objective !== undefined)
    return { frame: { ...frame, task: { ...task, kind: 'consolidate-objective', objective } } };
  if (ids.length === 0) return { to: 'end' };
  const options = ids.map((id) => option(id));
  return { need: pick({ seat: unit.seat, rule: 'consolidation-objective', about: [unit.ref], options }) };
}

/** Engaged: with all that it is engaged with. Else one or more near enough, as its owner chooses. */
function targets(edition: Edition, frame: CloseInFrame, given: Given | undefined, at: At): TableOutcome<CloseInFrame> {
  const reading = read(edition, at);
  const { table, board } = reading;
  if (turnRulesOf(edition.rules).fight.closeIn === 'each-in-its-fight') return aloneTask(reading, frame, given);
  const unit = unitAt(table, frame.unit);
  const kind = frame.how === 'pile-in' ? 'pile-in' : consolidationOf(reading, unit);
  if (!kind) return { to: 'end' };
  const task = (more: Partial<MoveTask>): CloseInFrame => ({
    ...frame,
    task: { kind, unit: unit.index, distance: moveOf(reading, unit), ...more },
  });
  if (isEngaged(board, unit.index))
    return { frame: task({ targets: engagedWith(board, unit.index) }), events: activates(table, unit.seat) };
  const reply = replyOf(given);
  if (kind === 'consolidate-objective') {
    const near = objectivesWithin(reading, unit, lengthOf(CONSOLIDATION_TARGETS)).map(
      (i) => table.ground.field.objectives[i]!.id,
    );
    const objective = reply ? picked(reply)[0] : near.length === 1 ? near[0] : undefined;
    if (objective !== undefined) return { frame: task({ objective }), events: activates(table, unit.seat) };
    return {
      need: pick({
        seat: unit.seat,
        rule: 'consolidation-objective',
        about: [unit.ref],
        options: near.map((id) => option(id)),
      }),
    };
  }
  const open = near(reading, unit, kind === 'pile-in' ? PILE_IN_TARGETS : CONSOLIDATION_TARGETS);
  if (open.length === 0) return { to: 'end' };
  const chosen = reply ? picked(reply) : open.length === 1 ? [open[0]!.ref] : undefined;
  if (!chosen)
    return {
      need: pick({
        seat: unit.seat,
        rule: `${frame.how}-targets`,
        about: [unit.ref],
        options: open.map(({ ref }) => option(ref)),
        max: open.length,
      }),
    };
  const list = chosen.map((ref) => table.ground.roster.unitBy.get(ref)!.index);
  return { frame: task({ targets: list }), events: activates(table, unit.seat) };
}

function makeMove(edition: Edition, frame: CloseInFrame, given: Given | undefined, at: At): TableOutcome<CloseInFrame> {
  const unit = unitAt(at.state, frame.unit);
  const proposal = proposalOf(given);
  if (proposal === undefined) return { need: propose(unit.seat, frame.how, [unit.ref], 'move') };
  if (stays(proposal)) return { to: frame.how === 'pile-in' ? 'end' : 'newly-engaged' };
  const reading = read(edition, at);
  const { events } = movedEvents(reading, unit, frame.task, proposal);
  return { frame: { ...frame, gone: goneBy(reading, proposal) }, events };
}

/** 12.08: enemies now engaged with the unit that have not been selected this phase fight at once, as their owner orders them. */
function newlyEngaged(
  edition: Edition,
  frame: CloseInFrame,
  given: Given | undefined,
  at: At,
): TableOutcome<CloseInFrame> {
  const reading = read(edition, at);
  const { table, board } = reading;
  const unit = unitAt(table, frame.unit);
  const { closeIn } = turnRulesOf(edition.rules).fight;
  if (frame.how === 'pile-in' || frame.task.kind === 'consolidate-objective' || closeIn === 'each-in-its-fight')
    return {};
  if (frame.task.kind === 'consolidate-ongoing' && reading.rules.options.consolidationForcesFightsInOngoing === false)
    return {};
  const open = engagedWith(board, unit.index)
    .map((index) => unitAt(table, index))
    .filter((enemy) => !hasDone(table, enemy, 'selected-to-fight', 'phase'));
  if (open.length === 0) return {};
  const [ref] = picked(replyOf(given));
  const enemy = ref === undefined ? (open.length === 1 ? open[0] : undefined) : table.ground.roster.unitBy.get(ref);
  if (enemy) return { call: 'fight', with: newFight(enemy) };
  const options = open.map((one) => option(one.ref));
  return { need: pick({ seat: opponent(unit.seat), rule: 'select-to-fight', about: [unit.ref], options }) };
}
