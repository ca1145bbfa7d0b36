import type { ImportRecord } from '@umpire/datasheets';
import type { Report } from '../report.js';

/**
 * Adds a record unless the page printed it before; of two copies the fuller stays. Another rule of the same name gets
 * another id. Answers the record that stands for it.
 */
export function addRecord(record: ImportRecord, records: ImportRecord[], report: Report): ImportRecord {
  const at = records.findIndex((other) => other.kind === record.kind && other.id === record.id);
  const other = records[at];
  if (other === undefined) {
    records.push(record);
    return record;
  }
  if (record.kind === 'faq' || record.kind === 'erratum' || record.kind === 'keyword-list')
    return addNumbered(record, records);
  const [mine, theirs] = [textsOf(record), textsOf(other)];
  if (isWithin(mine, theirs)) return other;
  if (isWithin(theirs, mine)) {
    records[at] = record;
    return record;
  }
  return addNamesake(record, records, report);
}

/** Questions of a rule that is printed twice, indexes of a keyword: the same words are the same record. */
function addNumbered(record: ImportRecord, records: ImportRecord[]): ImportRecord {
  const key = textsOf(record).join('\n');
  const same = records.find((other) => other.kind === record.kind && textsOf(other).join('\n') === key);
  if (same) return same;
  const renamed = { ...record, id: freeId(record.id.replace(/-\d+$/, ''), records, record.kind) };
  records.push(renamed);
  return renamed;
}

function addNamesake(record: ImportRecord, records: ImportRecord[], report: Report): ImportRecord {
  const words = textsOf(record).join('\n');
  const boarding = /\b[Hh]atchway\b/.test(words) ? `${record.id}-hatchway` : undefined;
  const id =
    boarding !== undefined && !records.some((other) => other.id === boarding)
      ? boarding
      : freeId(record.id, records, record.kind);
  if (boarding === undefined) {
    report.warn(
      'rule-differs',
      record.source.lines[0],
      `The page prints "${record.name}" twice with different words; both were kept`,
      { found: id },
    );
  }
  const renamed = { ...record, id };
  records.push(renamed);
  return renamed;
}

function freeId(id: string, records: readonly ImportRecord[], kind: ImportRecord['kind']): string {
  const taken = new Set(records.filter((other) => other.kind === kind).map((other) => other.id));
  for (let n = 2; ; n++) if (!taken.has(`${id}-${n}`)) return `${id}-${n}`;
}

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
      return [record.when, record.target, record.effect, record.restrictions].flatMap((passage) =>
        passage ? [passage.text] : [],
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
