import type { Block } from '@umpire/views';

const HEAD = ['round', 'turn', 'seat', 'purpose', 'faces', 'again', 'needed', 'result', 'rules'];

const cell = (value: string): string => (/[",\n;]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** Every throw that a log tells: for what, the faces, those thrown again after them, the least that does it, and what came of it. */
export function diceCsv(blocks: readonly Block[]): string {
  const rows = blocks.flatMap((block) =>
    block.kind !== 'lines'
      ? []
      : block.lines.flatMap((line, i) =>
          line.flatMap((piece) => {
            if (typeof piece === 'string' || piece.thrown === undefined) return [];
            const { what, faces, needs, came = '', rules } = piece.thrown;
            const [first = [], ...again] = faces.map((some) => some.join(' '));
            const round = block.round === undefined ? '' : `${block.round}`;
            const needed = needs === undefined ? '' : `${needs}+`;
            return [
              [
                round,
                block.title ?? '',
                block.marks?.[i]?.seat ?? '',
                what,
                `${first}`,
                again.join(' | '),
                needed,
                came,
                rules.join(' · '),
              ],
            ];
          }),
        ),
  );
  return [HEAD, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}
