export type { CatalogueFile } from './catalogue/files/open-files.js';
export { type CatalogueInput, importCatalogue } from './catalogue/import-catalogue.js';
export {
  type FileRecords,
  type ImportChoice,
  type ImportedFiles,
  importFiles,
  type SourceFile,
} from './import-files.js';
export { importPage, type PageInput } from './page/import-page.js';
export { EXPORT_FORMATS, type ExportFormat, exportRoster } from './roster/export/export-roster.js';
export { importRoster, type RosterInput } from './roster/import-roster.js';
export { type KnownNames, type MatchedRoster, matchRoster } from './roster/match-roster.js';
export { importTables, type TablesInput } from './tables/import-tables.js';
export { exportKdc, type KdcFile, type KdcVersion } from './tables/kdc/export-kdc.js';
export { exportAbilityTable } from './tables/netepic-abilities.js';
export { type AbilityTable, readAbilityTable } from './tables/read-ability-table.js';
export { abilityTableAnswer } from './tables/table-answer.js';
