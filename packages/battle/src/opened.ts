import type { Choice, Forecast } from '@umpire/rules';
import type { Battle } from './battle.js';

/**
 * The attacks that taking an offer leads to, as they may be declared at once: those of each target by themselves, none where
 * nothing can be attacked. Undefined where the offer leads to no attacks, or dice fall before they are declared.
 */
export function openedBy<S, E>(
  battle: Battle<S, E>,
  choice: Choice,
  key: string,
): readonly (readonly Forecast[])[] | undefined {
  if (!battle.mayOpen(choice, key)) return undefined;
  const { seat, id } = choice;
  const after = battle.copy();
  const before = after.last;
  if (!after.answer(seat, id, { use: key }).ok) return undefined;
  for (let entry = after.last; entry !== undefined && entry !== before; entry = entry.previous)
    if (entry.rolls.length > 0) return undefined;
  const next = after.choices.find((open) => open.seat === seat && open.ask.kind === 'propose');
  if (next?.ask.kind !== 'propose' || !after.declaresAttacks(next.ask.shape)) return undefined;
  return after
    .candidatesFor(seat, next.id)
    .filter(({ judged }) => judged.ok)
    .map(({ proposal }) => after.forecast(seat, next.id, proposal))
    .filter((forecasts) => forecasts.length > 0);
}
