import { type Given, picked } from '@umpire/rules';
import { set, type TableEvent } from '../table/event.js';
import type { Reading } from '../table/facts.js';
import { holderOf, objectivesNear } from '../table/objectives.js';
import type { Edition } from '../table/reading.js';
import { unitAt } from '../table/reads.js';
import { seatNumber } from '../table/table.js';
import { option, pick, read, replyOf, type TableOutcome, type TableProcedure } from './kit.js';

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
  const events = found
    .filter((objective) => key === undefined || idOf(objective) === key)
    .map(
      (objective): TableEvent => ({
        kind: 'control',
        of: [idOf(objective)],
        say: { holder: unit.seat, secured: true },
        writes: [set(table, 'secured', objective, to)],
      }),
    );
  return { events };
}

export const secureProcedure = (edition: Edition): TableProcedure<SecureFrame> => ({
  id: 'secure',
  steps: [{ id: 'secure', run: (frame, given, at) => secureObjectives(read(edition, at), frame, given) }],
});
