import { type Option, picked, repliesOf, returnedOf } from '@umpire/rules';
import { isCaught, isHeld, isPinned } from '../moves/contact.js';
import { carriersOf } from '../moves/hosts.js';
import {
  changes,
  detachmentAt,
  get,
  isOnTable,
  living,
  type Order,
  orderOf,
  otherSide,
  present,
  seatOf,
  set,
  type Table,
} from '../table/table.js';
import { heldOrders, replacementEvents } from './master-strategist.js';
import type { EpicProcedure } from './play.js';
import { canEnterByPortal } from './portal.js';

/** Whether a detachment may be activated in the movement phase (TURN-4). */
function mayActivate(table: Table, detachment: number, order = orderOf(table, detachment)): boolean {
  if (get(table, 'activated', detachment) > 0 || !isActivatedUnder(table, order)) return false;
  if (get(table, 'reacted', detachment) > 0) return false;
  const alive = living(table, detachment);
  const away = alive.every((stand) => get(table, 'place', stand) === 0);
  const comes = order === 'advance' || order === 'charge';
  if (alive.length === 0 || away) return alive.length > 0 && comes && canEnterByPortal(table, detachment);
  return alive.some(
    (stand) => get(table, 'place', stand) === 2 || (isOnTable(table, stand) && !isPinned(table, stand)),
  );
}

const isActivatedUnder = ({ rulings }: Table, order: Order): boolean =>
  order === 'advance' || order === 'charge' || order === 'fall-back' || rulings.firstFireIsActivated;

/** One way to activate: with another order from the reserve, or together with carriers or passengers (TRN-4). */
export interface Activation {
  readonly detachment: number;
  readonly order?: Order;
  readonly partner?: number;
  /** It was in parts before it moved. */
  readonly wasApart?: boolean;
  /** It was asked whether it goes from a portal to another. */
  readonly crossed?: true;
}

const keyOf = (table: Table, { detachment, order, partner }: Activation): string =>
  `${detachmentAt(table, detachment).ref}${order ? `=${order}` : ''}${
    partner === undefined ? '' : `+${detachmentAt(table, partner).ref}`
  }`;

function activations(table: Table, side: number): readonly Activation[] {
  return table.roster.detachments.flatMap((one, detachment): Activation[] => {
    if (one.side !== side) return [];
    const plain: Activation[] = mayActivate(table, detachment) ? [{ detachment }] : [];
    const replaced = heldOrders(table, detachment, 'activated-in-movement').flatMap((order): Activation[] =>
      mayActivate(table, detachment, order) ? [{ detachment, order }] : [],
    );
    const together = plain.flatMap(() => partnersOf(table, detachment).map((partner) => ({ detachment, partner })));
    return [...plain, ...replaced, ...together];
  });
}

/** Carriers that hold it or whom it holds, and carriers near enough to board. */
function partnersOf(table: Table, detachment: number): readonly number[] {
  const { roster } = table;
  const mine = roster.detachments[detachment]!;
  if (orderOf(table, detachment) !== 'advance' && orderOf(table, detachment) !== 'charge') return [];
  const carriers = carriersOf(table, detachment);
  const isInfantry = mine.stands.every((stand) => roster.stands[stand]!.pinningClass === 1);
  return roster.detachments.flatMap((other, i) => {
    if (other.side !== mine.side || i === detachment || get(table, 'activated', i) > 0) return [];
    if (living(table, i).length === 0 || orderOf(table, i) === 'fall-back') return [];
    const carries = other.stands.some((stand) => roster.stands[stand]!.transport > 0);
    if (carriers.includes(i) || carriersOf(table, i).includes(detachment)) return [i];
    return carries && isInfantry && isNear(table, detachment, i) ? [i] : [];
  });
}

const NEAR = 400_000;

function isNear(table: Table, a: number, b: number): boolean {
  const [one] = present(table, a);
  const [other] = present(table, b);
  if (one === undefined || other === undefined) return false;
  const { x, y } = table.fields;
  return Math.abs(x[one]! - x[other]!) <= NEAR && Math.abs(y[one]! - y[other]!) <= NEAR;
}

/** Caught skimmers that can no longer leave are pinned for the turn (AB-02.10). */
export const caughtSkimmers = (table: Table, stands: readonly number[]) =>
  stands.filter((stand) => get(table, 'pinned', stand) === 0 && isOnTable(table, stand) && isCaught(table, stand));

/** Whoever is held and not yet written down as pinned. */
export function newlyPinned(table: Table): readonly number[] {
  return table.roster.stands.flatMap((stand, i) => {
    if (get(table, 'pinned', i) > 0 || !isOnTable(table, i)) return [];
    if (isHeld(table, i)) return [i];
    if (!stand.skims || table.rulings.skimmersPinned === 'movement-over' || !isCaught(table, i)) return [];
    const order = orderOf(table, stand.detachment);
    const mayStillLeave =
      get(table, 'activated', stand.detachment) === 0 &&
      get(table, 'engaged', i) === 0 &&
      (order === 'advance' || order === 'charge');
    return mayStillLeave ? [] : [i];
  });
}

/** What pins stands, and a line for each detachment. */
export function pinning(table: Table, stands: readonly number[]) {
  const byDetachment = new Map<number, number>();
  for (const stand of stands) {
    const { detachment } = table.roster.stands[stand]!;
    byDetachment.set(detachment, (byDetachment.get(detachment) ?? 0) + 1);
  }
  return {
    written: changes(
      table,
      stands.map((stand) => ['pinned', stand, 1] as const),
    ),
    notes: [...byDetachment].map(
      ([detachment, count]) => ({ say: 'pinned', of: detachmentAt(table, detachment).ref, stands: count }) as const,
    ),
  };
}

export function pinningEvents(table: Table, stands: readonly number[]) {
  const { written, notes } = pinning(table, stands);
  return [...written, ...notes];
}

export const movementPhase: EpicProcedure = {
  id: 'movement-phase',
  period: 'phase',
  steps: [
    {
      id: 'activations',
      run: (_, given, { state }) => {
        const first = get(state, 'active');
        const next = returnedOf(given) ? otherSide(first) : first;
        const [reply] = repliesOf(given) ?? [];
        if (reply) return activate(state, picked(reply)[0]!);
        const choosable = (side: number) => (get(state, 'stopped', side) > 0 ? [] : activations(state, side));
        const side = choosable(next).length > 0 ? next : otherSide(next);
        const options = choosable(side).map((activation): Option => {
          const { ref } = detachmentAt(state, activation.detachment);
          return { key: keyOf(state, activation), refs: [ref] };
        });
        if (options.length === 0) return { events: changes(state, [['active', 0, get(state, 'initiative')]]) };
        const ask = { kind: 'pick', options: [...options, { key: 'stop', refs: [] }], min: 1, max: 1 } as const;
        return {
          events: changes(state, [['active', 0, side]]),
          need: { choices: [{ seat: seatOf(side), rule: 'activate', about: [], ask }] },
        };
      },
    },
    {
      id: 'movement-over',
      run: (_, __, { state }) => {
        const caught = caughtSkimmers(
          state,
          state.roster.stands.map((_stand, i) => i),
        );
        const sides = [0, 1].map((side) => ['stopped', side, 0] as const);
        return { events: [...pinningEvents(state, caught), ...changes(state, sides)] };
      },
    },
  ],
};

function activate(state: Table, key: string) {
  const side = get(state, 'active');
  if (key === 'stop') {
    return {
      events: [
        set(state, 'stopped', side, 1),
        ...changes(state, [['active', 0, otherSide(side)]]),
        { say: 'no-more-activations', seat: seatOf(side) } as const,
      ],
      to: 'activations',
    };
  }
  const chosen = activations(state, side).find((activation) => keyOf(state, activation) === key)!;
  const { detachment, order } = chosen;
  return {
    events: order ? replacementEvents(state, detachment, order) : [],
    call: 'activation',
    with: chosen,
  };
}
