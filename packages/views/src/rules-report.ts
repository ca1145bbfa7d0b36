import { type Block, type Cell, heading, left, lines, quiet, right, strong, table, warning } from './blocks.js';
import { counted } from './counted.js';
import { issueBlocks } from './issues.js';
import type { RuleRow, RulesReport, UnderstandingReport } from './reports.js';
import type { Voice } from './voice.js';

/** Every rule named in a document, where it is printed and how far it is supported. */
export function rulesBlocks({ file, edition, rules, issues, understanding }: RulesReport, voice: Voice): Block[] {
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
    ...effectBlocks(rules, voice),
    ...reasonBlocks(rules, voice),
    ...(understanding === undefined ? [] : understandingBlocks(understanding, voice)),
    ...issueBlocks(issues, voice),
  ];
}

/** How many texts of each kind were read whole, in part or not at all, and where reading stopped most often. */
function understandingBlocks(report: UnderstandingReport, { say, figures }: Voice): Block[] {
  const { clauses, compiled, executable, kinds, phrases } = report;
  const titles = say.understandingColumns;
  const rows = kinds.map(({ kind, texts, whole, partial, unread }): Cell[] => [
    kind,
    figures.count(texts),
    figures.count(whole),
    figures.count(partial),
    figures.count(unread),
  ]);
  return [
    lines(
      [[say.understood(figures.count(compiled), figures.count(clauses), figures.count(executable))]],
      say.understanding,
    ),
    table(
      [left(titles.kind), right(titles.texts), right(titles.whole), right(titles.partial), right(titles.unread)],
      rows,
    ),
    ...(phrases.length === 0
      ? []
      : [
          lines(
            phrases.map(({ text, times }) => [strong(figures.count(times)), `  ${text}`]),
            say.unreadPhrases,
          ),
        ]),
  ];
}

/** What the rules that run do, in plain words. */
function effectBlocks(rules: readonly RuleRow[], { say }: Voice): Block[] {
  const told = rules.flatMap(({ name, effect }) => (effect === undefined ? [] : [[strong(name), '  ', effect]]));
  return told.length === 0 ? [] : [lines(told, say.rulesRun)];
}

/** Why the others do not run, or not wholly: a reason shared by many stands once. */
function reasonBlocks(rules: readonly RuleRow[], { say, figures }: Voice): Block[] {
  const reasons = [...counted(rules.flatMap(({ why }) => (why === undefined ? [] : [why])))];
  if (reasons.length === 0) return [];
  const told = reasons.map(([why, count]) => {
    const only = count === 1 ? rules.find((rule) => rule.why === why)?.name : undefined;
    return [strong(only ?? figures.count(count)), `  ${why}`];
  });
  return [lines(told, say.rulesHeldBack)];
}
