import type { ModelProfile } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import { type Line, tableCells } from '@umpire/text';
import type { PageContext } from '../page-context.js';
import { rollCell } from './cells.js';
import { characteristicOf, readCharacteristics } from './statline.js';

const NEEDED = ['movement', 'toughness', 'save', 'wounds', 'leadership', 'objectiveControl'] as const;

interface ModelTable {
  readonly models: readonly ModelProfile[];
  /** Lines that were no part of it. */
  readonly rest: readonly Line[];
}

/** The statline of a 10th or 11th edition sheet where the page has one: a heading of M T SV W LD OC and a row a model. */
export function readModelTable(
  lines: readonly Line[],
  { unit, page }: { readonly unit: string; readonly page: PageContext },
): ModelTable {
  const models: ModelProfile[] = [];
  const rest: Line[] = [];
  let columns: readonly string[] | undefined;
  for (const line of lines) {
    const cells = tableCells(line.text);
    if (cells.filter((cell) => characteristicOf(cell) !== undefined).length >= 4) columns = cells;
    else if (columns === undefined || !line.text.includes('|')) rest.push(line);
    else models.push(modelOf(line, { cells, columns, unit, page }));
  }
  return { models, rest };
}

interface Row {
  readonly cells: readonly string[];
  readonly columns: readonly string[];
  readonly unit: string;
  readonly page: PageContext;
}

function modelOf({ number }: Line, { cells, columns, unit, page }: Row): ModelProfile {
  const { characteristics, unreadable } = readCharacteristics(
    columns.map((column, i) => [column, cells[i] ?? ''] as const),
  );
  const first = characteristicOf(columns[0] ?? '') === undefined ? (cells[0] ?? '') : '';
  const name = first === '' ? unit : first;
  const what = [...NEEDED.filter((field) => characteristics[field] === undefined), ...unreadable];
  const gaps =
    what.length === 0
      ? []
      : [page.report.warn('statline-incomplete', number, `The statline of ${name} lacks ${what.join(', ')}`, { what })];
  return {
    id: kebab(name),
    name,
    edition: page.edition,
    source: { file: page.file, lines: [number, number] },
    gaps,
    characteristics,
    brackets: [],
  };
}

/** `INVULNERABLE SAVE` with its value beside or below. */
export function invulnerableSaveOf(heading: string, text: string): number | undefined {
  if (!/^INVULNERABLE SAVE\b/.test(heading)) return undefined;
  return rollCell(`${heading.slice(17)} ${text}`.replace(/[^\d+]/g, ''));
}
