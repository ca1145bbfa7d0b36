import type { Attachment, Datasheet, ListedRule, ModelProfile, UnitCost } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import { readComposition } from '../../page/sheet/composition.js';
import { readCharacteristics } from '../../page/sheet/statline.js';
import { asPage } from '../table-context.js';
import { readAbilityRows } from './ability-rows.js';
import type { Export, PlacedRow } from './export.js';
import { htmlLine, htmlText } from './html-text.js';
import { readWeaponRows } from './weapon-rows.js';

export interface SheetContext {
  readonly from: Export;
  readonly edition: string;
  /** Names by their ids, of everything that datasheets list. */
  readonly names: ReadonlyMap<string, string>;
  readonly ids: ReadonlyMap<string, string>;
}

/** A row of the table of datasheets, with all that other tables say of it. */
export function readSheetRow(row: PlacedRow, context: SheetContext): Datasheet {
  const { from, edition, names, ids } = context;
  const key = row.cell('id');
  const faction = row.cell('faction_id');
  const name = htmlLine(row.cell('name'));
  const models = from.rowsOf('models', key).map((one) => modelOf(one, edition));
  const keywords = from.rowsOf('keywords', key);
  const { composition, equipment } = compositionOf(from.rowsOf('compositions', key), edition);
  const loadout = [htmlText(row.cell('loadout')), equipment ?? ''].filter((text) => text !== '').join('\n');
  const attachments = attachmentsOf(key, context);
  const transport = htmlText(row.cell('transport'));
  const damaged = htmlText(row.cell('damaged_description'));
  const gaps =
    models.length === 0
      ? [row.table.report.warn('statline-missing', row.line, `${name} has no statline`, { found: name })]
      : [];
  return {
    kind: 'datasheet',
    id: ids.get(key) ?? kebab(name),
    name,
    edition,
    source: { file: row.table.file, lines: [row.line, row.line], ...(key === '' ? {} : { entry: key }) },
    gaps,
    faction: names.get(`faction ${faction}`) ?? faction,
    models,
    weapons: readWeaponRows(from.rowsOf('wargear', key), edition),
    abilities: readAbilityRows(from.rowsOf('datasheetAbilities', key), { faction, edition, from }),
    options: from.rowsOf('options', key).flatMap((one) => optionOf(one, kebab(name))),
    composition,
    ...(loadout === '' ? {} : { equipment: loadout }),
    costs: from.rowsOf('costs', key).flatMap((one) => costOf(one)),
    keywords: keywordsOf(keywords, (one) => one.cell('model') === '' && !isFaction(one)),
    factionKeywords: keywordsOf(keywords, isFaction),
    modelKeywords: modelKeywordsOf(keywords),
    stratagems: listed('datasheetStratagems', 'stratagem_id', { key, context }),
    detachmentRules: listed('datasheetDetachmentAbilities', 'detachment_ability_id', { key, context }),
    other:
      damaged === ''
        ? []
        : [{ heading: `Damaged: ${row.cell('damaged_w')} wounds remaining`, text: damaged, line: row.line }],
    ...(row.cell('role') === '' ? {} : { role: row.cell('role') }),
    ...(attachments.length === 0 ? {} : { attachments }),
    ...(transport === '' ? {} : { transport: { text: transport, ...capacityOf(transport), line: row.line } }),
    ...enhancementsOf(key, context),
  };
}

const isFaction = (row: PlacedRow): boolean => row.cell('is_faction_keyword') === 'true';

const keywordsOf = (rows: readonly PlacedRow[], want: (row: PlacedRow) => boolean): readonly string[] => [
  ...new Set(
    rows
      .filter(want)
      .map((row) => htmlLine(row.cell('keyword')).toUpperCase())
      .filter((one) => one !== ''),
  ),
];

function modelKeywordsOf(rows: readonly PlacedRow[]): Datasheet['modelKeywords'] {
  const models = [...new Set(rows.filter((row) => !isFaction(row)).map((row) => row.cell('model')))].filter(
    (model) => model !== '',
  );
  return models.map((model) => {
    const own = rows.filter((row) => row.cell('model') === model);
    return { model, keywords: keywordsOf(own, (row) => !isFaction(row)), line: own[0]?.line ?? 1 };
  });
}

function capacityOf(text: string): { readonly capacity?: number } {
  const capacity = /\bcapacity of (\d{1,3})\b/i.exec(text)?.[1];
  return capacity === undefined ? {} : { capacity: Number(capacity) };
}

function modelOf(row: PlacedRow, edition: string): ModelProfile {
  const name = htmlLine(row.cell('name'));
  const bare = (cell: string): string => (/^\d$/.test(cell) ? `${cell}+` : cell);
  const { characteristics, unreadable } = readCharacteristics([
    ['M', row.cell('M').replace(/\+?"$/, '"')],
    ['T', row.cell('T')],
    ['Sv', bare(row.cell('Sv'))],
    ['InSv', row.cell('inv_sv_descr') === '' ? bare(row.cell('inv_sv')) : '-'],
    ['W', row.cell('W')],
    ['Ld', row.cell('Ld')],
    ['OC', row.cell('OC')],
  ]);
  const base = htmlLine(row.cell('base_size'));
  const gaps =
    unreadable.length === 0
      ? []
      : [
          row.table.report.warn(
            'statline-incomplete',
            row.line,
            `The statline of ${name} lacks ${unreadable.join(', ')}`,
            { what: unreadable },
          ),
        ];
  return {
    id: kebab(name) || 'unnamed',
    name,
    edition,
    source: { file: row.table.file, lines: [row.line, row.line] },
    gaps,
    ...(base === '' ? {} : { base }),
    characteristics,
    brackets: [],
  };
}

function compositionOf(rows: readonly PlacedRow[], edition: string): ReturnType<typeof readComposition> {
  const [first] = rows;
  if (first === undefined) return { composition: [] };
  const lines = rows.flatMap((row) =>
    htmlText(row.cell('description'))
      .split('\n')
      .flatMap((text) => (/^\d+ \D+ and \d+ /.test(text) ? text.split(' and ') : [text]))
      .filter((text) => text !== '')
      .map((text) => ({ number: row.line, text })),
  );
  return readComposition(lines, asPage(first.table, edition));
}

function optionOf(row: PlacedRow, sheet: string): Datasheet['options'] {
  const text = htmlText(row.cell('description'));
  return /^(?:none\.?)?$/i.test(text)
    ? []
    : [{ id: `${sheet}-option-${row.cell('line') || row.line}`, text, line: row.line }];
}

/** `5 models`, `1 Potter and 4 Clay Walkers`. */
function costOf(row: PlacedRow): readonly UnitCost[] {
  const description = htmlLine(row.cell('description'));
  const models = [...description.matchAll(/\b(\d{1,3})\b/g)].reduce((sum, [, count]) => sum + Number(count), 0);
  const points = /^\d{1,5}$/.test(row.cell('cost')) ? Number(row.cell('cost')) : undefined;
  if (points === undefined || models < 1) {
    row.table.report.warn('cost-unreadable', row.line, 'This row is not "so many models, so many points"', {
      found: `${description} | ${row.cell('cost')}`,
    });
    return [];
  }
  return [{ models, points, printed: `${description}: ${points}`, line: row.line }];
}

function attachmentsOf(key: string, { from, names }: SheetContext): readonly Attachment[] {
  return from.rowsOf('leaders', key).flatMap((row) => {
    const id = row.cell('attached_id') || row.cell('attached_datasheet_id');
    const unit = names.get(`datasheet ${id}`);
    if (unit !== undefined) return [{ unit, as: 'leader', line: row.line } as const];
    row.table.report.warn('reference-missing', row.line, 'A leader may join a datasheet that is not in the tables', {
      found: id,
    });
    return [];
  });
}

interface Listing {
  readonly key: string;
  readonly context: SheetContext;
}

function listed(
  table: 'datasheetStratagems' | 'datasheetDetachmentAbilities',
  column: string,
  { key, context }: Listing,
): readonly ListedRule[] {
  const kind = table === 'datasheetStratagems' ? 'stratagem' : 'detachment ability';
  return context.from.rowsOf(table, key).flatMap((row) => {
    const name = context.names.get(`${kind} ${row.cell(column)}`);
    return name === undefined ? [] : [{ id: kebab(name), name, line: row.line }];
  });
}

function enhancementsOf(key: string, { from, names }: SheetContext): { readonly enhancements?: readonly string[] } {
  const ids = from.rowsOf('datasheetEnhancements', key).flatMap((row) => {
    const name = names.get(`enhancement ${row.cell('enhancement_id')}`);
    return name === undefined ? [] : [kebab(name)];
  });
  return ids.length === 0 ? {} : { enhancements: [...new Set(ids)] };
}
