import type { Block, Cell, Piece } from '@umpire/views';
import type { ReactNode } from 'react';
import { useStore } from '../state/store.js';
import { Link } from './link.js';
import { placed } from './placed.js';

type TableBlock = Extract<Block, { readonly kind: 'table' }>;

/** What the terminal prints, as tables and lines of the page. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return placed(blocks).map(([place, block]) => <OneBlock key={`${place}${block.kind}`} block={block} />);
}

function OneBlock({ block }: { readonly block: Block }) {
  if (block.kind === 'table') return <TableOf block={block} />;
  if (block.kind === 'heading')
    return (
      <p className="block-title">
        <b>{block.text}</b> <span className="quiet">{block.note}</span>
      </p>
    );
  return (
    <div>
      {block.title !== undefined && <p className="block-title">{block.title}</p>}
      {placed(block.lines).map(([place, line]) => (
        <p key={place} className="block-line">
          {placed(line).map(([at, piece]) => (
            <PieceText key={at} piece={piece} />
          ))}
        </p>
      ))}
    </div>
  );
}

function TableOf({ block }: { readonly block: TableBlock }) {
  const titled = block.columns.some(({ title }) => title !== undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls a wide table with the keys
    <div className="scroll" tabIndex={0}>
      <table>
        {block.title !== undefined && <caption>{block.title}</caption>}
        {titled && <Titles block={block} />}
        <tbody>
          {placed(block.rows).map(([place, row]) => (
            <tr key={place}>
              {placed(row).map(([at, cell]) => (
                <CellOf key={at} cell={cell} first={at === '0'} align={block.columns[Number(at)]?.align} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Titles = ({ block }: { readonly block: TableBlock }) => (
  <thead>
    <tr>
      {placed(block.columns).map(([place, { title, align }]) =>
        title === undefined ? (
          <td key={place} />
        ) : (
          <th key={place} scope="col" className={align}>
            {title}
          </th>
        ),
      )}
    </tr>
  </thead>
);

interface CellProps {
  readonly cell: Cell;
  readonly first: boolean;
  readonly align: 'left' | 'right' | undefined;
}

function CellOf({ cell, first, align }: CellProps) {
  if (isBar(cell))
    return (
      <td className="bar-cell">
        <svg className="bar" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 8">
          <rect width={Math.min(100, cell.bar * 100)} height="8" rx="1" />
        </svg>
      </td>
    );
  return first ? (
    <th scope="row" className={align ?? 'left'}>
      <PieceText piece={cell} />
    </th>
  ) : (
    <td className={align}>
      <PieceText piece={cell} />
    </td>
  );
}

const isBar = (cell: Cell): cell is { readonly bar: number } => typeof cell === 'object' && 'bar' in cell;

export function PieceText({ piece }: { readonly piece: Piece }) {
  if (typeof piece === 'string') return piece;
  const said = <span className={`tone-${piece.tone}`}>{piece.text}</span>;
  return piece.rule === undefined ? said : <RuleLink rule={piece.rule}>{said}</RuleLink>;
}

/** To the page of a rule, in the edition that is asked about. */
function RuleLink({ rule, children }: { readonly rule: string; readonly children: ReactNode }) {
  const edition = useStore(({ draft, desk }) => desk ?? draft.edition);
  return <Link to={{ view: 'rules', edition, rule }}>{children}</Link>;
}
