import type { PrintedRule, Scene, Seat } from '@umpire/rules';
import { type Block, battleBlocks, type Happened, type Piece } from '@umpire/views';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTableWords } from '../words/use-table-words.js';
import { useVoice } from '../words/use-words.js';
import { Blocks, PieceText } from './blocks.js';
import { LogTools } from './log-tools.js';
import { placed } from './placed.js';

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

/** As it happened; the newest turn is open, and what just happened stays in view until somebody scrolls back. */
export function BattleLog({ happened, titles, names, rules, units, score, winner, isOver }: LogProps) {
  const voice = useVoice();
  const { list, log: words } = useTableWords();
  const [isWhole, setWhole] = useState(false);
  const [typed, setTyped] = useState('');
  const isCut = !isWhole && typed === '' && happened.length > SHOWN;
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
  const found = useMemo(() => narrowed(blocks, typed), [blocks, typed]);
  const log = useFollowed(found);
  return (
    <div ref={log}>
      <LogTools typed={typed} onType={setTyped} toText={() => textOf(found)} />
      {found.length === 0 && typed !== '' && <p role="status">{words.none}</p>}
      {isCut && (
        <button type="button" className="plain" onClick={() => setWhole(true)}>
          {list.wholeLog}
        </button>
      )}
      {found.map(({ block, place }) => (
        <Turn key={place} block={block} isOpen={typed !== '' || place === newest} />
      ))}
    </div>
  );
}

interface Told {
  readonly block: Block;
  readonly place: number;
}

const plain = (line: readonly Piece[]): string =>
  line.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** The lines that hold what is looked for, under their turns. */
function narrowed(blocks: readonly Told[], typed: string): readonly Told[] {
  const asked = typed.trim().toLowerCase();
  if (asked === '') return blocks;
  return blocks.flatMap(({ block, place }) => {
    if (block.kind !== 'lines') return [];
    const lines = block.lines.filter((line) => plain(line).toLowerCase().includes(asked));
    return lines.length === 0 ? [] : [{ block: { ...block, lines }, place }];
  });
}

const textOf = (blocks: readonly Told[]): string =>
  blocks
    .flatMap(({ block }) =>
      block.kind === 'lines'
        ? [...(block.title === undefined ? [] : ['', block.title]), ...block.lines.map(plain)]
        : [],
    )
    .join('\n')
    .trim();

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

const titleOf = (block: Block): string | undefined => (block.kind === 'lines' ? block.title : undefined);

/** A turn opens to its lines, and a line with a roll to what made its numbers. */
function Turn({ block, isOpen }: { readonly block: Block; readonly isOpen: boolean }) {
  if (block.kind !== 'lines') return <Blocks blocks={[block]} />;
  const { title, lines } = block;
  const told = placed(lines).map(([place, line]) => <LogLine key={place} line={line} />);
  if (title === undefined) return <div>{told}</div>;
  return (
    <details className="log-turn" open={isOpen}>
      <summary>{title}</summary>
      {told}
    </details>
  );
}

function LogLine({ line }: { readonly line: readonly Piece[] }) {
  const why = line.flatMap((piece) => (typeof piece === 'string' ? [] : (piece.why ?? [])));
  const text = placed(line).map(([at, piece]) => <PieceText key={at} piece={piece} />);
  if (why.length === 0) return <p className="block-line">{text}</p>;
  return (
    <details className="why">
      <summary className="block-line">{text}</summary>
      <ul>
        {why.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  );
}
