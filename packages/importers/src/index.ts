export { importPage, type PageInput } from './page/import-page.js';
export { importRoster, type RosterInput } from './roster/import-roster.js';
