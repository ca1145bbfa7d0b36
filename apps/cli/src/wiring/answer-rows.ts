import type { Import, ImportRecord } from '@umpire/datasheets';
import { kebab, printCitation } from '@umpire/kernel';
import type { Rule } from '@umpire/rules';
import type { RuleRow } from '@umpire/views';
import { printedAnswers } from '@umpire/w40k';

interface Answers {
  readonly file: string;
  readonly known: ReadonlyMap<string, Rule>;
  readonly rules: readonly RuleRow[];
}

type Answer = Extract<ImportRecord, { readonly kind: 'faq' | 'erratum' }>;

/**
 * Questions with their answers, and corrections: each as the rule that it is, else tied to the rule that it touches, in
 * whatever edition. `rules` are the rows of the rules; those that run and that a page corrects say so too.
 */
export function answerRows({ records }: Import, { file, known, rules }: Answers): RuleRow[] {
  const byName = new Map(rules.flatMap((row) => [row.name, row.id].map((name) => [kebab(name), row] as const)));
  const nameOf = new Map(records.map(({ id, name }) => [id, name]));
  return records.filter(isAnswer).map((record): RuleRow => {
    const [line, lastLine] = record.source.lines;
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
    const { about = '' } = record;
    const touched = named(record, byName) ?? byName.get(about);
    return {
      id: record.id,
      name: `${record.kind === 'faq' ? 'Question' : 'Correction'} on ${touched?.name ?? nameOf.get(about) ?? record.name}`,
      kind: record.kind,
      span,
      source: touched?.source ?? 'this document',
      ...(touched === undefined ? {} : { touches: touched.id }),
      stage: 'text',
      why: whyOf(record.kind, touched),
    };
  });
}

/** The rules that run and that an answer or a correction touches of which Umpire does not know whether it is followed. */
export function withAnswers(rules: readonly RuleRow[], answers: readonly RuleRow[]): RuleRow[] {
  return rules.map((row) => {
    const on = runs(row) ? answers.filter(({ touches }) => touches === row.id) : [];
    if (on.length === 0) return row;
    const lines = on.map(({ kind, span }) => `line ${span?.line} ${kind === 'faq' ? 'answers on' : 'corrects'} it`);
    return { ...row, why: [row.why, ...lines, NOT_CHECKED].filter(Boolean).join('; ') };
  });
}

const NOT_CHECKED = 'whether it runs so was not checked';

const runs = ({ stage }: RuleRow): boolean => stage === 'executable' || stage === 'tested' || stage === 'exact';

function whyOf(kind: Answer['kind'], touched: RuleRow | undefined): string {
  if (touched === undefined) return 'its text is kept; it names no rule that Umpire knows';
  const says = kind === 'faq' ? 'answers a question on' : 'corrects';
  return runs(touched)
    ? `${says} ${touched.name}, which runs; ${NOT_CHECKED}`
    : `${says} ${touched.name}, which does not run`;
}

/** The rule that a correction says it corrects: `Core Rules, Wound Roll`, `Slow Fire Army Rule`. */
function named(record: Answer, byName: ReadonlyMap<string, RuleRow>): RuleRow | undefined {
  if (record.kind === 'faq') return undefined;
  const parts = record.where.split(/,| [–-] /).map((part) => part.trim().replace(KIND_OF_RULE, ''));
  return parts.map((part) => byName.get(kebab(part))).find((row) => row !== undefined);
}

const KIND_OF_RULE = / (?:Army Rule|Detachment Rule|Core Rule|Stratagem|Ability|Enhancement|Section)s?$/i;

const isAnswer = (record: ImportRecord): record is Answer => record.kind === 'faq' || record.kind === 'erratum';

/** By what it is about, and by a word that no other answer on it has. */
function ruleOf(record: Answer): string | undefined {
  const text = record.kind === 'faq' ? record.question : `${record.where} ${record.change}`;
  const marked = printedAnswers.filter(({ kind, about }) => kind === record.kind && about === record.about);
  return marked.find(({ word = '' }) => text.toLowerCase().includes(word))?.rule;
}
