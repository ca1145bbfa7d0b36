import type { Battle } from '@umpire/battle';
import type { Issue } from '@umpire/kernel';
import type { Seat } from '@umpire/rules';
import type { Teller } from './teller.js';

/** The last answer that somebody was asked for, with all since. */
export function takeBack(battle: Battle<unknown, unknown>, seat: Seat, { auto }: Teller): readonly Issue[] {
  for (;;) {
    const undone = battle.last?.n ?? 0;
    const back = battle.undo(seat);
    if (!back.ok) return back.error;
    if (!auto.has(undone) || battle.last === undefined) return [];
  }
}
