import type { Verb } from '@umpire/effects';
import { isSeat } from '../../table/facts.js';
import { unitOf } from '../../table/reads.js';
import { anyListensTo } from '../listens.js';
import { pointsGained } from '../points.js';
import { rolledFirst } from './dice.js';
import { type Carry, type Done, next, refsOf } from './kit.js';
/** Command points that a rule gives, or takes: nobody has fewer than none. */
export function gainPoints({ amount: value, for: whom }: Extract<Verb, { gain: string }>, on: Carry): Done {
  const { rest, frame, reading } = on;
  const rolled = rolledFirst(value, 'command points', on);
  if ('need' in rolled) return rolled.need;
  const who = new Set(refsOf(on, whom).map((ref) => (isSeat(ref) ? ref : unitOf(reading.table, ref)?.seat)));
  const events = [...who].flatMap((seat) =>
    seat === undefined ? [] : pointsGained(reading.table, seat, rolled.value, frame.rule),
  );
  const [seat] = events.length > 0 && rolled.value > 0 && !frame.stratagem ? [...who] : [];
  if (seat === undefined || !anyListensTo(reading, reading.table, 'points-gained')) return next(rest, { events });
  return { frame: { ...rest, called: true }, events, call: 'points-gained', with: { seat } };
}
