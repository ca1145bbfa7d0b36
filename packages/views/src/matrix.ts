import { type Block, heading, left, lines, quiet, right, strong, table } from './blocks.js';
import { notModelled } from './not-modelled.js';
import type { MatrixCell, MatrixReport } from './reports.js';
import type { Voice } from './voice.js';

export interface MatrixOptions {
  readonly show?: keyof MatrixCell;
  /** Letters in a line: where the names of the targets do not fit, numbers stand for them. */
  readonly columns?: number;
}

/** Attackers by targets, one figure a cell. */
export function matrixBlocks(
  { edition, counted = 'models', attackers, targets, cells, unmodelled = [] }: MatrixReport,
  voice: Voice,
  { show = 'destroyed', columns = 80 }: MatrixOptions = {},
): Block[] {
  const { say, figures } = voice;
  const fits = widest(attackers) + targets.reduce((sum, name) => sum + Math.max(5, name.length) + 2, 0) <= columns;
  const titles = fits ? targets : targets.map((_, i) => figures.count(i + 1));
  const legend = fits ? [] : [lines(targets.map((name, i) => [strong(figures.count(i + 1)), `  ${name}`]))];
  const figure = (cell: MatrixCell | undefined): string => {
    if (cell === undefined) return say.absent;
    return show === 'destroyed' ? figures.chance(cell.destroyed) : figures.mean(cell[show]);
  };
  const rows = attackers.map((name, i) => [name, ...targets.map((_, k) => figure(cells[i]?.[k]))]);
  return [
    ...notModelled(unmodelled, voice),
    heading(say.matrix[counted][show], say.edition(edition)),
    ...legend,
    rows.length === 0 || targets.length === 0
      ? lines([[quiet(say.absent)]])
      : table([left(), ...titles.map((name) => right(name))], rows),
  ];
}

const widest = (names: readonly string[]): number => Math.max(0, ...names.map((name) => name.length));

/** The same as comma-separated rows, a cell a row, exact figures: for spreadsheets. */
export function matrixCsv({ attackers, targets, cells }: MatrixReport): string {
  const rows = attackers.flatMap((attacker, i) =>
    targets.map((target, k) => {
      const cell = cells[i]?.[k];
      return [attacker, target, cell?.destroyed, cell?.modelsDestroyed, cell?.woundsLost].map(csvCell).join(',');
    }),
  );
  return `${['attacker,target,destroyed,modelsDestroyed,woundsLost', ...rows].join('\n')}\n`;
}

function csvCell(value: string | number | undefined): string {
  const text = `${value ?? ''}`;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
