import type { SupportStage } from '@umpire/rules';
import { type Block, type Cell, error, heading, left, lines, quiet, right, strong, table, warning } from './blocks.js';
import { issueBlocks, placeOf } from './issues.js';
import type { CasesReport, DiffReport, EditionRow, ImportReport, RulesReport } from './reports.js';
import type { Voice } from './voice.js';

/** Every rule named in a document, where it is printed and how far it is supported. */
export function rulesBlocks({ file, edition, rules, issues }: RulesReport, voice: Voice): Block[] {
  const { say, figures } = voice;
  const titles = say.rulesColumns;
  const rows = rules.map(({ name, kind, stage, source, span, mode }): Cell[] => [
    name,
    quiet(mode === undefined ? kind : `${kind}, ${say.mode(mode)}`),
    stage === 'text' ? warning(say.supportStages[stage]) : say.supportStages[stage],
    quiet(source),
    span?.line === undefined ? '' : figures.count(span.line),
  ]);
  return [
    heading(
      say.rulesOf(file, edition === undefined ? '' : say.edition(edition)),
      voice.count(rules.length, say.rulesCounted),
    ),
    rows.length === 0
      ? lines([[say.noRules]])
      : table(
          [left(titles.rule), left(titles.kind), left(titles.stage), left(titles.source), right(titles.line)],
          rows,
        ),
    ...issueBlocks(issues, voice),
  ];
}

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

/** What differs between two rule sets, rule by rule. */
export function diffBlocks({ a, b, differences }: DiffReport, voice: Voice): Block[] {
  const { say } = voice;
  if (differences.length === 0) return [lines([[say.noDifferences(a, b)]])];
  const rows = differences.map(({ id, name, kind, a: left, b: right }): Cell[] => [
    name === '' ? id : name,
    quiet(say.differenceKinds[kind]),
    left ?? quiet(say.absent),
    right ?? quiet(say.absent),
  ]);
  return [
    heading(voice.count(differences.length, (count) => say.differences(a, b, count))),
    table([left(), left(), left(a), left(b)], rows),
  ];
}

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

const UNREAD_SHOWN = 12;

/** What a file gave: records by kind, how much was understood, and what was not. */
export function importBlocks({ file, records, issues, understood }: ImportReport, voice: Voice): Block[] {
  const { say, figures } = voice;
  const kinds = counted(records.map(({ kind }) => kind));
  const counts = [...kinds].map(([kind, count]): Cell[] => [kind, figures.count(count)]);
  const unread = understood?.unread ?? [];
  return [
    heading(say.imported(file), voice.count(records.length, say.recordsOf)),
    ...(counts.length === 0 ? [] : [table([left(), right()], counts)]),
    ...(understood === undefined
      ? []
      : [
          lines([
            [
              say.understood(
                figures.count(understood.compiled),
                figures.count(understood.clauses),
                figures.count(understood.executable),
              ),
            ],
          ]),
        ]),
    ...(unread.length === 0
      ? []
      : [
          lines(
            [
              ...unread
                .slice(0, UNREAD_SHOWN)
                .map(({ line, text }) => [quiet(`  ${say.lineOf(figures.count(line))}: `), text]),
              ...(unread.length > UNREAD_SHOWN ? [[quiet(`  + ${figures.count(unread.length - UNREAD_SHOWN)}`)]] : []),
            ],
            say.unread,
          ),
        ]),
    ...issueBlocks(issues, voice),
  ];
}

/** How often each word comes, in the order of its first. */
function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
