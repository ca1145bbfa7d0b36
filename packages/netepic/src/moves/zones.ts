import { partInside } from '../table/ground.js';
import { standAt, type Table } from '../table/table.js';
import { hasZone, squared, zoneReach } from './contact.js';
import { buildingOf, distanceToPiece, nearestOnSegment } from './sight.js';

type At = readonly [x: number, y: number];

/** The square of how near a point is to a stand; to the outline of the building that it occupies (BLD-5). */
export function gapTo(table: Table, stand: number, x: number, y: number): number {
  const building = buildingOf(table, stand);
  if (building === undefined) return squared(table.fields.x[stand]! - x, table.fields.y[stand]! - y);
  const gap = distanceToPiece(table.ground.terrain[building]!, x, y);
  return gap * gap;
}

/** The same of all of a way. */
export function gapToWay(table: Table, stand: number, points: readonly At[]): number {
  let near = Number.POSITIVE_INFINITY;
  for (let k = 1; k < points.length; k++) near = Math.min(near, gapToStretch(table, stand, points[k - 1]!, points[k]!));
  return near;
}

function gapToStretch(table: Table, stand: number, [ax, ay]: At, [bx, by]: At): number {
  const building = buildingOf(table, stand);
  if (building === undefined) return nearestOnSegment(table.fields.x[stand]!, table.fields.y[stand]!, ax, ay, bx, by);
  const piece = table.ground.terrain[building]!;
  if (partInside(piece, ax, ay, bx, by)) return 0;
  const corners = piece.corners.map(({ x, y }) => nearestOnSegment(x, y, ax, ay, bx, by));
  return Math.min(...corners, gapTo(table, stand, ax, ay), gapTo(table, stand, bx, by));
}

/** Whether a stand would be in the zone of control of this enemy at a point, one that is no smaller (OFF-3, MOV-6). */
export function holdsAt(table: Table, enemy: number, stand: number, [x, y]: At): boolean {
  const [me, other] = [standAt(table, stand), standAt(table, enemy)];
  if (other.side === me.side || other.pinningClass < me.pinningClass || !hasZone(table, enemy)) return false;
  const reach = zoneReach(table, other, me);
  return gapTo(table, enemy, x, y) <= reach * reach;
}
