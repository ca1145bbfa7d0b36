import { type Block, error, lines, quiet, strong } from './blocks.js';
import { counted } from './counted.js';
import { placeOf } from './issues.js';
import type { CasesReport } from './reports.js';
import type { Voice } from './voice.js';

/** A run of cases: each failure with what was expected and what came, the count last. */
export function casesBlocks(
  { passed, failed, skipped, failures, skips = [] }: CasesReport,
  { say, figures }: Voice,
): Block[] {
  const words = say.failure;
  const told = failures.map((failure) => {
    const place = placeOf(failure.span);
    return lines([
      [
        error(`✕ ${failure.case}`),
        ...(failure.step === '' ? [] : [`, ${words.step(failure.step)}`]),
        ...(place === '' ? [] : [quiet(` (${place})`)]),
      ],
      [quiet(`  ${words.expected}: `), failure.expected],
      [quiet(`  ${words.got}: `), failure.got],
      ...(failure.rule === '' ? [] : [[quiet(`  ${words.rule}: `), failure.rule]]),
    ]);
  });
  const reasons = [...counted(skips.map(({ why }) => why))].map(([why, count]) => [
    quiet(say.skipped(figures.count(count), why)),
  ]);
  return [
    ...told,
    ...(reasons.length === 0 ? [] : [lines(reasons)]),
    lines([[strong(say.cases(figures.count(passed), figures.count(failed), figures.count(skipped)))]]),
  ];
}
