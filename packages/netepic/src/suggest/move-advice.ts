import type { Choice } from '@umpire/rules';
import { bearingTo } from '../moves/direction.js';
import { passengersOf } from '../moves/hosts.js';
import { detachmentAt, get, living, orderOf, present, standAt, type Table } from '../table/table.js';
import { activationOf, moveOrders } from '../turn/activation.js';
import { enemyDetachments } from './by-chance.js';
import { getIn, getOut, isAboard } from './riding.js';
import { apart, factorOf, goalOf, middleOf, nearestFoe, reachOf, speedOf, targetOf } from './standing.js';
import { asFarAs, charge } from './ways.js';

export function moveAdvised(table: Table, choice: Choice): unknown {
  const activation = activationOf(table, choice);
  const { detachment } = activation;
  const orders = moveOrders(table, activation);
  const mine = present(table, detachment);
  if (mine.length === 0) return outAdvised(table, detachment, orders);
  const boards = activation.partner === undefined ? undefined : getIn(table, orders, detachment, activation.partner);
  if (boards) return { moves: boards };
  if (orderOf(table, detachment) === 'charge' && !carriesAny(table, mine)) {
    const way = bestCharge(table, detachment, orders);
    if (way) return way;
  }
  const goal = goalOf(table, detachment) ?? targetOf(table, detachment);
  if (!goal) return { moves: [] };
  const from = middleOf(table, mine);
  const left = Math.sqrt(apart(from, goal));
  const bearing = bearingTo(goal[0] - from[0], goal[1] - from[1]);
  if (bearing === undefined || left < 60_000) return { moves: [] };
  for (const turn of [0, 20, -20, 45, -45, 75, -75]) {
    const way = asFarAs(table, orders, (bearing + turn + 360) % 360);
    if (way) return way.proposal;
  }
  return { moves: [] };
}

const carriesAny = (table: Table, stands: readonly number[]): boolean =>
  stands.some((stand) => passengersOf(table, stand).length > 0);

/** Who rides gets out once the enemy is within its fire, and otherwise rides on. */
function outAdvised(table: Table, detachment: number, orders: ReturnType<typeof moveOrders>): unknown {
  const riders = living(table, detachment).filter((stand) => isAboard(table, stand));
  if (riders.length === 0) return undefined;
  const from = middleOf(table, riders);
  const foes = enemyDetachments(table, detachmentAt(table, detachment).side).map((enemy) =>
    middleOf(table, present(table, enemy)),
  );
  const [foe] = foes.sort((a, b) => apart(from, a) - apart(from, b));
  const range = Math.max(
    0,
    ...riders.flatMap((stand) =>
      standAt(table, stand).weapons.flatMap(({ profiles }) => profiles.map(({ profile }) => profile.range)),
    ),
  );
  const near = (range + 5) * 10_000;
  if (!foe || apart(from, foe) > near * near) return { moves: [] };
  return getOut(table, orders, foe) ?? { moves: [] };
}

/** Infantry far from any enemy gets into carriers that still have their move (TRN-4). */
export function rideAdvised(table: Table, keys: readonly string[]): string | undefined {
  return keys.find((key) => {
    const [own, other] = key.split('+').map((ref) => table.roster.detachmentOf.get(ref));
    if (own === undefined || other === undefined) return false;
    const foe = nearestFoe(table, own);
    if (!foe || foe.distance <= FAR || orderOf(table, own) !== 'advance') return false;
    const orders = moveOrders(table, { detachment: own, partner: other });
    return getIn(table, orders, own, other) !== undefined;
  });
}

const FAR = 700_000;

/** The charge at the detachment within reach that it is most the stronger of. */
function bestCharge(table: Table, detachment: number, orders: ReturnType<typeof moveOrders>): unknown {
  const from = middleOf(table, present(table, detachment));
  const reach = 2 * speedOf(table, detachment) + 60_000;
  const own = factorOf(table, detachment);
  const foes = enemyDetachments(table, detachmentAt(table, detachment).side)
    .filter((enemy) =>
      present(table, enemy).some(
        (stand) => apart(from, [get(table, 'x', stand), get(table, 'y', stand)]) <= reach * reach,
      ),
    )
    .map((enemy) => ({ enemy, edge: own - factorOf(table, enemy) }))
    .filter(({ edge }) => edge >= 0 || reachOf(table, detachment) === 0)
    .sort((a, b) => b.edge - a.edge);
  for (const { enemy } of foes.slice(0, 3)) {
    const way = charge(table, orders, present(table, enemy));
    if (way) return way.proposal;
  }
  return undefined;
}
