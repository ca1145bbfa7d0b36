import type { LocationSheet, Silhouette, Track, Zone } from '../table/stand.js';

/** A cell of a silhouette: rows 4 at the top to 1, columns 1 to 3 from the left, as the shooter sees it. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

export type Side = 'front' | 'rear';

/** A sheet on which each leg suffers for itself: the left one of the engine is the other (G-36). One generator stays one. */
export function withLegsApart(sheet: LocationSheet): LocationSheet {
  const apart = (silhouette: Silhouette, column: number): Silhouette =>
    silhouette.map((row) =>
      row.map((zone, i): Zone | null =>
        zone?.track === 'legs' && i === column ? { ...zone, track: 'other-leg' } : zone,
      ),
    );
  return sheet.legs === 'lift' ? sheet : { ...sheet, front: apart(sheet.front, 2), rear: apart(sheet.rear, 0) };
}

export const cellKey = ({ row, column }: Cell): string => `${row}${'LCR'[column - 1] ?? ''}`;

export function cellOf(key: string): Cell {
  return { row: Number(key[0]), column: 'LCR'.indexOf(key[1] ?? '') + 1 };
}

export const zoneAt = (silhouette: Silhouette, { row, column }: Cell): Zone | undefined =>
  silhouette[4 - row]?.[column - 1] ?? undefined;

/** What may be aimed at, from the top left. */
export function cellsOf(silhouette: Silhouette): readonly Cell[] {
  return silhouette.flatMap((zones, i) => zones.flatMap((zone, k) => (zone ? [{ row: 4 - i, column: k + 1 }] : [])));
}

/** 1: one cell down or left; 6: up or right; 2 to 5: none (LOC-2). */
const shift = (face: number): number => (face === 1 ? -1 : face === 6 ? 1 : 0);

export const shifted = ({ row, column }: Cell, vertical: number, horizontal: number): Cell => ({
  row: row + shift(vertical),
  column: column + shift(horizontal),
});

/** What the damage roll comes to: hit points, and whether the zone suffers its next effect (LOC-5, G-10). */
export function damageOf(
  total: number,
  [effect, two, three]: readonly [effect: number, two: number, three: number] = [4, 6, 8],
): { readonly hitPoints: number; readonly effect: boolean } {
  return { hitPoints: total >= three ? 3 : total >= two ? 2 : 1, effect: total >= effect };
}

export const locationEffects = [
  'slower',
  'immobilised',
  'weapon-damaged',
  'weapon-destroyed',
  'fewer-dice',
  'slow-orders',
  'none',
  'hit-point',
  'will-explode',
] as const;
export type LocationEffect = (typeof locationEffects)[number];

interface Suffering {
  readonly effect: LocationEffect;
  readonly repairable: boolean;
}

const once = (effect: LocationEffect): Suffering => ({ effect, repairable: false });
const repairable = (effect: LocationEffect): Suffering => ({ effect, repairable: true });

/** In order; what follows the last is an effect of the hull, and of hull and reactor the last again (LOC-7). */
const legs = [repairable('slower'), repairable('slower'), once('immobilised')];

const sufferings: Readonly<Record<Track, readonly Suffering[]>> = {
  legs,
  'other-leg': legs,
  'weapon-a': [repairable('weapon-damaged'), once('weapon-destroyed')],
  'weapon-b': [repairable('weapon-damaged'), once('weapon-destroyed')],
  head: [repairable('fewer-dice'), repairable('slow-orders')],
  hull: [once('none'), once('hit-point')],
  reactor: [once('will-explode'), once('hit-point')],
};

/** How often each part has suffered, as far as its effects differ, whether or not it was repaired since (LOC-8). */
export type Damaged = Readonly<Record<Track, number>>;

export const undamaged: Damaged = {
  legs: 0,
  hull: 0,
  head: 0,
  reactor: 0,
  'weapon-a': 0,
  'weapon-b': 0,
  'other-leg': 0,
};

export interface Suffered extends Suffering {
  readonly damaged: Damaged;
  /** The part whose effect it is: the hull, where the part itself has nothing left to suffer. */
  readonly track: Track;
  /** Hit points that the effect costs beside those of the damage roll. */
  readonly hitPoints: number;
}

/** The next effect of a part. */
export function suffer(damaged: Damaged, track: Track): Suffered {
  const own = sufferings[track];
  const isSpent = damaged[track] >= own.length && track !== 'hull' && track !== 'reactor';
  const of: Track = isSpent ? 'hull' : track;
  const list = sufferings[of];
  const suffering = list[Math.min(damaged[of], list.length - 1)] ?? once('none');
  const costs = suffering.effect === 'hit-point' || suffering.effect === 'will-explode' ? 1 : 0;
  return {
    ...suffering,
    track: of,
    hitPoints: costs,
    damaged: { ...damaged, [of]: Math.min(damaged[of] + 1, list.length) },
  };
}
