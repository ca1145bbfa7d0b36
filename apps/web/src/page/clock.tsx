import type { Seat } from '@umpire/rules';
import { useEffect, useRef, useState } from 'react';
import type { Told } from '../battle/told.js';
import { useTableWords } from '../words/use-table-words.js';

const SECOND = 1000;

const told = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** How long each has been asked, as on a chess clock: it runs for whoever owes an answer or dice, and stops with the battle. */
export function Clock({ told: { questions, throws, isOver, scene } }: { readonly told: Told }) {
  const { settings } = useTableWords();
  const [used, setUsed] = useState<Readonly<Record<Seat, number>>>({ A: 0, B: 0 });
  const since = useRef(performance.now());
  const seat = isOver ? undefined : (throws?.seat ?? questions[0]?.seat ?? scene.turn);
  useEffect(() => {
    if (seat === undefined) return;
    since.current = performance.now();
    const count = (): void => {
      const whole = Math.floor((performance.now() - since.current) / SECOND);
      if (whole === 0) return;
      since.current += whole * SECOND;
      setUsed((before) => ({ ...before, [seat]: before[seat] + whole }));
    };
    const timer = setInterval(count, SECOND);
    return () => {
      count();
      clearInterval(timer);
    };
  }, [seat]);
  return (
    <p className="clock quiet" role="timer" aria-label={settings.used}>
      {(['A', 'B'] as const).map((one) => (
        <span key={one} data-runs={one === seat}>
          <span className={`seat-${one}`}>{one}</span> {told(used[one])}
        </span>
      ))}
    </p>
  );
}
