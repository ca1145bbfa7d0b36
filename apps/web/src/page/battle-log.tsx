import type { PrintedRule, Scene, Seat } from '@umpire/rules';
import { type Block, battleBlocks, type Happened, type LineMark } from '@umpire/views';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTableWords } from '../words/use-table-words.js';
import { useVoice } from '../words/use-words.js';
import { diceCsv } from './dice-csv.js';
import { everything, isNarrowed, narrowed, roundsIn, textOf } from './log-filter.js';
import { Turn } from './log-lines.js';
import { LogTools } from './log-tools.js';

interface LogProps {
  readonly happened: readonly Happened[];
  /** After how many answers each of it had happened. */
  readonly at: readonly number[];
  readonly titles: Readonly<Record<Seat, string>>;
  readonly names: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, PrintedRule>>;
  readonly units: Scene['units'];
  readonly score: readonly [number, number];
  readonly winner?: Seat;
  readonly isOver: boolean;
  /** A line was tapped: the board goes to its moment, and to whom it is about. */
  readonly onMoment: (at: number, of: readonly string[]) => void;
}

/** So much is shown before somebody asks for more: a long log costs time at every answer. */
const SHOWN = 500;

/** As it happened; the newest turn is open, and what just happened stays in view until somebody scrolls back. */
export function BattleLog({ happened, at, titles, names, rules, units, score, winner, isOver, onMoment }: LogProps) {
  const voice = useVoice();
  const { list, log: words } = useTableWords();
  const [isWhole, setWhole] = useState(false);
  const [wanted, setWanted] = useState(everything);
  const isSought = isNarrowed(wanted);
  const isCut = !isWhole && !isSought && happened.length > SHOWN;
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
    return (isOver ? turns : turns.slice(0, -1)).map((block, place) => ({ block, place }));
  }, [happened, isCut, titles, names, rules, units, a, b, winner, isOver, voice]);
  const newest = blocks.findLast(({ block }) => titleOf(block) !== undefined)?.place;
  const found = useMemo(() => narrowed(blocks, wanted), [blocks, wanted]);
  const log = useFollowed(found);
  useLineKeys(log);
  const before = isCut ? happened.length - SHOWN : 0;
  const goTo = ({ place, of }: LineMark): void => onMoment(at[before + place] ?? 0, of);
  return (
    <div ref={log}>
      <LogTools
        wanted={wanted}
        onWant={setWanted}
        rounds={roundsIn(blocks)}
        toText={() => textOf(found)}
        toDice={() => diceCsv(found.map(({ block }) => block))}
      />
      {found.length === 0 && isSought && <p role="status">{words.none}</p>}
      {isCut && (
        <button type="button" className="plain" onClick={() => setWhole(true)}>
          {list.wholeLog}
        </button>
      )}
      {found.map(({ block, place }) => (
        <Turn key={place} block={block} isOpen={isSought || place === newest} onMoment={goTo} />
      ))}
    </div>
  );
}

/** So near its end in pixels a log is read on. */
const END = 24;

/** Keeps the end of what is in a scrolling panel in view, unless somebody has scrolled away from it. */
function useFollowed(shown: unknown): React.RefObject<HTMLDivElement | null> {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const panel = log.current?.parentElement;
    const scrolled = (): void => {
      if (panel) isAtEnd.current = panel.scrollHeight - panel.scrollTop - panel.clientHeight < END;
    };
    panel?.addEventListener('scroll', scrolled, { passive: true });
    return () => panel?.removeEventListener('scroll', scrolled);
  }, []);
  useLayoutEffect(() => {
    const panel = log.current?.parentElement;
    if (panel && isAtEnd.current && shown !== undefined) panel.scrollTop = panel.scrollHeight;
  }, [shown]);
  return log;
}

/** The log is one stop for the keyboard; within it the arrows go from line to line. */
function useLineKeys(log: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const panel = log.current?.parentElement;
    const heard = (event: KeyboardEvent): void => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const { target } = event;
      if (by === undefined || !(target instanceof HTMLElement) || target.matches('input, select')) return;
      const lines = [...(panel?.querySelectorAll<HTMLElement>('summary, .moment-line') ?? [])].filter(
        (line) => line.offsetParent !== null,
      );
      const here = lines.indexOf(target);
      const next = here < 0 ? lines.at(by > 0 ? 0 : -1) : lines[here + by];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    panel?.addEventListener('keydown', heard);
    return () => panel?.removeEventListener('keydown', heard);
  }, [log]);
}

const titleOf = (block: Block): string | undefined => (block.kind === 'lines' ? block.title : undefined);
