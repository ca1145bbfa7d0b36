import { bar } from './bar.js';
import type { Block, Cell, Column, Piece } from './blocks.js';
import { type Paint, plain, type Tone } from './paint.js';

export interface TextStyle {
  readonly paint?: Paint;
  /** Letters in a line. */
  readonly columns?: number;
  /** Whether bars are drawn; where not, the figures beside them say the same. */
  readonly bars?: boolean;
}

const GAP = '  ';
const WIDEST_BAR = 30;
const NARROWEST_BAR = 6;

/** Blocks as text, a blank line between two. No line ends in a blank. */
export function printText(
  blocks: readonly Block[],
  { paint = plain, columns = 80, bars = true }: TextStyle = {},
): string {
  const paragraphs = blocks.map((block) => printBlock(block, { paint, columns, bars }));
  return `${paragraphs.filter((text) => text !== '').join('\n\n')}\n`;
}

function printBlock(block: Block, style: Required<TextStyle>): string {
  const { paint } = style;
  if (block.kind === 'heading') {
    const note = block.note === undefined ? '' : `\n${paint(block.note, 'quiet')}`;
    return paint(block.text, 'strong') + note;
  }
  const body =
    block.kind === 'table'
      ? printTable(block, style)
      : block.lines.map((line) => trimmed(line.map((piece) => pieceText(piece, paint)).join('')));
  return [...(block.title === undefined ? [] : [paint(block.title, 'quiet')]), ...body].join('\n');
}

const textOf = (piece: Piece): string => (typeof piece === 'string' ? piece : piece.text);
const toneOf = (piece: Piece): Tone => (typeof piece === 'string' ? 'plain' : piece.tone);
const pieceText = (piece: Piece, paint: Paint): string => paint(textOf(piece), toneOf(piece));
const trimmed = (line: string): string => line.replace(/ +$/, '');
const isBar = (cell: Cell): cell is { readonly bar: number } => typeof cell === 'object' && 'bar' in cell;

/** Letters that a text takes: accents that combine with the letter before them take no room. */
const widthOf = (text: string): number => [...text.replace(/[\u0300-\u036f\ufe0f]/g, '')].length;

function printTable({ columns, rows }: Extract<Block, { kind: 'table' }>, style: Required<TextStyle>): string[] {
  const widths = columnWidths(columns, rows, style);
  const titles = columns.some(({ title }) => title !== undefined)
    ? [columns.map(({ title = '' }): Cell => ({ text: title, tone: 'quiet' }))]
    : [];
  return [...titles, ...rows].map((row) => printRow(row, columns, widths, style));
}

/** Words take the room they need; bars share what is left of the line. */
function columnWidths(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  { columns: room, bars }: Required<TextStyle>,
): number[] {
  const hasBar = columns.map((_, i) => rows.some((row) => isBar(row[i] ?? '')));
  const wanted = columns.map(({ title = '' }, i) =>
    Math.max(widthOf(title), ...rows.map((row) => cellWidth(row[i] ?? ''))),
  );
  const others = wanted.reduce((sum, width, i) => sum + (hasBar[i] ? 0 : width) + GAP.length, 0);
  const left = Math.floor((room - others) / Math.max(1, hasBar.filter(Boolean).length));
  const barWidth = bars ? Math.max(NARROWEST_BAR, Math.min(WIDEST_BAR, left)) : 0;
  return wanted.map((width, i) => (hasBar[i] ? Math.max(width, barWidth) : width));
}

const cellWidth = (cell: Cell): number => (isBar(cell) ? 0 : widthOf(textOf(cell)));

/** Padding is measured on the bare text and painted after, so that colour never moves a column. */
function printRow(
  row: readonly Cell[],
  columns: readonly Column[],
  widths: readonly number[],
  { paint }: Required<TextStyle>,
): string {
  const last = row.length - 1;
  const cells = row.flatMap((cell, i) => {
    const width = widths[i] ?? 0;
    if (isBar(cell))
      return width === 0 ? [] : [paint(bar(cell.bar, width), 'accent') + padding(bar(cell.bar, width), width)];
    const pad = padding(textOf(cell), width);
    const text = pieceText(cell, paint);
    return [columns[i]?.align === 'right' ? pad + text : i === last ? text : text + pad];
  });
  return trimmed(cells.join(GAP));
}

const padding = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text)));
