import { type Gap, type ImportRecord, ruleText, stratagemText } from '@umpire/datasheets';
import { type Compiled, type CompileOptions, compile, type Kind, type UnreadClause } from './compile.js';

/** A text of an imported record, and what was understood of it. */
export interface ReadText {
  readonly kind: Kind;
  readonly id: string;
  readonly name: string;
  readonly edition: string;
  readonly file: string;
  /** Where the text begins in its file. */
  readonly line: number;
  readonly text: string;
  readonly compiled: Compiled;
}

type Text = Omit<ReadText, 'compiled'> & { readonly cost?: number; readonly gaps: readonly Gap[] };

/**
 * Compiles every rule text among the records, each wording of a name once. Core abilities are left out, and what `isKnown`
 * says the game has by name already.
 */
export function compileRecords(
  records: readonly ImportRecord[],
  isKnown: (name: string) => boolean = () => false,
): readonly ReadText[] {
  const about = namesIn(records);
  const known = new Map<string, ReadText>();
  for (const { cost, gaps, ...one } of records.flatMap(textsOf)) {
    if (isKnown(one.name)) continue;
    const key = `${one.edition} ${one.kind} ${one.name} ${one.text}`;
    if (known.has(key)) continue;
    const { edition, kind, name } = one;
    const compiled = compile(one.text, { edition, kind, name, ...about, ...(cost === undefined ? {} : { cost }) });
    known.set(key, { ...one, compiled: gaps.some(isLoss) ? cut(compiled, one.text) : compiled });
  }
  return [...known.values()];
}

/** A part of the text is lost: what is left is not the rule. */
const isLoss = ({ code }: Gap): boolean => code !== 'ability-value-missing';

const cut = (compiled: Compiled, text: string): Compiled => ({
  ...compiled,
  effects: [],
  whole: false,
  unread: [
    ...compiled.unread,
    {
      text: firstWords(text, 9),
      from: 0,
      to: text.length,
      stuckAt: text.length,
      why: 'unsettled',
      reason: 'a part of the text is lost',
    },
  ],
});

/** Keywords and rules that texts of these records may name. */
export function namesIn(records: readonly ImportRecord[]): Pick<CompileOptions, 'keywords' | 'rules'> {
  const keywords = new Set<string>();
  const rules = new Set<string>();
  for (const record of records) {
    if (record.kind === 'army-rule') rules.add(record.name);
    if (record.kind !== 'datasheet') continue;
    for (const keyword of [...record.keywords, ...record.factionKeywords]) keywords.add(keyword);
    for (const { name, place } of record.abilities) if (place === 'core' || place === 'faction') rules.add(name);
  }
  return { keywords: [...keywords], rules: [...rules] };
}

function textsOf(record: ImportRecord): readonly Text[] {
  const { id, name, edition, source, gaps } = record;
  const make = (kind: Kind, text: string | undefined, line = source.lines[0]): Text[] =>
    text === undefined || text.trim() === '' ? [] : [{ kind, id, name, edition, file: source.file, line, text, gaps }];
  switch (record.kind) {
    case 'datasheet':
      return record.abilities.flatMap((ability) =>
        !isOwn(ability) || ability.text === undefined
          ? []
          : [
              {
                kind: 'ability' as const,
                id: ability.id,
                name: ability.name,
                edition,
                file: ability.source.file,
                line: ability.source.lines[0],
                text: ability.text,
                gaps: ability.gaps,
              },
            ],
      );
    case 'ability':
      return isOwn(record) ? make('ability', record.text) : [];
    case 'stratagem':
      return make('stratagem', stratagemText(record)).map((one) => ({ ...one, cost: record.cost }));
    case 'enhancement':
      return make('enhancement', record.text);
    case 'army-rule':
    case 'detachment':
      return make(record.kind === 'detachment' ? 'detachment-rule' : 'army-rule', ruleText(record));
    default:
      return [];
  }
}

/** Core and weapon abilities are the core rules'. */
const isOwn = ({ place }: { readonly place: string }): boolean => place !== 'weapon' && place !== 'core';

/** The words at which a clause could not be read on, with a few before them: what a list of gaps counts. */
export function phraseOf({ from, stuckAt, text, why }: UnreadClause): string {
  if (why !== 'unknown') return firstWords(text, 9);
  const before = text
    .slice(0, Math.max(0, stuckAt - from))
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .slice(-3)
    .join(' ');
  const after = firstWords(text.slice(Math.max(0, stuckAt - from)), 6);
  return before === '' ? after : `${before} … ${after}`;
}

const firstWords = (text: string, most: number): string => text.trim().split(/\s+/).slice(0, most).join(' ');
