import type { ImportRecord } from '@umpire/datasheets';
import type { Report } from '../report.js';

/** The records of a page as they come in; a page prints many of its rules more than once. */
export interface Collection {
  readonly records: readonly ImportRecord[];
  /**
   * Adds a record unless the page printed it before; of two copies the fuller stays. Another rule of the same name gets
   * another id. Answers the record that stands for it.
   */
  add(record: ImportRecord): ImportRecord;
}

export function collectRecords(report: Report): Collection {
  const records: ImportRecord[] = [];
  const at = new Map<string, number>();
  const numbered = new Map<string, ImportRecord>();
  const namesakes = new Map<string, number>();
  const keyOf = ({ kind, id }: Pick<ImportRecord, 'kind' | 'id'>): string => `${kind} ${id}`;
  const push = (record: ImportRecord): ImportRecord => {
    at.set(keyOf(record), records.length);
    records.push(record);
    return record;
  };
  const freeId = ({ kind, id }: ImportRecord): string => {
    const base = id.replace(/-\d+$/, '');
    let n = namesakes.get(`${kind} ${base}`) ?? 1;
    do n++;
    while (at.has(`${kind} ${base}-${n}`));
    namesakes.set(`${kind} ${base}`, n);
    return `${base}-${n}`;
  };
  return {
    records,
    add: (record) => {
      if (isNumbered(record)) {
        const words = `${record.kind} ${textsOf(record).join('\n')}`;
        const same = numbered.get(words);
        if (same) return same;
        const added = push(at.has(keyOf(record)) ? { ...record, id: freeId(record) } : record);
        numbered.set(words, added);
        return added;
      }
      const index = at.get(keyOf(record));
      const other = index === undefined ? undefined : records[index];
      if (index === undefined || other === undefined) return push(record);
      const [mine, theirs] = [textsOf(record), textsOf(other)];
      if (isWithin(mine, theirs)) return other;
      if (isWithin(theirs, mine)) {
        records[index] = record;
        return record;
      }
      const hatchway = `${record.id}-hatchway`;
      if (/\b[Hh]atchway\b/.test(mine.join('\n')) && !at.has(`${record.kind} ${hatchway}`))
        return push({ ...record, id: hatchway });
      const renamed = push({ ...record, id: freeId(record) });
      report.warn(
        'rule-differs',
        record.source.lines[0],
        `The page prints "${record.name}" twice with different words; both were kept`,
        { found: renamed.id },
      );
      return renamed;
    },
  };
}

/** Questions of a rule that is printed twice, indexes of a keyword: the same words are the same record. */
const isNumbered = ({ kind }: ImportRecord): boolean => kind === 'faq' || kind === 'erratum' || kind === 'keyword-list';

const isWithin = (some: readonly string[], all: readonly string[]): boolean => {
  const known = new Set(all);
  return some.every((text) => known.has(text));
};

/** What a record says, paragraph by paragraph. */
export function textsOf(record: ImportRecord): readonly string[] {
  switch (record.kind) {
    case 'core-rule':
    case 'army-rule':
    case 'detachment':
      return record.body.map(({ text }) => text);
    case 'stratagem':
      return [record.when, record.target, record.effect, record.restrictions].flatMap((part) =>
        part ? [part.text] : [],
      );
    case 'faq':
      return [record.question, record.answer ?? ''];
    case 'erratum':
      return [record.where, record.change, record.text ?? ''];
    case 'keyword-list':
      return [...record.keywords, ...record.roles];
    default:
      return [];
  }
}
