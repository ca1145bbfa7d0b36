import type { Advise, Choice, Frame, Reply } from '@umpire/rules';
import { objectivesOf } from '../table/objectives.js';
import { detachmentAt, get, present, standAt, type Table } from '../table/table.js';
import type { Shooting } from '../turn/aim.js';
import { nearestDeployment } from '../turn/deployment.js';
import { suggestObjective } from '../turn/objectives.js';
import { ordered, ordersFor } from '../turn/orders-phase.js';
import { pointsSeen } from '../turn/points-seen.js';
import { reactorOf } from '../turn/reactors.js';
import { type Rerolling, usefulRerolls } from '../turn/rerolls.js';
import { suggestTargets } from '../turn/suggest-targets.js';
import type { Walk } from '../turn/walk.js';
import { legLength } from '../turn/way.js';
import { byChance } from './by-chance.js';
import { moveAdvised, rideAdvised } from './move-advice.js';
import { apart, factorOf, goalOf, middleOf, nearestFoe, reachOf, speedOf } from './standing.js';

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
    // where it touches somebody the shot would be one into an assault
    const { touches } = walk.legs[point.leg]!;
    if (!last || touches.length === 0 || point.along < Math.round(legLength(walk.legs[point.leg]!))) last = point;
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
