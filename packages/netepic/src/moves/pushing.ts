import { isOnTable, standAt, type Table } from '../table/table.js';
import { canTouch, isEngaged, squared, touching } from './contact.js';
import { mayEndAt } from './cost.js';
import { alongBearing, bearingTo, isInFront } from './direction.js';

/** Where an enemy is pushed to, in micrometres. */
export interface Push {
  readonly stand: number;
  readonly to: readonly [number, number];
}

export interface Pushes {
  readonly pushed: readonly Push[];
  /** Of those, which are engaged: the rest stand a centimetre away. */
  readonly engaged: readonly number[];
}

export const noPushes: Pushes = { pushed: [], engaged: [] };
const turns = Array.from({ length: 24 }, (_, n) => (n % 2 === 0 ? n / 2 : -(n + 1) / 2) * 15);

/** Enemies of a lower class where a stand would end, whom nobody engages: they may be pushed aside (G-31). */
function underneath(table: Table, stand: number, [x, y]: readonly [number, number]): readonly number[] {
  const me = standAt(table, stand);
  const { x: xs, y: ys, place } = table.fields;
  return table.roster.stands.flatMap((other, i) => {
    if (other.side === me.side || other.pinningClass >= me.pinningClass || !isOnTable(table, i) || place[i] !== 1)
      return [];
    const least = me.radius + other.radius - touching;
    const isUnder = squared(xs[i]! - x, ys[i]! - y) < least * least;
    return isUnder && canTouch(table, stand, i) && !isEngaged(table, i) ? [i] : [];
  });
}

/**
 * Where those that lie under the end of a move are pushed: as near as can be to where they were, in contact as far as the stand may
 * engage them (ENG-4), the others clear of it. Undefined where there is no room for one of them.
 */
export function pushesOf(
  table: Table,
  stand: number,
  at: readonly [number, number],
  { bearing, isCharging }: { readonly bearing: number; readonly isCharging: boolean },
): Pushes | undefined {
  if (!table.rulings.pushing) return noPushes;
  const under = underneath(table, stand, at);
  const pushed: Push[] = [];
  const highest = Math.max(0, ...under.map((foe) => standAt(table, foe).pinningClass));
  const { pinningClass } = standAt(table, stand);
  const { x, y } = table.fields;
  const inFront = under.filter((foe) => pinningClass < 3 || isInFront(bearing, x[foe]! - at[0], y[foe]! - at[1]));
  const engaged = isCharging ? inFront.slice(0, 1 + pinningClass - highest) : [];
  for (const foe of under) {
    const to = roomFor(table, { stand, at, foe, pushed, isEngaged: engaged.includes(foe) });
    if (!to) return undefined;
    pushed.push({ stand: foe, to });
  }
  return { pushed, engaged };
}

interface Pushing {
  readonly stand: number;
  readonly at: readonly [number, number];
  readonly foe: number;
  readonly pushed: readonly Push[];
  readonly isEngaged: boolean;
}

function roomFor(
  table: Table,
  { stand, at: [x, y], foe, pushed, isEngaged: touches }: Pushing,
): readonly [number, number] | undefined {
  const [me, other] = [standAt(table, stand), standAt(table, foe)];
  const { x: xs, y: ys } = table.fields;
  const away = bearingTo(xs[foe]! - x, ys[foe]! - y) ?? 0;
  const clear = touches ? 2 : table.rulings.nearEnemy * 10_000 + 2 * touching;
  const spots = turns.map((turn): readonly [number, number] => {
    const way = alongBearing(me.radius + other.radius + clear, (away + turn + 360) % 360);
    return [x + way.x, y + way.y];
  });
  return spots
    .sort(([ax, ay], [bx, by]) => squared(ax - xs[foe]!, ay - ys[foe]!) - squared(bx - xs[foe]!, by - ys[foe]!))
    .find((spot) => isFree(table, foe, spot, { but: [stand, foe], pushed }));
}

function isFree(
  table: Table,
  stand: number,
  [x, y]: readonly [number, number],
  { but, pushed }: { readonly but: readonly number[]; readonly pushed: readonly Push[] },
): boolean {
  const { length, width } = table.ground;
  if (x < 0 || y < 0 || x > length || y > width || !mayEndAt(table, stand, x, y)) return false;
  const me = standAt(table, stand);
  const { x: xs, y: ys, place, life } = table.fields;
  const overlaps = (other: number, ox: number, oy: number): boolean => {
    const least = me.radius + standAt(table, other).radius - touching;
    return squared(ox - x, oy - y) < least * least;
  };
  return table.roster.stands.every((_, i) => {
    if (but.includes(i) || place[i] !== 1 || life[i] === 0) return true;
    const moved = pushed.find((one) => one.stand === i)?.to;
    return !overlaps(i, moved ? moved[0] : xs[i]!, moved ? moved[1] : ys[i]!);
  });
}
