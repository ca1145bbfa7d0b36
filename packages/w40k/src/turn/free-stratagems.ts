import { kebab } from '@umpire/kernel';
import type { Acting, Context, Seat } from '@umpire/rules';
import type { Reading } from '../table/facts.js';
import { grantedNames, grantedWith } from '../table/granted.js';
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

/** A use of a stratagem that a rule on its unit makes free, and lets it have though others have had it; none where the rule lets it have one a turn. */
export function freed(edition: Edition, context: Context<Table>, acting: Acting, rule: string): readonly Acting[] {
  const { state } = context;
  const unit = unitOf(state, acting.about[0] ?? '');
  if (!unit || unit.seat !== acting.seat) return [acting];
  const reading = read(edition, context);
  const isAgain = isGrantedAs(reading, 'free-stratagem-again', unit, rule);
  if (!isAgain && !isGrantedAs(reading, 'free-stratagem', unit, rule)) return [acting];
  const free = { ...acting, cost: 0 };
  if (!isAgain) return [free];
  const isOneATurn = grantedWith(reading, 'free-stratagem-again', unit).includes(1);
  if (isOneATurn && wasTargeted(state, unit, rule, state.field['turn-began'][0]!)) return [];
  return [wasTargeted(state, unit, rule, state.field.phase[0]!) ? free : { ...free, times: OFTEN }];
}

/** This stratagem, since a phase: others that targeted the unit are no matter of the rule that frees it. */
const wasTargeted = ({ notes }: Table, { index }: RosterUnit, rule: string, since: number): boolean =>
  notes.some((note) => note.kind === 'stratagem' && note.what === rule && note.unit === index && note.phase >= since);

/** What is kept of a use on a unit that may have the stratagem again after others. */
export function notesOfUse(reading: Reading, unit: RosterUnit, rule: string, seat: Seat): readonly Note[] {
  const { table } = reading;
  if (unit.seat !== seat || !isGrantedAs(reading, 'free-stratagem-again', unit, rule)) return [];
  const [phase = 0] = table.field.phase;
  return [{ kind: 'stratagem', seat, what: rule, phase, round: roundOf(table), unit: unit.index }];
}
