import type { Reason } from '@umpire/rules';
import { copyTable, get, isAlive, standAt, type Table, write } from '../table/table.js';
import { inCentimetres, type RefusalId, refuse } from '../words/refusals.js';
import { barredReason, crowding } from './barred.js';
import { coherencyReason } from './coherency.js';
import { isHeld, isImmobilised, squared } from './contact.js';
import { allowanceOf, BOARDING, costOf, mayEndAt } from './cost.js';
import { bearingTo, turnBetween } from './direction.js';
import { engageAllReason, engagedDetachments, engagingReason, newlyTouched } from './engaging.js';
import { boardingReason, leavingReason } from './hosts.js';
import type { JudgedMove, Leg, MoveOrders } from './leg.js';
import { type MoveProposal, micrometresOf, type StandMove } from './proposal.js';
import { noPushes, pushesOf } from './pushing.js';

/** A detachment's move, stand after stand, each on the table that those before it left (MOV-12). */
export function judgeMove(table: Table, { moves }: MoveProposal, orders: MoveOrders): JudgedMove {
  const draft = copyTable(table);
  const legs: Leg[] = [];
  const named = new Set<number>();
  const targets = engagedDetachments(table, moves, orders);
  for (const move of moves) {
    const stand = table.roster.indexOf.get(move.stand);
    if (stand === undefined || !orders.stands.includes(stand)) return no('not-its-stand', move.stand);
    if (named.has(stand)) return no('twice-named', move.stand);
    named.add(stand);
    const leg = judgeStand(draft, stand, move, orders, targets);
    if ('code' in leg) return { ok: false, reasons: [leg] };
    legs.push(leg);
    settle(draft, leg);
    const broken = draft.rulings.coherencyChecked === 'throughout' ? coherencyReason(table, draft, [leg]) : undefined;
    if (broken) return { ok: false, reasons: [broken] };
  }
  const reason = ending(table, draft, legs, orders);
  return reason ? { ok: false, reasons: [reason] } : { ok: true, legs };
}

const no = (code: RefusalId, path?: string, values = {}): JudgedMove => ({
  ok: false,
  reasons: [refuse(code, path, values)],
});

function settle(draft: Table, { stand, points, bearing, pushes, out, into, intoBuilding }: Leg): void {
  const [x, y] = points.at(-1)!;
  const put = (field: Parameters<typeof get>[1], value: number, of = stand): void =>
    write(draft, { field, of, from: 0, to: value }, value);
  for (const { stand: pushed, to } of pushes) {
    put('x', to[0], pushed);
    put('y', to[1], pushed);
  }
  put('x', x);
  put('y', y);
  put('bearing', bearing);
  if (points.length > 1) put('parted', 0);
  if (out) put('place', 1);
  if (out) put('host', 0);
  if (into > 0) put('place', intoBuilding ? 3 : 2);
  if (into > 0) put('host', into);
}

function judgeStand(
  draft: Table,
  stand: number,
  move: StandMove,
  orders: MoveOrders,
  targets: ReadonlySet<number>,
): Leg | Reason {
  const { ref, pinningClass, flies } = standAt(draft, stand);
  const place = get(draft, 'place', stand);
  const inside = place === 2 || place === 3;
  if (!isAlive(draft, stand) || place === 0 || inside !== (move.out === true)) return refuse('does-not-move', ref);
  if (move.path.length === 0 && move.into === undefined && move.bearing === undefined) return stays(draft, stand);
  if (orders.allowance === undefined && (isHeld(draft, stand) || get(draft, 'pinned', stand) > 0))
    return refuse('pinned', ref);
  if (isImmobilised(draft, stand)) return refuse('does-not-move', ref);
  const way = move.path.map(micrometresOf);
  const leaving = move.out ? leavingReason(draft, stand, way[0]) : undefined;
  if (leaving) return leaving;
  const start = move.out ? way[0]! : ([draft.fields.x[stand]!, draft.fields.y[stand]!] as const);
  const points = move.out ? way : [start, ...way];
  const off = points.find(([x, y]) => x < 0 || y < 0 || x > draft.ground.length || y > draft.ground.width);
  if (off) return refuse('off-table', ref);
  const boarding = move.into === undefined ? undefined : boardingReason(draft, stand, move.into, points.at(-1)!);
  if (boarding && 'code' in boarding) return boarding;
  const cost = priceOf(draft, stand, points, move);
  if (cost === undefined) return refuse('impassable', ref, { n: pinningClass });
  const flight = flies ? flightReason(draft, stand, points, orders) : undefined;
  if (flight) return flight;
  const allowance = (orders.allowance ?? ((one) => allowanceOf(draft, one, orders.orderOf(one))))(stand);
  if (!flies && cost > allowance)
    return refuse('move-too-long', ref, { d: inCentimetres(cost), m: inCentimetres(allowance) });
  const bearing = turned(draft, stand, points, move);
  if (typeof bearing !== 'number') return bearing;
  const isCharging = orders.orderOf(stand) === 'charge';
  const pushes = boarding ? noPushes : pushesOf(draft, stand, points.at(-1)!, { bearing, isCharging });
  if (!pushes) return refuse('overlap', ref);
  const aside = pushes.pushed.flatMap((push) => (pushes.engaged.includes(push.stand) ? [] : [push.stand]));
  const touches = boarding ? [] : newlyTouched(draft, stand, points.at(-1)!).filter((enemy) => !aside.includes(enemy));
  const barred = barredReason(draft, stand, points, { orders, touches, targets });
  if (barred) return barred;
  const engaging =
    touches.length > 0 ? engagingReason(draft, stand, points.at(-1)!, bearing, touches, orders) : undefined;
  if (engaging) return engaging;
  return {
    stand,
    points,
    bearing,
    cost,
    touches,
    pushes: pushes.pushed,
    out: move.out === true,
    into: boarding ? boarding.host : 0,
    intoBuilding: boarding ? boarding.isBuilding : false,
  };
}

function stays(draft: Table, stand: number): Leg {
  const { x, y, bearing } = draft.fields;
  const at = [x[stand]!, y[stand]!] as const;
  return {
    stand,
    points: [at],
    bearing: bearing[stand]!,
    cost: 0,
    touches: [],
    pushes: [],
    out: false,
    into: 0,
    intoBuilding: false,
  };
}

function priceOf(
  draft: Table,
  stand: number,
  points: readonly (readonly [number, number])[],
  { reverse, out, into }: StandMove,
): number | undefined {
  let cost = (out ? BOARDING : 0) + (into === undefined ? 0 : BOARDING);
  for (let i = 1; i < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i - 1]!, points[i]!];
    const price = costOf(draft, stand, ax, ay, bx, by);
    if (price === undefined) return undefined;
    cost += reverse ? 2 * price : price;
  }
  return cost;
}

/** Where it faces at the end; engines of class 5 and more turn by 90° at most, unless agile (MOV-4). */
function turned(
  draft: Table,
  stand: number,
  points: readonly (readonly [number, number])[],
  { bearing, reverse }: StandMove,
): number | Reason {
  const { pinningClass, traits, ref } = standAt(draft, stand);
  const now = get(draft, 'bearing', stand);
  const ways = points.slice(1).flatMap(([x, y], i) => bearingTo(x - points[i]![0], y - points[i]![1]) ?? []);
  const faced = ways.map((way) => (reverse ? (way + 180) % 360 : way));
  const end = bearing ?? faced.at(-1) ?? now;
  if (pinningClass < 5 || traits.isAgile) return end;
  const all = [now, ...faced, end];
  const sum = all.slice(1).reduce((total, way, i) => total + turnBetween(way, all[i]!), 0);
  return sum <= 90 ? end : refuse('turned-too-far', ref, { d: sum });
}

const FLIGHT = 450_000;

/** One straight line of 45 cm or more, under Advance (ALT-2). */
function flightReason(
  draft: Table,
  stand: number,
  points: readonly (readonly [number, number])[],
  { orderOf }: MoveOrders,
): Reason | undefined {
  const [from, to] = [points[0]!, points.at(-1)!];
  const straight = points.length === 2 && squared(to[0] - from[0], to[1] - from[1]) >= FLIGHT * FLIGHT;
  return straight && orderOf(stand) === 'advance' ? undefined : refuse('flight', standAt(draft, stand).ref);
}

/** What must hold once all have moved: no overlap, nobody too near, ground that holds, coherency, one detachment engaged first. */
function ending(table: Table, draft: Table, legs: readonly Leg[], orders: MoveOrders): Reason | undefined {
  for (const { stand, points, into } of legs) {
    if (into > 0 || points.length < 2) continue;
    const { ref, pinningClass } = standAt(draft, stand);
    const [x, y] = points.at(-1)!;
    if (!mayEndAt(draft, stand, x, y)) return refuse('impassable', ref, { n: pinningClass });
    const crowded = crowding(draft, stand, x, y);
    if (crowded) return crowded;
  }
  return coherencyReason(table, draft, legs) ?? engageAllReason(table, draft, legs, orders);
}
