import type { Row, Table } from '../table-context.js';

/** The tables of an export, known by columns that only they have. */
const TABLES = {
  factions: ['id', 'name', 'link'],
  sources: ['id', 'name', 'type', 'edition', 'version'],
  datasheets: ['id', 'name', 'faction_id', 'source_id', 'role', 'loadout', 'transport'],
  models: ['datasheet_id', 'line', 'name', 'M', 'T', 'W'],
  wargear: ['datasheet_id', 'line_in_wargear', 'name', 'range', 'A', 'BS_WS', 'S', 'AP', 'D'],
  datasheetAbilities: ['datasheet_id', 'ability_id', 'model', 'name', 'description', 'type'],
  keywords: ['datasheet_id', 'keyword', 'model', 'is_faction_keyword'],
  options: ['datasheet_id', 'line', 'button', 'description'],
  compositions: ['datasheet_id', 'line', 'description'],
  costs: ['datasheet_id', 'line', 'description', 'cost'],
  leaders: ['leader_id'],
  datasheetStratagems: ['datasheet_id', 'stratagem_id'],
  datasheetEnhancements: ['datasheet_id', 'enhancement_id'],
  datasheetDetachmentAbilities: ['datasheet_id', 'detachment_ability_id'],
  abilities: ['id', 'name', 'legend', 'faction_id', 'description'],
  stratagems: ['faction_id', 'name', 'id', 'type', 'cp_cost', 'turn', 'phase'],
  enhancements: ['faction_id', 'id', 'name', 'cost', 'detachment', 'description'],
  detachmentAbilities: ['id', 'faction_id', 'name', 'description', 'detachment', 'detachment_id'],
  detachments: ['id', 'faction_id', 'name', 'type'],
  lastUpdate: ['last_update'],
} as const;

export type TableName = keyof typeof TABLES;

/** The table that has the most of its columns here; `undefined` where none has all. */
export function tableNameOf(columns: readonly string[]): TableName | undefined {
  const fitting = (Object.keys(TABLES) as TableName[]).filter((name) =>
    TABLES[name].every((column) => columns.includes(column)),
  );
  return fitting.toSorted((a, b) => TABLES[b].length - TABLES[a].length)[0];
}

export interface Export {
  readonly tables: ReadonlyMap<TableName, readonly Table[]>;
  rows(name: TableName): readonly PlacedRow[];
  /** The rows of a table that belong to something, by its id. */
  rowsOf(name: TableName, id: string): readonly PlacedRow[];
}

export interface PlacedRow extends Row {
  readonly table: Table;
}

export function exportOf(tables: ReadonlyMap<TableName, readonly Table[]>): Export {
  const rows = (name: TableName): readonly PlacedRow[] =>
    (tables.get(name) ?? []).flatMap((table) => table.rows.map((row) => ({ ...row, table })));
  const indexes = new Map<TableName, ReadonlyMap<string, readonly PlacedRow[]>>();
  const indexOf = (name: TableName): ReadonlyMap<string, readonly PlacedRow[]> => {
    const known = indexes.get(name);
    if (known) return known;
    const made = new Map<string, PlacedRow[]>();
    for (const row of rows(name)) {
      const id = row.cell('datasheet_id') || row.cell('leader_id');
      const before = made.get(id);
      if (before) before.push(row);
      else made.set(id, [row]);
    }
    indexes.set(name, made);
    return made;
  };
  return { tables, rows, rowsOf: (name, id) => indexOf(name).get(id) ?? [] };
}
