import type { ImportRecord } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import type { Table } from '../table-context.js';
import { type Export, exportOf, type TableName } from './export.js';
import { htmlLine } from './html-text.js';
import { readDetachmentRow, readEnhancementRow, readSharedAbility, readStratagemRow } from './rule-rows.js';
import { readSheetRow, type SheetContext } from './sheet-rows.js';

/** The tables of an export, joined by their ids, to records. */
export function readExport(
  tables: ReadonlyMap<TableName, readonly Table[]>,
  { edition: asked }: { readonly edition: string | undefined },
): readonly ImportRecord[] {
  const from = exportOf(tables);
  const edition = asked ?? editionOf(from);
  const names = namesOf(from);
  const context: SheetContext = { from, edition, names, ids: sheetIds(from) };
  checkOrphans(from);
  const records: ImportRecord[] = [];
  for (const row of from.rows('datasheets')) {
    const sheet = readSheetRow(row, context);
    records.push(sheet);
    for (const weapon of sheet.weapons) records.push({ kind: 'weapon', of: sheet.id, ...weapon });
    for (const ability of sheet.abilities) records.push({ kind: 'ability', of: sheet.id, ...ability });
  }
  for (const row of from.rows('stratagems')) records.push(readStratagemRow(row, context));
  for (const row of from.rows('enhancements')) records.push(readEnhancementRow(row, context));
  for (const row of from.rows('detachmentAbilities')) records.push(readDetachmentRow(row, context));
  for (const row of from.rows('abilities')) records.push(readSharedAbility(row, context));
  return withOwnIds(records);
}

/** Links say which edition an export is of; without them it is taken for the one these tables were made for. */
function editionOf(from: Export): string {
  for (const row of [...from.rows('factions'), ...from.rows('datasheets')]) {
    const edition = /\/wh40k(\d{1,2})ed\//.exec(row.cell('link'))?.[1];
    if (edition !== undefined) return `w40k-${Number(edition)}`;
  }
  const source = from
    .rows('sources')
    .find((row) => /^\d{1,2}$/.test(row.cell('edition')))
    ?.cell('edition');
  return `w40k-${source ?? '10'}`;
}

const NAMED: readonly (readonly [table: TableName, kind: string])[] = [
  ['factions', 'faction'],
  ['datasheets', 'datasheet'],
  ['stratagems', 'stratagem'],
  ['enhancements', 'enhancement'],
  ['detachmentAbilities', 'detachment ability'],
];

const namesOf = (from: Export): ReadonlyMap<string, string> =>
  new Map(
    NAMED.flatMap(([table, kind]) =>
      from.rows(table).map((row) => [`${kind} ${row.cell('id')}`, htmlLine(row.cell('name'))] as const),
    ),
  );

/** Datasheets of one name in several factions have ids of their own. */
function sheetIds(from: Export): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const ids = new Map<string, string>();
  for (const row of from.rows('datasheets')) {
    const plain = kebab(htmlLine(row.cell('name'))) || 'unnamed';
    const tries = [plain, `${plain}-${kebab(row.cell('faction_id'))}`];
    let id = tries.find((one) => !taken.has(one)) ?? '';
    for (let n = 2; id === ''; n++) if (!taken.has(`${tries[1]}-${n}`)) id = `${tries[1]}-${n}`;
    taken.add(id);
    ids.set(row.cell('id'), id);
  }
  return ids;
}

const BELONGING: readonly TableName[] = [
  'models',
  'wargear',
  'datasheetAbilities',
  'keywords',
  'options',
  'compositions',
  'costs',
];

/** Rows of datasheets that the tables do not have are said once a table. */
function checkOrphans(from: Export): void {
  const known = new Set(from.rows('datasheets').map((row) => row.cell('id')));
  for (const table of BELONGING) {
    const orphans = from.rows(table).filter((row) => !known.has(row.cell('datasheet_id')));
    const [first] = orphans;
    if (first)
      first.table.report.warn(
        'reference-missing',
        first.line,
        `${orphans.length} rows belong to datasheets that are not in the tables`,
        {
          found: first.cell('datasheet_id'),
        },
      );
  }
}

/** The second record of a kind and id gets what tells it apart, or a number. */
function withOwnIds(records: readonly ImportRecord[]): readonly ImportRecord[] {
  const taken = new Set<string>();
  return records.map((record) => {
    const owner = 'of' in record ? record.of : '';
    const apart =
      'detachment' in record && record.detachment
        ? record.detachment
        : 'faction' in record
          ? (record.faction ?? '')
          : '';
    const tries = [record.id || 'unnamed', `${record.id}-${kebab(apart)}`];
    const isFree = (id: string): boolean => !taken.has(`${record.kind} ${owner} ${id}`);
    let id = tries.find(isFree) ?? '';
    for (let n = 2; id === ''; n++) if (isFree(`${tries[1]}-${n}`)) id = `${tries[1]}-${n}`;
    taken.add(`${record.kind} ${owner} ${id}`);
    return id === record.id ? record : { ...record, id };
  });
}
