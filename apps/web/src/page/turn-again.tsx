import type { Seat } from '@umpire/rules';
import type { Happened } from '@umpire/views';
import type { Level } from '../battle/told.js';
import { useBattle } from '../state/battle.js';
import { showAgain } from '../state/past.js';
import { useTableWords } from '../words/use-table-words.js';

/** The last turn of a program, to be seen once more on the board; nothing before it had one. */
export function TurnAgain({ levels }: { readonly levels: Readonly<Record<Seat, Level>> }) {
  const { past } = useTableWords();
  const happened = useBattle((state) => state.happened);
  const at = useBattle((state) => state.at);
  const turn = lastTurnOf(happened, at, levels);
  if (turn === undefined) return null;
  return (
    <button type="button" className="plain small start" onClick={() => void showAgain(turn.at)}>
      ↻ {past.again(turn.seat)}
    </button>
  );
}

/** Whose turn it was, and after which answers something had happened in it. */
export function lastTurnOf(
  happened: readonly Happened[],
  at: readonly number[],
  levels: Readonly<Record<Seat, Level>>,
): { readonly seat: Seat; readonly at: readonly number[] } | undefined {
  const from = happened.findLastIndex((one) => {
    const seat = beganBy(one);
    return seat !== undefined && levels[seat] !== 'person';
  });
  const first = happened[from];
  const seat = first && beganBy(first);
  if (seat === undefined) return undefined;
  const next = happened.findIndex((one, i) => i > from && beganBy(one) !== undefined);
  const to = next < 0 ? happened.length : next;
  // notes and passes change nothing on the table
  const seen = happened.flatMap((one, i) => (i >= from && i < to && one.kind === 'event' ? [at[i] ?? 0] : []));
  return { seat, at: [...new Set(seen)] };
}

function beganBy(one: Happened): Seat | undefined {
  if (one.kind !== 'event' || one.event !== 'turn-began') return undefined;
  return one.say.seat === 'A' || one.say.seat === 'B' ? one.say.seat : undefined;
}
