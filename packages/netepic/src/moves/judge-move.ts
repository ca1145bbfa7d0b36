import type { Reason } from '@umpire/rules';
import { ignoresZoneOf } from '../abilities/skimmer.js';
import {
  copyTable,
  detachmentAt,
  get,
  isAlive,
  isOnTable,
  living,
  type Order,
  standAt,
  type Table,
  write,
} from '../table/table.js';
import { inCentimetres, type RefusalId, refuse } from '../words/refusals.js';
import {
  canTouch,
  foesOf,
  hasZone,
  isEngaged,
  isHeld,
  isImmobilised,
  squared,
  touching,
  zoneReach,
} from './contact.js';
import { allowanceOf, BOARDING, costOf, mayEndAt } from './cost.js';
import { bearingTo, isInFront, turnBetween } from './direction.js';
import { boardingReason, leavingReason, partOfHost } from './hosts.js';
import { type MoveProposal, micrometresOf, type StandMove } from './proposal.js';
import { noPushes, type Push, pushesOf } from './pushing.js';
import { nearestOnSegment } from './sight.js';

/** One stand's way, worked out: where it goes, what it costs, whom it will touch. */
export interface Leg {
  readonly stand: number;
  /** From where it stands, or is put down, to where it ends, in micrometres. */
  readonly points: readonly (readonly [number, number])[];
  readonly bearing: number;
  readonly cost: number;
  /** Enemies that it will touch and does not touch now. */
  readonly touches: readonly number[];
  /** Enemies that it pushes aside where it ends. */
  readonly pushes: readonly Push[];
  readonly out: boolean;
  /** Carrier or building, by its number and one, with its place; 0: none. */
  readonly into: number;
  readonly intoBuilding: boolean;
}

export interface MoveOrders {
  readonly orderOf: (stand: number) => Order;
  /** Stands that may be named: of the detachment, and of what carries it or is carried. */
  readonly stands: readonly number[];
  /** Allowances instead of those of the order: infiltration, falling back. */
  readonly allowance?: (stand: number) => number;
  /** May end in contact only with these; absent: with anybody, under Charge. */
  readonly onlyFoes?: readonly number[];
  readonly infiltrates?: true;
}

export type JudgedMove =
  | { readonly ok: true; readonly legs: readonly Leg[] }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

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

/** Detachments that stands of this move end in contact with: their zones let it in (MOV-6, ENG-3). */
function engagedDetachments(table: Table, moves: readonly StandMove[], { orderOf }: MoveOrders): ReadonlySet<number> {
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

function newlyTouched(draft: Table, stand: number, [x, y]: readonly [number, number]): readonly number[] {
  const before = foesOf(draft, stand);
  return touchedAt(draft, stand, x, y).filter((enemy) => !before.includes(enemy));
}

interface Aims {
  readonly orders: MoveOrders;
  readonly touches: readonly number[];
  readonly targets: ReadonlySet<number>;
}

/** The first enemy zone or stand that bars the way (MOV-6 to MOV-9). */
function barredReason(
  draft: Table,
  stand: number,
  points: readonly (readonly [number, number])[],
  { orders, touches, targets }: Aims,
): Reason | undefined {
  const me = standAt(draft, stand);
  if (me.flies || points.length < 2) return undefined;
  const { x, y } = draft.fields;
  const [sx, sy] = points[0]!;
  const { stands } = draft.roster;
  for (let i = 0; i < stands.length; i++) {
    const enemy = stands[i]!;
    if (enemy.side === me.side || draft.fields.place[i] !== 1 || draft.fields.life[i] === 0 || enemy.flies) continue;
    if (ignoresZoneOf(enemy, me)) continue;
    const ex = x[i]!;
    const ey = y[i]!;
    const body = me.radius + enemy.radius - touching;
    let near = Infinity;
    for (let k = 1; k < points.length; k++) {
      const [ax, ay] = points[k - 1]!;
      const [bx, by] = points[k]!;
      near = Math.min(near, nearestOnSegment(ex, ey, ax, ay, bx, by));
    }
    if (near < body * body && squared(sx - ex, sy - ey) >= body * body) return refuse('enemy-in-the-way', me.ref);
    const zone = zoneReach(draft, enemy, me);
    if (near > zone * zone || squared(sx - ex, sy - ey) <= zone * zone || !hasZone(draft, i)) continue;
    const charges = orders.orderOf(stand) === 'charge' && touches.length > 0;
    if (charges && (touches.includes(i) || targets.has(enemy.detachment))) continue;
    return refuse(orders.infiltrates ? 'infiltration' : 'zone-of-control', me.ref);
  }
  return undefined;
}

function engagingReason(
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

function crowding(draft: Table, stand: number, x: number, y: number): Reason | undefined {
  const me = standAt(draft, stand);
  if (me.flies) return undefined;
  const { x: xs, y: ys, place, life } = draft.fields;
  const isInContact = isEngaged(draft, stand);
  const near = draft.rulings.nearEnemy * 10_000;
  for (let i = 0; i < draft.roster.stands.length; i++) {
    const other = draft.roster.stands[i]!;
    if (i === stand || place[i] !== 1 || life[i] === 0 || other.flies) continue;
    const gap = squared(xs[i]! - x, ys[i]! - y);
    const sum = me.radius + other.radius;
    if (gap < (sum - touching) * (sum - touching)) return refuse('overlap', me.ref);
    if (other.side !== me.side && !isInContact && gap < (sum + near) * (sum + near))
      return refuse('too-near', me.ref, { d: draft.rulings.nearEnemy });
  }
  return undefined;
}

/** Groups of stands linked within the coherency distance. */
export function linkedParts(table: Table, stands: readonly number[]): readonly (readonly number[])[] {
  const reach = table.rulings.coherency * 10_000;
  const { x, y, place, host } = table.fields;
  const linked = (a: number, b: number): boolean =>
    (place[a] === 3 && place[b] === 3 && host[a] === host[b]) ||
    (partOfHost(table, a) ?? partOfHost(table, b))?.touches(
      place[a] === 3 ? x[b]! : x[a]!,
      place[a] === 3 ? y[b]! : y[a]!,
      reach,
    ) === true ||
    squared(x[a]! - x[b]!, y[a]! - y[b]!) <= reach * reach;
  const left = new Set(stands);
  const parts: number[][] = [];
  for (const first of left) {
    const part = [first];
    left.delete(first);
    for (const one of part)
      for (const other of left)
        if (linked(one, other)) {
          part.push(other);
          left.delete(other);
        }
    parts.push(part);
  }
  return parts;
}

function coherencyReason(table: Table, draft: Table, legs: readonly Leg[]): Reason | undefined {
  const detachments = new Set(legs.map(({ stand }) => standAt(draft, stand).detachment));
  for (const detachment of detachments) {
    const there = living(draft, detachment).filter((stand) => isOnTable(draft, stand));
    if (linkedParts(draft, there).length < 2) continue;
    const before = living(table, detachment).filter((stand) => isOnTable(table, stand));
    const couldNot =
      linkedParts(table, before).length > 1 ||
      there.some((stand) => isHeld(table, stand) || isImmobilised(table, stand));
    if (!couldNot) return refuse('coherency', detachmentAt(draft, detachment).ref, { d: draft.rulings.coherency });
  }
  return undefined;
}

/** Before a second detachment is engaged, all stands of the first that can be reached are (ENG-3). */
function engageAllReason(
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
