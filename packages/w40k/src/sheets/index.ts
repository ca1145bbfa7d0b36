export { detachmentsOf, giftsOf } from './brought.js';
export type { CompiledText, CompileText } from './compiled-ability.js';
export { type Listed, listed } from './listed.js';
export { weaponPartOf } from './loadout.js';
export { type ListAsked, listWithOwn } from './own-list.js';
export { type FromSheets, type ScenarioFromSheets, scenarioFrom } from './scenario-from.js';
export type { Missing, UnitSource } from './unit-source.js';
