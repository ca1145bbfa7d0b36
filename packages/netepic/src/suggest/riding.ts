import { squared, touching } from '../moves/contact.js';
import { allowanceOf, BOARDING } from '../moves/cost.js';
import { alongBearing, bearingTo } from '../moves/direction.js';
import { passengersOf } from '../moves/hosts.js';
import { judgeMove } from '../moves/judge-move.js';
import type { MoveOrders } from '../moves/leg.js';
import { type MoveProposal, placeOfMicrometres, type StandMove } from '../moves/proposal.js';
import { get, isOnTable, living, orderOfStand, standAt, type Table } from '../table/table.js';

type Point = readonly [x: number, y: number];

const turns = [0, 30, -30, 60, -60, 90, -90, 120, -120, 150, -150, 180];

export const isAboard = (table: Table, stand: number): boolean => get(table, 'place', stand) === 2;

const placeOf = (table: Table, stand: number): Point => [get(table, 'x', stand), get(table, 'y', stand)];

/** Places in contact with a carrier, those towards a point first. */
function besides(table: Table, stand: number, carrier: number, toward: Point): readonly Point[] {
  const [x, y] = placeOf(table, carrier);
  const reach = standAt(table, stand).radius + standAt(table, carrier).radius;
  const ahead = bearingTo(toward[0] - x, toward[1] - y) ?? 0;
  return turns.map((turn) => {
    const by = alongBearing(reach, (ahead + turn + 360) % 360);
    return [x + by.x, y + by.y];
  });
}

const isClearOf = (table: Table, stand: number, [x, y]: Point, taken: readonly (readonly [number, Point])[]): boolean =>
  taken.every(([other, [ox, oy]]) => {
    const least = standAt(table, stand).radius + standAt(table, other).radius;
    return squared(x - ox, y - oy) >= least * least;
  });

/** All passengers get out on the side that lies towards a point; as many as find room. */
export function getOut(table: Table, orders: MoveOrders, toward: Point): MoveProposal | undefined {
  const taken: (readonly [number, Point])[] = [];
  const moves: StandMove[] = [];
  for (const stand of orders.stands.filter((one) => isAboard(table, one))) {
    const spots = besides(table, stand, get(table, 'host', stand) - 1, toward);
    const place = spots.find((at) => isClearOf(table, stand, at, taken) && isFree(table, stand, at));
    if (!place) continue;
    taken.push([stand, place]);
    moves.push({ stand: standAt(table, stand).ref, out: true, path: [placeOfMicrometres(...place)] });
  }
  return moves.length > 0 && judgeMove(table, { moves }, orders).ok ? { moves } : undefined;
}

/** Nobody stands there, and no enemy near. */
function isFree(table: Table, stand: number, [x, y]: Point): boolean {
  const me = standAt(table, stand);
  const near = table.rulings.nearEnemy * 10_000;
  return table.roster.stands.every((other, i) => {
    if (!isOnTable(table, i)) return true;
    const least = me.radius + other.radius + (other.side === me.side ? -touching : near + touching);
    return squared(get(table, 'x', i) - x, get(table, 'y', i) - y) >= least * least;
  });
}

const roomOf = (table: Table, carrier: number): number =>
  standAt(table, carrier).transport -
  passengersOf(table, carrier).filter((one) => !standAt(table, one).isCharacter).length;

/** A whole detachment gets into carriers near enough; undefined where any of it would stay behind. */
export function getIn(
  table: Table,
  orders: MoveOrders,
  detachment: number,
  carriers: number,
): readonly StandMove[] | undefined {
  const wagons = living(table, carriers).filter((stand) => isOnTable(table, stand));
  const room = new Map(wagons.map((wagon) => [wagon, roomOf(table, wagon)]));
  const moves: StandMove[] = [];
  for (const stand of living(table, detachment)) {
    const from = placeOf(table, stand);
    const allowance = allowanceOf(table, stand, orderOfStand(table, stand)) - BOARDING;
    const isGuest = standAt(table, stand).isCharacter;
    const found = wagons
      .filter((wagon) => isGuest || (room.get(wagon) ?? 0) > 0)
      .map((wagon) => ({ wagon, at: besides(table, stand, wagon, from)[0]! }))
      .sort((one, other) => squaredFrom(from, one.at) - squaredFrom(from, other.at))[0];
    if (!found || squaredFrom(from, found.at) > allowance * allowance) return undefined;
    if (!isGuest) room.set(found.wagon, (room.get(found.wagon) ?? 0) - 1);
    moves.push(boarding(table, stand, found.wagon, found.at));
  }
  return moves.length > 0 && judgeMove(table, { moves }, orders).ok ? moves : undefined;
}

const squaredFrom = ([ax, ay]: Point, [bx, by]: Point): number => squared(ax - bx, ay - by);

const boarding = (table: Table, stand: number, wagon: number, at: Point): StandMove => ({
  stand: standAt(table, stand).ref,
  path: [placeOfMicrometres(...at)],
  into: standAt(table, wagon).ref,
});
