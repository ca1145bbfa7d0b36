import { type Option, picked, repliesOf } from '@umpire/rules';
import { mayBeKeptOff } from '../abilities/outcasts.js';
import { isEngaged, isImmobilised, squared, touching } from '../moves/contact.js';
import { allowanceOf, mayEndAt } from '../moves/cost.js';
import { placesAround } from '../moves/form-up.js';
import { holdsAt } from '../moves/zones.js';
import {
  changes,
  detachmentAt,
  type Field,
  get,
  isOnTable,
  living,
  orderOfStand,
  present,
  standAt,
  type Table,
} from '../table/table.js';
import { lossEvents } from './losses.js';
import type { EpicProcedure } from './play.js';

/** How many detachments may cross a portal of a class in one turn (NEC-3): Monolith 2, Abattoir 1, War Barge 5. */
const crossings = [0, 2, 1, 5];
const CROSSING = 50_000;

/** Portals on the table that a detachment in Reserve could come out of; `ever`: used up for this turn or not. */
function portalsFor(table: Table, detachment: number, ever = false): readonly number[] {
  const alive = living(table, detachment);
  const { side } = detachmentAt(table, detachment);
  if (alive.length === 0 || alive.some((stand) => !mayBeKeptOff(standAt(table, stand).traits))) return [];
  if (table.roster.armies[side].faction !== 'necrons') return [];
  const largest = Math.max(...alive.map((stand) => standAt(table, stand).pinningClass));
  return table.roster.stands.flatMap((stand, i) => {
    if (stand.side !== side || stand.traits.portal < largest || !isOnTable(table, i)) return [];
    return ever || get(table, 'crossings', stand.detachment) < (crossings[stand.traits.portal] ?? 1) ? [i] : [];
  });
}

export const canEnterByPortal = (table: Table, detachment: number, ever = false): boolean =>
  living(table, detachment).every((stand) => get(table, 'place', stand) === 0) &&
  portalsFor(table, detachment, ever).length > 0;

/** A way from one portal to another, for a detachment that touches the first and has 5 cm of its move left (NEC-3). */
interface Passage {
  readonly from: number;
  readonly to: number;
}

const keyOf = (table: Table, { from, to }: Passage): string => `${standAt(table, from).ref}>${standAt(table, to).ref}`;

/** Stands that may go in at a portal: in contact with its carrier, with enough of their move left. */
function atPortal(table: Table, detachment: number, carrier: number): readonly number[] {
  const { x, y } = table.fields;
  const { radius } = standAt(table, carrier);
  return present(table, detachment).filter((stand) => {
    const reach = radius + standAt(table, stand).radius + touching;
    const isThere = squared(x[stand]! - x[carrier]!, y[stand]! - y[carrier]!) <= reach * reach;
    const canMove = !isEngaged(table, stand) && !isImmobilised(table, stand);
    return isThere && canMove && allowanceOf(table, stand, orderOfStand(table, stand)) >= CROSSING;
  });
}

export function passages(table: Table, detachment: number): readonly Passage[] {
  const all = portalsFor(table, detachment);
  const open = all.filter((carrier) => atPortal(table, detachment, carrier).length > 0);
  return open.flatMap((from) => all.flatMap((to): Passage[] => (from === to ? [] : [{ from, to }])));
}

export interface Crossing {
  readonly detachment: number;
  /** From one portal to another, and not from Reserve. */
  readonly across?: true;
  readonly hasCrossed?: true;
}

/** Out of Reserve by a portal, or from one to another: set down about its carrier, 5 cm of the move spent, then it moves on (NEC-3). */
export const portal: EpicProcedure<Crossing> = {
  id: 'portal',
  steps: [
    {
      id: 'portal',
      run: (frame, given, { state }) => {
        const { detachment, across } = frame;
        const { seat, ref } = detachmentAt(state, detachment);
        const ways = across ? passages(state, detachment) : [];
        const [reply] = repliesOf(given) ?? [];
        if (!reply) {
          const options = across
            ? ways.map((way): Option => ({ key: keyOf(state, way), refs: [standAt(state, way.to).ref] }))
            : portalsFor(state, detachment).map(
                (i): Option => ({ key: standAt(state, i).ref, refs: [standAt(state, i).ref] }),
              );
          const ask = { kind: 'pick', options: [...options, { key: 'none', refs: [] }], min: 1, max: 1 } as const;
          return { need: { choices: [{ seat, rule: 'portal', about: [ref], ask }] } };
        }
        const [key = ''] = picked(reply);
        const way = ways.find((one) => keyOf(state, one) === key);
        const carrier = way ? way.to : state.roster.indexOf.get(key);
        if (carrier === undefined) return { to: 'end' };
        const all = living(state, detachment);
        const stands = way ? atPortal(state, detachment, way.from) : all;
        const at = [get(state, 'x', carrier), get(state, 'y', carrier)] as const;
        const places = placesAround(state, stands, at, (stand, x, y) => isFree(state, stand, x, y));
        if (!places) return { to: 'end' };
        const put = [...places].flatMap(([stand, [x, y]]): [Field, number, number][] => [
          ['x', stand, x],
          ['y', stand, y],
          ['place', stand, 1],
          ['walked', stand, get(state, 'walked', stand) + CROSSING],
          ['parted', stand, 0],
          ['bearing', stand, get(state, 'bearing', carrier)],
        ]);
        const owners = [...new Set([carrier, ...(way ? [way.from] : [])].map((i) => standAt(state, i).detachment))];
        const left = all.filter((stand) => !stands.includes(stand));
        return {
          frame: { ...frame, hasCrossed: true },
          events: [
            ...changes(state, [
              ...put,
              ...owners.map((owner): [Field, number, number] => [
                'crossings',
                owner,
                get(state, 'crossings', owner) + 1,
              ]),
            ]),
            { say: 'portal', of: ref },
            ...(left.length > 0 ? lossEvents(state, left) : []),
          ],
        };
      },
    },
    // whoever was left behind is destroyed
    { id: 'left-behind', run: ({ across }, given) => (given || !across ? {} : { call: 'aftermath', with: {} }) },
  ],
};

function isFree(table: Table, stand: number, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x > table.ground.length || y > table.ground.width || !mayEndAt(table, stand, x, y))
    return false;
  return table.roster.stands.every((_, enemy) => !holdsAt(table, enemy, stand, [x, y]));
}
