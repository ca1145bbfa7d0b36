import type { Scene, Seat } from '@umpire/rules';
import { battleBlocks, type Happened } from '@umpire/views';
import { useMemo } from 'react';
import { useVoice } from '../words/use-words.js';
import { Blocks } from './blocks.js';

interface LogProps {
  readonly happened: readonly Happened[];
  readonly titles: Readonly<Record<Seat, string>>;
  readonly names: Readonly<Record<string, string>>;
  readonly units: Scene['units'];
  readonly score: readonly [number, number];
  readonly winner?: Seat;
  readonly isOver: boolean;
}

/** The newest turn is at the top: what just happened is what one looks for. */
export function BattleLog({ happened, titles, names, units, score, winner, isOver }: LogProps) {
  const voice = useVoice();
  const [a, b] = score;
  const blocks = useMemo(() => {
    const seats = new Map(units.map(({ ref, seat }) => [ref, seat]));
    const report = {
      title: titles,
      happened,
      name: (ref: string) => names[ref] ?? ref,
      seatOf: (ref: string) => seats.get(ref),
      score: [a, b] as const,
      ...(winner === undefined ? {} : { winner }),
    };
    const [, ...turns] = battleBlocks(report, voice);
    return (isOver ? turns : turns.slice(0, -1)).toReversed();
  }, [happened, titles, names, units, a, b, winner, isOver, voice]);
  return <Blocks blocks={blocks} />;
}
