import { losesPoint } from '../abilities/organic-metal.js';
import { type Cell, cellOf, shifted, zoneAt } from '../attack/location.js';
import { type SaveNeeded, saveNeeded } from '../attack/save.js';
import { woundsOf } from '../attack/wounds.js';
import type { Silhouette, Track, Zone } from '../table/stand.js';
import { get, standAt, type Table } from '../table/table.js';
import { gunTraits } from './gun-traits.js';
import type { Volley } from './volley.js';

/** One hit on its way to the table (PIPE-A). */
export interface Hit {
  readonly volley: number;
  /** The named stand; −1: the volley's group, dealt out when losses are taken. */
  readonly target: number;
  /** Without flank or rear; null: none printed. */
  readonly printed: number | null;
  readonly modifier: number | null;
  /** Where it was aimed and where it fell on a location sheet; null: outside. */
  readonly cell?: string;
  /** The vertical and the horizontal die. */
  readonly location?: readonly [number, number];
  readonly reached?: string | null;
  /** Cancelled, or past the silhouette. */
  readonly gone?: true;
  /** The die of organic metal. */
  readonly metalFace?: number;
  readonly saveFace?: number;
  readonly settled?: true;
  readonly failed?: true;
  /** The damage roll, with what was added to it. */
  readonly damage?: number;
  readonly bonus?: number;
  readonly wounds?: number;
}

/** Whom a hit stands for: the stand named, or the like of its group. */
export const likeOf = ({ target, volley }: Hit, volleys: readonly Volley[]): number =>
  target >= 0 ? target : volleys[volley]!.targets[0]!;

export function silhouetteOf(table: Table, hit: Hit, volleys: readonly Volley[]): Silhouette | undefined {
  const sheet = standAt(table, likeOf(hit, volleys)).sheet.locationSheet;
  return sheet?.[volleys[hit.volley]!.shot.sector === 'front' ? 'front' : 'rear'];
}

/** The zone that a hit has reached. */
export function zoneOf(table: Table, hit: Hit, volleys: readonly Volley[]): Zone | undefined {
  const silhouette = silhouetteOf(table, hit, volleys);
  return silhouette && typeof hit.reached === 'string' ? zoneAt(silhouette, cellOf(hit.reached)) : undefined;
}

/** One cell up, down, left or right by two dice; undefined: past the silhouette, and the shot is lost (LOC-2, LOC-3). */
export function located(
  silhouette: Silhouette,
  aimed: string,
  [vertical, horizontal]: readonly [number, number],
): Cell | undefined {
  const cell = shifted(cellOf(aimed), vertical, horizontal);
  return zoneAt(silhouette, cell) ? cell : undefined;
}

/** The parts aimed at and reached, for the log. */
export function locationParts(
  silhouette: Silhouette,
  aimed: string,
  reached: string | null,
): readonly [aimed: Track | null, reached: Track | null] {
  const partAt = (key: string): Track | null => zoneAt(silhouette, cellOf(key))?.track ?? null;
  return [partAt(aimed), reached === null ? null : partAt(reached)];
}

/** Hits that go on: shields swallow those with a modifier, and those without do nothing while one is up (DMG-2). */
export function shielded(
  table: Table,
  hits: readonly Hit[],
  volleys: readonly Volley[],
): { readonly hits: readonly Hit[]; readonly down: ReadonlyMap<number, number> } {
  const up = new Map<number, number>();
  const down = new Map<number, number>();
  const passed = hits.map((hit): Hit => {
    const target = likeOf(hit, volleys);
    const left = up.get(target) ?? get(table, 'shields', target);
    if (hit.gone || left <= 0 || isEthereal(table, volleys[hit.volley]!)) return hit;
    if ((hit.printed ?? 0) < 0) {
      up.set(target, left - 1);
      down.set(target, (down.get(target) ?? 0) + 1);
    } else up.set(target, left);
    return { ...hit, gone: true };
  });
  return { hits: passed, down };
}

const isEthereal = (table: Table, volley: Volley): boolean => gunTraits(table, volley).psychic === 'ethereal';

/** A hit on Métal Organique with a point left is cancelled; its die may cost a point (AB-16). */
export const costsPoint = (face: number, { modifier, printed }: Hit, flankErodes: boolean): boolean =>
  losesPoint(face, modifier ?? 0, flankErodes ? (modifier ?? 0) : (printed ?? 0));

/** What the target of a hit has to save with, and from which face (PIPE-A 5). */
export function saveOf(table: Table, hit: Hit, volleys: readonly Volley[]): SaveNeeded {
  const stand = standAt(table, likeOf(hit, volleys));
  const zone = zoneOf(table, hit, volleys);
  const shields = get(table, 'shields', likeOf(hit, volleys));
  return saveNeeded(
    {
      save: zone ? zone.save : stand.sheet.save,
      fixedSave: zone ? zone.fixedSave : stand.sheet.fixedSave,
      psychicSave: shields > 0 ? Math.min(4, stand.traits.psychicSave) : stand.traits.psychicSave,
    },
    { modifier: hit.modifier, psychic: gunTraits(table, volleys[hit.volley]!).psychic },
    table.rulings.attack,
  );
}

/** Whether a failed save takes the stand off with all its hit points (DMG-4, G-37). */
export const takesWhole = (table: Table, volley: Volley): boolean =>
  table.rulings.attack.removalTakes === 'stand' && gunTraits(table, volley).removesFromReality;

/** Hit points of a failed save, off a location sheet. */
export function lostBy(table: Table, hit: Hit, volleys: readonly Volley[]): number {
  const volley = volleys[hit.volley]!;
  const stand = likeOf(hit, volleys);
  return takesWhole(table, volley)
    ? get(table, 'life', stand)
    : woundsOf(gunTraits(table, volley), standAt(table, stand).traits);
}
