import type { Paragraph, Passage, Stratagem } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import type { Report } from '../../page/report.js';
import { text, whole } from '../kdc/kdc-file.js';

/** A file of printed rules in JSON: what is read, and where its names stand. */
export interface Pack {
  readonly file: string;
  readonly edition: string;
  readonly report: Report;
  readonly lineOf: (name: string) => number;
}

export type Fields = Readonly<Record<string, unknown>>;

/** The line on which a name is first printed as a value; the first line where it is not. */
export function linesIn(source: string): (name: string) => number {
  const starts: number[] = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return (name) => {
    const at = source.indexOf(JSON.stringify(name));
    if (at < 0) return 1;
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= at) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

/** What every record of the file has. */
export function headOf(name: string, { file, edition, lineOf }: Pack) {
  const line = lineOf(name);
  const lines: readonly [number, number] = [line, line];
  return { id: kebab(name) || 'unnamed', name, edition, source: { file, lines }, gaps: [] };
}

/** A name, or nothing and an issue. */
export function nameOf(fields: Fields, key: string, what: string, { report }: Pack): string | undefined {
  const name = text(fields[key]);
  if (name !== '') return name;
  report.warn('row-without-name', 1, `${what} has no name; it was left out`);
  return undefined;
}

export function paragraphsOf(printed: string, line: number): readonly Paragraph[] {
  return printed
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const bullet = /^[-■▪•]\s*(.*)$/.exec(one)?.[1];
      return bullet === undefined ? { kind: 'text', text: one, line } : { kind: 'bullet', text: bullet, line };
    });
}

export interface CardOf {
  readonly group: Stratagem['group'];
  readonly detachment?: string;
}

/** A stratagem whose parts are fields: `when`, `target`, `effect`, `restrictions`, `cp`. */
export function stratagemOf(fields: Fields, { group, detachment }: CardOf, pack: Pack): readonly Stratagem[] {
  const name = nameOf(fields, Object.hasOwn(fields, 'title') ? 'title' : 'name', 'A stratagem', pack);
  if (name === undefined) return [];
  const head = headOf(name, pack);
  const [line] = head.source.lines;
  const passage = (key: string): Passage | undefined => {
    const printed = text(fields[key]);
    return printed === '' ? undefined : { text: printed, lines: [line, line] };
  };
  const parts = {
    when: passage('when'),
    target: passage('target'),
    effect: passage('effect'),
    restrictions: passage('restrictions'),
  };
  const cost = whole(fields['cp']);
  const missing = [
    ...(['when', 'target', 'effect'] as const).filter((part) => parts[part] === undefined),
    ...(cost === undefined || cost < 0 ? ['cost'] : []),
  ];
  const gaps =
    missing.length === 0
      ? []
      : [pack.report.warn('stratagem-incomplete', line, `${name} lacks ${missing.join(', ')}`, { what: missing })];
  const type = text(fields['type']);
  return [
    {
      kind: 'stratagem',
      ...head,
      gaps,
      cost: Math.max(0, cost ?? 0),
      group,
      ...(detachment === undefined ? {} : { detachment }),
      ...(type === '' ? {} : { type }),
      ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)),
      aliases: [],
      states: [],
    },
  ];
}
