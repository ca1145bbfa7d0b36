import type { Note } from './strike.js';
import type { Pool } from './volley.js';

/** What one pool did in the mean, and how the target stood when it began: chances by standing, not summing to one. */
export interface PoolNote extends Note {
  readonly starts: { readonly pool: Pool; readonly from: Float64Array }[];
}

/** Notes by unit and by the place of the pool in it. */
export type Ledger = Map<string, PoolNote>;

export function noteOf(ledger: Ledger, unit: number, pool: number): PoolNote {
  const key = `${unit}:${pool}`;
  const note = ledger.get(key) ?? { inflicted: 0, lost: 0, starts: [] };
  ledger.set(key, note);
  return note;
}
