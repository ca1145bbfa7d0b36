import type { Seat } from '@umpire/rules';
import type { Block, LineMark, Piece } from '@umpire/views';

/** What of a log is shown: lines that say something, with rolls or rules, of one seat, of one round. */
export interface Wanted {
  readonly typed: string;
  readonly has: 'all' | 'roll' | 'rule';
  readonly seat: Seat | 'both';
  readonly round: number | 'all';
}

export const everything: Wanted = { typed: '', has: 'all', seat: 'both', round: 'all' };

export const isNarrowed = ({ typed, has, seat, round }: Wanted): boolean =>
  typed.trim() !== '' || has !== 'all' || seat !== 'both' || round !== 'all';

/** A turn of a log with its place in it. */
export interface Told {
  readonly block: Block;
  readonly place: number;
}

const plain = (line: readonly Piece[]): string =>
  line.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** The lines that are wanted, under their turns. */
export function narrowed(blocks: readonly Told[], wanted: Wanted): readonly Told[] {
  if (!isNarrowed(wanted)) return blocks;
  return blocks.flatMap(({ block, place }) => {
    if (block.kind !== 'lines' || (wanted.round !== 'all' && block.round !== wanted.round)) return [];
    const { lines, marks = [] } = block;
    const kept = lines.flatMap((line, i) => (isWanted(line, marks[i], wanted) ? [i] : []));
    if (kept.length === 0) return [];
    const at = <T>(of: readonly T[]): readonly T[] => of.filter((_, i) => kept.includes(i));
    return [{ block: { ...block, lines: at(lines), marks: at(marks) }, place }];
  });
}

function isWanted(line: readonly Piece[], mark: LineMark | undefined, { typed, has, seat }: Wanted): boolean {
  if (has !== 'all' && mark?.has.includes(has) !== true) return false;
  if (seat !== 'both' && mark?.seat !== seat) return false;
  return plain(line).toLowerCase().includes(typed.trim().toLowerCase());
}

/** Rounds that a log tells of. */
export const roundsIn = (blocks: readonly Told[]): readonly number[] => [
  ...new Set(blocks.flatMap(({ block }) => (block.kind === 'lines' ? (block.round ?? []) : []))),
];

/** A log as text. */
export const textOf = (blocks: readonly Told[]): string =>
  blocks
    .flatMap(({ block }) =>
      block.kind === 'lines'
        ? [...(block.title === undefined ? [] : ['', block.title]), ...block.lines.map(plain)]
        : [],
    )
    .join('\n')
    .trim();
