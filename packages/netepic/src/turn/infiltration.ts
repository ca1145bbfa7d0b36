import type { Verdict } from '@umpire/rules';
import { infiltrationMove } from '../abilities/infiltration.js';
import { passengersOf } from '../moves/hosts.js';
import { judgeMove } from '../moves/judge-move.js';
import { readMove } from '../moves/proposal.js';
import type { EpicEvent } from '../table/event.js';
import { changes, detachmentAt, type Field, isOnTable, living, standAt, type Table } from '../table/table.js';
import { refuse, refused } from '../words/refusals.js';
import type { Choice } from './play.js';

export const infiltrationOrders = (table: Table, detachment: number) => ({
  stands: living(table, detachment).filter(
    (stand) => isOnTable(table, stand) && standAt(table, stand).traits.infiltrates,
  ),
  orderOf: () => 'none' as const,
  allowance: (stand: number) => infiltrationMove(standAt(table, stand).pinningClass, standAt(table, stand).move),
  infiltrates: true as const,
});

/** Up to twice its Move for class 1, once for others, into no enemy zone (AB-12). */
export function judgeInfiltration(proposal: unknown, choice: Choice, table: Table): Verdict {
  const detachment = table.roster.detachmentOf.get(choice.about[0]!)!;
  const read = readMove(proposal);
  if (!read) return refused([refuse('malformed')], { moves: [] });
  const judged = judgeMove(table, read, infiltrationOrders(table, detachment));
  return judged.ok ? { legal: true } : refused(judged.reasons, { moves: [] });
}

export function infiltrated(table: Table, detachment: number, proposal: unknown): readonly EpicEvent[] {
  const judged = judgeMove(table, readMove(proposal)!, infiltrationOrders(table, detachment));
  if (!judged.ok) throw new Error('an infiltration that was legal is so no more');
  const far = Math.max(0, ...judged.legs.map(({ cost }) => cost));
  const wanted = judged.legs.flatMap(({ stand, points, bearing }): [Field, number, number][] => [
    ...[stand, ...passengersOf(table, stand)].flatMap((one): [Field, number, number][] => [
      ['x', one, points.at(-1)![0]],
      ['y', one, points.at(-1)![1]],
    ]),
    ['bearing', stand, bearing],
  ]);
  return [
    ...changes(table, wanted),
    { say: 'infiltrates', of: detachmentAt(table, detachment).ref, length: Math.round(far) },
  ];
}
