import type { SupportStage } from '@umpire/rules';
import { type Block, type Cell, left, quiet, right, strong, table } from './blocks.js';
import type { EditionRow } from './reports.js';
import type { Voice } from './voice.js';

const STAGES: readonly SupportStage[] = ['text', 'compiled', 'executable', 'tested', 'exact'];

/** The rule sets, one a row; with `options`, the switches of each. */
export function editionsBlocks(
  list: readonly EditionRow[],
  voice: Voice,
  { options = false }: { readonly options?: boolean } = {},
): Block[] {
  const { say, figures } = voice;
  const titles = say.editionColumns;
  const stages = STAGES.filter((stage) => list.some((row) => (row.stages[stage] ?? 0) > 0));
  const rows = list.map(({ id, parent, hash, stages: counts }): Cell[] => [
    strong(id),
    say.edition(id),
    quiet(parent ?? say.absent),
    ...stages.map((stage) => figures.count(counts[stage] ?? 0)),
    quiet(hash.replace(/^sha256:/, '').slice(0, 8)),
  ]);
  const columns = [
    left(titles.id),
    left(titles.name),
    left(titles.parent),
    ...stages.map((stage) => right(say.supportStages[stage])),
    left(titles.hash),
  ];
  return [table(columns, rows), ...(options ? list.flatMap((row) => optionBlocks(row, voice)) : [])];
}

function optionBlocks({ id, options }: EditionRow, { say }: Voice): Block[] {
  if (options.length === 0) return [];
  return [
    table(
      [left(), left(), left(), left()],
      options.map((option) => [option.id, `${option.value}`, quiet(option.ruling ?? ''), quiet(option.summary ?? '')]),
      say.options(id),
    ),
  ];
}
