export { findUnit, lineageOf, unitsIn, weaponsIn } from './find-unit.js';
export { type Match, matchName, type Named } from './match-name.js';
export type { BracketFacts, EditionFacts, ModelFacts, UnitFacts, WeaponFacts } from './unit-facts.js';
