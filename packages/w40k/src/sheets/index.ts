export { weaponPartOf } from './loadout.js';
export { type FromSheets, type ScenarioFromSheets, scenarioFrom } from './scenario-from.js';
export type { Missing, UnitSource } from './unit-source.js';
