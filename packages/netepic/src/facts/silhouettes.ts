import type { LocationSheet, Track, Zone } from '../table/stand.js';
import { saves } from './printed.js';

/** Saves by part: `2+`, `2+/5+f`. */
type Side = Readonly<Record<'head' | 'hull' | 'weapon' | 'legs', string>>;

export interface PrintedSheet {
  readonly front: Side;
  readonly rear: Side & { readonly reactor: string };
  readonly legs: 'legs' | 'lift';
}

/** Every sheet has these silhouettes, rows from the top (section 8, G-10); the saves are printed. */
export function locationSheet({ front, rear, legs }: PrintedSheet): LocationSheet {
  const zone = (track: Track, save: string): Zone => ({ track, ...saves(save) });
  return {
    legs,
    front: [
      [null, zone('head', front.head), null],
      [zone('weapon-a', front.weapon), zone('hull', front.hull), zone('weapon-b', front.weapon)],
      [null, zone('hull', front.hull), null],
      [zone('legs', front.legs), null, zone('legs', front.legs)],
    ],
    rear: [
      [null, zone('head', rear.head), null],
      [zone('weapon-b', rear.weapon), zone('reactor', rear.reactor), zone('weapon-a', rear.weapon)],
      [null, zone('hull', rear.hull), null],
      [zone('legs', rear.legs), null, zone('legs', rear.legs)],
    ],
  };
}

/** One save in every zone. */
export const evenSheet = (save: string, legs: 'legs' | 'lift'): LocationSheet => {
  const side = { head: save, hull: save, weapon: save, legs: save };
  return locationSheet({ front: side, rear: { ...side, reactor: save }, legs });
};
