export { armyRulesOf, musterOf, shippedLists } from './armies/index.js';
export { healed, type Patients, reassembled } from './attack/healing.js';
export { listsRoll } from './attack/listed-rolls.js';
export { attackDriver, isReadable } from './attack/readable.js';
export { editionNames, w40kWith } from './editions/load.js';
export { findUnit, lineageOf, type Match, matchName, type UnitFacts, unitsIn } from './facts/index.js';
export { printedAnswers } from './rules/eleventh/printed-answers.js';
export { type Aftermath, aftermathOf } from './scenario/aftermath.js';
export { type Befalling, befall } from './scenario/befall.js';
export { fallenWith } from './scenario/fall.js';
export { readPairs } from './scenario/pairs.js';
export {
  type CompiledText,
  type CompileText,
  detachmentsOf,
  type FromSheets,
  giftsOf,
  type ListAsked,
  type Listed,
  listed,
  listWithOwn,
  type Missing,
  type ScenarioFromSheets,
  scenarioFrom,
  type UnitSource,
  weaponPartOf,
} from './sheets/index.js';
export { facts } from './states.js';
export { w40k } from './system.js';
export type { TableEvent } from './table/event.js';
export type { Table } from './table/table.js';
export { actsInBattle, ruleActsInBattle } from './turn/acts-in-battle.js';
export { battleOf, missions } from './turn/battle-of.js';
export { w40kBattles } from './turn/battle-system.js';
export { unplayedOf } from './turn/unplayed.js';
export type { SeenTable } from './turn/view.js';
export { vocabulary } from './vocabulary.js';
