import { repliesOf, returnedOf } from '@umpire/rules';
import { orderAfterMove } from '../abilities/command-unit.js';
import { linkedParts } from '../moves/coherency.js';
import { isEngaged, isImmobilised, isPinned } from '../moves/contact.js';
import { judgeMove } from '../moves/judge-move.js';
import type { MoveOrders } from '../moves/leg.js';
import { type MoveProposal, readMove } from '../moves/proposal.js';
import type { EpicEvent } from '../table/event.js';
import {
  changes,
  detachmentAt,
  get,
  isOnTable,
  living,
  type Order,
  orderOf,
  orderOfStand,
  orders,
  present,
  standAt,
  type Table,
} from '../table/table.js';
import { refuse, refused } from '../words/refusals.js';
import { type Activation, caughtSkimmers, pinningEvents } from './movement-phase.js';
import type { Choice, EpicProcedure, Verdict } from './play.js';
import { type Crossing, passages } from './portal.js';

/** Whose stands a move of an activation may name, each under its own order. */
export function moveOrders(table: Table, { detachment, partner }: Activation): MoveOrders {
  const stands = [...living(table, detachment), ...(partner === undefined ? [] : living(table, partner))];
  return { stands, orderOf: (stand) => orderOfStand(table, stand) };
}

/** The detachments that a move choice is about. */
export function activationOf(table: Table, { about }: Choice): Activation {
  const [first, second] = about.map((ref) => table.roster.detachmentOf.get(ref));
  return { detachment: first!, ...(second === undefined ? {} : { partner: second }) };
}

export function judgeActivation(proposal: unknown, choice: Choice, table: Table): Verdict {
  const nearest: MoveProposal = { moves: [] };
  const read = readMove(proposal);
  if (!read) return refused([refuse('malformed')], nearest);
  const judged = judgeMove(table, read, moveOrders(table, activationOf(table, choice)));
  return judged.ok ? { legal: true } : refused(judged.reasons, nearest);
}

/** Activated under any other order it stays where it is (G-29). */
const movesUnder = (order: Order): boolean => order === 'advance' || order === 'charge';

const canMove = (table: Table, stand: number): boolean =>
  get(table, 'place', stand) === 2 ||
  (isOnTable(table, stand) && !isPinned(table, stand) && !isImmobilised(table, stand));

export const activation: EpicProcedure<Activation> = {
  id: 'activation',
  period: 'attacks',
  steps: [
    {
      id: 'show-order',
      run: (frame, _, { state }) => {
        const { detachment, partner } = frame;
        const wasApart = linkedParts(state, present(state, detachment)).length > 1;
        const shows = [detachment, ...(partner === undefined ? [] : [partner])].filter(
          (one) =>
            get(state, 'shown', one) === 0 && orderOf(state, one) !== 'first-fire' && orderOf(state, one) !== 'none',
        );
        return {
          frame: { ...frame, wasApart },
          events: shows.flatMap((one): EpicEvent[] => [
            ...changes(state, [['shown', one, 1]]),
            { say: 'order-shown', of: detachmentAt(state, one).ref, order: orderOf(state, one) },
          ]),
        };
      },
    },
    {
      id: 'enter',
      run: (frame, given, { state }) => {
        const { detachment } = frame;
        if (given) return { frame: { ...frame, crossed: true } };
        const isAway = living(state, detachment).every((stand) => get(state, 'place', stand) === 0);
        return isAway ? { call: 'portal', with: { detachment } } : {};
      },
    },
    {
      id: 'move',
      run: ({ detachment, partner }, given, { state }) => {
        if (returnedOf(given)) return {};
        if (orderOf(state, detachment) === 'fall-back') return { call: 'retreat', with: { detachment } };
        if (!movesUnder(orderOf(state, detachment))) return {};
        const alive = living(state, detachment).filter((stand) => get(state, 'place', stand) > 0);
        const stands = [...alive, ...(partner === undefined ? [] : living(state, partner))];
        if (!stands.some((stand) => canMove(state, stand))) return {};
        const [reply] = repliesOf(given) ?? [];
        if (reply && 'propose' in reply) {
          const judged = judgeMove(
            state,
            readMove(reply.propose)!,
            moveOrders(state, { detachment, ...(partner === undefined ? {} : { partner }) }),
          );
          if (!judged.ok) throw new Error('a move that was legal is so no more');
          return { call: 'walk', with: { detachment, legs: judged.legs, at: 0, stops: [], met: [], declared: false } };
        }
        const { seat, ref } = detachmentAt(state, detachment);
        const about = [ref, ...(partner === undefined ? [] : [detachmentAt(state, partner).ref])];
        const ask = { kind: 'propose', shape: 'move', within: [] } as const;
        return { need: { choices: [{ seat, rule: 'move', about, ask }] } };
      },
    },
    {
      id: 'cross',
      run: (frame, given, { state }) => {
        const { detachment, crossed } = frame;
        const passed = returnedOf(given) as Crossing | undefined;
        if (passed) return passed.hasCrossed ? { to: 'move' } : {};
        if (crossed || orderOf(state, detachment) === 'fall-back' || passages(state, detachment).length === 0)
          return {};
        return { frame: { ...frame, crossed: true }, call: 'portal', with: { detachment, across: true } };
      },
    },
    {
      id: 'regroup',
      run: ({ detachment, wasApart }, given, { state }) =>
        given ? {} : wasApart && needsOnePart(state, detachment) ? { call: 'one-part', with: { detachment } } : {},
    },
    {
      id: 'close',
      run: ({ detachment, partner }, _, { state }) => {
        const both = [detachment, ...(partner === undefined ? [] : [partner])].filter(
          (one) => one === detachment || orderOf(state, one) !== 'first-fire',
        );
        const stands = both.flatMap((one) => present(state, one));
        return {
          events: [
            ...changes(
              state,
              both.map((one) => ['activated', one, 1] as const),
            ),
            ...(state.rulings.skimmersPinned === 'movement-over'
              ? []
              : pinningEvents(state, caughtSkimmers(state, stands))),
            ...both.flatMap((one) => shiftedOrders(state, one)),
          ],
        };
      },
    },
  ],
};

/** Parts that were apart and could not rejoin: the owner keeps one (MOV-3). */
function needsOnePart(table: Table, detachment: number): boolean {
  const there = present(table, detachment);
  return (
    linkedParts(table, there).length > 1 &&
    there.every((stand) => !isEngaged(table, stand) && !isImmobilised(table, stand))
  );
}

/** Charge becomes Advance, Advance a revealed First Fire, for what has Unité de Commandement and can move (AB-28.2). */
function shiftedOrders(table: Table, detachment: number): readonly EpicEvent[] {
  const order = orderOf(table, detachment);
  const next = orderAfterMove(order, { canMove: true, hasEngaged: false });
  if (next === order) return [];
  const stands = present(table, detachment).filter(
    (stand) =>
      standAt(table, stand).traits.isCommandUnit &&
      standAt(table, stand).move > 0 &&
      !isPinned(table, stand) &&
      !isImmobilised(table, stand),
  );
  if (stands.length === 0) return [];
  const { ref } = detachmentAt(table, detachment);
  const wholly =
    stands.some((stand) => !standAt(table, stand).isCharacter) || stands.length === present(table, detachment).length;
  if (!wholly && !table.rulings.loneCommandersAct) return [];
  const written = wholly
    ? changes(table, [['order', detachment, orders.indexOf(next)]])
    : changes(
        table,
        stands.map((stand) => ['ownOrder', stand, orders.indexOf(next)] as const),
      );
  return [...written, { say: 'order-shifts', of: wholly ? ref : standAt(table, stands[0]!).ref, order: next }];
}
