import { opponent } from '@umpire/rules';
import { engagedWith } from '../table/board-of.js';
import { set, type TableEvent } from '../table/event.js';
import type { Reading } from '../table/facts.js';
import { unitHas } from '../table/keywords.js';
import type { Edition } from '../table/reading.js';
import { onBattlefield, roundOf, standing, turnSeat } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { places, seatNumber, type Table } from '../table/table.js';
import { turnRulesOf } from './turn-rules.js';

/* 23: units that come from reserves, pass over the battlefield and leave it again. */

const AIRCRAFT = 'AIRCRAFT';
const FLY = 'FLY';

export const isAircraft = (table: Table, unit: RosterUnit): boolean => unitHas(table, unit, AIRCRAFT);

/** Whether one unit may charge and strike another: aircraft only by what flies. */
export const mayFightWith = (table: Table, unit: RosterUnit, enemy: RosterUnit): boolean =>
  !isAircraft(table, enemy) || unitHas(table, unit, FLY);

/** Engaged with aircraft alone, where the edition lets a unit move off from them as if it were not. */
export function isFreeToMove({ table, board, rules }: Reading, unit: RosterUnit): boolean {
  if (turnRulesOf(rules).aircraft.moves !== 'straight-on') return false;
  return engagedWith(table, board, unit).every((enemy) => isAircraft(table, enemy));
}

/** An aircraft leaves over the edge of the battlefield, whoever it carries with it, and comes again from reserves. */
export const fliesOff = (table: Table, unit: RosterUnit): TableEvent => ({
  kind: 'left',
  rule: 'aircraft',
  of: [unit.ref],
  say: { to: 'reserves' },
  writes: [
    ...standing(table, unit).map((model) => set(table, 'place', model, places.reserves)),
    set(table, 'repositioned', unit.index, 1),
  ],
});

/**
 * As a turn ends, aircraft of the player whose turn it was not go back to reserves, whoever they carry with them. Ruling: not as the
 * last turn of the battle ends, since whoever is still in reserves then is destroyed.
 */
export function aircraftLeave({ rules }: Edition, table: Table, lastRound: number): readonly TableEvent[] {
  if (turnRulesOf(rules).aircraft.leave !== 'opponents-turn-end') return [];
  const isLastTurn = roundOf(table) >= lastRound && seatNumber(turnSeat(table)) !== table.field.first[0];
  if (isLastTurn) return [];
  return onBattlefield(table, opponent(turnSeat(table)))
    .filter((unit) => isAircraft(table, unit))
    .map((unit) => fliesOff(table, unit));
}
