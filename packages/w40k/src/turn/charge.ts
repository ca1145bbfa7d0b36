import type { Worked } from '@umpire/dice';
import type { Length } from '@umpire/geometry';
import { facesOf, type Given, picked, returnedOf } from '@umpire/rules';
import { isEngaged, isUnitWithin } from '../board/distances.js';
import type { MoveTask } from '../board/move.js';
import type { Gone } from '../board/passed.js';
import type { TableEvent } from '../table/event.js';
import { hasState, type Reading, workedOut } from '../table/facts.js';
import { isGranted } from '../table/granted.js';
import { controlEvents } from '../table/objectives.js';
import { asIf, type Edition } from '../table/reading.js';
import { enemiesOf, hasDone, isOnBattlefield, turnSeat, unitAt, unitsOf } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import type { Table } from '../table/table.js';
import { isAircraft, mayFightWith } from './aircraft.js';
import { stays } from './judging.js';
import {
  type AnyProcedure,
  type At,
  activates,
  dice,
  did,
  option,
  pick,
  proposalOf,
  propose,
  read,
  replyOf,
  sum,
  type TableOutcome,
  type TableProcedure,
  whyOf,
} from './kit.js';
import { mayFly } from './move-frame.js';
import { goneBy, lengthOf, movedEvents } from './moving.js';
import { turnRulesOf } from './turn-rules.js';

/** How far a charge may be declared and made, in inches (11.02). */
const MOST = 12;

export interface ChargeFrame {
  readonly unit: number;
  /** The charge roll, with what changes it; what a rule caps it at. */
  readonly rolled?: number;
  /** What the dice showed. */
  readonly shown?: number;
  readonly most: number;
  /** How far the targets may be. */
  readonly reach: number;
  /** Only units that charged this turn may be targets (15.11). */
  readonly onlyChargers?: true;
  /** The only unit that may be its target. */
  readonly only?: number;
  readonly task: MoveTask;
  /** The ways that its models have gone. */
  readonly gone?: readonly Gone[];
}

interface PhaseFrame {
  readonly asks?: 'window' | 'unit';
}

export function chargeProcedures(edition: Edition): readonly AnyProcedure[] {
  const phase: TableProcedure<PhaseFrame> = {
    id: 'charge-phase',
    steps: [{ id: 'charge-phase', run: (frame, given, at) => selectToCharge(edition, frame, given, at) }],
  };
  const aimed = {
    id: 'charge-aimed',
    run: (frame: ChargeFrame, given: Given | undefined, at: At) => aim(edition, frame, given, at),
  };

  const charge: TableProcedure<ChargeFrame> = {
    id: 'charge',
    steps: [
      ...(turnRulesOf(edition.rules).charge.targets === 'before-roll' ? [aimed] : []),
      {
        id: 'charge-declared',
        run: ({ unit: index }, _, { state }) => {
          const unit = unitAt(state, index);
          return { events: [did(state, unit, 'declared-charge'), ...activates(state, unit.seat)] };
        },
      },
      { id: 'charge-roll', run: (frame, given, at) => rollCharge(edition, frame, given, at) },
      { id: 'charge-targets', run: (frame, given, at) => selectTargets(edition, frame, given, at) },
      { id: 'make-charge-move', run: (frame, given, at) => makeCharge(edition, frame, given, at) },
      { id: 'charge-move', run: () => ({}) },
      { id: 'charge-ends', run: (frame, _, { state }) => ({ events: endOf(state, frame) }) },
    ],
  };
  return [phase, charge];
}

const endOf = (table: Table, { unit, gone }: ChargeFrame): readonly TableEvent[] => [
  ...(gone ? [] : [{ kind: 'charge-failed', of: [unitAt(table, unit).ref] } as const]),
  ...activates(table, turnSeat(table)),
];

export const newCharge = (unit: RosterUnit, reach = MOST): ChargeFrame => ({
  unit: unit.index,
  most: reach,
  reach,
  task: { kind: 'charge', unit: unit.index },
});

function selectToCharge(
  edition: Edition,
  { asks = 'window' }: PhaseFrame,
  given: Given | undefined,
  at: At,
): TableOutcome<PhaseFrame> {
  const reading = read(edition, at);
  if (returnedOf(given) || asks === 'window') return { frame: { asks: 'unit' }, window: true };
  const seat = turnSeat(at.state);
  const reply = replyOf(given);
  const [key] = picked(reply);
  if (key !== undefined) {
    const [ref = '', skies] = key.split('+');
    const unit = reading.table.ground.roster.unitBy.get(ref)!;
    const charge = newCharge(unit);
    return { call: 'charge', with: skies ? { ...charge, task: { ...charge.task, flying: true } } : charge };
  }
  const options = unitsOf(at.state, seat)
    .filter((unit) => mayCharge(reading, unit))
    .flatMap((unit) => [
      option(unit.ref),
      ...(mayFly(reading, unit, 'charge') ? [option(`${unit.ref}+skies`, unit.ref)] : []),
    ]);
  if (reply || options.length === 0) return { events: controlEvents(reading) };
  return { need: pick({ seat, rule: 'declare-a-charge', options, min: 0 }) };
}

/** 11.02: who may declare a charge. */
function mayCharge(reading: Reading, unit: RosterUnit, reach = MOST): boolean {
  const { table, board } = reading;
  if (!isOnBattlefield(table, unit) || hasDone(table, unit, 'declared-charge', 'phase')) return false;
  if (isAircraft(table, unit) || hasDone(table, unit, 'set-up-large', 'turn')) return false;
  const has = (state: string): boolean => hasState(reading, state, unit.ref, { self: unit.ref, seat: unit.seat }, {});
  const may = (permission: string): boolean => isGranted(reading, 'allow', permission, unit);
  const isBarred =
    (has('advanced') && !may('charge-after-advancing')) || (has('fell-back') && !may('charge-after-falling-back'));
  if (isBarred && !may('declare-a-charge')) return false;
  if (hasDone(table, unit, 'no-charge', 'turn')) return false;
  if (hasDone(table, unit, 'started-action', 'turn') || isGranted(reading, 'forbid', 'declare-a-charge', unit))
    return false;
  return !isEngaged(board, unit.index) && isReachable(reading, unit, reach);
}

const isReachable = ({ table, board }: Reading, unit: RosterUnit, reach: number): boolean =>
  enemiesOf(table, unit.seat).some(
    (enemy) => mayFightWith(table, unit, enemy) && isUnitWithin(board, unit.index, enemy.index, lengthOf(reach)),
  );

function rollCharge(edition: Edition, frame: ChargeFrame, given: Given | undefined, at: At): TableOutcome<ChargeFrame> {
  const unit = unitAt(at.state, frame.unit);
  const faces = facesOf(given)?.[0];
  if (!faces) return { need: { throw: dice(unit.seat, 'charge', [unit.ref], 1, 2) } };
  const reading = read(edition, at);
  const worked = workedOut(reading, 'charge-roll', unit.ref, sum(faces));
  const rolled = Math.max(0, Math.min(frame.most, worked.to ?? 0));
  const say = { for: 'charge-roll', rolled, why: [whyOf(worked)] };
  return { frame: { ...frame, rolled, shown: sum(faces) }, events: [{ kind: 'roll', of: [unit.ref], say }] };
}

/** Enemies that may be among the targets, so far away at most. */
function targetsOf(reading: Reading, frame: ChargeFrame, distance: Length): readonly RosterUnit[] {
  const { table, board } = reading;
  const own = unitAt(table, frame.unit);
  return enemiesOf(table, own.seat).filter(
    (enemy) =>
      (!frame.onlyChargers || hasDone(table, enemy, 'charged', 'turn')) &&
      (frame.only ?? enemy.index) === enemy.index &&
      mayFightWith(table, own, enemy) &&
      isUnitWithin(board, frame.unit, enemy.index, distance),
  );
}

const aimedAt = (unit: RosterUnit, targets: readonly RosterUnit[]): TableEvent => ({
  kind: 'charge-aimed',
  of: [unit.ref, ...targets.map(({ ref }) => ref)],
});

/** Where targets are named before the roll: one or more enemies that the charge may be declared at. */
function aim(edition: Edition, frame: ChargeFrame, given: Given | undefined, at: At): TableOutcome<ChargeFrame> {
  const reading = read(edition, at);
  const unit = unitAt(at.state, frame.unit);
  const found = targetsOf(reading, frame, lengthOf(frame.reach));
  const refs = picked(replyOf(given));
  const chosen = refs.length > 0 ? found.filter(({ ref }) => refs.includes(ref)) : found.length === 1 ? found : [];
  if (chosen.length > 0)
    return {
      frame: { ...frame, task: { ...frame.task, targets: chosen.map(({ index }) => index) } },
      events: [aimedAt(unit, chosen)],
    };
  if (found.length === 0) return { to: 'charge-ends' };
  const options = found.map(({ ref }) => option(ref));
  return { need: pick({ seat: unit.seat, rule: 'charge-targets', about: [unit.ref], options, max: options.length }) };
}

/** Targets named before the roll are reached all, or the charge fails. */
function reach(reading: Reading, frame: ChargeFrame): TableOutcome<ChargeFrame> {
  const { board } = reading;
  const { targets = [] } = frame.task;
  const distance = lengthOf(frame.rolled ?? 0);
  const { across, up } = board.rules.engagement.reach;
  // no way is shorter than the straight one to where engagement begins, across and up
  const most = (distance + Math.ceil(Math.hypot(across, up))) as Length;
  const fails = targets.some((target) => !isUnitWithin(board, frame.unit, target, most));
  return fails ? { to: 'charge-ends' } : { frame: { ...frame, task: { ...frame.task, distance } } };
}

/** The roll, where rules change it for the sake of these targets. */
function rollAt(reading: Reading, frame: ChargeFrame, targets: readonly number[]): Worked & { readonly to: number } {
  const now = asIf(reading, { charging: { unit: frame.unit, task: { targets } } });
  const worked = workedOut(now, 'charge-roll', unitAt(reading.table, frame.unit).ref, frame.shown ?? 0);
  return { ...worked, to: Math.max(0, Math.min(frame.most, worked.to ?? 0)) };
}

/** Enemies within the roll, each as the only target. Ruling: one that only another target would bring nearer is none. */
function reachedBy(reading: Reading, frame: ChargeFrame): readonly RosterUnit[] {
  const { rolled = 0, reach } = frame;
  if (reading.forces().modifying('charge-roll').length === 0)
    return targetsOf(reading, frame, lengthOf(Math.min(reach, rolled)));
  return targetsOf(reading, frame, lengthOf(reach)).filter(({ index }) =>
    isUnitWithin(reading.board, frame.unit, index, lengthOf(Math.min(reach, rollAt(reading, frame, [index]).to))),
  );
}

/** 11.04: one or more enemies within 12" and within the roll. */
function selectTargets(
  edition: Edition,
  frame: ChargeFrame,
  given: Given | undefined,
  at: At,
): TableOutcome<ChargeFrame> {
  const reading = read(edition, at);
  const { table } = reading;
  const unit = unitAt(table, frame.unit);
  if (turnRulesOf(edition.rules).charge.targets === 'before-roll') return reach(reading, frame);
  const reply = replyOf(given);
  if (reply) {
    const targets = picked(reply).map((ref) => table.ground.roster.unitBy.get(ref)!.index);
    if (targets.length === 0) return { to: 'charge-ends' };
    const worked = rollAt(reading, frame, targets);
    const rolled = worked.to;
    const distance = lengthOf(Math.min(frame.reach, rolled));
    const say = { for: 'charge-roll', rolled, why: [whyOf(worked)] };
    return {
      frame: { ...frame, rolled, task: { ...frame.task, distance, targets } },
      events: [
        ...(rolled === frame.rolled ? [] : [{ kind: 'roll', of: [unit.ref], say } as const]),
        aimedAt(
          unit,
          targets.map((target) => unitAt(table, target)),
        ),
      ],
    };
  }
  const options = reachedBy(reading, frame).map(({ ref }) => option(ref));
  if (options.length === 0) return { to: 'charge-ends' };
  return {
    need: pick({ seat: unit.seat, rule: 'charge-targets', about: [unit.ref], options, min: 0, max: options.length }),
  };
}

function makeCharge(edition: Edition, frame: ChargeFrame, given: Given | undefined, at: At): TableOutcome<ChargeFrame> {
  const unit = unitAt(at.state, frame.unit);
  const proposal = proposalOf(given);
  if (!isOnBattlefield(at.state, unit)) return { to: 'charge-ends' };
  if (proposal === undefined) return { need: propose(unit.seat, 'charge-move', [unit.ref], 'move') };
  if (stays(proposal)) return { to: 'charge-ends' };
  const reading = read(edition, at);
  const { events } = movedEvents(reading, unit, frame.task, proposal);
  return {
    frame: { ...frame, gone: goneBy(reading, proposal) },
    events: [...events, did(at.state, unit, 'moved', 'charged')],
  };
}
