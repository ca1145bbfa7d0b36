import type { Block, Cell, Piece } from '@umpire/views';

/** What the terminal prints, as tables and lines of the page. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, i) => <OneBlock key={`${i}${block.kind}`} block={block} />);
}

function OneBlock({ block }: { readonly block: Block }) {
  if (block.kind === 'heading')
    return (
      <p className="block-title">
        <b>{block.text}</b> <span className="quiet">{block.note}</span>
      </p>
    );
  if (block.kind === 'lines')
    return (
      <div>
        {block.title !== undefined && <p className="block-title">{block.title}</p>}
        {block.lines.map((line, i) => (
          <p key={`${i}`} className="block-line">
            {line.map((piece, k) => (
              <PieceText key={`${k}`} piece={piece} />
            ))}
          </p>
        ))}
      </div>
    );
  const titled = block.columns.some(({ title }) => title !== undefined);
  return (
    <div className="scroll">
      <table>
        {block.title !== undefined && <caption>{block.title}</caption>}
        {titled && (
          <thead>
            <tr>
              {block.columns.map(({ title, align }, i) =>
                title === undefined ? (
                  <td key={`${i}`} />
                ) : (
                  <th key={`${i}`} scope="col" className={align}>
                    {title}
                  </th>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {block.rows.map((row, i) => (
            <tr key={`${i}`}>
              {row.map((cell, k) =>
                k === 0 ? (
                  <th key={`${k}`} scope="row" className={block.columns[k]?.align ?? 'left'}>
                    <CellText cell={cell} />
                  </th>
                ) : (
                  <td key={`${k}`} className={isBar(cell) ? 'bar-cell' : block.columns[k]?.align}>
                    <CellText cell={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isBar = (cell: Cell): cell is { readonly bar: number } => typeof cell === 'object' && 'bar' in cell;

function CellText({ cell }: { readonly cell: Cell }) {
  if (!isBar(cell)) return <PieceText piece={cell} />;
  return (
    <svg className="bar" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 8">
      <rect width={Math.min(100, cell.bar * 100)} height="8" rx="1" />
    </svg>
  );
}

function PieceText({ piece }: { readonly piece: Piece }) {
  return typeof piece === 'string' ? piece : <span className={`tone-${piece.tone}`}>{piece.text}</span>;
}
