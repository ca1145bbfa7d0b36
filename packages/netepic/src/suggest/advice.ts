import type { Advise, Choice, Frame, Reply } from '@umpire/rules';
import { squared } from '../moves/contact.js';
import { bearingTo } from '../moves/direction.js';
import { passengersOf } from '../moves/hosts.js';
import { objectivesOf } from '../table/objectives.js';
import { detachmentAt, get, living, orderOf, present, standAt, type Table } from '../table/table.js';
import { activationOf, moveOrders } from '../turn/activation.js';
import { gunsOf, type Shooting } from '../turn/aim.js';
import { nearestDeployment } from '../turn/deployment.js';
import { suggestObjective } from '../turn/objectives.js';
import { ordered, ordersFor } from '../turn/orders-phase.js';
import { pointsSeen, reactorOf } from '../turn/reactions.js';
import { type Rerolling, usefulRerolls } from '../turn/rerolls.js';
import { suggestTargets } from '../turn/suggest-targets.js';
import type { Walk } from '../turn/walk.js';
import { byChance, enemyDetachments } from './by-chance.js';
import { getIn, getOut, isAboard } from './riding.js';
import { asFarAs, charge } from './ways.js';

type Point = readonly [x: number, y: number];

const middleOf = (table: Table, stands: readonly number[]): Point => {
  const { x, y } = table.fields;
  return [
    stands.reduce((sum, stand) => sum + x[stand]!, 0) / stands.length,
    stands.reduce((sum, stand) => sum + y[stand]!, 0) / stands.length,
  ];
};

const apart = ([ax, ay]: Point, [bx, by]: Point): number => squared(ax - bx, ay - by);

const nearestFoe = (
  table: Table,
  detachment: number,
): { readonly detachment: number; readonly distance: number } | undefined => {
  const mine = present(table, detachment);
  if (mine.length === 0) return undefined;
  const from = middleOf(table, mine);
  let best: { readonly detachment: number; readonly distance: number } | undefined;
  for (const enemy of enemyDetachments(table, detachmentAt(table, detachment).side)) {
    const distance = Math.sqrt(apart(from, middleOf(table, present(table, enemy))));
    if (!best || distance < best.distance) best = { detachment: enemy, distance };
  }
  return best;
};

const reachOf = (table: Table, detachment: number): number => {
  const shooting: Shooting = { kind: 'advance', by: detachment, stands: [] };
  const ranges = present(table, detachment).flatMap((stand) =>
    gunsOf(table, stand, shooting).map(({ profile }) => profile.range),
  );
  return Math.max(0, ...ranges) * 10_000;
};

const factorOf = (table: Table, detachment: number): number =>
  Math.max(...present(table, detachment).map((stand) => standAt(table, stand).sheet.closeAssaultFactor), 0);

const speedOf = (table: Table, detachment: number): number =>
  Math.min(...present(table, detachment).map((stand) => standAt(table, stand).move), 1_000_000);

/** Fire from where it stands while something is in range, come nearer while nothing is, strike where it is the stronger. */
function ordersAdvised(table: Table, side: number): unknown {
  const pairs = ordered(table, side).map((detachment): readonly [string, string] => {
    const { ref } = detachmentAt(table, detachment);
    const allowed = ordersFor(table, detachment);
    const wanted = orderAdvised(table, detachment);
    return [ref, allowed.some((order) => order === wanted) ? wanted : 'advance'];
  });
  return { orders: Object.fromEntries(pairs) };
}

function orderAdvised(table: Table, detachment: number): 'advance' | 'charge' | 'first-fire' {
  const foe = nearestFoe(table, detachment);
  if (!foe) return 'advance';
  const reach = reachOf(table, detachment);
  const speed = speedOf(table, detachment);
  const isStronger = factorOf(table, detachment) > factorOf(table, foe.detachment);
  if (isStronger && foe.distance <= 2 * speed) return 'charge';
  if (reach === 0) return 'charge';
  const held = goalOf(table, detachment);
  const isAtGoal = held !== undefined && apart(middleOf(table, present(table, detachment)), held) <= 120_000 * 120_000;
  if (foe.distance <= reach * 0.9)
    return isAtGoal || speed === 0 ? 'first-fire' : reach >= 700_000 ? 'first-fire' : 'advance';
  return foe.distance <= reach + speed ? 'advance' : 'charge';
}

/** The objective that it should be at: the nearest that its side does not hold, or that it stands on; none for who only denies and is far. */
function goalOf(table: Table, detachment: number): Point | undefined {
  const objectives = objectivesOf(table);
  const mine = present(table, detachment);
  if (objectives.length === 0 || mine.length === 0) return undefined;
  const from = middleOf(table, mine);
  const { side } = detachmentAt(table, detachment);
  const spots = objectives.map(({ x, y }): Point => [x, y]);
  const isHeld = (n: number): boolean => get(table, 'holder', n) === side + 1;
  const order = spots.map((_, n) => n).sort((a, b) => apart(from, spots[a]!) - apart(from, spots[b]!));
  const [near] = order;
  if (near !== undefined && apart(from, spots[near]!) <= 150_000 * 150_000) return spots[near];
  const open = order.filter((n) => !isHeld(n));
  // Detachments spread over the objectives by their number, so that not all run to one.
  const chosen = open[detachment % Math.max(1, Math.min(2, open.length))] ?? near;
  return chosen === undefined ? undefined : spots[chosen];
}

function moveAdvised(table: Table, choice: Choice): unknown {
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
function rideAdvised(table: Table, keys: readonly string[]): string | undefined {
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

const targetOf = (table: Table, detachment: number): Point | undefined => {
  const foe = nearestFoe(table, detachment);
  return foe && middleOf(table, present(table, foe.detachment));
};

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

/** Fire at once where the enemy comes within half reach or is about to strike; else wait for the First Fire segment. */
function reactionAdvised(table: Table, choice: Choice, frame: Frame): Reply {
  const { ask } = choice;
  if (ask.kind !== 'react') return { pass: true };
  const { legs } = frame.data as Walk;
  const comes = legs.some(({ touches }) => touches.length > 0);
  const wanted = ask.offers.find(({ key }) => {
    if (key.startsWith('dr>')) return true;
    if (key.includes('=')) return false;
    const by = table.roster.detachmentOf.get(key);
    if (by === undefined) return false;
    const half = reachOf(table, by) / 2;
    const from = middleOf(table, present(table, by));
    return comes || legs.some(({ points }) => apart(from, points.at(-1)!) <= half * half);
  });
  return wanted ? { use: wanted.key } : { pass: true };
}

/** The last point of the way at which there is a shot: the enemy is nearest there. */
function stopAdvised(table: Table, choice: Choice, frames: readonly Frame[]): unknown {
  const walk = frames.findLast(({ procedure }) => procedure === 'walk')?.data as Walk | undefined;
  if (!walk) return undefined;
  let last: { readonly leg: number; readonly along: number } | undefined;
  let seen = 0;
  for (const point of pointsSeen(table, walk, reactorOf(table, choice.about[0]!))) {
    last = point;
    if (++seen > 40) break;
  }
  return last && { stand: standAt(table, walk.legs[last.leg]!.stand).ref, along: last.along / 10_000 };
}

const firstUseful: Readonly<Record<string, (keys: readonly string[]) => string | undefined>> = {
  location: (keys) => keys.find((key) => key === '3C') ?? keys.find((key) => key === '2C') ?? keys[0],
  damage: () => 'add',
  hq: (keys) => keys.find((key) => key !== 'none'),
  arrival: (keys) => keys[0],
  portal: (keys) => keys.find((key) => !key.includes('>')),
  edges: (keys) => keys[0],
  deployment: (keys) => keys[0],
  infiltration: (keys) => keys[0],
  'assault-segment': (keys) => keys[0],
};

/** Detachments act in the order of what they may yet lose: those nearest to the enemy first. */
function pickAdvised(table: Table, { rule, ask, seat }: Choice): Reply | undefined {
  if (ask.kind !== 'pick') return undefined;
  const keys = ask.options.map(({ key }) => key);
  if (rule === 'initiative') return { pick: [seat] };
  if (rule === 'deployment') {
    const carriers = keys.find((key) =>
      table.roster.detachments.some(({ carriedBy }) => carriedBy === table.roster.detachmentOf.get(key)),
    );
    return { pick: [carriers ?? keys[0]!] };
  }
  const ride = rule === 'activate' ? rideAdvised(table, keys) : undefined;
  if (ride !== undefined) return { pick: [ride] };
  if (rule === 'activate' || rule.endsWith('-segment')) {
    const plain = keys.filter((key) => key !== 'stop' && key !== 'pass' && !key.includes('=') && !key.includes('+'));
    const distance = (key: string): number => {
      const detachment = table.roster.detachmentOf.get(key);
      return detachment === undefined ? 0 : (nearestFoe(table, detachment)?.distance ?? 0);
    };
    const [first] = plain.map((key) => ({ key, far: distance(key) })).sort((a, b) => a.far - b.far);
    const chosen = first?.key ?? keys.find((key) => key === 'stop' || key === 'pass') ?? keys[0];
    return chosen === undefined ? undefined : { pick: [chosen] };
  }
  const key = firstUseful[rule]?.(keys);
  return key === undefined || ask.min > 1 ? undefined : { pick: [key] };
}

function proposalAdvised(
  choice: Choice,
  frame: Frame,
  { state, frames }: Parameters<Advise<Table>>[2],
  rng: Parameters<Advise<Table>>[3],
): unknown {
  const { ask, seat, about } = choice;
  if (ask.kind !== 'propose') return undefined;
  switch (ask.shape) {
    case 'deployment': {
      const detachment = state.roster.detachmentOf.get(about[0]!)!;
      const { side } = detachmentAt(state, detachment);
      const mine = state.roster.detachments.flatMap((one, i) => (one.side === side ? [i] : []));
      return nearestDeployment(state, detachment, ((mine.indexOf(detachment) * 7) % mine.length) / mine.length);
    }
    case 'objective':
      return suggestObjective(state);
    case 'orders':
      return ordersAdvised(state, seat === 'A' ? 0 : 1);
    case 'move':
      return moveAdvised(state, choice);
    case 'stop':
      return stopAdvised(state, choice, frames);
    case 'targets':
      return suggestTargets(state, frame.data as Shooting);
    case 're-rolls':
      return {
        dice: usefulRerolls((frame.data as Rerolling).offered ?? [], get(state, 'elite', seat === 'A' ? 0 : 1)),
      };
    case 'arrival': {
      const objectives = objectivesOf(state);
      const [first] = objectives;
      const own = get(state, 'edge', seat === 'A' ? 0 : 1) === 0;
      const { length, width } = state.ground;
      const spot = objectives.find(({ y }) => own === 2 * y < width) ?? first;
      return spot
        ? [spot.x / 10_000, spot.y / 10_000]
        : [length / 20_000, (own ? width / 4 : (3 * width) / 4) / 10_000];
    }
    default:
      return byChance[ask.shape]?.(choice, frame, { state, frames }, rng);
  }
}

/** What a player would do who looks no further than the choice at hand. */
export const advise: Advise<Table> = (choice, frame, context, rng) => {
  const { ask } = choice;
  if (ask.kind === 'react') return reactionAdvised(context.state, choice, frame);
  if (ask.kind === 'pick') return pickAdvised(context.state, choice);
  if (ask.kind !== 'propose') return undefined;
  const propose = proposalAdvised(choice, frame, context, rng);
  return propose === undefined ? undefined : { propose };
};
