export { findUnit, lineageOf, unitsIn, weaponsIn } from './find-unit.js';
export { type Match, matchName } from './match-name.js';
export type { ModelFacts, UnitFacts, WeaponFacts } from './unit-facts.js';
