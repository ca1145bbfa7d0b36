import { type Option, picked, repliesOf } from '@umpire/rules';
import { mayBeKeptOff } from '../abilities/outcasts.js';
import { squared } from '../moves/contact.js';
import { mayEndAt } from '../moves/cost.js';
import { placesAround } from '../moves/form-up.js';
import { changes, detachmentAt, type Field, get, isOnTable, living, standAt, type Table } from '../table/table.js';
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

interface Crossing {
  readonly detachment: number;
}

/** Out of Reserve by a portal: set down about its carrier, 5 cm of the move spent, then it moves on (NEC-3). */
export const portal: EpicProcedure<Crossing> = {
  id: 'portal',
  steps: [
    {
      id: 'portal',
      run: ({ detachment }, given, { state }) => {
        const { seat, ref } = detachmentAt(state, detachment);
        const [reply] = repliesOf(given) ?? [];
        if (!reply) {
          const options = portalsFor(state, detachment).map(
            (i): Option => ({ key: standAt(state, i).ref, refs: [standAt(state, i).ref] }),
          );
          const ask = { kind: 'pick', options: [...options, { key: 'none', refs: [] }], min: 1, max: 1 } as const;
          return { need: { choices: [{ seat, rule: 'portal', about: [ref], ask }] } };
        }
        const carrier = state.roster.indexOf.get(picked(reply)[0]!);
        if (carrier === undefined) return { to: 'end' };
        const stands = living(state, detachment);
        const at = [get(state, 'x', carrier), get(state, 'y', carrier)] as const;
        const places = placesAround(state, stands, at, (stand, x, y) => isFree(state, stand, x, y));
        if (!places) return { to: 'end' };
        const put = [...places].flatMap(([stand, [x, y]]): [Field, number, number][] => [
          ['x', stand, x],
          ['y', stand, y],
          ['place', stand, 1],
          ['walked', stand, CROSSING],
          ['bearing', stand, get(state, 'bearing', carrier)],
        ]);
        const owner = standAt(state, carrier).detachment;
        return {
          events: [
            ...changes(state, [...put, ['crossings', owner, get(state, 'crossings', owner) + 1]]),
            { say: 'portal', of: ref },
          ],
        };
      },
    },
  ],
};

function isFree(table: Table, stand: number, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x > table.ground.length || y > table.ground.width || !mayEndAt(table, stand, x, y))
    return false;
  const { side } = standAt(table, stand);
  const { x: xs, y: ys } = table.fields;
  return table.roster.stands.every(
    (other, i) =>
      other.side === side || !isOnTable(table, i) || squared(xs[i]! - x, ys[i]! - y) > other.zone * other.zone,
  );
}
