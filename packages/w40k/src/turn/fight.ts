import { type Given, opponent, picked, returnedOf, type Seat } from '@umpire/rules';
import { isEngaged, isUnitWithin } from '../board/distances.js';
import type { MoveTask } from '../board/move.js';
import type { Gone } from '../board/passed.js';
import type { TableEvent } from '../table/event.js';
import { hasState, type Reading } from '../table/facts.js';
import { controlEvents } from '../table/objectives.js';
import type { Edition } from '../table/reading.js';
import {
  enemiesOf,
  fighters,
  hasDone,
  isOnBattlefield,
  lingering,
  onBattlefield,
  standing,
  turnSeat,
  unitAt,
} from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { fightsFirst } from '../table/states.js';
import type { Table } from '../table/table.js';
import { type FightFrame, readFight } from './fight-declaration.js';
import { lingerersFall } from './fight-on-death.js';
import { hazardRolls } from './hazards.js';
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
import { lengthOf } from './moving.js';
import { nextOnDeath } from './shoot-on-death.js';
import { resolved, type TargetFrame } from './shooting.js';
import { strikableBy } from './strike.js';
import { turnRulesOf } from './turn-rules.js';

interface PhaseFrame {
  readonly stage: 'pile-in' | 'begin' | 'window' | 'select' | 'consolidate' | 'end';
  /** Who selects next. */
  readonly next?: Seat;
  /** Whether the last selection was among remaining combats. */
  readonly remaining?: boolean;
  readonly passes?: number;
}

/** Near enough to fight after all, in inches (12.03, 12.04.01). */
const NEAR = 5;

export function fightProcedures(edition: Edition): readonly AnyProcedure[] {
  const phase: TableProcedure<PhaseFrame | object> = {
    id: 'fight-phase',
    steps: [
      { id: 'fight-phase', run: (frame, given, at) => fightPhase(edition, { stage: 'pile-in', ...frame }, given, at) },
      {
        id: 'lingerers-fall',
        run: (_, given, { state }) => {
          const fall = given ? undefined : lingerersFall(state, state.ground.roster.units);
          return fall ? { call: 'fall', with: fall } : {};
        },
      },
    ],
  };

  const isApart = turnRulesOf(edition.rules).fight.closeIn === 'each-in-its-fight';
  const consolidates = {
    id: CONSOLIDATES,
    run: (frame: FightFrame, given: Given | undefined) => closesIn(frame, 'consolidate', given),
  };

  const fight: TableProcedure<FightFrame> = {
    id: 'fight',
    period: 'attacks',
    steps: [
      {
        id: 'selected-to-fight',
        run: ({ unit: index, only }, _, { state }) => {
          const unit = unitAt(state, index);
          const selected = only ? [] : [did(state, unit, 'selected-to-fight')];
          return { events: [...selected, ...activates(state, unit.seat)] };
        },
      },
      isApart
        ? { id: 'fight-pile-in', run: (frame, given) => closesIn(frame, 'pile-in', given) }
        : { id: 'overrun', run: (frame, given, at) => overrun(edition, frame, given, at) },
      { id: 'select-fight-targets', run: (frame, given, at) => selectTargets(edition, frame, given, at) },
      { id: 'targets-selected', run: () => ({}) },
      { id: 'resolve-attacks', run: (frame, given, at) => resolveTargets(frame, given, at) },
      { id: 'hazards', run: (frame, given, at) => hazards(edition, frame, given, at) },
      { id: 'shots-on-death', run: (frame, _, at) => nextOnDeath(read(edition, at), frame) ?? {} },
      { id: 'fights-on-death', run: (frame, given, at) => fightsOnDeath(edition, frame, given, at) },
      {
        id: 'clear-fallen',
        run: ({ fallen, unit, shots }, given) => {
          if (fallen.length > 0 && !given) return { call: 'fall', with: { models: fallen, by: unit } };
          return shots.length === 0 ? { to: afterNothing(isApart) } : {};
        },
      },
      ...(isApart ? [consolidates] : []),
      {
        id: 'unit-fought',
        run: ({ unit: index, only }, _, { state }) =>
          only ? {} : { events: [did(state, unitAt(state, index), 'fought')] },
      },
      {
        id: 'own-lingerers-fall',
        run: ({ unit: index }, given, { state }) => {
          const fall = given ? undefined : lingerersFall(state, [unitAt(state, index)]);
          return fall ? { call: 'fall', with: fall } : {};
        },
      },
      { id: 'fight-ends', run: (_, __, { state }) => ({ events: activates(state, turnSeat(state)) }) },
    ],
  };
  return [phase, fight];
}

export const newFight = (unit: RosterUnit): FightFrame => ({
  unit: unit.index,
  targets: [],
  shots: [],
  done: [],
  fallen: [],
});

/** The step in which a unit consolidates that does so as a part of its fight. */
const CONSOLIDATES = 'fight-consolidate';

/** 04.03: who made no attacks has not fought, and nothing answers it; where a fight ends in a consolidation, that is made all the same. */
const afterNothing = (isApart: boolean): string => (isApart ? CONSOLIDATES : 'own-lingerers-fall');

const closesIn = (
  { unit, only }: FightFrame,
  how: CloseInFrame['how'],
  given: Given | undefined,
): TableOutcome<FightFrame> => (given || only ? {} : { call: 'close-in-move', with: closeInFrame(unit, how) });

/** Where destroyed models do not wait for their unit: they fight as soon as who destroyed them has, before anything else about their end. */
function fightsOnDeath(
  { rules }: Edition,
  frame: FightFrame,
  given: Given | undefined,
  { state }: At,
): TableOutcome<FightFrame> {
  if (rules.options.fightOnDeath !== 'immediate') return {};
  const fell = given
    ? lingerersFall(
        state,
        frame.targets.map((target) => unitAt(state, target)),
      )
    : undefined;
  if (fell) return { call: 'fall', with: fell };
  const unit = frame.targets
    .map((target) => unitAt(state, target))
    .find((target) => lingering(state, target).length > 0);
  return unit ? { call: 'fight', with: { ...newFight(unit), only: lingering(state, unit) } } : {};
}

/** 12: pile in, fight by turns, consolidate. */
function fightPhase(edition: Edition, frame: PhaseFrame, given: Given | undefined, at: At): TableOutcome<PhaseFrame> {
  const reading = read(edition, at);
  const { state } = at;
  const { closeIn } = turnRulesOf(edition.rules).fight;
  if (closeIn === 'each-in-its-fight') {
    if (frame.stage === 'end') return {};
    if (frame.stage === 'pile-in') return { frame: { stage: 'select', next: firstToSelect(reading) }, window: true };
    return selectByStep(reading, frame, given);
  }
  if (frame.stage === 'pile-in') {
    if (!given) return { frame, call: 'close-in', with: { how: 'pile-in', seat: turnSeat(state), done: [] } };
    return { frame: { stage: 'begin' }, events: beginFights(reading), window: true };
  }
  if (frame.stage === 'begin' || frame.stage === 'window')
    return { frame: { next: turnSeat(state), ...frame, stage: 'select' }, window: true };
  if (frame.stage === 'select') return select(reading, frame, given);
  if (frame.stage === 'consolidate') {
    return { frame: { stage: 'end' }, events: controlEvents(reading) };
  }
  return {};
}

/** 12.04: who is engaged as the step begins stays eligible. */
const beginFights = ({ table, board }: Reading) =>
  onBattlefield(table)
    .filter((unit) => isEngaged(board, unit.index))
    .map((unit) => did(table, unit, 'engaged-at-fight'));

/** 12.04: who may be selected to fight. */
export function mayFight(reading: Reading, unit: RosterUnit): boolean {
  return hasState(reading, 'eligible-to-fight', unit.ref, { self: unit.ref, seat: unit.seat }, {});
}

const firstToSelect = ({ rules, table }: Reading): Seat => {
  const seat = turnSeat(table);
  return turnRulesOf(rules).fight.first === 'turn-player' ? seat : opponent(seat);
};

/** Fights First, then all others: each step by turns, without a pass; whom a rule calls fights next whichever the step is. */
function selectByStep(reading: Reading, frame: PhaseFrame, given: Given | undefined): TableOutcome<PhaseFrame> {
  const { table } = reading;
  const last = frame.next ?? firstToSelect(reading);
  if (returnedOf(given)) return { frame: { ...frame, next: opponent(last) }, window: true };
  const able = table.ground.roster.units.filter((unit) => mayFight(reading, unit));
  const called = calledOf(reading, able);
  const inStep = frame.remaining ? able : able.filter((unit) => fightsFirst(reading, unit));
  const pool = called.length > 0 ? called : inStep;
  if (pool.length === 0)
    return frame.remaining
      ? { frame: { stage: 'end' }, events: controlEvents(reading) }
      : selectByStep(reading, { ...frame, remaining: true, next: firstToSelect(reading) }, undefined);
  const seat = pool.some((unit) => unit.seat === last) ? last : opponent(last);
  const next = { ...frame, next: seat };
  const [ref] = picked(replyOf(given));
  if (ref !== undefined) return { frame: next, call: 'fight', with: newFight(table.ground.roster.unitBy.get(ref)!) };
  const options = pool.filter((unit) => unit.seat === seat).map((unit) => option(unit.ref));
  return { frame: next, need: pick({ seat, rule: 'select-to-fight', options }) };
}

/** Those that a rule calls to fight next, whoever's turn to select it is. */
const calledOf = (reading: Reading, able: readonly RosterUnit[]): readonly RosterUnit[] =>
  able.filter((unit) => hasState(reading, 'fights-next', unit.ref, { self: unit.ref, seat: unit.seat }, {}));

function select(reading: Reading, frame: PhaseFrame, given: Given | undefined): TableOutcome<PhaseFrame> {
  const { table } = reading;
  const returned = returnedOf(given);
  const last = frame.next ?? turnSeat(table);
  if (returned) return { frame: { ...frame, stage: 'select', next: opponent(last), passes: 0 }, window: true };
  const able = table.ground.roster.units.filter((unit) => mayFight(reading, unit));
  const first = able.filter((unit) => fightsFirst(reading, unit));
  const hasBack = frame.remaining === true && first.length > 0;
  const called = calledOf(reading, able);
  const pool = called.length > 0 ? called : first.length > 0 ? first : able;
  if (pool.length === 0) return consolidating(table);
  const wanted = hasBack ? turnSeat(table) : last;
  const seat = pool.some((unit) => unit.seat === wanted) ? wanted : opponent(wanted);
  const own = pool.filter((unit) => unit.seat === seat);
  const bound = own.filter((unit) => hasState(reading, 'must-fight-next', unit.ref, { self: unit.ref, seat }, {}));
  const options = (bound.length > 0 ? bound : own).map(({ ref }) => option(ref));
  const mayPass = able.filter((unit) => unit.seat === seat).every((unit) => isAlone(reading, unit));
  const reply = replyOf(given);
  const next = { ...frame, next: seat, remaining: first.length === 0 };
  if (!reply) return { frame: next, need: pick({ seat, rule: 'select-to-fight', options, min: mayPass ? 0 : 1 }) };
  const [ref] = picked(reply);
  if (ref !== undefined) return { frame: next, call: 'fight', with: newFight(table.ground.roster.unitBy.get(ref)!) };
  const passes = (frame.passes ?? 0) + 1;
  const isOver = passes > 1 || !able.some((unit) => unit.seat !== seat);
  return isOver
    ? consolidating(table)
    : { frame: { ...next, stage: 'select', next: opponent(seat), passes }, window: true };
}

/** 12.07: the turn player's units first. */
const consolidating = (table: Table): TableOutcome<PhaseFrame> => ({
  frame: { stage: 'consolidate' },
  call: 'close-in',
  with: { how: 'consolidate', seat: turnSeat(table), done: [] },
});

const isAlone = ({ table, board }: Reading, unit: RosterUnit): boolean =>
  !enemiesOf(table, unit.seat).some((enemy) => isUnitWithin(board, unit.index, enemy.index, lengthOf(NEAR)));

/** 12.06: who is unengaged now, or was as the step began, piles in once more before it fights. */
function overrun(edition: Edition, frame: FightFrame, given: Given | undefined, at: At): TableOutcome<FightFrame> {
  const { table, board } = read(edition, at);
  const unit = unitAt(table, frame.unit);
  const wasEngaged = hasDone(table, unit, 'engaged-at-fight', 'phase');
  if (frame.only || !isOnBattlefield(table, unit)) return {};
  if (given || (wasEngaged && isEngaged(board, unit.index))) return {};
  return { call: 'close-in-move', with: closeInFrame(frame.unit, 'pile-in') };
}

export interface CloseInFrame {
  readonly unit: number;
  readonly how: 'pile-in' | 'consolidate';
  readonly task: MoveTask;
  /** The ways that its models have gone. */
  readonly gone?: readonly Gone[];
  readonly newly?: readonly number[];
}

export const closeInFrame = (unit: number, how: 'pile-in' | 'consolidate'): CloseInFrame => ({
  unit,
  how,
  task: { kind: 'pile-in', unit },
});

function selectTargets(
  edition: Edition,
  frame: FightFrame,
  given: Given | undefined,
  at: At,
): TableOutcome<FightFrame> {
  const reading = read(edition, at);
  const unit = unitAt(at.state, frame.unit);
  const { closeIn } = turnRulesOf(edition.rules).fight;
  const strikes = (frame.only ?? fighters(at.state, unit)).some((model) => strikableBy(reading, model).length > 0);
  if (!strikes) {
    const nobody: TableEvent = { kind: 'targets-selected', of: [unit.ref], say: { type: 'fight' } };
    return { events: [nobody], to: afterNothing(closeIn === 'each-in-its-fight') };
  }
  const proposal = proposalOf(given);
  if (proposal === undefined) return { need: propose(unit.seat, 'select-targets-step', [unit.ref], 'fight') };
  const { shots } = readFight(reading, frame, proposal);
  const targets = [...new Set(shots.map(({ target }) => target))];
  return {
    frame: { ...frame, shots, targets, done: [] },
    events: [
      {
        kind: 'targets-selected',
        of: [unit.ref, ...targets.map((one) => unitAt(at.state, one).ref)],
        say: { type: 'fight' },
      },
    ],
  };
}

function resolveTargets(frame: FightFrame, given: Given | undefined, { state }: At): TableOutcome<FightFrame> {
  const returned = returnedOf(given) as TargetFrame | undefined;
  const now = returned ? { ...frame, ...resolved(frame, returned) } : frame;
  const open = now.targets.filter(
    (target) => !now.done.includes(target) && standing(state, unitAt(state, target)).length > 0,
  );
  const unit = unitAt(state, now.unit);
  const [chosen] = picked(replyOf(given));
  const next =
    chosen === undefined ? (open.length === 1 ? open[0] : undefined) : state.ground.roster.unitBy.get(chosen)!.index;
  if (open.length === 0 || fighters(state, unit).length === 0) return { frame: now };
  if (next === undefined) {
    const options = open.map((target) => option(unitAt(state, target).ref));
    return { frame: now, need: pick({ seat: unit.seat, rule: 'resolve-attacks', about: [unit.ref], options }) };
  }
  const shots = now.shots.filter(({ target }) => target === next);
  const call: TargetFrame = { unit: now.unit, target: next, phase: 'fight', snap: false, shots, fallen: [] };
  return { frame: { ...now, done: [...now.done, next] }, call: 'attack-target', with: call };
}

function hazards(edition: Edition, frame: FightFrame, given: Given | undefined, at: At): TableOutcome<FightFrame> {
  if (given || frame.stage) return {};
  const reading = read(edition, at);
  const unit = unitAt(at.state, frame.unit);
  const rolls = hazardRolls(reading, unit, frame.shots, 'fight');
  if (rolls === 0 || !isOnBattlefield(at.state, unit)) return {};
  return {
    frame: { ...frame, stage: 'hazard' },
    call: 'hazard-rolls',
    with: { unit: unit.index, rolls, purpose: 'hazardous' },
  };
}
