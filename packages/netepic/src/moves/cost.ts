import { isIn, partInside } from '../table/ground.js';
import { get, type Order, standAt, type Table } from '../table/table.js';
import { limps, squared } from './contact.js';
import { factsOf } from './sight.js';

/** Rounding to whole micrometres may lengthen a stretch by less than this. */
const SLACK = 2;

const CROSSING = 10_000;

/** What a stretch costs a stand, in micrometres of movement; undefined: it may not go there. */
export function costOf(
  table: Table,
  stand: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number | undefined {
  const { pinningClass, skims, jumps, flies } = standAt(table, stand);
  const length = Math.sqrt(squared(bx - ax, by - ay));
  if (skims || jumps || flies || length === 0) return Math.max(0, length - SLACK);
  let cost = Math.max(0, length - SLACK);
  const { terrain } = table.ground;
  for (let i = 0; i < terrain.length; i++) {
    const piece = terrain[i]!;
    const facts = factsOf(table, i);
    if (facts.crossing === 0 && facts.cost(pinningClass, piece.height ?? 0) === 1) continue;
    const part = partInside(piece, ax, ay, bx, by);
    if (!part) continue;
    const each = facts.cost(pinningClass, piece.height ?? 0);
    if (each === null) {
      if ((part[1] - part[0]) * length > SLACK) return undefined;
      continue;
    }
    cost += (each - 1) * (part[1] - part[0]) * length;
    if (pinningClass <= 3 && !isIn(piece, ax, ay)) cost += facts.crossing * CROSSING;
  }
  return cost;
}

/** Whether a stand may end its move at a point, for the terrain's sake. */
export function mayEndAt(table: Table, stand: number, x: number, y: number): boolean {
  const { pinningClass, flies } = standAt(table, stand);
  if (flies) return true;
  return table.ground.terrain.every((piece, i) => {
    const facts = factsOf(table, i);
    if (facts.holds(pinningClass) && facts.cost(pinningClass, piece.height ?? 0) !== null) return true;
    return !isInside(piece.corners, x, y);
  });
}

/** Strictly inside: a stand may stand at the edge of a lake. */
function isInside(corners: readonly { readonly x: number; readonly y: number }[], x: number, y: number): boolean {
  return corners.every((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) > 0;
  });
}

/** Getting in or out of a carrier or building. */
export const BOARDING = 50_000;
const ARRIVAL = 50_000;
const LIMP = 50_000;

/** How far a stand may go under an order this turn, in micrometres: Move, twice for a Charge, less what slows it. */
export function allowanceOf(table: Table, stand: number, order: Order): number {
  const { move, detachment } = standAt(table, stand);
  const times = order === 'charge' ? 2 : order === 'advance' ? 1 : 0;
  const whole = Math.max(0, move - limps(table, stand) * LIMP) * times;
  const late = get(table, 'arrived', detachment) > 0 ? ARRIVAL : 0;
  return Math.max(0, whole - late - get(table, 'walked', stand));
}
