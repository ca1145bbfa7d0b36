import { type Length, overlaps } from '@umpire/geometry';
import { type Given, opponent, picked, returnedOf, type Seat } from '@umpire/rules';
import type { Board } from '../board/board.js';
import { isEngaged, standingOf } from '../board/distances.js';
import { isAcross } from '../board/sealed.js';
import type { Placed } from '../board/solids.js';
import { set, type TableEvent } from '../table/event.js';
import type { Reading } from '../table/facts.js';
import type { Edition } from '../table/reading.js';
import { hasDone, isOnBattlefield, isShocked, unitAt, unitsOf } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import type { Table } from '../table/table.js';
import type { TerrainHatchway } from '../terrain/terrain.js';
import {
  type AnyProcedure,
  type At,
  did,
  option,
  pick,
  read,
  replyOf,
  type TableOutcome,
  type TableProcedure,
} from './kit.js';
import { rollOffFor, winnerOf } from './roll-off.js';

const RULE = 'operate-hatchway';

interface OperatingFrame {
  readonly seat: Seat;
}

interface HatchwayFrame {
  readonly unit: number;
  readonly hatchway: number;
}

/** As a player's units have moved each of them may open or shut a door beside it; an enemy there may hold against it. */
export function hatchwayProcedures(edition: Edition): readonly AnyProcedure[] {
  const operating: TableProcedure<OperatingFrame> = {
    id: 'operate-hatchways',
    steps: [{ id: RULE, run: (frame, given, at) => nextToOperate(edition, frame, given, at) }],
  };
  const hatchway: TableProcedure<HatchwayFrame> = {
    id: 'hatchway',
    steps: [
      { id: 'hatchway-contest', run: (frame, given, at) => contest(edition, frame, given, at) },
      { id: 'hatchway-roll-off', run: rollOff },
      { id: 'hatchway-moves', run: (frame, _, { state }) => ({ events: [turned(state, frame)] }) },
    ],
  };
  return [operating, hatchway];
}

const doorsOf = ({ ground }: Table): readonly TerrainHatchway[] => ground.field.terrain.hatchways ?? [];
const idOf = ({ part }: TerrainHatchway): string => part.id;

function nextToOperate(
  edition: Edition,
  { seat }: OperatingFrame,
  given: Given | undefined,
  at: At,
): TableOutcome<OperatingFrame> {
  const reading = read(edition, at);
  const { state } = at;
  const reply = returnedOf(given) ? undefined : replyOf(given);
  const [key] = picked(reply);
  if (key !== undefined) {
    const [, ref = '', id = ''] = key.split('>');
    const unit = state.ground.roster.unitBy.get(ref)!;
    const hatchway = doorsOf(state).findIndex((door) => idOf(door) === id);
    return { events: [did(state, unit, 'operated')], call: 'hatchway', with: { unit: unit.index, hatchway } };
  }
  if (reply) return {};
  const options = unitsOf(state, seat).flatMap((unit) =>
    mayOperate(reading, unit)
      ? doorsOf(state).flatMap((door, i) =>
          isBeside(reading.board, unit.index, door) && mayTurn(reading, i)
            ? [option(`operate>${unit.ref}>${idOf(door)}`, unit.ref, idOf(door))]
            : [],
        )
      : [],
  );
  return options.length === 0 ? {} : { need: pick({ seat, rule: RULE, options, min: 0 }) };
}

const mayOperate = ({ table, board }: Reading, unit: RosterUnit): boolean =>
  isOnBattlefield(table, unit) &&
  !isShocked(table, unit) &&
  !isEngaged(board, unit.index) &&
  !hasDone(table, unit, 'operated', 'phase');

/** A door is not shut on anybody. */
const mayTurn = ({ table, board }: Reading, hatchway: number): boolean => {
  const { shape } = doorsOf(table)[hatchway]!.part.solid;
  const isOpen = table.field.open[hatchway] === 1;
  return !isOpen || !everyModel(board).some(({ base }) => overlaps(base, shape));
};

const everyModel = (board: Board): readonly Placed[] => board.units.flatMap((unit) => standingOf(board, unit));

const isBeside = (board: Board, unit: number, { part }: TerrainHatchway): boolean => {
  const { reach = 0 as Length } = board.rules.hatchways ?? {};
  return standingOf(board, unit).some((model) => isAcross(model, part.solid.shape, reach));
};

/** The opponent may hold against it with a unit beside it. */
function contest(
  edition: Edition,
  { unit, hatchway }: HatchwayFrame,
  given: Given | undefined,
  at: At,
): TableOutcome<HatchwayFrame> {
  const reply = replyOf(given);
  if (reply) return picked(reply).length === 0 ? { to: 'hatchway-moves' } : {};
  const { board, table } = read(edition, at);
  const door = doorsOf(table)[hatchway]!;
  const { ref, seat } = unitAt(table, unit);
  const holders = unitsOf(table, opponent(seat)).filter(
    (enemy) => isOnBattlefield(table, enemy) && isBeside(board, enemy.index, door),
  );
  if (holders.length === 0) return { to: 'hatchway-moves' };
  const options = holders.map((enemy) => option(enemy.ref));
  return { need: pick({ seat: opponent(seat), rule: 'hatchway-contest', about: [ref, idOf(door)], options, min: 0 }) };
}

/** A roll-off; whoever operates it must win. */
function rollOff(
  { unit, hatchway }: HatchwayFrame,
  given: Given | undefined,
  { state }: At,
): TableOutcome<HatchwayFrame> {
  const winner = winnerOf(given);
  if (!winner) return { need: rollOffFor('hatchway') };
  const { seat, ref } = unitAt(state, unit);
  const event: TableEvent = {
    kind: 'roll',
    rule: RULE,
    of: [ref, idOf(doorsOf(state)[hatchway]!)],
    say: { winner },
  };
  return winner === seat ? { events: [event] } : { events: [event], to: 'end' };
}

function turned(table: Table, { unit, hatchway }: HatchwayFrame): TableEvent {
  const to = table.field.open[hatchway] === 1 ? 0 : 1;
  return {
    kind: 'hatchway',
    rule: RULE,
    of: [unitAt(table, unit).ref, idOf(doorsOf(table)[hatchway]!)],
    say: { isOpen: to === 1 },
    writes: [set(table, 'open', hatchway, to)],
  };
}
