import { type Block, type Cell, heading, left, lines, quiet, right, table, warning } from './blocks.js';
import { issueBlocks } from './issues.js';
import type { RulesReport } from './reports.js';
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
