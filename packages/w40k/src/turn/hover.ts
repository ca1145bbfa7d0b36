import { type Given, picked, repliesOf, type Seat, seats } from '@umpire/rules';
import { set, type TableEvent } from '../table/event.js';
import type { Reading } from '../table/facts.js';
import type { Edition } from '../table/reading.js';
import { unitsOf } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { hasRule } from '../table/states.js';
import { isAircraft } from './aircraft.js';
import { type At, option, read, type TableOutcome } from './kit.js';
import { turnRulesOf } from './turn-rules.js';

const mayHover = (reading: Reading, seat: Seat): readonly RosterUnit[] =>
  unitsOf(reading.table, seat).filter((unit) => isAircraft(reading.table, unit) && hasRule(reading, unit, 'hover'));

/** Before the battle both players declare which of their aircraft hover: these are none until it ends. */
export function declareHover<F extends object>(edition: Edition, given: Given | undefined, at: At): TableOutcome<F> {
  if (turnRulesOf(edition.rules).aircraft.hovers === 'never') return {};
  const reading = read(edition, at);
  const asked = seats.filter((seat) => mayHover(reading, seat).length > 0);
  if (asked.length === 0) return {};
  const replies = repliesOf(given);
  if (replies) {
    const refs = replies.flatMap(picked);
    return refs.length === 0 ? {} : { events: [hovers(reading, refs)] };
  }
  const choices = asked.map((seat) => {
    const options = mayHover(reading, seat).map(({ ref }) => option(ref));
    const ask = { kind: 'pick' as const, options, min: 0, max: options.length };
    return { seat, rule: 'hover', about: [], ask, secret: true as const };
  });
  return { need: { choices } };
}

const hovers = ({ table }: Reading, refs: readonly string[]): TableEvent => ({
  kind: 'hovers',
  rule: 'hover',
  of: refs,
  writes: refs.map((ref) => set(table, 'hovers', table.ground.roster.unitBy.get(ref)!.index, 1)),
});
