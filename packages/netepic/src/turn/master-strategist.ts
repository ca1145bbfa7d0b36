import type { EpicEvent } from '../table/event.js';
import {
  changes,
  detachmentAt,
  get,
  isAlive,
  type Order,
  orderOf,
  orders,
  seatOf,
  set,
  type Table,
} from '../table/table.js';

const held = [
  ['advance', 'heldAdvance'],
  ['charge', 'heldCharge'],
  ['first-fire', 'heldFirstFire'],
] as const;

/** Whether a side's Master Strategist lives, on the table or off it (AB-14.10). */
export const hasStrategist = (table: Table, side: number): boolean =>
  table.roster.stands.some((stand, i) => stand.side === side && stand.traits.isMasterStrategist && isAlive(table, i));

/** Orders of the reserve that may replace a detachment's: not an imposed one, and not where there is none (AB-14.2 to .4). */
export function heldOrders(table: Table, detachment: number): readonly Order[] {
  const { side } = detachmentAt(table, detachment);
  const now = orderOf(table, detachment);
  if (now === 'none' || now === 'fall-back' || get(table, 'spent', detachment) > 0 || !hasStrategist(table, side))
    return [];
  if (get(table, 'imposed', detachment) > 0 || get(table, 'activated', detachment) > 0) return [];
  return held.flatMap(([order, field]) => (order !== now && get(table, field, side) > 0 ? [order] : []));
}

/** The old order is discarded, the new one taken from the reserve (AB-14.7). First Fire stays face down until it is used. */
export function replacementEvents(table: Table, detachment: number, order: Order): readonly EpicEvent[] {
  const { side, ref } = detachmentAt(table, detachment);
  const field = held.find(([one]) => one === order)![1];
  return [
    { ...set(table, field, side, get(table, field, side) - 1), secret: seatOf(side) },
    ...changes(table, [
      ['order', detachment, orders.indexOf(order)],
      ['shown', detachment, 0],
    ]),
    { say: 'order-replaced', of: ref, order },
  ];
}

/** Two reserve orders for an army with a Master Strategist, however many it has (AB-14.1). */
export const RESERVE_ORDERS = 2;
