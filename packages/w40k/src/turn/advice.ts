import { answererOf, standingsFor } from '@umpire/dice';
import type { Advise } from '@umpire/rules';
import type { Edition } from '../table/reading.js';
import type { Table } from '../table/table.js';
import { usual } from './forecast.js';
import { read } from './kit.js';
import { type VolleyFrame, volleyOf } from './volley.js';

/** What is asked while attacks are resolved is answered as the odds take it: failed dice are thrown again. */
export const advice =
  (edition: Edition): Advise<Table> =>
  ({ ask }, frame, at) => {
    if (frame.procedure !== 'volley') return undefined;
    const data = frame.data as VolleyFrame;
    if (data.need === undefined || !('ask' in data.need) || data.dice === undefined) return undefined;
    const { volley } = volleyOf(read(edition, at), data);
    const taken = answererOf({ volley, standings: standingsFor(volley) }, usual)(data.need.ask, data.dice);
    if (taken === 'best') return undefined;
    const counted = data.need.ask.options.map(({ key }, i) => [key, taken[i] ?? 0] as const);
    if (ask.kind === 'pick') return { pick: counted.flatMap(([key, count]) => Array<string>(count).fill(key)) };
    return ask.kind === 'split' ? { split: Object.fromEntries(counted) } : undefined;
  };
