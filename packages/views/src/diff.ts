import { type Block, type Cell, heading, left, lines, quiet, strong, table } from './blocks.js';
import type { DiffReport } from './reports.js';
import type { Voice } from './voice.js';

/** The most letters that two columns of words leave readable. */
const SIDE_BY_SIDE = 28;

/** What differs between two rule sets, rule by rule: side by side where the words are short, else one under the other. */
export function diffBlocks({ a, b, differences }: DiffReport, voice: Voice): Block[] {
  const { say } = voice;
  if (differences.length === 0) return [lines([[say.noDifferences(a, b)]])];
  const told = differences.map((one) => ({
    name: one.name === '' ? one.id : one.name,
    kind: quiet(say.differenceKinds[one.kind]),
    sides: [one.a ?? quiet(say.absent), one.b ?? quiet(say.absent)],
  }));
  const isShort = differences.every((one) => Math.max(one.a?.length ?? 0, one.b?.length ?? 0) <= SIDE_BY_SIDE);
  const width = Math.max(a.length, b.length);
  const under = told.map(({ name, kind, sides }) =>
    lines([[strong(name), '  ', kind], ...sides.map((side, i) => [quiet(`  ${[a, b][i]?.padEnd(width)}  `), side])]),
  );
  const beside = table(
    [left(), left(), left(a), left(b)],
    told.map(({ name, kind, sides }): Cell[] => [name, kind, ...sides]),
  );
  return [
    heading(voice.count(differences.length, (count) => say.differences(a, b, count))),
    ...(isShort ? [beside] : under),
  ];
}
