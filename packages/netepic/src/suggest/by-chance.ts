import type { Rng } from '@umpire/kernel';
import type { Choice, Frame, Suggest } from '@umpire/rules';
import { isOnTable, living, present, seatOf, standAt, type Table } from '../table/table.js';
import { activationOf, moveOrders } from '../turn/activation.js';
import type { Shooting } from '../turn/aim.js';
import type { Fight } from '../turn/assault.js';
import { evenGroups, printed } from '../turn/combat-groups.js';
import { mayStayOff, nearestDeployment } from '../turn/deployment.js';
import { infiltrationOrders } from '../turn/infiltration.js';
import { someObjective } from '../turn/objectives.js';
import { ordered, ordersFor } from '../turn/orders-phase.js';
import { pointsSeen } from '../turn/points-seen.js';
import { reactorOf } from '../turn/reactors.js';
import { type Rerolling, usefulRerolls } from '../turn/rerolls.js';
import { suggestTargets } from '../turn/suggest-targets.js';
import type { Walk } from '../turn/walk.js';
import { charge, together } from './ways.js';

const among = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)]!;
const detachmentOf = (table: Table, { about }: Choice): number => table.roster.detachmentOf.get(about[0]!)!;

/** Enemy detachments on the table. */
export const enemyDetachments = (table: Table, side: number): readonly number[] =>
  table.roster.detachments.flatMap((one, i) =>
    one.side !== side && one.stands.some((stand) => isOnTable(table, stand)) ? [i] : [],
  );

function aMove(table: Table, choice: Choice, rng: Rng): unknown {
  const activation = activationOf(table, choice);
  const orders = moveOrders(table, activation);
  const { side } = table.roster.detachments[activation.detachment]!;
  if (orders.stands.some((stand) => orders.orderOf(stand) === 'charge')) {
    const foes = enemyDetachments(table, side);
    for (let i = 0; i < 2 && foes.length > 0; i++) {
      const way = charge(table, orders, present(table, among(foes, rng)));
      if (way) return way.proposal;
    }
  }
  for (let i = 0; i < 6; i++) {
    const way = together(table, orders, rng.below(360), (1 + rng.below(4)) / 4);
    if (way) return way.proposal;
  }
  return { moves: [] };
}

function anInfiltration(table: Table, choice: Choice, rng: Rng): unknown {
  const orders = infiltrationOrders(table, detachmentOf(table, choice));
  for (let i = 0; i < 6; i++) {
    const way = together(table, orders, rng.below(360), (1 + rng.below(4)) / 4);
    if (way) return way.proposal;
  }
  return { moves: [] };
}

function someOrders(table: Table, { seat }: Choice, rng: Rng): unknown {
  const side = seat === 'A' ? 0 : 1;
  const each = ordered(table, side).map((i) => [table.roster.detachments[i]!.ref, among(ordersFor(table, i), rng)]);
  return { orders: Object.fromEntries(each) };
}

function aStop(table: Table, choice: Choice, frames: readonly Frame[], rng: Rng): unknown {
  const walk = frames.findLast(({ procedure }) => procedure === 'walk')?.data as Walk | undefined;
  if (!walk) return undefined;
  const points = [...pointsSeen(table, walk, reactorOf(table, choice.about[0]!))];
  if (points.length === 0) return undefined;
  const { leg, along } = among(points, rng);
  return { stand: standAt(table, walk.legs[leg]!.stand).ref, along: along / 10_000 };
}

function aPlace(table: Table, choice: Choice, rng: Rng): unknown {
  const detachment = detachmentOf(table, choice);
  const isKept = living(table, detachment).length > 0 && !mayStayOff(table, detachment) && rng.below(3) === 0;
  return isKept ? { reserve: true } : nearestDeployment(table, detachment, rng.below(100) / 100);
}

/** What might be proposed, shape by shape, by chance. */
export const byChance: Readonly<Record<string, Suggest<Table>>> = {
  deployment: (choice, _, { state }, rng) => aPlace(state, choice, rng),
  objective: (_, __, { state }, rng) => someObjective(state, rng),
  infiltration: (choice, _, { state }, rng) => anInfiltration(state, choice, rng),
  orders: (choice, _, { state }, rng) => someOrders(state, choice, rng),
  arrival: (_, __, { state }, rng) => {
    const { length, width } = state.ground;
    return [rng.below(length) / 10_000, rng.below(width) / 10_000];
  },
  move: (choice, _, { state }, rng) => aMove(state, choice, rng),
  stop: (choice, _, { state, frames }, rng) => aStop(state, choice, frames, rng),
  targets: (_, { data }, { state }) => suggestTargets(state, data as Shooting),
  're-rolls': ({ seat }, { data }, { state }, rng) => {
    const useful = usefulRerolls((data as Rerolling).offered ?? [], state.fields.elite[seat === seatOf(0) ? 0 : 1]!);
    return { dice: useful.slice(0, rng.below(useful.length + 1)) };
  },
  'combat-groups': (_, { data }, { state }) => ({
    groups: evenGroups(state, (data as Fight).stands).map((group) => printed(state, group)),
  }),
};
