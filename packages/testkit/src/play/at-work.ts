import {
  type Blow,
  type Frame,
  type Pool,
  type Sequence,
  sequenceOf,
  type Table,
  type VolleyEvent,
} from '@umpire/dice';
import type { Stop } from '../vocabulary.js';

/** The step of an attack that a frame stands in, in the words of a case. */
export function stepOf(table: Table, frame: Frame): string {
  if (frame.deal) return frame.deal.at === 'begin' ? 'save' : frame.deal.at;
  if (frame.at === 'pools' || frame.at === 'unit') return 'pools';
  if (frame.at === 'gather' || frame.step < 0) return 'attacks';
  return sequenceOf(table, frame).steps[frame.step]?.id ?? 'save';
}

/** Lethal Hits, and a wound without a roll, are answered when the wounds are rolled, random extra hits belong to the hits. */
const order = ['pools', 'attacks', 'hit', 'extra hits', 'lethal-hits', 'automatic-wound', 'wound', 'save'];
const last: Readonly<Record<Stop, string>> = { attacks: 'attacks', hit: 'extra hits', wound: 'wound', save: 'save' };

/** Whether what is needed now comes after the step that a case ends with. */
export function isBeyond(stop: Stop, table: Table, frame: Frame): boolean {
  const at = order.indexOf(stepOf(table, frame));
  return (at < 0 ? order.length : at) > order.indexOf(last[stop]);
}

/** The rest of the pool is left out. */
export function nextPool({ deal: _, ...frame }: Frame): Frame {
  return { ...frame, at: 'pools', step: 0, counts: [], shown: [], settled: [], asked: 'none', waiting: [] };
}

export function blowOf(table: Table, { deal, ...frame }: Frame): Blow | undefined {
  return deal && sequenceOf(table, frame, deal.pool, deal.poolStart).blows.get(deal.kind);
}

/** The sequence of the pool that an event has begun. */
export function sequenceAt(table: Table, event: Extract<VolleyEvent, { kind: 'pool' }>): Sequence {
  const { volley, standings } = table;
  const pools: readonly Pool[] = volley.units[event.unit]?.pools(standings.standing(event.unitStart)) ?? [];
  const pool = pools[event.pool];
  if (!pool) throw new Error('an event names a pool that is not there');
  return pool.sequence(standings.standing(event.poolStart));
}
