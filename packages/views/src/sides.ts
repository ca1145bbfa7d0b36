import type { ExactAnswer } from '@umpire/odds';
import { type Block, type Cell, left, right, table } from './blocks.js';
import type { Voice } from './voice.js';

/** The largest table of both sides that a person reads. */
const MOST_ACROSS = 11;

/** Where both sides may lose: what each does, who loses more, and every pair of losses. */
export function sideBlocks({ sides, both }: ExactAnswer, voice: Voice): Block[] {
  const [first, second] = sides ?? [];
  if (!sides || !first || !second) return [];
  const { say, figures } = voice;
  const columns = say.sideColumns;
  const rows = sides.map(({ name, modelsDestroyed, destroyed }): Cell[] => [
    name,
    voice.mean(modelsDestroyed.mean, say.models),
    figures.chance(modelsDestroyed.distribution[0] ?? 0),
    figures.chance(destroyed),
  ]);
  const titles = [left(columns.side), right(columns.mean), right(columns.none), right(columns.all)];
  return [table(titles, rows, say.sides), ...(both ? outcomes(both, [first.name, second.name], voice) : [])];
}

function outcomes(
  both: readonly (readonly number[])[],
  [first, second]: readonly [first: string, second: string],
  { say, figures }: Voice,
): Block[] {
  const share = (is: (a: number, b: number) => boolean): number =>
    both.reduce((sum, row, a) => sum + row.reduce((part, chance, b) => part + (is(a, b) ? chance : 0), 0), 0);
  const who: Cell[][] = [
    [say.outcomes.fewer(first), figures.chance(share((a, b) => a < b))],
    [say.outcomes.equal(first), figures.chance(share((a, b) => a === b))],
    [say.outcomes.more(first), figures.chance(share((a, b) => a > b))],
  ];
  const across = both[0]?.length ?? 0;
  if (both.length > MOST_ACROSS || across > MOST_ACROSS) return [table([left(), right()], who)];
  const columns = [right(), ...Array.from({ length: across }, (_, b) => right(figures.count(b)))];
  const rows = both.map((row, a): Cell[] => [figures.count(a), ...row.map((chance): Cell => figures.chance(chance))]);
  return [table([left(), right()], who), table(columns, rows, say.both(first, second))];
}
