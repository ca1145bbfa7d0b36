import type { Battle } from '@umpire/battle';
import type { Choice } from '@umpire/rules';
import { chanceOf, oddsOf } from './odds.js';

/**
 * By how much taking an offer would move the chance to destroy something, where the attacks it leads to can be declared
 * before a die falls. Undefined: nothing can measure it.
 */
export function worthOf(battle: Battle<unknown, unknown>, { seat, id }: Choice, key: string): number | undefined {
  const after = battle.copy();
  const before = after.last;
  if (!after.answer(seat, id, { use: key }).ok) return undefined;
  for (let entry = after.last; entry !== undefined && entry !== before; entry = entry.previous)
    if (entry.rolls.length > 0) return undefined;
  const next = after.choices.find((choice) => choice.seat === seat && choice.ask.kind === 'propose');
  if (next === undefined) return undefined;
  const candidates = after.candidatesFor(seat, next.id).filter(({ judged }) => judged.ok);
  if (candidates.length === 0) return undefined;
  return Math.max(...candidates.map(({ proposal }) => chanceOf(after.forecast(seat, next.id, proposal).map(oddsOf))));
}
