import type { Reason } from '@umpire/rules';
import { detachmentAt, get, isOnTable, living, type Order, standAt, type Table } from '../table/table.js';
import { refuse } from '../words/refusals.js';
import { canTouch, foesOf, isEngaged, squared, touching } from './contact.js';
import { allowanceOf } from './cost.js';
import { isInFront } from './direction.js';
import { partOfHost } from './hosts.js';
import type { Leg, MoveOrders } from './leg.js';
import { micrometresOf, type StandMove } from './proposal.js';

/** Detachments that stands of this move end in contact with: their zones let it in (MOV-6, ENG-3). */
export function engagedDetachments(
  table: Table,
  moves: readonly StandMove[],
  { orderOf }: MoveOrders,
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { stand: ref, path } of moves) {
    const stand = table.roster.indexOf.get(ref);
    const last = path.at(-1);
    if (stand === undefined || !last || orderOf(stand) !== 'charge') continue;
    const [x, y] = micrometresOf(last);
    for (const enemy of touchedAt(table, stand, x, y)) found.add(standAt(table, enemy).detachment);
  }
  return found;
}

/** Enemies that a stand would touch at a point; of a building's occupants the one that its side sends (BLD-5). */
function touchedAt(table: Table, stand: number, x: number, y: number): readonly number[] {
  const me = standAt(table, stand);
  const { x: xs, y: ys } = table.fields;
  const indoors = new Map<number, number>();
  const outside = table.roster.stands.flatMap((other, i) => {
    if (other.side === me.side || !isOnTable(table, i)) return [];
    const building = partOfHost(table, i);
    if (building) {
      const host = get(table, 'host', i);
      if (building.touches(x, y, me.radius + touching) && isSent(table, i, indoors.get(host))) indoors.set(host, i);
      return [];
    }
    const reach = me.radius + other.radius + touching;
    return squared(x - xs[i]!, y - ys[i]!) <= reach * reach && canTouch(table, stand, i) ? [i] : [];
  });
  return [...outside, ...indoors.values()];
}

/** The defender sends whom nobody fights yet, and of those the best fighter. */
function isSent(table: Table, stand: number, instead: number | undefined): boolean {
  if (instead === undefined) return true;
  const [free, other] = [stand, instead].map((one) => (isEngaged(table, one) ? 0 : 1));
  const better = standAt(table, stand).sheet.closeAssaultFactor > standAt(table, instead).sheet.closeAssaultFactor;
  return free === other ? better : free! > other!;
}

export function newlyTouched(draft: Table, stand: number, [x, y]: readonly [number, number]): readonly number[] {
  const before = foesOf(draft, stand);
  return touchedAt(draft, stand, x, y).filter((enemy) => !before.includes(enemy));
}

export function engagingReason(
  draft: Table,
  stand: number,
  [x, y]: readonly [number, number],
  bearing: number,
  touches: readonly number[],
  { orderOf, onlyFoes }: MoveOrders,
): Reason | undefined {
  const me = standAt(draft, stand);
  if (orderOf(stand) !== 'charge') return refuse('charge-needed', me.ref);
  if (onlyFoes && touches.some((foe) => !onlyFoes.includes(foe))) return refuse('charge-needed', me.ref);
  const { x: xs, y: ys } = draft.fields;
  if (me.pinningClass >= 3 && touches.some((foe) => !isInFront(bearing, xs[foe]! - x, ys[foe]! - y)))
    return refuse('not-in-front', me.ref);
  const highest = Math.max(...touches.map((foe) => standAt(draft, foe).pinningClass));
  const most = Math.max(1, 1 + me.pinningClass - highest);
  return touches.length > most ? refuse('too-many-engaged', me.ref, { n: most }) : undefined;
}

/** Before a second detachment is engaged, all stands of the first that can be reached are (ENG-3). */
export function engageAllReason(
  table: Table,
  draft: Table,
  legs: readonly Leg[],
  { orderOf }: MoveOrders,
): Reason | undefined {
  const seen: number[] = [];
  for (const { stand, touches } of legs) {
    const mine = new Set(touches.map((foe) => standAt(draft, foe).detachment));
    const first = seen[0];
    for (const detachment of mine) if (!seen.includes(detachment)) seen.push(detachment);
    if (first === undefined || mine.size === 0 || mine.has(first)) continue;
    const free = living(draft, first).filter((foe) => isOnTable(draft, foe) && foesOf(draft, foe).length === 0);
    if (free.some((foe) => canReach(table, stand, foe, orderOf(stand))))
      return refuse('engage-all-first', standAt(draft, stand).ref, { n: detachmentAt(draft, first).name.fr });
  }
  return undefined;
}

/** Whether a stand could touch an enemy by going straight at it. */
function canReach(table: Table, stand: number, foe: number, order: Order): boolean {
  const [me, other] = [standAt(table, stand), standAt(table, foe)];
  const { x, y } = table.fields;
  const reach = allowanceOf(table, stand, order) + me.radius + other.radius;
  return squared(x[stand]! - x[foe]!, y[stand]! - y[foe]!) <= reach * reach && canTouch(table, stand, foe);
}
