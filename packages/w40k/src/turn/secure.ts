import { type Given, picked, type Seat } from '@umpire/rules';
import { set, type TableEvent } from '../table/event.js';
import type { Reading } from '../table/facts.js';
import { unitHas } from '../table/keywords.js';
import { holderOf, objectivesNear } from '../table/objectives.js';
import type { Edition } from '../table/reading.js';
import { isOnBattlefield, isShocked, turnSeat, unitAt, unitsOf } from '../table/reads.js';
import { seatNumber, type Table } from '../table/table.js';
import { option, pick, read, replyOf, type TableOutcome, type TableProcedure } from './kit.js';
import { turnRulesOf } from './turn-rules.js';

interface SecureFrame {
  readonly unit: number;
  /** One of them, which its player picks. */
  readonly isOne?: true;
}

/** Objectives in range of a unit that its player controls stay controlled until the enemy controls them. */
function secureObjectives(
  reading: Reading,
  { unit: index, isOne }: SecureFrame,
  given: Given | undefined,
): TableOutcome<SecureFrame> {
  const { table } = reading;
  const unit = unitAt(table, index);
  const to = seatNumber(unit.seat) + 1;
  const idOf = (objective: number): string => table.ground.field.objectives[objective]!.id;
  const found = objectivesNear(reading, unit).filter(
    (objective) => holderOf(table, objective) === unit.seat && table.field.secured[objective] !== to,
  );
  const [key] = picked(replyOf(given));
  if (isOne && key === undefined && found.length > 1) {
    const options = found.map((objective) => option(idOf(objective)));
    return { need: pick({ seat: unit.seat, rule: 'secure-one-objective', about: [unit.ref], options }) };
  }
  const secured = found.filter((objective) => key === undefined || idOf(objective) === key);
  return { events: secured.map((objective) => secures(table, unit.seat, objective)) };
}

const secures = (table: Table, seat: Seat, objective: number): TableEvent => ({
  kind: 'control',
  of: [table.ground.field.objectives[objective]!.id],
  say: { holder: seat, secured: true },
  writes: [set(table, 'secured', objective, seatNumber(seat) + 1)],
});

/** Markers that the active player controls with a steady unit of the edition's keyword in range, as his Command phase ends. */
export function securedByTroops(reading: Reading): readonly TableEvent[] {
  const { table, rules } = reading;
  const { secures: keyword } = turnRulesOf(rules);
  if (keyword === undefined) return [];
  const seat = turnSeat(table);
  const held = unitsOf(table, seat)
    .filter((unit) => isOnBattlefield(table, unit) && !isShocked(table, unit) && unitHas(table, unit, keyword))
    .flatMap((unit) => objectivesNear(reading, unit))
    .filter(
      (objective) => holderOf(table, objective) === seat && table.field.secured[objective] !== seatNumber(seat) + 1,
    );
  return [...new Set(held)].map((objective) => secures(table, seat, objective));
}

export const secureProcedure = (edition: Edition): TableProcedure<SecureFrame> => ({
  id: 'secure',
  steps: [{ id: 'secure', run: (frame, given, at) => secureObjectives(read(edition, at), frame, given) }],
});
