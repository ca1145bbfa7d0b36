import type { Room } from '@umpire/armies';
import { inches } from '@umpire/geometry';
import { areWithin, standingOf } from '../board/distances.js';
import type { Reading } from '../table/facts.js';
import { unitHas } from '../table/keywords.js';
import { hasDone, isIn, isOnBattlefield, living, modelAt, unitAt } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import type { Table } from '../table/table.js';

/** The transport that a unit is in. */
export function carrierOf(table: Table, unit: RosterUnit): RosterUnit | undefined {
  const number = table.field.carrier[unit.index]!;
  return number === 0 || !isIn(table, unit, 'embarked') ? undefined : unitAt(table, number - 1);
}

export const passengersOf = (table: Table, transport: RosterUnit): readonly RosterUnit[] =>
  transport.transport ? table.ground.roster.units.filter((unit) => carrierOf(table, unit) === transport) : [];

const NEAR = inches(3);

/** 18.02: transports that have room for it and are within 3" of each of its models. */
export function transportsFor({ table, board }: Reading, unit: RosterUnit): readonly RosterUnit[] {
  const { units } = table.ground.roster;
  if (hasDone(table, unit, 'set-up', 'turn') || unit.transport) return [];
  return units.filter((transport) => {
    if (transport.seat !== unit.seat || !transport.transport || !isOnBattlefield(table, transport)) return false;
    const hulls = standingOf(board, transport.index);
    return (
      standingOf(board, unit.index).every((model) => hulls.some((hull) => areWithin(model, hull, NEAR))) &&
      hasRoom(table, transport, unit)
    );
  });
}

/** 18.01: whether a unit fits beside those that are in already: each in the first room that takes it. */
function hasRoom(table: Table, transport: RosterUnit, unit: RosterUnit): boolean {
  const rooms = transport.transport?.rooms ?? [];
  const used = rooms.map(() => 0);
  return [...passengersOf(table, transport), unit].every((one) => {
    const room = rooms.findIndex(
      (each, i) => takes(table, each, one) && used[i]! + sizeOf(table, each, one) <= each.capacity,
    );
    if (room < 0) return false;
    used[room]! += sizeOf(table, rooms[room]!, one);
    return true;
  });
}

const takes = (table: Table, { carries, refuses }: Room, unit: RosterUnit): boolean =>
  (carries.length === 0 || carries.some((all) => all.every((keyword) => unitHas(table, unit, keyword)))) &&
  !refuses.some((keyword) => unitHas(table, unit, keyword));

const sizeOf = (table: Table, { places: sizes }: Room, unit: RosterUnit): number =>
  living(table, unit).reduce((sum, model) => {
    const { keywords } = modelAt(table, model).kind;
    return sum + (sizes.find(({ keyword }) => keywords.has(keyword))?.each ?? 1);
  }, 0);
