import { foesOf } from '../moves/contact.js';
import { mayEndAt } from '../moves/cost.js';
import { setApart } from '../moves/form-up.js';
import { boardingReason, leavingReason } from '../moves/hosts.js';
import type { Leg } from '../moves/leg.js';
import type { EpicEvent } from '../table/event.js';
import { changes, type Field, get, isAlive, isOnTable, orderOf, standAt, type Table } from '../table/table.js';

/** Whether the leg's stand still walks: alive, not falling back, not thrown out of a wreck before it got out (REA-6, TRN-3). */
export const walks = (table: Table, { stand, out }: Leg): boolean =>
  isAlive(table, stand) &&
  orderOf(table, standAt(table, stand).detachment) !== 'fall-back' &&
  !(out && get(table, 'place', stand) === 1);

/** Of the enemies that a way was to end at, those whom it has come to touch. */
export const reached = (table: Table, { stand, touches }: Leg): readonly number[] =>
  touches.filter((foe) => foesOf(table, stand).includes(foe));

/** A way as it may be gone after all that was fired: nobody boards what is no more, nor gets out where it did not come. */
export function stillOpen(table: Table, leg: Leg): Leg | undefined {
  const { stand, points, out, into, intoBuilding } = leg;
  if (out && leavingReason(table, stand, points[0])) return undefined;
  if (into === 0) return leg;
  const host = intoBuilding ? `piece-${into - 1}` : standAt(table, into - 1).ref;
  return 'code' in boardingReason(table, stand, host, points.at(-1)!) ? { ...leg, into: 0, intoBuilding: false } : leg;
}

/** Where a stand has come to, with whom it carries and whom it pushed. */
export function ended(
  { stand, points, bearing, cost, touches, pushes, out, into, intoBuilding }: Leg,
  table: Table,
): readonly EpicEvent[] {
  const [x, y] = points.at(-1)!;
  const wanted: [Field, number, number][] = [
    ['x', stand, x],
    ['y', stand, y],
    ['bearing', stand, bearing],
    ['walked', stand, get(table, 'walked', stand) + Math.round(cost)],
  ];
  for (const push of pushes)
    if (isOnTable(table, push.stand)) wanted.push(['x', push.stand, push.to[0]], ['y', push.stand, push.to[1]]);
  if (out) wanted.push(['place', stand, 1], ['host', stand, 0]);
  if (out && get(table, 'place', stand) === 3) wanted.push(['changed', stand, 1]);
  if (into > 0) wanted.push(['place', stand, intoBuilding ? 3 : 2], ['host', stand, into], ['changed', stand, 1]);
  if (into > 0 && intoBuilding) {
    const { centre } = table.ground.terrain[into - 1]!;
    wanted.push(['x', stand, centre.x], ['y', stand, centre.y]);
  }
  const foes = touches.filter((foe) => isOnTable(table, foe));
  if (foes.length > 0) wanted.push(['engaged', stand, 1]);
  const indoors = foes.find((foe) => get(table, 'place', foe) === 3);
  if (points.length > 1) wanted.push(['foe', stand, indoors === undefined ? 0 : indoors + 1], ['parted', stand, 0]);
  const last = new Map(wanted.map((one) => [`${one[0]}/${one[1]}`, one]));
  const { ref } = standAt(table, stand);
  const carried = into === 0 ? [] : [{ say: 'boards', of: ref } as const];
  return [
    ...changes(table, [...last.values()]),
    ...(out ? [{ say: 'gets-out', of: ref } as const] : []),
    ...carried,
    ...ride(table, stand, x, y),
  ];
}

/** Passengers go where their carrier goes. */
function ride(table: Table, carrier: number, x: number, y: number): readonly EpicEvent[] {
  if (standAt(table, carrier).transport === 0) return [];
  return table.roster.stands.flatMap((_, i) =>
    get(table, 'place', i) === 2 && get(table, 'host', i) === carrier + 1 && isAlive(table, i)
      ? changes(table, [
          ['x', i, x],
          ['y', i, y],
        ])
      : [],
  );
}

/** Who was stopped on the way, or comes to where somebody stands meanwhile, stands as near as there is room. */
export function aside(table: Table, arrived: readonly Leg[]): readonly EpicEvent[] {
  const stands = arrived.flatMap(({ stand }) =>
    isOnTable(table, stand) && !standAt(table, stand).flies ? [stand] : [],
  );
  const { length, width } = table.ground;
  const fits = (stand: number, x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x <= length && y <= width && mayEndAt(table, stand, x, y);
  return [...setApart(table, stands, fits)].flatMap(([stand, [x, y]]) => [
    ...changes(table, [
      ['x', stand, x],
      ['y', stand, y],
    ]),
    ...ride(table, stand, x, y),
  ]);
}
