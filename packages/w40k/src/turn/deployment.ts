import { isWhollyInArea } from '@umpire/geometry';
import { type Given, opponent, picked, type Seat } from '@umpire/rules';
import { standingOf } from '../board/distances.js';
import type { MoveTask } from '../board/move.js';
import { set, type TableEvent } from '../table/event.js';
import type { Reading } from '../table/facts.js';
import { grantedWith, isGranted } from '../table/granted.js';
import { unitHas } from '../table/keywords.js';
import type { Edition } from '../table/reading.js';
import { isOnBattlefield, roundOf, unitAt, unitsOf } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { places, seatAt, seatNumber, type Table } from '../table/table.js';
import { passengersOf } from './boarding.js';
import { declareHover } from './hover.js';
import { stays } from './judging.js';
import {
  type AnyProcedure,
  type At,
  activates,
  option,
  pick,
  proposalOf,
  propose,
  read,
  replyOf,
  type TableOutcome,
  type TableProcedure,
} from './kit.js';
import { lengthOf, movedEvents, setUpEvents } from './moving.js';
import { rollOffFor, winnerOf } from './roll-off.js';
import type { Scoring } from './scoring.js';
import { chooseSecondaries } from './secondaries.js';
import { startsEmbarked } from './transports.js';
import { turnRulesOf } from './turn-rules.js';

interface DeployFrame {
  /** Units that have made their moves before the battle, and the seats that are done. */
  readonly scouted?: readonly number[];
  readonly through?: readonly Seat[];
  readonly approach?: Readonly<Record<Seat, string>>;
  /** Who sets up next, and who attacks. */
  readonly seat?: Seat;
  readonly attacker?: Seat;
  /** Turns to deploy that a seat has to leave out: one for each TITANIC unit. */
  readonly skips?: Readonly<Partial<Record<Seat, number>>>;
  readonly unit?: number;
  readonly task?: MoveTask;
}

/** 27: who attacks is rolled for, units are set up by turns, the defender first, then the first turn is rolled for. */
export function deploymentProcedures(edition: Edition, scoring: Scoring): readonly AnyProcedure[] {
  const deployment: TableProcedure<DeployFrame> = {
    id: 'deployment',
    steps: [
      {
        id: 'roll-for-attacker',
        run: (frame, given, { state }) => {
          if (!isSetByHand(state)) return rollOff(frame, given, 'attacker');
          return { to: roundOf(state) === 0 ? 'pre-battle' : 'end' };
        },
      },
      { id: 'secondaries', run: (frame, given, at) => chooseSecondaries(scoring, frame, given, at) },
      { id: 'hover', run: (_, given, at) => declareHover(edition, given, at) },
      { id: 'reserves', run: (_, __, { state }) => ({ events: [...startsEmbarked(state), ...reservesOf(state)] }) },
      { id: 'set-up', run: (frame, given, at) => deploy(edition, frame, given, at) },
      { id: 'deployment', run: ({ attacker = 'A' }, _, { state }) => ({ events: activates(state, attacker) }) },
      { id: 'roll-for-first-turn', run: (_, given, at) => firstTurn(given, at) },
      { id: 'pre-battle', run: (frame, given, at) => scouts(edition, frame, given, at) },
    ],
  };
  const redeploy: TableProcedure<RedeployFrame> = {
    id: 'redeploy',
    steps: [{ id: 'redeploy', run: (frame, given, at) => setUpAnew(edition, frame, given, at) }],
  };
  return [deployment, redeploy];
}

interface RedeployFrame {
  readonly unit: number;
  readonly task?: MoveTask;
}

/** 27: a unit that a rule redeploys is taken up and set up again, or put into reserves where the rule lets it. */
function setUpAnew(
  edition: Edition,
  frame: RedeployFrame,
  given: Given | undefined,
  at: At,
): TableOutcome<RedeployFrame> {
  const { state } = at;
  const reading = read(edition, at);
  const unit = unitAt(state, frame.unit);
  if (frame.task) {
    const proposal = proposalOf(given);
    if (proposal === undefined) return { need: propose(unit.seat, 'redeploy', [unit.ref], 'set-up') };
    const isAway = stays(proposal);
    return { events: isAway ? [toReserves(state, [unit])] : setUpEvents(reading, unit, frame.task, proposal) };
  }
  const mayWait = isGranted(reading, 'allow', 'reserve-when-redeployed', unit);
  const [key] = picked(replyOf(given));
  if (mayWait && key === undefined) {
    const options = [option('set-up'), option('reserves')];
    return { need: pick({ seat: unit.seat, rule: 'redeploy', about: [unit.ref], options }) };
  }
  if (key === 'reserves') return { events: [toReserves(state, [unit])] };
  const lifted: TableEvent = {
    kind: 'left',
    rule: 'redeploy',
    of: [unit.ref],
    say: { to: 'hand' },
    writes: unit.models.map((model) => set(state, 'place', model, places.away)),
  };
  return {
    frame: { ...frame, task: { kind: kindOf(reading, unit), unit: unit.index } },
    events: [lifted],
    to: 'redeploy',
  };
}

const isSetByHand = (table: Table): boolean => table.ground.roster.units.some((unit) => isOnBattlefield(table, unit));

/** 01.05.05: ties are rolled again. `seat` becomes the one who lost: the defender. */
function rollOff(frame: DeployFrame, given: Given | undefined, purpose: string): TableOutcome<DeployFrame> {
  const winner = winnerOf(given);
  if (!winner) return { need: rollOffFor(purpose) };
  const event: TableEvent = { kind: 'roll', rule: purpose, say: { winner } };
  return { frame: { ...frame, seat: opponent(winner), attacker: winner }, events: [event] };
}

const reservesOf = (table: Table): readonly TableEvent[] => {
  const kept = table.ground.roster.units.filter(
    ({ startsInReserves, index }) => startsInReserves && table.field.hovers[index] === 0,
  );
  if (kept.length === 0) return [];
  return [toReserves(table, kept)];
};

const toReserves = (table: Table, units: readonly RosterUnit[]): TableEvent => ({
  kind: 'left',
  of: units.map(({ ref }) => ref),
  say: { to: 'reserves' },
  writes: units.flatMap(({ models }) => models.map((model) => set(table, 'place', model, places.reserves))),
});

const isWaiting = (table: Table, unit: RosterUnit): boolean =>
  unit.models.some((model) => table.field.place[model] === places.away);

/** Those that are set up with it as one unit, each to be one by itself. */
const matesOf = (table: Table, { seat, apart, index }: RosterUnit): readonly RosterUnit[] =>
  apart === undefined
    ? []
    : unitsOf(table, seat).filter((unit) => unit.apart?.first === apart.first && unit.index !== index);

const nearMates = (table: Table, unit: RosterUnit): Partial<MoveTask> => {
  const mates = matesOf(table, unit).flatMap((mate) => (isOnBattlefield(table, mate) ? mate.models : []));
  return unit.apart === undefined || mates.length === 0 ? {} : { mates, near: lengthOf(unit.apart.within) };
};

function deploy(edition: Edition, frame: DeployFrame, given: Given | undefined, at: At): TableOutcome<DeployFrame> {
  const { state } = at;
  const reading = read(edition, at);
  const { seat = 'B', task, skips = {}, ...kept } = frame;
  const proposal = proposalOf(given);
  if (task && proposal !== undefined) {
    const unit = state.ground.roster.units[task.unit]!;
    const next = { ...kept, seat: matesOf(state, unit).some((mate) => isWaiting(state, mate)) ? seat : opponent(seat) };
    if (stays(proposal)) return { frame: { ...next, skips }, events: [toReserves(state, [unit])], to: 'set-up' };
    const more = unitHas(state, unit, 'TITANIC') ? { ...skips, [seat]: (skips[seat] ?? 0) + 1 } : skips;
    return { frame: { ...next, skips: more }, events: setUpEvents(reading, unit, task, proposal), to: 'set-up' };
  }
  const waiting = (of: Seat): readonly RosterUnit[] => unitsOf(state, of).filter((unit) => isWaiting(state, unit));
  const isSkipped = (skips[seat] ?? 0) > 0 && waiting(opponent(seat)).length > 0 && waiting(seat).length > 0;
  if (isSkipped) {
    const fewer = { ...skips, [seat]: skips[seat]! - 1 };
    return { frame: { ...kept, seat: opponent(seat), skips: fewer }, to: 'set-up' };
  }
  const next = waiting(seat).length > 0 ? seat : opponent(seat);
  const all = waiting(next);
  const begun = all.filter((unit) => matesOf(state, unit).some((mate) => isOnBattlefield(state, mate)));
  const open = begun.length > 0 ? begun : all;
  const [ref] = picked(replyOf(given));
  const chosen = ref === undefined ? (open.length === 1 ? open[0] : undefined) : state.ground.roster.unitBy.get(ref);
  if (open.length === 0) return {};
  if (chosen) {
    const placed: MoveTask = { kind: kindOf(reading, chosen), unit: chosen.index, ...nearMates(state, chosen) };
    return {
      frame: { ...kept, skips, seat: next, task: placed },
      need: propose(next, 'set-up', [chosen.ref], 'set-up'),
    };
  }
  return {
    frame: { ...kept, skips, seat: next },
    need: pick({ seat: next, rule: 'select-to-deploy', options: open.map((unit) => option(unit.ref)) }),
  };
}

/** 24.20: a unit deploys as Infiltrators if all of it has the ability, or is given it. */
const kindOf = (reading: Reading, unit: RosterUnit): MoveTask['kind'] =>
  unit.parts.every(({ abilities }) => abilities.some(({ given }) => given.rule === 'infiltrators')) ||
  isGranted(reading, 'grant', 'infiltrators', unit)
    ? 'infiltrate'
    : 'deploy';

function firstTurn(given: Given | undefined, { state }: At): TableOutcome<DeployFrame> {
  const winner = winnerOf(given);
  if (!winner) return { need: rollOffFor('first turn') };
  const event: TableEvent = {
    kind: 'roll',
    rule: 'first-turn',
    say: { winner },
    writes: [set(state, 'first', 0, seatNumber(winner))],
  };
  return { frame: { seat: winner }, events: [event] };
}

/** 24.32: units with Scouts move before the battle, those of the player with the first turn first. */
function scouts(edition: Edition, frame: DeployFrame, given: Given | undefined, at: At): TableOutcome<DeployFrame> {
  const { state } = at;
  const reading = read(edition, at);
  const { task, scouted = [], through = [], seat = seatAt(state.field.first[0]!), ...rest } = frame;
  const proposal = proposalOf(given);
  if (task && proposal !== undefined) {
    const unit = unitAt(state, task.unit);
    const events = stays(proposal) ? [] : movedEvents(reading, unit, task, proposal).events;
    return { frame: { ...rest, seat, through, scouted: [...scouted, task.unit] }, events, to: 'pre-battle' };
  }
  const open = unitsOf(state, seat).filter(
    (unit) => !scouted.includes(unit.index) && scoutingOf(reading, unit) !== undefined,
  );
  const reply = replyOf(given);
  const [ref] = picked(reply);
  const unit = ref === undefined ? undefined : state.ground.roster.unitBy.get(ref);
  if (unit) {
    const move: MoveTask = { kind: 'scout', unit: unit.index, distance: lengthOf(scoutingOf(reading, unit)!) };
    const need = propose(seat, 'scouts', [unit.ref], 'move');
    return { frame: { ...rest, seat, through, scouted, task: move }, need };
  }
  if (open.length > 0 && !reply)
    return { need: pick({ seat, rule: 'select-to-scout', options: open.map((one) => option(one.ref)), min: 0 }) };
  if (through.length > 0) return {};
  return { frame: { ...rest, seat: opponent(seat), through: [seat], scouted }, to: 'pre-battle' };
}

/** So many inches, if every part of the unit has the ability, or of all that a transport carries; from home, where the edition says so. */
function scoutingOf(reading: Reading, unit: RosterUnit): number | undefined {
  const { board, table, rules } = reading;
  const { scoutingTransports } = turnRulesOf(rules);
  const carried =
    scoutingTransports !== undefined && unitHas(table, unit, scoutingTransports) ? passengersOf(table, unit) : [];
  const parts = (carried.length > 0 ? carried : [unit]).flatMap((one) => one.parts);
  const [given] = grantedWith(reading, 'scouts', unit);
  const far = parts.map(({ abilities }) => {
    const scouting = abilities.find((one) => one.given.rule === 'scouts');
    return typeof scouting?.given.parameter === 'number' ? scouting.given.parameter : given;
  });
  if (!isOnBattlefield(table, unit) || far.some((inches) => inches === undefined)) return undefined;
  const zone = board.field.zones[unit.seat];
  const mayBegin =
    board.rules.moves.scout?.begins !== 'in-own-zone' ||
    standingOf(board, unit.index).every(({ base }) => isWhollyInArea(base, zone));
  return mayBegin ? Math.min(...far.map((inches) => inches ?? 0)) : undefined;
}
