import { isEngaged, isImmobilised, isPinned, squared } from '../moves/contact.js';
import { allowanceOf } from '../moves/cost.js';
import { alongBearing, bearingTo } from '../moves/direction.js';
import { judgeMove } from '../moves/judge-move.js';
import type { JudgedMove, MoveOrders } from '../moves/leg.js';
import { type MoveProposal, placeOfMicrometres, type StandMove } from '../moves/proposal.js';
import { get, isOnTable, orderOfStand, standAt, type Table } from '../table/table.js';

/** A move that somebody might make, and how it was judged. */
export interface Way {
  readonly proposal: MoveProposal;
  readonly judged: JudgedMove & { readonly ok: true };
}

export const ableToMove = (table: Table, stand: number): boolean =>
  isOnTable(table, stand) &&
  get(table, 'place', stand) === 1 &&
  !isPinned(table, stand) &&
  !isImmobilised(table, stand);

const judged = (table: Table, moves: readonly StandMove[], orders: MoveOrders): Way | undefined => {
  const proposal = { moves };
  const verdict = judgeMove(table, proposal, orders);
  return verdict.ok ? { proposal, judged: verdict } : undefined;
};

/** All go the same way, as far as the slowest can; undefined where that is not legal. */
export function together(table: Table, orders: MoveOrders, bearing: number, share: number): Way | undefined {
  const stands = orders.stands.filter((stand) => ableToMove(table, stand) && !isEngaged(table, stand));
  if (stands.length === 0) return undefined;
  const allowance = orders.allowance ?? ((stand: number) => allowanceOf(table, stand, orders.orderOf(stand)));
  const flies = stands.some((stand) => standAt(table, stand).flies);
  const least = flies ? 450_000 + 300_000 * share : Math.min(...stands.map(allowance));
  const length = flies ? least : least * share;
  if (length < 1000) return undefined;
  const { x: dx, y: dy } = alongBearing(length, bearing);
  const { x, y } = table.fields;
  const moves = stands.map(
    (stand): StandMove => ({
      stand: standAt(table, stand).ref,
      path: [placeOfMicrometres(x[stand]! + dx, y[stand]! + dy)],
    }),
  );
  return judged(table, moves, orders);
}

/** The same, over ground that costs twice: shorter and shorter until it is legal. */
export function asFarAs(table: Table, orders: MoveOrders, bearing: number): Way | undefined {
  for (const share of [1, 0.5, 0.25]) {
    const way = together(table, orders, bearing, share);
    if (way) return way;
  }
  return undefined;
}

const turns = [0, 25, -25, 50, -50, 75, -75, 110, -110, 145, -145, 180];

/** As many stands as can touch a detachment do, the nearest first; the others follow where they keep coherency. */
export function charge(table: Table, orders: MoveOrders, enemies: readonly number[]): Way | undefined {
  const { x, y } = table.fields;
  const stands = orders.stands.filter(
    (stand) => ableToMove(table, stand) && !isEngaged(table, stand) && orderOfStand(table, stand) === 'charge',
  );
  const [lead] = stands;
  if (lead === undefined || enemies.length === 0) return undefined;
  const distance = (stand: number, enemy: number): number => squared(x[stand]! - x[enemy]!, y[stand]! - y[enemy]!);
  const nearest = (stand: number): number => Math.min(...enemies.map((enemy) => distance(stand, enemy)));
  const order = [...stands].sort((a, b) => nearest(a) - nearest(b));
  const taken: { readonly stand: number; readonly px: number; readonly py: number }[] = [];
  const moves: StandMove[] = [];
  const struck = new Map<number, number>();
  for (const stand of order) {
    const targets = [...enemies].sort(
      (a, b) => (struck.get(a) ?? 0) - (struck.get(b) ?? 0) || distance(stand, a) - distance(stand, b),
    );
    const place = targets.slice(0, 4).flatMap((enemy) => contactPlace(table, stand, enemy, taken) ?? [])[0];
    if (!place) continue;
    const move: StandMove = { stand: standAt(table, stand).ref, path: [placeOfMicrometres(place.px, place.py)] };
    const way = judged(table, [...moves, move], { ...orders });
    if (!way && !isLooser(table, [...moves, move], orders)) continue;
    moves.push(move);
    taken.push({ stand, px: place.px, py: place.py });
    struck.set(place.enemy, (struck.get(place.enemy) ?? 0) + 1);
  }
  if (moves.length === 0) return undefined;
  return judged(table, [...moves, ...followers(table, order, moves, taken)], orders) ?? judged(table, moves, orders);
}

/** Refused for coherency only: those that follow may mend it. */
function isLooser(table: Table, moves: readonly StandMove[], orders: MoveOrders): boolean {
  const verdict = judgeMove(table, { moves }, orders);
  return !verdict.ok && verdict.reasons.every(({ code }) => code === 'coherency');
}

interface Contact {
  readonly enemy: number;
  readonly px: number;
  readonly py: number;
}

function contactPlace(
  table: Table,
  stand: number,
  enemy: number,
  taken: readonly { readonly stand: number; readonly px: number; readonly py: number }[],
): Contact | undefined {
  const { x, y } = table.fields;
  const [me, other] = [standAt(table, stand), standAt(table, enemy)];
  const reach = me.radius + other.radius + 2;
  const allowance = allowanceOf(table, stand, 'charge');
  const from = bearingTo(x[stand]! - x[enemy]!, y[stand]! - y[enemy]!) ?? 0;
  for (const turn of turns) {
    const { x: dx, y: dy } = alongBearing(reach, (from + turn + 360) % 360);
    const [px, py] = [x[enemy]! + dx, y[enemy]! + dy];
    if (squared(px - x[stand]!, py - y[stand]!) > allowance * allowance) continue;
    const isFree = taken.every(({ stand: friend, px: fx, py: fy }) => {
      const apart = me.radius + standAt(table, friend).radius;
      return squared(px - fx, py - fy) >= apart * apart;
    });
    if (isFree) return { enemy, px, py };
  }
  return undefined;
}

/** Stands that touch nobody go as the first of the chargers goes. */
function followers(
  table: Table,
  order: readonly number[],
  moves: readonly StandMove[],
  taken: readonly { readonly stand: number; readonly px: number; readonly py: number }[],
): readonly StandMove[] {
  const { x, y } = table.fields;
  const moved = new Set(moves.map(({ stand }) => stand));
  const spots = taken.map(({ stand, px, py }) => ({ stand, px, py }));
  return order.flatMap((stand): StandMove[] => {
    const { ref, radius } = standAt(table, stand);
    if (moved.has(ref)) return [];
    const lead = spots[0]!;
    const allowance = allowanceOf(table, stand, 'charge');
    const away = bearingTo(x[stand]! - lead.px, y[stand]! - lead.py) ?? 0;
    for (const gap of [55_000, 40_000, 30_000])
      for (const turn of turns) {
        const { x: dx, y: dy } = alongBearing(gap, (away + turn + 360) % 360);
        const [px, py] = [lead.px + dx, lead.py + dy];
        const isNear = squared(px - x[stand]!, py - y[stand]!) <= allowance * allowance;
        const isFree = spots.every(({ stand: friend, px: fx, py: fy }) => {
          const apart = radius + standAt(table, friend).radius + 1000;
          return squared(px - fx, py - fy) >= apart * apart;
        });
        if (!isNear || !isFree) continue;
        spots.push({ stand, px, py });
        return [{ stand: ref, path: [placeOfMicrometres(px, py)] }];
      }
    return [];
  });
}
