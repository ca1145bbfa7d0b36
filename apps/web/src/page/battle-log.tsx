import type { Scene, Seat } from '@umpire/rules';
import { battleBlocks, type Happened } from '@umpire/views';
import { useMemo, useState } from 'react';
import type { PrintedRule } from '../battle/told.js';
import { useTableWords, useVoice } from '../words/use-words.js';
import { Blocks } from './blocks.js';

interface LogProps {
  readonly happened: readonly Happened[];
  readonly titles: Readonly<Record<Seat, string>>;
  readonly names: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, PrintedRule>>;
  readonly units: Scene['units'];
  readonly score: readonly [number, number];
  readonly winner?: Seat;
  readonly isOver: boolean;
}

/** So much is shown before somebody asks for more: a long log costs time at every answer. */
const SHOWN = 500;

/** The newest turn is at the top: what just happened is what one looks for. */
export function BattleLog({ happened, titles, names, rules, units, score, winner, isOver }: LogProps) {
  const voice = useVoice();
  const { list } = useTableWords();
  const [isWhole, setWhole] = useState(false);
  const isCut = !isWhole && happened.length > SHOWN;
  const [a, b] = score;
  const blocks = useMemo(() => {
    const seats = new Map(units.map(({ ref, seat }) => [ref, seat]));
    const report = {
      title: titles,
      happened: isCut ? happened.slice(-SHOWN) : happened,
      name: (ref: string) => names[ref] ?? ref,
      seatOf: (ref: string) => seats.get(ref),
      rule: (id: string) => rules[id],
      score: [a, b] as const,
      ...(winner === undefined ? {} : { winner }),
    };
    const [, ...turns] = battleBlocks(report, voice);
    return (isOver ? turns : turns.slice(0, -1)).toReversed();
  }, [happened, isCut, titles, names, rules, units, a, b, winner, isOver, voice]);
  return (
    <>
      <Blocks blocks={blocks} />
      {isCut && (
        <button type="button" className="plain" onClick={() => setWhole(true)}>
          {list.wholeLog}
        </button>
      )}
    </>
  );
}
