import { kebab } from '@umpire/kernel';
import type { Acting, Context, Seat } from '@umpire/rules';
import type { Reading } from '../table/facts.js';
import { grantedNames } from '../table/granted.js';
import type { Edition } from '../table/reading.js';
import { roundOf, unitOf } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import type { Note, Table } from '../table/table.js';
import { read } from './kit.js';

/** Grants of a stratagem for nothing; the second also where its player has used it on another unit this phase. */
export const freeStratagems: readonly string[] = ['free-stratagem', 'free-stratagem-again'];

/** More often than any phase asks. */
const OFTEN = 99;

const isGrantedAs = (reading: Reading, grant: string, unit: RosterUnit, rule: string): boolean =>
  grantedNames(reading, grant, unit).some((name) => kebab(name) === rule);

/** A use of a stratagem that a rule on its unit makes free, and lets it have though others have had it. */
export function freed(edition: Edition, context: Context<Table>, acting: Acting, rule: string): Acting {
  const unit = unitOf(context.state, acting.about[0] ?? '');
  if (!unit || unit.seat !== acting.seat) return acting;
  const reading = read(edition, context);
  const isAgain = isGrantedAs(reading, 'free-stratagem-again', unit, rule);
  if (!isAgain && !isGrantedAs(reading, 'free-stratagem', unit, rule)) return acting;
  const isFirst = isAgain && !wasTargeted(context.state, unit, rule);
  return { ...acting, cost: 0, ...(isFirst ? { times: OFTEN } : {}) };
}

/** This stratagem, in this phase: others that targeted the unit are no matter of the rule that frees it. */
const wasTargeted = ({ notes, field }: Table, { index }: RosterUnit, rule: string): boolean =>
  notes.some(
    (note) => note.kind === 'stratagem' && note.what === rule && note.unit === index && note.phase === field.phase[0],
  );

/** What is kept of a use on a unit that may have the stratagem again after others. */
export function notesOfUse(reading: Reading, unit: RosterUnit, rule: string, seat: Seat): readonly Note[] {
  const { table } = reading;
  if (unit.seat !== seat || !isGrantedAs(reading, 'free-stratagem-again', unit, rule)) return [];
  const [phase = 0] = table.field.phase;
  return [{ kind: 'stratagem', seat, what: rule, phase, round: roundOf(table), unit: unit.index }];
}
