import { get, isAlive, type Table } from '../table/table.js';
import { gunTraits } from './gun-traits.js';
import type { Resolving } from './resolving.js';

/** The modifiers that felled carriers, and buildings by −1 less their number; none: passengers escape by a flat roll (TRN-3, BLD-3). */
export type Killing = Readonly<Record<number, number>>;

/** The heaviest that felled each; of a building that of its save. */
export function killingModifiers(state: Table, { hits, volleys, pending = [] }: Resolving): Killing {
  const killing: Record<number, number> = {};
  const felled = (key: number, modifier: number | null): void => {
    if (modifier !== null) killing[key] = Math.min(killing[key] ?? 0, modifier);
  };
  for (const { stand, modifier } of pending) if (!isAlive(state, stand)) felled(stand, modifier);
  for (const { volley, printed } of hits) {
    const { building } = volleys[volley]!;
    if (building !== undefined && get(state, 'ruined', building) > 0)
      felled(-1 - building, gunTraits(state, volleys[volley]!).destroysBuildings ?? printed ?? 0);
  }
  return killing;
}
