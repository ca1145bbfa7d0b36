import { facesOf, type Given, picked, returnedOf } from '@umpire/rules';
import { engagedWith } from '../board/distances.js';
import type { MoveKind, MoveTask } from '../board/move.js';
import { placed } from '../board/solids.js';
import { suggestMoves } from '../board/suggest/suggest.js';
import { set, type TableEvent, type Write } from '../table/event.js';
import type { Reading } from '../table/facts.js';
import { isGranted } from '../table/granted.js';
import type { Edition } from '../table/reading.js';
import { hasDone, isOnBattlefield, living, standing, unitAt } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { places, type Table } from '../table/table.js';
import { arrivalOf } from './arrivals.js';
import { carrierOf, transportsFor } from './boarding.js';
import { shockEvents } from './command.js';
import {
  type AnyProcedure,
  type At,
  dice,
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
import { removed } from './losses.js';
import { setUpEvents } from './moving.js';
import { type TurnRules, turnRulesOf } from './turn-rules.js';

const embarks = (table: Table, unit: RosterUnit, transport: RosterUnit): readonly Write[] => [
  set(table, 'carrier', unit.index, transport.index + 1),
  ...living(table, unit).map((model) => set(table, 'place', model, places.embarked)),
];

/** Units that start the battle in a transport of theirs. */
export function startsEmbarked(table: Table): readonly TableEvent[] {
  const { units } = table.ground.roster;
  return units.flatMap((unit): TableEvent[] => {
    const transport = units.find(
      ({ seat, ids }) => seat === unit.seat && unit.startsIn !== undefined && ids.includes(unit.startsIn),
    );
    if (!transport) return [];
    return [{ kind: 'left', of: [unit.ref], say: { to: transport.ref }, writes: embarks(table, unit, transport) }];
  });
}

/** 18.04: the modes in which a unit may get out now. Combat only where there is no place for the tactical one. */
export function disembarksOf(reading: Reading, unit: RosterUnit): readonly MoveKind[] {
  const { table, board } = reading;
  const transport = carrierOf(table, unit);
  if (!transport || !isOnBattlefield(table, transport) || hasDone(table, unit, 'embarked', 'phase')) return [];
  if (hasDone(table, transport, 'advanced', 'turn'))
    return isGranted(reading, 'allow', 'disembark-after-advancing', transport) ? ['disembark-rapid'] : [];
  if (hasDone(table, transport, 'fell-back', 'turn')) return [];
  if (hasDone(table, transport, 'normal-move', 'turn') || hasDone(table, transport, 'ingressed', 'turn'))
    return ['disembark-rapid'];
  const fits = suggestMoves(board, taskOf(reading, unit, 'disembark-tactical'))[0] !== undefined;
  if (fits) return ['disembark-tactical'];
  return board.rules.moves['disembark-combat'] ? ['disembark-combat'] : [];
}

function taskOf(reading: Reading, unit: RosterUnit, kind: MoveKind): MoveTask {
  const { table, board } = reading;
  const transport = carrierOf(table, unit)!;
  const model = transport.models.find((one) => placed(board, one) !== undefined) ?? transport.models[0]!;
  const mayEngage = kind === 'disembark-combat' ? engagedWith(board, transport.index) : [];
  return { kind, unit: unit.index, transport: model, mayEngage, ...arrivedWith(reading, transport) };
}

/** 18.04: how a transport arrived this turn, and what a rule changed about it. */
function arrivedWith(reading: Reading, transport: RosterUnit): Pick<MoveTask, 'arrivedBy'> {
  const { table } = reading;
  if (!hasDone(table, transport, 'ingressed', 'turn')) return {};
  const arrivedBy = hasDone(table, transport, 'struck-deep', 'turn') ? 'deep-strike' : 'ingress';
  const { kind: _, unit: __, ...how } = arrivalOf(reading, transport, { kind: arrivedBy });
  return { ...how, arrivedBy };
}

interface DisembarkFrame {
  readonly unit: number;
  readonly kind: MoveKind;
  readonly task?: MoveTask;
  readonly stage?: 'hazard' | 'wreck' | 'place' | 'move';
}

interface EmbarkFrame {
  readonly unit: number;
}

/** 18: getting in, getting out, and getting out of a wreck. */
export function transportProcedures(edition: Edition): readonly AnyProcedure[] {
  const disembark: TableProcedure<DisembarkFrame> = {
    id: 'disembark',
    steps: [
      { id: 'disembark', run: (frame, given, at) => getOut(edition, frame, given, at) },
      { id: 'disembarked', run: (frame, given, at) => moveOn(edition, frame, given, at) },
    ],
  };
  const embark: TableProcedure<EmbarkFrame> = {
    id: 'embark',
    steps: [{ id: 'embark', run: (frame, given, at) => getIn(edition, frame, given, at) }],
  };
  return [disembark, embark];
}

const isPerilous = (kind: MoveKind): boolean => kind === 'disembark-combat' || kind === 'disembark-emergency';

/** A die for each model, as hard as the way out is far; what they roll too low are mortal wounds. Then the unit is set up. */
function outOfWreck(
  reading: Reading,
  frame: DisembarkFrame,
  given: Given | undefined,
  { woundsUpTo, fartherUpTo }: Exclude<TurnRules['wreck'], string>,
): TableOutcome<DisembarkFrame> {
  const { table, board } = reading;
  const unit = unitAt(table, frame.unit);
  const near = { ...taskOf(reading, unit, 'disembark-rapid'), isForced: true as const };
  const fits = suggestMoves(board, near)[0] !== undefined;
  if (frame.stage === 'wreck') {
    const task = fits ? near : taskOf(reading, unit, frame.kind);
    const need = propose(unit.seat, frame.kind, [unit.ref], 'set-up');
    return { frame: { ...frame, stage: 'place', task }, need };
  }
  const faces = facesOf(given)?.[0];
  if (!faces) return { need: { throw: dice(unit.seat, frame.kind, [unit.ref], living(table, unit).length) } };
  const wounds = faces.filter((face) => face <= (fits ? woundsUpTo : fartherUpTo)).length;
  const on = { ...frame, stage: 'wreck' as const };
  if (wounds === 0) return { frame: on, to: 'disembark' };
  return { frame: on, call: 'suffer', with: { unit: unit.index, what: { kind: 'mortal', wounds } } };
}

function getOut(
  edition: Edition,
  frame: DisembarkFrame,
  given: Given | undefined,
  at: At,
): TableOutcome<DisembarkFrame> {
  const reading = read(edition, at);
  const { table } = reading;
  const unit = unitAt(table, frame.unit);
  const own = living(table, unit);
  if (own.length === 0) return { to: 'end' };
  const { wreck } = turnRulesOf(edition.rules);
  if (wreck !== 'hazard-rolls' && frame.kind === 'disembark-emergency' && frame.stage !== 'place')
    return outOfWreck(reading, frame, given, wreck);
  if (isPerilous(frame.kind) && !frame.stage)
    return {
      frame: { ...frame, stage: 'hazard' },
      call: 'hazard-rolls',
      with: { unit: unit.index, rolls: own.length },
    };
  const proposal = proposalOf(given);
  if (!frame.task || proposal === undefined)
    return {
      frame: { ...frame, stage: 'place', task: taskOf(reading, unit, frame.kind) },
      need: propose(unit.seat, frame.kind, [unit.ref], 'set-up'),
    };
  if (isStaying(proposal)) return { events: [did(table, unit, 'selected-to-move')], to: 'end' };
  const events = setUpEvents(reading, unit, frame.task, proposal);
  const out = new Set(
    events.flatMap(({ writes = [] }) => writes.flatMap(([field, model]) => (field === 'place' ? [model] : []))),
  );
  const left = own.filter((model) => !out.has(model));
  const harm = isPerilous(frame.kind) ? shockEvents(table, unit, false, undefined) : [];
  const barred = mayChargeAfter(reading, unit, frame.kind) ? [] : [did(table, unit, 'no-charge')];
  return {
    events: [
      { kind: 'left', of: [unit.ref], say: { to: 'battlefield' }, writes: [set(table, 'carrier', unit.index, 0)] },
      ...events,
      did(table, unit, 'selected-to-move', 'set-up', 'disembarked'),
      ...barred,
      ...(left.length < own.length ? harm : []),
      ...removed(table, left, 'disembark'),
    ],
  };
}

/** 18.04, 18.06: after a tactical disembarkation, and after a normal move of a transport whose rule says so. */
function mayChargeAfter(reading: Reading, unit: RosterUnit, kind: MoveKind): boolean {
  if (kind === 'disembark-tactical') return true;
  const { table } = reading;
  const transport = carrierOf(table, unit);
  return (
    kind === 'disembark-rapid' &&
    transport !== undefined &&
    hasDone(table, transport, 'normal-move', 'turn') &&
    isGranted(reading, 'allow', 'charge-after-disembarking', transport)
  );
}

const isStaying = (proposal: unknown): boolean =>
  typeof proposal === 'object' && proposal !== null && 'stays' in proposal;

/** 18.04: after a tactical disembarkation the unit makes a normal or an advance move. */
function moveOn(
  edition: Edition,
  frame: DisembarkFrame,
  given: Given | undefined,
  at: At,
): TableOutcome<DisembarkFrame> {
  const { table } = read(edition, at);
  const unit = unitAt(table, frame.unit);
  if (frame.kind !== 'disembark-tactical' || returnedOf(given) || standing(table, unit).length === 0) return {};
  const reply = replyOf(given);
  if (!reply)
    return {
      need: pick({
        seat: unit.seat,
        rule: 'move-after-disembarking',
        about: [unit.ref],
        options: [option('normal'), option('advance')],
        min: 0,
      }),
    };
  const [kind] = picked(reply);
  return kind === undefined ? {} : { call: 'move-after-disembarking', with: { unit: unit.index, kind } };
}

/** 18.02: after its move a unit near a transport that has room may get in. */
function getIn(
  edition: Edition,
  { unit: index }: EmbarkFrame,
  given: Given | undefined,
  at: At,
): TableOutcome<EmbarkFrame> {
  const reading = read(edition, at);
  const { table } = reading;
  const unit = unitAt(table, index);
  const open = transportsFor(reading, unit);
  const reply = replyOf(given);
  if (open.length === 0) return {};
  if (!reply)
    return {
      need: pick({
        seat: unit.seat,
        rule: 'embark',
        about: [unit.ref],
        options: open.map(({ ref }) => option(ref)),
        min: 0,
      }),
    };
  const transport = open.find(({ ref }) => ref === picked(reply)[0]);
  if (!transport) return {};
  return {
    events: [
      { kind: 'left', of: [unit.ref], say: { to: transport.ref }, writes: embarks(table, unit, transport) },
      did(table, unit, 'embarked'),
    ],
  };
}
