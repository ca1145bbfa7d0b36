import {
  type Asked,
  type FormOf,
  facesOf,
  picked,
  type Ref,
  repliesOf,
  type Seat,
  seats,
  type Verdict,
} from '@umpire/rules';
import { isPinned } from '../moves/contact.js';
import { isObject } from '../moves/proposal.js';
import type { EpicEvent } from '../table/event.js';
import {
  changes,
  get,
  isOnTable,
  living,
  type Order,
  orders,
  otherSide,
  PARTS,
  seatOf,
  set,
  type Table,
} from '../table/table.js';
import { refuse, refused } from '../words/refusals.js';
import { canStillArrive } from './arrivals.js';
import { type EpicProcedure, sixes } from './play.js';

/** Orders of a side: by detachment, and one for all that are not named. */
export interface OrdersProposal {
  readonly orders: Readonly<Record<Ref, Order>>;
  readonly rest?: Order;
}

const given = ['advance', 'charge', 'first-fire'] as const;
export type GivenOrder = (typeof given)[number];
const isGiven = (value: unknown): value is GivenOrder => given.some((order) => order === value);

/** Detachments that get an order: alive, not falling back, not wholly pinned (TURN-2, ORD-6). */
export const ordered = (table: Table, side: number): readonly number[] =>
  table.roster.detachments.flatMap((detachment, i) => (detachment.side === side && getsOrder(table, i) ? [i] : []));

function getsOrder(table: Table, detachment: number): boolean {
  const alive = living(table, detachment);
  if (alive.length === 0 || get(table, 'order', detachment) === 4 || get(table, 'deaf', detachment) > 0) return false;
  if (alive.every((stand) => isOnTable(table, stand) && isPinned(table, stand))) return false;
  return alive.some((stand) => get(table, 'place', stand) !== 0) || canStillArrive(table, detachment);
}

/** What it may be given: no First Fire on the turn of its arrival or to a flyer, which only advances (OFF-5, ALT-2). */
export function ordersFor(table: Table, detachment: number): readonly GivenOrder[] {
  const stands = living(table, detachment);
  if (stands.some((stand) => table.roster.stands[stand]!.flies)) return ['advance'];
  return get(table, 'arrived', detachment) > 0 ? ['advance', 'charge'] : given;
}

/** An order a line; the usual one goes forward. */
export const ordersForm: FormOf<Table> = ({ seat }, _, { state }) => ({
  lines: ordered(state, seats.indexOf(seat)).map((i) => {
    const { ref } = state.roster.detachments[i]!;
    return { key: ref, about: [ref], options: ordersFor(state, i), usual: 'advance' };
  }),
  toProposal: (filled) => ({ orders: filled }),
});

function readOrders(value: unknown): OrdersProposal | undefined {
  if (!isObject(value) || !isObject(value['orders'])) return undefined;
  const { orders: each, rest } = value;
  if (rest !== undefined && !isGiven(rest)) return undefined;
  const pairs = Object.entries(each as object);
  if (!pairs.every(([, order]) => isGiven(order))) return undefined;
  return {
    orders: Object.fromEntries(pairs) as Record<Ref, Order>,
    ...(rest === undefined ? {} : { rest: rest as Order }),
  };
}

export function judgeOrders(proposal: unknown, seat: Seat, table: Table): Verdict {
  const read = readOrders(proposal);
  const mine = ordered(table, seats.indexOf(seat));
  const nearest = () => ({ orders: {}, rest: 'advance' });
  if (!read) return refused([refuse('malformed')], nearest());
  const refs = new Set(mine.map((i) => table.roster.detachments[i]!.ref));
  const strangers = Object.keys(read.orders).filter((ref) => !refs.has(ref));
  const bad = mine.flatMap((i) => {
    const { ref, name } = table.roster.detachments[i]!;
    const order = read.orders[ref];
    if (order === undefined) return read.rest === undefined ? [refuse('order-wanted', ref, { n: name.fr })] : [];
    return ordersFor(table, i).includes(order as GivenOrder) ? [] : [refuse('order-forbidden', ref, { n: name.fr })];
  });
  const reasons = [...strangers.map((ref) => refuse('order-forbidden', ref, { n: ref })), ...bad];
  return reasons.length === 0 ? { legal: true } : refused(reasons, nearest());
}

/** "The same for the rest" gives Advance where that order is not allowed. */
function writtenOrders(table: Table, side: number, proposal: unknown): readonly EpicEvent[] {
  const { orders: each, rest = 'advance' } = readOrders(proposal)!;
  return ordered(table, side).flatMap((i) => {
    const wanted = each[table.roster.detachments[i]!.ref] ?? rest;
    const order = ordersFor(table, i).includes(wanted as GivenOrder) ? wanted : 'advance';
    return changes(table, [['order', i, orders.indexOf(order)]]).map((change) => ({ ...change, secret: seatOf(side) }));
  });
}

/** A shot-up bridge gets an order on 4 and more (LOC-7): the second effect of its head, not repaired. */
const deafened = (table: Table): readonly number[] =>
  table.roster.stands.flatMap((_, i) =>
    isOnTable(table, i) && (get(table, 'hurt', i * PARTS + 2) & 2) > 0 ? [i] : [],
  );

const floaters = (table: Table, side: number): readonly number[] =>
  table.roster.stands.flatMap((stand, i) =>
    stand.side === side && stand.traits.isFloater && isOnTable(table, i) ? [i] : [],
  );

interface Rolled {
  readonly faces?: readonly number[];
}

export const ordersPhase: EpicProcedure<Rolled> = {
  id: 'orders-phase',
  period: 'phase',
  steps: [
    {
      id: 'arrivals',
      run: (_, got) => (got ? {} : { call: 'arrivals', with: {} }),
    },
    {
      id: 'bridges',
      run: (_, got, { state }) => {
        const stands = deafened(state);
        if (stands.length === 0) return {};
        const faces = facesOf(got);
        if (!faces) {
          const throws = stands.map((i) => {
            const { seat, ref } = state.roster.stands[i]!;
            return { purpose: 'bridge', seat, for: [ref], lots: sixes(1) };
          });
          return { need: { throws } };
        }
        const deaf = stands.filter((_, i) => facesOf(got, i)![0]![0]! < 4);
        return {
          events: changes(
            state,
            deaf.map((i) => ['deaf', state.roster.stands[i]!.detachment, 1] as const),
          ),
        };
      },
    },
    {
      id: 'altitude',
      run: (_, got, { state }) => {
        const asked = [0, 1].flatMap((side): Asked[] => {
          const options = floaters(state, side).map((i) => ({
            key: state.roster.stands[i]!.ref,
            refs: [state.roster.stands[i]!.ref],
          }));
          if (options.length === 0) return [];
          return [
            {
              seat: seatOf(side),
              rule: 'floater',
              about: [],
              ask: { kind: 'pick', options, min: 0, max: options.length },
            },
          ];
        });
        if (asked.length === 0) return {};
        const replies = repliesOf(got);
        if (!replies) return { need: { choices: asked } };
        const up = new Set(replies.flatMap(picked));
        const all = [...floaters(state, 0), ...floaters(state, 1)];
        return {
          events: changes(
            state,
            all.map((i) => ['aloft', i, up.has(state.roster.stands[i]!.ref) ? 1 : 0] as const),
          ),
        };
      },
    },
    {
      id: 'give-orders',
      run: (_, got, { state }) => {
        const asked = seats.filter((_, side) => ordered(state, side).length > 0);
        if (asked.length === 0) return {};
        const replies = repliesOf(got);
        if (!replies) {
          const ask = { kind: 'propose', shape: 'orders', within: [] } as const;
          return { need: { choices: asked.map((seat) => ({ seat, rule: 'orders', about: [], ask, secret: true })) } };
        }
        return {
          events: asked.flatMap((seat, i) => {
            const reply = replies[i]!;
            const written = 'propose' in reply ? writtenOrders(state, seats.indexOf(seat), reply.propose) : [];
            return [...written, { say: 'orders-placed', seat } as const];
          }),
        };
      },
    },
    {
      id: 'initiative-roll',
      run: (_, got, { state }) => {
        const faces = [facesOf(got, 0)?.[0]?.[0], facesOf(got, 1)?.[0]?.[0]];
        const [a, b] = faces;
        const [last] = state.fields.initiative;
        if (a === undefined || b === undefined || (a === b && state.fields.turn[0] === 1)) {
          return { need: { throws: seats.map((seat) => ({ purpose: 'initiative', seat, for: [], lots: sixes(1) })) } };
        }
        const won = a === b ? otherSide(last!) : a > b ? 0 : 1;
        return { frame: { faces: [a, b] }, events: [set(state, 'active', 0, won)] };
      },
    },
    {
      id: 'initiative',
      run: ({ faces = [] }, got, { state }) => {
        const side = get(state, 'active');
        const seat = seatOf(side);
        const [reply] = repliesOf(got) ?? [];
        if (!reply) {
          const options = seats.map((one) => ({ key: one, refs: [] }));
          return {
            need: {
              choices: [{ seat, rule: 'initiative', about: [], ask: { kind: 'pick', options, min: 1, max: 1 } }],
            },
          };
        }
        const first = picked(reply)[0] === 'A' ? 0 : 1;
        return {
          events: [
            set(state, 'initiative', 0, first),
            set(state, 'active', 0, first),
            { say: 'initiative', faces, seat, first: seatOf(first) },
          ],
        };
      },
    },
  ],
};
