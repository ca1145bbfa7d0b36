import type { Import, ImportRecord } from '@umpire/datasheets';
import { printCitation } from '@umpire/kernel';
import type { Rule } from '@umpire/rules';
import type { RuleRow } from '@umpire/views';
import { printedAnswers } from '@umpire/w40k';

interface Answers {
  readonly file: string;
  readonly known: ReadonlyMap<string, Rule>;
}

type Answer = Extract<ImportRecord, { readonly kind: 'faq' | 'erratum' }>;

/** Questions with their answers, and corrections: each as the rule that it is, else beside the rule it is about. */
export function answerRows({ records }: Import, { file, known }: Answers): RuleRow[] {
  const names = new Map(records.map(({ id, name }) => [id, name]));
  return records.filter(isAnswer).map((record): RuleRow => {
    const { about = '', source } = record;
    const [line, lastLine] = source.lines;
    const span = { file, line, lastLine };
    const rule = known.get(ruleOf(record) ?? '');
    if (rule !== undefined)
      return {
        id: rule.id,
        name: rule.name,
        kind: record.kind,
        span,
        source: printCitation(rule.source),
        stage: rule.stage,
        ...(rule.stage === 'text' ? {} : { effect: rule.summary }),
        ...(rule.why === undefined ? {} : { why: rule.why }),
      };
    const subject = known.get(about);
    return {
      id: record.id,
      name: `${record.kind === 'faq' ? 'Question' : 'Correction'} on ${names.get(about) ?? record.name}`,
      kind: record.kind,
      span,
      source: subject === undefined ? 'this document' : printCitation(subject.source),
      stage: 'text',
      why: 'its text is kept; no rule of this edition runs it yet',
    };
  });
}

const isAnswer = (record: ImportRecord): record is Answer => record.kind === 'faq' || record.kind === 'erratum';

/** By what it is about, and by a word that no other answer on it has. */
function ruleOf(record: Answer): string | undefined {
  const text = record.kind === 'faq' ? record.question : `${record.where} ${record.change}`;
  const marked = printedAnswers.filter(({ kind, about }) => kind === record.kind && about === record.about);
  return marked.find(({ word = '' }) => text.toLowerCase().includes(word))?.rule;
}
