import { crowding } from '../moves/barred.js';
import { isEngaged, isImmobilised, squared } from '../moves/contact.js';
import { costOf, mayEndAt } from '../moves/cost.js';
import { alongBearing } from '../moves/direction.js';
import { passengersOf } from '../moves/hosts.js';
import { judgeMove } from '../moves/judge-move.js';
import { placeOfMicrometres } from '../moves/proposal.js';
import { holdsAt } from '../moves/zones.js';
import type { EpicEvent } from '../table/event.js';
import {
  changes,
  detachmentAt,
  type Field,
  get,
  isOnTable,
  living,
  orderOf,
  orders,
  present,
  standAt,
  type Table,
} from '../table/table.js';
import { lossEvents } from './losses.js';
import type { EpicProcedure } from './play.js';

const FALL_BACK = 250_000;

interface Retreat {
  readonly detachment: number;
  /** With it: its carriers, or what it carries (TRN-6). */
  readonly together?: readonly number[];
}

/** Enemies that a detachment must get away from: not falling back, not at altitude (0.7). */
const pursuers = (table: Table, side: number): readonly number[] =>
  table.roster.stands.flatMap((stand, i) =>
    stand.side !== side && isOnTable(table, i) && !stand.flies && orderOf(table, stand.detachment) !== 'fall-back'
      ? [i]
      : [],
  );

/** How near the nearest enemy would be, in squared micrometres. */
function nearest(table: Table, enemies: readonly number[], x: number, y: number): number {
  const { x: xs, y: ys } = table.fields;
  let best = Number.POSITIVE_INFINITY;
  for (const enemy of enemies) best = Math.min(best, squared(xs[enemy]! - x, ys[enemy]! - y));
  return best;
}

/** A detachment's failed morale: the order is lost and it runs (MOR-5). */
export const fallsBack: EpicProcedure<Retreat> = {
  id: 'falls-back',
  steps: [
    {
      id: 'ordered-back',
      run: ({ detachment, together = [detachment] }, _, { state }) => ({
        events: changes(
          state,
          together.flatMap((one): [Field, number, number][] => [
            ['order', one, orders.indexOf('fall-back')],
            ['shown', one, 1],
            ['imposed', one, 1],
            ['activated', one, 1],
            ...living(state, one).map((stand): [Field, number, number] => ['ownOrder', stand, 0]),
          ]),
        ),
      }),
    },
    {
      id: 'runs',
      run: ({ detachment, together = [detachment] }, given) => {
        const [next, ...rest] = together;
        if (next === undefined) return {};
        if (given) return { frame: { detachment, together: rest }, to: 'runs' };
        return { call: 'retreat', with: { detachment: next } };
      },
    },
  ],
};

/**
 * 0 to 25 cm out of every enemy's interdiction by the shortest way, or as far from all enemies as it can; engaged, it stays; if it
 * cannot leave a zone of control it is destroyed (MOR-5).
 */
export const retreat: EpicProcedure<Retreat> = {
  id: 'retreat',
  steps: [
    {
      id: 'retreat',
      run: ({ detachment }, _, { state }) => {
        const stands = present(state, detachment);
        const { ref, side } = detachmentAt(state, detachment);
        if (stands.length === 0) return {};
        if (stands.some((stand) => isEngaged(state, stand)))
          return { events: [{ say: 'falls-back', of: ref, length: 0 }] };
        const enemies = pursuers(state, side);
        const way = bestWay(state, detachment, stands, enemies);
        const trapped = stands.filter((stand) => isTrapped(state, stand, enemies, way));
        return {
          events: [
            ...moved(state, stands, way),
            { say: 'falls-back', of: ref, length: way.length },
            ...(trapped.length > 0 ? lossEvents(state, stands) : []),
          ],
        };
      },
    },
  ],
};

interface Way {
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
}

const stay: Way = { dx: 0, dy: 0, length: 0 };

/**
 * All go the same way: of whole steps of 15° and 2.5 cm, the shortest that is far enough, else the one that ends farthest off. Who
 * was stopped in passing through a friend may not stay there.
 */
function bestWay(table: Table, detachment: number, stands: readonly number[], enemies: readonly number[]): Way {
  const { x, y } = table.fields;
  const wanted = table.rulings.interdiction * 10_000;
  const distance = (dx: number, dy: number): number =>
    Math.min(...stands.map((stand) => nearest(table, enemies, x[stand]! + dx, y[stand]! + dy)));
  const mayStay = stands.every((stand) => crowding(table, stand, x[stand]!, y[stand]!)?.code !== 'overlap');
  if (mayStay && distance(0, 0) > wanted * wanted) return stay;
  if (stands.every((stand) => isImmobilised(table, stand))) return stay;
  let best = stay;
  let far = mayStay ? distance(0, 0) : -1;
  const { side } = detachmentAt(table, detachment);
  const home = get(table, 'edge', side) === 0 ? 180 : 0;
  for (let length = 25_000; length <= FALL_BACK; length += 25_000) {
    for (let turn = 0; turn < 360; turn += 15) {
      const { x: dx, y: dy } = alongBearing(length, (home + turn) % 360);
      const reached = distance(dx, dy);
      if (reached <= far || !canGo(table, detachment, stands, dx, dy)) continue;
      far = reached;
      best = { dx, dy, length };
      if (far > wanted * wanted) return best;
    }
  }
  return best;
}

function canGo(table: Table, detachment: number, stands: readonly number[], dx: number, dy: number): boolean {
  const { x, y } = table.fields;
  const { length, width } = table.ground;
  for (const stand of stands) {
    const [ax, ay] = [x[stand]!, y[stand]!];
    const [bx, by] = [ax + dx, ay + dy];
    if (bx < 0 || by < 0 || bx > length || by > width) return false;
    if (costOf(table, stand, ax, ay, bx, by) === undefined || !mayEndAt(table, stand, bx, by)) return false;
  }
  const moves = stands.map((stand) => ({
    stand: standAt(table, stand).ref,
    path: [placeOfMicrometres(x[stand]! + dx, y[stand]! + dy)],
  }));
  void detachment;
  return judgeMove(table, { moves }, { stands, orderOf: () => 'none', allowance: () => 2 * FALL_BACK }).ok;
}

const moved = (table: Table, stands: readonly number[], { dx, dy, length }: Way): readonly EpicEvent[] =>
  changes(
    table,
    stands
      .filter((stand) => !isImmobilised(table, stand))
      .flatMap((stand): [Field, number, number][] => [
        ...[stand, ...passengersOf(table, stand)].flatMap((one): [Field, number, number][] => [
          ['x', one, get(table, 'x', one) + dx],
          ['y', one, get(table, 'y', one) + dy],
        ]),
        ['walked', stand, get(table, 'walked', stand) + length],
        ['parted', stand, 0],
      ]),
  );

/** Still in the zone of control of an enemy that could hold it. */
function isTrapped(table: Table, stand: number, enemies: readonly number[], { dx, dy }: Way): boolean {
  const { x, y } = table.fields;
  return enemies.some((enemy) => holdsAt(table, enemy, stand, [x[stand]! + dx, y[stand]! + dy]));
}
