import { standAt, type Table } from '../table/table.js';
import { squared, touching } from './contact.js';

type Spot = readonly [x: number, y: number];

/** Offsets of a square lattice, the nearest first. */
const rings: readonly Spot[] = Array.from(
  { length: 13 * 13 },
  (_, i): Spot => [(i % 13) - 6, Math.floor(i / 13) - 6],
).sort(([ax, ay], [bx, by]) => ax * ax + ay * ay - (bx * bx + by * by) || ay - by || ax - bx);

const GAP = 3_000;

/** Whether a stand's circle is free of all others on the table but those named, and of places given out. */
function isClear(
  table: Table,
  stand: number,
  [x, y]: Spot,
  moving: readonly number[],
  taken: ReadonlyMap<number, Spot>,
): boolean {
  const me = standAt(table, stand);
  const { x: xs, y: ys, place, life } = table.fields;
  const isApart = (other: number, ox: number, oy: number): boolean => {
    const { radius, side } = standAt(table, other);
    const least = me.radius + radius + (side === me.side ? touching : table.rulings.nearEnemy * 10_000 + touching);
    return squared(ox - x, oy - y) >= least * least;
  };
  for (const [other, [ox, oy]] of taken) if (!isApart(other, ox, oy)) return false;
  return table.roster.stands.every(
    (_, i) => place[i] !== 1 || life[i] === 0 || moving.includes(i) || isApart(i, xs[i]!, ys[i]!),
  );
}

/**
 * Places for stands about a point, each within 6 cm of it or, where they are many, of one another; the first at the point itself. `others` come to stand at the same time.
 * Undefined where there is no room.
 */
export function placesAround(
  table: Table,
  stands: readonly number[],
  [x, y]: Spot,
  fits: (stand: number, x: number, y: number) => boolean,
  others: ReadonlyMap<number, Spot> = new Map(),
): ReadonlyMap<number, Spot> | undefined {
  const taken = new Map<number, Spot>(others);
  const own = new Map<number, Spot>();
  for (const stand of stands) {
    const step = 2 * standAt(table, stand).radius + GAP;
    const spot = rings
      .map(([i, k]): Spot => [x + i * step, y + k * step])
      .find((at) => fits(stand, at[0], at[1]) && isClear(table, stand, at, stands, taken));
    if (!spot) return undefined;
    taken.set(stand, spot);
    own.set(stand, spot);
  }
  return own;
}

/**
 * Stands whose places others have come to stand on meanwhile, each put down as near as there is room; whoever stands free stays,
 * and so does whoever finds none (MOV-9).
 */
export function setApart(
  table: Table,
  stands: readonly number[],
  fits: (stand: number, x: number, y: number) => boolean,
): ReadonlyMap<number, Spot> {
  const { x, y } = table.fields;
  const taken = new Map<number, Spot>();
  for (const stand of stands) {
    const moving = [stand, ...taken.keys()];
    const [atX, atY] = [x[stand]!, y[stand]!];
    if (!isOnSomebody(table, stand, moving, taken)) continue;
    const step = 2 * standAt(table, stand).radius + GAP;
    const spot = rings
      .map(([i, k]): Spot => [atX + i * step, atY + k * step])
      .find((at) => fits(stand, at[0], at[1]) && isClear(table, stand, at, moving, taken));
    if (spot) taken.set(stand, spot);
  }
  return taken;
}

function isOnSomebody(
  table: Table,
  stand: number,
  moving: readonly number[],
  taken: ReadonlyMap<number, Spot>,
): boolean {
  const { x, y, place, life } = table.fields;
  const isOn = (other: number, ox: number, oy: number): boolean => {
    const least = standAt(table, stand).radius + standAt(table, other).radius - touching;
    return squared(ox - x[stand]!, oy - y[stand]!) < least * least;
  };
  if ([...taken].some(([other, [ox, oy]]) => isOn(other, ox, oy))) return true;
  return table.roster.stands.some(
    ({ flies }, i) => !flies && place[i] === 1 && life[i]! > 0 && !moving.includes(i) && isOn(i, x[i]!, y[i]!),
  );
}
