import { isPinned } from '../moves/contact.js';
import { get, orderOf, present, standAt, type Table } from '../table/table.js';
import { gunsOf, type Shooting } from './aim.js';
import { heldOrders } from './master-strategist.js';

/** A detachment, or one carrier's close defence, that may react to a move. */
export interface Reactor {
  readonly key: string;
  readonly by: number;
  readonly carrier?: number;
  /** A reserve order put in place of its own, to react (AB-14.5). */
  readonly replaces?: true;
  /** With its weapons against aircraft, under another order than First Fire (G-20). */
  readonly byAir?: true;
}

export const reacting = (
  table: Table,
  { by, carrier, byAir }: Pick<Reactor, 'by' | 'carrier' | 'byAir'>,
  kind: Shooting['kind'],
): Shooting => ({
  kind,
  by,
  stands: carrier === undefined ? present(table, by) : [carrier],
  ...(carrier === undefined ? {} : { carrier }),
  ...(byAir ? { byAir } : {}),
});

/** Whether a detachment may fire as a reaction: an unrevealed First Fire order, not pinned, not fired (REA-1, REA-10). */
export const mayReact = (table: Table, detachment: number): boolean =>
  orderOf(table, detachment) === 'first-fire' &&
  get(table, 'shown', detachment) === 0 &&
  get(table, 'shot', detachment) === 0 &&
  get(table, 'reacted', detachment) === 0 &&
  present(table, detachment).some((stand) => !isPinned(table, stand));

/** Whether it may intercept with what it has against aircraft, whatever its order but Fall Back (G-20). */
export const mayReactByAir = (table: Table, detachment: number): boolean =>
  !table.rulings.antiAircraftNeedsFirstFire &&
  orderOf(table, detachment) !== 'fall-back' &&
  get(table, 'shot', detachment) === 0 &&
  get(table, 'reacted', detachment) === 0 &&
  !mayReact(table, detachment) &&
  present(table, detachment).some(
    (stand) =>
      !isPinned(table, stand) &&
      gunsOf(table, stand, { kind: 'interception', by: detachment, stands: [stand], byAir: true }).length > 0,
  );

export const maySwap = (table: Table, detachment: number): boolean =>
  ['advance', 'charge'].includes(orderOf(table, detachment)) &&
  get(table, 'activated', detachment) === 0 &&
  heldOrders(table, detachment, 'reacting').includes('first-fire');

/** Who of a side may react at all; `of`: only these detachments (a counter-charge is fired by who is charged). */
export function reactors(table: Table, side: number, of?: readonly number[]): readonly Reactor[] {
  return table.roster.detachments.flatMap((one, by): Reactor[] => {
    if (one.side !== side || (of && !of.includes(by)) || present(table, by).length === 0) return [];
    const whole: Reactor[] = mayReact(table, by) ? [{ key: one.ref, by }] : [];
    const byAir: Reactor[] = !of && mayReactByAir(table, by) ? [{ key: `aa>${one.ref}`, by, byAir: true }] : [];
    const swapped: Reactor[] = maySwap(table, by) ? [{ key: `${one.ref}=first-fire`, by, replaces: true }] : [];
    const defences = present(table, by).flatMap((carrier): Reactor[] => {
      const { traits, ref } = standAt(table, carrier);
      const left = traits.closeDefence - get(table, 'defences', carrier);
      const isBound = isPinned(table, carrier) && !table.rulings.closeDefenceWhenPinned;
      return left > 0 && get(table, 'engaged', carrier) === 0 && !isBound ? [{ key: `dr>${ref}`, by, carrier }] : [];
    });
    return [...whole, ...byAir, ...swapped, ...defences];
  });
}

export const reactorOf = (table: Table, key: string): Reactor => {
  const isDefence = key.startsWith('dr>');
  if (isDefence) {
    const carrier = table.roster.indexOf.get(key.slice(3))!;
    return { key, by: standAt(table, carrier).detachment, carrier };
  }
  if (key.startsWith('aa>')) return { key, by: table.roster.detachmentOf.get(key.slice(3))!, byAir: true };
  const [ref, order] = key.split('=');
  return { key, by: table.roster.detachmentOf.get(ref!)!, ...(order ? { replaces: true as const } : {}) };
};
