import { type FreeOrder, type Replacement, replacementRefused } from '../abilities/master-strategist.js';
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

/** Orders of the reserve that may replace a detachment's at a moment (AB-14.2 to .9). */
export function heldOrders(table: Table, detachment: number, when: Replacement['when']): readonly FreeOrder[] {
  const { side } = detachmentAt(table, detachment);
  const kind = orderOf(table, detachment);
  if (get(table, 'spent', detachment) > 0) return [];
  const reserve = held.flatMap(([order, field]) => (get(table, field, side) > 0 ? [order] : []));
  if (reserve.length === 0) return [];
  const isImposed = get(table, 'imposed', detachment) > 0;
  return reserve.filter(
    (wanted) =>
      wanted !== kind &&
      !replacementRefused({
        reserve,
        wanted,
        order: kind === 'none' ? undefined : { kind, isImposed },
        isAlive: hasStrategist(table, side),
        when,
        hasMoved: get(table, 'activated', detachment) > 0,
        fires: true,
      }),
  );
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
