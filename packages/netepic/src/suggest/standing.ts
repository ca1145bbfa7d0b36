import { squared } from '../moves/contact.js';
import { objectivesOf } from '../table/objectives.js';
import { detachmentAt, get, present, standAt, type Table } from '../table/table.js';
import { gunsOf, type Shooting } from '../turn/aim.js';
import { enemyDetachments } from './by-chance.js';

export type Point = readonly [x: number, y: number];

export const middleOf = (table: Table, stands: readonly number[]): Point => {
  const { x, y } = table.fields;
  return [
    stands.reduce((sum, stand) => sum + x[stand]!, 0) / stands.length,
    stands.reduce((sum, stand) => sum + y[stand]!, 0) / stands.length,
  ];
};

export const apart = ([ax, ay]: Point, [bx, by]: Point): number => squared(ax - bx, ay - by);

export const nearestFoe = (
  table: Table,
  detachment: number,
): { readonly detachment: number; readonly distance: number } | undefined => {
  const mine = present(table, detachment);
  if (mine.length === 0) return undefined;
  const from = middleOf(table, mine);
  let best: { readonly detachment: number; readonly distance: number } | undefined;
  for (const enemy of enemyDetachments(table, detachmentAt(table, detachment).side)) {
    const distance = Math.sqrt(apart(from, middleOf(table, present(table, enemy))));
    if (!best || distance < best.distance) best = { detachment: enemy, distance };
  }
  return best;
};

export const reachOf = (table: Table, detachment: number): number => {
  const shooting: Shooting = { kind: 'advance', by: detachment, stands: [] };
  const ranges = present(table, detachment).flatMap((stand) =>
    gunsOf(table, stand, shooting).map(({ profile }) => profile.range),
  );
  return Math.max(0, ...ranges) * 10_000;
};

export const factorOf = (table: Table, detachment: number): number =>
  Math.max(...present(table, detachment).map((stand) => standAt(table, stand).sheet.closeAssaultFactor), 0);

export const speedOf = (table: Table, detachment: number): number =>
  Math.min(...present(table, detachment).map((stand) => standAt(table, stand).move), 1_000_000);

/** The objective that it should be at: the nearest that its side does not hold, or that it stands on; none for who only denies and is far. */
export function goalOf(table: Table, detachment: number): Point | undefined {
  const objectives = objectivesOf(table);
  const mine = present(table, detachment);
  if (objectives.length === 0 || mine.length === 0) return undefined;
  const from = middleOf(table, mine);
  const { side } = detachmentAt(table, detachment);
  const spots = objectives.map(({ x, y }): Point => [x, y]);
  const isHeld = (n: number): boolean => get(table, 'holder', n) === side + 1;
  const order = spots.map((_, n) => n).sort((a, b) => apart(from, spots[a]!) - apart(from, spots[b]!));
  const [near] = order;
  if (near !== undefined && apart(from, spots[near]!) <= 150_000 * 150_000) return spots[near];
  const open = order.filter((n) => !isHeld(n));
  // Detachments spread over the objectives by their number, so that not all run to one.
  const chosen = open[detachment % Math.max(1, Math.min(2, open.length))] ?? near;
  return chosen === undefined ? undefined : spots[chosen];
}

export const targetOf = (table: Table, detachment: number): Point | undefined => {
  const foe = nearestFoe(table, detachment);
  return foe && middleOf(table, present(table, foe.detachment));
};
