import type { Seat } from '@umpire/rules';
import { add, type TableEvent } from '../table/event.js';
import { seatNumber, type Table } from '../table/table.js';

/** Beside those of the Command phase a player gains one command point a battle round at most; nobody has fewer than none. */
export function pointsGained(table: Table, seat: Seat, points: number, rule: string): readonly TableEvent[] {
  const number = seatNumber(seat);
  const gained = table.field['gained-points'][number]!;
  const by = points > 0 ? Math.min(points, 1 - gained) : Math.max(points, -table.field['command-points'][number]!);
  if (by === 0) return [];
  return [
    {
      kind: by > 0 ? 'points-gained' : 'points-paid',
      rule,
      say: { seat, points: Math.abs(by) },
      writes: [add(table, 'command-points', number, by), ...(by > 0 ? [add(table, 'gained-points', number, by)] : [])],
    },
  ];
}
