import { type GrantedRule, printEffect } from '@umpire/effects';
import { kebab, ok, printCitation, type Result } from '@umpire/kernel';
import { effectsOf, type Rule } from '@umpire/rules';
import type { RuleRow, RulesReport } from '@umpire/views';
import type { SourceFile } from '../services.js';
import { answerRows, withAnswers } from './answer-rows.js';
import { dataRows } from './data-rows.js';
import { importFile } from './import.js';
import { type NamedRule, namedRules } from './named-rules.js';
import { playable, ruleSetOf } from './rule-sets.js';
import { type ReadRecords, readRecords } from './understand.js';

/** Every rule named in a document: where it is printed, how far it runs, what it does or why not. */
export async function rulesReport(
  file: SourceFile,
  choice: { readonly edition?: string },
): Promise<Result<RulesReport>> {
  const read = await importFile(file, choice);
  if (!read.ok) return read;
  const edition = choice.edition ?? read.value.records[0]?.edition ?? '';
  const sets = [edition, ...modesOf(edition)].flatMap((id) => {
    const found = ruleSetOf({ edition: id, set: {} });
    return found.ok ? [knownOf(id, found.value.rules)] : [];
  });
  const context = { file: file.name, edition, sets };
  const all = namedRules(read.value);
  const texts = readRecords(read.value.records);
  const rules = all.flatMap((named) => {
    const row = withText(partOf(named, all, context) ?? rowOf(named, context), named, texts);
    return [row, ...otherNames(named, row)];
  });
  const known = sets[0]?.byId ?? new Map<string, Rule>();
  const named = [...rules, ...dataRows(read.value, file.name)];
  const answers = answerRows(read.value, { file: file.name, known, rules: named });
  const rows = [...withAnswers(named, answers), ...answers];
  rows.sort((a, b) => (a.span?.line ?? 0) - (b.span?.line ?? 0));
  return ok({
    file: file.name,
    edition,
    rules: rows,
    issues: read.value.issues,
    ...(texts === undefined ? {} : { understanding: texts.understanding }),
  });
}

interface Known {
  readonly id: string;
  readonly byId: ReadonlyMap<string, Rule>;
  readonly byName: ReadonlyMap<string, Rule>;
}

interface Context {
  readonly file: string;
  readonly edition: string;
  /** The edition, then its modes. */
  readonly sets: readonly Known[];
}

const modesOf = (edition: string): string[] => playable.filter(({ on }) => on === edition).map(({ id }) => id);

/** An answer is never found by its name: it bears that of the rule that it is about. */
function knownOf(id: string, rules: ReadonlyMap<string, Rule>): Known {
  const named = [...rules.values()].filter(({ kind }) => kind !== 'faq');
  return { id, byId: rules, byName: new Map(named.map((rule) => [kebab(rule.name), rule])) };
}

interface Found {
  readonly id: string;
  readonly rule: Rule;
}

/** By id, by the other names that the document gives, then by printed name; what a mode prints, in the mode first. */
function find({ id, name, aliases, isBoarding }: NamedRule, sets: readonly Known[]): Found | undefined {
  const order = isBoarding ? [...sets.filter((set) => set.id.endsWith('-boarding')), ...sets] : sets;
  const ids = [id, ...aliases];
  const names = [...ids, kebab(name)].flatMap(spellings);
  const tries = [
    ...ids.map((one) => ({ one, by: 'byId' as const })),
    ...names.flatMap((one) => [
      { one, by: 'byId' as const },
      { one, by: 'byName' as const },
    ]),
  ];
  for (const { one, by } of tries)
    for (const set of order) {
      const rule = set[by].get(one);
      if (rule !== undefined) return { id: set.id, rule };
    }
  return undefined;
}

/** A step, a test or a roll is known by the rule that has it: `Hazardous test`, `Save Rolls step`. */
const spellings = (id: string): string[] =>
  [id, id.replace(/-(?:steps?|tests?)$/, '')].flatMap((one) => [one, one.replace(/s$/, ''), `${one}s`]);

function rowOf(named: NamedRule, { file, edition, sets }: Context): RuleRow {
  const found = find(named, sets);
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

/** A step or state inside a rule that runs runs with it, unless it is a rule of its own. */
function partOf(named: NamedRule, all: readonly NamedRule[], context: Context): RuleRow | undefined {
  if (named.within === undefined || find(named, context.sets) !== undefined) return undefined;
  const whole = all.find(({ id, isBoarding }) => id === named.within && isBoarding === named.isBoarding);
  const row = whole && rowOf(whole, context);
  if (row === undefined || row.stage === 'text' || row.stage === 'compiled') return undefined;
  const { source, stage, mode, why } = row;
  return {
    ...rowOf(named, context),
    source,
    stage,
    effect: `Part of ${row.name}.`,
    ...(mode === undefined ? {} : { mode }),
    ...(why === undefined ? {} : { why }),
  };
}

/** A rule that no edition has by name does what its text says, if all of it was understood. */
function withText(row: RuleRow, { name }: NamedRule, read: ReadRecords | undefined): RuleRow {
  if (row.stage !== 'text' || read === undefined) return row;
  const text = read.texts.find((one) => one.name === name);
  if (text === undefined) return row;
  const { whole, effects, unread } = text.compiled;
  if (!whole) return { ...row, why: unread.length === text.compiled.clauses ? UNREAD : PARTLY };
  const effect = effects.map((one) => printEffect(one)).join(' ');
  const { why: _, ...rest } = row;
  const runs = effects.every(read.carriesOut);
  return runs ? { ...rest, stage: 'executable', effect } : { ...rest, stage: 'compiled', effect, why: WAITS };
}

const UNREAD = 'its text is kept and was not understood';
const PARTLY = 'its text is kept and was understood in part; no rule runs by halves';
const WAITS = 'its text was understood; no engine carries out all of it yet';

/** The other names under which the document prints a stratagem. */
function otherNames(named: NamedRule, row: RuleRow): RuleRow[] {
  if (named.kind !== 'stratagem') return [];
  return named.aliases
    .filter((id) => id !== row.id && !id.startsWith('ba-'))
    .map((id) => ({ ...row, id, name: `${titleOf(id)} (now ${row.name})` }));
}

const titleOf = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const NOT_BUILT = 'its text is kept; no rule of this edition runs it yet';
const NAMED_ONLY = 'named here and printed elsewhere; no rule of this edition runs it yet';

/** Printed by the effect language, or in our own words where code does it. */
function effectOf(rule: Rule, given: GrantedRule): string {
  // no number stands in for one that the document does not print
  if (typeof rule.effects === 'function' && given.parameter === undefined) return rule.summary;
  const words = effectsOf(rule, given).map(printEffect);
  return words.length === 0 ? rule.summary : words.join(' ');
}

/** Where the document itself says that the rule is printed. */
function placeOf({ section, of, isPrinted }: NamedRule): string {
  if (section !== undefined) return `Core rules ${section}`;
  if (of !== undefined && of !== '') return of;
  return isPrinted ? 'this document' : 'elsewhere';
}
