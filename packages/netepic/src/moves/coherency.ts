import type { Reason } from '@umpire/rules';
import { detachmentAt, isOnTable, living, standAt, type Table } from '../table/table.js';
import { refuse } from '../words/refusals.js';
import { isHeld, isImmobilised, squared } from './contact.js';
import { partOfHost } from './hosts.js';
import type { Leg } from './leg.js';

/** Groups of stands linked within the coherency distance. */
export function linkedParts(table: Table, stands: readonly number[]): readonly (readonly number[])[] {
  const reach = table.rulings.coherency * 10_000;
  const { x, y, place, host } = table.fields;
  const linked = (a: number, b: number): boolean =>
    (place[a] === 3 && place[b] === 3 && host[a] === host[b]) ||
    (partOfHost(table, a) ?? partOfHost(table, b))?.touches(
      place[a] === 3 ? x[b]! : x[a]!,
      place[a] === 3 ? y[b]! : y[a]!,
      reach,
    ) === true ||
    squared(x[a]! - x[b]!, y[a]! - y[b]!) <= reach * reach;
  const left = new Set(stands);
  const parts: number[][] = [];
  for (const first of left) {
    const part = [first];
    left.delete(first);
    for (const one of part)
      for (const other of left)
        if (linked(one, other)) {
          part.push(other);
          left.delete(other);
        }
    parts.push(part);
  }
  return parts;
}

export function coherencyReason(table: Table, draft: Table, legs: readonly Leg[]): Reason | undefined {
  const detachments = new Set(legs.map(({ stand }) => standAt(draft, stand).detachment));
  for (const detachment of detachments) {
    const there = living(draft, detachment).filter((stand) => isOnTable(draft, stand));
    if (linkedParts(draft, there).length < 2) continue;
    const before = living(table, detachment).filter((stand) => isOnTable(table, stand));
    const couldNot =
      linkedParts(table, before).length > 1 ||
      there.some((stand) => isHeld(table, stand) || isImmobilised(table, stand));
    if (!couldNot) return refuse('coherency', detachmentAt(draft, detachment).ref, { d: draft.rulings.coherency });
  }
  return undefined;
}
