import { type GrantedRule, printEffect } from '@umpire/effects';
import { kebab, ok, printCitation, type Result } from '@umpire/kernel';
import { effectsOf, type Rule } from '@umpire/rules';
import type { RuleRow, RulesReport } from '@umpire/views';
import type { SourceFile } from '../services.js';
import { importFile } from './import.js';
import { type NamedRule, namedRules } from './named-rules.js';
import { playable, ruleSetOf } from './rule-sets.js';

/** Every rule named in a document: where it is printed, how far it runs, what it does or why not. */
export function rulesReport(file: SourceFile, choice: { readonly edition?: string }): Result<RulesReport> {
  const read = importFile(file, choice);
  if (!read.ok) return read;
  const edition = choice.edition ?? read.value.records[0]?.edition ?? '';
  const sets = [edition, ...modesOf(edition)].flatMap((id) => {
    const found = ruleSetOf({ edition: id, set: {} });
    return found.ok ? [{ id, find: finderOf([...found.value.rules.values()]) }] : [];
  });
  const rules = namedRules(read.value).map((named) => rowOf(named, { file: file.name, edition, sets }));
  return ok({ file: file.name, edition, rules, issues: read.value.issues });
}

interface Known {
  readonly id: string;
  readonly find: (named: NamedRule) => Rule | undefined;
}

interface Context {
  readonly file: string;
  readonly edition: string;
  /** The edition, then its modes. */
  readonly sets: readonly Known[];
}

const modesOf = (edition: string): string[] => playable.filter(({ on }) => on === edition).map(({ id }) => id);

/** By id, by printed name, by the names that the document gives besides. */
function finderOf(rules: readonly Rule[]): Known['find'] {
  const byName = new Map(rules.flatMap((rule) => [[kebab(rule.name), rule] as const, [rule.id, rule] as const]));
  return ({ id, name, aliases }) => {
    const ids = [id, kebab(name), ...aliases].flatMap((one) => [one, one.replace(/s$/, ''), `${one}s`]);
    return ids.map((one) => byName.get(one)).find((rule) => rule !== undefined);
  };
}

function rowOf(named: NamedRule, { file, edition, sets }: Context): RuleRow {
  const found = sets.map(({ id, find }) => ({ id, rule: find(named) })).find(({ rule }) => rule !== undefined);
  const boarding = named.isBoarding ? modesOf(edition).find((id) => id.endsWith('-boarding')) : undefined;
  const mode = boarding ?? (found !== undefined && found.id !== edition ? found.id : undefined);
  const rule = found?.rule;
  const place = { file, line: named.lines[0], lastLine: named.lines[1] };
  const head = { id: rule?.id ?? named.id, name: named.name, kind: rule?.kind ?? named.kind, span: place };
  const where = mode === undefined ? {} : { mode };
  if (rule === undefined)
    return { ...head, ...where, source: placeOf(named), stage: 'text', why: named.isPrinted ? NOT_BUILT : NAMED_ONLY };
  return {
    ...head,
    ...where,
    source: printCitation(rule.source),
    stage: rule.stage,
    ...(rule.stage === 'text' ? {} : { effect: effectOf(rule, { ...named.given, rule: rule.id }) }),
    ...(rule.why === undefined ? {} : { why: rule.why }),
  };
}

const NOT_BUILT = 'its text is kept; no rule of this edition runs it yet';
const NAMED_ONLY = 'named here and printed elsewhere; no rule of this edition runs it yet';

/** Printed by the effect language, or in our own words where code does it. */
function effectOf(rule: Rule, given: GrantedRule): string {
  const words = effectsOf(rule, given).map(printEffect);
  return words.length === 0 ? rule.summary : words.join(' ');
}

/** Where the document itself says that the rule is printed. */
function placeOf({ section, of, isPrinted }: NamedRule): string {
  if (section !== undefined) return `Core rules ${section}`;
  if (of !== undefined && of !== '') return of;
  return isPrinted ? 'this document' : 'elsewhere';
}
