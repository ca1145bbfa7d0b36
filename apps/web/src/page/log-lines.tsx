import type { Block, LineMark, Piece } from '@umpire/views';
import { useTableWords } from '../words/use-table-words.js';
import { Blocks, PieceText } from './blocks.js';
import { placed } from './placed.js';

/** A tap on a line turns the board to its moment. */
export type OnMoment = (mark: LineMark) => void;

/** A turn opens to its lines, and a line with a roll to what made its numbers. */
export function Turn({
  block,
  isOpen,
  onMoment,
}: {
  readonly block: Block;
  readonly isOpen: boolean;
  readonly onMoment: OnMoment;
}) {
  if (block.kind !== 'lines') return <Blocks blocks={[block]} />;
  const { title, lines, marks = [] } = block;
  const told = placed(lines).map(([place, line]) => (
    <LogLine key={place} line={line} mark={marks[Number(place)]} onMoment={onMoment} />
  ));
  if (title === undefined) return <div>{told}</div>;
  return (
    <details className="log-turn" open={isOpen}>
      <summary>{title}</summary>
      {told}
    </details>
  );
}

interface LineProps {
  readonly line: readonly Piece[];
  readonly mark: LineMark | undefined;
  readonly onMoment: OnMoment;
}

function LogLine({ line, mark, onMoment }: LineProps) {
  const { log } = useTableWords();
  const why = line.flatMap((piece) => (typeof piece === 'string' ? [] : (piece.why ?? [])));
  const text = placed(line).map(([at, piece]) => <PieceText key={at} piece={piece} />);
  const show = (): void => {
    if (mark !== undefined) onMoment(mark);
  };
  if (why.length > 0)
    return (
      <details className="why">
        <summary className="block-line">{text}</summary>
        <ul>
          {why.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {mark !== undefined && (
          <button type="button" className="plain small" onClick={show}>
            {log.thisMoment}
          </button>
        )}
      </details>
    );
  if (mark === undefined || mark.of.length === 0) return <p className="block-line">{text}</p>;
  return (
    <button type="button" className="block-line moment-line" tabIndex={-1} title={log.thisMoment} onClick={show}>
      {text}
    </button>
  );
}
